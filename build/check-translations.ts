import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageNames } from './page-names.ts';
import { problemsOfMessages } from './translations.ts';
import { usedKeys } from './used-keys.ts';

const root = 'renderer/locales';
/** Folder of remote sections, which have their own texts. */
const sections = 'renderer/sections';
const reference = 'en';

function readNamespaces(language: string): Map<string, Record<string, string>> {
  const folder = path.join(root, language);
  const own = readdirSync(folder).map((file) => [path.basename(file, '.json'), path.join(folder, file)] as const);
  const others = readdirSync(sections)
    .map((name) => [`sections/${name}`, path.join(sections, name, 'locales', `${language}.json`)] as const)
    .filter(([, file]) => existsSync(file));
  const texts = [...own, ...others].map(
    ([name, file]) => [name, JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>] as const,
  );
  return new Map([...texts, ['pages', { ...pageNames(language) }]]);
}

const languages = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
const texts = new Map(languages.map((language) => [language, readNamespaces(language)]));
const problems = [...problemsOfMessages(texts, reference), ...usedKeys(texts.get(reference) ?? new Map())];
for (const problem of problems) console.error(problem);
console.log(
  `${languages.length} languages, ${[...(texts.get(reference) ?? new Map()).values()].reduce((sum, keys) => sum + Object.keys(keys).length, 0)} keys`,
);
process.exit(problems.length > 0 ? 1 : 0);
