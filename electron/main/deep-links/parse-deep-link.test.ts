import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkFromArguments, parseDeepLink } from './parse-deep-link.ts';

describe('[Z-05] a link from outside', () => {
  test.each([
    ['fairline://office', { area: 'office', path: '', query: {} }],
    ['fairline://office/history?state=open', { area: 'office', path: 'history', query: { state: 'open' } }],
    ['FAIRLINE://Coupon/shared/AB-12/', { area: 'coupon', path: 'shared/AB-12', query: {} }],
  ])('%s is understood', (raw, link) => {
    expect(parseDeepLink(raw)).toEqual(link);
  });

  test.each([
    'https://office/history',
    'fairline:office',
    'fairline://admin/x',
    'fairline://office/../x',
    'fairline://office/%2e%2e/x',
    'fairline://office//x',
    'fairline://user:secret@office/x',
    'fairline://office:80/x',
    'fairline://office/x#y',
    'fairline://office/a/b/c/d/e/f',
    'fairline://office/x?bad-name=1',
    `fairline://office/x?a=${'y'.repeat(257)}`,
    `fairline://office/${'y'.repeat(3000)}`,
    'fairline://office/<script>',
    '',
    42,
    null,
  ])('%s is refused', (raw) => {
    expect(parseDeepLink(raw)).toBeNull();
  });

  test('whatever comes, a link has a known area and harmless segments', () => {
    const raw = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.string().map((text) => `fairline://office/${text}`),
    );
    fc.assert(
      fc.property(raw, (text) => {
        const link = parseDeepLink(text);
        if (link === null) return;
        expect(['office', 'coupon']).toContain(link.area);
        expect(link.path).toMatch(/^([a-z0-9-]+(\/[a-z0-9-]+)*)?$/i);
      }),
      { numRuns: 2000 },
    );
  });

  test('among a program’s arguments it is found wherever it stands, and two are none', () => {
    const link = 'fairline://office/history';
    expect(linkFromArguments(['app', '--switch=1', link, '--other'])).toMatchObject({ path: 'history' });
    expect(linkFromArguments(['app', link, 'fairline://coupon'])).toBeNull();
    expect(linkFromArguments(['app', '--switch'])).toBeNull();
  });
});
