import { betKey, type CouponBet, type CouponState } from '#renderer/lib/ports/coupon-port.ts';
import type { Account } from '#shared/contracts/account.ts';
import type { CouponLimits } from '#shared/contracts/coupon.ts';
import type { DraftBonuses } from '#shared/contracts/coupon-bonuses.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import type { BetCode, BetProblem } from '#shared/domain/coupon/bet-codes.ts';
import { COEF_CHANGE_ACTION, type CoefChangeAction, decideCoefChange } from '#shared/domain/coupon/coef-change.ts';
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
import { type ResolvedAmount, resolveAmount } from '../amount-entry.ts';
import {
  type BetSlipBonuses,
  draftBonuses,
  promoOfDraft,
  withDraftBonusLeg,
  withoutPromoStake,
  withPromoStake,
} from '../bonuses/draft-bonuses.ts';
import {
  draftReviewAndAdvance,
  limitsWithVip,
  type ReviewAndAdvance,
  reviewAndAdvanceOfDraft,
} from '../review-and-advance/review-and-advance.ts';
import { priceChangeActionOf } from '../settings/price-change-action.ts';
import { antiNeedsConfirmation, antiPrice } from '../types/anti-price.ts';
import { blockStakes, placedType } from '../types/block-types.ts';
import { lineUnits } from '../types/line-units.ts';

/** A selection as the book has it now. */
export type LegNow =
  | { readonly state: 'open' | 'suspended'; readonly coef: number }
  /** It has left the book. */
  | { readonly state: 'gone' }
  /** Nobody has said anything of it yet. */
  | { readonly state: 'unknown' };

export interface BetSlipInput {
  readonly coupon: CouponState;
  /** In slip order. */
  readonly now: readonly LegNow[];
  /** null while they are not known. */
  readonly limits: CouponLimits | null;
  /** null for a visitor. */
  readonly account: Account | null;
  readonly config: SiteConfig;
  /** The site’s bonus terms; null until the limits answer. */
  readonly bonusTerms?: DraftBonuses | null;
  /** What can be advanced to the account; null while nobody has asked. */
  readonly advance?: DraftPrepaid | null;
}

/** One bet as the slip shows it. */
export interface BetSlipLeg {
  readonly bet: CouponBet;
  readonly now: LegNow;
  /** Thousandths: what it would be placed at; the agreed price while there is no other. */
  readonly coef: number;
  /** The agreed price where it is another. */
  readonly before: number | null;
  /** The policy does not let this change pass without the player's word. */
  readonly needsConfirmation: boolean;
  readonly isDependent: boolean;
  readonly codes: readonly BetCode[];
  /** Many singles only. */
  readonly amount: ResolvedAmount | null;
  /** What is the matter with that amount. */
  readonly amountProblem: BetProblem | null;
  readonly maxPayout: MinorUnits | null;
}

/** Everything the slip shows and decides by, from one look at the coupon and the book. */
export interface BetSlipModel {
  readonly typeId: CouponState['typeId'];
  readonly iso: string;
  readonly legs: readonly BetSlipLeg[];
  readonly amount: ResolvedAmount;
  readonly action: CoefChangeAction;
  readonly rules: CouponRules;
  readonly validation: ValidationResult;
  /** null where the coupon has no meaning as it is. */
  readonly preview: CouponPreview | null;
  readonly systemValue: number;
  readonly systemValues: readonly SystemValue[];
  /** Condition: the stakes of the blocks from the second on; null stakes the whole return of the block before. */
  readonly amountByBlockId: Readonly<Record<string, MinorUnits | null>>;
  /** The type it is placed as. */
  readonly placedTypeId: CouponState['typeId'];
  /** The coupon as the engine reads it; null where it has no meaning as it is. */
  readonly engine: EngineCoupon | null;
  /** How many units a system or a multi counts: all but the bankers, or the blocks. */
  readonly units: number;
  /** What pressing the button costs; null while an amount cannot be read. */
  readonly total: MinorUnits | null;
  readonly isPriceUnknown: boolean;
  readonly bonuses: BetSlipBonuses;
  /** Name of the express of the house that the coupon is. */
  readonly expressId: string | null;
  /** Thousandths: below this it is not placed; 0 for none. */
  readonly exactCoef: number;
  readonly isDropOnScoreChange: boolean;
  /** How what it pays is taxed; null for not at all. */
  readonly taxRule: TaxRule | null;
  /** VIP bet and advance. */
  readonly reviewAndAdvance: ReviewAndAdvance;
}

function coefNow(bet: CouponBet, now: LegNow): number {
  return now.state === 'open' || now.state === 'suspended' ? now.coef : bet.coef;
}

/** Whether a change of price may pass (coupon mathematics §8.1); every leg by itself, so that no line gets worse. */
function needsConfirmation(bet: CouponBet, coef: number, action: CoefChangeAction, rules: CouponRules): boolean {
  return decideCoefChange(action, [bet.coef], [coef], rules) === 'confirm';
}

/** Many singles have no coefficient together, so that none is wanted of them. */
function wantedOf({ typeId, settings }: Pick<CouponState, 'settings' | 'typeId'>) {
  const exactCoef = typeId === COUPON_TYPE.manySingles ? 0 : (settings?.exactCoef ?? 0);
  return { exactCoef, isDropOnScoreChange: exactCoef > 0 && settings?.isDropOnScoreChange === true };
}

function draftOf({ coupon, now, config }: BetSlipInput, iso: string): Draft {
  const shared = resolveAmount(iso, coupon.amount);
  return {
    typeId: placedType(coupon.typeId, coupon.bets, couponRulesOf(config.coupon)),
    amount: shared.value,
    ...(shared.error ? { amountError: shared.error } : {}),
    systemValue: coupon.systemValue,
    amountByBlockId: blockStakes(coupon.typeId, coupon.bets, coupon.amountByBlockId, iso),
    bets: coupon.bets.map((bet, index) => {
      const leg = now[index] ?? { state: 'unknown' };
      const own = resolveAmount(iso, coupon.amountByBetId[betKey(bet)], coupon.amount);
      const type = findMarketType(bet.typeId);
      return {
        gameId: bet.game.id,
        coef: coefNow(bet, leg),
        isDisallowed: isDisallowedSport(config, bet.game.sportId, bet.game.live),
        banker: bet.banker,
        isBlocked: leg.state === 'suspended' || leg.state === 'gone',
        isQuarterLine: type !== undefined && isQuarterLine(type, bet.param),
        isLive: bet.game.live,
        startAt: bet.game.startAt,
        amount: own.value,
        ...(bet.blockId === undefined ? {} : { blockId: bet.blockId }),
        ...(own.error ? { amountError: own.error } : {}),
      };
    }),
  };
}

function limitsOf({ limits, config }: BetSlipInput): DraftLimits {
  const { limitedTypes, offeredTypes } = config.coupon;
  // What is not known yet forbids nothing: the back end has the last word.
  if (!limits) return { minBetAmount: 1, maxBetAmount: null, minLineAmount: 1, limitedTypes: [], offeredTypes };
  const { minBetAmount, maxBetAmount, minLineAmount } = limits;
  return { minBetAmount, maxBetAmount, minLineAmount, limitedTypes, offeredTypes };
}

/** The coupon as the engine reads it; a field that cannot be read counts as nothing. */
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

/** Null where the coupon has no meaning as it is. */
function engineOf(drafted: EngineCoupon, validation: ValidationResult): EngineCoupon | null {
  return validation.problems.some(({ code }) => SHAPELESS.has(code)) ? null : drafted;
}

/** The price of an anti-express, which decides whether the type is available; nothing for the other types. */
function quotedPrice({ typeId, bets }: Draft, rules: CouponRules): Pick<Draft, 'antiExpressCoef'> {
  if (typeId !== COUPON_TYPE.antiExpress) return {};
  const coefs = bets.map(({ coef }) => coef);
  return { antiExpressCoef: antiPrice(coefs, rules) };
}

const problemOf = (index: number, { problems }: ValidationResult): BetProblem | null =>
  problems.find((problem) => 'bet' in problem && problem.bet === index) ?? null;

function totalOf(draft: Draft): MinorUnits | null {
  if (draft.typeId !== COUPON_TYPE.manySingles) return draft.amount;
  const amounts = draft.bets.map(({ amount }) => amount ?? null);
  return amounts.reduce((sum: number | null, amount) => (sum === null || amount === null ? null : sum + amount), 0);
}

/** One look at the coupon (coupon mathematics §1 to §2, §8): pure, exact, the same rules as the back end's. */
export function betSlipModel(given: BetSlipInput): BetSlipModel {
  const input = { ...given, coupon: withPromoStake(given.coupon) };
  const { coupon, now, limits, account, config } = input;
  const iso = account?.iso ?? config.defaultCurrency;
  const rules = couponRulesOf(config.coupon);
  const action = priceChangeActionOf(coupon, config);
  const plain = draftOf(input, iso);
  const draft = { ...plain, ...quotedPrice(plain, rules) };
  const wanted = wantedOf(coupon);
  // A wanted coefficient overrides the policy (coupon mathematics §8.2).
  const effectiveAction = wanted.exactCoef > 0 ? COEF_CHANGE_ACTION.anyChange : action;
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
  const agreed = coupon.bets.map(({ coef }) => coef);
  const coefs = draft.bets.map(({ coef }) => coef);
  const isAntiMoved =
    coupon.typeId === COUPON_TYPE.antiExpress ? antiNeedsConfirmation(agreed, coefs, effectiveAction, rules) : null;
  return {
    typeId: coupon.typeId,
    iso,
    action,
    rules,
    validation,
    preview,
    amount: resolveAmount(iso, coupon.amount),
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
    legs: coupon.bets.map((bet, index): BetSlipLeg => {
      const leg = now[index] ?? { state: 'unknown' };
      const coef = coefNow(bet, leg);
      return {
        bet,
        now: leg,
        coef,
        before: coef === bet.coef ? null : bet.coef,
        needsConfirmation:
          leg.state === 'open' &&
          (isAntiMoved === null
            ? needsConfirmation(bet, coef, effectiveAction, rules)
            : isAntiMoved && coef !== bet.coef),
        isDependent: dependent[index] === true,
        codes: validation.codesByBet[index] ?? [],
        amountProblem: isMany ? problemOf(index, validation) : null,
        amount: isMany ? resolveAmount(iso, coupon.amountByBetId[betKey(bet)], coupon.amount) : null,
        maxPayout: preview?.maxPayoutByLeg?.[index] ?? null,
      };
    }),
  };
}
