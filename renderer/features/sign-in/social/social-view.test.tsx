import { describe, expect, test } from 'vitest';
import { SOCIAL_RESULTS, type SocialReturn } from '#shared/domain/social/social-return.ts';
import { KEY_LEAK, LANGUAGES, type RenderOptions, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { AfterNetwork } from './after-network.tsx';

const namespaces = ['auth', 'social'];

describe('the result of a network sign-in', () => {
  const first = { current: null };
  const tell = (back: SocialReturn, more: RenderOptions = {}) =>
    renderPart(<AfterNetwork back={back} first={first} />, { namespaces, ...more });

  test.each([
    ['denied', 'You stopped at Google.'],
    ['expired', 'Signing in with Google took too long'],
    ['failed', 'We couldn’t trust the answer from Google.'],
    ['closed', 'we are not opening new accounts'],
    ['busy', 'Too many attempts at once.'],
  ] as const)('is shown above the other methods: %s', async (result, text) => {
    const html = await tell({ result, network: 'google' });
    expect(html).toContain('role="alert"');
    expect(textOf(html)).toContain(text);
    expect(html).toContain('type="password"');
  });

  test('says why the site itself refused the sign-in, and ignores unknown reasons', async () => {
    const text = async (code: string) => textOf(await tell({ result: 'refused', network: 'vk', code }));
    expect(await text('FORBIDDEN')).toContain('You are not allowed to do this.');
    expect(await text('TO_STRING')).toContain('We couldn’t trust the answer from VK');
  });

  test.each(LANGUAGES)('has every text in %s', async (language) => {
    for (const result of SOCIAL_RESULTS) {
      expect(textOf(await tell({ result, network: 'apple' }, { language }))).not.toMatch(KEY_LEAK);
    }
  });
});
