import { createHash } from 'node:crypto';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect } from '#tests/fixtures/journey.ts';
import { journeyOn } from '#tests/fixtures/own-site.ts';
import { type Product, startProduct } from '#tests/fixtures/product.ts';
import { freshPage, isFooterDrawn } from '#tests/fixtures/section-pages.ts';
import { control } from '#tests/fixtures/site-controls.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { wordsOf } from '#tests/fixtures/words.ts';
import { alive } from '#tests/pages/prices.ts';

interface Site extends Product {
  /** Folder of its built sections. */
  readonly sections: string;
}

const test = journeyOn(async () => {
  const sections = temporaryFolder('sections');
  cpSync('dist/sections', sections, { recursive: true });
  const product = await startProduct({ SECTIONS_DIR: sections });
  const site: Site = { ...product, sections };
  const end = async () => {
    await product.stop();
    rmSync(sections, { recursive: true, force: true });
  };
  return { site, origin: site.origin, end };
});
test.describe.configure({ mode: 'default', timeout: 240_000 });

const words = wordsOf('en');
const LEGAL = words('sections:legal_responsible', { age: 18 });

const switchTo = (site: Site, section: string, mode: string, delayMs?: number) =>
  control(site, 'sections', { section, mode, ...(delayMs ? { delayMs } : {}) });

const footer = (page: Page) => page.locator('[data-section="footer"]');

test(
  '[S-05] a page without its footer loads it by the button once the section server is back',
  FULL,
  async ({ page, site, pageErrors }) => {
    pageErrors.allow('the server of the footer is switched off', /503|\/sections-api\//);
    await switchTo(site, 'footer', 'off');
    await expect.poll(async () => isFooterDrawn((await freshPage(site)).html), { timeout: 30_000 }).toBe(false);
    await page.goto(`/en/live?fresh=${crypto.randomUUID()}`);
    const button = footer(page).getByRole('button', { name: words('sections:page_refresh_button') });
    await expect(button).toBeVisible({ timeout: 60_000 });
    await expect(footer(page)).toContainText(LEGAL);
    await page
      .locator('[data-section="header-menu"]')
      .getByRole('link', { name: words('common:nav_line') })
      .click();
    await expect(page).toHaveURL(/\/en\/line$/);
    // The list arrives after the address and moves the footer; a press on a button that moves goes astray.
    await alive(page);
    await switchTo(site, 'footer', 'on');
    await expect(async () => {
      if (await button.isVisible()) await button.click();
      await expect(footer(page)).toHaveAttribute('data-state', 'ready', { timeout: 5000 });
    }).toPass({ timeout: 60_000 });
    await expect(footer(page).getByRole('link', { name: 'Deutsch' })).toBeVisible();
  },
);

const named = (stem: string, ending: string, content: string) => {
  const digest = (algorithm: string) => createHash(algorithm).update(content).digest('base64');
  const file = `${stem}.${createHash('sha256').update(content).digest('hex').slice(0, 12)}.${ending}`;
  return { file, integrity: `sha384-${digest('sha384')}` };
};

test(
  '[S-05] a new version of a section replaces the old one without another build or restart',
  FULL,
  async ({ page, site }) => {
    await page.goto('/en');
    await expect(footer(page)).toHaveAttribute('data-state', 'ready');
    const folder = path.join(site.sections, 'footer');
    const section = `const { jsx } = globalThis.fairlineSections.jsx;
    const { useState } = globalThis.fairlineSections.react;
    export const dataVersion = 3;
    export function Section({ data }) {
      const [presses, press] = useState(0);
      return jsx('footer', { children: jsx('button', { onClick: () => press(presses + 1), children: data.words + presses }) });
    }`;
    const server = `export const dataVersion = 3;
    export const prepare = ({ site }) => ({ words: site.minAge + '+ second version: ' });
    export const draw = (data) => '<footer><button>' + data.words + '0</button></footer>';`;
    const module = named('section', 'js', section);
    const { file: serverFile } = named('app', 'mjs', server);
    writeFileSync(path.join(folder, module.file), section);
    writeFileSync(path.join(folder, serverFile), server);
    const manifest = { name: 'footer', version: 'second', dataVersion: 3, server: serverFile, module, styles: [] };
    writeFileSync(path.join(folder, 'section.json'), JSON.stringify(manifest));
    await expect
      .poll(async () => (await freshPage(site, '/en')).html, { timeout: 30_000 })
      .toContain('18+ second version: 0');
    await page.goto(`/en?fresh=${crypto.randomUUID()}`);
    await expect(footer(page)).toHaveAttribute('data-state', 'ready');
    await footer(page).getByRole('button').click();
    await expect(footer(page).getByRole('button')).toHaveText('18+ second version: 1');
    cpSync('dist/sections/footer', folder, { recursive: true, force: true });
  },
);
