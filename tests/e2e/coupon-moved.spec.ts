import { paths } from '#shared/domain/routing/paths.ts';
import { test } from '#tests/fixtures/coupon-journey.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect } from '#tests/fixtures/journey.ts';

const DAY = 86_400_000;

test(
  'a game that is moved says so in the bet slip after a reload, and in the history once the bet is placed',
  FULL,
  async ({ page, world, player, journey }) => {
    const { coupon, words, add } = journey;
    const pick = await world.takeOne({ section: 'line' });
    const said = words('games:rescheduled');
    const move = (days: number) =>
      world.control('outcome', { gameId: pick.game.id, startAt: pick.game.startAt + days * DAY });
    await player.signUp();
    await add(pick);
    await expect(coupon.leg(pick)).not.toContainText(said);
    await move(2);
    await page.reload();
    await expect(coupon.leg(pick)).toContainText(said);
    await coupon.ready();
    await coupon.place();
    await move(3);
    await page.goto(paths.to('office/history', 'en'));
    await expect(page.getByRole('main').getByText(said)).toBeVisible();
  },
);
