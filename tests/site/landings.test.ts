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

for (const language of ['en', 'ar']) {
  test(`[R-35] the landing of a gift opens, in ${language}, a registration with its code and the tags of its address`, async ({
    request,
  }) => {
    const answer = await openPage(request, `/${language}/settings/fair-start?tag=7`);
    expect(answer.status()).toBe(200);
    const [html = ''] = (await answer.text()).split('id="state"');
    expect(html).toContain('data-layout="headless"');
    expect(html).toContain('noindex');
    const buttons = [...html.matchAll(/href="([^"]*signUp=[^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));
    expect(buttons).toHaveLength(2);
    for (const href of buttons) expect(href).toBe(`/${language}?signUp=line%3Ftag%3D7&tag=7&bwpromocode=FAIRSTART`);
  });
}

test('[R-35] a bonus landing that does not exist is not found, in words', async ({ request }) => {
  const answer = await openPage(request, '/de/settings/nothing');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain(wordsOf('de')('common:page_not_found'));
});
