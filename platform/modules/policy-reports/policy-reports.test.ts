import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { policyReportsCall } from '#shared/contracts/policy-reports.ts';
import { startTestPlatform, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';

let site: TestPlatform;
let page = 0;

beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(() => site.close());
beforeEach(() => {
  page += 1;
});

const blockedHost = () => `https://host-${page}.example`;

function byAddress(more: object = {}) {
  return {
    'csp-report': {
      'document-uri': 'https://www.example.com/en/live?token=secret-of-a-player#part',
      referrer: 'https://www.example.com/en/user/mailbox',
      'violated-directive': 'script-src-elem',
      'effective-directive': 'script-src-elem',
      'original-policy': "default-src 'none'",
      'blocked-uri': `${blockedHost()}/evil.js?player=demo`,
      'script-sample': 'alert(document.cookie)',
      ...more,
    },
  };
}

const send = (body: unknown, type = 'application/csp-report') =>
  site.client().send<{ taken?: number; code?: string }>('POST', policyReportsCall.path, JSON.stringify(body), {
    'content-type': type,
    'user-agent': 'a browser of somebody',
  });

const noted = async () => {
  const { events } = await site.platform.securityLog.list({ kinds: ['policy_violated'], limit: 200 });
  return events.filter(({ details }) => String(details.blocked).includes(`host-${page}.`));
};

test('a violation is recorded by directive, blocked host and route, with nothing of its visitor', async () => {
  expect(await send(byAddress())).toMatchObject({ status: 200, body: { taken: 1 } });
  const [event, ...rest] = await noted();
  expect(rest).toEqual([]);
  expect(event).toMatchObject({
    userId: null,
    details: {
      directive: 'script-src-elem',
      blocked: blockedHost(),
      page: expect.stringContaining(':section(live|line)'),
      count: 1,
    },
  });
  for (const word of ['secret-of-a-player', 'mailbox', 'evil.js', 'demo', 'document.cookie', 'somebody', '127.0.0.1'])
    expect(JSON.stringify(event)).not.toContain(word);
});

test('reports of the Reporting API are taken too, and those of other types are not counted', async () => {
  const body = { documentURL: 'https://www.example.com/en', effectiveDirective: 'img-src', blockedURL: blockedHost() };
  const reports = [
    { type: 'csp-violation', age: 3, url: 'https://www.example.com/en', body: { ...body, disposition: 'enforce' } },
    { type: 'deprecation', body: { id: 'x' } },
  ];
  expect(await send(reports, 'application/reports+json')).toMatchObject({ status: 200, body: { taken: 1 } });
  expect((await noted())[0]?.details).toMatchObject({ directive: 'img-src', blocked: blockedHost() });
});

test('many reports of one kind are written down a few times only', async () => {
  for (let at = 0; at < 120; at++) await send(byAddress());
  expect((await noted()).map(({ details }) => details.count).sort()).toEqual([1, 10, 100]);
});

test.each([
  ['what is no report', { hello: 1 }],
  ['too many at once', Array.from({ length: 51 }, () => ({ type: 'csp-violation' }))],
  ['an endless address', byAddress({ 'blocked-uri': 'x'.repeat(3000) })],
])('%s is refused', async (_what, body) => {
  expect(await send(body)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
});

test('words that no browser writes are recorded as "other"', async () => {
  const strange = {
    'effective-directive': '<script>',
    'blocked-uri': `javascript://host-${page}.example`,
    'document-uri': 'x',
  };
  await send(byAddress(strange));
  const { events } = await site.platform.securityLog.list({ kinds: ['policy_violated'], limit: 1 });
  expect(events[0]?.details).toMatchObject({ directive: 'other', blocked: 'javascript:', page: 'other' });
});
