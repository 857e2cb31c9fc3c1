import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import type { Access } from '#shared/domain/guards/access.ts';
import { askGuards, decideRoute } from '#shared/domain/guards/decide-route.ts';
import { decideLanguage } from '#shared/domain/routing/language.ts';
import { ROUTES } from '#shared/domain/routing/route-table.ts';
import { samplePaths } from '#shared/domain/routing/sample-path.ts';
import { addressOf, asWhom, WHO } from './explain-address.ts';
import { explainLanguage } from './explain-language.ts';
import { visitOf } from './record/watch-page.ts';
import { readClaims } from './token-claims.ts';

describe('the explanation of an address', () => {
  test.each([
    ['/en/live', '/en/live'],
    ['live/football', '/ru/live/football'],
    ['/', '/ru'],
    ['', '/ru'],
    ['https://site.example/de/line?a=1#x', '/de/line?a=1'],
    [' /office/history?state=open ', '/ru/office/history?state=open'],
  ])('reads %s as %s', (typed, address) => {
    expect(addressOf(typed, 'ru')).toBe(address);
  });

  test('shows the verdict of the first guard that decides, as the product does, for every kind of visitor', () => {
    const access: Access = {
      config: { ...siteConfig, isAvailableConfirmTerms: true },
      player: null,
      termsChanged: false,
    };
    for (const path of ROUTES.flatMap((row) => samplePaths(row, 'en'))) {
      for (const who of WHO) {
        const visit = visitOf(path);
        const first = askGuards(visit, asWhom(access, who)).find(({ verdict }) => verdict !== null);
        expect(decideRoute(visit, asWhom(access, who)), `${path} as ${who}`).toEqual(
          first?.verdict ?? { kind: 'allow' },
        );
      }
    }
  });
});

test('the explained source of the language is the one that decides', () => {
  const code = fc.constantFrom('en', 'ru', 'ar', 'xx');
  fc.assert(
    fc.property(
      fc.constantFrom('/en/live', '/ru', '/xx/line', '/live', '/'),
      fc.option(code, { nil: undefined }),
      fc.uniqueArray(code, { maxLength: 3 }),
      fc.constantFrom('en', 'ru', 'xx'),
      (url, stored, browser, fallback) => {
        const input = { url, stored, browser: browser.join(), available: ['en', 'ru', 'ar'], fallback };
        const steps = explainLanguage(input);
        expect(steps.find(({ isChosen }) => isChosen)?.asked).toBe(decideLanguage(input).language);
      },
    ),
  );
});

describe('the claims of a user token', () => {
  const tokenOf = (claims: object) => ({ data: { token: `h.${btoa(JSON.stringify(claims))}.signature` } });

  test('are shown without the token, the player and the session', () => {
    const claims = readClaims(tokenOf({ sub: '77001', sid: 'hash-of-session', aud: 'fairline', iat: 100, exp: 1000 }));
    expect(claims).toEqual({
      madeAt: 100_000,
      endsAt: 1_000_000,
      audience: 'fairline',
      names: ['sub', 'sid', 'aud', 'iat', 'exp'],
    });
    expect(JSON.stringify(claims)).not.toMatch(/77001|hash-of-session|signature/);
  });

  test.each([[null], [{}], [{ data: { token: 'no' } }], [tokenOf({ exp: 'soon' })]])('do not exist in %o', (answer) => {
    expect(readClaims(answer)).toBeNull();
  });
});
