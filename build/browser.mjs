import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Chromium without a visible window: the journeys take a third less time in it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const systemBrowsers = [HEADLESS_SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Returns a Chromium on this machine: named by CHROMIUM, from the system, or Playwright's own; else null. */
export function findBrowser(root) {
  const named = process.env.CHROMIUM;
  if (named) return existsSync(named) ? named : null;
  const system = systemBrowsers.find((file) => existsSync(file));
  if (system) return system;
  const question = "import('playwright').then(({chromium})=>process.stdout.write(chromium.executablePath()))";
  const own = spawnSync(process.execPath, ['-e', question], { cwd: root, encoding: 'utf8' }).stdout?.trim();
  return own && existsSync(own) ? own : null;
}

/**
 * Provides a browser for the tests: Debian's package where this process may install it, else Playwright's download.
 * Returns null when there is one, else a sentence that says what to do.
 */
export function installBrowser(root, step) {
  if (process.env.CHROMIUM && !findBrowser(root))
    return `CHROMIUM names ${process.env.CHROMIUM}, which does not exist.`;
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (debian && !process.env.CHROMIUM && !existsSync(HEADLESS_SHELL)) {
    step('installing Chromium from Debian');
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-qq'], quiet);
    // Older systems have no package of the headless shell; the browser's package also installs the fonts.
    for (const name of ['chromium', 'chromium-headless-shell'])
      spawnSync('apt-get', ['install', '-y', '-qq', name], quiet);
  }
  if (findBrowser(root)) return null;
  if (!debian) {
    step('downloading Chromium with Playwright');
    spawnSync(process.execPath, [path.join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'], {
      cwd: root,
      stdio: 'inherit',
    });
  }
  if (findBrowser(root)) return null;
  return 'Install it yourself ("apt-get install chromium" as root, or "npx playwright install chromium") or set CHROMIUM to its path, then run the tests again.';
}
