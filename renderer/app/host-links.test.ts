import { expect, test } from 'vitest';
import { readLinkedBets, withoutLinkedBets } from '#shared/domain/links/linked-bets-query.ts';
import { readLink } from '#shared/domain/links/read-link.ts';
import { pathOfLink } from './host-links.tsx';

const CODE = 'ABCD2345';

test.each([
  ['fairline://office', '/ru/office'],
  ['fairline://office/history?state=open', '/ru/office/history?state=open'],
  ['fairline://coupon', '/ru'],
  [`fairline://coupon/code/${CODE.toLowerCase()}`, `/ru?offered_code=${CODE}`],
  [`fairline://coupon/shared/${CODE}`, `/ru?offered_code=${CODE}`],
  [`fairline://coupon/shared?code=${CODE}`, `/ru?offered_code=${CODE}`],
])('[Z-05] %s leads to %s', (raw, path) => {
  const read = readLink(raw);
  expect(read.kind === 'link' && pathOfLink(read.link, 'ru')).toBe(path);
});

test.each([
  [`?offered_code=${CODE.toLowerCase()}`, { code: CODE }],
  ['?offered_code=ABC', null],
  ['?offered_code=ABCD0000', null],
  ['?offered_picks=1-2', null],
  ['?picks=1', null],
  ['', null],
])('the query "%s" offers the shared bets %j', (search, offer) => {
  expect(readLinkedBets(search)).toEqual(offer);
});

test('reading shared bets keeps the rest of the query', () => {
  expect(withoutLinkedBets(`?offered_code=${CODE}&utm_source=a`)).toBe('?utm_source=a');
  expect(withoutLinkedBets(`?offered_picks=x`)).toBe('');
});
