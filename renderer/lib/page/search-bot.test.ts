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
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    false,
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0', false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', false],
  ['Mozilla/5.0 (Linux; Android 14; SM-S921B; wv) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36', false],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) fairline/0.1.0 Chrome/140.0.0.0 Electron/45.0.0 Safari/537.36',
    false,
  ],
  ['Mozilla/5.0 (compatible; bingbot/2.0) bingpreview/1.0b', true],
  ['Mozilla/5.0 (compatible; Embedly/0.2; +http://support.embed.ly/)', true],
  ['WhatsApp/2.23.20.0', true],
  ['Mozilla/5.0 (compatible; Google-InspectionTool/1.0)', true],
  ['', false],
])('[N-05] a search bot is told from a player by its user agent: %s → %s', (userAgent, expected) => {
  expect(isSearchBot(userAgent)).toBe(expected);
});
