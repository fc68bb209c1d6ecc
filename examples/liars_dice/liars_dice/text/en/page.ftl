# What only the page says.

liars-nobody = No bid yet
liars-bid = { $name } bids { $count } × { $face }
liars-cup = The dice of { $name }
liars-count = How many
liars-more = More
liars-fewer = Fewer
