import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { newFiles } from './new-files.ts';

const recipes = readFileSync('docs/recipes.md', 'utf8');

/** Returns the files that a recipe names, with the languages written out. */
function namedFiles(recipe: string, name: string): string[] {
  const paths = [...recipe.matchAll(/`((?:renderer|shared|platform)\/[^`\s]+\.\w+)`/g)].map(([, path = '']) =>
    path.replaceAll('<name>', name),
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

test('a new page begins with the files that its recipe names', () => {
  const recipe = recipes.slice(recipes.indexOf('**A page.**'), recipes.indexOf('Then:'));
  const { files } = newFiles('page', 'game-rules');
  expect(files.map(({ path }) => path).sort()).toEqual(namedFiles(recipe, 'game-rules').sort());
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
])('%s %s is refused with what to give instead', (kind, name, error) => {
  expect(() => newFiles(kind, name)).toThrow(error);
});
