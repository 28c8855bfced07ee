"""Records are read by field name, compiled or not."""

import pytest

from flagfall.kit.record import layout, record_over, records


@pytest.mark.parametrize("name", ["size", "copy", "T", "field", "pprint"])
def test_a_field_cannot_have_a_name_that_is_numpys_own(name):
    """Uncompiled, numpy would answer instead of the record."""
    with pytest.raises(ValueError, match=f"numpy's records have a '{name}' of their own"):
        layout([("cells", "i8"), (name, "i8", 12)])


def test_a_record_can_be_laid_over_memory_that_is_there():
    kind = layout([("wide", "<i2"), ("small", "u1", 2)])
    assert records(kind, 3).tobytes() == bytes(12)
    held = bytearray(b"\1\1\2\3")
    record = record_over(kind, held)
    record["wide"] = 5
    assert held == b"\5\0\2\3"
    assert record["small"].tolist() == [[2, 3]]
