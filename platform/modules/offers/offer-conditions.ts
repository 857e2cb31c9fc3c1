import type { ConditionWord, FigureName as Name, OfferCondition, OfferSet } from '#shared/contracts/offers.ts';
import { bonusBetCoef } from '#shared/domain/coupon/bonus-bet.ts';
import { type BonusSettings, hyperTermsOf } from '#shared/domain/coupon/bonuses/bonus-settings.ts';
import type { CouponRules } from '#shared/domain/coupon/coupon-rules.ts';
import { currencyOf } from '#shared/domain/money/currencies.ts';
import type { MinorUnits } from '#shared/domain/money/minor-units.ts';
import type { OfferSlug } from '#shared/domain/offers/offers.ts';
import { type CodeGift, giftValue } from '#shared/domain/registration/bonus-choice.ts';
import type { ConfigService, HouseCouponsSettings } from '../config/config-service.ts';

/** What the engine decides offers by. */
export interface OfferSources {
  readonly bonuses: BonusSettings;
  readonly rules: CouponRules;
  readonly express: HouseCouponsSettings['express'];
  readonly cashOut: ReturnType<ConfigService['couponCashOut']>;
  readonly advance: ReturnType<ConfigService['couponReservations']>['advance'];
  /** Registration codes that open an account with a free bet now. */
  readonly gifts: readonly { readonly code: string; readonly gift: CodeGift }[];
  /** Currencies in which accounts can be opened, ISO 4217. */
  readonly currencies: readonly string[];
}

type WordName = Extract<OfferCondition, { type: 'word' }>['name'];

/** Returns a condition in a word, such as `base_net`, which begins with its name. */
const word = <Name extends WordName>(said: ConditionWord & `${Name}_${string}`): OfferCondition => ({
  name: said.slice(0, said.indexOf('_')) as Name,
  type: 'word',
  word: said,
});
const count = (name: Name, number: number): OfferCondition => ({ name, type: 'count', count: number });
const coef = (name: Name, thousandths: number): OfferCondition => ({ name, type: 'coef', coef: thousandths });
const time = (name: Name, number: number, unit: 'days' | 'hours' | 'seconds'): OfferCondition => ({
  ...{ name, type: 'time', count: number, unit },
});

/** Returns a condition of an amount; null where it is zero in every currency, which asks for nothing. */
function money(
  name: Name,
  currencies: readonly string[],
  amountIn: (iso: string) => MinorUnits,
): OfferCondition | null {
  const amounts = Object.fromEntries(currencies.map((iso) => [iso, amountIn(iso)]));
  return Object.values(amounts).some((amount) => amount > 0) ? { name, type: 'money', amounts } : null;
}

/** One set of conditions, without those that the configuration leaves out. */
const single = (conditions: readonly (OfferCondition | null)[], of: string | null = null): OfferSet => ({
  of,
  conditions: conditions.filter((one) => one !== null),
});

function hyperBonus({ bonuses, currencies }: OfferSources): OfferSet[] {
  if (bonuses.hyperBonus === null) return [];
  const { ladder, minLegCoef, base, delayHours } = bonuses.hyperBonus;
  const limit = (name: Name, which: 'maxLimit' | 'minBetLimit') =>
    money(name, currencies, (iso) => hyperTermsOf(bonuses, iso)?.[which] ?? 0);
  const maxBonus = limit('maxBonus', 'maxLimit');
  // A bonus of nothing at most is none.
  if (maxBonus === null) return [];
  return [
    single([
      word('bets_express'),
      { name: 'ladder', type: 'ladder', steps: [...ladder] },
      coef('minLegCoef', minLegCoef),
      limit('minStake', 'minBetLimit'),
      maxBonus,
      word(`base_${base}`),
      word('voidLeg_uncounted'),
      delayHours === 0 ? word('credit_atOnce') : time('credit', delayHours, 'hours'),
      word('combined_freeBet'),
    ]),
  ];
}

function bonusBet({ bonuses, rules }: OfferSources): OfferSet[] {
  if (!bonuses.bonusBet) return [];
  const { minBets, minLegCoef, maxCoef, minStandingLegs } = rules.bonusBet;
  const steps = [];
  for (let legs = minBets; steps.at(-1)?.coef !== maxCoef && legs <= rules.limits.maxLegs; legs++) {
    steps.push({ legs, coef: bonusBetCoef(legs, rules) });
  }
  return [
    single([
      word('bets_express'),
      { name: 'bonusCoef', type: 'coefLadder', steps },
      coef('minLegCoef', minLegCoef),
      word('notOn_refunding'),
      count('standing', minStandingLegs),
    ]),
  ];
}

function houseExpress({ express }: OfferSources): OfferSet[] {
  return (['line', 'live'] as const).flatMap((section) => {
    const rule = express[section];
    if (rule === null) return [];
    const { percent, legs, minCoef, maxCoef, hours } = rule;
    return single(
      [
        { name: 'uplift', type: 'percent', percent },
        count('legs', legs),
        { name: 'totalCoef', type: 'coefs', min: minCoef, max: maxCoef },
        section === 'line' ? time('startsWithin', hours, 'hours') : null,
        word('voidLeg_lost'),
      ],
      section,
    );
  });
}

function freeBet({ bonuses, rules }: OfferSources): OfferSet[] {
  return [
    single([
      word('use_once'),
      word(rules.promo.isStakeReturned ? 'stakeBack_yes' : 'stakeBack_no'),
      word(`onVoid_${bonuses.promoOnVoid}`),
      word('combined_bonuses'),
      word('cashOut_no'),
    ]),
  ];
}

function gifts({ gifts: codes, currencies, rules }: OfferSources): OfferSet[] {
  return codes.map(({ code, gift }) =>
    single(
      [
        money('value', currencies, (iso) => giftValue(gift, iso)),
        gift.minCoef === null ? null : coef('minCoef', gift.minCoef),
        gift.minLegs === null ? null : count('minLegs', gift.minLegs),
        time('usable', gift.days, 'days'),
        word('choice_sport'),
        word(rules.promo.isStakeReturned ? 'stakeBack_yes' : 'stakeBack_no'),
        count('maxPlayers', gift.maxUses),
        gift.from === null ? null : { name: 'from', type: 'instant', at: gift.from },
        gift.until === null ? null : { name: 'until', type: 'instant', at: gift.until },
      ],
      code,
    ),
  );
}

/** Returns a decimal share such as "0.03" in percent. */
const percentOf = (share: string): number => Number((Number(share) * 100).toFixed(4));

function cashOut({ cashOut: settings }: OfferSources): OfferSet[] {
  const { isOffered, margin, longShots, validSeconds, isEditable } = settings;
  if (!isOffered) return [];
  const isHigher = Number(longShots.margin) > Number(margin);
  return [
    single([
      { name: 'margin', type: 'percent', percent: percentOf(margin) },
      isHigher
        ? {
            ...{ name: 'longShots', type: 'percentFrom', percent: percentOf(longShots.margin) },
            coef: Math.round(Number(longShots.from) * 1000),
          }
        : null,
      time('holdsFor', validSeconds, 'seconds'),
      word(isEditable ? 'editable_yes' : 'editable_no'),
      word('combined_noFreeBet'),
    ]),
  ];
}

const HOUR_MS = 3_600_000;

function advance({ advance: { isOffered, share, maxTimes }, rules, currencies }: OfferSources): OfferSet[] {
  if (!isOffered || Number(share) === 0 || maxTimes === 0) return [];
  return [
    single([
      money('maxDebt', currencies, (iso) => currencyOf(iso).initialAmount * maxTimes),
      time('startsWithin', rules.prepaid.startsWithin / HOUR_MS, 'hours'),
      word('repaid_openBets'),
      word('combined_advance'),
    ]),
  ];
}

/** Returns the conditions of each offer now; an offer that the operator has switched off has none. */
export const CONDITIONS: Readonly<Record<OfferSlug, (sources: OfferSources) => OfferSet[]>> = {
  'welcome-bonus': gifts,
  'accumulator-boost': hyperBonus,
  'accumulator-of-the-day': houseExpress,
  'bonus-bet': bonusBet,
  'free-bet': freeBet,
  'early-payout': cashOut,
  'advance-bet': advance,
};
