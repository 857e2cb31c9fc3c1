/** Kinds of messages; each has its text. Those that begin with `sms_` are text messages, all others emails. */
export const MESSAGE_KINDS = [
  'verify',
  'activate',
  'newsletter',
  'password',
  'password_code',
  'login',
  'withdrawal_link',
  'two_step',
  'sms_login',
  'sms_two_step',
  'sms_proof',
  'sms_password',
  'sms_by_email',
  'sms_phone',
  'registration',
  'registration_known',
  'sms_registration',
  'sms_registration_known',
  'email',
  'email_known',
  'sign_in_change',
  'sms_sign_in_change',
  'sign_in_undone',
  'sms_sign_in_undone',
  'account_guessed',
  'sms_account_guessed',
  'data_exported',
  'sms_data_exported',
  'account_closed',
  'sms_account_closed',
  'coupon_settled',
  'deposit_received',
  'withdrawal_question',
  'sms_withdrawal_question',
  'news',
  'sms_news',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export interface MessageText {
  /** '' for a text message, which has none. */
  readonly subject: string;
  /** Text with `{brand}`, `{link}`, `{code}`, `{minutes}` and `{origin}` where the message has them, and its own values. */
  readonly body: string;
}

/** All messages in one language. */
export type MessageTexts = Readonly<Record<MessageKind, MessageText>>;
