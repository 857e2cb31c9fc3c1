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

test('what an install script would have linked is linked, and a second time does no harm', async () => {
  await list([link]);
  await completeLinks(directory);
  await completeLinks(directory);
  expect(await readlink(join(directory, link.target))).toBe('liba.so.1.2');
  expect(await readFile(join(directory, link.target), 'utf8')).toBe('library');
});

test('what is there already is left alone', async () => {
  await list([link]);
  await writeFile(join(directory, link.target), 'own');
  await completeLinks(directory);
  expect((await lstat(join(directory, link.target))).isSymbolicLink()).toBe(false);
});

test('a package without a list needs none', async () => {
  await expect(completeLinks(directory)).resolves.toBeUndefined();
});

test('where nothing can be linked, it says what to do', async () => {
  await list([{ source: 'native/lib/liba.so.1.2', target: 'native/nowhere/liba.so' }]);
  await expect(completeLinks(directory)).rejects.toThrow('install the dependencies again');
});
