import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';

const SOURCES = ['build', 'docs', 'electron', 'platform', 'renderer', 'shared', 'tests'];
const SETTINGS = [
  '.gitignore',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.md',
  'biome.json',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
];

/** Makes a copy of the sources in which a recipe can be followed. */
function copyOfSources(): string {
  const copy = temporaryFolder('recipe');
  for (const name of [...SOURCES, ...SETTINGS]) {
    cpSync(name, path.join(copy, name), { recursive: true, filter: (file) => !file.includes('node_modules') });
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  // The checks ask git for the sources.
  expect(run(copy, 'git', 'init', '--quiet')).toBe('ok');
  return copy;
}

/** Runs a command in a copy. Returns its output, with its exit code when it fails. */
function run(copy: string, command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8' });
  return status === 0 ? 'ok' : `exit ${status}\n${stdout}${stderr}`;
}

const bin = (name: string) => path.resolve('node_modules/.bin', name);

/** Changes one place of a file in a copy. */
function edit(copy: string, file: string, from: string, to: string): void {
  const whole = path.join(copy, file);
  const text = readFileSync(whole, 'utf8');
  expect(text, `${file} has the place that the recipe changes`).toContain(from);
  writeFileSync(whole, text.replace(from, to));
}

/** Texts that differ from language to language. */
const textsOf = (language: string) => ({
  about: `What every player should know about taxes on winnings, told in the language ${language}.`,
  heading: `Taxes (${language})`,
  title: `Taxes on winnings (${language})`,
  words: `tax, ${language}`,
});

/** Texts of a page of content in a language. */
const contentTexts = (language: string) => ({
  state: 'approved',
  version: 1,
  title: `Fair play (${language})`,
  description: `What every player should know about fair play, told in the language ${language}.`,
  heading: `Fair play (${language})`,
  words: `fair, ${language}`,
  blocks: { intro: { text: `Fair play, told in the language ${language}: see [the line](/line).` } },
});

/** Runs `node build/new.ts` in a copy. Returns what it tells to do next, which has each of the lines. */
function begin(copy: string, kind: string, name: string, ...lines: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['build/new.ts', kind, name], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  for (const line of lines) expect(stdout).toContain(line);
}

const addBefore = (copy: string, file: string, place: string, line: string) => edit(copy, file, place, line + place);

/** Adds an import to a file in a copy; where it stands is decided by the formatter. */
function addImport(copy: string, file: string, name: string, from: string): void {
  const whole = path.join(copy, file);
  writeFileSync(whole, `import { ${name} } from '${from}';\n${readFileSync(whole, 'utf8')}`);
}

/** Runs what `npm run check` does for new code of a copy, after the imports of one file are sorted. */
function checked(copy: string, projects: readonly string[], sorted: string): string {
  const told = [
    run(copy, bin('biome'), 'check', '--write', sorted),
    run(copy, bin('biome'), 'check', '--error-on-warnings', ...SOURCES),
    ...projects.map((project) => run(copy, bin('tsc'), '-p', project)),
    run(copy, process.execPath, 'build/check-files.ts'),
    run(copy, process.execPath, 'build/check-names.ts'),
    run(copy, bin('knip'), '--config', 'build/knip.json'),
  ].filter((answer) => answer !== 'ok');
  return told.length === 0 ? 'ok' : told.join('\n');
}

/** Type checks and tests of a whole copy run one after another, ms. */
const RECIPE_MS = 300_000;

test(
  'the recipe of a page leads to a page that is typed, named, found and described in every language',
  () => {
    const copy = copyOfSources();
    expect(run(copy, process.execPath, 'build/new.ts', 'page', 'taxes')).toBe('ok');
    edit(
      copy,
      'shared/domain/routing/rows/information-rows.ts',
      "plain('taxation', { flag: FLAG.taxation }),",
      `plain('taxation', {
    flag: FLAG.taxation,
    page: 'taxes',
    links: { places: ['footer', 'search'], name: 'taxes:heading', words: 'taxes:words' },
  }),`,
    );
    for (const language of ['ar', 'de', 'en', 'es', 'fr', 'pt', 'ru', 'tr']) {
      writeFileSync(path.join(copy, `renderer/locales/${language}/taxes.json`), JSON.stringify(textsOf(language)));
    }
    expect(run(copy, process.execPath, 'build/write-routes.ts')).toBe('ok');
    expect(run(copy, bin('tsc'), '-p', 'renderer')).toBe('ok');
    expect(run(copy, process.execPath, 'build/check-translations.ts')).toBe('ok');
    const tests = ['renderer/app/pages.test.ts', 'renderer/entries/preloaded-pages.test.tsx', 'shared/domain/routing'];
    expect(run(copy, bin('vitest'), 'run', '--project=window', '--project=rules', ...tests)).toBe('ok');
  },
  RECIPE_MS,
);

test(
  'the recipe of a page of content leads to a page at its address, without a line of code',
  () => {
    const copy = copyOfSources();
    const page = 'platform/modules/content/pages/information/fairplay';
    expect(run(copy, process.execPath, 'build/new.ts', 'content', 'information/fairplay')).toBe('ok');
    for (const language of ['ar', 'de', 'en', 'es', 'fr', 'pt', 'ru', 'tr']) {
      writeFileSync(path.join(copy, `${page}/${language}.json`), JSON.stringify(contentTexts(language)));
    }
    const changed = spawnSync('git', ['status', '--short', '--untracked-files=all', page], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect(changed.stdout.trim().split('\n')).toHaveLength(9);
    writeFileSync(
      path.join(copy, 'platform/modules/content/followed.test.ts'),
      `import { expect, test } from 'vitest';
import { openPaths } from '#shared/contracts/paths.ts';
import { startTestPlatform } from '#tests/fixtures/platform/test-platform.ts';

test('the page is served, listed and in the site map', async () => {
  const site = await startTestPlatform();
  const visitor = site.client();
  const page = await visitor.get<{ heading: string }>(openPaths.content + '?id=information/fairplay&lang=ar');
  expect(page.body.heading).toBe('Fair play (ar)');
  const { body } = await visitor.get<{ pages: { id: string }[] }>(openPaths.contentPages + '?lang=de');
  expect(body.pages).toContainEqual(expect.objectContaining({ id: 'information/fairplay', name: 'Fair play (de)' }));
  const map = await visitor.get<{ paths: string[] }>(openPaths.siteMap + '?part=pages');
  expect(map.body.paths).toContain('/en/information/fairplay');
  await site.close();
});
`,
    );
    expect(run(copy, bin('vitest'), 'run', '--project=rules', 'platform/modules/content')).toBe('ok');
  },
  RECIPE_MS,
);

test(
  'the recipe of a call leads to a call that answers over HTTP, is typed in the renderer, and has a rate',
  () => {
    const copy = copyOfSources();
    const line = "paySlips: '/web-api/office/pay-slips',";
    const registration = 'registerPaySlipsRoutes(app, { register, clock });';
    const endpoint = "paySlips: queryOf(build, paySlipsCalls, 'paySlipsCall'),";
    const calls = "const paySlipsCalls = () => import('#shared/contracts/pay-slips.ts');";
    begin(copy, 'call', 'office/pay-slips', line, registration, endpoint, calls);
    addBefore(copy, 'shared/contracts/paths.ts', '  officeMenu:', `  ${line}\n`);
    const contract = 'shared/contracts/pay-slips.ts';
    edit(copy, contract, "summary: ''", "summary: 'When the latest pay slip of the player was made'");
    const people = 'platform/areas/people.ts';
    addBefore(copy, people, '      officeModule(', `      ${registration}\n`);
    addImport(copy, people, 'registerPaySlipsRoutes', '../modules/office/pay-slips-routes.ts');
    const api = 'renderer/features/apps/api.ts';
    edit(copy, api, 'endpoints: (build) => ({\n', `endpoints: (build) => ({\n    ${endpoint}\n`);
    addBefore(copy, api, 'export const appsApi', `${calls}\n\n`);
    expect(checked(copy, ['shared', 'platform', 'renderer'], people)).toBe('ok');
    const tests = ['platform/modules/office', 'platform/modules/openapi', 'platform/plugins/call-limits.test.ts'];
    expect(run(copy, bin('vitest'), 'run', '--project=rules', ...tests)).toBe('ok');
    edit(copy, contract, "  rate: 'session',\n", '');
    expect(run(copy, bin('tsc'), '-p', 'shared')).toContain("'rate'");
  },
  RECIPE_MS,
);

test(
  'the recipe of a module leads to one with a table, whose first call answers over HTTP',
  () => {
    const copy = copyOfSources();
    const line = "paySlips: '/web-api/pay-slips',";
    const registration =
      'paySlipsModule(app, { register, service: createPaySlipsService(createPaySlipsRepository(database.sql)) });';
    const [rule, data] = ["ofAccountHolder('pay_slips_entry', '…', 'contract', []),", 'pay slips'];
    const row = '| `pay_slips_entry` | … | contract | until the closing | deleted | stays | yes |';
    begin(copy, 'module', 'pay-slips', line, registration, rule, row);
    addBefore(copy, 'shared/contracts/paths.ts', '  officeMenu:', `  ${line}\n`);
    edit(copy, 'shared/contracts/pay-slips.ts', "summary: ''", "summary: 'Pay slips of the player, newest first'");
    const people = 'platform/areas/people.ts';
    addBefore(copy, people, '      officeModule(', `      ${registration}\n`);
    for (const [name, file] of [
      ['paySlipsModule', 'module'],
      ['createPaySlipsService', 'service'],
      ['createPaySlipsRepository', 'repository'],
    ] as const)
      addImport(copy, people, name, `../modules/pay-slips/pay-slips-${file}.ts`);
    const schedule = 'platform/modules/records/retention-schedule.ts';
    addBefore(copy, schedule, "  ofAccountHolder('passkey',", `  ${rule.replace('…', data)}\n`);
    addBefore(copy, 'docs/retention.md', '| `passkey` |', `${row.replace('…', data)}\n`);
    expect(checked(copy, ['shared', 'platform'], people)).toBe('ok');
    const tests = ['pay-slips', 'records', 'openapi'].map((module) => `platform/modules/${module}`);
    expect(run(copy, bin('vitest'), 'run', '--project=rules', ...tests)).toBe('ok');
  },
  RECIPE_MS,
);
