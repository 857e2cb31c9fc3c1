import { describe, expect, test } from 'vitest';
import { PlayMoney } from '#renderer/lib/play-money/play-money.tsx';
import { knowRoutes } from '#renderer/lib/routing/known-routes.ts';
import { displayChanged } from '#renderer/lib/store/display-slice.ts';
import { ROUTES } from '#shared/domain/routing/route-table.ts';
import { account, config, session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { AccountMenu } from './account-menu.tsx';
import { AccountList, SwitchNews } from './panel/account-list.tsx';
import { AddCurrency, addableOf, CurrencyChoice } from './panel/add-currency.tsx';
import { OfficeEntries } from './panel/dialog-entries.tsx';
import { RemoveAccount } from './panel/remove-account.tsx';

const namespaces = ['auth'];

describe('the header', () => {
  test('offers sign-in to a visitor', async () => {
    const text = textOf(await renderPart(<AccountMenu result={null} />));
    expect(text).toContain('Sign in');
    expect(text).toContain('Join');
  });

  test('trust R1: shows the balance of the active account', async () => {
    const html = await renderPart(<AccountMenu result={null} />, { session });
    expect(textOf(html)).toContain('€248.60');
    expect(html).toContain('aria-label="Hide balance"');
  });

  test('shows no amount once it is hidden, and a labelled button that shows it again', async () => {
    const prepare = (store: { dispatch: (action: ReturnType<typeof displayChanged>) => unknown }) =>
      void store.dispatch(displayChanged({ isBalanceHidden: true }));
    const html = await renderPart(<AccountMenu result={null} />, { session, prepare });
    expect(textOf(html)).not.toContain('248.60');
    expect(textOf(html)).toContain('Balance hidden');
    expect(html).toContain('aria-label="Show balance"');
  });

  test('tells how long the player has been signed in', async () => {
    const html = await renderPart(<AccountMenu result={null} />, { session });
    expect(html).toContain('data-session-time');
    expect(textOf(html)).toMatch(/Signed in for \d+ h \d+ min/);
  });

  test('has room for the result of the session before it is known', async () => {
    const html = await renderPart(<AccountMenu result={null} />, { session });
    expect(html).toMatch(/<span class="[^"]*result[^"]*">/);
  });

  test.each(LANGUAGES)('in %s is rendered on the server without a style attribute', async (language) => {
    for (const who of [null, session]) {
      const html = await renderPart(<AccountMenu result={null} />, { language, session: who });
      expect(html).not.toMatch(/ style="/);
      expect(textOf(html)).not.toMatch(KEY_LEAK);
    }
  });
});

describe('the account', () => {
  test('[O-02] lets every account become the one that pays', async () => {
    const two = { ...session, accounts: [account, { ...account, id: 8, iso: 'USD', isActive: false, money: 1000 }] };
    const html = await renderPart(<AccountList />, { namespaces, session: two });
    expect(html.match(/type="radio"/g)?.length).toBe(2);
    expect(html.match(/checked=""/g)?.length).toBe(1);
    expect(textOf(html)).toContain('$10.00');
  });

  test.each([
    ['en/live', { accountId: 7 }, 'Main account · EUR: Bets are now paid from this account.'],
    ['en/live', {}, 'Main account · EUR: Bets are now paid from this account.'],
    ['en/bingo', { accountId: 7 }, ''],
    ['en/live', { success: false }, 'That didn’t work. Reload the page and try again.'],
  ])('[O-02] says at %s after the answer %o: %s', async (path, more, said) => {
    const answer = { success: true, message: 'main_account_will_set', accounts: [account], ...more };
    knowRoutes(ROUTES);
    const html = await renderPart(<SwitchNews answer={answer} />, {
      namespaces: [...namespaces, 'errors'],
      url: `/${path}`,
    });
    expect(textOf(html)).toBe(said);
  });

  const yen = {
    ...account,
    id: 8,
    type: 9,
    iso: 'JPY',
    decimals: 0,
    currencyId: 392,
    isActive: false,
    label: '',
  } as const;
  const dinar = { ...yen, id: 9, iso: 'KWD', decimals: 3, currencyId: 414, money: 0 } as const;
  const bonus = { ...account, id: 10, type: 4, isActive: false, money: 5000 } as const;
  const rich = { ...session, accounts: [account, { ...yen, money: 1234 }, dinar, bonus] };

  test('[O-02] shows each balance with the decimals of its currency, and each currency’s name', async () => {
    const text = textOf(await renderPart(<AccountList />, { namespaces, session: rich })).replaceAll('\u00a0', ' ');
    for (const part of ['€248.60', '¥1,234', 'KWD 0.000', '€50.00', 'JPY · Japanese Yen']) expect(text).toContain(part);
    expect(text).not.toContain('¥1,234.');
  });

  test('lets only currency accounts be removed', async () => {
    const html = await renderPart(<AccountList />, { namespaces, session: rich });
    expect(html.match(/aria-label="Remove [A-Z]{3} account"/g)).toEqual([
      'aria-label="Remove JPY account"',
      'aria-label="Remove KWD account"',
    ]);
  });

  test('offers the currencies of the site in which the player has no account', async () => {
    expect(addableOf(['EUR', 'JPY', 'GBP', 'KWD', 'PLN', 'XXX'], rich.accounts)).toEqual(['GBP', 'PLN']);
    const nothing = () => {};
    const part = <CurrencyChoice addable={['GBP', 'PLN']} isBusy={false} onAdd={nothing} onCancel={nothing} />;
    const html = await renderPart(part, { namespaces, session: rich, language: 'es' });
    expect([...html.matchAll(/<option value="[A-Z]{3}"[^>]*>([^<]*)</g)].map(([, label]) => label)).toEqual([
      'GBP · libra esterlina',
      'PLN · esloti polaco',
    ]);
  });

  test('offers no currency to a player who has them all', async () => {
    const all = config.currencies.map((iso, index) => ({ ...yen, id: 20 + index, iso }));
    const html = await renderPart(<AddCurrency />, { namespaces, session: { ...session, accounts: all } });
    expect(html).not.toContain('<button');
  });

  test.each([
    [dinar, 'Remove account', 'Keep account'],
    [{ ...yen, money: 1 }, 'Keep account', 'Remove account'],
  ])('asks before a removal, and says why an account with money stays (%#)', async (one, offered, not) => {
    const part = <RemoveAccount account={one} onRemoved={() => {}} onCancel={() => {}} />;
    const text = textOf(await renderPart(part, { namespaces, session: rich }));
    expect(text).toContain(offered);
    expect(text).not.toContain(not);
  });

  test('offers play money where the site has it', async () => {
    expect(textOf(await renderPart(<PlayMoney onCare={() => {}} />, { namespaces, session }))).toContain(
      'Add play money',
    );
  });

  test('leads to all pages, bets, safer play and security in this order while the menu of the office has not come', async () => {
    const entries = <OfficeEntries onPart={() => {}} onLeave={() => {}} />;
    expect(textOf(await renderPart(entries, { namespaces, session }))).toBe(
      'All account pages My bets Safer play Sign-in and security',
    );
  });

  test.each(LANGUAGES)('has every text in %s', async (language) => {
    const parts = [
      <AccountList key="list" />,
      <AddCurrency key="add" />,
      <CurrencyChoice key="currency" addable={['JPY']} isBusy onAdd={() => {}} onCancel={() => {}} />,
      <RemoveAccount key="remove" account={{ ...account, money: 0 }} onRemoved={() => {}} onCancel={() => {}} />,
      <RemoveAccount key="keep" account={account} onRemoved={() => {}} onCancel={() => {}} />,
      <PlayMoney key="money" onCare={() => {}} />,
    ];
    for (const part of parts) {
      expect(textOf(await renderPart(part, { language, namespaces, session }))).not.toMatch(KEY_LEAK);
    }
  });
});
