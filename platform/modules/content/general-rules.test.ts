import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { BlockPlace } from '#shared/contracts/content-blocks.ts';
import { siteConfigSchema } from '#shared/contracts/site-config.ts';
import { BUILDER_RULES } from '#shared/domain/builder/builder-rules.ts';
import { legRangeOf } from '#shared/domain/coupon/availability.ts';
import { lineCount } from '#shared/domain/coupon/coupon-coef.ts';
import { DEFAULT_COUPON_RULES } from '#shared/domain/coupon/coupon-rules.ts';
import type { Draft, DraftLimits } from '#shared/domain/coupon/draft.ts';
import { EDITABLE_TYPES } from '#shared/domain/coupon/edit/edited-shape.ts';
import { exampleCoupon, exampleFigures } from '#shared/domain/coupon/example.ts';
import { BET_STATUS } from '#shared/domain/coupon/leg-status.ts';
import { settleCoupon } from '#shared/domain/coupon/settlement.ts';
import { COUPON_TYPE, type CouponTypeId } from '#shared/domain/coupon/types.ts';
import { minAmountOf } from '#shared/domain/coupon/validate-amounts.ts';
import { allMarketTypes } from '#shared/domain/markets/market-types.ts';
import { currencyOf } from '#shared/domain/money/currencies.ts';
import { sportById } from '#shared/domain/sports/sports.ts';
import { couponCashOutSchema } from '../config/cash-out-config.ts';
import { DEFAULT_COUPON_BONUSES } from '../config/coupon-bonus-config.ts';
import { defaultSiteConfig } from '../config/default-site-config.ts';
import { DEFAULT_HOUSE_COUPONS, houseCouponsSchema } from '../config/house-coupons-config.ts';
import { DEFAULT_LIABILITY_LIMITS, DEFAULT_LIVE_DELAYS } from '../config/liability-limits-config.ts';
import { DEFAULT_VIP } from '../config/reservation-config.ts';
import { limitsOf } from '../coupons/betting-limits.ts';
import { SWEEP_MS } from '../coupons/settlement-runner.ts';
import { VANISHED_MS } from '../decisions/decide.ts';
import { readBrandPages } from './brand-pages.ts';

const pages = await readBrandPages();
const RULES = 'information/rules';

/** What the tests read of a block: its items, its text, or the rows of a table. */
interface ReadBlock {
  readonly items: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly text: string;
}

const recordOf = (page: string) => {
  const record = pages.get(`${RULES}/${page}`);
  if (!record) throw new Error(`There is no page ${page} of the rules`);
  return record;
};
const blockOf = (page: string, block: string) => recordOf(page).texts.en?.blocks[block] as ReadBlock;
/** Returns what the rules say after a word in bold, such as `Size`. */
const ruleOf = (page: string, word: string) =>
  blockOf(page, 'rules').items.find((item) => item.startsWith(`**${word}.**`)) ?? '';

/** The chapters of types, in their order, with the type of each. */
const TYPES: readonly [string, CouponTypeId][] = [
  ['single', COUPON_TYPE.single],
  ['accumulator', COUPON_TYPE.express],
  ['system', COUPON_TYPE.system],
  ['system-with-bankers', COUPON_TYPE.system],
  ['chain', COUPON_TYPE.chain],
  ['multi-bet', COUPON_TYPE.multi],
  ['conditional-bet', COUPON_TYPE.condition],
  ['anti-accumulator', COUPON_TYPE.antiExpress],
  ['lucky', COUPON_TYPE.lucky],
  ['patent', COUPON_TYPE.patent],
];

describe('the rules', () => {
  const ids = [...pages.keys()].filter((id) => id.startsWith(`${RULES}/`));

  test('link each other: every page of them has the table of contents of all', () => {
    expect(ids.length).toBeGreaterThan(10);
    for (const id of ids) {
      const block = pages.get(id)?.blocks.find(({ kind }) => kind === 'chapters');
      expect(block, id).toMatchObject({ under: RULES });
    }
  });

  test('are called the same as a whole in every language, wherever they are read', () => {
    for (const language of Object.keys(recordOf('2').texts)) {
      const names = ids.map((id) => {
        const record = recordOf(id.slice(RULES.length + 1));
        const block = record.blocks.find(({ kind }) => kind === 'chapters');
        return (record.texts[language]?.blocks[block?.id ?? ''] as { title: string } | undefined)?.title;
      });
      expect([...new Set(names)], language).toEqual([expect.any(String)]);
    }
  });
});

describe('the rules of types of bets', () => {
  test('have a chapter for each type, in their order', () => {
    const chapters = [...pages].filter(([id]) => id.startsWith(`${RULES}/2/`));
    const inOrder = chapters.sort(([, a], [, b]) => a.order - b.order).map(([id]) => id.split('/').at(-1));
    expect(inOrder).toEqual(TYPES.map(([page]) => page));
  });

  test.each(TYPES)('show on %s an example of that type, which pays what the settlement pays', (page, typeId) => {
    const place = recordOf(`2/${page}`).blocks.find(({ kind }) => kind === 'couponExample');
    const example = place as BlockPlace<'couponExample'>;
    expect(exampleCoupon(example).typeId).toBe(typeId);
    const figures = exampleFigures(example, DEFAULT_COUPON_RULES);
    expect(figures.payout).toBe(settleCoupon(exampleCoupon(example), DEFAULT_COUPON_RULES).payoutMinor);
    expect(figures.rows).toHaveLength(figures.lines);
    expect(example.legs.some(({ banker }) => banker)).toBe(page === 'system-with-bankers');
  });

  test.each<[string, CouponTypeId, string]>([
    ['accumulator', COUPON_TYPE.express, '{min} to {max} selections'],
    ['system', COUPON_TYPE.system, '{min} to {max} selections'],
    ['chain', COUPON_TYPE.chain, '{min} to {max} selections'],
    ['multi-bet', COUPON_TYPE.multi, 'up to {max} selections'],
    ['conditional-bet', COUPON_TYPE.condition, 'At least {min} selections in at least 2 blocks; up to {max}'],
    ['anti-accumulator', COUPON_TYPE.antiExpress, '{min} to {max} selections'],
    ['lucky', COUPON_TYPE.lucky, '{min} to {max} selections'],
    ['patent', COUPON_TYPE.patent, '{min} to {max} selections'],
  ])('say on %s how many selections the bet slip takes', (page, typeId, words) => {
    const { min, max } = legRangeOf(typeId);
    expect(ruleOf(`2/${page}`, 'Size')).toContain(words.replace('{min}', String(min)).replace('{max}', String(max)));
  });

  test('say the bounds of blocks, bankers and several singles', () => {
    const { systemMinUnits, systemMaxLegs, multiMinBlocks, conditionMinBlocks, minSystemValue, maxLegs } =
      DEFAULT_COUPON_RULES.limits;
    expect([conditionMinBlocks, minSystemValue]).toEqual([2, 2]);
    expect(ruleOf('2/system-with-bankers', 'Size')).toContain(
      `At least ${systemMinUnits} selections besides the bankers; all together at most ${systemMaxLegs}`,
    );
    expect(ruleOf('2/multi-bet', 'Size')).toContain(`At least ${multiMinBlocks} blocks`);
    expect(ruleOf('2/single', 'Several singles')).toContain(`Up to ${maxLegs} selections`);
  });

  test.each<[string, CouponTypeId, string]>([
    ['system', COUPON_TYPE.system, 'Each line needs the minimum stake per line'],
    ['multi-bet', COUPON_TYPE.multi, 'Each line needs the minimum stake per line'],
    ['lucky', COUPON_TYPE.lucky, 'The minimum stake counts for the whole bet'],
    ['patent', COUPON_TYPE.patent, 'The minimum stake counts for the whole bet'],
  ])('say on %s what the least stake counts for', (page, typeId, words) => {
    const limits = { minBetAmount: 1, minLineAmount: 10 } as DraftLimits;
    const bets = Array.from({ length: 4 }, () => ({ coef: 2000 }));
    const draft = { typeId, bets, systemValue: 2 } as unknown as Draft;
    const isByLine = minAmountOf(draft, limits, DEFAULT_COUPON_RULES) === 60;
    expect(isByLine).toBe(words.startsWith('Each line'));
    expect(ruleOf(`2/${page}`, 'Stake')).toContain(words);
  });

  test('say the margin and the least odds of an anti-accumulator', () => {
    const { margin, minCoef } = DEFAULT_COUPON_RULES.antiExpress;
    expect(ruleOf('2/anti-accumulator', 'Odds')).toContain(`+ ${margin})`);
    expect(ruleOf('2/anti-accumulator', 'Odds')).toContain(`from odds of ${(minCoef / 1000).toFixed(2)}`);
  });

  test.each<[string, 'lucky' | 'patent', number[]]>([
    ['lucky', 'lucky', [3, 4, 8]],
    ['patent', 'patent', [3, 4, 8]],
  ])('count the lines of %s', (page, type, sizes) => {
    const rule = ruleOf(`2/${page}`, 'Lines');
    for (const size of sizes) {
      const legs = Array.from({ length: size }, () => ({ coef: 2000, result: 'win' as const }));
      const lines = lineCount(exampleCoupon({ type, amount: 1000, legs }), DEFAULT_COUPON_RULES);
      expect(rule).toMatch(new RegExp(`${size}( selections)? make ${lines}\\b`));
    }
  });
});

describe('the general rules', () => {
  const config = defaultSiteConfig(false);
  const rule = (page: string, word: string) => ruleOf(`1/${page}`, word);
  const euros = (minor: number) => (minor / 100).toLocaleString('en', { minimumFractionDigits: minor % 100 ? 2 : 0 });

  test('are linked by the footer under the name of all rules', () => {
    const record = recordOf('1');
    expect(record.places).toEqual(['footer', 'search']);
    for (const [language, texts] of Object.entries(record.texts)) {
      expect(texts.name, language).toBe((texts.blocks.chapters as { title: string }).title);
    }
  });

  test('say the ages at which an account can be opened', () => {
    expect(config.registration).toHaveProperty('countryAges', { BE: 21, GR: 21 });
    expect(rule('account', 'Age')).toContain('in Belgium and Greece 21 or over');
  });

  test('say the falls of odds that a player can accept, and how long a bet waits for its minimum odds', () => {
    expect(config.coupon?.dropPercents).toEqual([1, 2, 5]);
    expect(rule('placing', 'Changed odds')).toContain('1%, 2% or 5%');
    const minutes = v.parse(siteConfigSchema, config).coupon.maxWantedOddsMinutes;
    expect(rule('placing', 'Minimum odds')).toContain(`${minutes / 60} hours at most`);
  });

  test('say the limits of a bet in euros', () => {
    const { minBetAmount, maxBetAmount, maxPayoutLimit, minLineAmount } = limitsOf('EUR');
    expect(rule('limits', 'Stake')).toContain(`From ${euros(minBetAmount)} to ${euros(maxBetAmount)} `);
    expect(rule('limits', 'Line')).toContain(`At least ${euros(minLineAmount)} `);
    expect(rule('limits', 'Maximum payout')).toContain(`${euros(maxPayoutLimit)} at most`);
    const { playerTimes, byTier, validSeconds } = DEFAULT_LIABILITY_LIMITS;
    const share = playerTimes * currencyOf('EUR').initialAmount;
    expect(byTier.top).toBe(1);
    expect(rule('limits', 'One market')).toContain(
      `${euros(share)} staked on one market, ${euros(share * byTier.other)} outside the top competitions`,
    );
    expect(rule('limits', 'Smaller stake')).toContain(`open for ${validSeconds} seconds`);
    expect(rule('limits', 'VIP bet')).toContain(`${DEFAULT_VIP.payoutTimes} times as high`);
  });

  test('say the delays of live bets by sport', () => {
    const { base, bySport } = DEFAULT_LIVE_DELAYS;
    const slow = (seconds: number) =>
      Object.keys(bySport)
        .filter((id) => bySport[id] === seconds)
        .map((id) => sportById(Number(id))?.slug);
    expect(slow(6)).toEqual(['tennis', 'table-tennis', 'badminton']);
    expect(slow(7)[0]).toBe('cricket');
    expect(new Set(Object.values(bySport))).toEqual(new Set([6, 7]));
    expect(rule('live', 'Delay')).toContain(
      `${base} seconds; 6 in tennis, table tennis and badminton, 7 in cricket and on maps of esports`,
    );
  });

  test('say how often results are looked for, how a payout is rounded, and when a game counts as not played', () => {
    expect(rule('settlement', 'When')).toContain(`at least every ${SWEEP_MS / 1000} seconds`);
    expect(DEFAULT_COUPON_RULES.payoutRounding).toBe('half-up');
    expect(rule('settlement', 'Rounding')).toContain('half a unit is rounded up');
    expect(rule('void', 'No result')).toContain(`${VANISHED_MS / 3_600_000} hours after its start`);
  });

  test('say what a bet builder takes, what a cash-out costs, and which bets can be edited', () => {
    const { minMembers, maxMembers } = BUILDER_RULES;
    expect(rule('related', 'Bet builder')).toContain(`${minMembers} to ${maxMembers} selections`);
    const { margin, longShots, validSeconds } = v.parse(couponCashOutSchema, config.couponCashOut);
    const percent = (share: string) => `${Number(share) * 100}%`;
    const offer = rule('cash-out', 'Offer');
    expect(offer).toContain(`margin of ${percent(margin)}`);
    expect(offer).toContain(
      `at least ${longShots.from} times their stake and their value it is ${percent(longShots.margin)}`,
    );
    expect(rule('cash-out', 'Time')).toContain(`for ${validSeconds} seconds`);
    const { single, express, system, chain, lucky, patent } = COUPON_TYPE;
    expect([...EDITABLE_TYPES].sort()).toEqual([single, express, system, chain, lucky, patent].sort());
    expect(rule('cash-out', 'Edit')).toContain('Singles, accumulators, systems, chains, Lucky and Patent.');
  });

  test('say that an accumulator of the day pays without its boost once a selection is void', () => {
    const legs = [
      { coef: 1500, statusId: BET_STATUS.win },
      { coef: 2000, statusId: BET_STATUS.return },
    ];
    const express = { typeId: COUPON_TYPE.express, amount: 1000, legs };
    expect(settleCoupon({ ...express, upliftPercent: 10 }).payoutMinor).toBe(settleCoupon(express).payoutMinor);
    expect(rule('void', 'Boost')).toContain('loses its boost with a void selection');
  });
});

describe('the rules of complaints', () => {
  test('have the times of the page that describes the whole course', () => {
    const course = JSON.stringify(pages.get('information/disputeresolution')?.texts.en?.blocks);
    for (const [word, time] of [
      ['Complain', '6 months'],
      ['Decision', '14 days'],
      ['Second review', '14 more days'],
      ['Outside', '8 weeks'],
    ] as const) {
      expect(ruleOf('7', word)).toContain(time);
      expect(course).toContain(time);
    }
  });
});

describe('the rules of bonuses', () => {
  const { hyperBonus, promoOnVoid } = DEFAULT_COUPON_BONUSES;
  const odds = (coef: number) => (coef / 1000).toFixed(2);

  test('say the conditions and the odds of a bonus bet', () => {
    const { minBets, minLegCoef, coefPerBet, maxCoef, minStandingLegs } = DEFAULT_COUPON_RULES.bonusBet;
    const rule = ruleOf('6', 'Bonus bet');
    expect(rule).toContain(`at least ${minBets} selections at odds of ${odds(minLegCoef)} or more`);
    expect(rule).toContain(`1.00 plus ${odds(coefPerBet)} for every selection, ${odds(maxCoef)} at most`);
    expect(rule).toContain(`at least ${minStandingLegs} of them are not void`);
    const excluded = allMarketTypes.filter(({ kind }) => kind === DEFAULT_COUPON_RULES.bonusBet.excludedKind);
    const others = excluded.filter(({ param }) => !param.endsWith('Quarter')).map(({ key }) => key);
    expect([...new Set(others)]).toEqual(['draw_no_bet']);
    expect(rule).toContain('Selections of “Draw no bet” and of quarter lines exclude it');
  });

  test('say the ladder, the conditions and the bounds of a hyper bonus', () => {
    expect(blockOf('6', 'ladder').rows).toEqual(
      hyperBonus?.ladder.map(({ legs, percent }) => [String(legs), `${percent}%`]),
    );
    const rule = ruleOf('6', 'Hyper bonus');
    const unit = currencyOf('EUR').initialAmount / 100;
    const { minLegs } = DEFAULT_COUPON_RULES.hyperBonus;
    expect(rule).toContain(`at least ${minLegs} selections at odds of ${odds(hyperBonus?.minLegCoef ?? 0)} or more`);
    expect(rule).toContain(`at least ${(hyperBonus?.minStakeTimes ?? 0) * unit} euros`);
    expect(rule).toContain(`at most ${((hyperBonus?.maxBonusTimes ?? 0) * unit).toLocaleString('en')} euros`);
    expect([hyperBonus?.base, hyperBonus?.delayHours]).toEqual(['net', 0]);
  });

  test('say what a free bet pays, that its code is used up, and the boost of an accumulator of the day', () => {
    expect([DEFAULT_COUPON_RULES.promo.isStakeReturned, promoOnVoid]).toEqual([false, 'consumed']);
    expect(ruleOf('6', 'Free bet')).toContain(
      'the payout less that stake. A code is used once, also if the bet is void',
    );
    const { line, live } = v.parse(houseCouponsSchema, DEFAULT_HOUSE_COUPONS).express;
    expect(ruleOf('6', 'Accumulator of the day')).toContain(
      `${line?.percent}% more than its odds for upcoming games and ${live?.percent}% more for live games`,
    );
  });
});
