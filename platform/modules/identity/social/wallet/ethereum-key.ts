import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { ApiError } from '../../../../plugins/api-error.ts';

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** Bytes of a signature with its recovery: r, s and v. */
const SIGNATURE_BYTES = 65;
const WITH_PREFIX = 2;

/**
 * Returns an address with the capital letters of its checksum (EIP-55).
 *
 * @param address 0x and forty hexadecimal digits
 */
export function checksumAddress(address: string): string {
  const digits = address.slice(WITH_PREFIX).toLowerCase();
  const hash = hexOf(keccak_256(Buffer.from(digits)));
  const marked = [...digits].map((digit, at) =>
    Number.parseInt(hash[at] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${marked.join('')}`;
}

/** Returns the address of an uncompressed public key: the end of its hash. */
export function ethereumAddress(publicKey: Uint8Array): string {
  return checksumAddress(`0x${hexOf(keccak_256(publicKey.subarray(1)).subarray(-20))}`);
}

/** Returns the hash that a wallet signs for a text (EIP-191, version 0x45). */
export function personalHash(text: string): Uint8Array {
  const bytes = Buffer.from(text);
  return keccak_256(Buffer.concat([Buffer.from(`\u0019Ethereum Signed Message:\n${bytes.length}`), bytes]));
}

/**
 * Returns the address whose key has signed a text (EIP-191, secp256k1).
 *
 * @param signature 0x and hexadecimal digits
 * @throws ApiError WALLET_UNSUPPORTED for the signature of a contract (EIP-1271), which only a node of the chain can
 *   check; Error for one that is no signature
 */
export function signerOf(text: string, signature: string): string {
  const bytes = Buffer.from(signature.slice(WITH_PREFIX), 'hex');
  if (bytes.length !== SIGNATURE_BYTES) throw new ApiError('WALLET_UNSUPPORTED');
  const v = bytes[SIGNATURE_BYTES - 1] ?? 0;
  // Hardware wallets write the bit of the recovery as it is.
  const recovery = v >= 27 ? v - 27 : v;
  if (recovery !== 0 && recovery !== 1) throw new Error('The recovery of the signature is out of range');
  const numbers = bytes.subarray(0, SIGNATURE_BYTES - 1);
  const read = secp256k1.Signature.fromBytes(numbers, 'compact').addRecoveryBit(recovery);
  // Each signature has a twin with the other s; chains and wallets use the low one only (EIP-2).
  if (read.hasHighS()) throw new Error('The signature has a high s');
  return ethereumAddress(read.recoverPublicKey(personalHash(text)).toBytes(false));
}
