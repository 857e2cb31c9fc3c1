import { SESSION_COOKIES } from '#shared/domain/session-cookies.ts';
import { expect, test } from '#tests/fixtures/journey.ts';

test('the session id is only in a cookie that scripts cannot read', async ({ page, context, player }) => {
  await player.signUp();
  await page.goto('/en');
  const names: readonly string[] = Object.values(SESSION_COOKIES);
  const session = (await context.cookies()).find(({ name }) => names.includes(name));
  expect(session).toMatchObject({ httpOnly: true, path: '/' });
  expect(['Lax', 'Strict']).toContain(session?.sameSite);
  const seen = await page.evaluate(() => ({
    cookie: document.cookie,
    kept: JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }),
    html: document.documentElement.outerHTML,
  }));
  for (const name of names) expect(seen.cookie.split('; ').map((pair) => pair.split('=')[0])).not.toContain(name);
  const secret = decodeURIComponent(session?.value ?? '');
  expect(secret.length).toBeGreaterThan(20);
  for (const text of Object.values(seen)) expect(text).not.toContain(secret);
});
