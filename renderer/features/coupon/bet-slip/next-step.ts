import type { FeedStatus } from '#renderer/lib/feed/feed-status.ts';
import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import type { MinorUnits } from '#shared/domain/money/minor-units.ts';
import { isOpenBatch, type PlacementBatch } from '../placement/batch.ts';
import type { BetSlipModel } from './bet-slip-model.ts';

/** Next action of the coupon's main button. */
export type NextStep =
  /** A placement is open. */
  | { readonly kind: 'busy' }
  /** Prices are out of step (trust F10, F11), since this instant; null: they never were in step. */
  | { readonly kind: 'paused'; readonly since: number | null }
  | { readonly kind: 'signIn' }
  /** A problem, which is shown above the button, prevents the placement. */
  | { readonly kind: 'blocked' }
  /** Prices moved further than the policy allows: one press accepts the shown ones and places at them. */
  | {
      readonly kind: 'acceptPrices';
      /** Thousandths by the key of the bet. */
      readonly prices: Readonly<Record<string, number>>;
      readonly total: MinorUnits;
    }
  | { readonly kind: 'place'; readonly total: MinorUnits };

export interface NextStepInput {
  readonly model: BetSlipModel;
  readonly batch: PlacementBatch | null;
  readonly userId: number | null;
  readonly feed: Pick<FeedStatus, 'lastUpdateAt' | 'state'>;
}

/** Returns the shown prices of bets for whose prices a placement was refused. */
function refusedPrices({ model, batch }: NextStepInput): [string, number][] {
  const refusals = (batch?.intents ?? []).flatMap(({ phase }) => (phase.kind === 'refused' ? [phase.refusal] : []));
  const told = refusals.filter(({ code }) => code === 'COEF_CHANGED').flatMap(({ prices }) => prices);
  return model.legs.flatMap(({ bet, before, coef }): [string, number][] => {
    const isTold = told.some((one) => betKey(one) === betKey(bet) && one.coef !== null && one.coef !== bet.coef);
    // The model shows the told price until the feed has a newer one.
    return isTold && before !== null ? [[betKey(bet), coef]] : [];
  });
}

/**
 * Decides what the button does. Signing in comes first, because the other checks depend on the account; then prices
 * must be in step, then the coupon valid, then changed prices accepted.
 */
export function nextStep(input: NextStepInput): NextStep {
  const { model, batch, userId, feed } = input;
  if (isOpenBatch(batch) && batch?.userId === userId) return { kind: 'busy' };
  if (userId === null) return { kind: 'signIn' };
  if (feed.state !== 'live') return { kind: 'paused', since: feed.lastUpdateAt };
  if (model.isPriceUnknown) return { kind: 'paused', since: null };
  if (model.validation.first !== null || model.total === null) return { kind: 'blocked' };
  const moved = model.legs.filter((leg) => leg.needsConfirmation).map(({ bet, coef }) => [betKey(bet), coef] as const);
  const prices = Object.fromEntries([...refusedPrices(input), ...moved]);
  return Object.keys(prices).length > 0
    ? { kind: 'acceptPrices', prices, total: model.total }
    : { kind: 'place', total: model.total };
}
