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

test('an information page that is not written is not found', async ({ request }) => {
  const answer = await openPage(request, '/en/information/no-such-page');
  expect(answer.status()).toBe(404);
});
