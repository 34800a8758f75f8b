# Die Wörter der Benachrichtigungen auf Deutsch.


## Die Mail

notice-mail-subject = Du bist am Zug: { $title }
notice-mail-greeting = Hallo { $name },
notice-mail-turn = du bist am Tisch „{ $title }“ am Zug.
notice-mail-link = Hier geht es weiter: { $link }
notice-mail-reason = Du bekommst diese Mail, weil deine Adresse dort für Benachrichtigungen eingetragen wurde. Am Tisch kannst du sie wieder austragen.
notice-mail-stop = Keine Mails mehr von diesem Server: { $link }
notice-push-text = Du bist am Zug.

## Die Mail, die um Zustimmung bittet

notice-consent-subject = Benachrichtigungen: Bitte bestätige deine Adresse
notice-consent-asked = Hallo, jemand möchte per Mail erfahren, wenn er oder sie in einem Spiel auf { $server } am Zug ist, und hat deine Adresse angegeben.
notice-consent-yes = Wenn du das warst, bestätige es bitte innerhalb von zwei Tagen: { $link }
notice-consent-no = Wenn nicht, brauchst du nichts zu tun: Ohne deine Zustimmung bekommst du keine Benachrichtigungen.
notice-consent-never = Und wenn dieser Server dir nie wieder schreiben soll: { $link }

## Warum ein Ziel abgelehnt wird

notice-url = Das ist keine Webadresse: Schreib sie ganz aus, mit http:// oder https:// und ohne Leerzeichen oder Umlaute.
notice-url-long = Eine Webadresse für Benachrichtigungen hat höchstens 500 Zeichen.
notice-url-login = Eine Webadresse für Benachrichtigungen enthält weder Benutzernamen noch Passwort.
notice-url-host = Der Rechnername oder der Port in dieser Webadresse ist unverständlich.
notice-url-private = Diese Webadresse führt zum Server selbst oder in sein eigenes Netz.
notice-key = Ein Schlüssel für Benachrichtigungen hat 16 bis 200 Buchstaben, Ziffern oder Zeichen, ohne Leerzeichen und Umlaute.
notice-mail-off = Dieser Server verschickt keine Mails.
notice-mail-public = Dieser Server verschickt keine Mails, solange er seine eigene Adresse nicht kennt; wer ihn betreibt, kann ALHAMBRA_PUBLIC_URL angeben.
notice-mail-address = Diese Mailadresse ist unverständlich.
notice-push-endpoint = Das ist keine Adresse eines Push-Dienstes: Sie beginnt mit https:// und hat keinen Port.
notice-push-keys = Die Schlüssel dieses Browsers sind unverständlich.

## Was an den Einstellungen des Mailservers nicht stimmt

notice-smtp-url = ALHAMBRA_SMTP_URL ist unverständlich: Man schreibt smtp+starttls://user:password@host:587, mit %40 für @, %2F für /, %23 für #, %3F für ?, %3A für : und %25 für % in Benutzer und Passwort.
notice-smtp-scheme = ALHAMBRA_SMTP_URL beginnt mit smtp+starttls://, smtps:// oder smtp://.
notice-smtp-host = ALHAMBRA_SMTP_URL nennt keinen möglichen Rechnernamen oder keinen Port von 1 bis 65535.
notice-smtp-login = ALHAMBRA_SMTP_URL enthält Benutzer und Passwort oder keines von beiden, in ASCII-Zeichen.
notice-smtp-clear = ALHAMBRA_SMTP_URL würde das Passwort unverschlüsselt senden: Nimm smtp+starttls:// oder smtps://.
notice-smtp-sender = ALHAMBRA_SMTP_SENDER ist keine einfache Mailadresse wie alhambra@example.org.
