import type { CouponBet } from '../coupon-state.ts';
import { isOpenBatch, type Phase, type PlacementBatch } from '../placement/batch.ts';

/** Returns the bets that a refused placement of one coupon is about; none where the reason concerns all of several. */
export function refusedBets({ bets, intents }: Pick<PlacementBatch, 'bets' | 'intents'>): readonly CouponBet[] {
  const [only, ...others] = intents;
  if (!only || others.length > 0) return [];
  const { phase } = only;
  if (phase.kind !== 'refused' && phase.kind !== 'failed') return [];
  if (bets.length === 1) return bets;
  // Changed prices are listed with their bets anyway.
  if (phase.kind === 'failed' || phase.refusal.code === 'COEF_CHANGED') return [];
  const { selectionIds } = phase.refusal;
  return selectionIds.length < bets.length ? bets.filter((bet) => selectionIds.includes(bet.selectionId)) : [];
}

/** Returns the phase with the reason in the words of one-click betting, where there is no coupon to remove a bet from. */
export function phaseInWords(phase: Phase, isOneClick: boolean): Phase {
  if (!isOneClick || phase.kind !== 'refused' || phase.refusal.code !== 'BET_BLOCKED') return phase;
  return { ...phase, refusal: { ...phase.refusal, code: 'ONE_CLICK_BLOCKED' } };
}

/**
 * Tells whether a result has said all that the player can act on, so that it ends when the player goes to another page: a
 * whole acceptance, or the refusal of a one-click bet. A smaller stake on offer is still to be answered.
 */
export function endsWithThePage(batch: PlacementBatch): boolean {
  if (isOpenBatch(batch)) return false;
  const phases = batch.intents.map(({ phase }) => phase);
  if (phases.every(({ kind }) => kind === 'accepted')) return true;
  if (!batch.isOneClick) return false;
  return phases.every(
    (phase) => phase.kind === 'failed' || (phase.kind === 'refused' && phase.refusal.code !== 'STAKE_OFFERED'),
  );
}
