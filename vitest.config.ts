import { defineConfig } from 'vitest/config';

const patience = { testTimeout: 60_000, hookTimeout: 90_000 };
const testsOf = (...folders: readonly string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // Modules without a state of their own, and a platform that each file opens anew: loaded once for all files.
      { test: { ...patience, name: 'plain', isolate: false, include: testsOf('shared', 'platform') } },
      { test: { ...patience, name: 'apart', include: testsOf('renderer', 'electron', 'build') } },
    ],
  },
});
