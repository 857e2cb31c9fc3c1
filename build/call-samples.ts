import { toJsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';
import type { Call } from '#shared/contracts/call.ts';
import { EMAIL_ADDRESS } from '#shared/domain/registration/email-address.ts';

type Schema = NonNullable<Call['body']>;
type Json = { readonly [key: string]: unknown };
type Key = string | number;

/** Parts of a request that a call describes. */
export interface SampleRequest {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Undefined for a call without a body. */
  readonly body: unknown;
}

interface SamplePlan {
  /** Optional fields are there as well. */
  readonly isWhole: boolean;
  /** Values of fields by their names, such as ids that the back end has. */
  readonly known: Readonly<Record<string, unknown>>;
}

interface SampleOptions extends Partial<Pick<SamplePlan, 'known'>> {
  readonly seed: number;
}

interface GoodRequests {
  /** With every optional field. */
  readonly whole: SampleRequest;
  /** With none. */
  readonly bare: SampleRequest;
}

const MAX_ITEMS = 2;
const MAX_TEXT = 12;

function jsonOf(schema: Schema): Json {
  return toJsonSchema(schema, { target: 'draft-2020-12', typeMode: 'input', errorMode: 'ignore' }) as Json;
}

/** Returns texts of a pattern; of those that the generator cannot read, a plain word. */
function textsOfPattern(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { size: '-1' });
  } catch {
    return fc.constant('word');
  }
}

function texts({ pattern, format, minLength = 0, maxLength = MAX_TEXT }: Json): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'uri') return fc.constant('https://example.test/');
  const [least, most] = [Number(minLength), Math.max(Number(minLength), Math.min(Number(maxLength), MAX_TEXT))];
  if (pattern === EMAIL_ADDRESS.source) return fc.constant('someone@example.test');
  if (typeof pattern === 'string') {
    const found = textsOfPattern(pattern);
    return found.filter((text) => text.length <= Number(maxLength) || maxLength === MAX_TEXT);
  }
  return fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: least, maxLength: most });
}

function numbers({ type, minimum = 1, maximum = 1_000_000 }: Json): fc.Arbitrary<unknown> {
  const [least, most] = [Number(minimum), Math.min(Number(maximum), 2 ** 31 - 1)];
  return type === 'integer' || Number.isInteger(least)
    ? fc.integer({ min: least, max: Math.max(least, most) })
    : fc.constant(least);
}

function objects({ properties = {}, required = [] }: Json, plan: SamplePlan): fc.Arbitrary<unknown> {
  const parts = Object.entries(properties as Record<string, Json>).map(([name, part]) => {
    const value = name in plan.known ? fc.constant(plan.known[name]) : samplesOf(part, plan);
    const isThere = plan.isWhole || (required as string[]).includes(name);
    return [name, isThere ? value : fc.constant(undefined)] as const;
  });
  return fc.record(Object.fromEntries(parts));
}

/** Returns values that fit a JSON schema, as far as the schema tells; what only code checks may refuse them. */
function samplesOf(schema: Json, plan: SamplePlan): fc.Arbitrary<unknown> {
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (choices) return fc.oneof(...choices.map((one) => samplesOf(one, plan)));
  if (schema.allOf) return samplesOf(Object.assign({}, ...(schema.allOf as Json[])) as Json, plan);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
  switch (schema.type) {
    case 'string':
      return texts(schema);
    case 'number':
    case 'integer':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      if (schema.prefixItems) return fc.tuple(...(schema.prefixItems as Json[]).map((one) => samplesOf(one, plan)));
      const least = Math.max(Number(schema.minItems ?? 0), plan.isWhole ? 1 : 0);
      const items = samplesOf((schema.items ?? {}) as Json, plan);
      return fc.array(items, { minLength: least, maxLength: Math.max(least, MAX_ITEMS) });
    }
    case 'object':
      return objects(schema, plan);
    default:
      return fc.constant('anything');
  }
}

/** Returns requests of a call that fit its schemas, with and without every optional field; the same for one seed. */
export function goodRequests(call: Call, { seed, known = {} }: SampleOptions): GoodRequests {
  const sampleOf = (isWhole: boolean) => {
    const part = (schema: Schema | undefined, none: unknown) =>
      schema ? samplesOf(jsonOf(schema), { isWhole, known }) : fc.constant(none);
    const { params, query, body } = call;
    const requests = fc.record({ params: part(params, {}), query: part(query, {}), body: part(body, undefined) });
    return fc.sample(requests, { seed, numRuns: 1 })[0] as SampleRequest;
  };
  return { whole: sampleOf(true), bare: sampleOf(false) };
}

/** Texts and numbers that a database, a log or a page may take for something else. */
const HOSTILE_TEXTS = [
  'a\u0000b',
  '\ud800',
  '',
  'x'.repeat(3000),
  "' or 1=1 --",
  '../../etc/passwd',
  '\u202e٣',
] as const;
const HOSTILE_NUMBERS = [
  -1,
  0.1,
  32_768,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  -Number.MAX_SAFE_INTEGER,
  1e20,
  1e308,
] as const;
const DEEP = Array.from({ length: 200 }).reduce<unknown>((inner) => [inner], []);
const HOSTILE_OTHERS = [null, [], {}, DEEP, Array.from({ length: 2000 }, () => 1e20)] as const;

function hostileFor(value: unknown): readonly unknown[] {
  if (typeof value === 'string') return [...HOSTILE_TEXTS, 1e20, null, [1e20]];
  if (typeof value === 'number') return [...HOSTILE_NUMBERS, 'a\u0000b', null, [1e20]];
  if (typeof value === 'boolean') return ['a\u0000b', 1e20, null];
  return [...HOSTILE_OTHERS, 'a\u0000b', 1e20];
}

/** Returns the places of all values inside a value, its own included. */
function placesIn(value: unknown, at: readonly Key[] = []): (readonly Key[])[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))];
}

function valueAt(value: unknown, at: readonly Key[]): unknown {
  return at.reduce<unknown>((inner, key) => (inner as Record<Key, unknown>)[key], value);
}

function replaced(value: unknown, at: readonly Key[], by: unknown): unknown {
  const [key, ...rest] = at;
  if (key === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<Key, unknown>;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}

function hostileParts(part: unknown, isFlat: boolean): unknown[] {
  return placesIn(part)
    .filter((at) => !isFlat || at.length === 1)
    .flatMap((at) => hostileFor(valueAt(part, at)).map((by) => replaced(part, at, by)));
}

/** Returns the fields of one part of the whole request, each added alone to the bare one. */
function withOneMore(whole: unknown, bare: unknown): unknown[] {
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return [];
  const fields = (bare ?? {}) as Record<string, unknown>;
  return Object.entries(whole)
    .filter(([name]) => fields[name] === undefined)
    .map(([name, value]) => ({ ...fields, [name]: value }));
}

/**
 * Returns requests like the good ones, with one value at a time replaced by a hostile one. Optional fields are tried in
 * company and alone, because a wrong one hides what the others would do.
 */
export function hostileRequests({ whole, bare }: GoodRequests): readonly SampleRequest[] {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    if (whole[part] === undefined) return [];
    const isFlat = part !== 'body';
    const more = withOneMore(whole[part], bare[part]).flatMap((one) => hostileParts(one, isFlat));
    return [
      ...hostileParts(whole[part], isFlat).map((value) => ({ ...whole, [part]: value })),
      ...more.map((value) => ({ ...bare, [part]: value })),
    ];
  });
}

/** Writes a part of an address; half a character as its bytes, which no encoder writes. */
function encoded(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

/** Returns the path and query of a request, as a client would send them. */
export function requestAddress({ path }: Pick<Call, 'path'>, { params, query }: SampleRequest): string {
  const filled = path.replace(/:(\w+)|\*/g, (_, name?: string) => encoded(params[name ?? '*'] ?? 'none'));
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return pairs.length === 0
    ? filled
    : `${filled}?${pairs.map(([name, value]) => `${name}=${encoded(value)}`).join('&')}`;
}
