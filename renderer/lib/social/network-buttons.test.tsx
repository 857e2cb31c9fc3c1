import { describe, expect, test } from 'vitest';
import { NETWORK_IDS, SOCIAL_NETWORKS } from '#shared/domain/social/social-networks.ts';
import { config } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, type RenderOptions, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { configChanged } from '../store/site-slice.ts';
import { NetworkButtons } from './network-buttons.tsx';

const namespaces = ['auth', 'social'];
const all = NETWORK_IDS.map((id) => ({ id, name: SOCIAL_NETWORKS[id].name, isShown: true }));
const draw = (count: number, more: RenderOptions = {}, isSignUp = false) =>
  renderPart(<NetworkButtons save isSignUp={isSignUp} />, {
    namespaces,
    ...more,
    prepare: (store) => void store.dispatch(configChanged({ ...config, socialNetworks: all.slice(0, count) })),
  });

describe('[A-04] the network buttons', () => {
  test('are links with names that lead back to the current page', async () => {
    const html = await draw(2, { url: '/en/live?a=1&social=denied&network=google' });
    expect(html).toContain('aria-label="Sign in with Google"');
    const query = 'lang=en&amp;returnTo=%2Fen%2Flive%3Fa%3D1&amp;save=1';
    expect(html).toContain(`href="/social-api/oauth/google/begin?${query}"`);
  });

  test('[A-03] say that they open an account next to the registration form', async () => {
    const html = await draw(1, {}, true);
    expect(html).toContain('aria-label="Sign up with Google"');
    expect(textOf(html)).toContain('Or sign up with');
    expect(html).toContain('href="/social-api/oauth/google/begin?');
  });

  test.each([
    [6, 6, false],
    [7, 5, true],
    [15, 5, true],
  ])('of %i networks show %i, and open the others: %s', async (count, shown, hasMore) => {
    const html = await draw(count);
    expect([html.match(/<a /g)?.length, textOf(html).includes('More social accounts')]).toEqual([shown, hasMore]);
  });

  test('have marks that screen readers skip', async () => {
    const html = await draw(3);
    expect(html.match(/<span[^>]*aria-hidden="true"/g)).toHaveLength(3);
  });

  test.each(LANGUAGES)('have every text in %s', async (language) => {
    for (const isSignUp of [true, false]) {
      expect(textOf(await draw(8, { language, url: `/${language}` }, isSignUp))).not.toMatch(KEY_LEAK);
    }
  });
});
