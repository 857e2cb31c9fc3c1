import { expect } from 'vitest';
import { openPage, test } from '#tests/fixtures/site-test.ts';
import { wordsOf } from '#tests/fixtures/words.ts';

test('[R-22] the short address of a landing redirects to the long one with its marketing tags', async ({ request }) => {
  const answer = await openPage(request, '/en/lpage/live-betting?utm_source=a');
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/en/landing-page/live-betting?utm_source=a');
});

for (const path of [
  '/landing-page/live-betting',
  '/promotions/landing-every-cent',
  '/bonus/casino/landing-play-money',
]) {
  for (const language of ['en', 'ar']) {
    test(`[R-22] the server draws ${path} in ${language}, without the frame of other pages`, async ({ request }) => {
      const answer = await openPage(request, `/${language}${path}`);
      expect(answer.status()).toBe(200);
      const [html = ''] = (await answer.text()).split('id="state"');
      expect(html).toContain('data-layout="headless"');
      expect(html).toMatch(/<h1[^>]*>[^<]+</);
      expect(html).toContain(wordsOf(language)('sections:legal_responsible', { age: 18 }));
      expect(html).toMatch(new RegExp(`href="/${language}/(live|line)/`));
    });
  }
}
