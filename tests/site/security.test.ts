import { expect } from 'vitest';
import { openPaths } from '#shared/contracts/paths.ts';
import { openPage, test } from '#tests/fixtures/site-test.ts';

for (const path of ['/en', '/en/live', '/en/line', '/ar/live/football']) {
  test(`the content security policy of ${path} allows inline scripts only with its nonce`, async ({ request }) => {
    const read = async () => {
      const answer = await openPage(request, path);
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

test('a page of another origin can neither frame the site nor read its answers', async ({ request }) => {
  const headers = (await openPage(request, '/en')).headers();
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

test('signing out ends the session on the server, so that its cookie opens nothing later', async ({
  request,
  siteOrigin,
  player,
}) => {
  await player.signUp();
  const { cookies } = await request.storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const session = async () => (await fetch(siteOrigin + openPaths.session, { headers: { cookie } })).json();
  expect(await session()).not.toBeNull();
  expect((await request.post(openPaths.logout, { data: {} })).ok()).toBe(true);
  expect(await session()).toBeNull();
});
