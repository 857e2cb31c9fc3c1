import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';

const SOURCES = ['build', 'docs', 'electron', 'platform', 'renderer', 'shared', 'tests'];
const SETTINGS = [
  '.gitignore',
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
