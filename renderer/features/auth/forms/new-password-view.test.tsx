import { describe, expect, test } from 'vitest';
import { PASSWORD_WEAKNESSES, weaknessOf, wordsOfOwner } from '#shared/domain/registration/password-verdict.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { KeptMethods } from '../forgot-password/kept-methods.tsx';
import { StrengthLine } from './strength-line.tsx';
import { measurePassword } from './strength-lists.ts';

const OWNER = { email: 'kim.smith@example.com', phone: null, names: ['Kim'] };

describe('the strength of a new password', () => {
  test.each(LANGUAGES)('has a reason for every refusal in %s', async (language) => {
    for (const refused of PASSWORD_WEAKNESSES) {
      const part = <StrengthLine password="a word" owner={OWNER} refused={refused} />;
      const html = await renderPart(part, { language, namespaces: ['passwords'] });
      expect(html).toContain('data-strength="1"');
      expect(textOf(html).trim().length, refused).toBeGreaterThan(20);
      expect(textOf(html)).not.toMatch(KEY_LEAK);
    }
  });

  test('is not shown before anything is known of it', async () => {
    const part = <StrengthLine password="a word" owner={OWNER} refused={null} />;
    expect(await renderPart(part, { namespaces: ['passwords'] })).not.toContain('data-strength');
  });

  test.each([
    ['password', 'common'],
    ['12345678', 'common'],
    ['kim.smith', 'personal'],
    ['KimSmith1990', 'personal'],
    ['Fairline24', 'personal'],
    ['short', 'short'],
    ['correct horse battery', null],
  ])('of "%s" is judged in the browser: %s', (password, weakness) => {
    const words = wordsOfOwner({ ...OWNER, brand: 'Fairline' });
    expect(weaknessOf(password, measurePassword(password, words), words)).toBe(weakness);
  });
});

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
