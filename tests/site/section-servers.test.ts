import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '#tests/fixtures/product.ts';
import { freshPage, isFooterDrawn } from '#tests/fixtures/section-pages.ts';
import { control } from '#tests/fixtures/site-controls.ts';
import { wordsOf } from '#tests/fixtures/words.ts';

const LEGAL = wordsOf('en')('sections:legal_responsible', { age: 18 });
const SECTIONS = ['footer', 'header-menu', 'promo-strip'] as const;

let site: Product;

beforeAll(async () => {
  site = await startProduct();
});
afterAll(() => site.stop());

const isDrawn = async () => isFooterDrawn((await freshPage(site)).html);

for (const mode of ['off', 'slow', 'broken'] as const) {
  test(`[S-05] pages do not wait for section servers that are ${mode}, and still contain the texts required by law`, async () => {
    await expect.poll(isDrawn, { timeout: 60_000 }).toBe(true);
    for (const section of SECTIONS) await control(site, 'sections', { section, mode, delayMs: 5000 });
    await expect.poll(isDrawn, { timeout: 30_000 }).toBe(false);
    const { status, html } = await freshPage(site);
    expect(html).toContain(LEGAL);
    expect(status).toBe(200);
    expect(isFooterDrawn(html)).toBe(false);
    expect(html).toContain('18+');
    expect(html).toMatch(/data-section="header-menu">.*?href="\/en\/live"/);
    for (const section of SECTIONS) await control(site, 'sections', { section, mode: 'on' });
  });
}
