import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { linkedRows } from '#shared/domain/routing/linked-rows.ts';

/** Module that exports the names by language, each loaded when it is read. */
const MODULE = 'virtual:page-names';
/** Part of it that exports the names of all languages at once. */
const ALL = '/all';
const LOCALES = path.resolve(import.meta.dirname, '../renderer/locales');

type Texts = Readonly<Record<string, string>>;

/** Returns the text of a key such as `calculator:heading`. */
function textOf(language: string, key: string): string {
  const [namespace = '', name = ''] = key.split(':');
  const file = path.join(LOCALES, language, `${namespace}.json`);
  const text = (JSON.parse(readFileSync(file, 'utf8')) as Texts)[name];
  if (text === undefined) throw new Error(`a linked page is named ${key}, which is not in ${file}`);
  return text;
}

/**
 * Returns the names of the linked pages in a language: the namespace `pages`, with the id of the row as the key, and the
 * words by which the search finds the page under `words_<id>`.
 */
export function pageNames(language: string): Texts {
  return Object.fromEntries(
    linkedRows().flatMap(({ id, links }) => [
      [id, textOf(language, links.name)],
      ...(links.words === undefined ? [] : [[`words_${id}`, textOf(language, links.words)] as const]),
    ]),
  );
}

/**
 * Collects the names of linked pages from the texts of the pages: a list of links then loads one small file, and a page
 * is named in one place.
 */
export function pageNamesModule(): Plugin {
  const languages = LANGUAGES.map(({ code }) => code);
  return {
    name: 'page-names',
    // Without the usual mark of virtual modules: the bundler writes no source map for those, and every file has one.
    resolveId(id) {
      if (id !== MODULE && !id.startsWith(`${MODULE}/`) && id !== `${MODULE}.js`) return null;
      return id.endsWith('.js') ? id : `${id}.js`;
    },
    load(id) {
      if (!id.startsWith(MODULE)) return null;
      const part = id.slice(MODULE.length, -'.js'.length);
      const all = () => Object.fromEntries(languages.map((language) => [language, pageNames(language)]));
      const lines = languages.map((code) => `  ${code}: async () => (await import('${MODULE}/${code}')).default,`);
      if (part === '') return `export default {\n${lines.join('\n')}\n};`;
      return `export default ${JSON.stringify(part === ALL ? all() : pageNames(part.slice(1)))};`;
    },
  };
}
