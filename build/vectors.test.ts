import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { compareVectors, runVectors } from './vectors.ts';
import type { VectorFile } from './vectors-schema.ts';

const OPEN = resolve(import.meta.dirname, '../tests/fixtures/vectors-open.json');
const file = JSON.parse(readFileSync(OPEN, 'utf8')) as VectorFile;

function run(content: string): { code: number; lines: string[] } {
  const path = join(temporaryFolder('vectors'), 'vectors.json');
  writeFileSync(path, content);
  const lines: string[] = [];
  return { code: runVectors(path, (line) => lines.push(line)), lines };
}

describe('the open vectors', () => {
  test.each(['coupon', 'rule', 'odds'] as const)('[P-01][B-02] the engine agrees with every %s vector', (list) => {
    const only = { ...file, coupon: [], rule: [], odds: [], [list]: file[list] };
    const { compared, disagreements } = compareVectors(only);
    expect(disagreements).toEqual([]);
    expect(compared).toBeGreaterThanOrEqual(file[list].length);
  });

  test('every value of the file is compared or is a null that the file could not enumerate', () => {
    const coupon = file.coupon.reduce((sum, { expected }) => sum + Object.keys(expected).length, 0);
    const odds = file.odds.reduce((sum, { expectedExact }) => sum + (expectedExact === undefined ? 1 : 2), 0);
    const { compared, leftOpen } = compareVectors(file);
    expect(compared + leftOpen).toBe(coupon + file.rule.length + odds);
    expect(leftOpen).toBeLessThan(compared / 50);
  });

  test('exit with 0 when the command runs them', () => {
    const lines: string[] = [];
    expect(runVectors(OPEN, (line) => lines.push(line))).toBe(0);
    expect(lines[0]).toMatch(/^665 vectors, \d+ values compared, 0 disagreements$/);
  });
});

describe('a wrong value of the file is found', () => {
  const [coupon] = file.coupon.filter((vector) => vector.typeId === 2 && vector.expected.payout !== null);
  const fields = Object.keys(coupon?.expected ?? {});

  test.each(fields)('in the field %s of a coupon', (field) => {
    if (!coupon) throw new Error('the file has no settled system');
    const wrong = { ...coupon, expected: { ...coupon.expected, [field]: 'wrong' } };
    const { disagreements } = compareVectors({ ...file, coupon: [wrong], rule: [], odds: [] });
    expect(disagreements).toMatchObject([{ id: coupon.id, field, expected: 'wrong' }]);
  });

  test.each(fields.filter((field) => coupon?.expected[field] !== null))('when %s is null in the file', (field) => {
    if (!coupon) throw new Error('the file has no settled system');
    const wrong = { ...coupon, expected: { ...coupon.expected, [field]: null } };
    expect(compareVectors({ ...file, coupon: [wrong], rule: [], odds: [] }).disagreements).toHaveLength(1);
  });

  test.each([...new Set(file.rule.map((vector) => vector.fn))])('in the rule %s', (fn) => {
    const rule = file.rule.filter((vector) => vector.fn === fn).map((vector) => ({ ...vector, expected: 'wrong' }));
    const { disagreements } = compareVectors({ ...file, coupon: [], rule, odds: [] });
    expect(disagreements).toHaveLength(rule.length);
  });

  test('in a written price and in its exact fraction', () => {
    const [vector] = file.odds.filter((each) => each.coefViewId === 1);
    if (!vector) throw new Error('the file has no fractional price');
    const odds = [{ ...vector, expected: '0/0', expectedExact: '0/0' }];
    const { disagreements } = compareVectors({ ...file, coupon: [], rule: [], odds });
    expect(disagreements.map((each) => each.field)).toEqual(['view 1', 'expectedExact']);
  });

  test('and is printed with its id and the exit code 1', () => {
    const [vector] = file.odds;
    const odds = [{ ...vector, expected: '9.99' }];
    const { code, lines } = run(JSON.stringify({ ...file, coupon: [], rule: [], odds }));
    expect(code).toBe(1);
    expect(lines[0]).toBe('odds-open-001  view 0: expected "9.99", got "1.001"');
  });
});

describe('an unknown item is a disagreement', () => {
  test.each([
    ['a rule', { rule: [{ id: 'r', fn: 'toString', input: {}, expected: null }] }],
    ['a view', { odds: [{ id: 'o', coef: '1.500', coefViewId: 3, market: 'any', expected: '1.50' }] }],
    ['a field', { coupon: [{ ...file.coupon[0], expected: { surprise: 1 } }] }],
    ['a type', { coupon: [{ ...file.coupon[0], typeId: 17 }] }],
    ['a malformed input', { rule: [{ id: 'r', fn: 'lineAt', input: {}, expected: [] }] }],
  ])('%s', (_, part) => {
    const { code, lines } = run(JSON.stringify({ schema: 1, set: 'x', coupon: [], rule: [], odds: [], ...part }));
    expect(code).toBe(1);
    expect(lines.at(-2)).toContain('1 disagreements');
  });
});

describe('an invalid file of vectors', () => {
  test.each([
    ['is no JSON', '{', 'Cannot read vectors'],
    ['is no object', '[1]', 'schema is undefined'],
    ['has another schema', '{"schema":2}', 'its schema is 2, not 1'],
    ['lacks a list', '{"schema":1,"coupon":[],"rule":[]}', 'it has no list "odds"'],
    ['is empty', '{"schema":1,"coupon":[],"rule":[],"odds":[]}', 'Nothing to compare'],
  ])('that %s ends with 1 and a message', (_, content, message) => {
    const { code, lines } = run(content);
    expect(code).toBe(1);
    expect(lines.join('\n')).toContain(message);
  });

  test('that does not exist ends with 1 and is named', () => {
    const lines: string[] = [];
    expect(runVectors('/nowhere/vectors.json', (line) => lines.push(line))).toBe(1);
    expect(lines[0]).toContain('/nowhere/vectors.json');
  });
});
