import { describe, expect, test } from 'vitest';
import { betOf, couponOf, placementOf } from '#tests/fixtures/coupon-samples.ts';
import { csvText } from './statement-csv.ts';
import { statementRow } from './statement-row.ts';

describe('a text of a CSV statement', () => {
  test.each([
    ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
    ['+1', '"\'+1"'],
    ['-2+3', '"\'-2+3"'],
    ['@SUM(A1)', '"\'@SUM(A1)"'],
    ['\t=1', '"\'\t=1"'],
    ['  =1', '"\'  =1"'],
    ['Arsenal, "Gunners" – Chelsea', '"Arsenal, ""Gunners"" – Chelsea"'],
    ['Über 2,5', '"Über 2,5"'],
  ])('%s is never a formula, and its quotes are doubled', (text, field) => {
    expect(csvText(text)).toBe(field);
  });
});

describe('a row of a statement', () => {
  const coupon = couponOf(placementOf([betOf(1)], { amount: 600 }));
  const record = { cashedOutStake: 400, cashedOutAmount: 450, cashOuts: [], rule: null };

  test('counts the cash-outs of an open bet as decided, and nothing else of it', () => {
    expect(statementRow(coupon)).toMatchObject({ staked: 600, returned: 0, profit: null, status: 'open' });
    const partly = statementRow({ ...coupon, cashOut: record });
    expect(partly).toMatchObject({ staked: 1000, returned: 450, profit: 50, status: 'open' });
  });

  test('adds cash-outs to the payout of a settled bet, and counts no stake of a free bet', () => {
    const settled = { ...coupon, state: 'settled', result: 'win', payout: 1200 } as const;
    expect(statementRow({ ...settled, cashOut: record })).toMatchObject({ staked: 1000, returned: 1650, profit: 650 });
    expect(statementRow({ ...settled, promoCode: 'FREE' })).toMatchObject({ staked: 0, returned: 1200, profit: 1200 });
  });
});
