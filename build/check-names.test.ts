import { describe, expect, test } from 'vitest';
import { missingPaths } from './names/document-paths.ts';
import { exportedNames, repeatedNames } from './names/exported-names.ts';
import { unguardedCalls } from './names/guarded-calls.ts';
import { misplacedSql } from './names/sql-places.ts';
import { problemsOfKeys, problemsOfWords, readGlossary, wordsOf } from './names/words.ts';

const GLOSSARY = readGlossary(`# Glossary

## Names that are not used

| Not used | Say | Except |
|---|---|---|
| \`desk\` | Controller | \`helpDesk\` |
| \`MOST_*\` | MAX_ |  |
| \`marketId\` | selectionId | \`platform/feed/\` |

## Phrases that are not used

| Not used | Say | Except |
|---|---|---|
| \`whoever\` \`becomes of\` | name who acts |  |
`);
const problemsIn = (text: string, file = 'shared/a.ts') => problemsOfWords(file, text, GLOSSARY);

test.each([
  ['pageDesk', ['page', 'desk']],
  ['PAGE_DESK', ['page', 'desk']],
  ['page-desk', ['page', 'desk']],
  ['HTMLPage2', ['html', 'page2']],
])('%s has the words %j', (identifier, words) => {
  expect(wordsOf(identifier)).toEqual(words);
});

test('a glossary without its tables is refused', () => {
  expect(() => readGlossary('# Glossary')).toThrow('has no table under "Names that are not used"');
});

describe('a name that is not used is found', () => {
  test.each([
    ['as a word of an identifier', 'const pageDesk = 1;', 'shared/a.ts'],
    ['as a word of a file name', '', 'shared/page-desk.ts'],
    ['as a folder', '', 'shared/desk/a.ts'],
    ['as the beginning of a constant', 'const MOST_LEGS = 1;', 'shared/a.ts'],
    ['as a whole identifier', 'const marketId = 1;', 'shared/a.ts'],
    ['in SQL inside a template', 'sql`select desk from a`', 'shared/a-store.ts'],
    ['in a function of SQL', 'select v_desk;', 'platform/database/functions/a.sql'],
    ['as a class of a style sheet', '.page-desk {}', 'renderer/a.css'],
  ])('%s', (_, text, file) => {
    expect(problemsIn(text, file)).toHaveLength(1);
  });

  test.each([
    ['in a comment', '// the desk', 'shared/a.ts'],
    ['in a quoted string', "const a = 'desk';", 'shared/a.ts'],
    ['as a part of a word', 'const desktop = 1;', 'shared/a.ts'],
    ['where it is excepted by name', 'const helpDesk = 1;', 'shared/a.ts'],
    ['where it is excepted by path', 'const marketId = 1;', 'platform/feed/a.ts'],
  ])('but not %s', (_, text, file) => {
    expect(problemsIn(text, file)).toEqual([]);
  });

  test('as a translation key', () => {
    expect(problemsOfKeys('office', ['desk_title', 'title'], GLOSSARY)).toEqual([
      'office.json: the key "desk_title" has the word "desk"; say Controller',
    ]);
  });
});

describe('a phrase that is not used is found', () => {
  test.each([
    ['in a line comment', '\n// Whoever comes.', 'shared/a.ts'],
    ['inside a docstring', '/**\n * What becomes of it.\n */', 'shared/a.ts'],
    ['in a comment of SQL', '\n-- whoever', 'platform/database/functions/a.sql'],
    ['in a document', '\nWhoever', 'docs/a.md'],
  ])('%s, with its line', (_, text, file) => {
    expect(problemsIn(text, file)).toEqual([expect.stringContaining(`${file}:2: `)]);
  });

  test('but not in code or in a string', () => {
    expect(problemsIn("const whoever = 'whoever';")).toEqual([]);
  });
});

describe('an exported name', () => {
  test('is found in every form of a declaration', () => {
    const text = [
      'export const { one, two: three } = pair;',
      'export async function four() {}',
      'export interface Five {}',
      'export type Six = 1;',
      'const seven = 7;',
    ].join('\n');
    expect(exportedNames(text)).toEqual(['four', 'Five', 'Six', 'one', 'three']);
  });

  test('are not those that a template makes', () => {
    const text = `const file = \`
export const \${name}Call = 1;
export function create\${name}() {}
\`;
export const x$ = 1;`;
    expect(exportedNames(text)).toEqual(['x$']);
  });

  test.each([
    ['shared/a.ts', 'platform/b.ts', true],
    ['shared/a.ts', 'platform/b.test.ts', false],
    ['shared/a.ts', 'platform/b.fixture.ts', false],
    ['renderer/sections/footer/section.tsx', 'renderer/sections/menu/section.tsx', false],
    ['renderer/features/a/a.page.ts', 'renderer/features/b/b.page.ts', false],
    ['renderer/features/a/a.part.ts', 'renderer/features/b/b.part.ts', false],
    ['renderer/features/b/b-page.tsx', 'renderer/features/a/a-page.tsx', true],
  ])('of %s and of %s: repeated %s', (one, other, repeated) => {
    const text = 'export const limit = 1;';
    const files = new Map([
      [one, text],
      [other, text],
    ]);
    expect(repeatedNames(files)).toEqual(repeated ? [{ name: 'limit', files: [other, one] }] : []);
  });
});

describe('SQL', () => {
  test.each([
    ['platform/modules/a/service.ts', [1]],
    ['platform/modules/a/a-repository.ts', []],
    ['platform/a-store.ts', []],
    ['platform/database/a.ts', []],
    ['platform/a.test.ts', []],
    ['renderer/a.ts', []],
  ])('in %s is misplaced in the lines %j', (file, lines) => {
    expect(misplacedSql(file, 'await sql`\n  select 1`;')).toEqual(lines);
    expect(misplacedSql(file, 'await sql`update coupon set a = 1`;')).toEqual(lines);
    expect(misplacedSql(file, 'throw new Error(`update the app, select a file`);')).toEqual([]);
  });
});

describe('a path in a document', () => {
  const exists = (path: string) => ['shared/a.ts', 'shared/domain', 'docs/b.md'].includes(path);

  test.each([
    ['a file', '`shared/a.ts`', []],
    ['a file with a line', '`shared/a.ts:12`', []],
    ['a folder', '`shared/domain/`', []],
    ['files by a pattern', '`shared/domain/*.ts` and `shared/domain/{a,b}.ts`', []],
    ['a link', '[b](b.md#part)', []],
    ['a place in the web', '[b](https://example.com/b.md)', []],
    ['a file that is gone', '`shared/gone.ts`', ['shared/gone.ts']],
    ['a link that leads nowhere', '[b](../gone.md)', ['gone.md']],
  ])('may be %s: %s', (_, text, missing) => {
    expect(missingPaths('docs/page.md', text, exists)).toEqual(missing);
  });
});

describe('a call that needs its guard', () => {
  test.each([
    ['stored JSON in the renderer', 'renderer/lib/a.ts', 'const a = JSON.parse(text);'],
    ['an id that plain http has not', 'renderer/features/a.tsx', 'newKey: () => crypto.randomUUID(),'],
    ['the same in shared code', 'shared/domain/a.ts', 'const { randomUUID } = crypto;'],
    ['a clipboard that plain http has not', 'renderer/features/a.tsx', 'navigator.clipboard?.writeText(text)'],
    ['a digest that plain http has not', 'renderer/lib/a.ts', 'crypto.subtle.digest(name, bytes)'],
    ['stored JSON in the desktop app', 'electron/main/a.ts', 'return JSON.parse(text);'],
  ])('is found: %s', (_, file, text) => {
    expect(unguardedCalls(file, `\n${text}`)).toEqual([expect.stringContaining(`${file}:2: `)]);
  });

  test.each([
    ['on the site server', 'renderer/server/a.ts', 'JSON.parse(text);'],
    ['on the site server', 'renderer/server/a.ts', 'crypto.randomUUID();'],
    ['in a test', 'renderer/lib/a.test.ts', 'JSON.parse(text);'],
    ['in a comment', 'renderer/lib/a.ts', '// JSON.parse(text)'],
    ['on the platform', 'platform/a.ts', 'JSON.parse(text);'],
  ])('is allowed %s', (_, file, text) => {
    expect(unguardedCalls(file, text)).toEqual([]);
  });
});
