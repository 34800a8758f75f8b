# The words of turn notices in English.


## The mail

notice-mail-subject = Your turn: { $title }
notice-mail-greeting = Hello { $name },
notice-mail-turn = it is your turn at the table “{ $title }”.
notice-mail-link = Play on here: { $link }
notice-mail-reason = You get this mail because your address was entered there for turn notices. You can take it out at the table.
notice-mail-stop = No more mails from this server: { $link }
notice-push-text = It is your turn.

## The mail that asks for consent

notice-consent-subject = Turn notices: please confirm your address
notice-consent-asked = Hello, somebody wants to be told by mail when it is their turn in a game at { $server }, and gave your address.
notice-consent-yes = If that was you, please confirm it within two days: { $link }
notice-consent-no = If not, you need not do anything: without your consent no notices are sent to you.
notice-consent-never = And if this server shall never write to you again: { $link }

## Why a destination is refused

notice-url = This is no web address: write it in full, with http:// or https:// and without spaces or special letters.
notice-url-long = A web address for notices has at most 500 characters.
notice-url-login = A web address for notices contains no user name and no password.
notice-url-host = The host or the port in this web address is not understood.
notice-url-private = This web address leads to the server itself or to its own network.
notice-key = A key for notices has 16 to 200 letters, digits or signs, without spaces.
notice-mail-off = This server sends no mails.
notice-mail-public = This server sends no mails as long as it does not know its own address; whoever runs it can set ALHAMBRA_PUBLIC_URL.
notice-mail-address = This mail address is not understood.
notice-push-endpoint = This is no address of a push service: it begins with https:// and has no port.
notice-push-keys = The keys of this browser are not understood.

## What is wrong with the settings of the mail server

notice-smtp-url = ALHAMBRA_SMTP_URL is not understood: it is written smtp+starttls://user:password@host:587, with %40 for @, %2F for /, %23 for #, %3F for ?, %3A for : and %25 for % in user and password.
notice-smtp-scheme = ALHAMBRA_SMTP_URL begins with smtp+starttls://, smtps:// or smtp://.
notice-smtp-host = ALHAMBRA_SMTP_URL names no host that can exist, or no port from 1 to 65535.
notice-smtp-login = ALHAMBRA_SMTP_URL has both user and password or neither, in ASCII characters.
notice-smtp-clear = ALHAMBRA_SMTP_URL would send the password unencrypted: use smtp+starttls:// or smtps://.
notice-smtp-sender = ALHAMBRA_SMTP_SENDER is no plain mail address such as alhambra@example.org.
