import * as v from 'valibot';

/** Kinds of notifications that a player can switch on and off; the warning before a session ends is always on. */
export const CHOSEN_KINDS = ['reality-check', 'session-limit', 'coupon-settled', 'price-alert'] as const;
export type ChosenKind = (typeof CHOSEN_KINDS)[number];

const MINUTES_A_DAY = 1440;
const minuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MINUTES_A_DAY - 1));

/** Quiet hours, in which only safety notifications are shown: minutes of the day in the player's time zone. */
const quietSchema = v.pipe(
  v.strictObject({ from: minuteOfDay, to: minuteOfDay }),
  v.check(({ from, to }) => from !== to, 'Must begin and end at different times'),
);

/** Choices of a player about notifications. */
export const noticeChoicesSchema = v.strictObject({
  kinds: v.strictObject({
    'reality-check': v.boolean(),
    'session-limit': v.boolean(),
    'coupon-settled': v.boolean(),
    'price-alert': v.boolean(),
  }),
  sound: v.boolean(),
  /** null: no quiet hours. */
  quiet: v.nullable(quietSchema),
  /** System notifications show amounts of money. */
  showAmounts: v.boolean(),
  /** They show amounts also on a locked screen, where others may read them. */
  showOnLocked: v.boolean(),
});

export type NoticeChoices = v.InferOutput<typeof noticeChoicesSchema>;
export type QuietHours = v.InferOutput<typeof quietSchema>;

/** Choices of a player who has made none. */
export const DEFAULT_NOTICE_CHOICES: NoticeChoices = {
  kinds: { 'reality-check': true, 'session-limit': true, 'coupon-settled': true, 'price-alert': true },
  sound: true,
  quiet: null,
  showAmounts: false,
  showOnLocked: false,
};

/** Kinds that protect the player: they ignore quiet hours (trust R18, R21). */
const SAFETY_KINDS: ReadonlySet<string> = new Set(['reality-check', 'session-limit', 'idle']);

/**
 * Returns the kinds that players of a site cannot switch off: those that interrupt play, where a reality check is
 * obligatory.
 */
export function requiredKinds(site: { readonly isRealityCheckRequired: boolean }): readonly ChosenKind[] {
  return site.isRealityCheckRequired ? ['reality-check', 'session-limit'] : [];
}

/**
 * Decides whether a minute of the day is in quiet hours, which may pass midnight; their last minute is the one before
 * `to`.
 */
export function isQuiet(quiet: QuietHours | null, minute: number): boolean {
  if (!quiet) return false;
  const { from, to } = quiet;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

interface NoticeQuestion {
  readonly kind: ChosenKind | 'idle';
  readonly choices: NoticeChoices;
  readonly required: readonly ChosenKind[];
  /** Minute of the day in the player's time zone, 0 … 1439. */
  readonly minute: number;
}

/** Decides whether a system notification is shown now (trust R18, R21). */
export function mayNotify({ kind, choices, required, minute }: NoticeQuestion): boolean {
  const isOn = kind === 'idle' || required.includes(kind) || choices.kinds[kind];
  return isOn && (SAFETY_KINDS.has(kind) || !isQuiet(choices.quiet, minute));
}

/** Text in two forms: in full, and without amounts. */
interface TextWithMoney {
  readonly plain: string;
  readonly withAmounts: string;
}

/** Returns the text of a notification, and its text for a locked screen. */
export function bodiesOf(
  { plain, withAmounts }: TextWithMoney,
  { showAmounts, showOnLocked }: Pick<NoticeChoices, 'showAmounts' | 'showOnLocked'>,
): { readonly body: string; readonly lockedBody: string } {
  const body = showAmounts ? withAmounts : plain;
  return { body, lockedBody: showOnLocked ? body : plain };
}
