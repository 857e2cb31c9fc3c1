import type { AdmissionCode } from '../admission/admission-state.ts';
import type { BetCode } from './bet-codes.ts';

/**
 * Reason to refuse a placement: one of the coupon itself (coupon mathematics §8.12), or one that only the platform can
 * give.
 *
 * - `EXPRESS_CHANGED`: the coupon names a house express that is over, or whose bets differ.
 * - `EXPRESS_WAITS`: a house express would have to wait for the wanted odds of its player.
 * - `GAME_STATE_CHANGED`: an event closed the book of a live game during the live delay of the coupon.
 * - `NOT_PLACED`: nothing was placed with this idempotency key and nothing ever will be: the client asked for the
 * outcome before the placement arrived, or no process decided it within a minute of its time.
 * - `CANCELLED`: the player took it back before the decision.
 * - `WAIT_ENDED`: the wanted odds were not reached in time.
 * - `BOOK_LIMIT`: the book takes no more of these bets than `max`, minor units, which is too little for the coupon.
 * - `STAKE_OFFERED`: the book takes less than was `asked`: `amount`, minor units, until `until`, server clock.
 * - `OFFER_ENDED`: the counter-offer named by the coupon is over, was accepted before, or was for less.
 * - the codes of the gate (decision 031), where it has closed between the arrival and the decision: `until` in the data
 * is the instant at which it opens without an action, epoch ms, and `helps` the step that the player can take.
 */
export type PlacementCode =
  | BetCode
  | 'EXPRESS_CHANGED'
  | 'EXPRESS_WAITS'
  | 'GAME_STATE_CHANGED'
  | 'NOT_PLACED'
  | 'CANCELLED'
  | 'WAIT_ENDED'
  | AdmissionCode
  | LiabilityCode;

/** Answers of the book to a stake (decision 020), after every other check has passed. */
export type LiabilityCode = 'BOOK_LIMIT' | 'STAKE_OFFERED' | 'OFFER_ENDED';
