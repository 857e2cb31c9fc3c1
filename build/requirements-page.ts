import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PAGE_AREAS } from './requirements/meanings.ts';
import { PRODUCT_AREAS } from './requirements/product-meanings.ts';
import { CORRECTIONS, FAULTS, PROTECTION_RULES } from './requirements/protection-rules.ts';
import { SOURCES } from './requirements/sources.ts';

const AREAS = [...PAGE_AREAS, ...PRODUCT_AREAS];
const REQUIREMENT_ID = new RegExp(`\\b[${AREAS.map(({ letter }) => letter).join('')}]-\\d{2}\\b`, 'g');
const TITLE_ID = /\[((?:[A-Z]-\d{2}|R\d{1,2})(?:, ?(?:[A-Z]-\d{2}|R\d{1,2}))*)\]/g;
const RULE_ID = /\btrust(?: §\d+)?,? (?:to )?([RFG]\d+)\b/g;
const CITATION = new RegExp(
  `\\b(${SOURCES.map(({ name }) => name).join('|')}) (?:§(\\d+(?:\\.\\d+)*)|(\\([a-z]\\)\\d*))`,
  'g',
);

/** File of the repository: its path and its text. */
export interface RepositoryFile {
  readonly file: string;
  readonly text: string;
}

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);

/** Returns the meaning of each id that may be named: requirements, protection rules, faults and corrections. */
export function meanings(): Map<string, string> {
  const requirements = AREAS.flatMap(({ letter, meanings: own }) =>
    Object.entries(own).map(([number, meaning]) => [`${letter}-${number}`, meaning] as const),
  );
  const rules = [PROTECTION_RULES, FAULTS, CORRECTIONS].flatMap((table) => Object.entries(table));
  return new Map([...requirements, ...rules]);
}

/** Returns the ids and sections that a file names and that have no meaning in the tables. */
export function problemsOfCitations({ file, text }: RepositoryFile): string[] {
  const known = meanings();
  const ids = [...text.matchAll(REQUIREMENT_ID)].map(([id]) => id);
  const rules = [...text.matchAll(RULE_ID)].map(([, id = '']) => id);
  const unknown = [...ids, ...rules].filter((id) => !known.has(id));
  const sections = [...text.matchAll(CITATION)].flatMap(([cited, name, section = '', letter = '']) => {
    const source = SOURCES.find((one) => one.name === name);
    return source && (section || letter) in source.sections ? [] : [cited];
  });
  return [...new Set([...unknown, ...sections])].map(
    (what) => `${file} names ${what}, which has no meaning: add one in build/requirements, or name what you mean`,
  );
}

/** Returns the source, tests and documents of the repository that may name a requirement. */
export function citingFiles(): RepositoryFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  return listed
    .split('\n')
    .filter(
      (file) => /\.(tsx?|mjs|sql|css|md)$/.test(file) && !/^(docs\/requirements\.md|build\/requirement)/.test(file),
    )
    .filter((file) => existsSync(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

/** Returns the folder in which a reader finds the code of a file: four levels at most. */
function moduleOf(file: string): string {
  return path.posix.dirname(file).split('/').slice(0, 4).join('/');
}

/** Returns the tests and modules that name each id; a test counts when the id is in its title, in square brackets. */
function carriersOf(files: readonly RepositoryFile[]): Map<string, { tests: Set<string>; modules: Set<string> }> {
  const carriers = new Map<string, { tests: Set<string>; modules: Set<string> }>();
  const at = (id: string) => {
    const found = carriers.get(id) ?? { tests: new Set<string>(), modules: new Set<string>() };
    carriers.set(id, found);
    return found;
  };
  for (const { file, text } of files) {
    if (isTest(file)) {
      for (const [, ids = ''] of text.matchAll(TITLE_ID)) for (const id of ids.split(/, ?/)) at(id).tests.add(file);
    } else if (!file.endsWith('.md')) {
      for (const [id] of text.matchAll(REQUIREMENT_ID)) at(id).modules.add(moduleOf(file));
      for (const [, id = ''] of text.matchAll(RULE_ID)) at(id).modules.add(moduleOf(file));
    }
  }
  return carriers;
}

const cell = (names: Iterable<string>) =>
  [...names]
    .sort()
    .map((name) => `\`${name}\``)
    .join('<br>') || '–';

/** Returns the text of docs/requirements.md: the meaning of each id, and the modules and tests that carry it. */
export function requirementsPage(files: readonly RepositoryFile[]): string {
  const carriers = carriersOf(files);
  const row = (id: string, meaning: string) => {
    const { tests = [], modules = [] } = carriers.get(id) ?? {};
    return `| ${id} | ${meaning} | ${cell(modules)} | ${cell(tests)} |`;
  };
  const table = (rows: Iterable<readonly [string, string]>) => [
    '| ID | Meaning | Modules that name it | Tests that prove it |',
    '|---|---|---|---|',
    ...[...rows].map(([id, meaning]) => row(id, meaning)),
    '',
  ];
  return [
    '# Requirements',
    '',
    'Comments and titles of tests name requirements by short ids and cite the documents behind them by section. This page says what each of them means. The meanings lie in `build/requirements`; `node build/write-requirements.ts` writes the page, and a test compares it with the source. An id in square brackets in the title of a test says that the test proves the requirement in the running product.',
    '',
    ...AREAS.flatMap(({ letter, title, meanings: own }) => [
      `## ${letter}. ${title}`,
      '',
      ...table(Object.entries(own).map(([number, meaning]) => [`${letter}-${number}`, meaning] as const)),
    ]),
    '## Protection rules',
    '',
    'Comments cite these as "trust R1"; they have no hyphen.',
    '',
    ...table(Object.entries(PROTECTION_RULES)),
    '## Faults',
    '',
    ...table(Object.entries(FAULTS)),
    '## Corrections of the specification',
    '',
    ...table(Object.entries(CORRECTIONS)),
    '## Documents that comments cite',
    '',
    ...SOURCES.flatMap(({ name, about, sections }) => [
      `### ${name}`,
      '',
      about,
      '',
      '| Section | What it covers |',
      '|---|---|',
      ...Object.entries(sections).map(
        ([section, covers]) => `| ${section.startsWith('(') ? '' : '§'}${section} | ${covers} |`,
      ),
      '',
    ]),
  ].join('\n');
}
