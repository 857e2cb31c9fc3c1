import { expect } from 'vitest';
import { readBrandPages } from '#platform/modules/content/brand-pages.ts';
import { openPage, test } from '#tests/fixtures/site-test.ts';
import { wordsOf } from '#tests/fixtures/words.ts';

for (const language of ['en', 'ar']) {
  test(`the server draws a page of words in ${language} in the usual frame, with its structured data`, async ({
    request,
  }) => {
    const answer = await openPage(request, `/${language}/information/about`);
    expect(answer.status()).toBe(200);
    const [html = ''] = (await answer.text()).split('id="state"');
    expect(html).toContain('data-layout="default"');
    expect(html).toContain('data-content="information/about"');
    expect(html).toContain(`<a href="/${language}">${wordsOf(language)('content:home')}</a>`);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain('"@type":"Article"');
    expect(html).toContain('"@type":"BreadcrumbList"');
  });
}

type Words = ReturnType<typeof wordsOf>;

/** Pages with parts of features, and something that the part says. */
const PAGES_WITH_PARTS: Readonly<Record<string, (words: Words) => string>> = {
  'information/cookies': (words) => words('consent:class_functional'),
  'information/responsiblegaming': () => 'gamblingtherapy.org',
  'information/taxation': (words) => words('tax-calculator:site_none'),
  'information/cash_terminals': (words) => words('cash-terminals:show'),
};

for (const [id, said] of Object.entries(PAGES_WITH_PARTS)) {
  for (const language of ['en', 'ar']) {
    test(`the server draws ${id} in ${language} with its parts and all their texts`, async ({ request }) => {
      const answer = await openPage(request, `/${language}/${id}`);
      expect(answer.status()).toBe(200);
      const [html = ''] = (await answer.text()).split('id="state"');
      expect(html).toContain(`data-content="${id}"`);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html).toContain(said(wordsOf(language)));
      // Names of stored keys look like those of texts.
      expect(html.replace(/<code.*?<\/code>/gs, '')).not.toMatch(/>[a-z]+_[a-z_]+</);
    });
  }
}

test('the page of payments is drawn for a guest, whom the site does not ask to sign in', async ({ request }) => {
  const answer = await openPage(request, '/en/information/payment');
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('data-content="information/payment"');
});

test('an information page that is not written is not found', async ({ request }) => {
  const answer = await openPage(request, '/en/information/no-such-page');
  expect(answer.status()).toBe(404);
});

test('[R-27] the rules of a sport name its markets and link the pages of their families', async ({ request }) => {
  const answer = await openPage(request, '/ru/information/rules/3/ice-hockey');
  expect(answer.status()).toBe(200);
  const [html = ''] = (await answer.text()).split('id="state"');
  expect(html).toContain('Правила: Хоккей');
  expect(html).toContain('href="/ru/information/rules/4/how-it-ends"');
  expect(html).toContain(`<bdi>${wordsOf('ru')('markets:winner_with_overtime')}</bdi>`);
  // A market of football alone, and what the templates of texts leave out.
  expect(html).not.toContain(wordsOf('ru')('markets:penalty_awarded'));
  expect(html).not.toMatch(/\{(?:sport|slug|periods|minutes)\}/);
});

test('[R-31] the page of partners leads to its sections, and one that is not written is not found', async ({
  request,
}) => {
  const answer = await openPage(request, '/en/ourpartners');
  expect(answer.status()).toBe(200);
  const [html = ''] = (await answer.text()).split('id="state"');
  const sections = [...html.matchAll(/href="(\/en\/ourpartners\/[^"]+)"/g)].map(([, path]) => path ?? '');
  expect(new Set(sections)).toEqual(new Set(['/en/ourpartners/affiliates', '/en/ourpartners/technology']));
  for (const path of sections) expect((await openPage(request, path)).status(), path).toBe(200);
  expect((await openPage(request, '/en/ourpartners/no-such-section')).status()).toBe(404);
});

const ALPHABET = 'betting-alphabet';

for (const language of ['en', 'ar']) {
  test(`[R-31] the server draws the alphabet of betting in ${language}: every term by its letter, and the subjects`, async ({
    request,
  }) => {
    const pages = [...(await readBrandPages())].filter(([id]) => id.startsWith(`${ALPHABET}/`));
    const answer = await openPage(request, `/${language}/${ALPHABET}`);
    expect(answer.status()).toBe(200);
    const [html = ''] = (await answer.text()).split('id="state"');
    for (const [id] of pages) expect(html).toContain(`href="/${language}/${id}"`);
    expect(html).toContain(wordsOf(language)('content:terms_filter'));
    expect(html).toContain('"@type":"DefinedTermSet"');
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  });

  test(`[R-31] a term is drawn in ${language} with its definition, its crumbs, a calculated example and its links`, async ({
    request,
  }) => {
    const id = `${ALPHABET}/money/results/void`;
    const texts = (await readBrandPages()).get(id)?.texts[language];
    const answer = await openPage(request, `/${language}/${id}`);
    expect(answer.status()).toBe(200);
    const [html = ''] = (await answer.text()).split('id="state"');
    expect(html).toContain(`<strong>${texts?.description}</strong>`);
    const crumbs = html.slice(html.indexOf(`aria-label="${wordsOf(language)('common:breadcrumbs')}"`));
    const path = ['', `/${ALPHABET}`, `/${ALPHABET}/money`, `/${ALPHABET}/money/results`];
    const [trail = ''] = crumbs.split('</nav>');
    expect([...trail.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(
      path.map((one) => `/${language}${one}`),
    );
    // 10.00 at 1.80 × 1.00 × 1.50.
    expect(html).toContain('27.00');
    for (const to of [`${ALPHABET}/markets/handicaps/whole-line`, 'information/rules/1/void', 'information/howbet']) {
      expect(html).toContain(`href="/${language}/${to}"`);
    }
    expect(html).toContain('"@type":"DefinedTerm"');
  });
}

for (const [path, nearest] of [
  ['nothing', ''],
  ['bets/nothing', '/bets'],
  ['bets/types/nothing', '/bets/types'],
  ['nothing/types/single', ''],
]) {
  test(`[R-31] no page of the alphabet at ${path}: 404 in words, with the way back to the page above`, async ({
    request,
  }) => {
    const answer = await openPage(request, `/de/${ALPHABET}/${path}`);
    expect(answer.status()).toBe(404);
    const [html = ''] = (await answer.text()).split('id="state"');
    const words = wordsOf('de');
    expect(html).toContain(`<title>${words('common:title_not_found', { brand: 'Fairline' })}`);
    expect(html).toContain(words('common:page_not_found'));
    expect(html).toMatch(new RegExp(`href="/de/${ALPHABET}${nearest}"[^>]*>${words('content:back_to', { name: '' })}`));
  });
}

test('[R-31] the site map lists each page of the alphabet in all languages, and neither thanks nor landings', async ({
  request,
}) => {
  const map = await (await request.get('/sitemaps/pages-1.xml')).text();
  const ids = [...(await readBrandPages()).keys()].filter((id) => id.startsWith(ALPHABET));
  for (const id of ids) {
    for (const language of ['en', 'ru', 'es', 'pt', 'de', 'fr', 'tr', 'ar']) {
      expect(map).toMatch(new RegExp(`hreflang="${language}" href="[^"]*/${language}/${id}"`));
    }
  }
  expect(map).not.toMatch(/thankyou|\/settings\//);
});

for (const section of ['slots', 'casino', 'crash-games']) {
  test(`the thanks for an account opened in ${section} are drawn, but not for search engines`, async ({ request }) => {
    const answer = await openPage(request, `/en/${section}/thankyou`);
    expect(answer.status()).toBe(200);
    const [html = ''] = (await answer.text()).split('id="state"');
    expect(html).toContain('data-content="thankyou"');
    expect(html).toContain('noindex');
    for (const to of ['line', 'live', 'office/history', ALPHABET]) expect(html).toContain(`href="/en/${to}"`);
  });
}

test('there are no thanks in a section that does not exist', async ({ request }) => {
  expect((await openPage(request, '/en/roulette/thankyou')).status()).toBe(404);
});
