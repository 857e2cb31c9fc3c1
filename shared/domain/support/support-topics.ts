/** Topics of a support request (shell §1). Texts are `support:topic_…`. */
export const SUPPORT_TOPICS = [
  'account',
  'payments',
  'bets',
  'bonuses',
  'limits',
  'technical',
  'ideas',
  'other',
] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

/** States of a request: support's turn, the visitor's turn, closed. */
export const SUPPORT_STATES = ['open', 'answered', 'closed'] as const;
export type SupportState = (typeof SUPPORT_STATES)[number];

/** Largest length of a message to support, in characters. */
export const SUPPORT_TEXT_LENGTH = 2000;
