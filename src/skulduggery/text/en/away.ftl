# Skulduggery, English: notices and feeds for those whose page is closed. In the settings, at a table.

away-title = When this page is closed
away-push = Tell me here when it is my turn
away-push-effect = Your browser shows a notice that says at which table. The server forgets its address when the match is over.
away-push-forbidden = This browser does not allow notices. You can change that in its settings.
away-push-none = This server cannot send notices. Its owner finds the reason in its log.
away-push-failed = Your browser’s notice service does not answer. Please try again later.
away-push-http = Browsers allow notices only on pages with HTTPS, and this page has none. A feed works here, too.
away-push-browser = This browser takes no notices from closed pages. On an iPhone or iPad, first add this page to the Home Screen. A feed works here, too.
away-feed = Feed for a news reader
away-feed-effect = A secret address that says whose turn it is at this table, and nothing of the match. It lasts as long as the table.
away-feed-make =
    { $seats ->
        [one] Make a feed
       *[other] Make a feed for { $name }
    }
away-feed-address =
    { $seats ->
        [one] Address of your feed
       *[other] Address of the feed of { $name }
    }
away-feed-copy = Copy address
away-feed-end = End this feed
