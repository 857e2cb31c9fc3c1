import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { type KeyEntry, KeyError } from './key-entries.ts';

/** A secret of one key for one purpose. */
export interface PurposeSecret {
  /** Id of the key. */
  readonly id: string;
  /** 32 bytes. */
  readonly secret: Uint8Array;
}

/**
 * The keys of the operator, which are outside the database (decision 039). Every purpose has secrets of its own, so that
 * what was made for one is worthless for another. The current key signs and seals; retired ones verify and open.
 */
export interface KeyRing {
  /** Id of the key that signs and seals. */
  readonly currentId: string;
  /** Ids of all keys, the current one first. */
  readonly ids: readonly string[];
  /** Signs data (HMAC-SHA-256) with the current key. */
  sign(purpose: string, data: string | Uint8Array): { keyId: string; mac: Uint8Array };
  /** Returns whether a key of the ring made this signature for this purpose; compares in constant time. */
  verify(purpose: string, data: string | Uint8Array, keyId: string, mac: Uint8Array): boolean;
  /** Returns the current key's secret for a purpose, 32 bytes. */
  secret(purpose: string): Uint8Array;
  /** Returns the secrets of all keys for a purpose, the current one first. */
  secrets(purpose: string): readonly PurposeSecret[];
  /** Encrypts (AES-256-GCM) with the current key; the text names the key and is bound to the purpose. */
  seal(purpose: string, plain: Uint8Array | string): string;
  /**
   * Decrypts a sealed text.
   *
   * @throws KeyError when its key is not in the ring, or when it was changed or sealed for another purpose
   */
  open(purpose: string, sealed: string): Uint8Array;
  /** Returns the id of the key that sealed a text; '' for a text that is not sealed. */
  sealedBy(sealed: string): string;
  /** Returns a value of a key by which two keys with one id are told apart; it reveals nothing of the key. */
  checkOf(keyId: string): Uint8Array;
}

const SECRET_BYTES = 32;
const CHECK_BYTES = 16;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';
const SEALED = /^s1\.([a-z0-9-]+)\.([\w-]+)$/;
/** Separates what is derived from the keys from any other use of them. */
const SALT = 'fairline';

type Use = 'check' | 'seal' | 'secret' | 'sign';

/**
 * Creates the ring of some keys; the first one is current.
 *
 * @param entries one or more, with different ids
 */
export function createKeyRing(entries: readonly KeyEntry[]): KeyRing {
  const [current] = entries;
  if (!current) throw new KeyError('A key ring needs a key.');
  const keys = new Map(entries.map(({ id, key }) => [id, key]));
  const derived = new Map<string, Buffer>();

  function derive(id: string, use: Use, purpose: string): Buffer {
    const name = `${id} ${use} ${purpose}`;
    const known = derived.get(name);
    if (known) return known;
    const key = keys.get(id);
    if (!key) throw new KeyError(`The key ${id} is not among the signing keys (${[...keys.keys()].join(', ')}).`);
    const secret = Buffer.from(hkdfSync('sha256', key, SALT, `${use}/${purpose}`, SECRET_BYTES));
    derived.set(name, secret);
    return secret;
  }

  const macOf = (id: string, purpose: string, data: string | Uint8Array) =>
    createHmac('sha256', derive(id, 'sign', purpose))
      .update(data)
      .digest();
  const contextOf = (id: string, purpose: string) => Buffer.from(`${id} ${purpose}`);

  return {
    currentId: current.id,
    ids: entries.map(({ id }) => id),
    sign: (purpose, data) => ({ keyId: current.id, mac: macOf(current.id, purpose, data) }),
    verify(purpose, data, keyId, mac) {
      if (!keys.has(keyId)) return false;
      const expected = macOf(keyId, purpose, data);
      return expected.length === mac.length && timingSafeEqual(expected, mac);
    },
    secret: (purpose) => derive(current.id, 'secret', purpose),
    secrets: (purpose) => entries.map(({ id }) => ({ id, secret: derive(id, 'secret', purpose) })),
    seal(purpose, plain) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, derive(current.id, 'seal', purpose), iv);
      cipher.setAAD(contextOf(current.id, purpose));
      const text = Buffer.concat([cipher.update(plain), cipher.final()]);
      return `s1.${current.id}.${Buffer.concat([iv, text, cipher.getAuthTag()]).toString('base64url')}`;
    },
    open(purpose, sealed) {
      const [, id = '', body = ''] = SEALED.exec(sealed) ?? [];
      const bytes = Buffer.from(body, 'base64url');
      if (id === '' || bytes.length < IV_BYTES + TAG_BYTES) throw new KeyError('The text is not a sealed one.');
      const decipher = createDecipheriv(CIPHER, derive(id, 'seal', purpose), bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(contextOf(id, purpose));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
      } catch (cause) {
        throw new KeyError(`The sealed text was changed, or was not sealed for "${purpose}".`, { cause });
      }
    },
    sealedBy: (sealed) => SEALED.exec(sealed)?.[1] ?? '',
    checkOf: (keyId) => derive(keyId, 'check', '').subarray(0, CHECK_BYTES),
  };
}
