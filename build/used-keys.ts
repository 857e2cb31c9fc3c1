import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { linkedRows } from '#shared/domain/routing/linked-rows.ts';
import { NEVER_ASKED, type NeverAsked, OPEN_CALLS, READ_ELSEWHERE } from './key-exceptions.ts';
import { UNKNOWN_PART } from './key-texts.ts';
import { type KeyUse, keyUses } from './key-uses.ts';
import type { Namespaces } from './translations.ts';

/** Projects whose source says texts of `renderer/locales` and of the sections. */
const PROJECTS = ['renderer/tsconfig.json', 'electron/tsconfig.json'];

/** What excuses calls from the rules. */
export interface KeyExceptions {
  readonly neverAsked: readonly NeverAsked[];
  readonly openCalls: Readonly<Record<string, string>>;
}

const EXCEPTIONS: KeyExceptions = { neverAsked: NEVER_ASKED, openCalls: OPEN_CALLS };

interface AskedKey {
  readonly use: KeyUse;
  /** null: any namespace. */
  readonly namespace: string | null;
  /** With `*` for unknown parts. */
  readonly key: string;
}

function askedKeys(uses: readonly KeyUse[]): AskedKey[] {
  return uses.flatMap((use) =>
    use.keys.map((text) => {
      const end = text.indexOf(':');
      const named = end < 0 ? use.namespace : text.slice(0, end);
      return { use, namespace: named?.includes(UNKNOWN_PART) ? null : named, key: text.slice(end + 1) };
    }),
  );
}

function isLike(pattern: string): (key: string) => boolean {
  if (!pattern.includes(UNKNOWN_PART)) return (key) => key === pattern;
  const known = pattern.split(UNKNOWN_PART).map((part) => part.replaceAll(/[^\w-]/g, '\\$&'));
  const expression = new RegExp(`^${known.join('.+')}$`);
  return (key) => expression.test(key);
}

/** Keys of a namespace, or of all, that an asked key can be. */
function matching(namespaces: Namespaces, { namespace, key }: AskedKey): string[] {
  const like = isLike(key);
  return [...namespaces]
    .filter(([name]) => namespace === null || name === namespace)
    .flatMap(([name, texts]) => Object.keys(texts).flatMap((own) => (like(own) ? [`${name}:${own}`] : [])));
}

/**
 * Calls that ask for a text which is not there. A key with unknown parts has to be like one key at least. A key of which
 * nothing is known is refused, unless its file is among the open calls; exceptions that excuse nothing are refused too.
 */
export function missingKeys(namespaces: Namespaces, uses: readonly KeyUse[], exceptions = EXCEPTIONS): string[] {
  const excused = new Set(exceptions.neverAsked.flatMap(({ file, keys }) => keys.map((key) => `${file} ${key}`)));
  const open = new Set(Object.keys(exceptions.openCalls));
  const idle = new Set([...excused, ...open]);
  const problems = askedKeys(uses.filter(({ isQuestion }) => !isQuestion)).flatMap((asked) => {
    const { namespace, key, use } = asked;
    const where = `${use.file}:${use.line}`;
    if (key === UNKNOWN_PART) {
      idle.delete(use.file);
      return open.has(use.file) ? [] : [`${where}: no type tells which key this is`];
    }
    if (matching(namespaces, asked).length > 0) return [];
    const excuse = `${use.file} ${namespace}:${key}`;
    idle.delete(excuse);
    return excused.has(excuse) ? [] : [`${where}: there is no text ${namespace ?? 'any'}:${key}`];
  });
  return [...new Set(problems), ...[...idle].map((excuse) => `${excuse}: an exception that excuses nothing`)];
}

/** Namespaces whose keys are data too: those of open calls, and those that are read without a translator. */
function ofData(asked: readonly AskedKey[]): ReadonlySet<string | null> {
  return new Set([
    ...READ_ELSEWHERE,
    ...asked.flatMap(({ key, namespace }) => (key === UNKNOWN_PART ? namespace : [])),
  ]);
}

/**
 * Returns the keys that no source no call of a translator can ask for. Where keys are data, one that is in the source as a string counts as
 * used, or
 * so does one with begins with what a template completes at run time.
 */
export function unusedKeys(namespaces: Namespaces, uses: readonly KeyUse[], sources: string): string[] {
  const asked = askedKeys(uses);
  const known = asked.filter(({ key }) => key !== UNKNOWN_PART);
  const used = new Set(known.flatMap((one) => matching(namespaces, one)));
  const data = ofData(asked);
  const strings = new Set([...sources.matchAll(/['"`](\w+)['"`]/g)].map(([, text]) => text));
  const prefixes = [...new Set([...sources.matchAll(/[`'](\w+_)(?:\$\{|')/g)].map(([, text]) => text as string))];
  const isData = (namespace: string, key: string) =>
    data.has(namespace) && (strings.has(key) || prefixes.some((prefix) => key.startsWith(prefix)));
  return [...namespaces].flatMap(([namespace, texts]) =>
    Object.keys(texts)
      .filter((key) => !used.has(`${namespace}:${key}`) && !isData(namespace, key))
      .map((key) => `en/${namespace}.json ${key}: no source asks for it`),
  );
}

function sourceText(): string {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'renderer', 'shared', 'platform', 'electron'],
    { encoding: 'utf8' },
  );
  const files = listed
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && existsSync(file));
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

/** Names of linked pages, which rows of the route table ask for. */
function linkUses(): KeyUse[] {
  return linkedRows().map(({ id, links: { name, words } }) => ({
    file: 'shared/domain/routing/rows',
    line: 0,
    namespace: null,
    keys: [name, `pages:${id}`, ...(words === undefined ? [] : [words, `pages:words_${id}`])],
    isQuestion: false,
  }));
}

/** Returns the the keys of the reference language: those that are asked source missing, those that nothing asks for. */
export function usedKeys(namespaces: Namespaces): string[] {
  const uses = [...keyUses(PROJECTS, process.cwd()), ...linkUses()];
  return [...missingKeys(namespaces, uses), ...unusedKeys(namespaces, uses, sourceText())];
}
