# Another device of the same person.

pair-open = Open on another device
pair-making = One moment …
pair-scan = Scan this code with the other device:
pair-qr = Code to scan: your seats on another device
pair-or-type = Or type the letters there, at
pair-code = Code
pair-valid = Good for five minutes, and once. Show it to nobody else: whoever has it plays for you.
pair-copy = Copy as a link
pair-copied = The link is copied.
pair-expired = This code is too old.
pair-again = New code
pair-added = A device was added: { $device }
pair-added-not-you = If that was not you, sign it out in the settings, under My devices.
pair-some-device = unknown device
pair-unreachable = The server does not answer. Nothing has changed: try again.
pair-title = Play on here
pair-how = On the device that you have played on, open the menu of the table, or My devices in the settings, and choose “Open on another device”.
pair-look = Go on
pair-bad-code = A code has eight letters and digits, such as ABCD EFGH.
pair-gets = This device then plays here:
pair-gets-nothing = There is no game to play on at the moment, but this device will then be one of yours.
pair-loses = On this device somebody plays already. These seats cannot be played from here any more, unless they are also on another device:
pair-confirm-note = You can sign this device out at any time, in the settings.
pair-confirm = Yes, these are my seats
