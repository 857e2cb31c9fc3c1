import { describe, expect, test } from 'vitest';
import { isNetworkId, NETWORK_IDS } from './social-networks.ts';
import { readSocialReturn, socialRegistrationPath, withoutSocialReturn, withSocialReturn } from './social-return.ts';

describe('the networks of the specification', () => {
  test('are all known, in its order', () => {
    const listed =
      'google, vk, ok, fb, mailru, yandex, telegram, kakaotalk, twitter, itsme, twitch, metamask, line, linkedin, apple';
    expect(NETWORK_IDS.join(', ')).toBe(listed);
  });

  test.each(['Google', 'toString', '__proto__', ''])('do not include %j', (text) => {
    expect(isNetworkId(text)).toBe(false);
  });
});

describe('the result of a sign-in by a network', () => {
  test.each([
    ['/en/login', 'denied', '/en/login?social=denied&network=google'],
    ['/en/live?filter=1#top', 'joined', '/en/live?filter=1&social=joined&network=google'],
    ['/en/login?social=code&network=apple', 'failed', '/en/login?social=failed&network=google'],
  ] as const)('is told by the address %s: %s', (address, result, expected) => {
    const told = withSocialReturn(address, { result, network: 'google' });
    expect(told).toBe(expected);
    expect(readSocialReturn(told.slice(told.indexOf('?')))).toEqual({ result, network: 'google' });
  });

  test('may name the error that refused the sign-in', () => {
    const told = { result: 'refused', network: 'vk', code: 'FORBIDDEN' } as const;
    expect(readSocialReturn(withSocialReturn('/en/login', told).slice(9))).toEqual(told);
    expect(readSocialReturn('?social=refused&network=vk&code=%3Cb%3E')).toEqual({ result: 'refused', network: 'vk' });
  });

  test.each(['', '?social=denied', '?social=hacked&network=google', '?social=denied&network=<b>'])(
    'is not read from %j',
    (search) => expect(readSocialReturn(search)).toBeNull(),
  );

  test.each([
    ['?social=joined&network=google', ''],
    ['?a=1&social=joined&network=google&b=2', '?a=1&b=2'],
  ])('is removed from %s', (search, expected) => expect(withoutSocialReturn(search)).toBe(expected));
});

test('[R-29] a newcomer from a network is led to its registration, with the request', () => {
  expect(socialRegistrationPath('ar', 'google', 'a_b-c')).toBe('/ar/registration/google?request=a_b-c');
});
