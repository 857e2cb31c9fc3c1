import { describe, expect, test } from 'vitest';
import { moneyLocale } from '#renderer/lib/text/money-locale.ts';
import { MoneyField } from '#renderer/ui/money-field.tsx';
import { parseAmount } from '#shared/domain/money/parse-amount.ts';
import { type LANGUAGES, renderPart } from '#tests/fixtures/render-part.tsx';
import { amountEntry, resolveAmount } from './amount-entry.ts';

type Language = (typeof LANGUAGES)[number];

/** Returns what the field makes of typed text: minor units, or the error code. */
function read(text: string, language: Language, iso = 'EUR'): number | string {
  const entry = amountEntry(parseAmount(text, iso, moneyLocale(language)), text, iso);
  return 'error' in entry ? entry.error : entry.value;
}

describe('[P-08] typed amounts in the language of the player', () => {
  const rows: readonly [language: Language, text: string, value: number | string][] = [
    ['en', '20', 2000],
    ['en', '20.50', 2050],
    ['en', '1,234.56', 123_456],
    ['en', '1,500', 'ambiguous-grouping'],
    ['en', '12,5', 1250],
    ['de', '20,50', 2050],
    ['de', '1.234,56', 123_456],
    ['de', '1.500', 'ambiguous-grouping'],
    ['de', '12.5', 1250],
    ['ru', '1 500', 150_000],
    ['ru', '1\u00a0500,5', 150_050],
    ['fr', '1\u202f234,56', 123_456],
    ['es', '1.234,56', 123_456],
    ['pt', '1.234,56', 123_456],
    ['tr', '1.234,56', 123_456],
    ['ar', '١٢٫٥', 1250],
    ['ar', '١٬٢٣٤٫٥٦', 123_456],
    ['ar', '20.50', 2050],
    ['en', '', 'empty'],
    ['en', '-5', 'negative'],
    ['en', 'abc', 'not-a-number'],
    ['en', '1e3', 'not-a-number'],
    ['en', '1.005', 'too-many-decimals'],
    ['en', '99999999999999999', 'too-large'],
  ];
  test.each(rows)('in %s "%s" is %s', (language, text, value) => {
    expect(read(text, language)).toBe(value);
  });

  test.each([
    ['JPY', '1500', 1500],
    ['JPY', '15.5', 'too-many-decimals'],
    ['KWD', '1.500', 1500],
    ['KWD', '0.0001', 'too-many-decimals'],
  ])('decimals follow the currency: %s "%s" is %s', (iso, text, value) => {
    expect(read(text, 'en', iso)).toBe(value);
  });
});

describe('the amount field', () => {
  const draw = (language: Language, iso: string, value: number | null, text = '') =>
    renderPart(
      <MoneyField
        label="Stake"
        iso={iso}
        locale={moneyLocale(language)}
        value={value}
        text={text}
        words={{ less: 'Less', more: 'More' }}
        onChange={() => {}}
      />,
      { language },
    );

  test.each([
    ['en', 'EUR', 123_456, '1,234.56'],
    ['de', 'EUR', 123_456, '1.234,56'],
    ['ru', 'RUB', 15_000, '150,00'],
    ['ar', 'KWD', 3000, '3.000'],
    ['en', 'JPY', 1500, '1,500'],
  ] as const)('in %s writes %s %i as %s', async (language, iso, value, shown) => {
    expect(await draw(language, iso, value)).toContain(`value="${shown}"`);
  });

  test('shows the typed text while it is not an amount', async () => {
    expect(await draw('en', 'EUR', null, 'abc')).toContain('value="abc"');
  });

  test('requests the numeric keyboard and names each of its buttons', async () => {
    const html = await draw('en', 'EUR', 500);
    expect(html).toContain('inputMode="decimal"');
    expect(html).toMatch(/aria-label="Less".*aria-label="More"/s);
    expect(html).not.toMatch(/ style="/);
  });
});

test('resolveAmount takes the first filled entry in the requested currency', () => {
  const own = { value: 700, iso: 'EUR' };
  const shared = { value: 900, iso: 'EUR' };
  expect(resolveAmount('EUR', own, shared).value).toBe(700);
  expect(resolveAmount('EUR', undefined, shared).value).toBe(900);
  expect(resolveAmount('EUR', { value: 1, iso: 'USD' }, shared).value).toBe(900);
  expect(resolveAmount('EUR', null).value).toBe(500);
  expect(resolveAmount('EUR', { text: 'x', error: 'not-a-number', iso: 'EUR' }, shared)).toEqual({
    value: null,
    text: 'x',
    error: 'not-a-number',
  });
  // Half a yen does not exist, half a euro does: an error in one currency says nothing about another.
  expect(resolveAmount('EUR', { text: '15.5', error: 'too-many-decimals', iso: 'JPY' }).value).toBe(500);
});
