import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SectionVisit } from '#shared/domain/sections/section-server.ts';
import { Section } from './section.tsx';
import { prepare } from './server.tsx';

const visit: SectionVisit = {
  language: 'de',
  path: '/de/promo',
  components: null,
  site: {
    brand: 'Fairline',
    companyName: 'Fairline Ltd',
    minAge: 18,
    supportEmail: 'help@example.com',
    isPlayMoney: true,
    languages: ['en', 'de'],
    license: null,
    pages: [],
    headerPages: [{ id: 'promo', path: 'promo', isWebOnly: false, name: 'Aktionen' }],
  },
  promotions: [],
};
const linksOf = (given: SectionVisit) =>
  [
    ...renderToStaticMarkup(<Section data={prepare(given)} path={given.path} />).matchAll(
      /<a[^>]*href="([^"]+)"([^>]*)>([^<]+)/g,
    ),
  ].map(([, href, rest = '', text]) => [href, text, rest.includes('aria-current="page"')]);

test('the header links the games, and the pages that the site puts there, and marks the one that is open', () => {
  expect(linksOf(visit)).toEqual([
    ['/de/line', 'Sport', false],
    ['/de/live', 'Live', false],
    ['/de/promo', 'Aktionen', true],
  ]);
});

test('the header of a platform that names no pages has the games alone', () => {
  const { headerPages: _, ...site } = visit.site;
  expect(linksOf({ ...visit, site }).map(([href]) => href)).toEqual(['/de/line', '/de/live']);
});
