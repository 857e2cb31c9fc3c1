import { describe, expect, test } from 'vitest';
import { marketType } from '#shared/domain/markets/market-types.ts';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { formatMoney } from '#shared/domain/money/format-money.ts';
import { numberMarks } from '#shared/domain/money/number-marks.ts';
import type { CoefViewId } from '#shared/domain/odds/coef-view.ts';
import { parseOdds } from '#shared/domain/odds/parse-odds.ts';
import { LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { displayChanged, selectDisplay } from '../store/display-slice.ts';
import { moneyLocale } from './money-locale.ts';
import { type BetSubject, useBetText } from './use-bet-text.ts';
import { DECIMAL_MARKS, decimalMarkOf } from './use-decimal-mark.ts';
import { usePercentText } from './use-percent-text.ts';

const POINT = ['en', 'ar'];
const FOOTBALL = 1;
const COEF = 1853;

const bet: BetSubject = {
  typeId: COMMON_MARKET.total,
  period: 0,
  param: 5,
  outcome: 0,
  sportId: FOOTBALL,
  home: { name: 'A' },
  away: { name: 'B' },
};

/** Odds of 1.853 in each odds format, with a decimal point. */
const ODDS: readonly (readonly [view: CoefViewId, text: string])[] = [
  [0, '1.853'],
  [1, '29/34'],
  [2, '\u2212117'],
  [4, '0.853'],
  [5, '\u22121.17'],
  [6, '0.853'],
  [14, '0.853'],
  [15, '\u22121.17'],
  [16, '0.853'],
];

function Shown() {
  const text = useBetText();
  const percent = usePercentText();
  return (
    <>
      <p id="price">{text.price(bet, COEF)}</p>
      <p id="outcome">{text.outcome(bet)}</p>
      <p id="percent">{percent(2.5)}</p>
    </>
  );
}

async function shown(language: (typeof LANGUAGES)[number], coefViewId: CoefViewId) {
  const html = await renderPart(<Shown />, {
    language,
    namespaces: ['markets', 'games'],
    prepare: ({ dispatch, getState }) => dispatch(displayChanged({ ...selectDisplay(getState()), coefViewId })),
  });
  const of = (id: string) => textOf(html.split(`id="${id}">`)[1]?.split('</p>')[0] ?? '').trim();
  return { price: of('price'), outcome: of('outcome'), percent: of('percent') };
}

describe.each(LANGUAGES)('in the language %s', (language) => {
  const mark = POINT.includes(language) ? '.' : ',';

  test('money, odds, lines and percentages have one decimal separator', async () => {
    expect(marketType(bet.typeId).outcomes).toBe('overUnder');
    expect(decimalMarkOf(language)).toBe(mark);
    expect(formatMoney(647, 'EUR', moneyLocale(language))).toContain(`6${mark}47`);
    const { outcome, percent } = await shown(language, 0);
    expect(outcome).toContain(`2${mark}5`);
    expect(percent).toContain(`2${mark}5`);
  });

  test.each(ODDS)('odds format %i writes and reads %s with that separator', async (view, text) => {
    const { price } = await shown(language, view);
    expect(price).toBe(text.replace('.', mark));
    const options = { market: 'two-way' } as const;
    expect(parseOdds(price, view, { ...options, decimalMark: mark })).toEqual(parseOdds(text, view, options));
  });
});

test('the known separators of all languages are those of their amounts', () => {
  const asked = LANGUAGES.map((language) => [language, numberMarks(moneyLocale(language)).decimal]);
  expect(DECIMAL_MARKS).toEqual(Object.fromEntries(asked));
});
