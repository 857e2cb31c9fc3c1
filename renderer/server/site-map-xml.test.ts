import { expect, test } from 'vitest';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import { siteMapFile } from './site-map-xml.ts';

const config = { ...siteConfig, languages: ['en', 'de', 'ar'], hiddenLanguages: [], defaultLanguage: 'en' };
const ORIGIN = 'https://bets.example';

const locationsIn = (file: string) => [...file.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
const namedIn = (file: string) => [...file.matchAll(/hreflang="([^"]+)"/g)].map(([, language]) => language);

test('[Y-01] the site map names a page in every language of the site', () => {
  const file = siteMapFile(config, ORIGIN, ['/en/line']);
  expect(locationsIn(file)).toEqual(['en', 'de', 'ar'].map((language) => `${ORIGIN}/${language}/line`));
});

test('[Y-01] the site map names a page only in the languages in which it is written', () => {
  const path = '/en/information/privacy';
  const file = siteMapFile(config, ORIGIN, [path, '/en/line'], { [path]: ['de', 'en'] });
  const addresses = locationsIn(file).filter((address) => address?.endsWith('/privacy'));
  expect(addresses).toEqual([`${ORIGIN}/en/information/privacy`, `${ORIGIN}/de/information/privacy`]);
  const [own = ''] = file.split('/en/line');
  expect(namedIn(own.slice(0, own.lastIndexOf('<url>')))).not.toContain('ar');
});
