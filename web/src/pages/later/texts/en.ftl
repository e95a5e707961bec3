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
