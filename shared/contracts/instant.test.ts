import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Call } from './call.ts';
import {
  calendarDay,
  instant,
  MAX_INSTANT,
  MIN_INSTANT,
  rangeInstant,
  rangeInstantText,
  shownInstant,
} from './instant.ts';

const DAY = 86_400_000;
const isTaken = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;

describe('a time in a call', () => {
  test.each([0, 1, 1_800_000_000_000, MAX_INSTANT])('is taken as the instant %d', (at) => {
    expect(isTaken(instant, at)).toBe(true);
    expect(isTaken(rangeInstantText, String(at))).toBe(true);
  });

  test.each([
    -1,
    0.5,
    MAX_INSTANT + 1,
    8.64e15,
    8.64e15 + 1,
    9e15,
    Number.MAX_SAFE_INTEGER,
    1e300,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '0',
    null,
    undefined,
  ])('is refused as the instant %j, in words', (at) => {
    expect(isTaken(instant, at)).toBe(false);
    const isNumber = typeof at === 'number' && !Number.isNaN(at);
    if (isNumber)
      expect(v.safeParse(instant, at).issues?.[0].message).toMatch(/^Must be an instant: whole milliseconds/);
  });

  test.each([MIN_INSTANT - 1, MAX_INSTANT + 1, 0.5, -9e15])('is refused as the end of a range at %d', (at) => {
    expect(isTaken(rangeInstant, at)).toBe(false);
    expect(isTaken(rangeInstantText, String(at))).toBe(false);
  });

  test.each(['', ' ', 'x', '1e12', '0x10', '9'.repeat(16), '--1'])(
    'is refused as the end of a range %j in an address',
    (at) => {
      expect(isTaken(rangeInstantText, at)).toBe(false);
    },
  );

  test.each(['2026-02-30x', '2026-13-01', '2026-99-99', '2026-1-1', '2026-02-30', '2027-02-29'])(
    'is refused as the day %s',
    (day) => {
      expect(isTaken(calendarDay, day)).toBe(false);
    },
  );

  test('that is taken can be written with a year of four digits in every zone', () => {
    for (const at of [MIN_INSTANT, 0, MAX_INSTANT]) {
      for (const hours of [-14, 0, 14]) {
        const moved = new Date(at + (hours * DAY) / 24);
        expect(moved.toISOString()).toMatch(/^\d{4}-/);
        expect(
          new Intl.DateTimeFormat('ar', { dateStyle: 'full', timeStyle: 'full', timeZone: 'UTC' }).format(moved),
        ).not.toBe('');
      }
    }
  });
});

type AnySchema = v.GenericSchema & {
  readonly entries?: Record<string, AnySchema>;
  readonly wrapped?: AnySchema;
  readonly item?: AnySchema;
  readonly items?: readonly AnySchema[];
  readonly options?: readonly (AnySchema | string | number)[];
  readonly value?: AnySchema;
  readonly pipe?: readonly AnySchema[];
};

/** Names of fields that hold a time. */
const TIMES = /^(at|now|since|until|from|to|popup_show_at)$|(At|Until|Since|Date|Time)$/;
/** Fields with such a name that hold something else: seconds, as the limit service counts, and prices. */
const OTHERS =
  /^(careLimits|setCareLimits|limitAction|cancelLimit): (startedAt|endsAt)$|PriceAlert: from$|^priceAlerts: from$/;

/** Returns the fields below a schema whose name says that they hold a time, with their schemas. */
function timesIn(schema: AnySchema, name = '', seen = new Set<AnySchema>()): [string, AnySchema][] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  const path = new Set([...seen, schema]);
  const inner = [schema.wrapped, schema.item, ...(schema.items ?? []), ...(schema.options ?? []), schema.value];
  const below = inner.filter((one): one is AnySchema => typeof one === 'object' && one !== null);
  const fields = Object.entries(schema.entries ?? {}).flatMap(([field, of]) => timesIn(of, field, path));
  const own: [string, AnySchema][] = TIMES.test(name) && schema.type === 'number' ? [[name, schema]] : [];
  return [...own, ...fields, ...below.flatMap((one) => timesIn(one, name, path))];
}

async function calls(): Promise<Call[]> {
  const folder = import.meta.dirname;
  const files = (await readdir(folder, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const contracts = await Promise.all(
    files.map((file) => import(pathToFileURL(join(folder, file)).href) as Promise<Record<string, unknown>>),
  );
  const isCall = (value: unknown): value is Call =>
    typeof value === 'object' && value !== null && 'answer' in value && 'path' in value && 'method' in value;
  return contracts.flatMap((contract) => Object.values(contract).filter(isCall));
}

test('every number of a call, or of its answer, that is a time has the bounds of a calendar', async () => {
  const described = await calls();
  const times = described.flatMap(({ id, params, query, body, answer }) =>
    [params, query, body, answer]
      .flatMap((part) => (part ? timesIn(part as AnySchema) : []))
      .map(([name, schema]) => [`${id}: ${name}`, schema] as const),
  );
  expect(times.length).toBeGreaterThan(100);
  const unbounded = times.filter(([name, schema]) => !OTHERS.test(name) && isTaken(schema, 9e15));
  expect([...new Set(unbounded.map(([name]) => name))]).toEqual([]);
  expect(isTaken(shownInstant, 0.5)).toBe(true);
});
