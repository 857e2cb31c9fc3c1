import type { FeedStatus } from '#renderer/lib/feed/feed-status.ts';
import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import type { MinorUnits } from '#shared/domain/money/minor-units.ts';
import { isOpenBatch, type PlacementBatch } from '../placement/batch.ts';
import type { BetSlipModel } from './bet-slip-model.ts';

/** What the button of the coupon does next. */
export type NextStep =
  /** A placement is under way. */
  | { readonly kind: 'busy' }
  /** Prices cannot be trusted (trust F10, F11); null: they never could so far. */
  | { readonly kind: 'paused'; readonly since: number | null }
  | { readonly kind: 'signIn' }
  /** Something stands in the way, and is said beside it. */
  | { readonly kind: 'blocked' }
  /** Prices moved further than the policy lets pass: thousandths by the key of the bet. */
  | { readonly kind: 'acceptPrices'; readonly prices: Readonly<Record<string, number>> }
  | { readonly kind: 'place'; readonly total: MinorUnits };

export interface NextStepInput {
  readonly model: BetSlipModel;
  readonly batch: PlacementBatch | null;
  readonly userId: number | null;
  readonly feed: Pick<FeedStatus, 'lastUpdateAt' | 'state'>;
}

/** Prices of a placement that was refused for them, where the feed does not know better by now. */
function refusedPrices({ model, batch }: NextStepInput): [string, number][] {
  const refusals = (batch?.intents ?? []).flatMap(({ phase }) => (phase.kind === 'refused' ? [phase.refusal] : []));
  const told = refusals.filter(({ code }) => code === 'COEF_CHANGED').flatMap(({ prices }) => prices);
  return model.legs.flatMap(({ bet, before, coef }): [string, number][] => {
    const price = told.find((one) => betKey(one) === betKey(bet))?.coef ?? bet.coef;
    return price === bet.coef ? [] : [[betKey(bet), before === null ? price : coef]];
  });
}

/**
 * The one thing that the button does. A visitor is led to sign in before anything else, for what stands in the way
 * depends on the account; then prices must be in step, then everything valid, then agreed to.
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
  return Object.keys(prices).length > 0 ? { kind: 'acceptPrices', prices } : { kind: 'place', total: model.total };
}
