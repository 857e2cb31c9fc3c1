import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { makeKey, readKeyFile, replaceKeyFile } from './key-file.ts';
import { openKeyRing } from './open-key-ring.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairline-keys-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (more: Record<string, string> = {}) => openKeyRing(parseEnvironment({ DATA_DIR: folder, ...more }));
const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

test('the first start makes a key file that only its owner can read, and later starts use it', async () => {
  const made = await open();
  const file = join(folder, 'signing-keys');
  expect(await modeOf(file)).toBe(0o600);
  expect((await open()).checkOf(made.currentId)).toEqual(made.checkOf(made.currentId));
  expect(await readdir(folder)).toEqual(['signing-keys']);
});

test('processes that start at once use one key', async () => {
  const rings = await Promise.all(Array.from({ length: 8 }, () => open()));
  expect(new Set(rings.map(({ currentId }) => currentId)).size).toBe(1);
});

test('production makes no keys: it says how to make them', async () => {
  await expect(open({ NODE_ENV: 'production' })).rejects.toThrow(
    /no signing keys: .*signing-keys.*npm run keys -- new/,
  );
  expect(await readdir(folder)).toEqual([]);
  await open();
  expect((await open({ NODE_ENV: 'production' })).ids).toHaveLength(1);
});

test('the variable comes before the file, and KEY_FILE names another file', async () => {
  const [here, there] = [makeKey(new Date(0)), makeKey(new Date(1e12))];
  expect([here.id.slice(0, 15), there.id.slice(0, 15)]).toEqual(['19700101-000000', '20010909-014640']);
  const file = join(folder, 'secrets', 'keys');
  await replaceKeyFile(file, [there, here]);
  expect((await open({ KEY_FILE: file })).ids).toEqual([there.id, here.id]);
  const variable = { SIGNING_KEYS: `env:${Buffer.from(here.key).toString('base64url')}` };
  expect((await open({ KEY_FILE: file, ...variable })).ids).toEqual(['env']);
});

test('a key file that others can read becomes private, and one that is no list of keys is refused by its name', async () => {
  const file = join(folder, 'signing-keys');
  await replaceKeyFile(file, [makeKey(new Date())]);
  await chmod(file, 0o644);
  expect(await readKeyFile(file)).toHaveLength(1);
  expect(await modeOf(file)).toBe(0o600);
  await writeFile(file, 'password');
  await expect(open()).rejects.toThrow(`Key 1 of ${file}`);
  expect(await readFile(file, 'utf8')).toBe('password');
});

test('a key file is read with a byte-order mark, and one in UTF-16 is named in words', async () => {
  const { id, key } = makeKey(new Date(0));
  const text = `\ufeff${id}:${Buffer.from(key).toString('base64url')}\r\n`;
  const file = join(folder, 'windows-keys');
  await writeFile(file, text, { mode: 0o600 });
  expect(await readKeyFile(file)).toEqual([{ id, key: expect.anything() }]);
  await writeFile(file, Buffer.from(text, 'utf16le'));
  await expect(readKeyFile(file)).rejects.toThrow(`${file} is written as UTF-16: save it as UTF-8`);
});
