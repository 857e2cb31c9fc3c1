import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AppStore } from '#renderer/app/make-store.ts';
import { promoCodesApi } from '#renderer/lib/api/promo-codes-api.ts';
import type { PromoCode } from '#shared/contracts/coupon-promo.ts';
import type { PointsAnswer, PointsTermsAnswer } from '#shared/contracts/points.ts';
import { NOW, session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, type RenderOptions, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { pointsApi } from './api.ts';
import { PurchaseNote, useComparedPoints } from './offers-card.tsx';
import { Entries } from './own-points.tsx';
import { PointsPage } from './points-page.tsx';
import { type PurchasePhase, phaseOfPurchase } from './purchase-order.ts';

const terms: PointsTermsAnswer = {
  rate: 10,
  minCoef: 1500,
  offers: [
    { id: 'half', points: 500, times: 0.5, days: 30, minCoef: 1500, minLegs: null },
    { id: 'two', points: 2000, times: 2, days: 1, minCoef: null, minLegs: 3 },
  ],
};
const freeBet: PromoCode = {
  ...{ code: 'POINTS-7', value: 250, iso: 'EUR', minCoef: 1500, minLegs: null },
  expiresAt: NOW + 3_600_000,
};
const entries: PointsAnswer['entries'] = [
  { id: 2, points: -500, madeAt: NOW, couponId: null, freeBet: { code: 'POINTS-7', value: 250, iso: 'EUR' } },
  { id: 1, points: 1020, madeAt: NOW - 60_000, couponId: '1000000001', freeBet: null },
];
const NAMESPACES = ['points', 'errors', 'account'];

interface Shown extends Pick<RenderOptions, 'language'> {
  readonly answer?: PointsTermsAnswer;
  /** The points of a signed-in player; a guest without it. */
  readonly own?: PointsAnswer;
  readonly codes?: readonly PromoCode[];
}

const pageOf = ({ answer = terms, own, codes = [], language = 'en' }: Shown = {}) =>
  renderPart(<PointsPage />, {
    language,
    url: `/${language}/points`,
    namespaces: NAMESPACES,
    session: own ? session : null,
    prepare: async ({ dispatch }: AppStore) => {
      await dispatch(pointsApi.util.upsertQueryData('pointsTerms', undefined, answer));
      if (!own) return;
      const arg = { userId: session.player.user_id, before: null };
      await dispatch(pointsApi.util.upsertQueryData('points', arg, own));
      await dispatch(promoCodesApi.util.upsertQueryData('promoCodes', undefined, { promoCodes: [...codes] }));
    },
  });
const ownOf = (balance: number, more: Partial<PointsAnswer> = {}): PointsAnswer => ({
  ...{ balance, entries: [], hasMore: false },
  ...more,
});
const buttonsOf = (html: string) =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, name]) => textOf(name ?? ''));

test('[R-31] a guest reads how points are earned and what they buy, and is asked to sign in', async () => {
  const html = await pageOf();
  const text = textOf(html);
  expect(text).toContain('10 points for every €5.00 staked');
  expect(text).toContain('total odds of 1.50 or more');
  expect(text).toContain('Free bet of €2.50 odds of 1.50 or more · 30 days to use it 500 points');
  expect(text).toContain('Free bet of €10.00 3 selections or more · 1 day to use it 2000 points');
  expect(buttonsOf(html)).toEqual(['Sign in']);
  expect(text).not.toMatch(/missing|History/);
});

test('[R-31] a player buys what the points are enough for, and reads how many are missing for the rest', async () => {
  const html = await pageOf({ own: ownOf(520) });
  expect(textOf(html)).toContain('Your points: 520 points');
  expect(buttonsOf(html)).toEqual(['Get for 500 points']);
  expect(html).toContain('aria-label="Get a free bet of €2.50 for 500 points"');
  expect(textOf(html)).toContain('2000 points 1480 points are missing');
  expect(textOf(html)).toContain('You have no points yet.');
});

test('the least that is missing is a single point', async () => {
  const html = await pageOf({ own: ownOf(499) });
  expect(textOf(html)).toContain('500 points 1 point is missing');
  expect(buttonsOf(html)).toEqual([]);
});

test('free bets and entries are listed with what they are for', async () => {
  const html = await pageOf({ own: ownOf(520, { entries, hasMore: true }), codes: [freeBet] });
  const text = textOf(html);
  expect(text).toMatch(/Your free bets Free bet of €2\.50 POINTS-7 · odds of 1\.50 or more · until Today 16:00/);
  expect(html).toMatch(/<a [^>]*href="\/en\/line"[^>]*>Choose selections/);
  expect(text).toMatch(/Time For Points Today 15:00 Free bet of €2\.50 -500 Today 14:59 Bet 1000000001 \+1020/);
  expect(html).toMatch(/<a [^>]*href="\/en\/office\/history\?coupon=1000000001"/);
  expect(buttonsOf(html)).toContain('Older');
  expect(buttonsOf(html)).not.toContain('Newer');
});

test('entries after the first page lead back', async () => {
  const html = await renderPart(<Entries entries={entries} onNewer={() => undefined} onOlder={null} />, {
    namespaces: NAMESPACES,
  });
  expect(buttonsOf(html)).toEqual(['Newer']);
  expect(html).toMatch(/<caption[^>]*>History of your points/);
});

test('a site that offers nothing says so', async () => {
  const text = textOf(await pageOf({ answer: { ...terms, offers: [] }, own: ownOf(520) }));
  expect(text).toContain('There is nothing to buy with points right now. Your points stay.');
});

test.each<[phase: PurchasePhase, text: string, button: readonly string[]]>([
  [
    phaseOfPurchase({ status: 'bought', promoCode: freeBet, balance: 20 }),
    'You have a free bet of €2.50: POINTS-7.',
    [],
  ],
  [
    phaseOfPurchase({ status: 'refused', reason: 'too-few', balance: 20 }),
    'You do not have enough points for it. No points were taken.',
    [],
  ],
  [
    phaseOfPurchase({ status: 'refused', reason: 'changed', balance: 20 }),
    'This offer has just changed. Check the new one. No points were taken.',
    [],
  ],
  [
    phaseOfPurchase({ status: 'refused', reason: 'not-bought', balance: 20 }),
    'Your order did not reach us in time. No points were taken.',
    [],
  ],
  [
    { kind: 'unknown', attempts: 0 },
    'We have not received an answer. The free bet may have been given',
    ['Check status'],
  ],
  [{ kind: 'failed', code: 'PLAYER_EXCLUDED', retryAfter: null, helps: 'gambling-help' }, 'No points were taken.', []],
  [{ kind: 'idle' }, '', []],
])('the purchase in the phase %o says how it stands', async (phase, text, buttons) => {
  const html = await renderPart(<PurchaseNote phase={phase} onAsk={() => undefined} />, { namespaces: NAMESPACES });
  expect(textOf(html)).toContain(text);
  expect(buttonsOf(html)).toEqual(buttons);
});

/** Draws the points that the offers are compared with after the balance and the phase have changed in turn. */
function Compared({ steps }: { readonly steps: readonly (readonly [number | null, PurchasePhase])[] }) {
  const [step, setStep] = useState(0);
  const [balance, phase] = steps[step] ?? [null, { kind: 'idle' }];
  const points = useComparedPoints(balance, phase);
  if (step + 1 < steps.length) setStep(step + 1);
  return String(points);
}

const idle: PurchasePhase = { kind: 'idle' };
const sending: PurchasePhase = { kind: 'sending' };
const unknown: PurchasePhase = { kind: 'unknown', attempts: 0 };
const refused = phaseOfPurchase({ status: 'refused', reason: 'not-bought', balance: 520 });

test.each([
  [
    'the present ones without an order',
    [
      [520, idle],
      [600, idle],
    ],
    '600',
  ],
  [
    'those of before, when they are taken before the answer comes',
    [
      [520, idle],
      [520, sending],
      [20, sending],
    ],
    '520',
  ],
  [
    'none while the outcome is unknown',
    [
      [520, idle],
      [520, sending],
      [20, unknown],
    ],
    'null',
  ],
  [
    'the present ones once it is decided',
    [
      [520, idle],
      [520, unknown],
      [20, refused],
    ],
    '20',
  ],
] as const)('offers are compared with %s', (_, steps, expected) => {
  expect(renderToString(<Compared steps={steps} />)).toBe(expected);
});

test('an outcome that is being asked for cannot be asked for once more meanwhile', async () => {
  const part = <PurchaseNote phase={{ ...unknown, isAsking: true }} onAsk={() => undefined} />;
  const html = await renderPart(part, { namespaces: NAMESPACES });
  expect(html).toMatch(/<button[^>]* aria-busy="true" aria-disabled="true"[^>]*>Check status/);
});

test.each(LANGUAGES)('the page has no key without text in %s, for a guest and for a player', async (language) => {
  const own = ownOf(520, { entries, hasMore: true });
  for (const html of [await pageOf({ language }), await pageOf({ language, own, codes: [freeBet] })]) {
    expect(textOf(html)).not.toMatch(KEY_LEAK);
    expect(textOf(html)).not.toMatch(/[{}]/);
  }
});
