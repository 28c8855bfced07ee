"""The lab: where the value of a mind is taught, measured and written down. docs/lab.md is its notebook."""
