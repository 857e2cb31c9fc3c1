import * as v from 'valibot';
import type { Call } from '../../contracts/call.ts';

type Key = string | number;
type Container = Record<Key, unknown>;

/** What an answer has that its contract does not allow. */
export interface AnswerFinding {
  /** Id of the call. */
  readonly call: string;
  /** Path of the request, without its query. */
  readonly path: string;
  /** One line for each part: where it is in the answer, and what is wrong with it. */
  readonly issues: readonly string[];
  /** Whether the rest of the answer is used; otherwise the call counts as failed. */
  readonly isUsed: boolean;
}

export type ReportAnswer = (finding: AnswerFinding) => void;

interface FittedAnswer {
  /** The answer with the defaults of its contract; null when it cannot be used. */
  readonly value: unknown;
  readonly isUsed: boolean;
  /** Empty when the whole answer fits. */
  readonly issues: readonly string[];
}

/** Bound of the attempts: each removes a part one level higher, and no contract is deeper. */
const MAX_ATTEMPTS = 16;
/** Findings that one line of a log holds; a wrong field of each of a thousand games is one fault. */
const MAX_ISSUES = 8;

const keysOf = (issue: v.BaseIssue<unknown>): Key[] => (issue.path ?? []).map(({ key }) => key as Key);

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

const valueAt = (root: unknown, keys: readonly Key[]): unknown =>
  keys.reduce<unknown>((at, key) => (isContainer(at) ? at[key] : undefined), root);

/** Returns the keys of the innermost part that exists on the way to an issue. */
function removablePart(root: unknown, keys: readonly Key[]): readonly Key[] {
  let part = keys;
  while (part.length > 0 && valueAt(root, part) === undefined) part = part.slice(0, -1);
  return part;
}

/** Removes parts from a copy of an answer; entries of lists last first, so that the others keep their places. */
function withoutParts(root: unknown, parts: readonly (readonly Key[])[]): unknown {
  const copy = structuredClone(root);
  const lists = new Map<unknown[], Set<number>>();
  for (const part of parts) {
    const key = part.at(-1) as Key;
    const owner = valueAt(copy, part.slice(0, -1));
    if (Array.isArray(owner)) lists.set(owner, (lists.get(owner) ?? new Set()).add(Number(key)));
    else if (isContainer(owner)) delete owner[key];
  }
  for (const [list, places] of lists) {
    for (const place of [...places].sort((a, b) => b - a)) list.splice(place, 1);
  }
  return copy;
}

/** Describes an issue without the value: an answer may hold secrets, and its description goes to a log. */
function wordsOf(issue: v.BaseIssue<unknown>): string {
  const { type, input, message, expected } = issue;
  const place = v.getDotPath(issue) ?? '(whole)';
  // A missing key is an issue of the object that lacks it.
  if (input === undefined || (/object$/.test(type) && isContainer(input))) return `${place}: is missing`;
  return `${place}: ${message.startsWith('Invalid ') ? `must be ${expected ?? type}` : message}`;
}

function words(issues: readonly v.BaseIssue<unknown>[]): string[] {
  const all = [...new Set(issues.map(wordsOf))];
  return all.length > MAX_ISSUES ? [...all.slice(0, MAX_ISSUES), `and ${all.length - MAX_ISSUES} more`] : all;
}

/**
 * Parses the answer of a back end by the schema of its call, with the schema's defaults. Where the call is `partial`,
 * parts that do not fit are left out: an optional field gets its default, an entry leaves its list; what cannot be left
 * out takes what holds it along. Other answers fit as a whole or are not used.
 *
 * @param body parsed JSON; it stays as it is
 */
export function fitAnswer({ answer, partial }: Pick<Call, 'answer' | 'partial'>, body: unknown): FittedAnswer {
  const first = v.safeParse(answer, body);
  if (first.success) return { value: first.output, isUsed: true, issues: [] };
  const issues = words(first.issues);
  const refused = { value: null, isUsed: false, issues };
  if (!partial) return refused;
  const firm = new Set(partial.firm);
  let at = body;
  let result: v.SafeParseResult<typeof answer> = first;
  for (let attempt = 0; attempt < MAX_ATTEMPTS && !result.success; attempt += 1) {
    const parts = result.issues.map((issue) => removablePart(at, keysOf(issue)));
    if (parts.some((part) => part.length === 0 || part.some((_, end) => firm.has(part.slice(0, end + 1).join('.')))))
      return refused;
    at = withoutParts(at, parts);
    result = v.safeParse(answer, at);
  }
  return result.success ? { value: result.output, isUsed: true, issues } : refused;
}
