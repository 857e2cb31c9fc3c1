import { pickTextOf } from '#shared/domain/links/pick-text.ts';
import { DesktopApp } from '#tests/fixtures/electron/desktop-app.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { leaveDialog } from '#tests/fixtures/leave-dialog.ts';
import { wordsOf } from '#tests/fixtures/words.ts';

const words = wordsOf('en');

// The test starts its own app, with a link.
test.use({ host: 'web' });

const LOSE = 0;

let app: DesktopApp | null = null;
test.afterEach(async () => app?.close());

test('[Z-04] [Z-05] a link offers its bets, an alert waits for a price, and a settled bet is notified while the window is hidden', async ({
  context,
  world,
  player,
}) => {
  const { email, password } = await player.signUp();
  const { game, outcome } = await world.takeOne({ section: 'line' });
  const link = `fairline://coupon/picks?picks=${pickTextOf([outcome.id])}`;
  app = await DesktopApp.launch(context, { site: process.env.BASE_URL ?? '', argv: ['--x', link] });
  const { page, main } = app;

  // The link changes nothing before the player accepts it.
  const add = page.getByRole('button', { name: words('desktop-notices:link_add') });
  await expect(add).toBeVisible();
  const bell = page.getByRole('button', { name: `${words('desktop-notices:alert_open').split('{')[0]}` });
  await expect(bell).toHaveCount(0);
  await add.click();
  await expect(add).toHaveCount(0);
  await expect(page.getByRole('button', { name: words('account:coupon_clear') })).toBeVisible();
  await expect(bell).toHaveCount(0);

  // A guest signs in on the way into the office and continues from there; the window is not restarted.
  await main.order('secondInstance', { args: ['fairline', 'fairline://office/history?state=open'] });
  const entry = page.getByRole('dialog', { name: words('auth:sign_in') });
  await entry.getByLabel(words('auth:email')).fill(email);
  await entry.getByLabel(words('auth:password'), { exact: true }).fill(password);
  await entry
    .getByRole('button', { name: words('auth:sign_in'), exact: true })
    .last()
    .click();
  await expect(page).toHaveURL(/\/en\/office\/history\?state=open/);

  // The bell at the price opens the alert.
  await bell.click();
  const asked = page.getByRole('dialog', { name: words('desktop-notices:alert_heading') });
  await asked.getByLabel(words('desktop-notices:alert_label')).fill('900');
  await asked.getByRole('button', { name: words('desktop-notices:alert_set') }).click();
  await expect(asked).toHaveCount(0);

  // Choices about notifications are stored with the account.
  await page
    .getByRole('button', { name: words('common:settings') })
    .first()
    .click();
  const section = page.getByRole('region', { name: words('desktop-notices:title') });
  await expect(section.getByText(game.home.name).first()).toBeVisible();
  await section.getByRole('switch', { name: words('desktop-notices:sound') }).click();
  await leaveDialog(page.getByRole('dialog'));

  // A bet is settled while the window is not visible.
  await page.getByRole('textbox', { name: words('coupon:stake') }).fill('5');
  await page.getByRole('button', { name: (words('coupon:place').split('{')[0] ?? '').trim() }).click();
  const [coupon] = await player.placed(1);
  if (!coupon) throw new Error('no coupon was placed');
  /** The window counts open bets when it becomes visible, and every ten seconds. */
  const look = async () => {
    const counted = page.waitForResponse((answer) => /limit=1(?!\d)/.test(answer.url()));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await counted;
  };
  await look();
  await main.order('focusWindow', { isFocused: false });
  await world.decide(outcome.id, LOSE);
  await player.settled(coupon.id);
  await look();
  await expect
    .poll(async () => (await main.journal('notification.show')).map(({ args }) => args[0]), { timeout: 25_000 })
    .toMatchObject([
      { title: words('desktop-notices:lost_title'), body: `Bet ${coupon.id} is settled.`, silent: true },
    ]);
  await main.order('clickNotification', { index: 0 });
  await expect(page).toHaveURL(new RegExp(`/en/office/history\\?coupon=${coupon.id}$`));
});
