import { describe, expect, test } from 'vitest';
import type { SecurityPasskey } from '#shared/contracts/security.ts';
import { NOW, session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { PasskeySetting } from './passkey-setting.tsx';

const namespaces = ['passkeys', 'auth', 'errors'];
const fresh: SecurityPasskey = { id: 1, name: 'My phone', createdAt: NOW, usedAt: null, isSynced: false };
const synced: SecurityPasskey = { id: 2, name: '', createdAt: NOW, usedAt: NOW, isSynced: true };

describe('the passkeys of a player', () => {
  test('are listed by name, time and use, and each button names its passkey', async () => {
    const html = await renderPart(<PasskeySetting passkeys={[fresh, synced]} />, { namespaces, session });
    expect(textOf(html)).toMatch(
      /My phone Added: .* Not used yet Rename Remove Passkey Added: .* Last used: .* Synced/,
    );
    for (const label of ['Rename: My phone', 'Remove: My phone', 'Remove: Passkey']) {
      expect(html).toContain(`aria-label="${label}"`);
    }
  });

  test('are not shown where there are none and none can be added', async () => {
    expect(await renderPart(<PasskeySetting passkeys={[]} />, { namespaces, session })).toBe('');
  });
});

test.each(LANGUAGES)('the passkeys of a player have every text in %s', async (language) => {
  const html = await renderPart(<PasskeySetting passkeys={[fresh, synced]} />, { language, namespaces, session });
  expect(textOf(html)).not.toMatch(KEY_LEAK);
});
