import type { AdmissionCode } from '../admission/admission-state.ts';
import type { BetCode } from './bet-codes.ts';

/**
 * A reason to refuse a placement: one of the coupon itself (coupon mathematics §8.12), or one that only the platform
 * can give.
 *
 * - `EXPRESS_CHANGED`: the coupon names an express of the house that is over, or whose bets are others.
 * - `EXPRESS_WAITS`: an express of the house would have to wait for the coefficient that its player wants.
 * - `GAME_STATE_CHANGED`: something that closed the book happened in a live game while the coupon waited out the
 *   acceptance delay.
 * - `NOT_PLACED`: nothing was placed with this idempotency key and nothing ever will be: its outcome was asked for
 *   before it arrived, or no process was there to decide it within a minute of its time.
 * - `CANCELLED`: its player has taken it back before it was decided.
 * - `WAIT_ENDED`: the coefficient that it waited for was not reached in time.
 * - `BOOK_LIMIT`: the book takes no more of these bets than `max`, minor units, which is too little for the coupon.
 * - `STAKE_OFFERED`: the book takes less than was `asked`: `amount`, minor units, until `until`, server clock.
 * - `OFFER_ENDED`: the counter-offer that it takes up is over, was taken up before, or was for less.
 * - the codes of the gate (decision 031), where it has closed between the arrival and the decision: `until` in the data
 *   is when it opens by itself, epoch ms, and `helps` what the player can do.
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

/** What the book itself says to a stake (decision 020); after everything else has been found right. */
export type LiabilityCode = 'BOOK_LIMIT' | 'STAKE_OFFERED' | 'OFFER_ENDED';
