import { describe, expect, test } from 'vitest';
import type { AppStore } from '#renderer/app/make-store.ts';
import { coefActionChosen, settingsChanged } from '#renderer/features/coupon/slice.ts';
import type { CashOutPrice } from '#shared/contracts/cash-out.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { DEFAULT_BET_SLIP_PREFERENCES } from '#shared/domain/coupon/bet-slip-preferences.ts';
import { betOf, couponOf, NOW, placementOf, session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, type RenderOptions, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { historyApi } from '../api.ts';
import type { CashOutPhase } from '../cash-out/cash-out-order.ts';
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

function offerWith(known: KnownCashOut, phase: CashOutPhase = { kind: 'idle' }, prepare?: RenderOptions['prepare']) {
  const asked = { stake: 1000, price: 930, sequence: NOW, isAnyPrice: false };
  const order = { phase, asked, start: () => {}, askAgain: () => {}, reset: () => {} };
  const part = <CashOutOffer coupon={coupon} known={known} order={order} />;
  return renderPart(part, { namespaces, session, ...(prepare ? { prepare } : {}) });
}

describe('the cash-out of an open bet in its row', () => {
  test('is one button with the price on it', async () => {
    const html = await offerWith({ kind: 'priced', cashOut: offer });
    expect(html.match(/<button/g)).toHaveLength(1);
    expect(textOf(html)).toBe('Cash out €9.50');
  });

  test.each([
    [{ kind: 'sending' }, 'Cashing out €9.30…'],
    [{ kind: 'pending', decidesAt: NOW + 4200 }, 'Cashing out €9.30… 5 s'],
  ] as const)('says what is being sold and for how much while the order is %j, and is quiet', async (phase, text) => {
    const answers = [
      { kind: 'priced', cashOut: offer },
      { kind: 'lost' },
      { kind: 'none', reason: 'SUSPENDED' },
    ] as const;
    for (const known of answers) {
      const html = await offerWith(known, phase);
      expect(html).toContain('aria-disabled="true"');
      expect(textOf(html)).toContain(text);
      expect(textOf(html)).not.toContain('9.50');
    }
  });

  test('is gone while the outcome of an order is unknown, because another order could sell twice', async () => {
    expect(await offerWith({ kind: 'priced', cashOut: offer }, { kind: 'unknown', attempts: 0 })).toBe('');
  });

  test('can be pressed again at the new price after a price that fell was refused', async () => {
    const html = await offerWith({ kind: 'priced', cashOut: offer }, { kind: 'refused', code: 'PRICE_CHANGED' });
    expect(html).not.toContain('aria-disabled');
    expect(textOf(html)).toContain('Cash out €9.50');
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

  test('says which drop the player accepts, live and by choice', async () => {
    const priced = (isLive: boolean) => ({ kind: 'priced', cashOut: { ...offer, isLive } }) as const;
    expect(textOf(await offerWith(priced(true)))).toContain('You accept a drop of up to 5%.');
    expect(textOf(await offerWith(priced(false)))).toBe('Cash out €9.50');
    const chosen = (action: 0 | 1 | 2, dropPercent: 0 | 2) => (store: AppStore) => {
      store.dispatch(coefActionChosen(action));
      store.dispatch(settingsChanged({ ...DEFAULT_BET_SLIP_PREFERENCES, dropPercent }));
    };
    const told = async (action: 0 | 1 | 2, dropPercent: 0 | 2, isLive: boolean) =>
      textOf(await offerWith(priced(isLive), { kind: 'idle' }, chosen(action, dropPercent)));
    expect(await told(2, 2, false)).toContain('You accept a drop of up to 2%.');
    expect(await told(2, 0, true)).toBe('Cash out €9.50');
    expect(await told(1, 0, true)).toContain('You accept any drop.');
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
