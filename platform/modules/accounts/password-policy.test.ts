import { describe, expect, test } from 'vitest';
import { createPasswordPolicy } from './password-policy.ts';

const policy = createPasswordPolicy(() => 'Fairline', { namesOf: async () => [] });
const OWNER = { email: 'kim.smith@example.com', phone: '+4915199887766', names: ['Kim', 'Smith-Weber'] };

describe('a password is refused', () => {
  test.each([
    ['that is among the most used', 'password', 'common'],
    ['that is a row of digits', '12345678', 'common'],
    ['that is a frequent one in disguise', 'P@ssw0rd', 'common'],
    ['that is a frequent one in Russian', 'пароль', 'short'],
    ['that is a row of a Russian keyboard', 'йцукенгшщзхъ', 'common'],
    ['that is frequent in Spanish', 'contraseña', 'common'],
    ['that was published in a breach', '64yt86td', 'breached'],
    ['in capitals that was published in small letters', '8R1AN5LA', 'breached'],
    ['that is a walk over the keyboard', 'zxcvfrewq', 'keyboard'],
    ['that repeats itself', 'xoxoxoxoxoxo', 'repeat'],
    ['that counts upwards', 'cdefghijklm', 'sequence'],
    ['that is a date', '19901212', 'date'],
    ['that is the address', 'kim.smith@example.com', 'personal'],
    ['that is a part of the address with a year', 'kimsmith1990', 'personal'],
    ['that is a name', 'SmithWeber', 'personal'],
    ['that is the end of the number', '887766 abc', 'personal'],
    ['that is the number', '4915199887766', 'personal'],
    ['that is the name of the site', 'fairline2024', 'personal'],
    ['that has seven characters', 'x7Kq9vT', 'short'],
  ])('%s: "%s"', async (_why, password, weakness) => {
    expect(await policy.weaknessOf(password, OWNER)).toBe(weakness);
  });
});

describe('a password is taken', () => {
  test.each([
    'correct horse battery',
    'x7Kq9vTz2m',
    'a sentence to play with',
    'кот пьёт синий чай',
    'kim likes green tea',
  ])('"%s"', async (password) => {
    expect(await policy.weaknessOf(password, OWNER)).toBe(null);
  });
});
