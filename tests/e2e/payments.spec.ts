import type { BrowserContextOptions, Page } from '@playwright/test';
import { COEF_CHANGE_ACTION } from '#shared/domain/coupon/coef-change.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { expectAccessible } from '#tests/fixtures/axe.ts';
import { type DeskSite, enrol, enrolmentLink, openDeskSite } from '#tests/fixtures/desk-site.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { type InputDevice, mouseDevice, touchDevice } from '#tests/fixtures/input-device.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { journeyOn } from '#tests/fixtures/own-site.ts';
import { settleAs } from '#tests/fixtures/settle.ts';
import { moneyText, wordsOf } from '#tests/fixtures/words.ts';
import type { World } from '#tests/fixtures/world.ts';
import { CashierPages } from '#tests/pages/cashier-pages.ts';
import { SiteFrame } from '#tests/pages/site-frame.ts';

const test = journeyOn(openDeskSite);

interface PaymentsSetup {
  readonly name: string;
  readonly language: 'de' | 'ar';
  readonly use: BrowserContextOptions;
  readonly device: InputDevice;
}

const SETUPS: readonly PaymentsSetup[] = [
  {
    name: 'in Arabic on a phone',
    language: 'ar',
    use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    device: touchDevice(),
  },
  {
    name: 'in German on a desktop',
    language: 'de',
    use: { viewport: { width: 1440, height: 900 } },
    device: mouseDevice(),
  },
];

const CARD = { date: '12/39', code: '123', holder: 'Ada Lovelace' };
const IBAN = 'DE89 3704 0044 0532 0130 00';
/** Six payments, a bet and two reviews in two browsers: several times their duration on a quiet machine. */
const TIMEOUT_MS = 360_000;

interface Cashier {
  readonly cashier: CashierPages;
  readonly frame: SiteFrame;
  readonly world: World;
}

/** A card whose bank asks for a second step, and one without money. */
async function payByCard({ cashier, frame }: Cashier, before: number): Promise<void> {
  await cashier.beginDeposit('card', '50');
  await cashier.pay(cashier.companyFrame(), { number: '4000 0000 0000 3220', ...CARD });
  await cashier.pay(cashier.companyFrame(), { bank_code: '123456' });
  await expect(cashier.said('state_deposit_received')).toBeVisible();
  await frame.expectBalance(before + 5000, 'EUR');

  await cashier.beginDeposit('card', '20');
  await cashier.pay(cashier.companyFrame(), { number: '4000 0000 0000 9995', ...CARD });
  await expect(cashier.said('state_deposit_failed')).toContainText(frame.words('cashier:reason_insufficient_funds'));
  await frame.expectBalance(before + 5000, 'EUR');
}

/** Methods with a page of the company: each leads back to the site, which says what became of the deposit. */
async function payOnPages({ cashier, world }: Cashier, before: number): Promise<void> {
  await cashier.beginDeposit('wallet', '30');
  await cashier.pay(await cashier.openCompany(), { email: 'ada@example.com' });
  await expect(cashier.said('state_deposit_received')).toBeVisible();
  await cashier.expectBalance(before + 3000);

  await cashier.beginDeposit('transfer', '40');
  await cashier.pay(await cashier.openCompany(), { iban: IBAN, holder: 'Ada Lovelace' });
  await expect(cashier.said('state_deposit_processing')).toBeVisible();
  // A transfer arrives a minute later.
  await world.control('clock', { shiftMs: 61_000 });
  await expect(cashier.said('state_deposit_received')).toBeVisible();
  await cashier.expectBalance(before + 7000);

  await cashier.beginDeposit('terminal', '25');
  await cashier.pay(await cashier.openCompany(), {});
  await expect(cashier.said('state_deposit_received')).toBeVisible();
  await cashier.expectBalance(before + 9500);
}

async function payByVoucher({ cashier, frame }: Cashier, before: number): Promise<void> {
  await cashier.beginDeposit('voucher', '20');
  const page = cashier.companyFrame();
  await cashier.pay(page, { voucher: (await page.locator('#voucher-hint bdi').textContent()) ?? '' });
  await expect(cashier.said('state_deposit_received')).toBeVisible();
  await frame.expectBalance(before + 2000, 'EUR');
}

/** Opens the only withdrawal that waits, and fills in one of its forms. */
async function decide(
  desk: Page,
  site: DeskSite,
  { title, button, fields }: { title: string; button: string; fields: Readonly<Record<string, string>> },
): Promise<void> {
  await desk.goto(`${site.deskOrigin}/payments`);
  const waiting = desk.getByRole('table').nth(1).getByRole('row');
  await expect(waiting).toHaveCount(2);
  await waiting.nth(1).getByRole('link').first().click();
  await desk.getByText(title, { exact: true }).click();
  const form = desk.locator('form', { has: desk.getByRole('button', { name: button, exact: true }) });
  for (const [label, text] of Object.entries(fields)) await form.getByRole('textbox', { name: label }).fill(text);
  await form.getByRole('button', { name: button, exact: true }).click();
  await expect(desk.getByRole('status')).toHaveText(`${title}: done.`);
}

for (const setup of SETUPS) {
  test.describe(() => {
    test.use(setup.use);
    test.describe.configure({ timeout: TIMEOUT_MS });
    test(
      `a new player deposits by every method, bets, wins and withdraws; staff refuse one withdrawal and pay the next, ${setup.name} [R-24] [R-25] [R-34]`,
      setup === SETUPS[0] ? {} : FULL,
      async ({ page, browser, world, player, site }) => {
        const { device } = setup;
        const words = wordsOf(setup.language);
        const frame = new SiteFrame(page, words, device);
        const cashier = new CashierPages({ page, words, device });
        const journey = { cashier, frame, world };
        await player.signUp();
        const { money: gift } = await player.account();

        await payByCard(journey, gift);
        await payOnPages(journey, gift + 5000);
        await payByVoucher(journey, gift + 14_500);
        await expectAccessible(page, 'a received deposit');

        const pick = await world.takeOne({ section: 'line' });
        const bet = { selectionId: pick.outcome.id, coef: pick.outcome.price };
        const placed = await player.place([bet], { changeCoefAction: COEF_CHANGE_ACTION.anyChange });
        await settleAs({ world, player }, placed, [1]);
        const { money } = await player.account();
        expect(money).toBeGreaterThan(gift + 16_500);

        // The card comes first: its 50 have to go back to it.
        await cashier.withdraw('50', moneyText(words, 5000, 'EUR'));
        await frame.expectBalance(money - 5000, 'EUR');
        await expectAccessible(page, 'a withdrawal in review');
        const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });
        await enrol(
          desk,
          enrolmentLink(await site.command('add-admin', `${setup.language}@example.com`, '--name', 'Ada')),
        );
        await decide(desk, site, {
          title: 'Refuse the withdrawal',
          button: 'Refuse',
          fields: { 'Words for the player': 'Send us your card statement.', Reason: 'the card is not proven' },
        });
        await cashier.openLatest();
        await expect(cashier.said('state_withdrawal_refused')).toContainText('Send us your card statement.');
        await frame.expectBalance(money, 'EUR');

        await cashier.withdraw('50', moneyText(words, 5000, 'EUR'));
        await decide(desk, site, {
          title: 'Approve the withdrawal',
          button: 'Approve',
          fields: { Reason: 'the statement came' },
        });
        await expect(cashier.said('state_withdrawal_paid')).toBeVisible();
        await frame.expectBalance(money - 5000, 'EUR');
        await page.goto(paths.to('office/historypay', words.language));
        const rows = cashier.main.getByRole('table', { name: words('cashier:payments_label') }).getByRole('row');
        await expect(rows.filter({ hasText: words('cashier:state_deposit_received') })).toHaveCount(5);
        await expect(rows.filter({ hasText: words('cashier:state_deposit_failed') })).toHaveCount(1);
        await expect(rows.filter({ hasText: words('cashier:state_withdrawal_paid') })).toHaveCount(1);
        await expect(rows.filter({ hasText: words('cashier:state_withdrawal_refused') })).toHaveCount(1);
        await desk.close();
      },
    );
  });
}
