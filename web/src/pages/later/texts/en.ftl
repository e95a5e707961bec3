# What is said only where somebody asks for it; it comes with its pages. The Polish file has the same keys.

device-text = Open this link on your other device: you play on there as here. Whoever has it plays your seat, so give it to nobody.
device-link = Link to your seat
device-code = Give me a code
device-code-new = Another code
device-code-text = Type it at { $page }. It works once, for { $minutes } minutes.
code-text = On the device on which you play, choose Menu, Take my seat along, Give me a code. Type it here, and you play on here.
code-label = Code of your seat
code-go = Play on here

picture-title = A picture of this moment
picture-alt = Picture: { $text }
picture-save = Save the picture
picture-failed = This browser cannot draw the picture.
picture-won = Victory: { $names }

calls-text = This device gets a message when it is your turn at this table and you are not looking at the page, and when the match is over. It comes through your browser's push service, and only your device can read it: it says which table waits, and nothing of what happens there.
calls-on = Switch it on
calls-off = Switch it off
calls-is-on = It is on for this device at this table.
calls-refused = Your browser does not allow messages from this page, so nothing was switched on. Allow them in the browser's settings for this page, and try again.
calls-failed = Your browser does not reach its push service. Nothing has changed; try again later.

key-0 = press the red button
key-1 = the button with that sign
key-2 = from card to card
key-3 = from group to group
key-4 = why not? (on a card)
key-5 = the large card
key-6 = the log
key-7 = a hint
key-8 = take back
key-9 = let go, close
