import { describe, expect, test } from 'vitest';
import { PASSWORD_WEAKNESSES, weaknessOf, wordsOfOwner } from '#shared/domain/registration/password-verdict.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
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
