import type { Environment } from '#shared/domain/environment.ts';
import { type KeyEntry, KeyError, parseKeyEntries } from './key-entries.ts';
import { createKeyFile, keyFileOf, makeKey, readKeyFile } from './key-file.ts';
import { createKeyRing, type KeyRing } from './key-ring.ts';

type KeySettings = Pick<Environment, 'dataDir' | 'keyFile' | 'nodeEnv' | 'signingKeys'>;

async function readEntries(settings: KeySettings): Promise<readonly KeyEntry[]> {
  if (settings.signingKeys !== '') return parseKeyEntries(settings.signingKeys, 'SIGNING_KEYS');
  const file = keyFileOf(settings);
  const entries = await readKeyFile(file);
  if (entries) return entries;
  if (settings.nodeEnv === 'production') {
    throw new KeyError(
      `There are no signing keys: ${file} does not exist. Make it with "npm run keys -- new" (KEY_FILE names another ` +
        'place), or set SIGNING_KEYS to id:secret. All processes on one database need the same keys.',
    );
  }
  const made = [makeKey(new Date())];
  if (await createKeyFile(file, made)) return made;
  // Another process was first.
  return (await readKeyFile(file)) ?? made;
}

/**
 * Opens the keys of the environment: SIGNING_KEYS, else the key file. Outside production a missing file is created.
 *
 * @throws KeyError that says what to do when the keys are missing or cannot be used
 */
export async function openKeyRing(settings: KeySettings): Promise<KeyRing> {
  return createKeyRing(await readEntries(settings));
}
