import { defineConfig } from 'vitest/config';
import { moduleNames } from './build/module-names.ts';
import { pageNamesModule } from './build/page-names.ts';
import { isFull } from './tests/fixtures/full-run.ts';
import { chooseScratchFolder } from './tests/fixtures/scratch-folder.ts';

chooseScratchFolder();

const shared = {
  testTimeout: 60_000,
  hookTimeout: 90_000,
  setupFiles: ['./tests/fixtures/property-seed.ts', './tests/fixtures/left-behind.ts'],
};
/** What takes long belongs to `npm run test:full` (tests/README.md). */
const exclude = isFull ? [] : ['**/*.full.test.{ts,tsx}'];
/** Plugins that the renderer's sources need in every project that imports them. */
const ofRenderer = () => [moduleNames(), pageNamesModule()];
const testsOf = (...folders: readonly string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

export default defineConfig({
  test: {
    // Twice the cores of the smallest machine: tests of the platform wait for answers that take an even time, for the
    // database and for other processes, about a third of their time.
    maxWorkers: 4,
    exclude,
    reporters: ['default', './tests/fixtures/reporters/unit-summary.ts'],
    projects: [
      // Test files restore the state of modules, in any order, so modules are loaded once for all of them.
      {
        plugins: ofRenderer(),
        test: {
          ...shared,
          name: 'rules',
          isolate: false,
          include: testsOf('shared', 'platform', 'tests/hostile'),
          globalSetup: './tests/fixtures/platform/test-server.ts',
        },
      },
      {
        plugins: ofRenderer(),
        test: { ...shared, name: 'window', isolate: false, include: testsOf('renderer', 'electron') },
      },
      // What the built site answers without a browser: one product for all files.
      {
        test: {
          ...shared,
          name: 'site',
          isolate: false,
          include: testsOf('tests/site'),
          globalSetup: './tests/fixtures/built-site.ts',
          expect: { poll: { timeout: 20_000 } },
        },
      },
      // The built main process of the desktop app, on the stand-in for Electron.
      {
        test: {
          ...shared,
          name: 'desktop',
          isolate: false,
          include: testsOf('tests/desktop'),
          globalSetup: './tests/fixtures/electron/built-desktop.ts',
          expect: { poll: { timeout: 20_000 } },
        },
      },
      // Kills processes of its own: one file after another.
      {
        test: {
          ...shared,
          name: 'faults',
          include: testsOf('tests/faults'),
          testTimeout: 900_000,
          hookTimeout: 240_000,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      // Reads the caches of modules, so each file has modules of its own.
      { test: { ...shared, name: 'build', include: testsOf('build') } },
    ],
  },
});
