import { expect, test } from 'vitest';
import { session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { DataPanel } from './data-panel.tsx';

const namespaces = ['my-data', 'auth', 'errors'];

test('the player is offered the archive and the end of the account, with what each of them means', async () => {
  const text = textOf(await renderPart(<DataPanel />, { namespaces, session }));
  expect(text).toContain('Download your data');
  expect(text).toContain('Close your account');
  expect(text).toContain('erased five years later');
});

test.each(LANGUAGES)('the player’s data is described in %s without a missing text', async (language) => {
  const html = await renderPart(<DataPanel />, { namespaces, session, language });
  expect(textOf(html)).not.toMatch(KEY_LEAK);
});
