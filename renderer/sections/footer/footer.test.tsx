import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FOOTER_PIECES, type FooterData } from './footer-data.ts';
import { Section } from './section.tsx';
import { prepare } from './server.tsx';

const data: FooterData = {
  pieces: FOOTER_PIECES,
  age: '18+',
  promise: 'Play within your means.',
  email: 'help@example.com',
  languagesLabel: 'Languages',
  languages: [],
  brand: 'Fairline',
  company: 'Fairline',
  license: null,
  cookies: 'Cookie settings',
  groups: [
    {
      ...{ id: 'service', title: 'More' },
      pages: [
        { id: 'mobile', path: 'mobile', text: 'On your phone', isWebOnly: false },
        { id: 'desktop', path: 'desktop', text: 'For your desktop', isWebOnly: true },
      ],
    },
  ],
};

test.each([
  [false, ['/de/mobile', '/de/desktop']],
  [true, ['/de/mobile']],
])(
  '[Z-01] the footer links to the desktop app from a browser, and not from the app itself: %s',
  (isDesktopApp, links) => {
    const html = renderToStaticMarkup(<Section data={data} path="/de/live" isDesktopApp={isDesktopApp} />);
    expect([...html.matchAll(/href="(\/[^"]+)"/g)].map(([, href]) => href)).toEqual(links);
  },
);

test('the footer groups pages, and names a page of words by its own name, another by the texts of linked pages', () => {
  const page = (id: string, name?: string) => ({
    id,
    path: id,
    isWebOnly: false,
    ...(name === undefined ? {} : { name }),
  });
  const { groups } = prepare({
    language: 'de',
    path: '/de/live',
    components: null,
    site: {
      brand: 'Fairline',
      companyName: 'Fairline Ltd',
      minAge: 18,
      supportEmail: 'help@example.com',
      isPlayMoney: true,
      languages: ['en', 'de'],
      license: null,
      pages: [
        page('mobile', 'Am Handy'),
        page('information/about', 'Über uns'),
        { ...page('information-betting-calculator'), path: 'information/betting-calculator' },
        page('promo', 'Angebote'),
        page('epl', 'Premier League'),
      ],
    },
    promotions: [],
  });
  expect(groups.map(({ title, pages }) => [title, ...pages.map(({ text }) => text)])).toEqual([
    ['Wettbewerbe', 'Premier League'],
    ['Angebote', 'Angebote'],
    ['Informationen', 'Über uns', 'Wettrechner'],
    ['Mehr von Fairline', 'Am Handy'],
  ]);
});
