import type { CallError } from '#renderer/lib/api/call-error.ts';
import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import type { Coupon, CurrentLegPrice, Placement } from '#shared/contracts/coupon.ts';
import { COUPON_TYPE, type CouponTypeId } from '#shared/domain/coupon/types.ts';
import type { AmountEntry } from '../amount-entry.ts';
import type { CouponBet } from '../coupon-state.ts';

/** Why the back end did not take a coupon. */
export interface Refusal {
  readonly code: string;
  readonly selectionIds: readonly number[];
  /** Prices of the moment, for the confirm step. */
  readonly prices: readonly CurrentLegPrice[];
  /** Numbers the text names, in minor units. */
  readonly data: Readonly<Record<string, number | string>>;
}

/**
 * Where a placement stands. The first three are open: nothing else may be placed, and nobody guesses how they end.
 * - sending: the request is on its way
 * - pending: the back end holds a live coupon until `decidesAt`, server clock
 * - unknown: no answer came; it is asked for until there is one
 * - failed: the call was turned down before anything could be placed
 */
export type Phase =
  | { readonly kind: 'sending' }
  | { readonly kind: 'pending'; readonly decidesAt: number }
  | { readonly kind: 'unknown'; readonly attempts: number }
  | { readonly kind: 'accepted'; readonly coupon: Coupon }
  /** It waits for the coefficient that was asked for; nothing is debited before. */
  | { readonly kind: 'waiting'; readonly until: number }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | ({
      readonly kind: 'failed';
      readonly code: CallError['code'];
      readonly retryAfter: number | null;
    } & Pick<CallError, 'helps' | 'until'>);

/** One coupon the player wants to place: one key, one body, which never change. */
export interface Intent {
  /** The idempotency key. */
  readonly key: string;
  readonly body: Placement;
  readonly phase: Phase;
}

/** One press of the button: one intent, or one for each of many singles. */
export interface PlacementBatch {
  readonly id: string;
  readonly userId: number;
  /** Clock of the device, epoch ms. */
  readonly askedAt: number;
  /** Currency of the amounts. */
  readonly iso: string;
  /** As the player saw it: many singles go out as singles. */
  readonly typeId: CouponTypeId;
  /** The bets as they stood in the coupon, to show and to put back. */
  readonly bets: readonly CouponBet[];
  readonly intents: readonly Intent[];
  /** Pressed as a price, without a coupon. */
  readonly isOneClick?: true;
}

/** Whether it is not known yet how it ends. */
export function isOpenPhase(phase: Phase): boolean {
  return phase.kind === 'sending' || phase.kind === 'pending' || phase.kind === 'unknown';
}

/** Whether anything of the batch is still to be decided. */
export function isOpenBatch(batch: PlacementBatch | null): boolean {
  return batch?.intents.some(({ phase }) => isOpenPhase(phase)) ?? false;
}

/** Whether the call was turned down because nobody is signed in any more. */
export function isSessionLost(phase: Phase | null): boolean {
  return phase?.kind === 'failed' && phase.code === 'SESSION_REQUIRED';
}

/** Whether its bets are out of the player's hands: it is accepted, or waits for its price. */
export const isTaken = ({ kind }: Phase): boolean => kind === 'accepted' || kind === 'waiting';

/** The bets of the coupons that were accepted, or wait for their price. */
export function acceptedBets(batch: PlacementBatch): CouponBet[] {
  const taken = new Set(
    batch.intents.filter(({ phase }) => isTaken(phase)).flatMap(({ body }) => body.bets.map(betKey)),
  );
  return batch.bets.filter((bet) => taken.has(betKey(bet)));
}

/** The amounts of a batch of many singles, by the key of the bet. */
export function amountsOfSingles(batch: PlacementBatch): Record<string, AmountEntry> {
  if (batch.typeId !== COUPON_TYPE.manySingles) return {};
  return Object.fromEntries(
    batch.intents.flatMap(({ body }) => body.bets.map((bet) => [betKey(bet), { value: body.amount, iso: batch.iso }])),
  );
}
