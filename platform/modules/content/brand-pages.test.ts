import { readdir } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { readBrandPages } from './brand-pages.ts';

vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs/promises')>();
  return { ...real, readdir: vi.fn(real.readdir) };
});

test('pages whose files could not be opened for once are there with the next visit', async () => {
  vi.mocked(readdir).mockRejectedValueOnce(new Error('EMFILE: too many open files'));
  await expect(readBrandPages()).rejects.toThrow('EMFILE');
  expect((await readBrandPages()).has('epl')).toBe(true);
});
