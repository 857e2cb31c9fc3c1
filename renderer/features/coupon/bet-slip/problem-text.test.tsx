import { expect, test } from 'vitest';
import { ADMISSION_CODES, ADMISSION_HELPS } from '#shared/domain/admission/admission-state.ts';
import { BET_CODES } from '#shared/domain/coupon/bet-codes.ts';
import type { PlacementCode } from '#shared/domain/coupon/placement-codes.ts';
import { NOW } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { type Reason, useReasonText } from './problem-text.ts';

function Said({ reason, iso = 'EUR' }: { readonly reason: Reason; readonly iso?: string }) {
  const { what, todo } = useReasonText(iso)(reason);
  return (
    <>
      <b>{what}</b>|<i>{todo}</i>
    </>
  );
}

const NAMESPACES = ['coupon', 'coupon-bonuses', 'errors'] as const;

const CODES: readonly (PlacementCode | 'BET_GONE')[] = [
  ...BET_CODES,
  'EXPRESS_CHANGED',
  'EXPRESS_WAITS',
  'GAME_STATE_CHANGED',
  'NOT_PLACED',
  'BET_GONE',
  'BOOK_LIMIT',
  'STAKE_OFFERED',
  'OFFER_ENDED',
  ...ADMISSION_CODES,
];

const data = {
  helps: 'wait',
  min: 20,
  max: 100_000,
  balance: 24_860,
  missing: 500,
  amount: 4000,
  asked: 10_000,
  reason: 'leg-count',
};

test.each(CODES.flatMap((code) => LANGUAGES.map((language) => [code, language] as const)))(
  '%s is told in %s with what to do about it',
  async (code, language) => {
    const reason = { code, data: code === 'AMOUNT_FORMAT' ? { reason: 'empty' } : data };
    const said = textOf(await renderPart(<Said reason={reason} />, { language, namespaces: NAMESPACES }));
    const [what = '', todo = ''] = said.split('|').map((part) => part.trim());
    expect(said).not.toMatch(KEY_LEAK);
    expect(what.length).toBeGreaterThan(5);
    // A field that cannot be read says in one sentence what to write.
    if (code !== 'AMOUNT_FORMAT') expect(todo.length).toBeGreaterThan(3);
  },
);

test.each([
  ['AMOUNT_MIN', 'Minimum stake is €0.20.'],
  ['AMOUNT_MAX', 'Maximum stake is €1,000.00.'],
  ['BOOK_LIMIT', 'Maximum stake on this selection is €1,000.00 right now.'],
  ['STAKE_OFFERED', 'We can accept €40.00 of the €100.00 you asked for.'],
  ['BALANCE', 'Your balance is €248.60. You need €5.00 more.'],
  ['TYPE_UNAVAILABLE', 'This type takes 20 to 100000 selections.'],
])('%s names its numbers', async (code, said) => {
  const html = await renderPart(<Said reason={{ code, data }} />, { namespaces: ['coupon', 'coupon-bonuses'] });
  expect(textOf(html)).toContain(said);
});

test('a code of a newer back end is told with its code', async () => {
  const html = await renderPart(<Said reason={{ code: 'NEW_REASON', data: {} }} />, {
    namespaces: ['coupon', 'coupon-bonuses'],
  });
  expect(textOf(html)).toContain('(code NEW_REASON)');
});

test.each([
  ['EUR', 'Type 1500 for €1,500.00, or 1.5 for one and a half.'],
  ['KWD', 'Type 1500 for KWD 1,500.000, or 1.5 for one and a half.'],
  ['JPY', 'Type 1500 for ¥1,500.'],
])('an ambiguous amount in %s is shown as it can be meant', async (iso, said) => {
  const reason = { code: 'AMOUNT_FORMAT', data: { reason: 'ambiguous-grouping' } };
  const html = await renderPart(<Said reason={reason} iso={iso} />, { namespaces: ['coupon', 'coupon-bonuses'] });
  expect(textOf(html)).toContain(said);
});

test.each([
  ['within the year', NOW + 3_600_000, /Available again: [^,]*\d\d:\d\d\. Help with gambling problems: \S+@\S+/],
  ['in another year', NOW + 5 * 366 * 86_400_000, /Available again: .*\d\d:\d\d, 20\d\d\. Help with gambling problems/],
])('a closed gate that opens %s tells when, and where to get help', async (_when, until, said) => {
  const reason = { code: 'PLAYER_EXCLUDED', data: { until, helps: 'gambling-help' } };
  expect(textOf(await renderPart(<Said reason={reason} />, { namespaces: NAMESPACES }))).toMatch(said);
});

test.each(ADMISSION_HELPS.flatMap((helps) => LANGUAGES.map((language) => [helps, language] as const)))(
  'the help %s is told in %s',
  async (helps, language) => {
    const reason = { code: 'PLAYER_BANNED', data: { helps } };
    const text = textOf(await renderPart(<Said reason={reason} />, { language, namespaces: NAMESPACES }));
    expect(text).not.toMatch(KEY_LEAK);
    expect(text.split('|')[1]?.trim().length).toBeGreaterThan(8);
  },
);
