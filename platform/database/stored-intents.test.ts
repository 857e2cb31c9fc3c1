import { expect, test } from 'vitest';
import { beforeMigration } from '#tests/fixtures/platform/before-migration.ts';

const key = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const REFUSAL = { code: 'BALANCE', selectionIds: [], prices: [], data: {} };

test('keys of before keep their answers, and an order that a dead process left is refused', async () => {
  await beforeMigration('079-money-intents.sql', async ({ owner, run, runFunctions }) => {
    const refusal = JSON.stringify(REFUSAL);
    await owner.begin(async (sql) => {
      // Rows of players and coupons are of no interest here.
      await sql`set local session_replication_role = replica`;
      await sql`
        insert into placement (user_id, key, request_hash, state, coupon_id, refusal, arrived_at, decides_at, abandoned_at)
        values
          (7, ${key(1)}, 'a', 'accepted', 5, null, 10, null, null),
          (7, ${key(2)}, 'b', 'refused', null, ${refusal}::text::jsonb, 11, null, null),
          (7, ${key(3)}, 'c', 'pending', null, null, 12, 99, 'infinity'),
          (7, ${key(4)}, 'd', 'pending', null, null, 13, 99, now() - interval '1 minute'),
          (7, ${key(5)}, null, 'refused', null, ${refusal}::text::jsonb, 14, null, null)`;
      await sql`
        insert into coupon_order
          (user_id, kind, key, request_hash, coupon_id, state, result, refusal, arrived_at, decides_at, abandoned_at)
        values
          (7, 'sale', ${key(1)}, 'a', 5, 'done', '{"status": "sold", "number": 2}', null, 20, null, null),
          (7, 'edit', ${key(2)}, 'b', 5, 'done', '{"status": "edited", "newId": 6}', null, 21, null, null),
          (7, 'sale', ${key(3)}, 'c', 5, 'refused', null, '{"code": "TYPE"}', 22, null, null),
          (7, 'edit', ${key(4)}, 'd', 5, 'pending', null, null, 23, 99, now() - interval '1 minute')`;
      await sql`
        insert into point_order (user_id, key, request, answer, is_bought, made_at)
        values
          (7, ${key(6)}, '{"value": 3, "offer": "x", "points": 2}', '{"status": "bought", "balance": 1}', true, 30),
          (7, ${key(7)}, '{}', '{"status": "refused", "reason": "too-few", "balance": 1}', false, 31)`;
    });
    expect((await run()).migrations).toEqual(['079-money-intents']);
    await runFunctions();

    const answers = async (kind: string, numbers: readonly number[]) => {
      const rows = await owner<{ answer: { isReplay?: true } | null }[]>`
        select known_intent(${kind}, 7, k.key::uuid, i.request_hash) as answer
        from unnest(${`{${numbers.map(key).join(',')}}`}::text::text[]) with ordinality k (key, n)
        left join money_intent i on i.user_id = 7 and i.kind = ${kind} and i.key = k.key::uuid order by n`;
      return rows.map(({ answer }) => answer);
    };
    const isReplay = true;
    expect(await answers('placement', [1, 3, 4, 5, 2, 9])).toEqual([
      { status: 'accepted', couponId: 5, isReplay },
      { status: 'pending', decidesAt: 99, isReplay },
      { status: 'refused', refusal: { ...REFUSAL, code: 'NOT_PLACED' }, isReplay },
      { status: 'refused', refusal: REFUSAL, isReplay },
      { status: 'refused', refusal: REFUSAL, isReplay },
      null,
    ]);
    expect(await answers('sale', [1, 3, 2])).toEqual([
      { status: 'sold', number: 2, couponId: 5, isReplay },
      { status: 'refused', refusal: { code: 'TYPE' }, isReplay },
      null,
    ]);
    expect(await answers('edit', [2, 4])).toEqual([
      { status: 'edited', newId: 6, couponId: 5, isReplay },
      { status: 'refused', refusal: { code: 'NOT_EDITED' }, isReplay },
    ]);
    expect(await answers('purchase', [6, 7])).toEqual([
      { status: 'bought', balance: 1, isReplay },
      { status: 'refused', refusal: { reason: 'too-few', balance: 1 }, isReplay },
    ]);

    // What the version before asks is answered as before.
    expect([...(await owner`select placement_answer(p) as answer from placement p where p.key = ${key(1)}`)]).toEqual([
      { answer: { status: 'accepted', couponId: 5, isReplay } },
    ]);
    expect([
      ...(await owner`select order_answer(o) as answer from coupon_order o where o.kind = 'edit' order by key`),
    ]).toEqual([
      { answer: { status: 'edited', newId: 6, couponId: 5, isReplay } },
      { answer: { status: 'refused', refusal: { code: 'NOT_EDITED' }, isReplay } },
    ]);
  });
});

test('an order that is posted while the migration runs keeps its key', async () => {
  await beforeMigration('079-money-intents.sql', async ({ owner, run }) => {
    let posted = () => {};
    const isPosted = new Promise<void>((resolve) => (posted = resolve));
    let commit = () => {};
    const mayCommit = new Promise<void>((resolve) => (commit = resolve));
    const order = owner.begin(async (sql) => {
      await sql`set local session_replication_role = replica`;
      await sql`
        insert into coupon_order (user_id, kind, key, request_hash, coupon_id, state, result, arrived_at)
        values (7, 'sale', ${key(1)}, 'a', 5, 'done', '{"status": "sold", "number": 1}', 10)`;
      await sql`
        insert into placement (user_id, key, request_hash, state, coupon_id, arrived_at)
        values (7, ${key(2)}, 'b', 'accepted', 6, 10)`;
      await sql`
        insert into point_order (user_id, key, request, answer, is_bought, made_at)
        values (7, ${key(3)}, '{}', '{"status": "bought", "balance": 1}', true, 10)`;
      posted();
      await mayCommit;
    });
    await isPosted;
    const migrating = run();
    const waits = async () => (await owner`select from pg_locks where not granted`).length;
    await expect.poll(waits, { timeout: 10_000 }).toBeGreaterThan(0);
    commit();
    await Promise.all([order, migrating]);
    expect([...(await owner`select kind, state from money_intent order by key`)]).toEqual([
      { kind: 'sale', state: 'done' },
      { kind: 'placement', state: 'done' },
      { kind: 'purchase', state: 'done' },
    ]);
  });
});
