import { defineConfig } from 'vitest/config';

const patience = { testTimeout: 60_000, hookTimeout: 90_000 };
const testsOf = (...folders: readonly string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // What modules keep, files leave as they found it (also in any other order), so modules are loaded once for all.
      { test: { ...patience, name: 'rules', isolate: false, include: testsOf('shared', 'platform') } },
      { test: { ...patience, name: 'window', isolate: false, include: testsOf('renderer', 'electron') } },
      // Looks at what modules have reckoned so far.
      { test: { ...patience, name: 'build', include: testsOf('build') } },
    ],
  },
});
