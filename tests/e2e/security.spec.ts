import { SESSION_COOKIES } from '#shared/domain/session-cookies.ts';
import { expect, test } from '#tests/fixtures/journey.ts';

const PAGES = ['/en', '/en/live', '/en/line', '/ar/live/football'];

for (const path of PAGES) {
  test(`the content security policy of ${path} allows inline scripts only with its nonce`, async ({ request }) => {
    const read = async () => {
      const answer = await request.get(path);
      const policy = answer.headers()['content-security-policy'] ?? '';
      return { html: await answer.text(), policy, nonce: /script-src[^;]*'nonce-([^']+)'/.exec(policy)?.[1] };
    };
    const [first, second] = await Promise.all([read(), read()]);
    expect(first.policy).toContain("default-src 'none'");
    expect(first.policy).toContain("frame-ancestors 'none'");
    expect(first.policy).not.toContain('unsafe');
    expect(first.nonce).toBeTruthy();
    expect(second.nonce, 'each answer has a nonce of its own').not.toBe(first.nonce);
    const scripts = [...first.html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
    const runs = scripts.filter((attributes) => !/type="application\/(json|ld\+json)"/.test(attributes));
    expect(runs.length).toBeGreaterThan(0);
    for (const attributes of runs) expect(attributes).toMatch(/\b(nonce|src)="/);
    expect(first.html).not.toMatch(/\son[a-z]+="/);
  });
}

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

test('a page of another origin can neither frame the site nor read its answers', async ({ request }) => {
  const { headers } = await request.get('/en').then((answer) => ({ headers: answer.headers() }));
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

test('signing out ends the session on the server, not only in the browser', async ({ page, context, player }) => {
  await player.signUp();
  await page.goto('/en');
  const kept = await context.cookies();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await context.addCookies(kept);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
});
