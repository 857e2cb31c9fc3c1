import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/fixtures/platform/test-database.ts';
import type { Pool } from '../database/pool.ts';
import { makeKey } from './key-file.ts';
import { createKeyRing } from './key-ring.ts';
import { claimKeys } from './known-keys-store.ts';
import { openLastingSecrets } from './lasting-secrets-store.ts';
import { countUsesOf, resealColumns } from './sealed-columns-store.ts';

let database: TestDatabase;
let sql: Pool;
const [older, newer] = [
  { ...makeKey(new Date(0)), id: 'older' },
  { ...makeKey(new Date(0)), id: 'newer' },
];
const [before, rotated, after] = [createKeyRing([older]), createKeyRing([newer, older]), createKeyRing([newer])];

beforeAll(async () => {
  database = await createTestDatabase();
  ({ sql } = await database.connect());
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.owner`truncate signing_key, lasting_secret, platform_secret`;
});

test('a database accepts rotated keys and the removal of old ones, and refuses a process without its current key', async () => {
  await claimKeys(sql, before);
  await claimKeys(sql, before);
  await claimKeys(sql, rotated);
  await expect(claimKeys(sql, before)).rejects.toThrow(
    /sign with the key newer, which this one does not have \(it has older\)/,
  );
  await claimKeys(sql, after);
  const rows = await sql`select id, is_current as "isCurrent" from signing_key order by id`;
  expect([...rows]).toEqual([
    { id: 'newer', isCurrent: true },
    { id: 'older', isCurrent: false },
  ]);
});

test('a database refuses another key under an id that it knows', async () => {
  await claimKeys(sql, rotated);
  const other = createKeyRing([newer, { ...makeKey(new Date()), id: 'older' }]);
  await expect(claimKeys(sql, other)).rejects.toThrow('The key older is not the one that the database knows');
});

test('lasting secrets are the same for processes that start at once, after a rotation and without the old key', async () => {
  const made = await Promise.all(Array.from({ length: 4 }, () => openLastingSecrets(sql, before)));
  expect(new Set(made.map((secrets) => JSON.stringify(secrets))).size).toBe(1);
  expect(made[0]?.couponSlip).not.toEqual(made[0]?.passkeyUser);
  await expect(openLastingSecrets(sql, after)).rejects.toThrow('The key older is not among the signing keys');
  expect(await openLastingSecrets(sql, rotated)).toEqual(made[0]);
  expect(await openLastingSecrets(sql, after)).toEqual(made[0]);
});

test('secrets of an earlier version stay in force and no longer stand in clear in the database', async () => {
  const [slip, code, token] = [randomBytes(32), randomBytes(32), randomBytes(32)];
  await sql`insert into platform_secret values ('coupon-slip', ${slip}), ('code', ${code}), ('user-token', ${token})`;
  const secrets = await openLastingSecrets(sql, before);
  expect([slip, code].map((secret) => secret.toString('hex'))).toEqual([
    Buffer.from(secrets.couponSlip).toString('hex'),
    Buffer.from(secrets.passkeyUser).toString('hex'),
  ]);
  expect(await sql`select * from platform_secret`).toHaveLength(0);
  const kept = JSON.stringify(await sql`select * from lasting_secret`);
  for (const secret of [slip, code]) {
    expect(kept).not.toContain(secret.toString('base64url'));
    expect(kept).not.toContain(secret.toString('hex'));
  }
});

test('authenticators are sealed again after a rotation, and until then their key is needed', async () => {
  await claimKeys(sql, before);
  const secret = before.seal('staff-totp', 'KRSXG5A');
  await database.owner`
    insert into staff (email, name, roles, totp_sealed, created_at) values ('a@example.com', 'A', '[]', ${secret}, 1)`;
  await claimKeys(sql, rotated);
  expect(await countUsesOf(sql, 'older')).toEqual(['1 authenticators of staff']);
  await resealColumns(sql, rotated);
  expect(await countUsesOf(sql, 'older')).toEqual([]);
  const [row] = await database.owner<{ sealed: string }[]>`select totp_sealed as sealed from staff`;
  expect(Buffer.from(after.open('staff-totp', row?.sealed ?? '')).toString()).toBe('KRSXG5A');
});
