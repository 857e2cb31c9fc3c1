import { describe, expect, test } from 'vitest';
import { BLOCK_SAMPLES } from '#renderer/lib/test-fixtures/content.fixture.ts';
import { CONSENT_CLASSES, STORAGE_INVENTORY } from '#shared/domain/consent/storage-inventory.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { wordsOf } from '#tests/fixtures/words.ts';
import { StoragePart } from './storage-part.tsx';

const attributes = {
  prose: (markdown: string) => markdown,
  own: { lang: 'en', dir: 'ltr' },
  words: { lang: 'de', dir: 'ltr' },
} as const;

const drawn = (language: (typeof LANGUAGES)[number] = 'en') =>
  renderPart(
    <StoragePart block={BLOCK_SAMPLES.storage} heading={undefined} anchor="part-x" text={undefined} {...attributes} />,
    { language, namespaces: ['consent', 'storage'] },
  );

/** Rows of each table, without its head. */
const tablesOf = (html: string) =>
  [...html.matchAll(/<tbody>(.*?)<\/tbody>/gs)].map(([, body = '']) =>
    [...body.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) => textOf(row)),
  );

describe('the list of what is stored on a device', () => {
  test('has every entry of the inventory once, under its class of consent, with its purpose, place and time', async () => {
    const words = wordsOf('en');
    const tables = tablesOf(await drawn());
    expect(tables).toHaveLength(CONSENT_CLASSES.length);
    for (const [at, of] of CONSENT_CLASSES.entries()) {
      const entries = STORAGE_INVENTORY.filter(({ consent }) => consent === of);
      expect(entries.length, of).toBeGreaterThan(0);
      const expected = entries.map(
        ({ key, purpose, place }) =>
          `${key} ${words(`storage:purpose_${purpose}`)} ${words(`storage:place_${place}`)} `,
      );
      expect(tables[at]?.map((row, index) => row.slice(0, expected[index]?.length))).toEqual(expected);
    }
    expect(tables.flat()).toHaveLength(STORAGE_INVENTORY.length);
  });

  test.each([
    ['signing_out', '30 seconds'],
    ['user_token', '15 minutes'],
    ['lang', '365 days'],
    ['ggru', 'Until the browser closes'],
    ['fairline:coupon', 'Until you delete it'],
    ['fairline:granted', 'Until the tab closes'],
    ['tabs:*', 'Deleted at once'],
  ])('says of %s that it is kept: %s', async (key, life) => {
    const row = tablesOf(await drawn())
      .flat()
      .find((one) => one.startsWith(`${key} `));
    expect(row?.endsWith(` ${life}`)).toBe(true);
  });

  test('marks what only the desktop app stores, and what only the debugger does', async () => {
    const rows = tablesOf(await drawn()).flat();
    const inDesktop = STORAGE_INVENTORY.filter(({ place }) => place === 'desktop');
    expect(rows.filter((row) => row.includes(' Desktop app '))).toHaveLength(inDesktop.length);
    expect(rows.find((row) => row.startsWith('fairline:overrides '))).toContain('on test versions of the site only');
  });

  test('links the cookie settings in the words of the page', async () => {
    expect(await drawn()).toMatch(/<a class="[^"]+" href="#cookie-settings" lang="de" dir="ltr">Open the cookie/);
  });

  test.each(LANGUAGES)('has its texts in %s', async (language) => {
    const html = await drawn(language);
    const withoutKeys = html.replace(/<code.*?<\/code>/gs, '');
    expect(textOf(withoutKeys)).not.toMatch(KEY_LEAK);
    expect(tablesOf(html).flat()).toHaveLength(STORAGE_INVENTORY.length);
  });
});
