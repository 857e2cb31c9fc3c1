import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { createFairQueue, QueueRefusal, type QueueTurn } from '#shared/domain/fairness/fair-queue.ts';
import { networkOf } from '#shared/domain/fairness/network-of.ts';
import { ApiError } from '../../plugins/api-error.ts';

const scryptAsync = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** Cost of a password: 2^ln blocks of r × 128 bytes, p times. */
export interface PasswordCost {
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

/** 32 MB and about 0.2 s: one of the equivalent settings that OWASP recommends for scrypt. */
const PASSWORD_COST: PasswordCost = { ln: 15, r: 8, p: 3 };

/** Hash of a player without a password, who signs in by a network: no password matches it. */
export const NO_PASSWORD = '';

const SALT_BYTES = 16;
const HASH_BYTES = 32;
/**
 * Hashes computed at once, waiting ones, those of one network, and their longest wait. One core stays free for pages
 * and calls, also where there are two.
 */
const HASH_QUEUE = {
  places: Math.max(1, Math.min(2, availableParallelism() - 1)),
  maxWaiting: 48,
  maxWaitingOfSubject: 6,
  maxWaitMs: 6000,
} as const;

/** For whom a password is hashed. */
export interface HashCaller {
  /** IP address: networks share the queue. */
  readonly address: string;
  /** Whether the player has signed in on this device before: such a caller goes first. */
  readonly isKnown?: boolean;
  /** Aborted when the caller is gone; a hash that was not begun is then dropped. */
  readonly signal?: AbortSignal | undefined;
  /** Runs when the turn has come: a count in it counts nothing that the queue refuses. What it throws, hashes nothing. */
  readonly onTurn?: (() => Promise<void>) | undefined;
}

/**
 * Returns a password in the form in which it is hashed (RFC 8265, OpaqueString): composed letters (NFC), and every space
 * as the plain one. Keyboards write the same letter in several ways; case and length of a password stay.
 */
export const normalPassword = (password: string): string => password.replace(/\p{Zs}/gu, ' ').normalize('NFC');

export interface Passwords {
  /**
   * Returns a new hash that names its own cost and salt.
   *
   * @param caller waits for a turn; without one, the platform hashes for itself
   * @throws ApiError TOO_MANY_ATTEMPTS with the seconds to wait when too many passwords wait to be hashed
   */
  hash(password: string, caller?: HashCaller): Promise<string>;
  /**
   * Checks the password, and whether its hash should be renewed: at today's cost, or in the normal form. Without a hash (no such player) it
   * takes as long and never matches. `caller` and errors as in `hash`.
   */
  verify(
    password: string,
    encoded: string | null,
    caller?: HashCaller,
  ): Promise<{ isRight: boolean; isOutdated: boolean }>;
}

interface Parsed {
  readonly cost: PasswordCost;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

const ENCODED = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

function encode({ ln, r, p }: PasswordCost, salt: Buffer, hash: Buffer): string {
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

function parse(encoded: string): Parsed {
  const match = ENCODED.exec(encoded);
  if (!match) throw new Error('A stored password hash has a format that this version cannot read');
  const [, ln, r, p, salt = '', hash = ''] = match;
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}

/** Derives the hash of a password with scrypt at a cost: 32 bytes. */
export function deriveHash(password: string, salt: Buffer, { ln, r, p }: PasswordCost): Promise<Buffer> {
  return scryptAsync(password, salt, HASH_BYTES, { N: 2 ** ln, r, p, maxmem: 2 * 128 * r * 2 ** ln });
}

const turnOf = ({ address, isKnown = false, signal }: HashCaller): QueueTurn => ({
  subject: networkOf(address),
  isPreferred: isKnown,
  signal,
});

/**
 * Hashes and checks passwords with scrypt, in their normal form, without trimming or shortening them.
 *
 * @param derive computes the hash; a test counts its calls
 */
export function createPasswords(cost: PasswordCost = PASSWORD_COST, derive = deriveHash): Passwords {
  const queue = createFairQueue(HASH_QUEUE);
  const unknown: Parsed = { cost, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) };

  async function inTurn<T>(caller: HashCaller | undefined, job: () => Promise<T>): Promise<T> {
    if (!caller) return job();
    const turn = async () => {
      await caller.onTurn?.();
      return job();
    };
    return queue.run(turnOf(caller), turn).catch((error: unknown) => {
      if (!(error instanceof QueueRefusal)) throw error;
      throw new ApiError('TOO_MANY_ATTEMPTS', { retryAfter: error.retryAfter, cause: error });
    });
  }

  return {
    hash: (password, caller) =>
      inTurn(caller, async () => {
        const salt = randomBytes(SALT_BYTES);
        return encode(cost, salt, await derive(normalPassword(password), salt, cost));
      }),
    verify: (password, encoded, caller) =>
      inTurn(caller, async () => {
        const stored = encoded === null || encoded === NO_PASSWORD ? unknown : parse(encoded);
        const isOf = async (form: string) => timingSafeEqual(await derive(form, stored.salt, stored.cost), stored.hash);
        const normal = normalPassword(password);
        const isNormal = await isOf(normal);
        // Hashes from before were made of the password as it was typed.
        const isRight = isNormal || (normal !== password && (await isOf(password)));
        const { ln, r, p } = stored.cost;
        const isOldCost = ln !== cost.ln || r !== cost.r || p !== cost.p;
        return { isRight: isRight && stored !== unknown, isOutdated: isOldCost || (isRight && !isNormal) };
      }),
  };
}
