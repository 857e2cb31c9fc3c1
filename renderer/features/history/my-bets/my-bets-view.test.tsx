import { describe, expect, test } from 'vitest';
import type { CashOutPrice } from '#shared/contracts/cash-out.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { betOf, couponOf, NOW, placementOf, session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { historyApi } from '../api.ts';
import type { CashOutPhase } from '../cash-out/use-cash-out.ts';
import type { KnownCashOut } from '../cash-out/use-cash-out-price.ts';
import { CashOutOffer } from './cash-out-in-row.tsx';
import { MyBets, OpenBets } from './my-bets.tsx';
import { withHeld } from './open-bets.ts';
import { OpenCount } from './open-count.tsx';

const coupon = couponOf(placementOf([betOf(1, { coef: 2000 }), betOf(2)], { typeId: 1, amount: 1000 }));
const namespaces = ['history', 'tracker', 'cash-out', 'games'];
const offer = {
  couponId: coupon.id,
  status: 'offered',
  price: 950,
  stake: 1000,
  isDivisible: true,
  isLive: false,
  sequence: NOW,
  expiresAt: NOW + 15_000,
} satisfies CashOutPrice;

function offerWith(known: KnownCashOut, phase: CashOutPhase = { kind: 'idle' }, language: 'de' | 'en' = 'en') {
  const order = { phase, start: () => {}, askAgain: () => {}, reset: () => {} };
  return renderPart(<CashOutOffer coupon={coupon} known={known} order={order} />, { namespaces, language, session });
}

describe('the cash-out of an open bet in its row', () => {
  test('is one button with the price on it', async () => {
    const html = await offerWith({ kind: 'priced', cashOut: offer });
    expect(html.match(/<button/g)).toHaveLength(1);
    expect(textOf(html)).toBe('Cash out €9.50');
  });

  test.each([{ kind: 'sending' }, { kind: 'pending', decidesAt: NOW }, { kind: 'unknown' }] as const)(
    'cannot be pressed again while the order is $kind',
    async (phase) => {
      expect(await offerWith({ kind: 'priced', cashOut: offer }, phase)).toContain('aria-disabled="true"');
    },
  );

  test('can be pressed again at the new price after a price that fell was refused', async () => {
    const html = await offerWith({ kind: 'priced', cashOut: offer }, { kind: 'refused', code: 'PRICE_CHANGED' });
    expect(html).toContain('aria-disabled="false"');
  });

  test('says why there is none, and nothing where the site has no cash-out', async () => {
    expect(textOf(await offerWith({ kind: 'none', reason: 'SUSPENDED' }))).toContain('No cash-out right now');
    expect(textOf(await offerWith({ kind: 'lost' }))).toContain('Offer expired');
    expect(await offerWith({ kind: 'none', reason: 'SWITCHED_OFF' })).toBe('');
  });

  test('says how long a live bet is checked', async () => {
    const html = await offerWith({ kind: 'priced', cashOut: { ...offer, isLive: true, delaySeconds: 6 } });
    expect(textOf(html)).toContain('checked for 6 seconds');
  });
});

describe('the list of open bets', () => {
  const listed = (coupons: readonly Coupon[], count = coupons.length) =>
    renderPart(<OpenBets coupons={coupons} count={count} />, { namespaces, session });

  test('shows each bet with its legs, its stake, its payout and its number', async () => {
    const text = textOf(await listed([coupon]));
    for (const part of ['Accumulator', '2 selections', 'Team 1-1', 'Team 2-1', 'Stake €10.00', coupon.id])
      expect(text).toContain(part);
    expect(text).toContain('All bets');
  });

  test('says how many more open bets the whole list has', async () => {
    expect(textOf(await listed([coupon], 4))).toContain('Show 3 more open bets');
  });

  test('without any says so, and leads to all bets', async () => {
    const html = await listed([]);
    expect(textOf(html)).toContain('No open bets');
    expect(html).toContain('href="/en/office/history');
  });

  test('keeps a bet whose cash-out was pressed in its place until the player has seen the result', () => {
    const [old, middle, recent] = [1, 2, 3].map((number) => ({ ...coupon, id: `${number}`, placedAt: NOW + number }));
    if (!old || !middle || !recent) throw new Error('no coupons');
    expect(withHeld([recent, old], { 2: middle }).map(({ id }) => id)).toEqual(['3', '2', '1']);
    expect(withHeld([recent, middle, old], { 2: { ...middle, amount: 1 } })[1]).toBe(middle);
  });
});

describe('the tab of the placed bets', () => {
  test('asks a visitor to sign in', async () => {
    expect(textOf(await renderPart(<MyBets />, { namespaces }))).toContain('Sign in to see your bets');
  });

  test.each(LANGUAGES)('has all its texts in %s', async (language) => {
    const drawn = await Promise.all([
      renderPart(<MyBets />, { namespaces, language }),
      renderPart(<OpenBets coupons={[]} count={0} />, { namespaces, language, session }),
      renderPart(<OpenBets coupons={[coupon]} count={3} />, { namespaces, language, session }),
    ]);
    for (const html of drawn) {
      expect(textOf(html)).not.toMatch(KEY_LEAK);
      expect(html).not.toMatch(/ style="/);
    }
  });

  test('counts the open bets of the player, in a figure and in words', async () => {
    const html = await renderPart(<OpenCount className="badge" />, {
      session,
      prepare: ({ dispatch }) =>
        dispatch(
          historyApi.util.upsertQueryData(
            'openBets',
            { userId: session?.player.user_id ?? 0 },
            { coupons: [], count: 3 },
          ),
        ),
    });
    expect(textOf(html)).toBe('3 3 open bets');
  });
});
