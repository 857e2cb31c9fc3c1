import { describe, expect, test } from 'vitest';
import { DesktopLog } from '../log/desktop-log.ts';
import { type Cipher, SecretVault } from './secret-vault.ts';

interface Machine {
  platform?: string;
  available?: boolean;
  backend?: ReturnType<Cipher['getSelectedStorageBackend']>;
  /** Number of the current key. */
  key?: number;
  stored?: string | undefined;
  refuses?: boolean;
}

/** Machine with a keyring whose key can change. Sealed texts begin with the number of their key. */
function machine(initial: Machine = {}) {
  const now = { platform: 'linux', available: true, backend: 'gnome_libsecret' as const, key: 1, ...initial };
  const log = new DesktopLog(() => undefined);
  const cipher: Cipher = {
    isAsyncEncryptionAvailable: async () => now.available,
    getSelectedStorageBackend: () => now.backend,
    encryptStringAsync: async (text) => {
      if (now.refuses) throw new Error('locked');
      return Buffer.from(`${now.key}:${Buffer.from(text).toString('hex')}`);
    },
    decryptStringAsync: async (sealed) => {
      const [key, hex = ''] = sealed.toString().split(':');
      if (Number(key) > now.key || !/^\d+$/.test(key ?? '')) throw new Error('Error while decrypting');
      return { result: Buffer.from(hex, 'hex').toString(), shouldReEncrypt: Number(key) < now.key };
    },
  };
  const stored = {
    get: () => now.stored,
    set: (text: string) => {
      now.stored = text;
    },
    delete: () => {
      now.stored = undefined;
    },
  };
  const open = () => new SecretVault({ cipher, platform: now.platform, log }, stored);
  const sealed = () => (now.stored === undefined ? null : Buffer.from(now.stored, 'base64').toString());
  return { now, open, sealed, log };
}

describe('[Z-02] the storage of the session', () => {
  test.each([
    ['linux', true, 'gnome_libsecret', true],
    ['linux', true, 'kwallet6', true],
    ['linux', true, 'basic_text', false],
    ['linux', true, 'unknown', false],
    ['linux', false, 'gnome_libsecret', false],
    ['darwin', true, 'unknown', true],
    ['win32', true, 'unknown', true],
    ['win32', false, 'unknown', false],
  ] as const)('on %s with encryption %s and %s is on disk: %s', async (platform, available, backend, persistent) => {
    const { open, now } = machine({ platform, available, backend });
    const vault = open();
    await vault.write('secret');
    expect((await vault.state()).persistent).toBe(persistent);
    expect(now.stored !== undefined).toBe(persistent);
    expect(await vault.read()).toBe('secret');
    expect(await open().read()).toBe(persistent ? 'secret' : null);
  });
});

describe('[Z-02] the vault', () => {
  test('never writes its text unencrypted', async () => {
    const { open, now, sealed } = machine();
    await open().write('very-secret');
    expect(now.stored).not.toContain('very-secret');
    expect(sealed()).not.toContain('very-secret');
  });

  test('seals its text again with a new key when the system asks for it', async () => {
    const { open, now, sealed } = machine();
    await open().write('secret');
    now.key = 2;
    expect(await open().read()).toBe('secret');
    expect(sealed()).toMatch(/^2:/);
    expect(await open().read()).toBe('secret');
  });

  test('keeps the old ciphertext while the new key fails', async () => {
    const { open, now, sealed } = machine();
    await open().write('secret');
    now.key = 2;
    now.refuses = true;
    expect(await open().read()).toBe('secret');
    expect(sealed()).toMatch(/^1:/);
  });

  test('seals the text from memory when a keyring appears later', async () => {
    const { open, now, sealed } = machine({ available: false });
    const vault = open();
    await vault.write('secret');
    expect(sealed()).toBeNull();
    now.available = true;
    expect(await vault.read()).toBe('secret');
    expect(sealed()).toMatch(/^1:/);
  });

  test('keeps its ciphertext while the keyring is missing, and opens it afterwards', async () => {
    const { open, now } = machine();
    await open().write('secret');
    now.available = false;
    expect(await open().read()).toBeNull();
    now.available = true;
    expect(await open().read()).toBe('secret');
  });

  test('removes a ciphertext that no key opens, and logs that without the text', async () => {
    const { open, now, log } = machine({ stored: Buffer.from('rubbish').toString('base64') });
    expect(await open().read()).toBeNull();
    expect(now.stored).toBeUndefined();
    expect(log.lines()).toHaveLength(1);
    expect(log.lines()[0]?.text).not.toContain('rubbish');
  });

  test('a text that is cleared while it is sealed does not come back', async () => {
    const { open, now } = machine();
    const vault = open();
    const writing = vault.write('secret');
    vault.clear();
    await writing;
    expect(now.stored).toBeUndefined();
    expect(await vault.read()).toBeNull();
  });
});
