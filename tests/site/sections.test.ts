import { expect } from 'vitest';
import { openPage, test } from '#tests/fixtures/site-test.ts';

for (const language of ['en', 'ar']) {
  test(`every promotion links to an existing page, in ${language}`, async ({ request }) => {
    const html = await (await openPage(request, `/${language}`)).text();
    const [, strip = ''] = /data-section="promo-strip"[^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
    const links = [...strip.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(links.length).toBeGreaterThan(0);
    for (const href of links) {
      expect(href).toMatch(new RegExp(`^/${language}/`));
      expect((await openPage(request, href)).status(), href).toBe(200);
    }
  });
}
