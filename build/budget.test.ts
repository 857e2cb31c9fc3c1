import { expect, test } from 'vitest';
import { type BuildManifest, budgetProblems } from './budget.ts';

const manifest: BuildManifest = {
  entry: { file: 'entry.js', dynamicImports: ['page'] },
  page: { file: 'page.js', imports: ['react'], dynamicImports: ['home', 'game'] },
  react: { file: 'react.js' },
  home: { file: 'home.js', imports: ['react'] },
  game: { file: 'game.js' },
};
const sizes: Record<string, number> = { 'entry.js': 4, 'page.js': 6, 'react.js': 50, 'home.js': 5, 'game.js': 100 };
const sizeOf = (file: string) => sizes[file] ?? 0;
const limits = { entry: 'entry', first: ['home'], foreign: ['game'] };

test('the size of the first route counts every file that loads at once, once', () => {
  expect(budgetProblems(manifest, sizeOf, { ...limits, limit: 65 })).toEqual({ bytes: 65, problems: [] });
});

test('one byte above the limit is a problem', () => {
  expect(budgetProblems(manifest, sizeOf, { ...limits, limit: 64 }).problems).toHaveLength(1);
});

test('code of another route in the first one is a problem', () => {
  const leaking = { ...manifest, home: { file: 'home.js', imports: ['react', 'game'] } };
  expect(budgetProblems(leaking, sizeOf, { ...limits, limit: 1000 }).problems).toEqual([
    'game loads with the first route',
  ]);
});
