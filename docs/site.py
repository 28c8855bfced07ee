"""What the site has beside the pages of this folder: the pages of the folder above, and lists of the rulebooks and decisions."""

import re
from pathlib import Path

from mkdocs.structure.files import File

DOCS = Path(__file__).parent
ABOVE = {"README.md": "index.md", "CONTRIBUTING.md": "CONTRIBUTING.md", "CHANGELOG.md": "CHANGELOG.md"}
LISTS = {"rulebooks": "Rulebooks", "adr": "Decisions"}


def on_files(files, config):
    for name, page in ABOVE.items():
        text = (DOCS.parent / name).read_text("utf-8")
        text = re.sub(r"\]\(docs/(\w+)/\)", r"](\1/index.md)", text)
        files.append(File.generated(config, page, content=text.replace("](docs/", "](")))
    for folder, title in LISTS.items():
        lines = [f"- [{_title(path)}]({path.name})" for path in sorted((DOCS / folder).glob("*.md"))]
        files.append(File.generated(config, f"{folder}/index.md", content="\n".join([f"# {title}", "", *lines, ""])))
    return files


def _title(path):
    return path.read_text("utf-8").partition("\n")[0].lstrip("# ")
