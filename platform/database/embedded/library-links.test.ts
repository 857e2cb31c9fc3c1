import { lstat, mkdir, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { completeLinks } from './library-links.ts';

let directory = '';

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fairline-links-'));
  await mkdir(join(directory, 'native', 'lib'), { recursive: true });
  await writeFile(join(directory, 'native', 'lib', 'liba.so.1.2'), 'library');
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const list = (links: object[]) => writeFile(join(directory, 'native', 'pg-symlinks.json'), JSON.stringify(links));
const link = { source: 'native/lib/liba.so.1.2', target: 'native/lib/liba.so' };

test('the links of the install script are created, and a second run changes nothing', async () => {
  await list([link]);
  await completeLinks(directory);
  await completeLinks(directory);
  expect(await readlink(join(directory, link.target))).toBe('liba.so.1.2');
  expect(await readFile(join(directory, link.target), 'utf8')).toBe('library');
});

test('existing files stay untouched', async () => {
  await list([link]);
  await writeFile(join(directory, link.target), 'own');
  await completeLinks(directory);
  expect((await lstat(join(directory, link.target))).isSymbolicLink()).toBe(false);
});

test('a package without a list of links gets none', async () => {
  await expect(completeLinks(directory)).resolves.toBeUndefined();
});

test('a folder in which no link can be created is an error that says what to do', async () => {
  await list([{ source: 'native/lib/liba.so.1.2', target: 'native/nowhere/liba.so' }]);
  await expect(completeLinks(directory)).rejects.toThrow('install the dependencies again');
});
