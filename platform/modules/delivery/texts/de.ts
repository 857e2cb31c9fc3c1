import type { MessageTexts } from './message-texts.ts';

export const germanMessages: MessageTexts = {
  verify: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    body: 'Guten Tag,\n\nbestätigen Sie, dass diese Adresse Ihnen gehört:\n{link}\n\nWenn Sie kein Konto bei {brand} haben, tun Sie nichts.\n\n{brand}',
  },
  activate: {
    subject: 'Aktivieren Sie Ihr Konto',
    body: 'Guten Tag,\n\naktivieren Sie Ihr Konto:\n{link}\n\nWenn Sie bei {brand} keines eröffnet haben, tun Sie nichts.\n\n{brand}',
  },
  newsletter: {
    subject: 'Unsere Neuigkeiten',
    body: 'Guten Tag,\n\nSie erhalten die Neuigkeiten von {brand}. So erhalten Sie sie nicht mehr:\n{link}\n\n{brand}',
  },
  password: {
    subject: 'Ein neues Passwort',
    body: 'Guten Tag,\n\nlegen Sie innerhalb einer Stunde über diesen Link ein neues Passwort fest:\n{link}\n\nWenn Sie das nicht angefordert haben, tun Sie nichts: Ihr Passwort bleibt, wie es ist.\n\n{brand}',
  },
  password_code: {
    subject: 'Ein neues Passwort',
    body: 'Guten Tag,\n\nIhr Code für ein neues Passwort: {code}\nEr gilt {minutes} Minuten. Geben Sie ihn niemandem weiter; wir fragen nie danach.\n\nOder legen Sie das Passwort innerhalb einer Stunde über diesen Link fest:\n{link}\n\nWenn Sie das nicht angefordert haben, tun Sie nichts: Ihr Passwort bleibt, wie es ist.\n\n{brand}',
  },
  login: {
    subject: 'Ihr Link zur Anmeldung',
    body: 'Guten Tag,\n\ndieser Link meldet Sie einmal an, innerhalb von {minutes} Minuten:\n{link}\n\nWenn Sie das nicht angefordert haben, tun Sie nichts und zeigen Sie ihn niemandem.\n\n{brand}',
  },
  two_step: {
    subject: 'Ihr Anmeldecode: {code}',
    body: 'Guten Tag,\n\nIhr Code für den zweiten Schritt der Anmeldung: {code}\nEr gilt {minutes} Minuten. Geben Sie ihn niemandem weiter; wir fragen nie danach.\n\nWenn Sie sich gerade nicht anmelden, kennt jemand Ihr Passwort: Ändern Sie es.\n\n{brand}',
  },
  sms_login: {
    subject: '',
    body: '{brand}: Ihr Anmeldecode lautet {code}. Er gilt {minutes} Minuten. Geben Sie ihn niemandem weiter.',
  },
  sms_two_step: {
    subject: '',
    body: '{brand}: Ihr Code für den zweiten Schritt der Anmeldung lautet {code}. Er gilt {minutes} Minuten. Geben Sie ihn niemandem weiter.',
  },
  sms_password: {
    subject: '',
    body: '{brand}: Ihr Code für ein neues Passwort lautet {code}. Er gilt {minutes} Minuten. Geben Sie ihn niemandem weiter.',
  },
  sms_by_email: {
    subject: '',
    body: '{brand}: Ihr Konto ist durch zwei Schritte geschützt. Fordern Sie den Code per E-Mail an.',
  },
  sms_phone: {
    subject: '',
    body: '{brand}: Ihr Code zum Bestätigen dieser Nummer lautet {code}. Er gilt {minutes} Minuten.',
  },
  registration: {
    subject: 'Ihr Code für die Kontoeröffnung: {code}',
    body: 'Guten Tag,\n\nIhr Code für die Eröffnung eines Kontos bei {brand}: {code}\nEr gilt {minutes} Minuten. Geben Sie ihn nicht weiter; wir fragen nie danach.\n\nWenn Sie kein Konto eröffnen, tun Sie nichts: Ohne den Code entsteht keines.\n\n{brand}',
  },
  registration_known: {
    subject: 'Sie haben schon ein Konto',
    body: 'Guten Tag,\n\njemand, vielleicht Sie selbst, wollte mit dieser Adresse ein Konto bei {brand} eröffnen. Sie haben schon eines, und es bleibt, wie es ist. Melden Sie sich hier an oder fordern Sie dort ein neues Passwort an:\n{link}\n\nWenn Sie es nicht waren, tun Sie nichts.\n\n{brand}',
  },
  sms_registration: {
    subject: '',
    body: '{brand}: Ihr Code für die Kontoeröffnung ist {code}. Er gilt {minutes} Minuten. Geben Sie ihn nicht weiter.',
  },
  sms_registration_known: {
    subject: '',
    body: '{brand}: Mit dieser Nummer haben Sie schon ein Konto. Anmelden: {link}',
  },
  passkey_added: {
    subject: 'Ein Passkey wurde hinzugefügt',
    body: 'Guten Tag,\n\nzu Ihrem Konto bei {brand} wurde ein Passkey hinzugefügt. Wer ihn hat, kann sich ohne Ihr Passwort anmelden.\n\nWaren Sie das nicht, ändern Sie sofort Ihr Passwort und entfernen Sie den Passkey unter „Anmeldung und Sicherheit“.\n\n{brand}',
  },
  email: {
    subject: 'Ihr Code zum Bestätigen dieser Adresse: {code}',
    body: 'Guten Tag,\n\nIhr Code, mit dem Sie diese Adresse für Ihr Konto bei {brand} bestätigen: {code}\nEr gilt {minutes} Minuten. Geben Sie ihn niemandem weiter; wir fragen nie danach.\n\nWenn Sie kein Konto bei uns haben, tun Sie nichts: Ohne den Code geschieht nichts.\n\n{brand}',
  },
  email_known: {
    subject: 'Jemand wollte Ihre Adresse verwenden',
    body: 'Guten Tag,\n\njemand, vielleicht Sie selbst, wollte diese Adresse einem anderen Konto bei {brand} hinzufügen. Sie gehört zu Ihrem Konto und bleibt dort. Hier können Sie sich anmelden:\n{link}\n\nWenn Sie es nicht waren, tun Sie nichts.\n\n{brand}',
  },
};
