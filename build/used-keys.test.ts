import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type KeyUse, keyUses } from './key-uses.ts';
import { type KeyExceptions, missingKeys, unusedKeys } from './used-keys.ts';

const TRANSLATION = `
export type Translate = (key: string, values?: object) => string;
export function useTranslation(namespaces: string | readonly string[] = 'common'): { t: Translate; has: (key: string) => boolean } {
  return { t: () => String(namespaces), has: () => true };
}
export const sectionText = (): Translate => (key) => key;
`;

/** One call in a module of its own, with the parameters of `moduleOf`; "@" begins what a template puts in. */
const CALLS: Readonly<Record<string, string>> = {
  plain: "const { t } = useTranslation('coupon'); t('stake');",
  first: "const { t } = useTranslation(['coupon', 'errors']); t('stake'); t('errors:offline');",
  usual: "const { t } = useTranslation(); t('close');",
  choice: "const { t } = useTranslation('coupon'); t(code === 'A' ? 'stake' : 'odds');",
  union: "const { t } = useTranslation('coupon'); t(`state_@{state}`);",
  lower: "const { t } = useTranslation('errors'); t(code.toLowerCase());",
  dashes: "const { t } = useTranslation('coupon'); t(`kind_@{kind.replaceAll('-', '_')}`);",
  table:
    "const KEYS: Record<string, string> = { a: 'stake', b: 'odds' }; const { t } = useTranslation('coupon'); t(KEYS[text] ?? 'other');",
  answer:
    "const keyOf = (known: boolean): string => (known ? 'stake' : 'other'); const { t } = useTranslation('coupon'); t(keyOf(true));",
  guard:
    "const isA = (one: string): one is 'A' => one === 'A'; const { t } = useTranslation('errors'); t(isA(code) ? 'none' : code.toLowerCase());",
  wrapped: "const { t } = useTranslation('coupon'); const say = (key: string) => t(key); say('stake'); say('odds');",
  number: "const { t } = useTranslation('coupon'); t(`type_@{text.length}`);",
  handed: "t('stake');",
  open: "const { t } = useTranslation('markets'); t(text);",
  asks: "const { has } = useTranslation('coupon'); has('perhaps');",
  stranger: "const t2 = (key: string) => key; t2('never'); const say = (key: string) => key; say('never');",
};

const moduleOf = (call: string) => `
import { sectionText, type Translate, useTranslation } from '../translation.ts';
export function f(state: 'open' | 'won', code: 'A' | 'B', kind: 'one-two' | 'three', text: string, t: Translate): void {
  { ${call.replaceAll('@{', '$' + '{')} }
}
void [sectionText, useTranslation];
`;

const EXCEPTIONS: KeyExceptions = { neverAsked: [], openCalls: {} };

describe('the keys that calls can ask for', () => {
  let root = '';
  let uses: readonly KeyUse[] = [];
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'keys-'));
    mkdirSync(path.join(root, 'calls'));
    mkdirSync(path.join(root, 'renderer/sections/footer'), { recursive: true });
    const compilerOptions = { strict: true, noEmit: true, module: 'nodenext', allowImportingTsExtensions: true };
    writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }));
    writeFileSync(path.join(root, 'translation.ts'), TRANSLATION);
    for (const [name, call] of Object.entries(CALLS)) {
      writeFileSync(path.join(root, 'calls', `${name}.ts`), moduleOf(call));
    }
    writeFileSync(path.join(root, 'calls', 'plain.test.ts'), moduleOf("t('of_a_test');"));
    writeFileSync(
      path.join(root, 'renderer/sections/footer/section.ts'),
      "import { sectionText } from '../../../translation.ts';\nconst say = sectionText();\nsay('help');\n",
    );
    uses = keyUses(['tsconfig.json'], root);
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const askedIn = (file: string) => {
    const found = uses.filter((use) => use.file === file);
    return found.flatMap(({ namespace, keys }) => keys.map((key) => `${namespace} ${key}`)).sort();
  };

  test.each<[call: string, keys: readonly string[]]>([
    ['plain', ['coupon stake']],
    ['first', ['coupon errors:offline', 'coupon stake']],
    ['usual', ['common close']],
    ['choice', ['coupon odds', 'coupon stake']],
    ['union', ['coupon state_open', 'coupon state_won']],
    ['lower', ['errors a', 'errors b']],
    ['dashes', ['coupon kind_one_two', 'coupon kind_three']],
    ['table', ['coupon odds', 'coupon other', 'coupon stake']],
    ['answer', ['coupon other', 'coupon stake']],
    ['guard', ['errors b', 'errors none']],
    ['wrapped', ['coupon odds', 'coupon stake']],
    ['number', ['coupon type_*']],
    ['handed', ['null stake']],
    ['open', ['markets *']],
    ['asks', ['coupon perhaps']],
    ['stranger', []],
  ])('are read from a call: %s', (call, keys) => {
    expect(askedIn(`calls/${call}.ts`)).toEqual(keys);
  });

  test('are read in sections, and not in tests', () => {
    expect(askedIn('renderer/sections/footer/section.ts')).toEqual(['sections/footer help']);
    expect(askedIn('calls/plain.test.ts')).toEqual([]);
  });

  test('name their line', () => {
    expect(uses.find(({ file }) => file === 'calls/plain.ts')?.line).toBe(4);
  });
});

const use = (key: string, more: Partial<KeyUse> = {}): KeyUse => ({
  file: 'a.ts',
  line: 1,
  namespace: 'coupon',
  keys: [key],
  isQuestion: false,
  ...more,
});
const TEXTS = new Map([
  ['coupon', { stake: 'x', type_1: 'x' }],
  ['errors', { offline: 'x' }],
]);

describe('the search for missing texts', () => {
  const find = (one: KeyUse, exceptions = EXCEPTIONS) => missingKeys(TEXTS, [one], exceptions);

  test.each([
    ['a text that is there', use('stake')],
    ['one of another namespace', use('errors:offline')],
    ['a beginning that some key has', use('type_*')],
    ['a key of a translator that was handed over', use('offline', { namespace: null })],
    ['a question', use('perhaps', { isQuestion: true })],
  ])('passes %s', (_, one) => {
    expect(find(one)).toEqual([]);
  });

  test.each([
    ['a text that is not there', use('steak'), 'a.ts:1: there is no text coupon:steak'],
    ['one of another namespace', use('errors:stake'), 'a.ts:1: there is no text errors:stake'],
    ['a beginning that no key has', use('kind_*'), 'a.ts:1: there is no text coupon:kind_*'],
    ['a key that is nowhere', use('steak', { namespace: null }), 'a.ts:1: there is no text any:steak'],
    ['a key of which nothing is known', use('*'), 'a.ts:1: no type tells which key this is'],
  ])('reports %s', (_, one, problem) => {
    expect(find(one)).toEqual([problem]);
  });

  test('knows exceptions, and reports those that excuse nothing', () => {
    const neverAsked = [{ file: 'a.ts', keys: ['coupon:steak'], why: '' }];
    const openCalls = { 'a.ts': '' };
    expect(find(use('steak'), { neverAsked, openCalls: {} })).toEqual([]);
    expect(find(use('*'), { neverAsked: [], openCalls })).toEqual([]);
    expect(find(use('stake'), { neverAsked, openCalls })).toEqual([
      'a.ts coupon:steak: an exception that excuses nothing',
      'a.ts: an exception that excuses nothing',
    ]);
  });
});

describe('the search for unused texts', () => {
  const find = (uses: readonly KeyUse[], sources = '') => unusedKeys(TEXTS, uses, sources);

  test('reports what no call asks for, in its namespace', () => {
    expect(find([use('stake'), use('type_*'), use('offline')])).toEqual([
      'en/errors.json offline: no source asks for it',
    ]);
    expect(find([use('stake'), use('type_*'), use('errors:offline')])).toEqual([]);
  });

  test('takes strings and beginnings for uses only where keys are data', () => {
    const source = ["'stake'; `type_", '$', "{n}`; 'offline'"].join('');
    expect(find([use('errors:offline')], source)).toHaveLength(2);
    expect(find([use('*'), use('errors:offline')], source)).toEqual([]);
    expect(find([use('*')], source)).toEqual(['en/errors.json offline: no source asks for it']);
  });
});
