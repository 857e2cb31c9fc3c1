import { defineConfig } from '@playwright/test';
import { findBrowser } from './build/browser.mjs';
import { desktopFilters } from './tests/fixtures/desktop-journeys.ts';
import { isFull } from './tests/fixtures/full-run.ts';
import { chooseScratchFolder } from './tests/fixtures/scratch-folder.ts';

chooseScratchFolder();

const executablePath = findBrowser(import.meta.dirname) ?? undefined;
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Where the journeys of a project are told. */
interface Place {
  readonly host: 'desktop' | 'web';
}

export default defineConfig<Place>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  reporter: [['list'], ['./tests/fixtures/reporters/journey-summary.ts']],
  // More than the cores of the smallest machine: a journey waits for the feed and the platform about half of its time.
  workers: 3,
  fullyParallel: true,
  timeout: 120_000,
  // A journey may be repeated once; the run names it at its end.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 20_000 },
  globalSetup: './tests/fixtures/start-site.ts',
  use: {
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...quiet, ...asRoot] },
    screenshot: 'only-on-failure',
    // Pictures of the screen and the document make a page up to three times slower, and a slow page fails for that alone.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: false },
    // Movement takes a tenth of the journeys' processor time; those of the full run see it.
    reducedMotion: isFull ? 'no-preference' : 'reduce',
    // What one test keeps on a device is no other's business; the tests of the worker let it in.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'web',
      testIgnore: /desktop|real-electron/,
      ...(isFull ? {} : { grepInvert: /@full/ }),
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'desktop',
      ...desktopFilters(isFull),
      use: { viewport: { width: 1440, height: 900 }, host: 'desktop' },
    },
    { name: 'electron', testMatch: /real-electron.*\.spec\.ts/ },
  ],
});
