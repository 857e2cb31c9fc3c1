import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  call,
  type DatabaseCases,
  HASH,
  intentOf,
  type Json,
  NOW,
  openCoupon,
  openDatabaseCases,
  openPlayer,
  problemsOf,
  rowsOf,
  scalarOf,
} from '#tests/fixtures/platform/database-cases.ts';

let cases: DatabaseCases;

beforeAll(async () => {
  cases = await openDatabaseCases();
});
afterAll(() => cases.close());

const KINDS = ['placement', 'sale', 'edit', 'purchase'] as const;
const REFUSAL = { code: 'X' };
const seal = 'select seal_intent($1, $2, $3, \'{"code": "X"}\', $4)';

describe.each(KINDS)('the key of an order: %s', (kind) => {
  test('is sealed when it never arrived, and nothing is done under it afterwards', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      const key = crypto.randomUUID();
      const told = { status: 'refused', refusal: REFUSAL, isReplay: true };
      expect(await scalarOf(tx, seal, kind, player.userId, key, NOW)).toEqual(told);
      const step = JSON.stringify(intentOf(player, { key }));
      expect(await scalarOf(tx, 'select begin_intent($1, $2::text::jsonb, null)', kind, step)).toEqual(told);
      expect(await scalarOf(tx, seal, kind, player.userId, key, NOW)).toEqual(told);
    }));

  test('belongs to its player and its kind', () =>
    cases.inTransaction(async (tx) => {
      const [player, stranger] = [await openPlayer(tx), await openPlayer(tx)];
      const key = crypto.randomUUID();
      await scalarOf(tx, seal, kind, player.userId, key, NOW);
      const known = (userId: number, of: string) =>
        scalarOf(tx, "select known_intent($1, $2, $3, '\\xab')", of, userId, key);
      expect(await known(player.userId, kind)).toMatchObject({ status: 'refused' });
      expect(await known(stranger.userId, kind)).toBeNull();
      for (const other of KINDS.filter((one) => one !== kind)) expect(await known(player.userId, other)).toBeNull();
    }));

  test('has one request: another one is a mismatch', () =>
    cases.inTransaction(async (tx) => {
      const player = await openPlayer(tx);
      const key = crypto.randomUUID();
      const begin = (requestHash: string) =>
        scalarOf(
          tx,
          'select begin_intent($1, $2::text::jsonb, $3::text::jsonb)',
          kind,
          JSON.stringify(intentOf(player, { key, requestHash })),
          JSON.stringify({ status: 'refused', refusal: REFUSAL }),
        );
      expect(await begin(HASH)).toBeNull();
      expect(await begin('ef')).toEqual({ status: 'mismatch' });
      expect(await begin(HASH)).toMatchObject({ status: 'refused', isReplay: true });
    }));
});

test.each([
  ['{"status": "accepted", "couponId": 7}', null, { status: 'accepted', couponId: 7, isReplay: true }],
  ['{"status": "refused", "refusal": {"code": "X"}}', 9, { status: 'refused', refusal: REFUSAL, isReplay: true }],
  [null, 9, { status: 'pending', decidesAt: 9, isReplay: true }],
])('a known key with the answer %s, decided at %s, is answered %j', (stored, decidesAt, answer) =>
  cases.inTransaction(async (tx) => {
    expect(await scalarOf(tx, 'select intent_answer($1::text::jsonb, $2)', stored, decidesAt)).toEqual(answer);
  }),
);

test('purge_refused_intents deletes refusals of every kind that arrived before an instant, and nothing else', () =>
  cases.inTransaction(async (tx) => {
    const player = await openPlayer(tx);
    const couponId = await openCoupon(tx, player, { at: NOW - 1 });
    for (const name of ['place_coupon', 'cash_out_coupon', 'edit_coupon']) {
      const order = (more: Json) => call(tx, name, intentOf(player, { couponId, ...more }));
      await order({ refusal: { code: 'X' }, now: NOW - 1 });
      await order({ refusal: { code: 'X' } });
      await order({ decidesAt: NOW, delayed: {}, now: NOW - 1 });
    }
    expect(await scalarOf(tx, 'select purge_refused_intents($1, 99)', NOW)).toBe(3);
    const left = 'select kind, state, arrived_at from money_intent where user_id = $1 order by 1, 2, 3';
    expect(await rowsOf(tx, left, player.userId)).toEqual([
      ...['edit', 'placement', 'sale'].flatMap((kind) => [
        ...(kind === 'placement' ? [{ kind, state: 'done', arrived_at: NOW - 1 }] : []),
        { kind, state: 'pending', arrived_at: NOW - 1 },
        { kind, state: 'refused', arrived_at: NOW },
      ]),
    ]);
  }));

test('audit reports a pending order that nothing decides', () =>
  cases.inTransaction(async (tx) => {
    const player = await openPlayer(tx);
    const key = crypto.randomUUID();
    await call(tx, 'place_coupon', intentOf(player, { key, decidesAt: NOW, delayed: {} }));
    expect(await problemsOf(tx)).toEqual([]);
    await rowsOf(tx, 'delete from delayed_order where key = $1', key);
    expect(await problemsOf(tx)).toEqual(['pending order that nothing decides']);
  }));
