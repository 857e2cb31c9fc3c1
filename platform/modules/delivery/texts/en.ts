import type { MessageTexts } from './message-texts.ts';

export const englishMessages: MessageTexts = {
  verify: {
    subject: 'Confirm your e-mail',
    body: 'Hello,\n\nconfirm that this address is yours:\n{link}\n\nIf you have no account with {brand}, do nothing.\n\n{brand}',
  },
  activate: {
    subject: 'Activate your account',
    body: 'Hello,\n\nactivate your account:\n{link}\n\nIf you have not opened one with {brand}, do nothing.\n\n{brand}',
  },
  newsletter: {
    subject: 'Our news',
    body: 'Hello,\n\nyou get the news of {brand}. To get them no longer:\n{link}\n\n{brand}',
  },
  password: {
    subject: 'A new password',
    body: 'Hello,\n\nset a new password by this link, within an hour:\n{link}\n\nIf you have not asked for it, do nothing: your password stays as it is.\n\n{brand}',
  },
  password_code: {
    subject: 'A new password',
    body: 'Hello,\n\nyour code for a new password: {code}\nIt holds for {minutes} minutes. Tell it to nobody; we never ask for it.\n\nOr set the password by this link, within an hour:\n{link}\n\nIf you have not asked for it, do nothing: your password stays as it is.\n\n{brand}',
  },
  login: {
    subject: 'Your link to sign in',
    body: 'Hello,\n\nthis link signs you in, once, within {minutes} minutes:\n{link}\n\nIf you have not asked for it, do nothing and show it to nobody.\n\n{brand}',
  },
  two_step: {
    subject: 'Your code to sign in: {code}',
    body: 'Hello,\n\nyour code for the second step of signing in: {code}\nIt holds for {minutes} minutes. Tell it to nobody; we never ask for it.\n\nIf you are not signing in now, somebody knows your password: change it.\n\n{brand}',
  },
  sms_login: {
    subject: '',
    body: '{brand}: your code to sign in is {code}. It holds for {minutes} minutes. Tell it to nobody.',
  },
  sms_two_step: {
    subject: '',
    body: '{brand}: your code for the second step of signing in is {code}. It holds for {minutes} minutes. Tell it to nobody.',
  },
  sms_password: {
    subject: '',
    body: '{brand}: your code for a new password is {code}. It holds for {minutes} minutes. Tell it to nobody.',
  },
  sms_by_email: {
    subject: '',
    body: '{brand}: your account signs in by two steps. Ask for the code by e-mail instead.',
  },
  sms_phone: {
    subject: '',
    body: '{brand}: your code to confirm this number is {code}. It holds for {minutes} minutes.',
  },
  registration: {
    subject: 'Your code to open an account: {code}',
    body: 'Hello,\n\nyour code to open an account with {brand}: {code}\nIt holds for {minutes} minutes. Tell it to nobody; we never ask for it.\n\nIf you are not opening an account, do nothing: without the code there will be none.\n\n{brand}',
  },
  registration_known: {
    subject: 'You have an account already',
    body: 'Hello,\n\nsomebody, perhaps you, wanted to open an account with {brand} by this address. You have one already, and it stays as it is. Sign in here, or ask for a new password there:\n{link}\n\nIf it was not you, do nothing.\n\n{brand}',
  },
  sms_registration: {
    subject: '',
    body: '{brand}: your code to open an account is {code}. It holds for {minutes} minutes. Tell it to nobody.',
  },
  sms_registration_known: {
    subject: '',
    body: '{brand}: you have an account with this number already. Sign in: {link}',
  },
  passkey_added: {
    subject: 'A passkey was added',
    body: 'Hello,\n\na passkey was added to your account with {brand}. Whoever holds it can sign in without your password.\n\nIf it was not you, change your password now and remove the passkey in “Sign-in and security”.\n\n{brand}',
  },
  email: {
    subject: 'Your code to confirm this address: {code}',
    body: 'Hello,\n\nyour code to confirm this address for your account with {brand}: {code}\nIt holds for {minutes} minutes. Tell it to nobody; we never ask for it.\n\nIf you have no account with us, do nothing: without the code nothing happens.\n\n{brand}',
  },
  email_known: {
    subject: 'Somebody wanted to use your address',
    body: 'Hello,\n\nsomebody, perhaps you, wanted to add this address to another account with {brand}. It belongs to your account, and it stays there. You can sign in to it here:\n{link}\n\nIf it was not you, do nothing.\n\n{brand}',
  },
};
