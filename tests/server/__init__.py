"""The server: over real sockets, with a clock that the tests move."""
