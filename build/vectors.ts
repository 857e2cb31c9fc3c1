import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isCoefViewId, type OddsOptions } from '#shared/domain/odds/coef-view.ts';
import { formatOdds } from '#shared/domain/odds/format-odds.ts';
import { couponFields, isLeftOpen } from './vectors-coupon.ts';
import { ruleResult } from './vectors-rule.ts';
import {
  type Comparison,
  type CouponVector,
  type Disagreement,
  type OddsVector,
  type RuleVector,
  type VectorFile,
  vectorFileProblem,
} from './vectors-schema.ts';
import { thousandthsOf } from './vectors-values.ts';

const DEFAULT_FILE = resolve(import.meta.dirname, '../tests/fixtures/vectors-open.json');

/** Compares every expected field of a file with the engine's value. */
export function compareVectors(file: VectorFile): Comparison {
  const all = [
    ...file.coupon.map((vector) => guarded(vector.id, () => compareCoupon(vector))),
    ...file.rule.map((vector) => guarded(vector.id, () => compareRule(vector))),
    ...file.odds.map((vector) => guarded(vector.id, () => compareOdds(vector))),
  ];
  return {
    compared: all.reduce((sum, { compared }) => sum + compared, 0),
    leftOpen: all.reduce((sum, { leftOpen }) => sum + leftOpen, 0),
    disagreements: all.flatMap(({ disagreements }) => disagreements),
  };
}

/** Counts an error of the engine or a vector as a disagreement; it does not end the run. */
function guarded(id: string, compare: () => Comparison): Comparison {
  try {
    return compare();
  } catch (error) {
    const got = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return { compared: 1, leftOpen: 0, disagreements: [{ id, field: '(all)', expected: 'an answer', got }] };
  }
}

function compareFields(
  id: string,
  fields: readonly { readonly field: string; readonly expected: unknown; readonly got: unknown }[],
): Comparison {
  const disagreements: Disagreement[] = fields
    .filter(({ expected, got }) => !isDeepStrictEqual(expected, got))
    .map((field) => ({ id, ...field }));
  return { compared: fields.length, leftOpen: 0, disagreements };
}

function compareCoupon(vector: CouponVector): Comparison {
  const fields = couponFields(vector);
  const all = Object.keys(vector.expected);
  const names = all.filter((field) => !isLeftOpen(vector, field));
  const comparison = compareFields(
    vector.id,
    names.map((field) => ({
      field,
      expected: vector.expected[field],
      got: Object.hasOwn(fields, field) ? fields[field] : 'a field that is not known here',
    })),
  );
  return { ...comparison, leftOpen: all.length - names.length };
}

function compareRule({ id, fn, input, expected }: RuleVector): Comparison {
  return compareFields(id, [{ field: fn, expected, got: ruleResult(fn, input) }]);
}

function compareOdds(vector: OddsVector): Comparison {
  const { id, coefViewId, expected, expectedExact } = vector;
  if (!isCoefViewId(coefViewId)) throw new Error(`unknown coefficient view ${coefViewId}`);
  const coef = thousandthsOf(vector.coef);
  const market: OddsOptions = vector.market === 'any' ? {} : { market: vector.market };
  const shown = formatOdds(coef, coefViewId, { ...market, fractionalMode: 'ladder' });
  const exact = formatOdds(coef, coefViewId, { ...market, fractionalMode: 'exact' });
  return compareFields(id, [
    { field: `view ${coefViewId}`, expected, got: shown },
    ...(expectedExact === undefined ? [] : [{ field: 'expectedExact', expected: expectedExact, got: exact }]),
  ]);
}

function readVectors(path: string): VectorFile | string {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const problem = vectorFileProblem(value);
    return problem === null ? (value as VectorFile) : problem;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

/**
 * Compares a file and prints the differences.
 *
 * @returns the exit code: 1 when a value differs, nothing was compared or the file cannot be read
 */
export function runVectors(path: string, print: (line: string) => void): 0 | 1 {
  const file = readVectors(path);
  if (typeof file === 'string') {
    print(`Cannot read vectors from ${path}: ${file}`);
    return 1;
  }
  const { compared, leftOpen, disagreements } = compareVectors(file);
  for (const { id, field, expected, got } of disagreements) {
    print(`${id}  ${field}: expected ${show(expected)}, got ${show(got)}`);
  }
  const vectors = file.coupon.length + file.rule.length + file.odds.length;
  print(`${vectors} vectors, ${compared} values compared, ${disagreements.length} disagreements`);
  print(`${leftOpen} values are null in the file because it could not enumerate them`);
  if (compared === 0) print(`Nothing to compare in ${path}`);
  return compared > 0 && disagreements.length === 0 ? 0 : 1;
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const path = process.argv[2];
  process.exitCode = runVectors(path === undefined ? DEFAULT_FILE : resolve(path), (line) => console.log(line));
}
