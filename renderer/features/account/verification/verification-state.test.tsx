import { expect, test } from 'vitest';
import type { UserConfig } from '#shared/contracts/user-config.ts';
import { session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { StateOf } from './verification-state.tsx';

const facts = (more: Partial<UserConfig>) =>
  ({
    ...{ internal_verification_status: 0, verification_status: 0, verification_status_group_code: '' },
    ...{ requested_additional_document: 0, user_status_id: 0 },
    ...more,
  }) as UserConfig;

test.each<[Partial<UserConfig>, string, string]>([
  [{ verification_status: 1 }, 'You are not verified yet', '/en/office'],
  [{ user_status_id: 1 }, 'Your documents are being checked', '/en/office/support'],
  [{ internal_verification_status: 1 }, 'You are verified', '/en/office'],
])('[O-03] the page of a player with %j says “%s”, and leads to %s', async (more, title, to) => {
  const html = await renderPart(<StateOf config={facts(more)} />, { namespaces: ['verification'], session });
  expect(textOf(html)).toContain(title);
  expect(html).toContain(`href="${to}"`);
});

test.each(LANGUAGES)('the states have their texts in %s', async (language) => {
  for (const more of [{ verification_status: 1 }, { user_status_id: 1 }, { internal_verification_status: 1 }]) {
    const html = await renderPart(<StateOf config={facts(more)} />, {
      namespaces: ['verification'],
      session,
      language,
    });
    expect(textOf(html)).not.toMatch(KEY_LEAK);
  }
});
