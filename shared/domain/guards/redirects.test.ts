import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forcedPlatform, isDesktopClassTablet, tabletAddress, withoutPlatform } from './platform-type.ts';
import { readRedirectAnswer } from './redirect-answer.ts';
import { safeRedirect } from './safe-redirect.ts';

const hosts = ['partner.example', 'pay.example:8443'];

describe('a safe redirect', () => {
  test.each([
    ['/en/live?a=1#b', '/en/live?a=1#b'],
    ['/en/../ru', '/ru'],
    ['https://partner.example/x?y=1', 'https://partner.example/x?y=1'],
    ['https://pay.example:8443/', 'https://pay.example:8443/'],
  ])('follows %s', (target, expected) => {
    expect(safeRedirect(target, hosts)).toBe(expected);
  });

  test.each([
    '',
    'en/live',
    '//evil.example',
    '/\\evil.example',
    '/x/..//evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'https://partner.example.evil.example',
    'https://partner.example@evil.example',
    'https://user:word@partner.example/',
    'https://pay.example/',
    'ftp://partner.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    ' https://partner.example',
    'https:partner.example\\@evil.example',
  ])('does not follow "%s"', (target) => {
    expect(safeRedirect(target, hosts)).toBeNull();
  });

  test('never leaves the site except for an allowed host, for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.webPath().map((path) => `/${path}`),
        ),
        (target) => {
          const found = safeRedirect(target, hosts);
          if (found === null) return;
          const { host } = new URL(found, 'https://site.example');
          expect(['site.example', ...hosts]).toContain(host);
        },
      ),
    );
  });
});

describe('[G-12] an answer of the redirect service', () => {
  const good = { redirect: true, code: 301, url: '/en/line', reasons: ['moved'], breadcrumbs: ['/en/old'] };
  const read = (data: object) => readRedirectAnswer({ data }, { url: '/en/older', hosts });

  test('is followed with its code when it is complete', () => {
    expect(read(good)).toEqual({ kind: 'follow', status: 301, to: '/en/line' });
    for (const code of [302, 303, 307, 308])
      expect(read({ ...good, code })).toEqual({ kind: 'follow', status: code, to: '/en/line' });
    expect(read({ ...good, url: 'https://partner.example/a' })).toMatchObject({ to: 'https://partner.example/a' });
  });

  test.each(['code', 'url', 'reasons', 'breadcrumbs'])('is ignored with a reason when it lacks %s', (field) => {
    const { [field]: _, ...rest } = good as Record<string, unknown>;
    expect(read(rest)).toEqual({ kind: 'ignored', why: `lacks ${field}` });
    expect(read({ ...good, [field]: null })).toMatchObject({ kind: 'ignored' });
  });

  test.each([
    [{ ...good, url: 'https://evil.example' }, /not allowed/],
    [{ ...good, code: 200 }, /no redirect/],
    [{ ...good, url: '/en/old' }, /circle/],
    [{ ...good, url: '/en/older' }, /circle/],
    [{ ...good, breadcrumbs: Array.from({ length: 11 }, (_, step) => `/en/${step}`) }, /circle/],
  ])('is ignored for %o', (data, why) => {
    const answer = read(data);
    expect(answer.kind).toBe('ignored');
    expect(answer.kind === 'ignored' && answer.why).toMatch(why);
  });

  test('leads nowhere when the service knows no address, and is ignored without data', () => {
    expect(read({ redirect: false })).toEqual({ kind: 'none' });
    expect(readRedirectAnswer(null, { url: '/en', hosts })).toEqual({ kind: 'ignored', why: 'no data' });
  });
});

describe('[R-05] the parameter platform_type', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
  test.each([
    [5, mac, true],
    [0, mac, false],
    [5, 'Mozilla/5.0 (Windows NT 10.0)', false],
  ])('finds a tablet for %i touch points and %s: %s', (touchPoints, userAgent, isTablet) => {
    expect(isDesktopClassTablet({ touchPoints, userAgent })).toBe(isTablet);
  });

  test('leads a tablet that calls itself a desktop to the mobile version once', () => {
    const device = { touchPoints: 5, userAgent: mac };
    expect(tabletAddress('/en/live?a=1', device, false)).toBe('/en/live?a=1&platform_type=mobile');
    expect(tabletAddress('/en/live', device, true)).toBeNull();
    expect(tabletAddress('/en/live?platform_type=desktop', device, false)).toBeNull();
  });

  test.each([
    ['?platform_type=mobile', 'mobile'],
    ['?platform_type=desktop', 'desktop'],
    ['?platform_type=watch', null],
    ['', null],
  ])('in "%s" forces %s', (query, platform) => {
    expect(forcedPlatform(query)).toBe(platform);
  });

  test.each([
    ['/en/nowhere', '?platform_type=mobile', false, '/en/nowhere'],
    ['/en/nowhere', '?a=1&platform_type=mobile', false, '/en/nowhere?a=1'],
    ['/en/nowhere', '?a=1', false, null],
    ['/en/toto/nothing/here', '?platform_type=mobile', false, null],
    ['/en/live', '?platform_type=mobile', true, null],
  ])('in %s%s on a known route (%s) leads to %s', (path, query, isKnown, target) => {
    expect(withoutPlatform(path, query, isKnown)).toBe(target);
  });
});
