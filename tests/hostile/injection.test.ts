import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { render } from '#renderer/entries/web-server.tsx';
import { contentRecord } from '#tests/fixtures/content-record.ts';
import { type HostileTarget, requestText, sendBytes, startHostileTarget } from './hostile-target.fixture.ts';

let target: HostileTarget;
let host: string;

beforeAll(async () => {
  target = await startHostileTarget({ render });
  host = new URL(target.site).host;
});
afterAll(() => target.close());

/** Texts that would run if a page wrote them as they are. */
const PAYLOADS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "';alert(1)//",
  '</script><svg/onload=alert(1)>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
];

/** Places whose text comes back in a page. */
const PLACES: readonly (readonly [string, (payload: string) => string])[] = [
  ['the path', (text) => `/en/${text}`],
  ['a sport', (text) => `/en/live/${text}`],
  ['a query', (text) => `/en?x=${text}`],
  ['the page after a sign-in', (text) => `/en/login?returnTo=${text}`],
  ['a filter', (text) => `/en/line/football?period=${text}`],
  ['a promo code', (text) => `/en/registration?promo=${text}`],
  ['a link of a letter', (text) => `/en/user/activate?token=${text}`],
  ['an outcome of a social sign-in', (text) => `/en/login?social=expired&network=${text}`],
];

async function page(path: string, headers: Record<string, string> = {}): Promise<string> {
  return sendBytes(target.site, requestText('GET', path, { host, ...headers }));
}

/** Returns what of a page runs: elements with code in their attributes, and scripts without the nonce or a file. */
function running(answer: string): readonly string[] {
  const html = answer.slice(answer.indexOf('\r\n\r\n'));
  const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(answer)?.[1] ?? 'none';
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
  return [
    ...scripts.filter(
      (one) =>
        !one.includes(`nonce="${nonce}"`) && !/ src="\/[^/"]/.test(one) && !/type="application\/(ld\+)?json"/.test(one),
    ),
    ...[...html.replace(/="[^"]*"/g, '=""').matchAll(/<[a-z][^>]*\son[a-z]+\s*=[^>]*>/gi)].map(([element]) => element),
    ...[...html.matchAll(/(?:href|src|action)="\s*javascript:[^"]*"/gi)].map(([attribute]) => attribute),
  ];
}

describe('what an address says runs nowhere in the page', () => {
  test.each(PLACES)('in %s', async (_place, pathOf) => {
    for (const payload of PAYLOADS) {
      const answer = await page(pathOf(encodeURIComponent(payload)));
      expect([payload, running(answer)]).toEqual([payload, []]);
      expect(answer).not.toContain(payload.includes('<') ? payload : '\u0000');
    }
  });

  test('nor do headers', async () => {
    const text = '"><script>alert(1)</script>';
    const headers = {
      'accept-language': text,
      'user-agent': text,
      referer: text,
      cookie: `lang=${text}; display=${text}`,
    };
    const answer = await page('/en', headers);
    expect(running(answer)).toEqual([]);
    expect(answer).not.toContain('<script>alert(1)');
  });
});

test('what staff have written of a page of content runs nowhere in it', async () => {
  // Braces name values, and a text with other braces is refused before it is stored.
  for (const [at, payload] of PAYLOADS.filter((one) => !one.includes('{')).entries()) {
    const points = { title: payload, items: [{ title: payload, text: payload }] };
    const record = contentRecord({
      heading: `</title>${payload}`,
      settings: { hero: { leadsTo: { page: 'live', dialog: null } }, offer: { leadsTo: { page: '', dialog: null } } },
      blocks: {
        hero: { title: payload, text: payload, action: payload },
        text: { text: payload },
        notice: { text: payload },
        table: { caption: payload, columns: [payload], rows: [[payload]] },
        faq: points,
        cards: points,
        steps: points,
        offer: { title: payload, text: payload, action: payload },
        terms: { title: payload, items: [payload] },
      },
    });
    await target.platform.content.put({ [`landings/attack-${at}`]: record, 'information/about': record });
    for (const path of [`/en/landing-page/attack-${at}`, '/en/information/about']) {
      const answer = await page(path);
      expect(answer, path).toContain('alert(1)');
      expect([path, payload, running(answer)]).toEqual([path, payload, []]);
    }
  }
});

test('no redirect leaves the site', async () => {
  const addresses = [
    '//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/live//evil.example',
    '/en//evil.example',
  ];
  for (const address of addresses) {
    const answer = await page(address, { 'accept-language': '//evil.example', cookie: 'lang=//evil.example' });
    const location = /^location: (.*)$/im.exec(answer)?.[1]?.trim();
    if (location !== undefined) expect(new URL(location, target.site).origin, address).toBe(target.site);
  }
});
