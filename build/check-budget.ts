import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type BuildManifest, budgetProblems, FIRST_PAGE } from './budget.ts';

const KIB = 1024;
const folder = 'dist/web';
const limits = {
  ...FIRST_PAGE,
  foreign: [
    ...globSync('renderer/features/**/*-page.tsx').filter((page) => !FIRST_PAGE.first.includes(page)),
    'renderer/features/search/search-dialog.tsx',
  ],
  limit: 128 * KIB,
};

const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as BuildManifest;
const missing = [limits.entry, ...limits.foreign].filter((module) => !manifest[module]);
const sizeOf = (file: string) => statSync(path.join(folder, `${file}.br`)).size;
const { bytes, problems } = budgetProblems(manifest, sizeOf, limits);
const all = [
  ...missing.map((module) => `the build has no chunk of ${module}: correct build/check-budget.ts`),
  ...problems,
];
for (const problem of all) console.error(problem);
console.log(
  `first page: ${(bytes / KIB).toFixed(1)} KiB of script (brotli), ${(limits.limit / KIB).toFixed(0)} allowed`,
);
process.exit(all.length > 0 ? 1 : 0);
