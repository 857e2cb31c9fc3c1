import { describe, expect, test } from 'vitest';
import type { AppStore } from '#renderer/app/make-store.ts';
import type { SessionAnswer } from '#shared/contracts/account.ts';
import { session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, type RenderOptions, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { ResultText } from './header-result.tsx';
import { PanelResult } from './panel-result.tsx';
import { sessionResultApi } from './session-result-api.ts';

const namespaces = ['session-result', 'account', 'auth'];
const { user_id: userId, signedInAt } = session.player;
const balancesOf = ({ accounts }: SessionAnswer) => accounts.map(({ id, money }) => `${id}:${money}`).join(' ');

/** Gives a page the result of the session as it was when the accounts had the balances of an answer. */
const known = (nets: Readonly<Record<string, number>>, then: SessionAnswer) => (store: AppStore) => {
  const totals = Object.entries(nets).map(([iso, net]) => ({ iso, staked: 1000, won: 1000 + net, open: 0, net }));
  const args = { userId, signedInAt, balances: balancesOf(then) };
  return store.dispatch(
    sessionResultApi.util.upsertQueryData('sessionResult', args, { data: { signedInAt, now: signedInAt, totals } }),
  );
};

async function drawn(iso: string, nets: Readonly<Record<string, number>>, rest: RenderOptions = {}) {
  const html = await renderPart(<ResultText iso={iso} />, {
    namespaces,
    session,
    prepare: known(nets, session),
    ...rest,
  });
  return { sign: /data-sign="(-?\d)"/.exec(html)?.[1] ?? null, text: textOf(html) };
}

describe('the result of the session in the header', () => {
  test.each([
    [{ EUR: -300 }, '-1', '-€3.00'],
    [{ EUR: 1250, USD: -100 }, '1', '+€12.50'],
    [{ EUR: 0 }, '0', '±€0.00'],
    [{ USD: -100 }, '0', '±€0.00'],
  ])('of %o is told in the currency of the account, with sign %s: %s', async (nets, sign, amount) => {
    expect(await drawn('EUR', nets)).toEqual({
      sign,
      text: `${amount} Profit or loss this session: ${amount.replace('±', '')}`,
    });
  });

  test('is asked for again after every move of a balance, so that no older one is shown', async () => {
    const moved = { ...session, accounts: session.accounts.map((one) => ({ ...one, money: one.money - 1 })) };
    expect((await drawn('EUR', { EUR: -300 }, { session: moved })).text).toBe('');
  });
});

test.each(LANGUAGES)(
  'the account panel tells time and result of the session in all its currencies in %s',
  async (language) => {
    const html = await renderPart(<PanelResult />, {
      namespaces,
      session,
      language,
      prepare: known({ EUR: -300, USD: 250 }, session),
    });
    expect([...html.matchAll(/data-sign="(-?\d)"/g)].map(([, sign]) => sign)).toEqual(['-1', '1']);
    expect(textOf(html)).not.toMatch(KEY_LEAK);
  },
);
