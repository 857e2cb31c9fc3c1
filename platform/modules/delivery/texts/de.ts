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
  two_step: {
    subject: 'Ihr Anmeldecode: {code}',
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
    subject: 'Ihr Code für die Kontoeröffnung: {code}',
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
  passkey_added: {
    subject: 'Ein Passkey wurde hinzugefügt',
    body: 'Guten Tag,\n\nzu Ihrem Konto bei {brand} wurde ein Passkey hinzugefügt. Wer ihn hat, kann sich ohne Ihr Passwort anmelden.\n\nWenn Sie das nicht waren, ändern Sie sofort Ihr Passwort und entfernen Sie den Passkey unter „Anmeldung und Sicherheit“.\n\n{brand}',
  },
  email: {
    subject: 'Ihr Bestätigungscode: {code}',
    body: 'Guten Tag,\n\nmit diesem Code bestätigen Sie diese Adresse für Ihr Konto bei {brand}: {code}\nEr gilt {minutes} Minuten. Geben Sie ihn nicht weiter; wir fragen nie danach.\n\nWenn Sie kein Konto bei uns haben, ignorieren Sie diese E-Mail: Ohne den Code geschieht nichts.\n\n{brand}',
  },
  email_known: {
    subject: 'Jemand wollte Ihre Adresse verwenden',
    body: 'Guten Tag,\n\njemand, vielleicht Sie selbst, wollte diese Adresse einem anderen Konto bei {brand} hinzufügen. Sie gehört zu Ihrem Konto und bleibt dort. Hier können Sie sich anmelden:\n{link}\n\nWenn Sie das nicht waren, ignorieren Sie diese E-Mail.\n\n{brand}',
  },
};
