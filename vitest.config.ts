import { defineConfig } from 'vitest/config';
import { chooseScratchFolder } from './tests/fixtures/scratch-folder.ts';

chooseScratchFolder();

const shared = { testTimeout: 60_000, hookTimeout: 90_000, setupFiles: './tests/fixtures/property-seed.ts' };
const testsOf = (...folders: readonly string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

export default defineConfig({
  test: {
    // More than the cores of the smallest machine: tests of the platform wait for the database and for other processes.
    maxWorkers: 3,
    projects: [
      // Test files restore the state of modules, in any order, so modules are loaded once for all of them.
      {
        test: {
          ...shared,
          name: 'rules',
          isolate: false,
          include: testsOf('shared', 'platform', 'tests/hostile'),
          globalSetup: './tests/fixtures/platform/test-server.ts',
        },
      },
      { test: { ...shared, name: 'window', isolate: false, include: testsOf('renderer', 'electron') } },
      // Reads the caches of modules, so each file has modules of its own.
      { test: { ...shared, name: 'build', include: testsOf('build') } },
    ],
  },
});
