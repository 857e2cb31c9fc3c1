import type { Market } from '#shared/contracts/catalogue.ts';
import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { GOAL_MARKET } from '#shared/domain/markets/types-goals.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import type { DesktopBridge } from '#shared/host/desktop-bridge.ts';
import { expectAccessible } from '#tests/fixtures/axe.ts';
import { couponJourney, test } from '#tests/fixtures/coupon-journey.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { keyboardDevice } from '#tests/fixtures/input-device.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { selectionWords } from '#tests/fixtures/words.ts';
import type { Pick } from '#tests/fixtures/world.ts';
import { gamePath } from '#tests/pages/addresses.ts';
import { alive, priceOf } from '#tests/pages/prices.ts';

interface Bridged {
  readonly desktop: DesktopBridge;
}

/** Returns the picked result, a number of goals, and the main line of the total, which the page shows. */
function threeOf({ game, market, outcome }: Pick, markets: readonly Market[]): Pick[] {
  const first = ({ typeId }: { typeId: number }) =>
    markets.find(
      (each) => each.typeId === typeId && each.period === 0 && each.outcomes.every(({ suspended }) => !suspended),
    );
  const total = game.main.find(({ typeId }) => typeId === COMMON_MARKET.total);
  const more = [first({ typeId: GOAL_MARKET.bothToScore }), total].flatMap((each) => {
    const [chosen] = each?.outcomes ?? [];
    return each && chosen ? [{ game, market: each, outcome: chosen }] : [];
  });
  return [{ game, market, outcome }, ...more];
}

test.describe.configure({ timeout: 240_000 });

test(
  'a bet builder combines several markets of a game into one leg of an express, with the keyboard only',
  FULL,
  async ({ page, world, player }) => {
    const device = keyboardDevice(page);
    const { coupon, words, add } = couponJourney(page, device);
    const [built, other] = await world.take({ section: 'line', count: 2 });
    if (!built || !other) throw new Error('two games');
    const { markets } = await world.gameOf(built.game.id);
    const members = threeOf(built, markets);
    expect(members).toHaveLength(3);
    await player.signUp();
    await add(other);

    await page.goto(gamePath(words.language, built.game));
    await alive(page);
    const opener = page.getByRole('main').getByRole('button', { name: words('markets:bet_builder'), exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: words('markets:bet_builder'), exact: true });
    await expect(panel).toContainText(words('builder:choose', { count: 2 }));
    for (const member of members) {
      const price = priceOf(page, words, member);
      await price.focus();
      await page.keyboard.press('Space');
      await expect(price).toHaveAttribute('aria-pressed', 'true');
    }
    const adding = panel.getByRole('button', { name: words('builder:add') });
    await expect(adding).toBeEnabled();
    await expectAccessible(page, 'the bet builder', '[aria-labelledby="bet-builder"]');
    await adding.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toContainText(words('builder:added'));
    await expect(panel.getByRole('heading')).toBeFocused();
    const kept = () =>
      page.evaluate(
        async (key) =>
          (await (window as Partial<Bridged>).desktop?.storage.read(key)) ?? Object.values({ ...localStorage }).join(),
        'coupon',
      );
    await expect.poll(kept, 'the bet is kept').toContain('members');

    await page.goto(paths.to('office/history', words.language));
    await coupon.ready();
    const leg = coupon.leg(built);
    for (const { game, market, outcome } of members) {
      await expect(leg).toContainText(selectionWords(words, game, market, outcome.outcome).outcome);
    }
    await coupon.takeAnyPrice();
    await device.write(coupon.stake, '5');
    await coupon.ready();
    await device.press(coupon.button);
    await expect(coupon.accepted(1)).toBeVisible();
    const [placed] = await player.placed(1);
    expect(placed).toMatchObject({ typeId: 1, amount: 500 });
    const group = placed?.legs.find((each) => each.gameId === built.game.id)?.group;
    expect(group?.members.map(({ selectionId }) => selectionId)).toEqual(
      members.map((member) => member.outcome.id).sort((a, b) => a - b),
    );

    for (const { selectionId } of group?.members ?? []) await world.decide(selectionId, 1);
    await world.decide(other.outcome.id, 1);
    const settled = await player.settled(placed?.id ?? '');
    expect(settled.payout).toBe(settled.maxPayout);
    await page.goto(`${paths.to('office/history', words.language)}?coupon=${settled.id}`);
    const card = page.getByRole('article');
    for (const { game, market, outcome } of members) {
      const row = card
        .getByRole('listitem')
        .filter({ hasText: selectionWords(words, game, market, outcome.outcome).outcome });
      await expect(row.last()).toContainText(words('history:leg_won'));
    }
  },
);
