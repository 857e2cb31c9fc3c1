/** A signing key as an operator keeps it. */
export interface KeyEntry {
  /** Lower-case letters, digits and hyphens; it is not secret. */
  readonly id: string;
  /** 32 random bytes or more. */
  readonly key: Uint8Array;
}

/** Bytes of a new key, and the fewest of any key. */
export const KEY_BYTES = 32;

const ENTRY = /^([a-z0-9][a-z0-9-]{0,39}):([\w-]+)$/;
/** Fewest different bytes of a key: fewer are a repeated character and not random. */
const MIN_DIFFERENT = 16;

/** Thrown for keys that cannot be used; the message names the entry and never repeats a secret. */
export class KeyError extends Error {
  override readonly name = 'KeyError';
}

function readEntry(text: string, place: string): KeyEntry {
  const [, id = '', secret = ''] = ENTRY.exec(text) ?? [];
  if (id === '') throw new KeyError(`${place} is not written as id:secret, such as 20261123-153012-4f1a:Jq0…`);
  const key = Buffer.from(secret, 'base64url');
  if (key.length < KEY_BYTES) {
    throw new KeyError(`${place} (${id}) has ${key.length} bytes; a key has ${KEY_BYTES} or more, in base64url.`);
  }
  if (new Set(key).size < MIN_DIFFERENT) throw new KeyError(`${place} (${id}) is not random.`);
  return { id, key };
}

/**
 * Reads a list of keys: entries `id:base64url`, separated by commas or line ends. The first one signs; all of them
 * verify. Lines that begin with `#` are comments.
 *
 * @param source name of the variable or of the file, for messages
 * @throws KeyError that names the first entry which cannot be used
 */
export function parseKeyEntries(text: string, source: string): KeyEntry[] {
  const lines = text.split(/\r?\n/).filter((line) => !line.trimStart().startsWith('#'));
  const texts = lines
    .flatMap((line) => line.split(','))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const entries = texts.map((entry, index) => readEntry(entry, `Key ${index + 1} of ${source}`));
  if (entries.length === 0) throw new KeyError(`${source} holds no key. "npm run keys -- new" makes one.`);
  const ids = entries.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new KeyError(`${source} holds two keys with the id ${twice}.`);
  return entries;
}

const HEAD = `# Signing keys of Fairline: the first one signs, all of them verify. Keep this file secret, and a copy of it away from
# the database and its backups. "npm run keys -- list" describes it; "npm run keys -- rotate" adds a key that signs.
`;

/** Returns the text of a key file; the first entry signs. */
export function formatKeyFile(entries: readonly KeyEntry[]): string {
  const lines = entries.map(({ id, key }) => `${id}:${Buffer.from(key).toString('base64url')}\n`);
  return HEAD + lines.join('');
}
