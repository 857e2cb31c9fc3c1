import { randomBytes } from 'node:crypto';
import type { Pool, Transaction } from '../database/pool.ts';
import type { KeyRing } from './key-ring.ts';

/**
 * Secrets that no rotation may change: `coupon-slip` makes the checks on printed slips, `passkey-user` the handles by
 * which devices recognise players.
 */
export interface LastingSecrets {
  /** 32 bytes. */
  readonly couponSlip: Uint8Array;
  /** 32 bytes. */
  readonly passkeyUser: Uint8Array;
}

/** Where versions before the signing keys stored these secrets, in clear (table `platform_secret`). */
const FORMER_NAMES = { 'coupon-slip': 'coupon-slip', 'passkey-user': 'code' } as const;

type Name = keyof typeof FORMER_NAMES;

const SECRET_BYTES = 32;
const purposeOf = (name: Name) => `lasting/${name}`;

async function make(transaction: Transaction, name: Name): Promise<Uint8Array> {
  const [former] = await transaction<{ value: Uint8Array }[]>`
    select value from platform_secret where name = ${FORMER_NAMES[name]}`;
  return former?.value ?? randomBytes(SECRET_BYTES);
}

/** Reads a secret, or makes it at the first start; encrypts it again when its key is no longer the current one. */
async function load(transaction: Transaction, keys: KeyRing, name: Name): Promise<Uint8Array> {
  const [row] = await transaction<{ sealed: string }[]>`
    select sealed from lasting_secret where name = ${name} for update`;
  const secret = row ? keys.open(purposeOf(name), row.sealed) : await make(transaction, name);
  if (row && keys.sealedBy(row.sealed) === keys.currentId) return secret;
  await transaction`
    insert into lasting_secret (name, sealed) values (${name}, ${keys.seal(purposeOf(name), secret)})
    on conflict (name) do update set sealed = excluded.sealed`;
  return secret;
}

/**
 * Opens the lasting secrets of a database. What earlier versions stored in clear is encrypted and deleted there.
 *
 * @throws KeyError when their key is not in the ring
 */
export async function openLastingSecrets(sql: Pool, keys: KeyRing): Promise<LastingSecrets> {
  return sql.begin(async (transaction) => {
    // Of several processes that start at once, one makes the secrets.
    await transaction`lock table lasting_secret in share row exclusive mode`;
    const couponSlip = await load(transaction, keys, 'coupon-slip');
    const passkeyUser = await load(transaction, keys, 'passkey-user');
    await transaction`delete from platform_secret`;
    return { couponSlip, passkeyUser };
  });
}
