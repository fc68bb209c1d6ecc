"""Where tables are kept: `base` is the interface, `sqlite` the store of a single machine."""
