import * as v from 'valibot';
import type { JsonObject } from './merge-patch.ts';
import type { OutOfBounds } from './stored-bounds.ts';

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

/** Number of players to whom a registration code gives its free bet when the operator names none. */
const DEFAULT_USES = 1000;

/** Returns how a gift of a registration code is bounded; raw entries, which no schema has read. */
function boundsOfGift(code: string, gift: Record<string, unknown>, { maxTimes, codeTimes }: DeskGifts): OutOfBounds[] {
  const { times, maxUses } = gift;
  if (typeof times !== 'number' || times <= 0) return [];
  const path = ['registrationGifts', code];
  const value = Math.min(times, maxTimes);
  const tooLarge =
    times > maxTimes
      ? [
          {
            path: [...path, 'times'],
            message: `at most ${maxTimes}, which deskGifts.maxTimes of the file sets`,
            inForce: maxTimes,
          },
        ]
      : [];
  const most = Math.floor(codeTimes / value);
  const message = `at most ${most} of this value, so that deskGifts.codeTimes is not exceeded`;
  if (most < 1) return [{ path, message, inForce: null }];
  if (maxUses === undefined) {
    return [...tooLarge, { path: [...path, 'maxUses'], message: null, inForce: Math.min(DEFAULT_USES, most) }];
  }
  const isTooMany = typeof maxUses === 'number' && maxUses > most;
  return isTooMany ? [...tooLarge, { path: [...path, 'maxUses'], message, inForce: most }] : tooLarge;
}

/** Returns the registration gifts that are larger than the bounds of gifts allow, and the number of those without one. */
export function giftBounds({ registrationGifts, deskGifts }: JsonObject): OutOfBounds[] {
  const bounds = v.safeParse(deskGiftsSchema, deskGifts);
  const gifts = v.safeParse(v.record(v.string(), v.unknown()), registrationGifts);
  if (!bounds.success || !gifts.success) return [];
  return Object.entries(gifts.output).flatMap(([code, gift]) => {
    const read = v.safeParse(v.record(v.string(), v.unknown()), gift);
    return read.success ? boundsOfGift(code, read.output, bounds.output) : [];
  });
}
