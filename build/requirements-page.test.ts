import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { citingFiles, problemsOfCitations, requirementsPage } from './requirements-page.ts';

test('docs/requirements.md matches source and tests: node build/write-requirements.ts', () => {
  expect(readFileSync('docs/requirements.md', 'utf8')).toBe(requirementsPage(citingFiles()));
});

test('every id and every section that is cited has a meaning', () => {
  expect(citingFiles().flatMap(problemsOfCitations)).toEqual([]);
});

describe('a planted citation', () => {
  test.each([
    ['an id of no area', 'sells (P-98)', ['P-98']],
    ['a protection rule that is not there', 'waits (trust R77)', ['R77']],
    ['a section that a document does not have', 'rounds (coupon mathematics §99.1)', ['coupon mathematics §99.1']],
    ['what is known', 'rounds (P-01; trust R1; shell §2.9; coupon mathematics §8.4)', []],
  ])('of %s', (_, text, wrong) => {
    const found = problemsOfCitations({ file: 'shared/planted.ts', text });
    expect(found.map((problem) => /names (.+), which/.exec(problem)?.[1])).toEqual(wrong);
  });
});

test('a row of the page has the modules that name an id and the tests whose titles carry it', () => {
  const page = requirementsPage([
    { file: 'shared/domain/coupon/types.ts', text: '/** The ten types (P-01). */' },
    { file: 'shared/domain/coupon/types.test.ts', text: "test('[P-01, P-02] types pay what they say', () => {});" },
    { file: 'shared/domain/coupon/other.test.ts', text: '// P-01 in a comment proves nothing' },
  ]);
  const row = page.split('\n').find((line) => line.startsWith('| P-01 |'));
  expect(row).toMatch(/\| `shared\/domain\/coupon` \| `shared\/domain\/coupon\/types\.test\.ts` \|$/);
});
