import type { Placement } from '#shared/contracts/coupon.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import type { OddsOptions } from '#shared/domain/odds/coef-view.ts';
import { formatTotalOdds } from '#shared/domain/odds/format-odds.ts';
import type { BetSlipLeg, BetSlipModel } from '../bet-slip/bet-slip-model.ts';
import { membersOf } from '../bet-slip/group-members.ts';
import { bonusesOfPlacement } from '../bonuses/draft-bonuses.ts';
import { reviewAndAdvanceOfPlacement } from '../review-and-advance/review-and-advance.ts';
import { hasBlocks } from '../types/line-units.ts';
import type { PlacementBatch } from './batch.ts';

export interface BatchContext {
  readonly userId: number;
  readonly accountId: number;
  readonly coefViewId: number;
  readonly fractionalMode: NonNullable<OddsOptions['fractionalMode']>;
  /** Device clock, epoch ms. */
  readonly now: number;
  /** The site's `ref_id` (P-13); left out or null for none. */
  readonly refId?: number | null;
  /** Returns a new UUID with each call. */
  readonly newKey: () => string;
}

type Part = Pick<Placement, 'amount' | 'typeId'> & {
  readonly legs: readonly BetSlipLeg[];
  readonly coef: number | null;
};

function placement(model: BetSlipModel, context: BatchContext, { typeId, amount, legs, coef }: Part): Placement {
  const { accountId, userId, coefViewId, fractionalMode, refId, newKey } = context;
  const isSystem = typeId === COUPON_TYPE.system || typeId === COUPON_TYPE.multi;
  return {
    id: newKey(),
    accountId,
    userId,
    typeId,
    amount,
    bets: legs.map(({ bet, coef: shown }) => ({
      selectionId: bet.selectionId,
      coef: shown,
      ...membersOf(bet),
      ...(bet.banker ? { banker: true } : {}),
      ...(bet.blockId === undefined || !hasBlocks(typeId) ? {} : { blockId: bet.blockId }),
    })),
    changeCoefAction: model.action,
    ...(model.dropPercent > 0 ? { dropPercent: model.dropPercent } : {}),
    coefViewId,
    exactCoef: model.exactCoef,
    isDropOnScoreChange: model.isDropOnScoreChange,
    ...(coef === null ? {} : { coef, coefByView: formatTotalOdds(coef, coefViewId, { fractionalMode }) }),
    ...(isSystem ? { systemValue: model.systemValue } : {}),
    ...(typeof refId === 'number' ? { refId } : {}),
    ...(model.expressId === null ? {} : { expressId: model.expressId }),
    ...(typeId === COUPON_TYPE.condition ? { amountByBlockId: { ...model.amountByBlockId } } : {}),
    ...bonusesOfPlacement(model.bonuses),
    ...reviewAndAdvanceOfPlacement(model.reviewAndAdvance),
  };
}

/** Splits many singles into one single for each bet (coupon mathematics §2). */
function parts(model: BetSlipModel): Part[] {
  const { placedTypeId: typeId, legs, preview } = model;
  if (typeId === COUPON_TYPE.manySingles) {
    return legs.map((leg) => ({
      typeId: COUPON_TYPE.single,
      amount: leg.amount?.value ?? 0,
      legs: [leg],
      coef: leg.coef,
    }));
  }
  return [{ typeId, amount: model.amount.value ?? 0, legs, coef: preview?.coef ?? null }];
}

/** Makes the batch of one press: each coupon with its own key, at the shown prices (betting §3, outgoing coupon). */
export function makeBatch(model: BetSlipModel, context: BatchContext): PlacementBatch {
  const bodies = parts(model).map((part) => placement(model, context, part));
  return {
    id: context.newKey(),
    userId: context.userId,
    askedAt: context.now,
    iso: model.iso,
    typeId: model.typeId,
    bets: model.legs.map(({ bet, coef }) => ({ ...bet, coef })),
    intents: bodies.map((body) => ({ key: body.id, body, phase: { kind: 'sending' } })),
  };
}
