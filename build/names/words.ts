import path from 'node:path';
import { halvesOf } from './source-text.ts';

/** A row of one of the glossary's lists of what is not used. */
export interface BannedWord {
  /**
   * In names: a word in lower case bans every identifier that has it (`desk` bans `PageDesk` and `page-desk.ts`), a
   * pattern with `*` bans identifiers of that shape, and anything else bans that identifier. In prose: a phrase.
   */
  readonly word: string;
  readonly instead: string;
  /** Identifiers that may have the word all the same, and beginnings of paths in which it may stand. */
  readonly except: readonly string[];
}

export interface Glossary {
  readonly names: readonly BannedWord[];
  readonly phrases: readonly BannedWord[];
}

function tableUnder(page: string, heading: string): BannedWord[] {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const lines = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
  if (lines.length < 2) throw new Error(`docs/glossary.md has no table under "${heading}"`);
  return lines
    .slice(1)
    .filter((line) => !/^\| *-/.test(line))
    .flatMap((line) => {
      const [, words = '', instead = '', except = ''] = line.split(/(?<!\\)\|/).map((one) => one.trim());
      const listed = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one);
      return listed(words).map((word) => ({ word, instead, except: listed(except) }));
    });
}

/**
 * Reads the lists of words that are not used from the text of docs/glossary.md.
 *
 * @throws Error when the page lacks one of its two tables
 */
export function readGlossary(page: string): Glossary {
  return { names: tableUnder(page, 'Names that are not used'), phrases: tableUnder(page, 'Phrases that are not used') };
}

/** Words of an identifier or a file name, in lower case: `pageDesk`, `PAGE_DESK` and `page-desk` have the same two. */
export function wordsOf(identifier: string): string[] {
  return identifier
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

function bans({ word }: BannedWord, identifier: string, words: readonly string[]): boolean {
  if (word.includes('*')) return new RegExp(`^${word.replaceAll('*', '.*')}$`).test(identifier);
  return /^[a-z]+$/.test(word) ? words.includes(word) : identifier === word;
}

const isExempt = ({ except }: BannedWord, file: string, identifier: string) =>
  except.some((one) => one === identifier || (one.includes('/') && file.startsWith(one)));

function problemsOfNames(file: string, code: string, banned: readonly BannedWord[]): string[] {
  const names = new Set([...code.matchAll(/[A-Za-z_$][\w$]*/g)].map(([name]) => name));
  const parts = file.split('/').map((part) => part.slice(0, part.length - path.extname(part).length));
  return [...names, ...parts].flatMap((name) => {
    const words = wordsOf(name);
    const found = banned.find((one) => bans(one, name, words) && !isExempt(one, file, name));
    return found ? [`${file}: "${name}" has the word "${found.word}"; say ${found.instead}`] : [];
  });
}

/** Names and phrases of a file that the glossary lists as not used, each with what to say instead. */
export function problemsOfWords(file: string, text: string, { names, phrases }: Glossary): string[] {
  const { code, comments } = halvesOf(file, text);
  const patterns = phrases.map((one) => ({ one, pattern: new RegExp(`\\b${one.word}\\b`, 'i') }));
  const inComments = comments.flatMap(({ line, text: comment }) =>
    patterns.flatMap(({ one, pattern }) =>
      pattern.test(comment) && !isExempt(one, file, '')
        ? [`${file}:${line}: "${one.word}" needs a second reading; ${one.instead}`]
        : [],
    ),
  );
  return [...problemsOfNames(file, code, names), ...inComments];
}

/** Translation keys of a namespace that have a word which names must not have. */
export function problemsOfKeys(namespace: string, keys: readonly string[], { names }: Glossary): string[] {
  return [namespace, ...keys].flatMap((key) => {
    const found = names.find((one) => bans(one, key, wordsOf(key)) && !isExempt(one, `locales/${namespace}`, key));
    return found ? [`${namespace}.json: the key "${key}" has the word "${found.word}"; say ${found.instead}`] : [];
  });
}
