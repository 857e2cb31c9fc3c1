/** Why personal data is stored: the legal ground, as docs/retention.md explains it. */
export type RetentionReason = 'consent' | 'contract' | 'law' | 'security' | 'service';

/** Rows of a table that belong to a player: by a column of its own, or through a table that has one. */
export interface TableOwner {
  readonly column: string;
  readonly through?: 'account' | 'coupon' | 'support_thread';
}

/** What is stored in a table, for how long, and what ends it. */
export interface RetentionRule {
  readonly table: string;
  /** Personal data of the table; '' for none. */
  readonly data: string;
  readonly reason: RetentionReason;
  /** How long a row is stored, in words. */
  readonly kept: string;
  readonly owner?: TableOwner;
  /** What the closing of an account does, and what the erasure does, five years after it. */
  readonly atClosing?: 'deleted';
  readonly atErasure?: 'deleted' | 'made anonymous';
  /** Columns that the player's archive leaves out, such as hashes; null leaves out the table. */
  readonly hidden: readonly string[] | null;
}

const own = { column: 'user_id' } as const;
const ofAccount = { column: 'account_id', through: 'account' } as const;
const ofCoupon = { column: 'coupon_id', through: 'coupon' } as const;
const FIVE_YEARS = 'until the erasure, five years after the closing';
const MONEY = 'for good; after the erasure its player is a number without a person';
const CLOSING = 'until the closing';

/** Records of money, which name a player by number only. */
const money = (
  table: string,
  owner: TableOwner,
  data: string,
  hidden: readonly string[] | null = [],
): RetentionRule => ({
  ...{ table, owner, data, hidden },
  reason: 'law',
  kept: MONEY,
});

/** Data that ends with the account. */
const ofAccountHolder = (table: string, data: string, reason: RetentionReason, hidden: readonly string[] | null = []) =>
  ({ table, owner: own, data, reason, kept: CLOSING, atClosing: 'deleted', hidden }) as const;

/** Data that ends after a time. */
const shortly = (
  table: string,
  data: string,
  reason: RetentionReason,
  kept: string,
  hidden: readonly string[] | null = null,
) => ({ table, owner: own, data, reason, kept, atClosing: 'deleted', hidden }) as const;

/** Tables without data of a person. */
const impersonal = (table: string, kept = 'as long as the product needs it'): RetentionRule => ({
  ...{ table, data: '', kept, hidden: null },
  reason: 'service',
});

/**
 * The schedule: each table of the database once. Rows that belong to a player are deleted in this order, so that a table
 * comes before those that it references. A test compares it with the schema and with docs/retention.md, and moves the
 * clock past each time of it.
 */
export const RETENTION_SCHEDULE: readonly RetentionRule[] = [
  {
    // Stays at the closing: its end tells the other browsers of the player why they are signed out.
    ...{ table: 'session', owner: own, data: 'address, country, browser, times', reason: 'security' },
    ...{ kept: 'one day after its end', hidden: ['id_hash'] },
  },
  shortly('code', 'e-mail or number', 'security', 'one day after its end'),
  shortly('email_link', 'the purpose of a link', 'security', '100 days after its end'),
  shortly('passkey_challenge', 'a sign-in in progress', 'security', 'until its end, some minutes'),
  shortly('second_step', 'a sign-in in progress', 'security', 'until its end, some minutes'),
  shortly('session_proof', 'a proof of the player', 'security', 'until its end, some minutes'),
  shortly('totp_setup', 'sealed key of an authenticator', 'security', 'until its end, some minutes'),
  shortly(
    'sign_in_change',
    'address without its last part, browser, country, former value',
    'security',
    'until its end, 7 days',
    ['token_hash', 'before'],
  ),
  shortly('known_device', 'hash of a device', 'security', '400 days after its last use', ['device_hash']),
  shortly('social_join', 'e-mail, id at a network', 'contract', 'until its end, some minutes'),
  shortly('price_alert', 'prices that the player follows', 'contract', '7 days after it was sent', []),
  ofAccountHolder('passkey', 'name of a device, public key', 'security', ['credential_id', 'public_key', 'counter']),
  ofAccountHolder('totp', 'sealed key of an authenticator', 'security', ['sealed', 'last_step']),
  ofAccountHolder('recovery_code', 'hashes of recovery codes', 'security', ['hash', 'key_id']),
  ofAccountHolder('secure_question', 'question, hash of its answer', 'security', ['answer_hash']),
  ofAccountHolder('social_identity', 'id and name at a network', 'contract', []),
  ofAccountHolder('notice_choices', 'choice of notifications', 'consent'),
  ofAccountHolder('office_setting', 'settings of the account, consent to news', 'consent'),
  ofAccountHolder('friend_code', 'code by which the player invites friends', 'contract'),
  shortly('mailing', 'emails that settings ask for', 'consent', '90 days after its message', []),
  {
    ...shortly('message', 'e-mail or number, text', 'contract', 'until its content is over'),
    hidden: ['body', 'link', 'key'],
  },
  {
    ...{
      table: 'support_message',
      owner: { column: 'thread_id', through: 'support_thread' },
      data: 'text of a conversation',
    },
    ...{ reason: 'contract', kept: 'two years after the last message', atErasure: 'deleted', hidden: ['key'] },
  },
  {
    ...{
      table: 'support_thread',
      owner: own,
      data: 'e-mail, topic, payment asked about',
      reason: 'contract',
      hidden: ['owner', 'key'],
    },
    ...{ kept: 'two years after the last message', atErasure: 'deleted' },
  },
  {
    ...{
      table: 'support_callback',
      owner: own,
      data: 'number, wanted time',
      reason: 'contract',
      hidden: ['owner', 'key'],
    },
    ...{ kept: '90 days', atClosing: 'deleted' },
  },
  {
    ...{ table: 'personal_data', owner: own, data: 'name, birthday, address, document', reason: 'law', hidden: [] },
    ...{ kept: FIVE_YEARS, atErasure: 'deleted' },
  },
  {
    ...{ table: 'registration', owner: own, data: 'form and network of the registration', reason: 'law', hidden: [] },
    ...{ kept: FIVE_YEARS, atErasure: 'deleted' },
  },
  {
    ...{
      table: 'agreement',
      owner: own,
      data: 'accepted terms',
      reason: 'law',
      kept: FIVE_YEARS,
      atErasure: 'deleted',
      hidden: [],
    },
  },
  {
    ...{ table: 'cookie_agreement', owner: own, data: 'accepted cookies', reason: 'consent', hidden: [] },
    ...{ kept: FIVE_YEARS, atErasure: 'deleted' },
  },
  {
    ...{ table: 'player_care', owner: own, data: 'limits, exclusion' },
    reason: 'law',
    kept: 'for good: an exclusion outlives the account',
    hidden: [],
  },
  {
    ...{ table: 'money_limit', owner: own, data: 'limits on money' },
    reason: 'law',
    kept: FIVE_YEARS,
    atErasure: 'deleted',
    hidden: [],
  },
  {
    ...{ table: 'play_time', owner: own, data: 'play time of a day' },
    reason: 'law',
    kept: FIVE_YEARS,
    atErasure: 'deleted',
    hidden: [],
  },
  {
    ...{ table: 'player_mark', owner: own, data: 'confirmed contacts' },
    reason: 'contract',
    kept: FIVE_YEARS,
    atErasure: 'deleted',
    hidden: [],
  },
  {
    ...{ table: 'player', owner: { column: 'id' }, data: 'e-mail, number, name, language, hash of the password' },
    ...{ reason: 'contract', kept: `${FIVE_YEARS}; the password until the closing`, atErasure: 'made anonymous' },
    hidden: ['password_hash'],
  },
  {
    ...{ table: 'security_event', owner: own, data: 'address, browser, what happened', reason: 'security' },
    ...{ kept: 'two years', hidden: ['staff_id', 'written_at'] },
  },
  money('account', own, 'accounts of a player'),
  money('account_balance', ofAccount, 'balance and totals'),
  money('account_conversion', own, 'conversions of a currency', ['key']),
  money('bonus_choice', own, 'choice of a bonus'),
  money('coupon', own, 'bets', ['key', 'anti_margin']),
  money('coupon_leg', ofCoupon, 'legs of bets'),
  money('coupon_leg_group', ofCoupon, 'legs of bet builders'),
  money('coupon_bonus', ofCoupon, 'bonuses of bets'),
  money('coupon_tax', ofCoupon, 'taxes of bets'),
  money('coupon_cash_out', ofCoupon, 'cash-outs'),
  money('coupon_advance', ofCoupon, 'advances'),
  money('coupon_review', ofCoupon, 'reviews of bets'),
  money('coupon_uplift', ofCoupon, 'uplifts of bets'),
  money('coupon_edit', ofAccount, 'edits of bets'),
  money('coupon_month', ofAccount, 'sums of a month'),
  money('counted_move', ofAccount, 'sums for limits'),
  money('ledger_entry', ofAccount, 'postings'),
  money('ledger_carry', ofAccount, 'sums of archived postings'),
  money('cash_out_rule', own, 'rules of cash-out'),
  money('promo_code', own, 'codes given to a player', ['used_by']),
  money('point_entry', own, 'points earned and spent'),
  money('point_balance', own, 'sum of points'),
  money('friendship', own, 'that another player invited the player, counted stakes', ['inviter_id', 'promo_code']),
  money('payment', own, 'deposits and withdrawals', ['provider_id', 'page', 'checks', 'claimed_until', 'misses']),
  {
    ...{ table: 'payment_instrument', owner: own, reason: 'law', kept: FIVE_YEARS, atErasure: 'made anonymous' },
    ...{ data: 'name on a card or an account, last digits of its number', hidden: ['token'] },
  },
  money('quick_gain', own, 'gains that limits count'),
  money('coupon_watch', own, 'values that the book watch compares', null),
  money('player_gate', own, 'closure of the account', ['version']),
  money('player_factor', own, 'factor of the largest stake', null),
  money('player_market_exposure', own, 'stakes in play on a market', null),
  money(
    'money_intent',
    own,
    'keys of bets, cash-outs, edits, purchases with points and payments; refusals for 90 days',
    null,
  ),
  money('wanted_odds_order', own, 'bets that wait for odds; 90 days after their end', null),
  money('delayed_order', own, 'bets in the live delay', null),
  money('counter_offer', own, 'offered stakes; 90 days after their end', null),
  money('data_erasure', own, 'instants of closing and erasure'),
  impersonal('payment_step', 'for good; names a payment by number'),
  impersonal('payment_finding', 'for good; names a payment by number'),
  impersonal('payment_approval', 'for good; names a payment and staff by number'),
  impersonal('payment_notice', '30 days'),
  impersonal('ledger_transaction', 'for good; references name coupons and accounts by number'),
  {
    ...{ table: 'social_attempt', data: 'a sign-in in progress', kept: 'until its end, some minutes', hidden: null },
    reason: 'security',
  },
  {
    ...{ table: 'social_credential', data: 'hash of a used credential', kept: 'until its end', hidden: null },
    reason: 'security',
  },
  {
    ...{
      table: 'social_sign_up',
      data: 'name, e-mail and account at a network',
      kept: 'until its end, some minutes',
      hidden: null,
    },
    reason: 'contract',
  },
  {
    ...{ table: 'pending_registration', data: 'the form of a registration', kept: 'with its code', hidden: null },
    reason: 'contract',
  },
  {
    ...{ table: 'sign_in_throttle', data: 'hash of login and address', kept: 'one day', hidden: null },
    reason: 'security',
  },
  {
    ...{ table: 'counter', data: 'hash of a caller', kept: 'until the end of its window', hidden: null },
    reason: 'security',
  },
  {
    ...{ table: 'analytics_event', data: 'use of pages, with consent', kept: '30 days', hidden: null },
    reason: 'consent',
  },
  {
    ...{
      table: 'staff',
      data: 'e-mail, name, roles of staff',
      kept: 'as long as acts of theirs are stored',
      hidden: null,
    },
    reason: 'contract',
  },
  {
    ...{ table: 'staff_session', data: 'address, browser of staff', kept: 'one day after its end', hidden: null },
    reason: 'security',
  },
  {
    ...{
      table: 'desk_proposal',
      data: 'gifts that staff proposed, gave and approved, with ids of players',
      kept: MONEY,
      hidden: null,
    },
    reason: 'law',
  },
  impersonal('security_event_unsealed', 'some seconds'),
  impersonal('security_seal', 'for good: hashes without personal data'),
  impersonal('security_head', 'for good'),
  impersonal('shared_coupon', 'until its end'),
  impersonal('popular_search', 'until hardly any opening of the last weeks is left'),
  ...[
    'account_class',
    'archived_coupon',
    'audit_mark',
    'bet_award',
    'book',
    'content_page',
    'currency_scale',
    'function_source',
    'game_course',
    'game_result',
    'house_express',
    'landing',
    'lasting_secret',
    'leader_lease',
    'market_stop',
    'migration',
    'operator_check',
    'platform_secret',
    'posting_kind',
    'registration_code',
    'selection_exposure',
    'selection_result',
    'signing_key',
    'sim_clock',
    'sim_faults',
    'sim_overrides',
    'site_config_file',
    'site_config_overrides',
    'site_gate',
    'watch_sum',
  ].map((table) => impersonal(table)),
];

const DAY_MS = 86_400_000;
/** Times that this schedule itself enforces, ms; the others belong to the services of their tables. */
export const RETENTION_MS = {
  /** From the closing of an account to the erasure: five years, as laws against money laundering demand. */
  erasure: 1827 * DAY_MS,
  supportThread: 730 * DAY_MS,
  supportCallback: 90 * DAY_MS,
  knownDevice: 400 * DAY_MS,
} as const;
