import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { contentId } from '#shared/contracts/content-words.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { type Beginning, camelCase, pascalCase, type Sources } from './beginning.ts';
import { callFiles, moduleFiles } from './new-calls.ts';

const MIGRATIONS = 'platform/migrations';

/** The sources in the current folder, the root of the repository. */
const REPOSITORY: Sources = {
  has: existsSync,
  read: (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null),
  nextMigration: () => {
    const numbers = readdirSync(MIGRATIONS).map((file) => Number.parseInt(file, 10) || 0);
    return String(Math.max(0, ...numbers) + 1).padStart(3, '0');
  },
};

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** Texts of a page that its author fills in; an empty one fails the check of the texts. */
const PAGE_TEXTS = { about: '', heading: '', title: '', words: '' };

function pageFiles(name: string): Beginning {
  const folder = `renderer/features/${name}`;
  const component = `${pascalCase(name)}Page`;
  return {
    files: [
      {
        path: `${folder}/${name}.page.ts`,
        content: `import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePage, SHORT_MS } from '#renderer/lib/pages/page-record.ts';

export const page = definePage({
  id: '${camelCase(name)}',
  namespace: '${name}',
  sharedMs: SHORT_MS,
  component: lazyModule(async () => (await import('./${name}-page.tsx')).${component}),
});
`,
      },
      {
        path: `${folder}/${name}-page.tsx`,
        content: `import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Card } from '#renderer/ui/card.tsx';
import styles from './${name}-page.module.css';

export function ${component}() {
  const { t } = useTranslation('${name}');
  return (
    <Card className={styles.page}>
      <h1>{t('heading')}</h1>
    </Card>
  );
}
`,
      },
      { path: `${folder}/${name}-page.module.css`, content: `.page {\n  padding: var(--space-4);\n}\n` },
      ...LANGUAGES.map(({ code }) => ({ path: `renderer/locales/${code}/${name}.json`, content: json(PAGE_TEXTS) })),
    ],
    next: [
      `give its row in shared/domain/routing/rows the page '${camelCase(name)}', and \`links\` where visitors shall find it`,
      `fill in renderer/locales/*/${name}.json: title, about (more than 50 characters), heading, words for the search (remove them without links)`,
      'run node build/write-routes.ts and npm run check',
    ],
  };
}

/** Texts of a page of content that its author fills in; an empty one is refused when the page is read. */
const CONTENT_TEXTS = {
  state: 'needsReview',
  version: 1,
  title: '',
  description: '',
  heading: '',
  words: '',
  blocks: { intro: { text: '' } },
};

function contentFiles(id: string): Beginning {
  const folder = `platform/modules/content/pages/${id}`;
  const structure = {
    class: 'article',
    fallback: 'en',
    versions: [{ number: 1, on: new Date().toISOString().slice(0, 10) }],
    places: ['footer', 'search'],
    blocks: [{ id: 'intro', kind: 'text' }],
  };
  return {
    files: [
      { path: `${folder}/page.json`, content: json(structure) },
      ...LANGUAGES.map(({ code }) => ({ path: `${folder}/${code}.json`, content: json(CONTENT_TEXTS) })),
    ],
    next: [
      `set its class and list its blocks in ${folder}/page.json; shared/contracts/content-blocks.ts and content-parts.ts describe each kind`,
      "outside /information/, see to it that a row of shared/domain/routing/rows has its path and page: 'content'",
      'fill in the texts of every language, and set their state to "approved" when somebody has read them',
      'run npx vitest run --project=rules platform/modules/content',
    ],
  };
}

interface Kind {
  readonly make: (name: string, sources: Sources) => Beginning;
  readonly isName: (name: string) => boolean;
  /** What a name looks like. */
  readonly example: string;
}

const KINDS: Readonly<Record<string, Kind>> = {
  page: { make: pageFiles, isName: (name) => NAME.test(name), example: 'game-rules, in kebab case' },
  content: {
    make: contentFiles,
    isName: (name) => v.is(contentId, name),
    example: 'information/about, the path of its page',
  },
  call: {
    make: callFiles,
    isName: (name) => {
      const parts = name.split('/');
      return (parts.length === 2 || parts.length === 3) && parts.every((part) => NAME.test(part));
    },
    example:
      'office/pay-slips, its module and its topic, or office/pay-slips/ask-pay-slip, when its own name is another',
  },
  module: {
    make: moduleFiles,
    // The table has this name: the retention takes letters only, and the database cuts an index at 63 characters.
    isName: (name) => /^[a-z]+(-[a-z]+)*$/.test(name) && name.length <= 40,
    example: 'pay-slips, in kebab case, of at most 40 letters',
  },
};

/**
 * Returns the files with which something new begins.
 *
 * @param kind such as `page`
 * @param name of its files, in kebab case; the path of a page of content; module and topic of a call
 * @param sources what exists; the repository unless given
 * @throws Error that says what to give instead of an unknown kind or a name of another form
 */
export function newFiles(kind: string | undefined, name: string | undefined, sources: Sources = REPOSITORY): Beginning {
  const known = kind !== undefined && Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (!known) throw new Error(`say what is new: ${Object.keys(KINDS).join(', ')}`);
  if (name === undefined || !known.isName(name)) throw new Error(`give it a name such as ${known.example}`);
  return known.make(name, sources);
}
