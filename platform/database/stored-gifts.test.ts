import { expect, test } from 'vitest';
import { MAX_INSTANT } from '#shared/contracts/instant.ts';
import { beforeMigration } from '#tests/fixtures/platform/before-migration.ts';

const FAR = Number.MAX_SAFE_INTEGER;

test('gifts of before are counted by their registration code, and no stored instant is beyond the calendar', async () => {
  await beforeMigration('075-desk-proposals.sql', async ({ owner, run }) => {
    await owner.begin(async (sql) => {
      // Rows of players are of no interest here.
      await sql`set local session_replication_role = replica`;
      for (const [userId, code] of [
        [7, 'ONE-7'],
        [17, 'ONE-17'],
        [8, 'TWO-2-8'],
        [9, null],
        [10, 'HAND'],
      ] as const) {
        await sql`insert into bonus_choice (user_id, choice, given_code, changed_at) values (${userId}, 1, ${code}, 1)`;
      }
      for (const [code, end] of [
        ['FAR', FAR],
        ['NEAR', MAX_INSTANT],
        ['NONE', null],
      ] as const) {
        await sql`
          insert into promo_code (code, value, currency, expires_at, given_at) values (${code}, 1, 'EUR', ${end}, 1)`;
      }
      const pages = [
        { id: 'never', publishedFrom: FAR, publishedUntil: null },
        { id: 'over', publishedFrom: null, publishedUntil: -1 },
        { id: 'usual', publishedFrom: 5, publishedUntil: 9 },
      ];
      for (const page of pages) {
        await sql`insert into landing (id, record) values (${page.id}, ${JSON.stringify(page)}::text::jsonb)`;
      }
      await sql`insert into landing (id, record) values ('removed', null)`;
      await sql`
        insert into support_callback (owner, user_id, phone, preferred_at, language, key, asked_at)
        values ('a', 7, '+1', ${FAR}, 'en', gen_random_uuid(), 1), ('b', 7, '+1', 5, 'en', gen_random_uuid(), 1)`;
    });
    expect((await run()).migrations).toEqual(['075-desk-proposals']);
    expect([...(await owner`select code, gifts::int from registration_code order by code`)]).toEqual([
      { code: 'ONE', gifts: 2 },
      { code: 'TWO-2', gifts: 1 },
    ]);
    expect([...(await owner`select code, expires_at from promo_code order by code`)]).toEqual([
      { code: 'FAR', expires_at: null },
      { code: 'NEAR', expires_at: MAX_INSTANT },
      { code: 'NONE', expires_at: null },
    ]);
    const pages = await owner`select record from landing where record is not null order by id`;
    expect(pages.map(({ record }) => record)).toEqual([
      { id: 'never', publishedFrom: MAX_INSTANT, publishedUntil: null },
      { id: 'over', publishedFrom: null, publishedUntil: 0 },
      { id: 'usual', publishedFrom: 5, publishedUntil: 9 },
    ]);
    expect([...(await owner`select preferred_at from support_callback order by owner`)]).toEqual([
      { preferred_at: null },
      { preferred_at: 5 },
    ]);
  });
});
