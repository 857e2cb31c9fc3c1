import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#shared/domain/languages.ts';
import type { Sources } from './beginning.ts';
import { newFiles } from './new-files.ts';

const recipes = readFileSync('docs/recipes.md', 'utf8');

/** Returns the files that a recipe names in one place, with the languages written out. */
function namedFiles(from: string, to: string, names: Readonly<Record<string, string>>): string[] {
  const start = recipes.indexOf(from);
  const recipe = recipes.slice(start, recipes.indexOf(to, start));
  const paths = [...recipe.matchAll(/`((?:renderer|shared|platform)\/[^`\s]+\.\w+)`/g)].map(([, path = '']) =>
    Object.entries(names).reduce((whole, [word, value]) => whole.replaceAll(`<${word}>`, value), path),
  );
  const languages = LANGUAGES.map(({ code }) => code);
  return paths.flatMap((path) =>
    path.includes('<language>') ? languages.map((code) => path.replace('<language>', code)) : [path],
  );
}

test.each(['information/about', 'information/terms/payments', 'laliga', 'landings/spring'])(
  'the page of content %s begins with its structure and a file for each language',
  (id) => {
    const { files } = newFiles('content', id);
    const names = ['page', ...LANGUAGES.map(({ code }) => code)];
    expect(files.map(({ path }) => path)).toEqual(
      names.map((name) => `platform/modules/content/pages/${id}/${name}.json`),
    );
  },
);

/** Sources with some files. */
const having = (files: Readonly<Record<string, string>> = {}): Sources => ({
  has: (path) => Object.keys(files).some((file) => file === path || file.startsWith(`${path}/`)),
  read: (path) => files[path] ?? null,
  nextMigration: () => '123',
});
const paths = ({ files }: { readonly files: readonly { readonly path: string }[] }) =>
  files.map(({ path }) => path).sort();

test('a new page begins with the files that its recipe names', () => {
  const named = namedFiles('**A page.**', 'Then:', { name: 'game-rules' });
  expect(paths(newFiles('page', 'game-rules'))).toEqual(named.sort());
});

test('a new module begins with the files that its recipe names, and the next migration', () => {
  const named = namedFiles('**A module of the platform.**', 'Then:', { name: 'pay-slips', number: '123' });
  expect(paths(newFiles('module', 'pay-slips', having()))).toEqual(named.sort());
});

test('the next migration has the number after those of the repository', () => {
  const numbers = readdirSync('platform/migrations').map((file) => Number(file.slice(0, 3)));
  const migration = newFiles('module', 'pay-slips').files.find(({ path }) => path.endsWith('.sql'))?.path;
  expect(migration).toBe(`platform/migrations/${String(Math.max(...numbers) + 1).padStart(3, '0')}-pay-slips.sql`);
});

describe('a new call', () => {
  const office = { 'platform/modules/office/office-module.ts': 'export function officeModule() {}' };
  const contract = 'shared/contracts/pay-slips.ts';
  const routes = 'platform/modules/office/pay-slips-routes.ts';

  test('of a new topic begins with the files that its recipe names', () => {
    const named = namedFiles('**A call.**', 'Then:', { module: 'office', topic: 'pay-slips' });
    expect(paths(newFiles('call', 'office/pay-slips', having(office)))).toEqual(named.sort());
  });

  test('of a topic that exists is told as what to add to its files, under its own name', () => {
    const sources = having({ ...office, [contract]: 'export const paySlipsCall = 1;', [routes]: '' });
    const { files, next } = newFiles('call', 'office/pay-slips/ask-pay-slip', sources);
    const added = (path: string) => next.find((step) => step.startsWith(`add to ${path}`));
    expect(files.map(({ path }) => path)).toEqual(['platform/modules/office/pay-slips.test.ts']);
    expect(added(contract)).toContain('export const askPaySlipCall = defineCall({');
    expect(added(routes)).toContain('register(app, askPaySlipCall, ');
    expect(added('shared/contracts/paths.ts')).toContain("askPaySlip: '/web-api/office/pay-slips/ask-pay-slip',");
    expect(next.join()).not.toContain('registerPaySlipsRoutes');
  });

  test('of the topic of its module is registered by the entry of the module', () => {
    const { files, next } = newFiles('call', 'office/office/pay-slips', having(office));
    expect(files.map(({ path }) => path)).not.toContain('platform/modules/office/office-routes.ts');
    expect(next.join()).toContain('add to platform/modules/office/office-module.ts');
    expect(next.join()).toContain("paySlips: '/web-api/office/pay-slips',");
  });

  test.each([
    ['office/pay-slips', { [contract]: 'export const paySlipsCall = 1;' }, /has a paySlipsCall already/],
    ['office/search', {}, /has a path search already/],
    ['shop/pay-slips', {}, /no platform.modules.shop: begin it with node build.new.ts module shop/],
  ])('%s that another has the name of, or without a module, is refused', (name, more, error) => {
    expect(() => newFiles('call', name, having({ ...office, ...more }))).toThrow(error);
  });
});

test.each([
  [undefined, 'game-rules', /say what is new: .*page/],
  ['planet', 'game-rules', /say what is new/],
  ['page', undefined, /give it a name/],
  ['page', 'GameRules', /give it a name such as game-rules/],
  ['page', '../rules', /give it a name/],
  ['content', '../rules', /give it a name such as information.about/],
  ['content', 'information/', /give it a name/],
  ['constructor', 'rules', /say what is new/],
  ['call', 'office', /give it a name such as office.pay-slips/],
  ['call', 'office/', /give it a name/],
  ['call', '../office/pay-slips', /give it a name/],
  ['call', 'office/pay-slips/ask/twice', /give it a name/],
  ['call', 'office/PaySlips', /give it a name/],
  ['module', 'PaySlips', /give it a name such as pay-slips/],
  ['module', 'slips-2', /give it a name/],
  ['module', 'a'.repeat(41), /give it a name/],
  ['module', 'office/pay-slips', /give it a name/],
  ['module', 'search', /has a path search already/],
  ['module', 'constructor', /has a path constructor already/],
])('%s %s is refused with what to give instead', (kind, name, error) => {
  expect(() => newFiles(kind, name)).toThrow(error);
});
