import { expectAccessible, expectAccessibleDialog } from '#tests/fixtures/axe.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { wordsOf } from '#tests/fixtures/words.ts';

test(
  '[N-07] a link of a text opens the support panel, and again after it was closed; the contents lead to their parts',
  FULL,
  async ({ page }) => {
    const words = wordsOf('en');
    await page.goto('/en/information/contacts');
    await expectAccessible(page, 'a page of words');
    const link = page.getByRole('article').locator('a[href="#support"]').first();
    const dialog = page.getByRole('dialog', { name: words('support:title') });
    for (const _ of ['first', 'second']) {
      await link.click();
      await expect(dialog.getByRole('button', { name: words('support:option_question') })).toBeVisible();
      await expectAccessibleDialog(page, 'the support panel');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(/\/information\/contacts$/);
      await expect(link).toBeFocused();
    }
    const part = page
      .getByRole('navigation', { name: words('content:contents') })
      .getByRole('link')
      .last();
    const target = await part.getAttribute('href');
    await part.press('Enter');
    await expect(page).toHaveURL((url) => url.hash === target);
    await expect(page.locator(`${target}`)).toBeInViewport();
  },
);
