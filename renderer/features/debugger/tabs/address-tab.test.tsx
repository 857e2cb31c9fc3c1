import { expect, test } from 'vitest';
import { configChanged } from '#renderer/lib/store/site-slice.ts';
import type { SessionAnswer } from '#shared/contracts/account.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { config, session } from '#tests/fixtures/coupon-samples.ts';
import { renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { wordsOf } from '#tests/fixtures/words.ts';
import { AddressTab } from './address-tab.tsx';

const say = (key: string) => wordsOf('en')(`debugger:${key}`);
const closed = { isActive: true, startAt: null, finishAt: null, notifyStartDate: null, notifyEndDate: null };
const banned: SessionAnswer = { ...session, player: { ...session.player, banLevel: 1 } };

interface Visitor {
  readonly who: SessionAnswer | null;
  readonly site?: Partial<SiteConfig>;
}

/** Returns the verdict on the history, the first address of the tab, and the row of the guard that decides. */
async function explained({
  who,
  site = {},
}: Visitor): Promise<readonly [verdict: string, deciding: string | undefined]> {
  const html = await renderPart(<AddressTab />, {
    namespaces: ['debugger'],
    session: who,
    prepare: ({ dispatch }) => void dispatch(configChanged({ ...config, ...site })),
  });
  const [, verdict = ''] = /<p[^>]*role="status"[^>]*>(.*?)<\/p>/s.exec(html) ?? [];
  const rows = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) => textOf(row));
  const deciding = rows.filter((row) => row.includes(` ${say('decides')} `));
  expect(deciding.length).toBeLessThanOrEqual(1);
  return [textOf(verdict).replace(`${say('verdict')}: `, ''), deciding[0]];
}

test.each<[what: string, visitor: Visitor, verdict: string, guard: string | null]>([
  ['opens a dialog for a guest', { who: null }, `${say('verdict_dialog')} signIn`, 'guard_auth'],
  ['is open to a player', { who: session }, say('verdict_allow'), null],
  ['is open to a banned player', { who: banned }, say('verdict_allow'), null],
  [
    'leads elsewhere during maintenance',
    { who: session, site: { maintenance: closed } },
    `${say('verdict_redirect')} 302 → /en/maintenance`,
    'guard_maintenance',
  ],
  [
    'leads a guest elsewhere during maintenance, instead of a dialog',
    { who: null, site: { maintenance: closed } },
    `${say('verdict_redirect')} 302 → /en/maintenance`,
    'guard_maintenance',
  ],
  [
    'is no page of a site that does not offer it',
    { who: session, site: { urlsToRedirectTo404: ['office/history'] } },
    say('verdict_notfound'),
    'guard_availability',
  ],
])('[R-32] the debugger explains that the history %s, and by which guard', async (_, visitor, verdict, guard) => {
  const [said, deciding] = await explained(visitor);
  expect(said).toBe(verdict);
  expect(deciding).toBe(guard === null ? undefined : `${say(guard)} ${say('decides')} ${verdict}`);
});
