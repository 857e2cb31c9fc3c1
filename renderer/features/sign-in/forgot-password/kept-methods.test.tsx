import { describe, expect, test } from 'vitest';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { KeptMethods } from './kept-methods.tsx';

describe('the methods that a reset can keep', () => {
  const methods = {
    passkeys: [{ id: 7, name: 'Laptop', createdAt: 0, usedAt: null }],
    networks: [{ network: 'google', person: 'kim@example.com', joinedAt: 0 }],
    needsPasskey: true,
  };
  const none = { passkeys: [], networks: [] };

  test('are listed by name and not ticked, and the form says when a passkey has to stay', async () => {
    const part = <KeptMethods methods={methods} kept={none} setKept={() => {}} isOpen />;
    const html = await renderPart(part, { namespaces: ['passwords', 'social'] });
    expect(html.match(/type="checkbox"/g)).toHaveLength(2);
    expect(html).not.toContain('checked=""');
    expect(textOf(html)).toMatch(/Laptop.*Google.*kim@example\.com.*Tick at least one/s);
  });

  test.each(LANGUAGES)('have every text in %s', async (language) => {
    const part = <KeptMethods methods={methods} kept={{ ...none, passkeys: [7] }} setKept={() => {}} isOpen={false} />;
    const html = await renderPart(part, { language, namespaces: ['passwords', 'social'] });
    expect(textOf(html)).not.toMatch(KEY_LEAK);
    expect(html.match(/checked=""/g)).toHaveLength(1);
  });
});
