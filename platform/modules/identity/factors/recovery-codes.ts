import { randomInt } from 'node:crypto';
import { RECOVERY_ALPHABET, RECOVERY_COUNT, RECOVERY_LENGTH } from '#shared/contracts/second-proof.ts';
import type { FactorKeys } from './check-factor.ts';
import type { FactorsRepository, RecoveryHash } from './factors-repository.ts';

const PURPOSE = 'recovery-code';

const textOf = (userId: number, code: string) => `${userId}.${code}`;

function makeCode(): string {
  const characters = Array.from(
    { length: RECOVERY_LENGTH },
    () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)],
  );
  return characters.join('');
}

/** Returns a code as players read it: two groups with a dash. */
const shownCode = (code: string) => `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`;

/** Returns a set of recovery codes as the player sees it once, and as it is stored. */
export function makeRecoveryCodes(keys: FactorKeys, userId: number): { codes: string[]; hashes: RecoveryHash[] } {
  const set = new Set<string>();
  while (set.size < RECOVERY_COUNT) set.add(makeCode());
  const hashes = [...set].map((code) => {
    const { keyId, mac } = keys.sign(PURPOSE, textOf(userId, code));
    return { keyId, hash: mac };
  });
  return { codes: [...set].map(shownCode), hashes };
}

/**
 * Uses a recovery code up; false when it is none of the player's unused ones.
 *
 * @param code ten characters, in capitals and without the dash
 * @param now server clock, epoch ms
 */
export async function spendRecoveryCode(
  repository: Pick<FactorsRepository, 'unusedCodes' | 'spendCode'>,
  keys: FactorKeys,
  { userId, code, now }: { readonly userId: number; readonly code: string; readonly now: number },
): Promise<boolean> {
  const unused = await repository.unusedCodes(userId);
  const found = unused.find(({ keyId, hash }) => keys.verify(PURPOSE, textOf(userId, code), keyId, hash));
  return found !== undefined && repository.spendCode(userId, found.hash, now);
}
