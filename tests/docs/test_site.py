"""What `make site` would stumble over is found without it, and the README can stand on the page of a package."""

import importlib.util
import re
import tomllib
from importlib import import_module
from importlib.metadata import metadata
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
NAV = re.findall(r": ([\w/-]+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)
MADE = {"index.md", "CONTRIBUTING.md", "CHANGELOG.md", "rulebooks/index.md", "adr/index.md"}


def package_page():
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.package_page


def test_every_page_is_on_the_site_once():
    assert sorted(set(NAV) - MADE) == sorted(path.name for path in DOCS.glob("*.md"))
    assert len(NAV) == len(set(NAV))


def test_everything_in_the_reference_is_there_and_says_what_it_is():
    names = re.findall(r"^::: ([\w.]+)$", (DOCS / "reference.md").read_text("utf-8"), re.MULTILINE)
    assert names
    for name in names:
        module, _, last = name.rpartition(".")
        try:
            found = import_module(name)
        except ModuleNotFoundError:
            found = getattr(import_module(module), last)
        assert found.__doc__, name


def test_the_site_is_no_part_of_the_package():
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert not [line for line in metadata("flagfall").get_all("Requires-Dist") if "mkdocs" in line]
    assert "mkdocs" not in (ROOT / "requirements.lock").read_text("utf-8")
    assert any("mkdocs" in line for line in told["dependency-groups"]["site"])


def test_no_link_of_the_package_page_leads_into_a_folder_nobody_has():
    text = (ROOT / "README.md").read_text("utf-8")
    links = re.findall(r"\]\(([^)]+)\)", package_page()(text, "https://example.org/flagfall/"))
    assert links
    assert all(link.startswith("https://") for link in links)


def test_without_an_address_the_package_page_says_which_file_of_the_source_package_is_meant():
    plain = package_page()((ROOT / "README.md").read_text("utf-8"), "")
    assert "](" not in plain
    assert "Environments (`docs/environments.md`)" in plain
    assert "in the source package" in plain
    packed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["sdist"]
    named = re.findall(r"\(`([\w./-]+)`\)", plain)
    assert named
    assert all((ROOT / file).exists() and file.partition("/")[0] in packed["include"] for file in named)
