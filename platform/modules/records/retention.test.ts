import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';
import { RETENTION_SCHEDULE } from './retention-schedule.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
let site: TestPlatform;
let player: TestPlayer;

beforeAll(async () => {
  // Sessions outlive the times that this file passes.
  const life = 5000 * DAY;
  site = await startTestPlatform({
    sessionPolicy: { idleMs: life, lifeMs: life, savedIdleMs: life, savedLifeMs: life },
  });
  player = await site.player();
});
afterAll(() => site.close());

async function count(table: string, where = 'true'): Promise<number> {
  const rows = await site.database.owner.unsafe<{ n: number }[]>(
    `select count(*)::int as n from ${table} where ${where}`,
  );
  return rows[0]?.n ?? 0;
}

test('every table of the database is in the schedule once, and the schedule has no other', async () => {
  const tables = await site.database.owner<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`;
  expect(RETENTION_SCHEDULE.map(({ table }) => table).toSorted()).toEqual(tables.map(({ name }) => name));
});

test('each table with a column for a player says how its rows are found and what ends them', async () => {
  const rows = await site.database.owner<{ name: string }[]>`
    select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'user_id' and not a.attisdropped`;
  const owned = RETENTION_SCHEDULE.filter(({ owner }) => owner !== undefined).map(({ table }) => table);
  expect(rows.map(({ name }) => name).filter((name) => !owned.includes(name))).toEqual([]);
});

test('docs/retention.md has the schedule, row by row', async () => {
  const text = await readFile('docs/retention.md', 'utf8');
  const rows = RETENTION_SCHEDULE.map(
    ({ table, data, reason, kept, atClosing = 'stays', atErasure = 'stays', hidden }) =>
      `| \`${table}\` | ${data || '–'} | ${data === '' ? '–' : reason} | ${kept} | ${atClosing} | ${atErasure} | ${hidden === null ? 'no' : 'yes'} |`,
  );
  const said = text
    .slice(text.indexOf('| Table'))
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  expect(said).toEqual(rows);
});

/** Rows that end by their age; `at` is the instant by which a row is judged, on the clock that it uses. */
const AGED: readonly {
  readonly table: string;
  readonly kept: number;
  readonly clock?: 'wall';
  readonly add: (at: number, number: number) => string;
}[] = [
  {
    ...{ table: 'session', kept: DAY },
    add: (at, n) => `insert into session (id_hash, user_id, signed_in_at, idle_ms, seen_at, active_at, ends_at)
      values (int4send(${n}), :player, 0, ${DAY * 9999}, 0, 0, ${at})`,
  },
  {
    ...{ table: 'code', kept: DAY },
    add: (at, n) => `insert into code (id, purpose, target, guesses, asked_at, sent_at, ends_at)
      values ('aged-${n}', 'login', 'x@example.com', 0, 0, 0, ${at})`,
  },
  {
    ...{ table: 'email_link', kept: 100 * DAY },
    add: (at, n) => `insert into email_link (token_hash, user_id, purpose, ends_at)
      values (int4send(${n}), :player, 'verify', ${at})`,
  },
  {
    ...{ table: 'message', kept: 0 },
    add: (at) => `insert into message (channel, recipient, kind, subject, body, written_at, ends_at)
      values ('email', 'one@example.com', 'x', '', '', 0, ${at})`,
  },
  {
    ...{ table: 'mailing', kept: 90 * DAY },
    add: (at, n) => `insert into mailing (user_id, kind, subject, facts, noted_at, done_at)
      values (:player, 'coupon_settled', '${n}', '{}', 0, ${at})`,
  },
  {
    ...{ table: 'analytics_event', kept: 30 * DAY },
    add: (at) => `insert into analytics_event (event_id, happened_at, taken_at, params) values (1, 0, ${at}, '{}')`,
  },
  {
    ...{ table: 'price_alert', kept: 7 * DAY },
    add: (at, n) => `insert into price_alert
      (user_id, selection_id, game_id, wanted, goes, price_from, subject, made_at, fired_at, price)
      values (:player, ${n}, 1, 2000, 'up', 1500, '{}', 0, ${at}, 2000)`,
  },
  {
    ...{ table: 'sign_in_change', kept: 0 },
    add: (at, n) => `insert into sign_in_change (user_id, kind, at, address, agent, token_hash, ends_at)
      values (:player, 'new_device', 0, '', '', int4send(${n}), ${at})`,
  },
  {
    ...{ table: 'known_device', kept: 400 * DAY },
    add: (at, n) => `insert into known_device (user_id, device_hash, first_at, seen_at)
      values (:player, int4send(${n}), 0, ${at})`,
  },
  {
    ...{ table: 'passkey_challenge', kept: 0 },
    add: (at, n) => `insert into passkey_challenge (challenge_hash, purpose, browser_hash, origin, rp_id, ends_at)
      values (int4send(${n}), 'login', int4send(1), '', '', ${at})`,
  },
  {
    ...{ table: 'social_sign_up', kept: 0 },
    add: (at, n) => `insert into social_sign_up (request_hash, network, subject, is_email_verified, ends_at)
      values (int4send(${n}), 'google', '1', false, ${at})`,
  },
  {
    ...{ table: 'social_join', kept: 0 },
    add: (at, n) => `insert into social_join (request_hash, user_id, network, subject, email, ends_at)
      values (int4send(${n}), :player, 'google', '1', 'x@example.com', ${at})`,
  },
  {
    ...{ table: 'social_attempt', kept: 0 },
    add: (at, n) => `insert into social_attempt
      (state_hash, browser_hash, network, nonce, verifier, language, return_to, is_saved, ends_at)
      values (int4send(${n}), int4send(1), 'google', '', '', 'en', '', false, ${at})`,
  },
  {
    ...{ table: 'social_credential', kept: 0, clock: 'wall' },
    add: (at, n) => `insert into social_credential (hash, ends_at) values (int4send(${n}), ${at})`,
  },
  {
    ...{ table: 'shared_coupon', kept: 0 },
    add: (at, n) =>
      `insert into shared_coupon (code, type_id, bets, made_at, ends_at) values ('A234567${n + 1}', 0, '[]', 0, ${at})`,
  },
  {
    ...{ table: 'support_thread', kept: 730 * DAY },
    add: (at) => `with t as (
        insert into support_thread (kind, owner, user_id, topic, key, created_at, changed_at)
        values ('request', 'x', :player, 'bets', gen_random_uuid(), 0, ${at}) returning id)
      insert into support_message (thread_id, author, body, key, at)
      select id, 'visitor', 'text', gen_random_uuid(), 0 from t`,
  },
  {
    ...{ table: 'support_callback', kept: 90 * DAY },
    add: (at) => `insert into support_callback (owner, user_id, phone, language, key, asked_at)
      values ('x', :player, '+490', 'en', gen_random_uuid(), ${at})`,
  },
  {
    ...{ table: 'sign_in_throttle', kept: DAY, clock: 'wall' },
    add: (at, n) => `insert into sign_in_throttle (subject, failures, since) values ('aged-${n}', 1, ${at})`,
  },
  {
    ...{ table: 'counter', kept: 0, clock: 'wall' },
    add: (at, n) => `insert into counter (subject, taken, ends_at) values ('aged-${n}', 1, ${at})`,
  },
  {
    ...{ table: 'counter_offer', kept: 90 * DAY },
    add: (at) => `insert into counter_offer (user_id, key, amount, until) values (1, gen_random_uuid(), 1, ${at})`,
  },
  {
    ...{ table: 'money_intent', kept: 90 * DAY },
    add: (at) => `insert into money_intent (user_id, kind, key, state, answer, arrived_at)
      values (1, 'placement', gen_random_uuid(), 'refused', '{}', ${at})`,
  },
];

test.each(AGED)('rows of $table end with their time, and younger ones stay', async ({ table, kept, clock, add }) => {
  const now = clock === 'wall' ? Date.now() : site.platform.clock.now();
  await site.database.owner.unsafe(`delete from support_message; delete from ${table}`);
  const put = (at: number, number: number) =>
    site.database.owner.unsafe(add(at, number).replaceAll(':player', String(player.userId)));
  await put(now - kept - MINUTE, 1);
  await put(now - kept + 30 * MINUTE, 2);
  await site.platform.purge();
  expect(await count(table)).toBe(1);
  if (clock === 'wall') return;
  // Time passes, and the younger row ends as well.
  await site.platform.clock.moveTo(now + 31 * MINUTE);
  await site.platform.purge();
  expect(await count(table)).toBe(0);
});

test('security events end after two years, with their chain whole', async () => {
  const { securityLog, clock } = site.platform;
  await securityLog.record({ kind: 'sign_in', userId: player.userId });
  await securityLog.seal();
  await clock.moveTo(clock.now() + 729 * DAY);
  await site.platform.purge();
  expect(await count('security_event', `user_id = ${player.userId}`)).toBeGreaterThan(0);
  await clock.moveTo(clock.now() + 2 * DAY);
  await site.platform.purge();
  expect(await count('security_event', `user_id = ${player.userId}`)).toBe(0);
  await securityLog.seal();
  expect(await securityLog.verify()).toEqual([]);
});
