import { expect, test } from 'vitest';
import { problemsOfSheet } from './check-styles.ts';

const told = (css: string, source: string) =>
  problemsOfSheet({ file: 'a.module.css', css, users: [{ file: 'a.tsx', source, name: 'styles' }] });

test('a class that a source uses and the sheet lacks is a problem, and so is one that no source uses', () => {
  expect(told('.row { color: red; }', '<p className={styles.rwo} />')).toEqual([
    'a.tsx uses the class rwo, which a.module.css does not have',
    'a.module.css: no source uses the class row; remove it',
  ]);
});

test.each([
  ['every class is used', '.row:hover > .cell { color: red; }', '<p className={styles.row}>{styles.cell}</p>'],
  ['a name is computed', '.up {} .down {}', '<p className={styles[direction]} />'],
  ['the sheet is passed on', '.up {}', 'classOf(styles, direction)'],
  [
    'a dot is in a comment, a text or an address',
    '/* .a */ .row { background: url(b.svg); content: ".c"; }',
    'styles.row',
  ],
  ['another object has the name as a field', '.row {}', 'theme.styles.cell + styles.row'],
])('nothing is wrong where %s', (_case, css, source) => {
  expect(told(css, source)).toEqual([]);
});

test('a class that another sheet composes is used, and one that it composes in vain is a problem', () => {
  const sheet = { file: 'a.module.css', css: '.row {}', users: [] };
  expect(problemsOfSheet({ ...sheet, composed: [{ file: 'b.module.css', name: 'row' }] })).toEqual([]);
  expect(problemsOfSheet({ ...sheet, composed: [{ file: 'b.module.css', name: 'rwo' }] })).toEqual([
    'b.module.css composes the class rwo, which a.module.css does not have',
    'a.module.css: no source uses the class row; remove it',
  ]);
});
