import { describe, expect, test } from 'vitest';
import type { BlockPlace } from '#shared/contracts/content-blocks.ts';
import { legRangeOf } from '#shared/domain/coupon/availability.ts';
import { lineCount } from '#shared/domain/coupon/coupon-coef.ts';
import { DEFAULT_COUPON_RULES } from '#shared/domain/coupon/coupon-rules.ts';
import { exampleCoupon, exampleFigures } from '#shared/domain/coupon/example.ts';
import { settleCoupon } from '#shared/domain/coupon/settlement.ts';
import { COUPON_TYPE, type CouponTypeId } from '#shared/domain/coupon/types.ts';
import { readBrandPages } from './brand-pages.ts';

const pages = await readBrandPages();
const RULES = 'information/rules';

/** What the tests read of a block: its items and its text. */
interface ReadBlock {
  readonly items: readonly string[];
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
