import type { MessageTexts } from './message-texts.ts';

export const englishMessages: MessageTexts = {
  verify: {
    subject: 'Confirm your email',
    body: 'Hello,\n\nConfirm that this address is yours:\n{link}\n\nIf you have no account with {brand}, ignore this email.\n\n{brand}',
  },
  activate: {
    subject: 'Activate your account',
    body: 'Hello,\n\nActivate your account:\n{link}\n\nIf you did not open one with {brand}, ignore this email.\n\n{brand}',
  },
  newsletter: {
    subject: 'Our news',
    body: 'Hello,\n\nYou are subscribed to the {brand} newsletter. To unsubscribe:\n{link}\n\n{brand}',
  },
  password: {
    subject: 'Reset your password',
    body: 'Hello,\n\nUse this link to set a new password. It is valid for one hour:\n{link}\n\nIf you did not request this, ignore this email: your password stays the same.\n\n{brand}',
  },
  password_code: {
    subject: 'Reset your password',
    body: 'Hello,\n\nYour code to set a new password: {code}\nIt is valid for {minutes} minutes. Do not share it; we never ask for it.\n\nOr use this link within an hour:\n{link}\n\nIf you did not request this, ignore this email: your password stays the same.\n\n{brand}',
  },
  login: {
    subject: 'Your sign-in link',
    body: 'Hello,\n\nThis link signs you in. It works once, within {minutes} minutes:\n{link}\n\nIf you did not request this, ignore this email and do not share the link.\n\n{brand}',
  },
  withdrawal_link: {
    subject: 'Withdraw your money',
    body: 'Hello,\n\nYou have money in your account with {brand}. This link opens it for withdrawing, and for nothing else. It works once, within {minutes} minutes:\n{link}\n\nIf you did not request this, ignore this email and do not share the link.\n\n{brand}',
  },
  two_step: {
    subject: 'Your sign-in code',
    body: 'Hello,\n\nYour code for two-step sign-in: {code}\nIt is valid for {minutes} minutes. Do not share it; we never ask for it.\n\nIf you are not signing in right now, someone knows your password: change it.\n\n{brand}',
  },
  sms_login: {
    subject: '',
    body: '{brand}: your sign-in code is {code}. Valid for {minutes} minutes. Do not share it.',
  },
  sms_two_step: {
    subject: '',
    body: '{brand}: your code for two-step sign-in is {code}. Valid for {minutes} minutes. Do not share it.',
  },
  sms_proof: {
    subject: '',
    body: '{brand}: your code to confirm a change to your sign-in is {code}. Valid for {minutes} minutes. Do not share it.',
  },
  sms_password: {
    subject: '',
    body: '{brand}: your code to set a new password is {code}. Valid for {minutes} minutes. Do not share it.',
  },
  sms_by_email: {
    subject: '',
    body: '{brand}: your account uses two-step sign-in. Request the code by email instead.',
  },
  sms_phone: {
    subject: '',
    body: '{brand}: your code to confirm this number is {code}. Valid for {minutes} minutes.',
  },
  registration: {
    subject: 'Your code to open an account',
    body: 'Hello,\n\nYour code to open an account with {brand}: {code}\nIt is valid for {minutes} minutes. Do not share it; we never ask for it.\n\nIf you are not opening an account, ignore this email: no account is opened without the code.\n\n{brand}',
  },
  registration_known: {
    subject: 'You already have an account',
    body: 'Hello,\n\nSomeone, perhaps you, tried to open an account with {brand} using this address. You already have one, and it stays as it is. Sign in or request a new password here:\n{link}\n\nIf it was not you, ignore this email.\n\n{brand}',
  },
  sms_registration: {
    subject: '',
    body: '{brand}: your code to open an account is {code}. Valid for {minutes} minutes. Do not share it.',
  },
  sms_registration_known: {
    subject: '',
    body: '{brand}: you already have an account with this number. Sign in: {link}',
  },
  email: {
    subject: 'Your code to confirm this address',
    body: 'Hello,\n\nYour code to confirm this address for your account with {brand}: {code}\nIt is valid for {minutes} minutes. Do not share it; we never ask for it.\n\nIf you have no account with us, ignore this email: nothing happens without the code.\n\n{brand}',
  },
  email_known: {
    subject: 'Someone tried to use your address',
    body: 'Hello,\n\nSomeone, perhaps you, tried to add this address to another account with {brand}. It belongs to your account and stays there. Sign in to it here:\n{link}\n\nIf it was not you, ignore this email.\n\n{brand}',
  },
  sign_in_change: {
    subject: '{change}',
    body: 'Hello,\n\n{change} at {brand}.\n\nWhen: {when}\nWhere: {where}\nDevice: {device}\n\nIf it was you, there is nothing to do.\n\nIf it was not you, take it back here. The link works once, within {days} days:\n{link}{last}\n\n{brand}',
  },
  sms_sign_in_change: {
    subject: '',
    body: '{brand}: {change}. Not you? Take it back: {link}',
  },
  sign_in_undone: {
    subject: 'A change to your sign-in was taken back',
    body: 'Hello,\n\nThrough the link of our message, changes to how you sign in at {brand} were taken back. All devices were signed out, and the previous password no longer works. Set a new one here:\n{link}\n\nIf it was not you, set a new password now and contact us.\n\n{brand}',
  },
  sms_sign_in_undone: {
    subject: '',
    body: '{brand}: changes to your sign-in were taken back, and all devices were signed out. Set a new password: {link}',
  },
  account_guessed: {
    subject: 'Someone is guessing your password',
    body: 'Hello,\n\nSomeone has entered {guesses} or more wrong passwords for your account with {brand} within a day, on devices that you have never signed in on. None of them was right, and each further guess takes longer.\n\nIf it was you, there is nothing to do.\n\nIf it was not you:\n• Change your password if you use it anywhere else, or if others could guess it.\n• Turn on two-step sign-in: then a password alone opens nothing.\n\nYou find both in your account, under security. Open our site yourself: this email has no link on purpose. We tell you of a sign-in on a new device in an email of its own, and of guesses at most once a day.\n\n{brand}',
  },
  sms_account_guessed: {
    subject: '',
    body: '{brand}: someone has entered {guesses} or more wrong passwords for your account. None was right. Not you? Choose a strong password that you use nowhere else, and turn on two-step sign-in.',
  },
  data_exported: {
    subject: 'Your data was downloaded',
    body: 'Hello,\n\nAn archive with all your data at {brand} has just been prepared for download.\n\nIf it was not you, change your password at once and contact support.\n\n{brand}',
  },
  sms_data_exported: {
    subject: '',
    body: '{brand}: an archive with all your data was prepared for download. If it was not you, change your password and contact support.',
  },
  account_closed: {
    subject: 'Your account is closed',
    body: 'Hello,\n\nYour account with {brand} has been closed for good, as you asked. You can no longer sign in. What the law asks us to keep is erased later.\n\nIf it was not you, contact support.\n\n{brand}',
  },
  sms_account_closed: {
    subject: '',
    body: '{brand}: your account has been closed for good, as you asked. If it was not you, contact support.',
  },
  coupon_settled: {
    subject: 'Your bet {number}: {result}',
    body: 'Hello,\n\nYour bet {number} is settled.\n\nResult: {result}\nPayout: {amount}\n\nDetails:\n{link}\n\nYou receive this email because your settings ask for it. You can switch it off there at any time.\n\n{brand}',
  },
  deposit_received: {
    subject: 'Your deposit of {amount}',
    body: 'Hello,\n\nYour deposit of {amount} has arrived in your account.\n\nIf it was not you, change your password and contact support.\n\nYou can switch these emails off in your settings:\n{link}\n\n{brand}',
  },
  withdrawal_question: {
    subject: 'We need your answer about a withdrawal',
    body: 'Hello,\n\nWe asked you something about withdrawal {payment} and have no answer yet. Please answer by {day}: you find the question in the payments of your account.\n\nYour money stays safe. Without an answer a person of {brand} decides about the withdrawal.\n\n{brand}',
  },
  sms_withdrawal_question: {
    subject: '',
    body: '{brand}: please answer our question about withdrawal {payment} by {day}. You find it in the payments of your account.',
  },
  news: {
    subject: '{title}',
    body: 'Hello,\n\n{title}\n\n{about}\n{origin}{article}\n\nYou are subscribed to the {brand} newsletter. To unsubscribe:\n{link}\n\n{brand}',
  },
  sms_news: {
    subject: '',
    body: '{brand}: {title} {link} You can end these messages in your settings.',
  },
};
