import { expect, test } from 'vitest';
import { isSearchBot } from './search-bot.ts';

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  ['Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)', true],
  ['Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)', true],
  ['Baiduspider+(+http://www.baidu.com/search/spider.htm)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1', false],
  ['Mozilla/5.0 (Linux; Android 14; CUBOT X50) Chrome/140.0.0.0 Mobile Safari/537.36', false],
  ['', false],
])('[N-05] the user agent "%s" is a search bot: %s', (userAgent, expected) => {
  expect(isSearchBot(userAgent)).toBe(expected);
});
