import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { STORAGE_INVENTORY, type StoragePlace, storageEntryOf } from './storage-inventory.ts';

const PREFIX = 'fairline:';

interface Write {
  readonly place: StoragePlace;
  /** Argument at the position of the key. */
  readonly argument: string;
}

/** Forms in which the product writes: each with its storage, and the prefix that the host puts before the key. */
const FORMS: readonly { pattern: RegExp; place: StoragePlace; prefix: string }[] = [
  { pattern: /\b(?:localStorage|local|shared)\??\.setItem\(\s*([^,]+),/g, place: 'local', prefix: '' },
  { pattern: /\b(?:sessionStorage|session|tab|storage)\??\.setItem\(\s*([^,]+),/g, place: 'session', prefix: '' },
  { pattern: /\bstorage\??\.write\(\s*([^,]+),/g, place: 'local', prefix: PREFIX },
  { pattern: /\bremember\(\s*([^,()]+),/g, place: 'cookie', prefix: '' },
  { pattern: /\bsetCookie\(\s*([^,]+),/g, place: 'cookie', prefix: '' },
  { pattern: /\bdocument\.cookie\s*=\s*([^;]+);/g, place: 'cookie', prefix: '' },
  { pattern: /\b(?:store|state)\.set\(\s*([^,]+),/g, place: 'desktop', prefix: '' },
  { pattern: /\bkeptIn\(\s*\w+,\s*([^)]+)\)/g, place: 'desktop', prefix: '' },
];

/** Files that write on behalf of others: hosts and channels, whose callers are checked instead. */
const FOR_OTHERS: Readonly<Record<string, readonly string[]>> = {
  'renderer/host/web.ts': ['PREFIX + key', 'name'],
  'renderer/host/desktop-storage.ts': ['keyOf(key)'],
  'renderer/lib/device/device-store.ts': ['name: string'],
  'renderer/lib/device/browser-places.ts': ['key', `\`\${name}=\${encodeURIComponent(value)}`],
  'renderer/lib/tabs/tab-channel.ts': ['key'],
  'electron/main/profiles/open-profile.ts': ["'values'"],
  'electron/main/state/stored-value.ts': ['key'],
  // The session of staff, on the desk's own host and port.
  'platform/modules/desk/desk-entry.ts': ['name'],
  'platform/modules/accounts/known-devices.ts': ['nameFor(request)'],
  'platform/modules/accounts/session-cookies.ts': ['nameFor(request)'],
};

function* sources(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (name === 'node_modules' || name === 'locales') continue;
    if (statSync(file).isDirectory()) yield* sources(file);
    else if (/\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !/fixtures|host\/fake/.test(file)) yield file;
  }
}

const files = new Map(
  ['renderer', 'platform', 'electron', 'shared'].flatMap((folder) =>
    [...sources(folder)].map((file) => [file.split(path.sep).join('/'), readFileSync(file, 'utf8')] as const),
  ),
);

/** Returns the text of a literal or a constant, of the same file first. */
function textOf(argument: string, source: string): string | null {
  const literal = /^['"]([^'"]+)['"]$/.exec(argument)?.[1];
  if (literal !== undefined) return literal;
  if (!/^[A-Z][A-Z_]*$/.test(argument)) return null;
  const made = new RegExp(`\\bconst ${argument}(?:: string)? = '([^']+)'`);
  const shared = new RegExp(`\\bexport const ${argument}(?:: string)? = '([^']+)'`);
  return made.exec(source)?.[1] ?? [...files.values()].map((text) => shared.exec(text)?.[1]).find(Boolean) ?? null;
}

/** Returns the unlisted keys that a source writes; a key that cannot be read from the source is a problem, too. */
function unlisted(file: string, source: string): string[] {
  return FORMS.flatMap(({ pattern, place, prefix }) =>
    [...source.matchAll(pattern)]
      .map(([, argument = '']): Write => ({ place, argument: argument.trim() }))
      .filter(({ argument }) => !FOR_OTHERS[file]?.includes(argument))
      .map(({ argument }) => ({ argument, key: textOf(argument, source) }))
      .filter(({ key }) => key === null || storageEntryOf(place, prefix + key) === null)
      .map(({ argument, key }) => `${file} writes ${place} ${key === null ? argument : prefix + key}`),
  );
}

describe('the storage inventory of a device', () => {
  test('lists every key that the product writes; a new one gets a line in storage-inventory.ts', () => {
    expect([...files].flatMap(([file, source]) => unlisted(file, source))).toEqual([]);
  });

  test('covers every write of the renderer: no code bypasses the device gate', () => {
    const AROUND = /\b(?:localStorage|sessionStorage)\b|document\.cookie\s*=|\bcookieStore\b|\bindexedDB\b/;
    const readers = ['renderer/features/debugger/report/stored-keys.ts', 'renderer/server/html-template.ts'];
    const writers = ['renderer/lib/device/browser-places.ts', 'renderer/lib/device/device-store.ts'];
    const found = [...files].filter(([file, source]) => file.startsWith('renderer/') && AROUND.test(source));
    expect(found.map(([file]) => file).sort()).toEqual([...readers, ...writers].sort());
    for (const reader of readers) expect(files.get(reader)).not.toMatch(/setItem|removeItem|cookie\s*=[^=]/);
  });

  test.each([
    ["sessionStorage.setItem('spy', '1')", 'session spy'],
    ["const KEY = 'spy';\nstorage.write(KEY, '1')", 'local fairline:spy'],
    ["host.remember('spy', value)", 'cookie spy'],
    ["reply.setCookie('spy', id, {})", 'cookie spy'],
    ['localStorage.setItem(computed(), text)', 'local computed()'],
    ["document.cookie = 'spy=1';", 'cookie spy=1'],
    ["store.set('spy', 1)", 'desktop spy'],
  ])('detects the unlisted write %s in a source', (source, found) => {
    expect(unlisted('renderer/x.ts', source)).toEqual([`renderer/x.ts writes ${found}`]);
  });

  test('names each key once, and the draft key of every form', () => {
    expect(new Set(STORAGE_INVENTORY.map(({ place, key }) => `${place} ${key}`)).size).toBe(STORAGE_INVENTORY.length);
    const all = [...files]
      .filter(([file]) => !file.includes('storage-inventory'))
      .map(([, text]) => text)
      .join('\n');
    for (const { key } of STORAGE_INVENTORY) {
      const word = key.replace(PREFIX, '').replace(':*', ':');
      expect(all.includes(`'${word}'`) || all.includes(`'${key}'`) || all.includes(`\`${word}`), key).toBe(true);
    }
  });

  test('marks session, token and secure data as cookies that no script can read', () => {
    const hidden = STORAGE_INVENTORY.filter(({ isHttpOnly }) => isHttpOnly).map(({ key }) => key);
    expect(hidden).toEqual([
      'session',
      '__Host-session',
      'user_token',
      'ggru',
      'grant',
      'known_device',
      '__Host-known_device',
      'support_guest',
      'passkey_browser',
      'social_browser',
      'social_step',
      'session',
      'proxySignIn',
    ]);
    expect(storageEntryOf('local', 'session')).toBeNull();
    expect(storageEntryOf('local', 'tabs:coupon')?.purpose).toBe('tabs');
  });
});
