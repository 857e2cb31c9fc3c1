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

describe('where the session is kept', () => {
  test.each([
    ['linux', true, 'gnome_libsecret', true],
    ['linux', true, 'kwallet6', true],
    ['linux', true, 'basic_text', false],
    ['linux', true, 'unknown', false],
    ['linux', false, 'gnome_libsecret', false],
    ['darwin', true, 'unknown', true],
    ['win32', true, 'unknown', true],
    ['win32', false, 'unknown', false],
  ] as const)('on %s with encryption %s and %s it stays: %s', async (platform, available, backend, persistent) => {
    const { open, now } = machine({ platform, available, backend });
    const vault = open();
    await vault.write('secret');
    expect((await vault.state()).persistent).toBe(persistent);
    expect(now.stored !== undefined).toBe(persistent);
    expect(await vault.read()).toBe('secret');
    expect(await open().read()).toBe(persistent ? 'secret' : null);
  });
});

describe('the vault', () => {
  test('never writes its text in clear', async () => {
    const { open, now, sealed } = machine();
    await open().write('very-secret');
    expect(now.stored).not.toContain('very-secret');
    expect(sealed()).not.toContain('very-secret');
  });

  test('seals anew with the new key when the system asks for it, and the text is the same', async () => {
    const { open, now, sealed } = machine();
    await open().write('secret');
    now.key = 2;
    expect(await open().read()).toBe('secret');
    expect(sealed()).toMatch(/^2:/);
    expect(await open().read()).toBe('secret');
  });

  test('keeps the old seal while the new key refuses', async () => {
    const { open, now, sealed } = machine();
    await open().write('secret');
    now.key = 2;
    now.refuses = true;
    expect(await open().read()).toBe('secret');
    expect(sealed()).toMatch(/^1:/);
  });

  test('seals what was in memory when a keyring appears later', async () => {
    const { open, now, sealed } = machine({ available: false });
    const vault = open();
    await vault.write('secret');
    expect(sealed()).toBeNull();
    now.available = true;
    expect(await vault.read()).toBe('secret');
    expect(sealed()).toMatch(/^1:/);
  });

  test('leaves what it cannot open now when the keyring is away, and finds it again', async () => {
    const { open, now } = machine();
    await open().write('secret');
    now.available = false;
    expect(await open().read()).toBeNull();
    now.available = true;
    expect(await open().read()).toBe('secret');
  });

  test('removes what no key opens, and says so without the text', async () => {
    const { open, now, log } = machine({ stored: Buffer.from('rubbish').toString('base64') });
    expect(await open().read()).toBeNull();
    expect(now.stored).toBeUndefined();
    expect(log.lines()).toHaveLength(1);
    expect(log.lines()[0]?.text).not.toContain('rubbish');
  });

  test('a text that is cleared while it is being sealed does not come back', async () => {
    const { open, now } = machine();
    const vault = open();
    const writing = vault.write('secret');
    vault.clear();
    await writing;
    expect(now.stored).toBeUndefined();
    expect(await vault.read()).toBeNull();
  });
});
