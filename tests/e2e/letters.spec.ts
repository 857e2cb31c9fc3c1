import type { APIRequestContext } from '@playwright/test';
import { CONTROL_PREFIX } from '#shared/contracts/control.ts';
import type { LetterPurpose } from '#shared/contracts/letters.ts';
import { expect, test } from '#tests/fixtures/journey.ts';
import { wordsOf } from '#tests/fixtures/words.ts';

const words = wordsOf('en');

async function lastLink(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.post(`${CONTROL_PREFIX}/letters`, { data: { email } });
  const { letters } = (await answer.json()) as { letters: { purpose: LetterPurpose; link: string }[] };
  return letters[0]?.link ?? '';
}

test('[R-06] [R-28] a forgotten password: from the address that asks for help to signing in with a new one', async ({
  page,
  request,
  player,
  context,
}) => {
  const { email } = await player.signUp();
  await context.clearCookies();
  await page.goto('/en/forgotpassword');
  const dialog = page.getByRole('dialog', { name: words('auth:password_forgotten') });
  await dialog.getByLabel(words('auth:email')).fill(email);
  await dialog.getByRole('button', { name: words('auth:code_ask') }).click();
  await dialog.getByRole('button', { name: words('auth:password_by_link') }).click();
  await expect(dialog.getByRole('status')).toHaveText(words('auth:password_link_text'));
  await page.goto(await lastLink(request, email));
  await page.getByLabel(words('auth:password_new'), { exact: true }).fill('a new sentence to play with');
  await page.getByRole('button', { name: words('auth:password_set') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('states:done_password_reset'));
  await page.getByRole('button', { name: words('auth:sign_in') }).click();
  const signIn = page.getByRole('dialog', { name: words('auth:sign_in') });
  await signIn.getByLabel(words('auth:email')).fill(email);
  await signIn.getByLabel(words('auth:password'), { exact: true }).fill('a new sentence to play with');
  await signIn.getByRole('button', { name: words('auth:sign_in') }).click();
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('session');
});

for (const [purpose, name] of [
  ['verify', 'account_verify'],
  ['activate', 'activate'],
  ['newsletter', 'stop_newsletter'],
] as const) {
  test(`[R-28] a letter to ${purpose} is followed by a press, once`, async ({ page, request, player, noise }) => {
    noise.allow('the browser itself names the status of the refused call', /status of 410/);
    const { email } = await player.signUp();
    const answer = await request.post(`${CONTROL_PREFIX}/letter`, { data: { email, purpose } });
    const { link } = (await answer.json()) as { link: string };
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(`states:title_${name}`));
    const button = page.getByRole('button', { name: words(`states:button_${name}`) });
    await button.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(`states:done_${name}`));
    await page.goto(link);
    await button.click();
    await expect(page.getByRole('alert')).toContainText(words('errors:link_expired'));
    await page.goto(link.split('?')[0] ?? '');
    await expect(page.getByRole('main')).toContainText(words('states:letter_missing'));
    await expect(button).toHaveCount(0);
  });
}
