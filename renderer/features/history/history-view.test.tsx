import { describe, expect, test } from 'vitest';
import { ICON_PATHS } from '#renderer/ui/icons/icon-paths.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { BET_STATUS, BET_STATUS_IDS } from '#shared/domain/coupon/leg-status.ts';
import { settleCoupon } from '#shared/domain/coupon/settlement.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { formatMoney } from '#shared/domain/money/format-money.ts';
import { account, betOf, couponOf, NOW, placementOf, session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { wordsOf } from '#tests/fixtures/words.ts';
import { CouponCard } from './coupons/coupon-card.tsx';
import { LegItem } from './coupons/leg-item.tsx';
import { Explanation } from './explanation/explanation.tsx';
import { HistoryPage } from './history-page.tsx';
import { HistorySums, netOf } from './history-sums.tsx';

const namespaces = ['history', 'office'];
const COEFS = [1500, 2100, 3330, 1850];

/** Makes a coupon of four bets of a type, settled with these statuses. */
function couponWith(typeId: number, statuses: readonly number[], rest: Partial<Coupon> = {}): Coupon {
  const bets = statuses.map((_, index) => betOf(index + 1, { coef: COEFS[index] ?? 2000 }));
  const plain = couponOf(placementOf(bets, { typeId: typeId as 0 }), {
    systemValue: typeId === COUPON_TYPE.system || typeId === COUPON_TYPE.multi ? 2 : null,
    antiMargin: typeId === COUPON_TYPE.antiExpress ? '0.1165' : null,
    antiExpressCoef: typeId === COUPON_TYPE.antiExpress ? 1100 : null,
  });
  const legs = plain.legs.map((leg, index) => ({ ...leg, statusId: statuses[index] ?? -1, settledAt: NOW }));
  const { payoutMinor, state, result } = settleCoupon({ ...plain, legs });
  const { maxPayoutMinor } = settleCoupon(plain);
  const isSettled = state !== 'pending';
  return {
    ...plain,
    legs,
    maxPayout: maxPayoutMinor,
    state: isSettled ? 'settled' : 'open',
    result: result === 'pending' ? null : result,
    payout: isSettled ? payoutMinor : null,
    ...rest,
  };
}

/** An express with these prices whose bets have all won. */
function expressOf(coefs: readonly number[], amount: number): Coupon {
  const bets = coefs.map((coef, index) => betOf(index + 1, { coef }));
  const plain = couponOf(placementOf(bets, { typeId: COUPON_TYPE.express, amount }));
  const coef = Math.round(coefs.reduce((product, each) => (product * each) / 1000, 1000));
  return { ...plain, coef, amount, legs: plain.legs.map((leg) => ({ ...leg, statusId: BET_STATUS.win })) };
}

const draw = (coupon: Coupon, language: (typeof LANGUAGES)[number] = 'en') =>
  renderPart(<CouponCard coupon={coupon} />, { namespaces, language, session });

/** Letters that half a row of a phone of 320 px has room for beside the arrow of a choice. */
const LETTERS_OF_CHOICE = 10;

test.each(LANGUAGES)('the choices that narrow nothing are whole words on the narrowest phones: %s', (language) => {
  const words = wordsOf(language);
  const choices = ['period_any', 'sport_all', 'type_all', 'account_all'].map((key) => words(`history:${key}`));
  expect(choices.filter(({ length }) => length > LETTERS_OF_CHOICE)).toEqual([]);
});

describe('[B-01] every status of a bet has its own words, and the two undecided ones the same', () => {
  const [leg] = couponWith(0, [-1]).legs;
  if (!leg) throw new Error('no leg');

  test.each(LANGUAGES)('in %s', async (language) => {
    const said = new Set<string>();
    for (const statusId of BET_STATUS_IDS) {
      const html = await renderPart(<LegItem leg={{ ...leg, statusId }} isBanker={false} result={null} />, {
        namespaces,
        language,
      });
      expect(textOf(html)).not.toMatch(KEY_LEAK);
      said.add(textOf(html));
    }
    expect(said.size).toBe(BET_STATUS_IDS.length - 1);
  });

  test.each([
    ['sold', 'Cashed out'],
    ['edited', 'Edited'],
  ] as const)('an undecided bet of a coupon that was %s says "%s" and has no running clock', async (result, word) => {
    for (const statusId of [-2, -1]) {
      const undecided = <LegItem leg={{ ...leg, statusId }} isBanker={false} result={result} />;
      const html = await renderPart(undecided, { namespaces });
      expect(textOf(html)).toContain(word);
      expect(textOf(html)).not.toContain('Open');
      expect(html).not.toContain(`d="${ICON_PATHS.clock}"`);
    }
  });

  test('and shows the scores at its placement and at the end', async () => {
    const live = {
      ...leg,
      statusId: 1,
      isLive: true,
      scoreAtPlacement: [1, 0] as [number, number],
      finalScore: [2, 1] as [number, number],
    };
    const text = textOf(await renderPart(<LegItem leg={live} isBanker={false} result={null} />, { namespaces }));
    expect(text.replace(/[\u2066\u2069]/g, '')).toMatch(/taken at 1:0 final score 2:1/);
  });
});

describe('[B-03] a coupon in the history', () => {
  test('shows its possible win while it is open', async () => {
    const text = textOf(await draw(couponWith(1, [-1, -1])));
    expect(text).toMatch(/Accumulator · 2 selections Open/);
    expect(text).toMatch(/Potential payout €63\.00/);
  });

  test('shows what it can still win when it is partly decided', async () => {
    const text = textOf(await draw(couponWith(2, [1, 0, -1, -1])));
    expect(text).toMatch(/Potential payout now €\d/);
    expect(text).not.toContain('Potential payout €');
  });

  test.each([
    ['Won', [1, 1], 'Paid out €63.00'],
    ['Lost', [1, 0], 'Paid out €0.00'],
    ['Void', [2, 3], 'Paid out €20.00'],
  ] as const)('that is %s shows its payout', async (status, statuses, paid) => {
    const text = textOf(await draw(couponWith(1, statuses)));
    expect(text).toContain(status);
    expect(text).toContain(paid);
  });

  test('trust R32: shows the accepted price of each bet', async () => {
    const text = textOf(await draw(couponWith(1, [-1, -1])));
    expect(text).toContain('1.50');
    expect(text).toContain('2.10');
  });

  test('names its system and marks the bankers', async () => {
    const coupon = couponWith(2, [-1, -1, -1, -1]);
    const legs = coupon.legs.map((leg, index) => ({ ...leg, banker: index === 0 }));
    const text = textOf(await draw({ ...coupon, legs }));
    expect(text).toContain('System 2/3');
    expect(text.match(/Banker/g)?.length).toBe(1);
  });

  test('shows the first of many bets, and the rest on demand', async () => {
    const coupon = couponWith(
      1,
      Array.from({ length: 9 }, () => -1),
    );
    const html = await draw(coupon);
    expect(html.match(/data-tone=/g)?.length).toBe(5);
    expect(textOf(html)).toContain('Show 4 more selections');
  });

  test.each(LANGUAGES)('has all its texts in %s', async (language) => {
    for (const typeId of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
      const statuses = typeId === 0 ? [-1] : [-1, -1, -1, -1];
      expect(textOf(await draw(couponWith(typeId, statuses), language))).not.toMatch(KEY_LEAK);
    }
  });
});

test.each([
  ['en', '5.71'],
  ['de', '5,71'],
] as const)('the card of an express shows its total odds to the hundredth, in %s as %s', async (language, odds) => {
  const text = textOf(await draw(expressOf([1530, 2130, 1270, 1380], 2000), language));
  expect(text).toContain(` ${odds} `);
  expect(text).not.toMatch(/5[.,]711/);
});

describe('the explanation of a payout', () => {
  const explain = (coupon: Coupon, language: (typeof LANGUAGES)[number] = 'en') =>
    renderPart(<Explanation coupon={coupon} />, { namespaces, language, session });

  const TYPES = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  test.each(TYPES)('[P-01] of type %i ends with the paid amount', async (typeId) => {
    const statuses = typeId === 0 ? [1] : typeId === 6 ? [1, 0, 1, 1] : [1, 1, 4, 2];
    const coupon = couponWith(typeId, statuses);
    const text = textOf(await explain(coupon));
    expect(text).toContain(`Paid out: ${formatMoney(coupon.payout ?? -1, 'EUR', 'en')}`);
  });

  test('of an open coupon is marked as the maximum', async () => {
    const text = textOf(await explain(couponWith(1, [1, -1])));
    expect(text).toContain('if every open selection goes your way');
    expect(text).toContain('1.5 × 2.1 = 3.15');
    expect(text).toContain('€20.00 × 3.15 = €63.00');
    expect(text).toContain('Maximum payout: €63.00');
  });

  test('divides the stake among the lines of a system exactly', async () => {
    const text = textOf(await explain(couponWith(2, [1, 1, 0, 1])));
    expect(text).toContain('€20.00 over 6 lines: ≈ €3.333333 on each.');
    expect(text).toContain('6 lines of 2 selections each, multiplied and added up:');
  });

  test('names the limit that cut a payout', async () => {
    const coupon = couponWith(1, [1, 1], { maxPayoutLimit: 5000, payout: 5000 });
    expect(textOf(await explain(coupon))).toContain('Maximum payout per bet is €50.00.');
  });

  test.each([
    // 1.5 × 2.1 × 1.27 × 1.3 = 5.20065, shown as 5.20: stake times that is one cent below what €20.00 pays.
    ['is not the shown odds times the stake', [1500, 2100, 1270, 1300], 2000, '5.20', '5.20065'],
    // 1.29 × 1.55 = 1.9995 is stored as 2.000.
    ['is below it', [1290, 1550], 10_000, '2.00', '1.9995'],
    ['is many cents above it', [1530, 2130, 1270, 1380], 100_000, '5.71', '≈ 5.711548'],
  ] as const)('whose payout %s names the shown and the exact odds', async (_, coefs, amount, shown, exact) => {
    const text = textOf(await explain(expressOf(coefs, amount)));
    expect(text).toContain(
      `The odds are shown without thousandths, as ${shown}. The payout is calculated from the exact odds: ${exact}.`,
    );
  });

  test('does not speak of shown odds where the stake times them is the payout, or other odds pay', async () => {
    const same = expressOf([1500, 2100, 1270, 1300], 100);
    const isVoid = { ...same.legs[0], statusId: BET_STATUS.return } as Coupon['legs'][number];
    const repriced = { ...same, amount: 100_000, legs: [isVoid, ...same.legs.slice(1)] };
    for (const coupon of [same, repriced, couponWith(2, [1, 1, 0, 1]), couponWith(0, [1])]) {
      expect(textOf(await explain(coupon))).not.toContain('exact odds');
    }
  });

  test.each(LANGUAGES)('has all its texts in %s', async (language) => {
    expect(textOf(await explain(expressOf([1530, 2130, 1270, 1380], 100_000), language))).not.toMatch(KEY_LEAK);
    for (const typeId of TYPES) {
      const coupon = couponWith(typeId, typeId === 0 ? [-1] : [1, 4, -1, 2]);
      expect(textOf(await explain(coupon, language))).not.toMatch(KEY_LEAK);
    }
  });
});

describe('the sums of the history', () => {
  const sums = { iso: 'EUR', decimals: 2, count: 3, staked: 6000, returned: 2500, open: 2000 };

  test.each([
    [{ staked: 6000, returned: 2500, open: 2000 }, -1500],
    [{ staked: 2000, returned: 0, open: 2000 }, 0],
    [{ staked: 2000, returned: 5000, open: 0 }, 3000],
  ])('of %j have the net result %i: open stakes are neither won nor lost', (given, net) => {
    expect(netOf(given)).toBe(net);
  });

  test('have one row per currency', async () => {
    const html = await renderPart(<HistorySums sums={[sums, { ...sums, iso: 'KWD', decimals: 3 }]} />, { namespaces });
    expect(textOf(html)).toContain('€60.00');
    expect(textOf(html)).toContain('-€15.00');
    expect(textOf(html)).toContain('KWD 6.000');
  });
});

test('a visitor of the history is asked to sign in and sees no coupons', async () => {
  const html = await renderPart(<HistoryPage />, { namespaces, url: '/en/office/history' });
  expect(textOf(html)).toContain('Sign in to see your bets');
  expect(html).not.toContain('<article');
});

describe('the filter by account', () => {
  const yen = { ...account, id: 8, type: 9, iso: 'JPY', decimals: 0, label: '', isActive: false } as const;
  const two = { ...session, accounts: [{ ...account, label: '' }, yen] };
  const offered = async (query: string, who = two) => {
    const html = await renderPart(<HistoryPage />, { namespaces, session: who, url: `/en/office/history${query}` });
    const [fields = ''] = html.match(/>Account<\/label>.*?<\/select>/) ?? [];
    return [...fields.matchAll(/<option value="\d*"( selected="")?>([^<]*)</g)].map(([, chosen, name]) => [
      name,
      chosen !== undefined,
    ]);
  };

  test('[O-02] names each account and its currency', async () => {
    expect(await offered('?account=8')).toEqual([
      ['All', false],
      ['Main account · EUR', false],
      ['Currency account · JPY', true],
    ]);
  });

  test('says that the account of a link was removed', async () => {
    expect(await offered('?account=9', session)).toEqual([
      ['All', false],
      ['Main account · EUR', false],
      ['Removed account', true],
    ]);
  });

  test('is hidden for a single account', async () => {
    expect(await offered('', session)).toEqual([]);
  });
});

test.each(LANGUAGES)(
  '[R-23] the page rendered by the server in %s has a heading, its filters and no inline style',
  async (language) => {
    const url = `/${language}/office/history`;
    const html = await renderPart(<HistoryPage />, { namespaces, language, session, url });
    expect(html).toContain('<h1');
    expect(html.match(/aria-pressed="(true|false)"/g)?.length).toBe(7);
    expect(html).not.toMatch(/ style="/);
    expect(textOf(html)).not.toMatch(KEY_LEAK);
  },
);

describe('[B-03] the list of lines of a system', () => {
  const explain = async (coupon: Coupon) =>
    textOf(await renderPart(<Explanation coupon={coupon} />, { namespaces, session }));

  test('shows the bets, multipliers and return of every line, with returned bets at 1', async () => {
    const text = await explain(couponWith(2, [1, 2, 0]));
    expect(text).toContain('All 3 lines');
    expect(text).toContain('Selections 1, 2 1.5 × 1 €10.00');
    expect(text).toContain('Selections 1, 3 1.5 × 0 €0.00');
    expect(text).toContain('Selections 2, 3 1 × 0 €0.00');
    expect(text).toContain('€20.00 ÷ 3 × 1.5 = €10.00');
  });

  test('shows what each line of an open system can still return', async () => {
    const text = await explain(couponWith(2, [-1, 0, -1]));
    expect(text).toContain('Selections 1, 3 1.5 × 3.33 up to €33.30');
    expect(text).toContain('Selections 1, 2 1.5 × 0 €0.00');
  });

  test('combines sums and bankers before the stake, and marks the approximation once', async () => {
    const coupon = couponWith(2, [1, 1, 1, 1]);
    const legs = coupon.legs.map((leg, index) => ({ ...leg, banker: index === 0 }));
    const text = await explain({ ...coupon, legs });
    expect(text).toContain('17.0385 × 1.5 = 25.55775');
    expect(text).toContain('€20.00 ÷ 3 × 25.55775 = €170.385');
    expect(text).not.toContain('= ≈');
  });

  test('shows the first page of many lines and links to the others', async () => {
    const text = await explain(
      couponWith(
        2,
        Array.from({ length: 12 }, () => 1),
      ),
    );
    expect(text).toContain('All 66 lines');
    expect(text).toContain('Previous Next Page Lines 1 to 50 of 66');
    expect(text.match(/Selections \d+, \d+ /g)).toHaveLength(50);
  });

  test('is missing for an express', async () => {
    expect(await explain(couponWith(1, [1, 1]))).not.toContain('lines');
  });
});

test('an open bet of a lost coupon keeps its price in the explanation', async () => {
  const coupon = couponWith(1, [0, -1]);
  const text = textOf(await renderPart(<Explanation coupon={coupon} />, { namespaces, session }));
  expect(text).toContain('Open × 2.1');
  expect(text).toContain('0 × 2.1 = 0');
});
