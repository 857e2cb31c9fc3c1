import * as v from 'valibot';

/** Kinds of notices that a player chooses among; what warns of the end of a session by itself is none of them. */
export const CHOSEN_KINDS = ['reality-check', 'session-limit', 'coupon-settled', 'price-alert'] as const;
export type ChosenKind = (typeof CHOSEN_KINDS)[number];

const MINUTES_A_DAY = 1440;
const minuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MINUTES_A_DAY - 1));

/** From when until when nothing but what keeps the player safe is shown: minutes of the day in the player's time zone. */
const quietSchema = v.pipe(
  v.strictObject({ from: minuteOfDay, to: minuteOfDay }),
  v.check(({ from, to }) => from !== to, 'Must begin and end at different times'),
);

/** What a player has chosen of notices. */
export const noticeChoicesSchema = v.strictObject({
  kinds: v.strictObject({
    'reality-check': v.boolean(),
    'session-limit': v.boolean(),
    'coupon-settled': v.boolean(),
    'price-alert': v.boolean(),
  }),
  sound: v.boolean(),
  /** null: there are none. */
  quiet: v.nullable(quietSchema),
  /** Whether notices of the system hold amounts of money. */
  showAmounts: v.boolean(),
  /** Whether they hold them where others may read them, too. */
  showOnLocked: v.boolean(),
});

export type NoticeChoices = v.InferOutput<typeof noticeChoicesSchema>;
export type QuietHours = v.InferOutput<typeof quietSchema>;

/** What holds for a player who has chosen nothing. */
export const DEFAULT_NOTICE_CHOICES: NoticeChoices = {
  kinds: { 'reality-check': true, 'session-limit': true, 'coupon-settled': true, 'price-alert': true },
  sound: true,
  quiet: null,
  showAmounts: false,
  showOnLocked: false,
};

/** Kinds that keep the player safe: they pass through quiet hours (trust R18, R21). */
const SAFETY_KINDS: ReadonlySet<string> = new Set(['reality-check', 'session-limit', 'idle']);

/** Kinds that a site may not let its players switch off: where a reality check is obligatory, what interrupts play. */
export function requiredKinds(site: { readonly isRealityCheckRequired: boolean }): readonly ChosenKind[] {
  return site.isRealityCheckRequired ? ['reality-check', 'session-limit'] : [];
}

/** Whether a minute of the day is in quiet hours, which may go over midnight; their last minute is the one before `to`. */
export function isQuiet(quiet: QuietHours | null, minute: number): boolean {
  if (!quiet) return false;
  const { from, to } = quiet;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

interface NoticeQuestion {
  readonly kind: ChosenKind | 'idle';
  readonly choices: NoticeChoices;
  readonly required: readonly ChosenKind[];
  /** In the player's time zone, 0 … 1439. */
  readonly minute: number;
}

/** Whether a notice of the system is shown now. */
export function mayNotify({ kind, choices, required, minute }: NoticeQuestion): boolean {
  const isOn = kind === 'idle' || required.includes(kind) || choices.kinds[kind];
  return isOn && (SAFETY_KINDS.has(kind) || !isQuiet(choices.quiet, minute));
}

/** A text twice: as it may be, and without amounts. */
interface TextWithMoney {
  readonly plain: string;
  readonly withAmounts: string;
}

/** What a notice says, and what it says on a locked screen. */
export function bodiesOf(
  { plain, withAmounts }: TextWithMoney,
  { showAmounts, showOnLocked }: Pick<NoticeChoices, 'showAmounts' | 'showOnLocked'>,
): { readonly body: string; readonly lockedBody: string } {
  const body = showAmounts ? withAmounts : plain;
  return { body, lockedBody: showOnLocked ? body : plain };
}
