import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packSelectionId } from '#shared/domain/ids/selection-id.ts';
import { pickTextOf } from '#shared/domain/links/pick-text.ts';
import { codeOfLink, LINK_SCHEME, linkText } from '#shared/domain/links/read-link.ts';
import { matchRoute } from '#shared/domain/routing/route-table.ts';
import { hostileArguments, hostileLink } from '#tests/fixtures/hostile-links.ts';
import { type LinkRules, linkFromArguments, parseDeepLink, type RefusedLink } from './parse-deep-link.ts';

const selections = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    packSelectionId({ gameId: 100_000 + index, marketType: 1, period: 0, param: 0, outcome: index % 3 }),
  );
const picks = (count: number) => pickTextOf(selections(count));

const rulesOf = (refuse: LinkRules['refuse'] = () => {}): LinkRules => ({ scheme: LINK_SCHEME, refuse });
const parse = (raw: unknown) => parseDeepLink(raw, rulesOf());

function readAll(raw: unknown): { readonly link: ReturnType<typeof parseDeepLink>; readonly refused: RefusedLink[] } {
  const refused: RefusedLink[] = [];
  return {
    link: parseDeepLink(
      raw,
      rulesOf((link) => refused.push(link)),
    ),
    refused,
  };
}

describe('[Z-05] a link from outside', () => {
  test.each([
    ['fairline://office', { area: 'office', path: '', query: {} }],
    ['fairline://office/history/', { area: 'office', path: 'history', query: {} }],
    ['fairline://office/history?state=open', { area: 'office', path: 'history', query: { state: 'open' } }],
    [
      'fairline://office/history?coupon=1000000042',
      { area: 'office', path: 'history', query: { coupon: '1000000042' } },
    ],
    ['fairline://office/payment/5/transactions/7', { area: 'office', path: 'payment/5/transactions/7', query: {} }],
    ['FAIRLINE://Coupon/shared/ABcd2345/', { area: 'coupon', path: 'shared/ABcd2345', query: {} }],
    ['fairline://coupon/code/abcd2345', { area: 'coupon', path: 'code/abcd2345', query: {} }],
    ['fairline://coupon/shared?code=ABCD2345', { area: 'coupon', path: 'shared', query: { code: 'ABCD2345' } }],
    ['fairline://coupon', { area: 'coupon', path: '', query: {} }],
    [`fairline://coupon/picks?picks=${picks(20)}`, { area: 'coupon', path: 'picks', query: { picks: picks(20) } }],
  ])('%s is understood', (raw, link) => {
    expect(readAll(raw)).toEqual({ link, refused: [] });
  });

  test.each([
    ['https://office/history', 'not-a-link'],
    ['fairline:office', 'not-a-link'],
    ['fairline://admin/x', 'not-a-link'],
    ['fairline://office/../x', 'not-a-link'],
    ['fairline://office/%2e%2e/x', 'not-a-link'],
    ['fairline://office/history?state=%6fpen', 'not-a-link'],
    ['fairline://office//x', 'not-a-link'],
    ['fairline://user:secret@office/x', 'not-a-link'],
    ['fairline://office:80/history', 'not-a-link'],
    ['fairline://office/history#y', 'not-a-link'],
    ['fairline://office/history\n', 'not-a-link'],
    ['fairline://office/history?', 'not-a-link'],
    ['fairline://office/<script>', 'not-a-link'],
    ['', 'not-a-link'],
    ['fairline://office/nowhere', 'unknown-page'],
    ['fairline://office/History', 'unknown-page'],
    ['fairline://office/payment/abc', 'unknown-page'],
    ['fairline://office/casino', 'unknown-page'],
    ['fairline://coupon/place', 'unknown-page'],
    ['fairline://coupon/code/ABC', 'unknown-page'],
    ['fairline://coupon/code/ABCD0000', 'unknown-page'],
    ['fairline://office/history?stake=100', 'unknown-parameter'],
    ['fairline://office/recharge?amount=100', 'unknown-parameter'],
    ['fairline://office/history?state=open&state=win', 'unknown-parameter'],
    ['fairline://office/history?__proto__=1', 'unknown-parameter'],
    [`fairline://coupon/picks?picks=${picks(2)}&stake=5`, 'unknown-parameter'],
    ['fairline://office/history?state=every', 'bad-value'],
    ['fairline://office/history?coupon=0', 'bad-value'],
    ['fairline://coupon/shared', 'bad-value'],
    ['fairline://coupon/shared?code=AB12', 'bad-value'],
    ['fairline://coupon/picks', 'bad-value'],
    ['fairline://coupon/picks?picks=1-2', 'bad-value'],
    [`fairline://coupon/picks?picks=${picks(21)}`, 'bad-value'],
    [`fairline://coupon/picks?picks=${picks(1)}-${picks(1)}`, 'bad-value'],
    [`fairline://office/${'y'.repeat(3000)}`, 'too-long'],
    [42, 'not-text'],
    [null, 'not-text'],
  ])('%s is refused: %s', (raw, reason) => {
    const length = typeof raw === 'string' ? raw.length : 0;
    expect(readAll(raw)).toEqual({ link: null, refused: [{ reason, length }] });
  });

  test('a share code is read from each form of a link', () => {
    const codes = ['code/abcd2345', 'shared/ABCD2345', 'shared?code=ABCD2345'].map((tail) => {
      const link = parse(`fairline://coupon/${tail}`);
      return link && codeOfLink(link);
    });
    expect(codes).toEqual(['ABCD2345', 'ABCD2345', 'ABCD2345']);
  });

  test('5,000 hostile links are refused, or lead to a place whose own link leads there again', () => {
    let understood = 0;
    fc.assert(
      fc.property(hostileLink, (raw) => {
        const { link, refused } = readAll(raw);
        expect(refused).toHaveLength(link ? 0 : 1);
        if (!link) return;
        understood += 1;
        expect(parse(linkText(link))).toEqual(link);
        expect(linkText(link)).toMatch(/^fairline:\/\/(?:office|coupon)[a-zA-Z0-9/?=&_-]*$/);
        if (link.area === 'office') expect(matchRoute(`/en/office/${link.path}`)?.row.section).toBe('office');
        else expect(link.path).toMatch(/^(?:|picks|shared|(?:code|shared)\/[0-9a-z]{8})$/i);
        expect(Object.values(link.query).join('')).toMatch(/^[a-z0-9-]*$/i);
      }),
      { numRuns: 5000 },
    );
    // Proves that the generator produces valid links too.
    expect(understood).toBeGreaterThan(50);
  });

  test('a link is found anywhere among the arguments of an app, and two links are refused', () => {
    const refused: RefusedLink[] = [];
    const read = (args: readonly string[]) =>
      linkFromArguments(
        args,
        rulesOf((link) => refused.push(link)),
      );
    const link = 'fairline://office/history';
    expect(read(['app', '--switch=1', link, '--other'])).toMatchObject({ path: 'history' });
    expect(read(['app', '--switch'])).toBeNull();
    expect(refused).toEqual([]);
    expect(read(['app', link, 'FAIRLINE://coupon'])).toBeNull();
    expect(read(['app', ' fairline://office'])).toBeNull();
    expect(refused.map(({ reason }) => reason)).toEqual(['several', 'not-a-link']);
  });

  test('any arguments lead to at most one place', () => {
    fc.assert(
      fc.property(hostileArguments, (args) => {
        const refused: RefusedLink[] = [];
        const link = linkFromArguments(
          args,
          rulesOf((one) => refused.push(one)),
        );
        expect(refused.length).toBeLessThanOrEqual(1);
        if (link) expect(parse(linkText(link))).toEqual(link);
      }),
      { numRuns: 1000 },
    );
  });
});
