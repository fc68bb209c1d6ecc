"""All tables of this server: opened, joined, found, loaded, closed and deleted.

`running.py` puts a live table together with its bots and reaction windows.

May import `runtime`, `protocol`, `security`, `store`, `archive`, `nodes`, `services`, `table`, `bots`, `reactions`,
`notices`. Start with `registry.py`.
"""
