import type { SafeStorage } from 'electron';
import type { SessionStorage } from '#shared/host/program/session.ts';
import type { Kept } from '../state/program-state.ts';

/** The half of safeStorage that is not deprecated. */
export type Cipher = Pick<
  SafeStorage,
  'isAsyncEncryptionAvailable' | 'encryptStringAsync' | 'decryptStringAsync' | 'getSelectedStorageBackend'
>;

/** Backends of Linux that keep no secret: their key is part of the program. */
const openBackends = new Set(['basic_text', 'unknown']);

/**
 * One secret text. With a keyring of the operating system it is kept encrypted on disk; without one it lives in memory
 * for this run only. It is never written in clear, and neither it nor its ciphertext is logged.
 */
export class SecretVault {
  readonly #cipher: Cipher;
  readonly #shelf: Kept<string>;
  readonly #platform: string;
  #memory: string | null = null;

  constructor(cipher: Cipher, shelf: Kept<string>, platform: string) {
    this.#cipher = cipher;
    this.#shelf = shelf;
    this.#platform = platform;
  }

  async state(): Promise<SessionStorage> {
    const isAvailable = await this.#cipher.isAsyncEncryptionAvailable().catch(() => false);
    if (!isAvailable) return { backend: 'none', persistent: false };
    if (this.#platform !== 'linux') return { backend: 'system', persistent: true };
    const backend = this.#cipher.getSelectedStorageBackend();
    return { backend, persistent: !openBackends.has(backend) };
  }

  async write(secret: string): Promise<void> {
    this.#memory = secret;
    const { persistent } = await this.state();
    if (!persistent) return this.#shelf.delete();
    this.#shelf.set((await this.#cipher.encryptStringAsync(secret)).toString('base64'));
  }

  async read(): Promise<string | null> {
    if (this.#memory !== null) return this.#memory;
    const sealed = this.#shelf.get();
    if (sealed === undefined || !(await this.state()).persistent) return null;
    try {
      const { result, shouldReEncrypt } = await this.#cipher.decryptStringAsync(Buffer.from(sealed, 'base64'));
      this.#memory = result;
      if (shouldReEncrypt) await this.write(result);
      return result;
    } catch {
      this.#shelf.delete();
      return null;
    }
  }

  clear(): void {
    this.#memory = null;
    this.#shelf.delete();
  }
}
