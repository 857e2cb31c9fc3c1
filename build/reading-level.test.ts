import { describe, expect, test } from 'vitest';
import { GRADE_OF_FOURTEEN, gradeOf, readRules } from './reading-level.ts';

describe('the grade of a text', () => {
  test('is that of the formula: 0.39 words in a sentence, 11.8 syllables in a word, less 15.59', () => {
    expect(gradeOf('The cat sat on the mat.')).toBeCloseTo(0.39 * 6 + 11.8 - 15.59, 5);
  });

  test('rises with long words and long sentences, and leaves out what is no sentence', () => {
    const plain = 'A bet is void when the game is not played.';
    expect(
      gradeOf('Notwithstanding any subsequent determination, invalidated transactions necessitate reimbursement.'),
    ).toBeGreaterThan(GRADE_OF_FOURTEEN);
    expect(gradeOf(plain)).toBeLessThan(GRADE_OF_FOURTEEN);
    expect(gradeOf(`${plain} Administrative responsibilities`)).toBe(gradeOf(plain));
    expect(gradeOf('A bet is **void** when the [game](/very/long/address) is not played.')).toBe(gradeOf(plain));
  });
});

test('people of fourteen can read every page of the English rules', () => {
  const { pages } = readRules();
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.filter(({ grade }) => grade > GRADE_OF_FOURTEEN)).toEqual([]);
});
