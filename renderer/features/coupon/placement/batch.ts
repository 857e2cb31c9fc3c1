import { type FailedPhase, isOpenPhase, type OpenPhase, type PendingPhase } from '#renderer/lib/orders/order.ts';
import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import type { Coupon, CurrentLegPrice, Placement } from '#shared/contracts/coupon.ts';
import { COUPON_TYPE, type CouponTypeId } from '#shared/domain/coupon/types.ts';
import type { AmountEntry } from '../amount-entry.ts';
import type { CouponBet } from '../coupon-state.ts';

/** Reason why the platform refused a coupon. */
export interface Refusal {
  readonly code: string;
  readonly selectionIds: readonly number[];
  /** Current prices, for the confirmation. */
  readonly prices: readonly CurrentLegPrice[];
  /** Figures of the refusal text; amounts in minor units. */
  readonly data: Readonly<Record<string, number | string>>;
}

/** Phases in which the platform decides a placement. */
type DecidedPlacement =
  | { readonly kind: 'accepted'; readonly coupon: Coupon }
  /** Waits for the wanted odds; nothing is debited before they are reached. */
  | { readonly kind: 'waiting'; readonly until: number }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Phase that an answer of the platform leads to. */
export type PlacementAnswerPhase = PendingPhase | DecidedPlacement;

/** State of a placement. While it is open nothing else may be placed. */
export type Phase = OpenPhase | FailedPhase | DecidedPlacement;

/** One coupon that the player wants to place: its key and its body never change. */
export interface Intent {
  /** Idempotency key. */
  readonly key: string;
  readonly body: Placement;
  readonly phase: Phase;
}

/** Intents of one press of the button: one, or one for each of many singles. */
export interface PlacementBatch {
  readonly id: string;
  readonly userId: number;
  /** Device clock, epoch ms. */
  readonly askedAt: number;
  /** Currency of the amounts. */
  readonly iso: string;
  /** Type that the player saw: many singles are sent as singles. */
  readonly typeId: CouponTypeId;
  /** Bets of the coupon, to show and to restore. */
  readonly bets: readonly CouponBet[];
  readonly intents: readonly Intent[];
  /** One-click bet, which had no coupon. */
  readonly isOneClick?: true;
}

/** Tells whether any intent of the batch is still open. */
export function isOpenBatch(batch: PlacementBatch | null): boolean {
  return batch?.intents.some(({ phase }) => isOpenPhase(phase)) ?? false;
}

/** Tells whether the call was rejected because the session has ended. */
export function isSessionLost(phase: Phase | null): boolean {
  return phase?.kind === 'failed' && phase.code === 'SESSION_REQUIRED';
}

/** Tells whether the bets have left the coupon: accepted, or waiting for wanted odds. */
export const isTaken = ({ kind }: Phase): boolean => kind === 'accepted' || kind === 'waiting';

/** Returns the bets of coupons that were accepted or wait for wanted odds. */
export function acceptedBets(batch: PlacementBatch): CouponBet[] {
  const taken = new Set(
    batch.intents.filter(({ phase }) => isTaken(phase)).flatMap(({ body }) => body.bets.map(betKey)),
  );
  return batch.bets.filter((bet) => taken.has(betKey(bet)));
}

/** Returns the amounts of a batch of many singles by the key of the bet. */
export function amountsOfSingles(batch: PlacementBatch): Record<string, AmountEntry> {
  if (batch.typeId !== COUPON_TYPE.manySingles) return {};
  return Object.fromEntries(
    batch.intents.flatMap(({ body }) => body.bets.map((bet) => [betKey(bet), { value: body.amount, iso: batch.iso }])),
  );
}
