import { expect, test } from 'vitest';
import { drawnAddress } from './drawn-query.ts';

test.each([
  ['/en', '/en'],
  ['/en?gclid=abc&utm_medium=cpc', '/en'],
  ['/en/live/football?fbclid=1&pageType=epl&x', '/en/live/football?pageType=epl'],
  ['/en?platform_type=mobile&utm_term=a', '/en?platform_type=mobile'],
  ['/en?picks=1.2&gclid=x&offered_code=ABC', '/en?picks=1.2&offered_code=ABC'],
  ['/en?%70icks=1&%zz=2', '/en?%70icks=1'],
  ['/en/line/football?sort=time&gclid=1&hours=6', '/en/line/football?sort=time&hours=6'],
  ['/en/line/football?hours=6&pageType=epl&sort=time', '/en/line/football?pageType=epl&sort=time&hours=6'],
  ['/en/line?sort=x&hours=7', '/en/line'],
  ['/en/line/football?day=sat&utm_source=a', '/en/line/football?day=sat'],
  ['/en/line?day=x', '/en/line'],
  ['/en?sort=time&hours=6', '/en'],
  ['/en/news?utm_source=a&page=2&topic=bets&tag=x', '/en/news?page=2&topic=bets'],
  ['/en/news/cash-out?gclid=1', '/en/news/cash-out'],
])('the page at %s is drawn as the one at %s', (asked, drawn) => {
  expect(drawnAddress(asked).url).toBe(drawn);
});

test.each([
  '/en/information/betting-calculator?stake=5&utm_medium=a',
  '/en/login?lng=en&gclid=1',
  '/en/office/history?period=week',
  '/en/no/such/page?a=1',
])('a page that may read any parameter keeps the query of %s', (url) => {
  expect(drawnAddress(url).url).toBe(url);
});

test('parameters that name a referrer are told, because the block service decides by them', () => {
  expect(drawnAddress('/en?btag=partner')).toMatchObject({ url: '/en', hasReferral: true });
  expect(drawnAddress('/en?gclid=1')).toMatchObject({ url: '/en', hasReferral: false });
});

test('the choices of no list name a referrer', () => {
  expect(drawnAddress('/en/news?topic=bets&page=2').hasReferral).toBe(false);
  expect(drawnAddress('/en/line?sort=time&hours=6&day=sat').hasReferral).toBe(false);
});

test.each([
  ['/en', true],
  ['/en/live/football?gclid=1', true],
  ['/en/line/football/17-premier-league/5-a-b', true],
  ['/en/office/history', false],
  ['/en/registration', false],
  ['/en/no/such/page', false],
])('%s is the same for all visitors but for the account: %s', (url, isForAll) => {
  expect(drawnAddress(url).isForAll).toBe(isForAll);
});
