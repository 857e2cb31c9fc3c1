import { expect, test } from 'vitest';
import { withoutMarks } from './without-marks.ts';

test.each([
  ['Yes, **always**. Ask [support](#support).', 'Yes, always. Ask support.'],
  ['One\n\ntwo  three', 'One two three'],
  ['**[Bold link](/live)** and *soft* and _soft_', 'Bold link and soft and soft'],
  ['2*3*4 and snake_case_name', '2*3*4 and snake_case_name'],
  ['[a](https://a.example/b_(c)) end', 'a end'],
  ['not \\*bold\\*', 'not *bold*'],
  ['See [the rules][1] and [rules][].\n\n[1]: /information/rules "Rules"\n[rules]: /line', 'See the rules and rules.'],
  ['Odds [of a game] are: 2', 'Odds [of a game] are: 2'],
  ['**18+** only', '18+ only'],
  ['Выплата **сразу** (*всегда*)', 'Выплата сразу (всегда)'],
])('Markdown %j is %j in plain text', (markdown, text) => {
  expect(withoutMarks(markdown)).toBe(text);
});
