import * as v from 'valibot';
import type { ConfigProblem } from './config-problems.ts';
import type { registrationGiftsSchema } from './registration-gifts.ts';

const times = (max: number) => v.pipe(v.number(), v.minValue(0), v.maxValue(max));

/**
 * Bounds of what the desk gives away, in multiples of the currency's base amount; an entry of the private site config
 * that the operator's file alone sets, so that no member of staff raises the own bounds (decision 042).
 */
export const deskGiftsSchema = v.object({
  /** Largest value of one gift; a coupon takes 1000 times. */
  maxTimes: v.pipe(v.number(), v.minValue(0.01), v.maxValue(1000)),
  /** What one member of staff gives in 24 hours without a second person; 0 for nothing. */
  aloneTimes: times(1000),
  /** What one member of staff gives, proposes or approves in 24 hours. */
  dayTimes: times(100_000),
  /** All free bets of one registration code together. */
  codeTimes: times(1_000_000),
  /** Hours for which a proposal waits. */
  hours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(720)),
});

export type DeskGifts = v.InferOutput<typeof deskGiftsSchema>;

/** In EUR: 500.00 a gift, 20.00 a day alone, 2,000.00 a day, 100,000.00 a registration code. */
export const DEFAULT_DESK_GIFTS: DeskGifts = {
  maxTimes: 100,
  aloneTimes: 4,
  dayTimes: 400,
  codeTimes: 20_000,
  hours: 72,
};

interface GiftEntries {
  readonly registrationGifts: v.InferOutput<typeof registrationGiftsSchema>;
  readonly deskGifts: DeskGifts;
}

/** Returns the registration gifts that are larger than the bounds of gifts allow. */
export function giftProblems({ registrationGifts, deskGifts }: GiftEntries): ConfigProblem[] {
  const { maxTimes, codeTimes } = deskGifts;
  return Object.entries(registrationGifts).flatMap(([code, gift]) => {
    if (gift === null) return [];
    const path = `registrationGifts.${code}`;
    if (gift.times > maxTimes) {
      return [{ path: `${path}.times`, message: `at most ${maxTimes}, which deskGifts.maxTimes of the file sets` }];
    }
    if (gift.times * gift.maxUses <= codeTimes) return [];
    const most = Math.floor(codeTimes / gift.times);
    return [
      {
        path: `${path}.maxUses`,
        message: `at most ${most} of this value, so that deskGifts.codeTimes is not exceeded`,
      },
    ];
  });
}
