import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

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
/** Number of hashes computed at once; the others wait, so that a flood of sign-ins leaves memory and cores free. */
const AT_ONCE = 2;

export interface Passwords {
  /** Returns a new hash that names its own cost and salt. */
  hash(password: string): Promise<string>;
  /**
   * Checks the password, and whether its hash should be renewed at today's cost. Without a hash (no such player) it
   * takes as long and never matches.
   */
  verify(password: string, encoded: string | null): Promise<{ isRight: boolean; isOutdated: boolean }>;
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

/** Returns a queue that runs up to `places` jobs at once and starts the others in order of arrival. */
function createTurnstile(places: number): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (job) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}

/**
 * Hashes and checks passwords with scrypt, without trimming or shortening them.
 *
 * @param derive computes the hash; a test counts its calls
 */
export function createPasswords(cost: PasswordCost = PASSWORD_COST, derive = deriveHash): Passwords {
  const inTurn = createTurnstile(AT_ONCE);
  const nobody: Parsed = { cost, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) };
  return {
    hash: (password) =>
      inTurn(async () => {
        const salt = randomBytes(SALT_BYTES);
        return encode(cost, salt, await derive(password, salt, cost));
      }),
    verify: (password, encoded) =>
      inTurn(async () => {
        const stored = encoded === null || encoded === NO_PASSWORD ? nobody : parse(encoded);
        const isRight = timingSafeEqual(await derive(password, stored.salt, stored.cost), stored.hash);
        const { ln, r, p } = stored.cost;
        return { isRight: isRight && stored !== nobody, isOutdated: ln !== cost.ln || r !== cost.r || p !== cost.p };
      }),
  };
}
