import { expect, test } from 'vitest';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';

test.each(LANGUAGES)('signing in by passkey has every text in %s', async (language) => {
  const html = await renderPart(<PasskeySignIn save enter={() => {}} />, {
    language,
    namespaces: ['passkeys', 'auth', 'errors'],
  });
  expect(textOf(html)).not.toMatch(KEY_LEAK);
});
