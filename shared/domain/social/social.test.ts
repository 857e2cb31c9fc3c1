import { describe, expect, test } from 'vitest';
import { isNetworkId, NETWORK_IDS } from './social-networks.ts';
import { readSocialReturn, socialRegistrationPath, withoutSocialReturn, withSocialReturn } from './social-return.ts';

describe('[A-04] the networks of the specification', () => {
  test('are all there, in its order', () => {
    const listed =
      'google, vk, ok, fb, mailru, yandex, telegram, kakaotalk, twitter, itsme, twitch, metamask, line, linkedin, apple';
    expect(NETWORK_IDS.join(', ')).toBe(listed);
  });

  test.each(['Google', 'toString', '__proto__', ''])('%j is none of them', (text) => {
    expect(isNetworkId(text)).toBe(false);
  });
});

describe('what came of a way to a network', () => {
  test.each([
    ['/en/login', 'denied', '/en/login?social=denied&network=google'],
    ['/en/live?filter=1#top', 'joined', '/en/live?filter=1&social=joined&network=google'],
    ['/en/login?social=code&network=apple', 'failed', '/en/login?social=failed&network=google'],
  ] as const)('is told by the address %s: %s', (address, result, expected) => {
    const told = withSocialReturn(address, { result, network: 'google' });
    expect(told).toBe(expected);
    expect(readSocialReturn(told.slice(told.indexOf('?')))).toEqual({ result, network: 'google' });
  });

  test('may name the error that signing in was refused with', () => {
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
  ])('is taken out of %s', (search, expected) => expect(withoutSocialReturn(search)).toBe(expected));
});

test('[R-29] a newcomer is led to the registration of the network, with the request', () => {
  expect(socialRegistrationPath('ar', 'google', 'a_b-c')).toBe('/ar/registration/google?request=a_b-c');
});
