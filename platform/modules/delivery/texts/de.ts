import type { MessageTexts } from './message-texts.ts';

export const germanMessages: MessageTexts = {
  verify: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    body: 'Guten Tag,\n\nbitte bestätigen Sie, dass diese Adresse Ihnen gehört:\n{link}\n\nWenn Sie kein Konto bei {brand} haben, ignorieren Sie diese E-Mail.\n\n{brand}',
  },
  activate: {
    subject: 'Aktivieren Sie Ihr Konto',
    body: 'Guten Tag,\n\nbitte aktivieren Sie Ihr Konto:\n{link}\n\nWenn Sie bei {brand} kein Konto eröffnet haben, ignorieren Sie diese E-Mail.\n\n{brand}',
  },
  newsletter: {
    subject: 'Unser Newsletter',
    body: 'Guten Tag,\n\nSie erhalten den Newsletter von {brand}. Hier können Sie ihn abbestellen:\n{link}\n\n{brand}',
  },
  password: {
    subject: 'Ihr neues Passwort',
    body: 'Guten Tag,\n\nüber diesen Link legen Sie innerhalb einer Stunde ein neues Passwort fest:\n{link}\n\nWenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail: Ihr Passwort bleibt unverändert.\n\n{brand}',
  },
  password_code: {
    subject: 'Ihr neues Passwort',
    body: 'Guten Tag,\n\nIhr Code für ein neues Passwort: {code}\nEr gilt {minutes} Minuten. Geben Sie ihn nicht weiter; wir fragen nie danach.\n\nOder legen Sie das Passwort innerhalb einer Stunde über diesen Link fest:\n{link}\n\nWenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail: Ihr Passwort bleibt unverändert.\n\n{brand}',
  },
  login: {
    subject: 'Ihr Link zur Anmeldung',
    body: 'Guten Tag,\n\nmit diesem Link melden Sie sich an. Er gilt {minutes} Minuten und nur einmal:\n{link}\n\nWenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail und geben Sie den Link nicht weiter.\n\n{brand}',
  },
  withdrawal_link: {
    subject: 'Ihr Geld auszahlen',
    body: 'Guten Tag,\n\nauf Ihrem Konto bei {brand} ist Geld. Dieser Link öffnet es nur für eine Auszahlung. Er gilt {minutes} Minuten und nur einmal:\n{link}\n\nWenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail und geben Sie den Link nicht weiter.\n\n{brand}',
  },
  two_step: {
    subject: 'Ihr Anmeldecode',
    body: 'Guten Tag,\n\nIhr Code für den zweiten Schritt der Anmeldung: {code}\nEr gilt {minutes} Minuten. Geben Sie ihn nicht weiter; wir fragen nie danach.\n\nWenn Sie sich gerade nicht anmelden, kennt jemand Ihr Passwort: Ändern Sie es.\n\n{brand}',
  },
  sms_login: {
    subject: '',
    body: '{brand}: Ihr Anmeldecode lautet {code}. Er gilt {minutes} Minuten. Geben Sie ihn nicht weiter.',
  },
  sms_two_step: {
    subject: '',
    body: '{brand}: Ihr Code für den zweiten Schritt der Anmeldung lautet {code}. Er gilt {minutes} Minuten. Geben Sie ihn nicht weiter.',
  },
  sms_proof: {
    subject: '',
    body: '{brand}: Ihr Code zur Bestätigung einer Änderung Ihrer Anmeldung lautet {code}. Er gilt {minutes} Minuten. Geben Sie ihn nicht weiter.',
  },
  sms_password: {
    subject: '',
    body: '{brand}: Ihr Code für ein neues Passwort lautet {code}. Er gilt {minutes} Minuten. Geben Sie ihn nicht weiter.',
  },
  sms_by_email: {
    subject: '',
    body: '{brand}: Ihr Konto ist durch die Zwei-Schritt-Anmeldung geschützt. Fordern Sie den Code per E-Mail an.',
  },
  sms_phone: {
    subject: '',
    body: '{brand}: Ihr Bestätigungscode für diese Nummer lautet {code}. Er gilt {minutes} Minuten.',
  },
  registration: {
    subject: 'Ihr Code für die Kontoeröffnung',
    body: 'Guten Tag,\n\nIhr Code für die Eröffnung eines Kontos bei {brand}: {code}\nEr gilt {minutes} Minuten. Geben Sie ihn nicht weiter; wir fragen nie danach.\n\nWenn Sie kein Konto eröffnen möchten, ignorieren Sie diese E-Mail: Ohne den Code wird keines eröffnet.\n\n{brand}',
  },
  registration_known: {
    subject: 'Sie haben bereits ein Konto',
    body: 'Guten Tag,\n\njemand, vielleicht Sie selbst, wollte mit dieser Adresse ein Konto bei {brand} eröffnen. Sie haben bereits eines; daran ändert sich nichts. Hier können Sie sich anmelden oder ein neues Passwort anfordern:\n{link}\n\nWenn Sie das nicht waren, ignorieren Sie diese E-Mail.\n\n{brand}',
  },
  sms_registration: {
    subject: '',
    body: '{brand}: Ihr Code für die Kontoeröffnung lautet {code}. Er gilt {minutes} Minuten. Geben Sie ihn nicht weiter.',
  },
  sms_registration_known: {
    subject: '',
    body: '{brand}: Mit dieser Nummer haben Sie bereits ein Konto. Anmelden: {link}',
  },
  email: {
    subject: 'Ihr Bestätigungscode',
    body: 'Guten Tag,\n\nmit diesem Code bestätigen Sie diese Adresse für Ihr Konto bei {brand}: {code}\nEr gilt {minutes} Minuten. Geben Sie ihn nicht weiter; wir fragen nie danach.\n\nWenn Sie kein Konto bei uns haben, ignorieren Sie diese E-Mail: Ohne den Code geschieht nichts.\n\n{brand}',
  },
  email_known: {
    subject: 'Jemand wollte Ihre Adresse verwenden',
    body: 'Guten Tag,\n\njemand, vielleicht Sie selbst, wollte diese Adresse einem anderen Konto bei {brand} hinzufügen. Sie gehört zu Ihrem Konto und bleibt dort. Hier können Sie sich anmelden:\n{link}\n\nWenn Sie das nicht waren, ignorieren Sie diese E-Mail.\n\n{brand}',
  },
  sign_in_change: {
    subject: '{change}',
    body: 'Guten Tag,\n\n{change} ({brand}).\n\nWann: {when}\nWo: {where}\nGerät: {device}\n\nWenn Sie das waren, müssen Sie nichts tun.\n\nWenn Sie das nicht waren, machen Sie es hier rückgängig. Der Link funktioniert einmal und gilt {days} Tage:\n{link}{last}\n\n{brand}',
  },
  sms_sign_in_change: {
    subject: '',
    body: '{brand}: {change}. Das waren Sie nicht? Hier machen Sie es rückgängig: {link}',
  },
  sign_in_undone: {
    subject: 'Eine Änderung Ihrer Anmeldung wurde rückgängig gemacht',
    body: 'Guten Tag,\n\nüber den Link in unserer Nachricht wurden Änderungen an Ihrer Anmeldung bei {brand} rückgängig gemacht. Alle Geräte sind abgemeldet, und das bisherige Passwort gilt nicht mehr. Legen Sie hier ein neues fest:\n{link}\n\nWenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und schreiben Sie uns.\n\n{brand}',
  },
  sms_sign_in_undone: {
    subject: '',
    body: '{brand}: Änderungen an Ihrer Anmeldung wurden rückgängig gemacht, alle Geräte sind abgemeldet. Neues Passwort festlegen: {link}',
  },
  account_guessed: {
    subject: 'Jemand versucht, Ihr Passwort zu erraten',
    body: 'Guten Tag,\n\nfür Ihr Konto bei {brand} hat jemand innerhalb eines Tages mindestens {guesses} falsche Passwörter eingegeben, auf Geräten, auf denen Sie sich noch nie angemeldet haben. Keines war richtig, und jeder weitere Versuch dauert länger.\n\nWenn Sie das waren, müssen Sie nichts tun.\n\nWenn Sie das nicht waren:\n• Ändern Sie Ihr Passwort, wenn Sie es noch woanders verwenden oder wenn andere es erraten könnten.\n• Schalten Sie die Zwei-Schritt-Anmeldung ein: Dann genügt ein Passwort allein nicht mehr.\n\nBeides finden Sie in Ihrem Konto unter „Sicherheit“. Öffnen Sie unsere Seite selbst: Diese E-Mail enthält absichtlich keinen Link. Eine Anmeldung auf einem neuen Gerät melden wir in einer eigenen E-Mail, Rateversuche höchstens einmal am Tag.\n\n{brand}',
  },
  sms_account_guessed: {
    subject: '',
    body: '{brand}: Für Ihr Konto wurden mindestens {guesses} falsche Passwörter eingegeben. Keines war richtig. Waren Sie das nicht? Wählen Sie ein starkes Passwort, das Sie sonst nirgends verwenden, und schalten Sie die Zwei-Schritt-Anmeldung ein.',
  },
  data_exported: {
    subject: 'Ihre Daten wurden heruntergeladen',
    body: 'Guten Tag,\n\nsoeben wurde ein Archiv mit allen Ihren Daten bei {brand} zum Herunterladen vorbereitet.\n\nWaren Sie das nicht, ändern Sie sofort Ihr Passwort und wenden Sie sich an den Support.\n\n{brand}',
  },
  sms_data_exported: {
    subject: '',
    body: '{brand}: Ein Archiv mit allen Ihren Daten wurde vorbereitet. Waren Sie das nicht, ändern Sie Ihr Passwort und wenden Sie sich an den Support.',
  },
  account_closed: {
    subject: 'Ihr Konto ist geschlossen',
    body: 'Guten Tag,\n\nIhr Konto bei {brand} wurde auf Ihren Wunsch endgültig geschlossen. Sie können sich nicht mehr anmelden. Was wir von Gesetzes wegen aufbewahren müssen, wird später gelöscht.\n\nWaren Sie das nicht, wenden Sie sich an den Support.\n\n{brand}',
  },
  sms_account_closed: {
    subject: '',
    body: '{brand}: Ihr Konto wurde auf Ihren Wunsch endgültig geschlossen. Waren Sie das nicht, wenden Sie sich an den Support.',
  },
  coupon_settled: {
    subject: 'Ihre Wette {number}: {result}',
    body: 'Guten Tag,\n\nIhre Wette {number} ist abgerechnet.\n\nErgebnis: {result}\nAuszahlung: {amount}\n\nEinzelheiten:\n{link}\n\nSie erhalten diese E-Mail, weil sie in Ihren Einstellungen eingeschaltet ist. Dort können Sie sie jederzeit ausschalten.\n\n{brand}',
  },
  deposit_received: {
    subject: 'Ihre Einzahlung über {amount}',
    body: 'Guten Tag,\n\nIhre Einzahlung über {amount} ist auf Ihrem Konto eingegangen.\n\nWenn Sie das nicht waren, ändern Sie Ihr Passwort und schreiben Sie dem Support.\n\nDiese E-Mails können Sie in Ihren Einstellungen ausschalten:\n{link}\n\n{brand}',
  },
  withdrawal_question: {
    subject: 'Ihre Antwort zu einer Auszahlung fehlt',
    body: 'Guten Tag,\n\nwir haben Sie zur Auszahlung {payment} etwas gefragt und noch keine Antwort. Bitte antworten Sie bis zum {day}: Sie finden die Frage bei den Zahlungen in Ihrem Konto.\n\nIhr Geld bleibt sicher. Ohne Antwort entscheidet eine Person von {brand} über die Auszahlung.\n\n{brand}',
  },
  sms_withdrawal_question: {
    subject: '',
    body: '{brand}: Bitte beantworten Sie unsere Frage zur Auszahlung {payment} bis zum {day}. Sie finden sie bei den Zahlungen in Ihrem Konto.',
  },
  news: {
    subject: '{title}',
    body: 'Guten Tag,\n\n{title}\n\n{about}\n{origin}{article}\n\nSie erhalten den Newsletter von {brand}. Hier können Sie ihn abbestellen:\n{link}\n\n{brand}',
  },
  sms_news: {
    subject: '',
    body: '{brand}: {title} {link} Diese Nachrichten können Sie in Ihren Einstellungen abbestellen.',
  },
};
