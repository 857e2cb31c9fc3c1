import { describe, expect, test } from 'vitest';
import { noticeApi } from '#renderer/lib/api/notice-api.ts';
import type { PriceAlert } from '#shared/contracts/notices.ts';
import { betOf, NOW, pressedPrice, session } from '#tests/fixtures/coupon-samples.ts';
import { LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { AlertBell } from './alert-bell.tsx';
import { AlertButton } from './alert-button.tsx';
import { AlertList } from './alert-list.tsx';
import type { AlertOffer } from './alert-offer.ts';

const userId = session.player.user_id;
const namespaces = ['account', 'desktop-notices', 'games', 'markets'];

function offerOf(game: number): AlertOffer {
  const { selectionId, typeId, period, param, outcome, game: played, coef } = betOf(game);
  return { game: played, bets: [{ selectionId, typeId, period, param, outcome, price: coef }] };
}

function alertOf(game: number, rest: Partial<PriceAlert> = {}): PriceAlert {
  const { selectionId, typeId, period, param, outcome, game: played } = pressedPrice(game);
  const bet = { selectionId, typeId, period, param, outcome, game: played };
  return {
    ...bet,
    id: game,
    wanted: 2500,
    goes: 'up',
    from: 2000,
    state: 'waiting',
    price: null,
    madeAt: NOW,
    ...rest,
  };
}

/** Renders a part for a player with these alerts. */
const drawn = (part: Parameters<typeof renderPart>[0], alerts: readonly PriceAlert[]) =>
  renderPart(part, {
    namespaces,
    session,
    prepare: (store) =>
      store.dispatch(noticeApi.util.upsertQueryData('priceAlerts', { userId }, { alerts: [...alerts], most: 20 })),
  });

describe('[Z-04] the bell of a price', () => {
  test('has an empty place for a visitor, which is not shown, as for a player before its code has loaded', async () => {
    const bell = <AlertBell name="Winner" {...offerOf(1)} />;
    expect(await renderPart(bell, { namespaces })).toMatch(/^<span class="[^"]+"><\/span>$/);
    expect(await renderPart(bell, { namespaces, session })).toMatch(/^<span class="[^"]*bell[^"]*"><\/span>$/);
  });

  test.each([
    ['for one of its bets', [alertOf(1)], true],
    ['for a bet of another market', [alertOf(2)], false],
    ['that has come already', [alertOf(1, { state: 'fired', price: 2600 })], false],
    ['for nothing', [], false],
  ])('shows whether an alert is set %s', async (_name, alerts, waits) => {
    const html = await drawn(<AlertButton userId={userId} name="Winner" {...offerOf(1)} />, alerts);
    expect(html.includes('data-waits')).toBe(waits);
    expect(html).toContain(waits ? 'Alert set: Winner' : 'Set odds alert: Winner');
  });
});

describe('[Z-04] the list of alerts', () => {
  test('holds all waiting alerts, and none that have fired', async () => {
    const alerts = [alertOf(1), alertOf(2), alertOf(3, { state: 'fired', price: 2600 })];
    const html = await drawn(<AlertList userId={userId} />, alerts);
    expect(html.match(/<button/g)).toHaveLength(2);
    expect(textOf(html)).toContain('2 of 20 alerts');
    expect(textOf(html)).toContain('2.50');
  });

  test('of a market holds only its alerts, and is missing without any', async () => {
    const alerts = [alertOf(1), alertOf(2)];
    const html = await drawn(<AlertList userId={userId} only={offerOf(2).bets} />, alerts);
    expect(html.match(/<button/g)).toHaveLength(1);
    expect(textOf(html)).toContain('2 of 20 alerts');
    expect(await drawn(<AlertList userId={userId} only={offerOf(3).bets} />, alerts)).toBe('');
  });

  test.each(LANGUAGES)('says in %s where alerts are set while there are none', async (language) => {
    const html = await renderPart(<AlertList userId={userId} />, { namespaces, session, language });
    expect(textOf(html)).not.toMatch(/alerts?_|[{}]/);
  });
});
