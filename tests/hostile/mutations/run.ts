import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { mutate } from '#tests/fixtures/mutate.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { HOSTILE_LISTS, HOSTILE_MUTATIONS } from './all-mutations.ts';
import type { HostileMutation } from './mutation.ts';

/*
 * `npm run mutations`: takes each defence away in a copy of the sources, and runs the test that has to fail without it.
 * Words choose the mutations whose fault, module or test contains one of them: `npm run mutations -- captcha`.
 * `--together` takes the defences of one test file away in one run where their tests differ: a fraction of the time, but
 * a test may then fail for a fault of its neighbour.
 */
const root = path.resolve(import.meta.dirname, '../../..');
const RUN_MS = 600_000;
/** Folders whose tests need no modules of the window. */
const RULES = /^(?:shared|platform|tests\/hostile)\//;
/** Errors of a module that does not load at all; they prove nothing about the defence. */
const NOT_LOADED = /SyntaxError|ERR_MODULE_NOT_FOUND|is not defined|syntax error at or near/;

/** A test that has run. */
interface Ran {
  readonly title: string;
  /** Null for a test that passed. */
  readonly failure: string | null;
}

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Copies the sources, uncommitted changes included, and links what is installed. */
function copySources(): string {
  const folder = temporaryFolder('mutations');
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  const files = listed.toString().split('\0');
  for (const file of files.filter((name) => name !== '' && name !== 'node_modules')) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(folder, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

function projectOf(test: string): string {
  if (RULES.test(test)) return 'rules';
  return test.startsWith('build/') ? 'build' : 'window';
}

const escaped = (title: string) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Runs the tests of some titles in one file; returns those that ran, and what the runner said. */
function runTests(folder: string, test: string, titles: readonly string[]): Promise<{ ran: Ran[]; said: string }> {
  const report = path.join(folder, 'outcome.json');
  writeFileSync(report, '{"testResults":[]}');
  const chosen = ['--project', projectOf(test), test, '-t', titles.map(escaped).join('|')];
  const how = ['--reporter=json', `--outputFile=${report}`, '--fsModuleCache'];
  const program = path.join(root, 'node_modules/vitest/vitest.mjs');
  const options = { cwd: folder, timeout: RUN_MS, env: { ...process.env, NO_COLOR: '1' } };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, 'run', ...chosen, ...how], options, (_error, stdout, stderr) => {
      const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
      const ran = testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ ancestorTitles, title, status, failureMessages }) => ({
          title: [...ancestorTitles, title].join(' > '),
          failure: status === 'failed' ? failureMessages.join('\n') : null,
        }));
      resolve({ ran, said: `${stdout}\n${stderr}`.trim().slice(-400) });
    });
  });
}

/** Runs the tests of mutations that are made at once; returns those that were not found, with the reason. */
async function unseenOf(folder: string, group: readonly HostileMutation[]): Promise<Map<HostileMutation, string>> {
  const test = group[0]?.test ?? '';
  const titles = group.map(({ title }) => title);
  const sources = new Map(group.map(({ module }) => [module, readFileSync(path.join(folder, module), 'utf8')]));
  const write = (texts: ReadonlyMap<string, string>) => {
    for (const [module, text] of texts) writeFileSync(path.join(folder, module), text);
  };
  const unseen = new Map<HostileMutation, string>();
  write(withFaults(sources, group));
  const mutated = await runTests(folder, test, titles).finally(() => write(sources));
  const whole = await runTests(folder, test, titles);
  for (const mutation of group) {
    const isOf = (one: Ran) => one.title.includes(mutation.title);
    const failure = mutated.ran.filter(isOf).find((one) => one.failure !== null && !NOT_LOADED.test(one.failure));
    const broken = whole.ran.filter(isOf).find((one) => one.failure !== null);
    if (!mutated.ran.some(isOf)) unseen.set(mutation, `no test ran: ${mutated.said}`);
    else if (!failure) unseen.set(mutation, 'the test passes without the defence, or a module does not load');
    else if (broken) unseen.set(mutation, `the test fails with the defence too: ${broken.failure?.split('\n', 1)[0]}`);
    else if (!whole.ran.some(isOf)) unseen.set(mutation, `no test has this title: ${whole.said}`);
    else console.log(`✓ ${mutation.fault}\n    ${test}: ${failure.failure?.split('\n', 1)[0]}`);
  }
  return unseen;
}

function withFaults(sources: ReadonlyMap<string, string>, group: readonly HostileMutation[]): Map<string, string> {
  const changed = new Map(sources);
  for (const one of group) changed.set(one.module, mutate(changed.get(one.module) ?? '', one, HOSTILE_LISTS));
  return changed;
}

/** Whether mutations can be made at once: their tests differ, and none changes the text of another. */
function areCompatible(group: readonly HostileMutation[]): boolean {
  const sources = new Map(group.map(({ module }) => [module, readFileSync(path.join(root, module), 'utf8')]));
  try {
    withFaults(sources, group);
    return new Set(group.map(({ title }) => title)).size === group.length;
  } catch {
    return false;
  }
}

/** Returns groups of mutations that are made at once. */
function groupsOf(mutations: readonly HostileMutation[], isTogether: boolean): HostileMutation[][] {
  const groups: HostileMutation[][] = [];
  for (const one of mutations) {
    const group = isTogether
      ? groups.find((other) => other[0]?.test === one.test && areCompatible([...other, one]))
      : undefined;
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

const { values, positionals: words } = parseArgs({
  options: { together: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const chosen = HOSTILE_MUTATIONS.filter(({ fault, module, test }) =>
  words.length === 0 ? true : words.some((word) => `${fault} ${module} ${test}`.includes(word)),
);
const folder = copySources();
let missed = 0;
for (const group of groupsOf(chosen, values.together)) {
  const unseen = await unseenOf(folder, group);
  missed += unseen.size;
  for (const [{ fault, test }, reason] of unseen) console.log(`✗ ${fault}\n    ${test}: ${reason}`);
}
console.log(`\n${chosen.length - missed} of ${chosen.length} faults are found by their tests`);
process.exitCode = missed === 0 ? 0 : 1;
