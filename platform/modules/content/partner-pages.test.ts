import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { REFERRAL_COOKIES, REFERRAL_PARAMETERS, referralCookies } from '#shared/domain/referral/referral-tags.ts';
import { defaultSiteConfig } from '../config/default-site-config.ts';
import { readBrandPages } from './brand-pages.ts';

const { languages } = defaultSiteConfig(false);
const pages = await readBrandPages();

/** Rows of a table of a page of partners. */
function rowsOf(page: string, block: string, language = 'en'): readonly (readonly string[])[] {
  const texts = pages.get(`ourpartners/${page}`)?.texts[language]?.blocks[block] as
    | { readonly rows: readonly (readonly string[])[] }
    | undefined;
  if (!texts) throw new Error(`No table ${block} of ${page} in ${language}`);
  return texts.rows;
}

describe('the page of affiliates', () => {
  /** Makes an address out of a cell such as "ref", "btag or tag", "click_id with pb=1". */
  const queriesOf = (cell: string): string[] => {
    const [names = '', beside = ''] = cell.split(' with ');
    const others = beside.split(', ').filter((one) => one !== '');
    return names
      .split(/, | or /)
      .map((name) => [`${name}=x`, ...others.map((one) => (one.includes('=') ? one : `${one}=x`))].join('&'));
  };
  const secondsOf = (cell: string) => Number.parseInt(cell, 10) * (cell.includes('hour') ? 3600 : 86_400);

  test('names for each tag the cookie and the time that the site remembers it for', () => {
    for (const [tags = '', cookie, time = ''] of rowsOf('affiliates', 'tags')) {
      for (const query of queriesOf(tags)) {
        const [found] = referralCookies(query).filter(({ name }) => name === cookie);
        expect({ query, cookie, seconds: found?.lifeSeconds }).toEqual({ query, cookie, seconds: secondsOf(time) });
      }
    }
  });

  test('leaves out no cookie and no tag', () => {
    const rows = rowsOf('affiliates', 'tags');
    expect(new Set(rows.map(([, cookie]) => cookie))).toEqual(new Set(REFERRAL_COOKIES));
    const named = new Set(rows.flatMap(([tags = '']) => tags.split(/, | or | with |=1/)));
    expect([...REFERRAL_PARAMETERS].filter((name) => !named.has(name))).toEqual([]);
  });

  test.each(languages)('has the same tags and cookies in %s', (language) => {
    const codes = (rows: readonly (readonly string[])[]) =>
      rows.map(([tags = '', cookie]) => [
        REFERRAL_PARAMETERS.filter((name) => new RegExp(`\\b${name}\\b`).test(tags)),
        cookie,
      ]);
    expect(codes(rowsOf('affiliates', 'tags', language))).toEqual(codes(rowsOf('affiliates', 'tags')));
  });
});

describe('the page of technology', () => {
  /** Package of each library that the page names. */
  const PACKAGES: Readonly<Record<string, string>> = {
    React: 'react',
    'Redux Toolkit': '@reduxjs/toolkit',
    'React Router': 'react-router-dom',
    'Radix UI': 'radix-ui',
    i18next: 'i18next',
    Valibot: 'valibot',
    Fastify: 'fastify',
    'Postgres.js': 'postgres',
    jose: 'jose',
    SimpleWebAuthn: '@simplewebauthn/server',
    PDFKit: 'pdfkit',
    Inter: '@fontsource-variable/inter',
  };
  const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

  test.each(languages)('names in %s only what the product runs with, each under its own licence', async (language) => {
    const { dependencies } = await read('package.json');
    const rows = rowsOf('technology', 'libraries', language);
    expect(rows.map(([name]) => name)).toEqual(Object.keys(PACKAGES));
    for (const [name = '', , licence] of rows) {
      const id = PACKAGES[name] ?? '';
      expect(Object.keys(dependencies)).toContain(id);
      // Versions are left out: each language would read the point of one as that of a decimal.
      const { license } = await read(`node_modules/${id}/package.json`);
      expect([id, licence]).toEqual([id, license.replace(/-[\d.]+$/, '')]);
    }
  });
});
