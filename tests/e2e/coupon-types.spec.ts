import { expectDistinctNames } from '#tests/fixtures/accessible-names.ts';
import { couponJourney, test as journey } from '#tests/fixtures/coupon-journey.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { keyboardDevice } from '#tests/fixtures/input-device.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { settleAs } from '#tests/fixtures/settle.ts';
import { moneyText } from '#tests/fixtures/words.ts';

/** The same journey with the keyboard only. */
const test = journey.extend({
  journey: async ({ page }, use) => {
    await use(couponJourney(page, keyboardDevice(page)));
  },
});

// Each bet opens a page.
test.describe.configure({ timeout: 120_000 });

test(
  '[P-01] a single of a game that has not begun is accepted at once and pays stake times price',
  FULL,
  async ({ world, player, journey }) => {
    const { coupon, device, frame, words, add } = journey;
    const pick = await world.takeOne({ section: 'line' });
    await player.signUp();
    await add(pick);
    await device.write(coupon.stake, '7.77');
    await expectDistinctNames(coupon.panel);
    await coupon.place();
    const [placed] = await player.placed(1);
    await expect(coupon.said(placed?.id)).toHaveCount(1);
    expect(placed).toMatchObject({ typeId: 0, amount: 777, state: 'open' });
    if (!placed) return;
    await expect(coupon.panel).toContainText(moneyText(words, placed.maxPayout, placed.iso));
    const { payout } = await settleAs({ world, player }, placed, [1]);
    expect(payout).toBe(Math.round((777 * (placed.legs[0]?.coef ?? 0)) / 1000));
    const { money, iso } = await player.account();
    await frame.expectBalance(money, iso);
  },
);

test('[P-02] a system of two of three pays its winning lines', FULL, async ({ world, player, journey }) => {
  const { coupon, device, words, add } = journey;
  const picks = await world.take({ section: 'line', count: 3 });
  await player.signUp();
  await add(...picks);
  await device.press(coupon.tab('system'));
  await expect(coupon.panel.getByLabel(words('coupon:system_label'))).toHaveValue('2');
  await device.write(coupon.stake, '9');
  await expectDistinctNames(coupon.panel);
  await coupon.place();
  const [placed] = await player.placed(1);
  await expect(coupon.said(placed?.id)).toHaveCount(1);
  expect(placed).toMatchObject({ typeId: 2, systemValue: 2, amount: 900 });
  if (!placed) return;
  const [first, , third] = placed.legs;
  const { payout } = await settleAs({ world, player }, placed, [1, 0, 1]);
  expect(payout).toBe(Math.round((300 * (first?.coef ?? 0) * (third?.coef ?? 0)) / 1_000_000));
});

test('[P-04] several singles become separate coupons, each with its own stake and result', async ({
  world,
  player,
  journey,
}) => {
  const { coupon, device, words, add } = journey;
  const [won, returned] = await world.take({ section: 'line', count: 2 });
  if (!won || !returned) throw new Error('two games');
  await player.signUp();
  await add(won, returned);
  await device.press(coupon.tab('singles'));
  await device.write(coupon.leg(won).getByRole('textbox'), '3');
  await device.write(coupon.leg(returned).getByRole('textbox'), '4.5');
  await expect(coupon.button).toHaveText(
    words('coupon:place_many', { count: 2, amount: moneyText(words, 750, 'EUR') }),
  );
  await expectDistinctNames(coupon.panel);
  await coupon.place(2);
  const placed = await player.placed(2);
  const of = (id: number) => {
    const found = placed.find(({ legs }) => legs[0]?.selectionId === id);
    if (!found) throw new Error(`no coupon of ${id}`);
    return found;
  };
  expect(of(won.outcome.id)).toMatchObject({ typeId: 0, amount: 300 });
  expect(of(returned.outcome.id)).toMatchObject({ typeId: 0, amount: 450 });
  await settleAs({ world, player }, of(won.outcome.id), [1]);
  const { result, payout } = await settleAs({ world, player }, of(returned.outcome.id), [2]);
  expect({ result, payout }).toEqual({ result: 'return', payout: 450 });
});

test(
  '[B-01] an express with a half-won leg pays as the coupon mathematics says',
  FULL,
  async ({ world, player, journey }) => {
    const { coupon, add } = journey;
    const picks = await world.take({ section: 'line', count: 3 });
    await player.signUp();
    await add(...picks);
    await expect(coupon.tab('express')).toBeChecked();
    await expectDistinctNames(coupon.panel);
    await coupon.place();
    const [placed] = await player.placed(1);
    if (!placed) throw new Error('no coupon');
    await settleAs({ world, player }, placed, [1, 4, 2]);
  },
);
