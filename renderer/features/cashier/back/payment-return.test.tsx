import { describe, expect, test } from 'vitest';
import { knowRoutes } from '#renderer/lib/routing/known-routes.ts';
import type { SessionAnswer } from '#shared/contracts/account.ts';
import type { WholePayment } from '#shared/contracts/cashier.ts';
import { ROUTES } from '#shared/domain/routing/route-table.ts';
import { session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { cashierApi } from '../api.ts';
import { paymentOf } from '../cashier-samples.fixture.ts';
import { PaymentReturnPage } from './payment-return-page.tsx';
import { ReturnedPayment } from './returned-payment.tsx';

const userId = session.player.user_id;
type Language = (typeof LANGUAGES)[number];

interface Returned {
  readonly as?: SessionAnswer | null;
  readonly language?: Language;
  /** The payment as the platform tells it. */
  readonly payment?: Partial<WholePayment>;
}

const returnedAt = (path: string, { as = session, language = 'en', payment }: Returned = {}) =>
  renderPart(<ReturnedPayment />, {
    namespaces: ['cashier', 'errors', 'auth'],
    session: as,
    language,
    url: `/${language}/${path}`,
    prepare: ({ dispatch }) =>
      payment && dispatch(cashierApi.util.upsertQueryData('payment', { userId, paymentId: 12 }, paymentOf(payment))),
  });

describe('[O-06] the page to which a payment company returns the player', () => {
  test.each([
    ['onpay/success?payment=12', { state: 'failed', reason: 'declined' }, 'The payment did not succeed.'],
    ['onpay/success?payment=12', { state: 'processing' }, 'The money is on its way.'],
    ['onpay/fail?payment=12', { state: 'received' }, '€20.00 is in your account.'],
    ['onpay/cancel?payment=12', { state: 'waiting' }, 'Nothing has been debited yet.'],
    ['onpay/withdraw/success?payment=12', { kind: 'withdrawal', state: 'unknown' }, 'The money stays held'],
  ] as const)('at %s says what the platform knows: %j', async (path, payment, words) => {
    expect(textOf(await returnedAt(path, { payment }))).toContain(words);
  });

  test('leads a deposit that did not succeed to another try', async () => {
    const html = await returnedAt('onpay/fail?payment=12', { payment: { state: 'failed' } });
    expect(html).toMatch(/<a [^>]*href="\/en\/office\/recharge"[^>]*>Try again or choose another method/);
  });

  test.each(['onpay/success', 'onpay/success?payment=', 'onpay/success?payment=x', 'onpay/success?payment=-1'])(
    'at %s, which names no payment, leads to the history',
    async (path) => {
      const html = await returnedAt(path);
      expect(textOf(html)).toContain('There is no such payment');
      expect(html).toContain('href="/en/office/historypay"');
    },
  );

  test('asks a guest to sign in and stays where it is', async () => {
    const html = await returnedAt('onpay/success?payment=12', { as: null });
    expect(textOf(html)).toBe(
      'Sign in to see your payment Only you can see what became of it. This address stays as it is. Sign in',
    );
  });

  test('says nothing while the platform is asked', async () => {
    expect(textOf(await returnedAt('onpay/success?payment=12'))).toBe('');
  });

  test.each([
    ['onpay/success?payment=12', 'Your deposit'],
    ['onpay/fail', 'Your deposit'],
    ['onpay/withdraw/fail?payment=12', 'Your withdrawal'],
  ])('at %s has the title "%s", whatever the address reports', async (path, title) => {
    knowRoutes(ROUTES);
    const html = await renderPart(<PaymentReturnPage />, { namespaces: ['cashier'], session, url: `/en/${path}` });
    expect(html.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]).toBe(title);
  });

  test.each(LANGUAGES)('has all its texts in %s', async (language) => {
    for (const html of [
      await returnedAt('onpay/success?payment=12', { as: null, language }),
      await returnedAt('onpay/success', { language }),
      await returnedAt('onpay/fail?payment=12', { language, payment: { state: 'failed', reason: 'declined' } }),
    ]) {
      expect(textOf(html)).not.toMatch(KEY_LEAK);
    }
  });
});
