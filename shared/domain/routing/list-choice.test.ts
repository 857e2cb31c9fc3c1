import { expect, test } from 'vitest';
import { LIST_HOURS, LIST_SORTS, listChoiceQuery, readListChoice } from './list-choice.ts';

test.each([
  ['', 'competition', undefined, ''],
  ['sort=time', 'time', undefined, '?sort=time'],
  ['hours=6', 'competition', 6, '?hours=6'],
  ['hours=24&sort=time&x=1', 'time', 24, '?sort=time&hours=24'],
  ['sort=competition', 'competition', undefined, ''],
  ['sort=price&hours=7', 'competition', undefined, ''],
  ['hours=06', 'competition', undefined, ''],
  ['hours=', 'competition', undefined, ''],
] as const)('the query "%s" chooses order %s and hours %s, whose own query is "%s"', (text, sort, hours, own) => {
  const choice = readListChoice(new URLSearchParams(text));
  expect(choice).toEqual({ sort, hours });
  expect(listChoiceQuery(choice)).toBe(own);
});

test('every choice is read back from its query', () => {
  for (const sort of LIST_SORTS) {
    for (const hours of [undefined, ...LIST_HOURS]) {
      expect(readListChoice(new URLSearchParams(listChoiceQuery({ sort, hours })))).toEqual({ sort, hours });
    }
  }
});
