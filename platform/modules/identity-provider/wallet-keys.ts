import { createHash } from 'node:crypto';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';

/**
 * Returns the key of an account: it follows from the name alone, so it is the same after a restart, and known to
 * everyone who reads this. That is why no such wallet exists in production.
 */
const keyOf = (account: string): Uint8Array =>
  createHash('sha256').update(`a wallet for tests only: ${account.toLowerCase()}`).digest();

/** Returns the address of an account, in small letters as wallets give it. */
export function walletAddress(account: string): string {
  const point = secp256k1.getPublicKey(keyOf(account), false);
  return `0x${Buffer.from(keccak_256(point.subarray(1)))
    .toString('hex')
    .slice(-40)}`;
}

/** Returns the signature of an account for a text, as `personal_sign` gives it: r, s and v (EIP-191). */
export function signByWallet(account: string, message: string): string {
  const prefix = `\x19Ethereum Signed Message:\n${Buffer.byteLength(message)}`;
  const hash = keccak_256(Buffer.from(prefix + message));
  const signature = secp256k1.sign(hash, keyOf(account), { prehash: false });
  const v = 27 + (signature.recovery ?? 0);
  return `0x${signature.toHex('compact')}${v.toString(16)}`;
}
