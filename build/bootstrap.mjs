// Runs on Node 20 before anything is installed: no dependency, no newer syntax.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installBrowser } from './browser.mjs';
import { isStale, markBuilt } from './stale.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const modules = path.join(root, 'node_modules');
const windows = process.platform === 'win32';

/** Exits with one sentence about the problem and one about what to do. */
function fail(what, advice) {
  console.error(`\n  ${what}\n  ${advice}\n`);
  process.exit(1);
}

function step(text) {
  console.log(`• ${text}`);
}

/** Returns the Node that the product runs on, which is a package; the Node that runs this file may be older. */
function productNode() {
  const file = path.join(modules, 'node', 'bin', windows ? 'node.exe' : 'node');
  return existsSync(file) ? file : process.execPath;
}

function environment() {
  return {
    // Compiled code is cached for the next start.
    NODE_COMPILE_CACHE: path.join(modules, '.cache', 'fairline-compiled'),
    ...process.env,
    PATH: `${path.join(modules, '.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
  };
}

function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) fail(`Node ${process.versions.node} is too old.`, 'Install Node 20 or newer and start again.');
}

/** Whether npm has installed after the last change of the lock file, such as by `npm ci`. */
function isInstalledByNpm() {
  const record = path.join(modules, '.package-lock.json');
  return existsSync(record) && statSync(record).mtimeMs >= statSync(path.join(root, 'package-lock.json')).mtimeMs;
}

function installDependencies() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = path.join(modules, '.fairline-lock');
  if (existsSync(stamp) ? readFileSync(stamp, 'utf8') === lock : isInstalledByNpm()) return;
  // "npm ci" would refuse a lock file that lacks the binaries of platforms which some registries do not carry.
  step('installing dependencies (a few minutes the first time)');
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm ? [process.execPath, npm] : [windows ? 'npm.cmd' : 'npm'];
  const result = spawnSync(
    command,
    // NODE_ENV=production would remove the packages that build the product.
    [...first, 'install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel', 'error'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  if (result.status !== 0)
    fail(
      'npm could not install the dependencies.',
      'Its own words are above. Check the network and the free disk space, then start again.',
    );
  mkdirSync(modules, { recursive: true });
  writeFileSync(stamp, lock);
}

function runProduct(script, args = [], extra = {}) {
  const result = spawnSync(productNode(), [path.join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment(), ...extra },
  });
  return result.status ?? 1;
}

const BUILDS = { web: 'building the site', sections: 'building the sections', desktop: 'building the desktop app' };

/** Ends the build of a target: one that failed ends everything. */
function endBuild(target, status) {
  if (status !== 0) fail(`The ${target} build failed.`, 'The compiler says why above.');
  markBuilt(root, target);
}

function buildWhatIsStale(target) {
  if (!isStale(root, target)) return;
  step(BUILDS[target]);
  endBuild(target, runProduct('build/build.ts', [target]));
}

/**
 * Node options for servers: requests make much short-lived garbage, and a larger young generation costs less
 * collection.
 */
const serverOptions = ['--max-semi-space-size=32'];

/** Hands the terminal to a long-running process and passes signals on, so that Ctrl+C stops it cleanly. */
function become(script, args, extra = {}) {
  const child = spawn(productNode(), [...args.node, path.join(root, script), ...args.own], {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment(), ...extra },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
}

/** Runs a script in parallel and holds its output back, so that two outputs do not mix; resolves to its exit code. */
async function runAside(script, args) {
  const child = spawn(productNode(), [path.join(root, script), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment(),
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text));
  const code = await new Promise((resolve) => {
    child.on('close', resolve);
  });
  process.stdout.write(Buffer.concat(said));
  return code ?? 1;
}

/** Builds what is stale of some targets, each on a core of its own: a build has long parts that use one. */
async function buildTogether(targets) {
  const builds = targets
    .filter((target) => isStale(root, target))
    .map(async (target) => {
      step(BUILDS[target]);
      endBuild(target, await runAside('build/build.ts', [target]));
    });
  await Promise.all(builds);
}

function runDesktop() {
  const electron = path.join(modules, 'electron');
  const named = existsSync(path.join(electron, 'path.txt'))
    ? readFileSync(path.join(electron, 'path.txt'), 'utf8')
    : '';
  const binary = path.join(
    process.env.ELECTRON_OVERRIDE_DIST_PATH ?? path.join(electron, 'dist'),
    named || (windows ? 'electron.exe' : 'electron'),
  );
  if (!existsSync(binary)) {
    fail(
      'Electron itself is not installed.',
      'Run "npx install-electron" where its download can be reached, then "npm run desktop" again.',
    );
  }
  spawnSync(binary, [root], { cwd: root, stdio: 'inherit', env: environment() });
}

const command = process.argv[2] ?? 'start';
checkNode();
installDependencies();
if (command === 'start') {
  buildWhatIsStale('web');
  become('renderer/server/main.ts', { node: serverOptions, own: [] });
} else if (command === 'dev') {
  buildWhatIsStale('sections');
  become('renderer/server/main.ts', {
    node: ['--watch-path=platform', '--watch-path=shared', '--watch-path=renderer/server', '--watch-preserve-output'],
    own: ['--dev'],
  });
} else if (command === 'test' || command === 'test:full') {
  const missing = installBrowser(root, step);
  if (missing) fail('The tests need Chromium and it could not be installed.', missing);
  await buildTogether(['web', 'desktop']);
  process.exit(runProduct('build/run-tests.ts', command === 'test' ? [] : ['--full']));
} else if (command === 'desktop') {
  buildWhatIsStale('desktop');
  runDesktop();
} else {
  fail(`Unknown command "${command}".`, 'One of start, dev, test, test:full, desktop.');
}
