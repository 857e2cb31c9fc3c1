import * as v from 'valibot';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import type { JsonObject } from './merge-patch.ts';

/** What is wrong with one entry of a site config: `path` as `coupon.maxLegs`, `''` for the whole. */
export interface ConfigProblem {
  readonly path: string;
  readonly message: string;
}

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;
/** Parts of schemas that hold other schemas, by the names that valibot gives them. */
interface Nested extends Schema {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly value?: Schema;
  readonly item?: Schema;
  readonly wrapped?: Schema;
  readonly options?: readonly unknown[];
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSchema = (value: unknown): value is Nested => isObject(value) && value.kind === 'schema';
const inside = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

/** Returns how many changes of one letter turn one word into another. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [column, other] of [...to].entries()) {
      const change = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

function unknownEntry(path: string, name: string, known: readonly string[]): ConfigProblem {
  const [closest] = known.toSorted((a, b) => distance(name, a) - distance(name, b));
  const isClose = closest !== undefined && distance(name, closest) <= Math.max(1, Math.floor(name.length / 3));
  return { path: inside(path, name), message: `no such entry${isClose ? `; did you mean "${closest}"?` : ''}` };
}

function inEntries(entries: Readonly<Record<string, Schema>>, value: JsonObject, path: string): ConfigProblem[] {
  return Object.entries(value).flatMap(([name, part]) => {
    const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
    return entry ? unknownEntries(entry, part, inside(path, name)) : [unknownEntry(path, name, Object.keys(entries))];
  });
}

/**
 * Returns the entries of a value that a schema does not know. Schemas drop them silently, so that a misspelt name would
 * leave a setting at its default.
 */
export function unknownEntries(schema: Schema, value: unknown, path = ''): ConfigProblem[] {
  const { entries, value: ofRecord, item, wrapped, options } = schema as Nested;
  if (isSchema(wrapped)) return unknownEntries(wrapped, value, path);
  if (isObject(entries) && isObject(value)) return inEntries(entries, value, path);
  if (isSchema(ofRecord) && isObject(value)) {
    return Object.entries(value).flatMap(([name, part]) => unknownEntries(ofRecord, part, inside(path, name)));
  }
  if (isSchema(item) && Array.isArray(value)) {
    return value.flatMap((part, index) => unknownEntries(item, part, inside(path, String(index))));
  }
  const choices = (options ?? []).filter(isSchema).map((option) => unknownEntries(option, value, path));
  return choices.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

/** Returns the issues of a schema as problems of the config. */
export function problemsOfIssues(issues: readonly v.BaseIssue<unknown>[]): ConfigProblem[] {
  return issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }));
}

/** Entries that say that money is not real, or make the product fail, and what production says to them. */
const NOT_IN_PRODUCTION: Readonly<Record<string, (value: unknown) => string | null>> = {
  isPlayMoney: (value) => (value === true ? 'accounts hold real money in production' : null),
  sectionModes: (value) => (isObject(value) && Object.keys(value).length > 0 ? 'production has no faults' : null),
};

/** Returns the entries of a config or of a patch that production refuses. */
export function problemsInProduction(config: JsonObject): ConfigProblem[] {
  return Object.entries(NOT_IN_PRODUCTION).flatMap(([path, check]) => {
    const message = check(config[path]);
    return message === null ? [] : [{ path, message }];
  });
}

type Languages = Pick<SiteConfig, 'defaultLanguage' | 'hiddenLanguages' | 'languages'>;

/** Checks that guests can read the default language (R-02). */
export function languageProblems({ languages, hiddenLanguages, defaultLanguage }: Languages): ConfigProblem[] {
  if (!languages.includes(defaultLanguage))
    return [
      {
        path: 'defaultLanguage',
        message: `${defaultLanguage} is not one of the languages; add it to them, or choose another`,
      },
    ];
  if (!hiddenLanguages.includes(defaultLanguage)) return [];
  return [{ path: 'hiddenLanguages', message: `${defaultLanguage} is the default, which guests must be able to read` }];
}

/** Writes problems as the lines of a list. */
export const listProblems = (problems: readonly ConfigProblem[]): string =>
  problems.map(({ path, message }) => `${path === '' ? 'the whole' : path}: ${message}`).join('\n  ');

const SECRET = /secret|token|password|privateKey/i;

/** Returns a config with its secrets replaced, to be shown and recorded. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      SECRET.test(name) && typeof part === 'string' && part !== '' ? '(hidden)' : withoutSecrets(part),
    ]),
  );
}

/** Thrown for a patch whose result the product could not read; names every entry that is wrong. */
export class ConfigRefused extends Error {
  override readonly name = 'ConfigRefused';
  readonly problems: readonly ConfigProblem[];
  constructor(problems: readonly ConfigProblem[], where = '') {
    super(`${where}${listProblems(problems)}`);
    this.problems = problems;
  }
}
