import { type Plugin, parseAst } from 'vite';
import { expect, test } from 'vitest';
import { moduleNames } from './module-names.ts';

type Transform = (
  this: unknown,
  code: string,
  id: string,
  options: { ssr: boolean },
) => Promise<{ readonly code: string } | null>;

const context = {
  parse: parseAst,
  resolve: async (imported: string) =>
    imported === './gone.tsx' ? null : { id: `${process.cwd()}/renderer/app/${imported.slice(2)}` },
};

async function transformed(code: string, isServer = true): Promise<string | undefined> {
  const transform = (moduleNames() as Plugin).transform as unknown as Transform;
  return (await transform.call(context, code, '/renderer/app/x.ts', { ssr: isServer }))?.code;
}

test('the server knows each module that loads later by the name of its file', async () => {
  const code =
    "const a = lazyModule(async () => (await import('./a.tsx')).A), b = lazyModule(() => import('./b.tsx'));";
  expect(await transformed(code)).toBe(
    'const a = lazyModule(async () => (await import(\'./a.tsx\')).A, "renderer/app/a.tsx"), b = lazyModule(() => import(\'./b.tsx\'), "renderer/app/b.tsx");',
  );
});

test('the browser gets no names, and other calls stay as they are', async () => {
  expect(await transformed("lazyModule(() => import('./a.tsx'))", false)).toBeUndefined();
  expect(await transformed("other(() => import('./a.tsx'))")).toBeUndefined();
});

test.each([
  ['lazyModule(() => load())', 'has 0 imports'],
  ["lazyModule(() => [import('./a.tsx'), import('./b.tsx')])", 'has 2 imports'],
  ["lazyModule(() => import('./gone.tsx'))", 'there is no module ./gone.tsx'],
])('%s stops the build with an error that says why', async (code, error) => {
  await expect(transformed(code)).rejects.toThrow(error);
});
