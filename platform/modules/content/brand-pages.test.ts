import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs/promises')>();
  return { ...real, readdir: vi.fn(real.readdir) };
});
// The pages are read once for each module: others may have read them already.
beforeAll(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

test('pages whose files could not be opened for once are there with the next visit', async () => {
  const { readBrandPages } = await import('./brand-pages.ts');
  vi.mocked(readdir).mockRejectedValueOnce(new Error('EMFILE: too many open files'));
  await expect(readBrandPages()).rejects.toThrow('EMFILE');
  expect((await readBrandPages()).has('epl')).toBe(true);
});
