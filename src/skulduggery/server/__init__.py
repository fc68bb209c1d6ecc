"""The server: tables that live in one process, a store that forgets nothing, and the sockets between them and pages."""
