import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import type { Account } from '#shared/contracts/account.ts';
import type { CouponLimits, CurrentLegPrice } from '#shared/contracts/coupon.ts';
import type { DraftBonuses } from '#shared/contracts/coupon-bonuses.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import type { BetCode, BetProblem } from '#shared/domain/coupon/bet-codes.ts';
import { restrictionsOf } from '#shared/domain/coupon/bet-restrictions.ts';
import { DEFAULT_BET_SLIP_PREFERENCES, firstStakeOf } from '#shared/domain/coupon/bet-slip-preferences.ts';
import { COEF_CHANGE_ACTION, type CoefChangeAction, type DropPercent } from '#shared/domain/coupon/coef-change.ts';
import { type CouponRules, couponRulesOf } from '#shared/domain/coupon/coupon-rules.ts';
import { dependentLegs } from '#shared/domain/coupon/dependency.ts';
import type { Draft, DraftLimits, DraftPrepaid } from '#shared/domain/coupon/draft.ts';
import { BET_STATUS } from '#shared/domain/coupon/leg-status.ts';
import { type CouponPreview, previewCoupon } from '#shared/domain/coupon/preview.ts';
import { type SystemValue, systemValues } from '#shared/domain/coupon/system-values.ts';
import { type TaxRule, taxRuleOf } from '#shared/domain/coupon/tax.ts';
import { COUPON_TYPE, type EngineCoupon } from '#shared/domain/coupon/types.ts';
import { type ValidationResult, validateCoupon } from '#shared/domain/coupon/validation.ts';
import { isQuarterLine } from '#shared/domain/markets/market-line.ts';
import { findMarketType } from '#shared/domain/markets/market-types.ts';
import { ACCOUNT_TYPE } from '#shared/domain/money/account-types.ts';
import type { MinorUnits } from '#shared/domain/money/minor-units.ts';
import { isDisallowedSport } from '#shared/domain/sports/disallowed-sports.ts';
import { type AmountEntry, type ResolvedAmount, resolveAmount } from '../amount-entry.ts';
import {
  type BetSlipBonuses,
  draftBonuses,
  promoInUse,
  promoOfDraft,
  withDraftBonusLeg,
  withoutPromoStake,
  withPromoStake,
} from '../bonuses/draft-bonuses.ts';
import type { CouponBet, CouponState } from '../coupon-state.ts';
import {
  draftReviewAndAdvance,
  limitsWithVip,
  type ReviewAndAdvance,
  reviewAndAdvanceOfDraft,
} from '../review-and-advance/review-and-advance.ts';
import { priceToleranceOf } from '../settings/price-change-action.ts';
import { antiPrice } from '../types/anti-price.ts';
import { blockStakes, placedType } from '../types/block-types.ts';
import { lineUnits } from '../types/line-units.ts';
import { priceConfirmations, withRefusedPrices } from './price-confirmations.ts';

/** Current state of a selection in the odds book. */
export type LegNow =
  | { readonly state: 'open' | 'suspended'; readonly coef: number }
  /** The selection has left the book. */
  | { readonly state: 'gone' }
  /** Neither the feed nor the platform has reported it yet. */
  | { readonly state: 'unknown' };

export interface BetSlipInput {
  readonly coupon: CouponState;
  /** In the order of the bets. */
  readonly now: readonly LegNow[];
  /** null until the platform answers. */
  readonly limits: CouponLimits | null;
  /** Bets as the platform described them last, which may be before the limits; their games may have been moved. */
  readonly told?: readonly CurrentLegPrice[];
  /** null for a visitor. */
  readonly account: Account | null;
  readonly config: SiteConfig;
  /** The site's bonus terms; null until the limits answer. */
  readonly bonusTerms?: DraftBonuses | null;
  /** Amount that can be advanced to the account; null until it was asked for. */
  readonly advance?: DraftPrepaid | null;
}

/** One bet as the bet slip shows it. */
export interface BetSlipLeg {
  readonly bet: CouponBet;
  readonly now: LegNow;
  /** Present start of its game, server clock, epoch ms. */
  readonly startAt: number;
  /** Thousandths: the price it would be placed at; the agreed price while no current one is known. */
  readonly coef: number;
  /** Agreed price, thousandths, where the current one differs; otherwise null. */
  readonly before: number | null;
  /** The player's price policy requires a confirmation of this change. */
  readonly needsConfirmation: boolean;
  readonly isDependent: boolean;
  /** The operator takes the bet only on its own, and the type joins bets (P-12). */
  readonly isBannedExpress: boolean;
  readonly isDisabledBanker: boolean;
  readonly codes: readonly BetCode[];
  /** Many singles only. */
  readonly amount: ResolvedAmount | null;
  /** Why that amount is not accepted. */
  readonly amountProblem: BetProblem | null;
  readonly maxPayout: MinorUnits | null;
}

/** Everything that the bet slip shows and decides by, calculated from one state of the coupon and of the book. */
export interface BetSlipModel {
  readonly typeId: CouponState['typeId'];
  readonly iso: string;
  readonly legs: readonly BetSlipLeg[];
  /** Bets that are switched off. */
  readonly offBets: CouponState['offBets'];
  readonly amount: ResolvedAmount;
  /** The stake is empty because the player has not typed one yet: no mistake. */
  readonly isStakeAwaited: boolean;
  readonly action: CoefChangeAction;
  /** Fall of the odds that is placed without a question, percent; 0: none. */
  readonly dropPercent: DropPercent;
  readonly rules: CouponRules;
  readonly validation: ValidationResult;
  /** null while the bets do not form a coupon. */
  readonly preview: CouponPreview | null;
  readonly systemValue: number;
  readonly systemValues: readonly SystemValue[];
  /** Condition: stakes of the blocks from the second on; null stakes the whole return of the previous block. */
  readonly amountByBlockId: Readonly<Record<string, MinorUnits | null>>;
  /** Type that the coupon is placed as. */
  readonly placedTypeId: CouponState['typeId'];
  /** The coupon in the engine's form; null while the bets do not form a coupon. */
  readonly engine: EngineCoupon | null;
  /** Number of units that a system or a multi is made of: all bets but the bankers, or the blocks. */
  readonly units: number;
  /** Amount that pressing the button costs; null while an amount cannot be read. */
  readonly total: MinorUnits | null;
  readonly isPriceUnknown: boolean;
  readonly bonuses: BetSlipBonuses;
  /** Id of the house express that the coupon is; null for any other coupon. */
  readonly expressId: string | null;
  /** Wanted odds in thousandths, below which the coupon is not placed; 0 for none. */
  readonly exactCoef: number;
  readonly isDropOnScoreChange: boolean;
  /** Tax rule of the payout; null for no tax. */
  readonly taxRule: TaxRule | null;
  /** VIP bet and advance. */
  readonly reviewAndAdvance: ReviewAndAdvance;
}

function coefNow(bet: CouponBet, now: LegNow): number {
  return now.state === 'open' || now.state === 'suspended' ? now.coef : bet.coef;
}

/** Reads the wanted odds. Many singles have no odds together, so none apply to them. */
function wantedOf({ typeId, settings }: Pick<CouponState, 'settings' | 'typeId'>) {
  const exactCoef = typeId === COUPON_TYPE.manySingles ? 0 : (settings?.exactCoef ?? 0);
  return { exactCoef, isDropOnScoreChange: exactCoef > 0 && settings?.isDropOnScoreChange === true };
}

/** Returns the present start of a bet's game. */
function startNow(bet: CouponBet, { told = [] }: Pick<BetSlipInput, 'told'>): number {
  return told.find((price) => betKey(price) === betKey(bet))?.startAt ?? bet.game.startAt;
}

/**
 * Returns the stake of the slip: what was typed, or what the player's settings fill in. A free bet in another currency,
 * which pays nothing here, leaves no field to type in, so the currency's first amount stands for it.
 */
function stakeOf(coupon: CouponState, iso: string) {
  const { amount: typed, settings } = coupon;
  const value = firstStakeOf(settings ?? DEFAULT_BET_SLIP_PREFERENCES, iso);
  const untyped: AmountEntry = value === null ? { text: '', error: 'empty', iso } : { value, iso };
  const first = promoInUse(coupon) ? null : untyped;
  const amount = resolveAmount(iso, typed, first);
  return { first, amount, isStakeAwaited: amount.error === 'empty' && typed?.iso !== iso };
}

function draftOf({ coupon, now, config, ...input }: BetSlipInput, iso: string): Draft {
  const { first, amount: shared } = stakeOf(coupon, iso);
  return {
    typeId: placedType(coupon.typeId, coupon.bets, couponRulesOf(config.coupon)),
    amount: shared.value,
    ...(shared.error ? { amountError: shared.error } : {}),
    systemValue: coupon.systemValue,
    amountByBlockId: blockStakes(coupon.typeId, coupon.bets, coupon.amountByBlockId, iso),
    bets: coupon.bets.map((bet, index) => {
      const leg = now[index] ?? { state: 'unknown' };
      const own = resolveAmount(iso, coupon.amountByBetId[betKey(bet)], coupon.amount, first);
      const type = findMarketType(bet.typeId);
      return {
        gameId: bet.game.id,
        coef: coefNow(bet, leg),
        ...restrictionsOf(config.coupon.restrictions, {
          ...bet.game,
          marketTypes: bet.members ? bet.members.map(({ typeId }) => typeId) : [bet.typeId],
          isLive: bet.game.live,
        }),
        isDisallowed: isDisallowedSport(config, bet.game.sportId, bet.game.live),
        banker: bet.banker,
        isBlocked: leg.state === 'suspended' || leg.state === 'gone',
        isQuarterLine: type !== undefined && isQuarterLine(type, bet.param),
        isLive: bet.game.live,
        startAt: startNow(bet, input),
        amount: own.value,
        ...(bet.blockId === undefined ? {} : { blockId: bet.blockId }),
        ...(own.error ? { amountError: own.error } : {}),
      };
    }),
  };
}

function limitsOf({ limits, config }: BetSlipInput): DraftLimits {
  const { limitedTypes, offeredTypes } = config.coupon;
  // Unknown limits forbid nothing: the platform checks the placement.
  if (!limits) return { minBetAmount: 1, maxBetAmount: null, minLineAmount: 1, limitedTypes: [], offeredTypes };
  const { minBetAmount, maxBetAmount, minLineAmount } = limits;
  return { minBetAmount, maxBetAmount, minLineAmount, limitedTypes, offeredTypes };
}

/** Builds the engine's form of the coupon; a field that cannot be read counts as 0. */
function engineCoupon(draft: Draft, { limits, coupon }: BetSlipInput): EngineCoupon {
  return {
    upliftPercent: coupon.express?.percent ?? null,
    typeId: draft.typeId,
    amount: draft.amount ?? 0,
    systemValue: draft.systemValue ?? null,
    amountByBlockId: draft.amountByBlockId ?? null,
    maxPayoutLimit: limits?.maxPayoutLimit ?? null,
    legs: draft.bets.map(({ coef, banker = false, blockId, amount }, index) => ({
      coef,
      statusId: BET_STATUS.notStarted,
      banker,
      blockId: blockId ?? index + 1,
      amount: amount ?? 0,
    })),
  };
}

const SHAPELESS = new Set<BetCode>(['EMPTY', 'TYPE_UNAVAILABLE', 'SYSTEM_VALUE', 'BLOCK_AMOUNT']);

/** Returns null where validation found that the bets do not form a coupon. */
function engineOf(drafted: EngineCoupon, validation: ValidationResult): EngineCoupon | null {
  return validation.problems.some(({ code }) => SHAPELESS.has(code)) ? null : drafted;
}

/** Adds the price of an anti-express, which decides whether the type is available; other types get none. */
function quotedPrice({ typeId, bets }: Draft, rules: CouponRules): Pick<Draft, 'antiExpressCoef'> {
  if (typeId !== COUPON_TYPE.antiExpress) return {};
  const coefs = bets.map(({ coef }) => coef);
  return { antiExpressCoef: antiPrice(coefs, rules) };
}

/** Returns the problem of a bet's own stake; an empty one is none while the player has typed nothing. */
const problemOf = (index: number, { problems }: ValidationResult, isAwaited: boolean): BetProblem | null =>
  problems.find(
    (problem) =>
      'bet' in problem &&
      problem.bet === index &&
      !(isAwaited && problem.code === 'AMOUNT_FORMAT' && problem.reason === 'empty'),
  ) ?? null;

function totalOf(draft: Draft): MinorUnits | null {
  if (draft.typeId !== COUPON_TYPE.manySingles) return draft.amount;
  const amounts = draft.bets.map(({ amount }) => amount ?? null);
  return amounts.reduce((sum: number | null, amount) => (sum === null || amount === null ? null : sum + amount), 0);
}

/** Calculates the bet slip (coupon mathematics §1 to §2, §8): pure and exact, by the same rules as the platform. */
export function betSlipModel(given: BetSlipInput): BetSlipModel {
  const input = {
    ...given,
    coupon: withPromoStake(given.coupon),
    now: withRefusedPrices(given.now, given.coupon),
  };
  const { coupon, now, limits, account, config } = input;
  const iso = account?.iso ?? config.defaultCurrency;
  const rules = couponRulesOf(config.coupon);
  const chosen = priceToleranceOf(coupon, config);
  const plain = draftOf(input, iso);
  const draft = { ...plain, ...quotedPrice(plain, rules) };
  const wanted = wantedOf(coupon);
  // Wanted odds override the policy (coupon mathematics §8.2).
  const tolerance = wanted.exactCoef > 0 ? { action: COEF_CHANGE_ACTION.anyChange, dropPercent: 0 as const } : chosen;
  const payer = account && { balance: account.money, isBonus: account.type === ACCOUNT_TYPE.bonus };
  const reviewAndAdvance = draftReviewAndAdvance({ coupon, draft, limits, account, advance: input.advance ?? null });
  const drafted = engineCoupon(draft, { ...input, limits: limitsWithVip(limits, reviewAndAdvance) });
  const bonuses = draftBonuses({
    engine: drafted,
    bets: coupon.bets,
    choices: coupon.choices,
    terms: input.bonusTerms ?? null,
    rules,
  });
  const promo = promoOfDraft(bonuses, drafted, iso, rules);
  const validation = validateCoupon(
    { draft, limits: limitsOf(input), account: payer, promo, ...reviewAndAdvanceOfDraft(reviewAndAdvance) },
    rules,
  );
  const engine = engineOf(withDraftBonusLeg(drafted, bonuses.bonusLeg), validation);
  const preview = withoutPromoStake(engine && previewCoupon(engine, rules), bonuses, rules);
  const dependent = dependentLegs(coupon.typeId, draft.bets);
  const isMany = coupon.typeId === COUPON_TYPE.manySingles;
  const { minBetAmount = 1, minLineAmount = 1 } = limits ?? {};
  const units = lineUnits(coupon.typeId, coupon.bets);
  const isMulti = coupon.typeId === COUPON_TYPE.multi;
  const bankers = isMulti ? 0 : coupon.bets.length - units;
  const confirmations = priceConfirmations({
    typeId: coupon.typeId,
    agreed: coupon.bets.map(({ coef }) => coef),
    now: draft.bets.map(({ coef }) => coef),
    tolerance,
    rules,
  });
  const { first, ...stake } = stakeOf(coupon, iso);
  return {
    typeId: coupon.typeId,
    iso,
    action: chosen.action,
    dropPercent: tolerance.dropPercent,
    rules,
    validation,
    preview,
    ...stake,
    amountByBlockId: draft.amountByBlockId ?? {},
    placedTypeId: draft.typeId,
    engine,
    systemValue: coupon.systemValue,
    systemValues: systemValues({ legs: units + bankers, bankers, minBetAmount, minLineAmount }, rules),
    units,
    total: totalOf(draft),
    expressId: coupon.express?.id ?? null,
    isPriceUnknown: now.some(({ state }) => state === 'unknown'),
    bonuses,
    ...wanted,
    taxRule: taxRuleOf(config),
    reviewAndAdvance,
    offBets: coupon.offBets,
    legs: coupon.bets.map((bet, index): BetSlipLeg => {
      const leg = now[index] ?? { state: 'unknown' };
      const coef = coefNow(bet, leg);
      return {
        bet,
        now: leg,
        startAt: startNow(bet, given),
        coef,
        before: coef === bet.coef ? null : bet.coef,
        needsConfirmation: leg.state === 'open' && confirmations[index] === true,
        isDependent: dependent[index] === true,
        isBannedExpress: validation.codesByBet[index]?.includes('BET_BANNED_EXPRESS') ?? false,
        isDisabledBanker: draft.bets[index]?.isDisabledBanker ?? false,
        codes: validation.codesByBet[index] ?? [],
        amountProblem: isMany ? problemOf(index, validation, stake.isStakeAwaited) : null,
        amount: isMany ? resolveAmount(iso, coupon.amountByBetId[betKey(bet)], coupon.amount, first) : null,
        maxPayout: preview?.maxPayoutByLeg?.[index] ?? null,
      };
    }),
  };
}
