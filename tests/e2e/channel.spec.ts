import type { Page } from '@playwright/test';
import { openPaths } from '#shared/contracts/paths.ts';
import { BET_STATUS } from '#shared/domain/coupon/leg-status.ts';
import { CURRENCY_NUMBERS } from '#shared/domain/money/currency-numbers.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { feedLine } from '#tests/fixtures/feed-line.ts';
import { mouseDevice } from '#tests/fixtures/input-device.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { moneyText, wordsOf } from '#tests/fixtures/words.ts';
import { SiteFrame } from '#tests/pages/site-frame.ts';

const words = wordsOf('en');
const account = (page: Page) => page.getByRole('button', { name: words('account:account_open') });
const prices = (page: Page) => page.locator('main button[data-frozen]');

test('two tabs agree on balance, account, theme and language, also while neither is touched; a silent feed freezes their prices until it speaks', async ({
  page,
  context,
  player,
  world,
}) => {
  await player.signUp();
  await context.request.post(openPaths.addCurrency, { data: { currencyId: CURRENCY_NUMBERS.USD } });
  const other = await context.newPage();
  const line = await feedLine(other);
  /** Opens the live list and waits until its socket is in the channel of the player. */
  const follow = async (tab: Page) => {
    let hasJoined = false;
    if (tab === page)
      tab.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => {
          if (String(payload).startsWith('{"op":"player"')) hasJoined = true;
        }),
      );
    else line.onText((text) => (hasJoined ||= text.startsWith('{"op":"player"')));
    await tab.goto(paths.live({ language: 'en' }));
    await expect.poll(() => hasJoined, 'the socket is in the channel').toBe(true);
  };
  await follow(other);
  await follow(page);

  await test.step('an account that is switched by a call pays in both tabs, though neither is touched', async () => {
    const { accounts } = await player.session();
    const dollars = accounts.find(({ iso }) => iso === 'USD');
    await context.request.post(openPaths.switchAccount, { data: { id: dollars?.id } });
    for (const tab of [other, page])
      await expect(account(tab)).toContainText(moneyText(words, dollars?.money ?? 0, 'USD'));
    await context.request.post(openPaths.switchAccount, { data: { id: accounts[0]?.id } });
    for (const tab of [other, page]) await expect(account(tab)).toContainText('€');
  });

  await test.step('a balance that changes is shown in both tabs', async () => {
    const { id } = await player.account();
    const key = crypto.randomUUID();
    await context.request.post(openPaths.playMoney, { data: { accountId: id }, headers: { 'idempotency-key': key } });
    const { money } = await player.account();
    for (const tab of [other, page]) await expect(account(tab)).toContainText(moneyText(words, money, 'EUR'));
  });

  await test.step('profit and loss of the session follow a bet that is placed elsewhere and lost', async () => {
    const { outcome } = await world.takeOne({ section: 'line' });
    const { amount } = await player.place([{ selectionId: outcome.id, coef: outcome.price }]);
    await world.decide(outcome.id, BET_STATUS.lose);
    const told = words('session-result:told', { amount: moneyText(words, -amount, 'EUR') });
    for (const tab of [other, page]) await expect(account(tab)).toContainText(told);
  });

  await test.step('a silent feed freezes prices, which say why they cannot be pressed, and thaws them', async () => {
    await expect(prices(other)).toHaveCount(0);
    line.hush(true);
    await expect(prices(other).first()).toHaveAttribute('aria-disabled', 'true');
    await expect(other.getByText(words('games:feed_lost'))).toBeVisible();
    await prices(other).first().press('Enter');
    await expect(other.getByText(words('notices:prices_frozen'))).toBeVisible();
    await expect(prices(page)).toHaveCount(0);
    line.hush(false);
    await expect(prices(other)).toHaveCount(0);
  });

  await test.step('theme and language that are chosen in one tab are those of the other', async () => {
    const frame = new SiteFrame(page, words, mouseDevice());
    await frame.header.getByRole('button', { name: words('common:settings'), exact: true }).click();
    const dialog = frame.dialog('preferences:settings_title');
    await dialog.getByRole('radio', { name: words('preferences:theme_light') }).click();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
    await dialog.getByRole('button', { name: 'Deutsch' }).click();
    for (const tab of [page, other]) await expect(tab.locator('html')).toHaveAttribute('lang', 'de');
    await expect(other).toHaveURL(/\/de\//);
  });
});
