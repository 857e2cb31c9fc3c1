import type { SafeStorage } from 'electron';
import type { SessionStorage } from '#shared/host/desktop/session.ts';
import type { LogPort } from '../log/desktop-log.ts';
import type { StoredValue } from '../state/stored-value.ts';

/** Functions of safeStorage that are not deprecated. */
export type Cipher = Pick<
  SafeStorage,
  'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync' | 'getSelectedStorageBackend'
>;

interface VaultPorts {
  readonly cipher: Cipher;
  /** `process.platform`. */
  readonly platform: string;
  readonly log: LogPort;
}

/** Linux backends that keep no secret, because their key is part of the app. */
const openBackends: ReadonlySet<string> = new Set(['basic_text', 'unknown', 'none']);

/** Returns where this machine stores secrets now: a keyring may appear and disappear while the app runs. */
export async function sessionStorageOf({ cipher, platform }: Omit<VaultPorts, 'log'>): Promise<SessionStorage> {
  const isAvailable = await cipher.isAsyncEncryptionAvailable().catch(() => false);
  if (!isAvailable) return { backend: 'none', persistent: false };
  if (platform !== 'linux') return { backend: 'system', persistent: true };
  const backend = cipher.getSelectedStorageBackend();
  return { backend, persistent: !openBackends.has(backend) };
}

/**
 * Stores one secret text. With a keyring of the operating system it is encrypted on disk; without one it stays in
 * memory for this run, and is sealed as soon as a keyring is available. It is never written unencrypted, and neither
 * text nor ciphertext is logged.
 */
export class SecretVault {
  readonly #ports: VaultPorts;
  readonly #stored: StoredValue<string>;
  #memory: string | null = null;
  /** Whether the text in memory still has to be written to disk. */
  #isUnsealed = false;

  constructor(ports: VaultPorts, disk: StoredValue<string>) {
    this.#ports = ports;
    this.#stored = disk;
  }

  state(): Promise<SessionStorage> {
    return sessionStorageOf(this.#ports);
  }

  async write(secret: string): Promise<void> {
    this.#memory = secret;
    this.#isUnsealed = true;
    const { persistent } = await this.state();
    if (!persistent) return this.#stored.delete();
    await this.#seal(secret);
  }

  async read(): Promise<string | null> {
    if (this.#memory !== null) {
      if (this.#isUnsealed && (await this.state()).persistent) await this.#seal(this.#memory);
      return this.#memory;
    }
    const sealed = this.#stored.get();
    if (sealed === undefined || !(await this.state()).persistent) return null;
    return this.#unseal(sealed);
  }

  clear(): void {
    this.#memory = null;
    this.#isUnsealed = false;
    this.#stored.delete();
  }

  async #seal(secret: string): Promise<void> {
    try {
      const sealed = await this.#ports.cipher.encryptStringAsync(secret);
      // The secret may have been cleared or replaced meanwhile, and must not come back.
      if (this.#memory !== secret) return;
      this.#stored.set(sealed.toString('base64'));
      this.#isUnsealed = false;
    } catch {
      this.#stored.delete();
      this.#ports.log.write('warn', 'tokens', 'The keyring cannot encrypt: the session ends with the app');
    }
  }

  async #unseal(sealed: string): Promise<string | null> {
    const { cipher, log } = this.#ports;
    try {
      const { result, shouldReEncrypt } = await cipher.decryptStringAsync(Buffer.from(sealed, 'base64'));
      if (this.#stored.get() !== sealed) return this.#memory;
      this.#memory = result;
      if (shouldReEncrypt) await this.#sealAnew(result);
      return this.#memory;
    } catch {
      if (this.#stored.get() === sealed) this.#stored.delete();
      log.write('warn', 'tokens', 'The stored session cannot be decrypted by this keyring and was removed');
      return this.#memory;
    }
  }

  /**
   * Seals the text with the new key after a change of keys; it replaces the old ciphertext only when it can be opened
   * again.
   */
  async #sealAnew(secret: string): Promise<void> {
    const { cipher, log } = this.#ports;
    try {
      const renewed = await cipher.encryptStringAsync(secret);
      const { result } = await cipher.decryptStringAsync(renewed);
      if (result === secret && this.#memory === secret) this.#stored.set(renewed.toString('base64'));
    } catch {
      log.write('warn', 'tokens', 'The new key of the keyring failed: the session stays encrypted with the old one');
    }
  }
}
