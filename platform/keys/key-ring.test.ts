import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { formatKeyFile, KeyError, parseKeyEntries } from './key-entries.ts';
import { createKeyRing } from './key-ring.ts';

const entry = (id: string) => ({ id, key: randomBytes(32) });
const [older, newer] = [entry('older'), entry('newer')];
const before = createKeyRing([older]);
const rotated = createKeyRing([newer, older]);
const without = createKeyRing([newer]);

describe('a signature', () => {
  test('is valid for its own purpose, data and key only', () => {
    const { keyId, mac } = before.sign('letter', 'text');
    expect(keyId).toBe('older');
    expect(before.verify('letter', 'text', keyId, mac)).toBe(true);
    expect(before.verify('ticket', 'text', keyId, mac)).toBe(false);
    expect(before.verify('letter', 'Text', keyId, mac)).toBe(false);
    expect(before.verify('letter', 'text', keyId, mac.subarray(1))).toBe(false);
    expect(createKeyRing([entry('older')]).verify('letter', 'text', keyId, mac)).toBe(false);
  });

  test('of a retired key is valid until the key is removed, and the newest key signs', () => {
    const { keyId, mac } = before.sign('letter', 'text');
    expect(rotated.verify('letter', 'text', keyId, mac)).toBe(true);
    expect(without.verify('letter', 'text', keyId, mac)).toBe(false);
    expect(rotated.sign('letter', 'text').keyId).toBe('newer');
    expect(rotated.verify('letter', 'text', 'newer', mac)).toBe(false);
  });
});

test('a purpose has a secret of each key, the current one first, that no other purpose shares', () => {
  expect(rotated.secrets('code').map(({ id }) => id)).toEqual(['newer', 'older']);
  expect(rotated.secret('code')).toEqual(rotated.secrets('code')[0]?.secret);
  expect(rotated.secrets('code')[1]?.secret).toEqual(before.secret('code'));
  const hex = (secret: Uint8Array) => Buffer.from(secret).toString('hex');
  const all = [older, newer].map(({ key }) => hex(key));
  for (const purpose of ['code', 'link']) all.push(...rotated.secrets(purpose).map(({ secret }) => hex(secret)));
  expect(new Set(all).size).toBe(6);
});

describe('a sealed text', () => {
  const sealed = before.seal('authenticator', 'KRSXG5A');

  test('is opened by its key, also when that is retired, and reveals nothing', () => {
    expect(sealed).not.toContain('KRSXG5A');
    expect(Buffer.from(rotated.open('authenticator', sealed)).toString()).toBe('KRSXG5A');
    expect(before.sealedBy(sealed)).toBe('older');
    expect(before.seal('authenticator', 'KRSXG5A'), 'another nonce').not.toBe(sealed);
    expect(rotated.sealedBy(rotated.seal('authenticator', Buffer.alloc(0)))).toBe('newer');
  });

  test('is refused for another purpose, when it was changed, and without its key', () => {
    const flipped = `${sealed.slice(0, -2)}${sealed.at(-2) === 'A' ? 'B' : 'A'}${sealed.at(-1)}`;
    expect(() => before.open('letter', sealed)).toThrow('was not sealed for "letter"');
    expect(() => before.open('authenticator', flipped)).toThrow(KeyError);
    expect(() => before.open('authenticator', 'KRSXG5A')).toThrow('not a sealed one');
    expect(() => without.open('authenticator', sealed)).toThrow('The key older is not among the signing keys (newer)');
  });
});

test('the check of a key tells it from another key with the same id', () => {
  expect(before.checkOf('older')).toEqual(rotated.checkOf('older'));
  expect(before.checkOf('older')).not.toEqual(createKeyRing([entry('older')]).checkOf('older'));
  expect(before.checkOf('older')).toHaveLength(16);
});

describe('a list of keys', () => {
  test('is read from a variable and from a file, in order', () => {
    const [a, b] = [newer, older].map(({ id, key }) => `${id}:${key.toString('base64url')}`);
    for (const text of [
      `${a},${b}`,
      ` ${a} , ${b} `,
      `# made today\r\n${a}\n\n${b}\n`,
      formatKeyFile([newer, older]),
    ]) {
      expect(parseKeyEntries(text, 'SIGNING_KEYS').map(({ id, key }) => [id, Buffer.from(key)])).toEqual([
        ['newer', newer.key],
        ['older', older.key],
      ]);
    }
  });

  test.each([
    ['', 'holds no key'],
    ['# only a comment', 'holds no key'],
    [`Upper:${'abcdefgh'.repeat(8)}`, 'Key 1 of keys is not written as id:secret'],
    [randomBytes(32).toString('base64url'), 'is not written as id:secret'],
    [`short:${randomBytes(31).toString('base64url')}`, 'has 31 bytes'],
    [`flat:${'A'.repeat(43)}`, 'is not random'],
  ])('%j is refused with the reason, without the secret', (text, reason) => {
    expect(() => parseKeyEntries(text, 'keys')).toThrow(reason);
    const secret = text.split(':').at(-1) ?? '';
    const said = (() => {
      try {
        return String(parseKeyEntries(text, 'keys'));
      } catch (error) {
        return String(error);
      }
    })();
    if (secret.length > 30) expect(said).not.toContain(secret);
  });

  test('with one id twice is refused', () => {
    const text = `a:${randomBytes(32).toString('base64url')},a:${randomBytes(32).toString('base64url')}`;
    expect(() => parseKeyEntries(text, 'SIGNING_KEYS')).toThrow('two keys with the id a');
  });
});
