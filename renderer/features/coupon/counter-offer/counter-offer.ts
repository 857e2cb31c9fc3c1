import type { Intent, Phase, PlacementBatch } from '../placement/batch.ts';
import { isOpenBatch } from '../placement/batch.ts';

/**
 * Smaller stake that the book takes instead of the requested one; minor units, and an instant of the server's clock.
 */
export interface CounterOffer {
  readonly amount: number;
  readonly asked: number;
  readonly until: number;
}

const numberIn = (value: unknown): number => (typeof value === 'number' && Number.isSafeInteger(value) ? value : 0);

/** Returns the counter-offer of a placement; null for any other result (decision 020). */
export function counterOfferOf(phase: Phase): CounterOffer | null {
  if (phase.kind !== 'refused' || phase.refusal.code !== 'STAKE_OFFERED') return null;
  const { amount, asked, until } = phase.refusal.data;
  const counterOffer = { amount: numberIn(amount), asked: numberIn(asked), until: numberIn(until) };
  return counterOffer.amount > 0 ? counterOffer : null;
}

/** Returns the intents of a batch that were answered with a counter-offer. */
export function counterOffersIn(
  batch: PlacementBatch,
): { readonly intent: Intent; readonly counterOffer: CounterOffer }[] {
  return batch.intents.flatMap((intent) => {
    const counterOffer = counterOfferOf(intent.phase);
    return counterOffer ? [{ intent, counterOffer }] : [];
  });
}

/**
 * Returns the batch with a counter-offer accepted: a new intent with a new key, at the prices that the player has seen.
 * It names the answered placement, so that the platform accepts a counter-offer only once. While the batch is open
 * nothing else is placed.
 */
export function withCounterOfferAccepted(batch: PlacementBatch, key: string, newKey: string): PlacementBatch {
  if (isOpenBatch(batch)) return batch;
  const intents = batch.intents.map((intent): Intent => {
    const counterOffer = intent.key === key ? counterOfferOf(intent.phase) : null;
    if (!counterOffer) return intent;
    const body = { ...intent.body, id: newKey, amount: counterOffer.amount, counterOfferKey: key };
    return { key: newKey, body, phase: { kind: 'sending' } };
  });
  return { ...batch, intents };
}
