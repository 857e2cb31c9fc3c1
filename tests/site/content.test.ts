import { expect } from 'vitest';
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
