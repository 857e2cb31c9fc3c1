import { expectDistinctNames } from '#tests/fixtures/accessible-names.ts';
import { couponJourney, test as journey } from '#tests/fixtures/coupon-journey.ts';
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
