import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { CHOICE_LIFE_MS } from '#shared/domain/consent/consent-choice.ts';
import { defaultSiteConfig } from '../config/default-site-config.ts';
import { readBrandPages } from './brand-pages.ts';

const config = defaultSiteConfig(false);
const pages = await readBrandPages();

/** What the tests read of the texts of a block. */
interface Block {
  readonly text: string;
  readonly items: readonly string[];
}

/** Texts of a block of a page of information. */
function blockOf(page: string, block: string, language = 'en'): Block {
  const texts = pages.get(`information/${page}`)?.texts[language]?.blocks[block];
  if (!texts) throw new Error(`No block ${block} of ${page} in ${language}`);
  return texts as Block;
}

const localeOf = async (language: string, namespace: string): Promise<Readonly<Record<string, string>>> =>
  JSON.parse(await readFile(`renderer/locales/${language}/${namespace}.json`, 'utf8'));

describe('the page of cookies', () => {
  test('says when the site asks again, and that no service of others counts visits', () => {
    expect(blockOf('cookies', 'choice').items.join()).toContain(
      `We ask again after ${CHOICE_LIFE_MS / 86_400_000} days.`,
    );
    expect(config.counters).toEqual({});
    expect(config.isOneTapAuthEnabled).toBe(false);
  });

  test.each(config.languages)('calls the places of storage in %s as its list does', async (language) => {
    const names = await localeOf(language, 'storage');
    const { text } = blockOf('cookies', 'entriesText', language);
    for (const place of ['local', 'session', 'desktop']) {
      expect(text).toMatch(new RegExp(`[“„«]\\s?${names[`place_${place}`]}\\s?[”“»]`));
    }
  });
});
