import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { problemsOfMessages } from './translations.ts';
import { usedKeys } from './used-keys.ts';

const root = 'renderer/locales';
const reference = 'en';

function readNamespaces(language: string): Map<string, Record<string, string>> {
  const folder = path.join(root, language);
  return new Map(
    readdirSync(folder).map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>,
    ]),
  );
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
