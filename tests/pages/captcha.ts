import { expect, type Page } from '@playwright/test';
import type { Words } from '#tests/fixtures/words.ts';

/** Time for the device's work on a busy machine. */
const WORK_MS = 120_000;

/** Lets the device do the work that replaces the picture. */
export async function letDeviceWork(page: Page, words: Words): Promise<void> {
  const dialog = page.getByRole('dialog', { name: words('captcha:title') });
  await expect(dialog.getByRole('img')).toBeVisible({ timeout: WORK_MS });
  await dialog.getByRole('button', { name: words('captcha:let_device') }).click();
  await expect(dialog).toHaveCount(0, { timeout: WORK_MS });
}
