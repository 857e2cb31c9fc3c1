import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaffRole } from '#shared/domain/staff/staff-roles.ts';
import { STAFF_PASSWORD, startDesk, type TestDesk, type TestStaff } from '#tests/fixtures/platform/desk-scenario.ts';

let desk: TestDesk;
let administrator: TestStaff;

beforeAll(async () => {
  desk = await startDesk();
  administrator = await desk.staff('administrator');
});
afterAll(() => desk.close());

const form = (entries: Record<string, string>) => new URLSearchParams(entries);
const PAGES: readonly (readonly [path: string, title: string, role: StaffRole])[] = [
  ['/', 'Overview', 'support'],
  ['/players', 'Players', 'support'],
  ['/support', 'Support', 'support'],
  ['/book', 'Book', 'trader'],
  ['/promo', 'Promo codes', 'payments'],
  ['/proposals', 'Proposals', 'trader'],
  ['/site', 'Site', 'content'],
  ['/content', 'Content', 'content'],
  ['/post', 'Messages', 'support'],
  ['/staff', 'Staff', 'administrator'],
  ['/log', 'Security log', 'administrator'],
];

describe('a page of the desk', () => {
  test.each(PAGES)(
    'at %s has the title %s for an administrator, and leads others to the sign-in',
    async (path, title) => {
      const page = await administrator.client.visit(path);
      expect(page.status).toBe(200);
      expect(page.text).toContain(`<h1>${title}</h1>`);
      expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
      expect(page.text).not.toMatch(/<script|<[^>]*\son\w+=|<[^>]*javascript:/);
      const visitor = await desk.client().visit(path);
      expect([visitor.status, visitor.location]).toEqual([303, `/sign-in?back=${encodeURIComponent(path)}`]);
    },
  );

  test('is not in the navigation of an account that may not open it', async () => {
    const { client } = await desk.staff('trader');
    const { text } = await client.visit('/');
    expect(text).toContain('href="/book"');
    expect(text).not.toMatch(/href="\/(staff|log|content|support)"/);
    const closed = await client.visit('/staff');
    expect([closed.status, closed.text]).toEqual([
      403,
      expect.stringContaining('needs one of the roles administrator'),
    ]);
  });

  test('is refused to an account whose navigation does not show it', async () => {
    const { client } = await desk.staff('support');
    const { text } = await client.visit('/');
    for (const [path] of PAGES) {
      const isShown = text.includes(`href="${path}"`);
      expect([path, (await client.visit(path)).status]).toEqual([path, isShown ? 200 : 403]);
    }
  });

  test('shows what visitors wrote as text', async () => {
    const player = await desk.site.player();
    const body = { topic: 'other', text: '<img src=x onerror=alert(1)>' };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const { body: asked } = await player.post<{ id: number }>('/web-api/support/requests', body, key);
    const { text } = await administrator.client.visit(`/support/${asked.id}`);
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(text).not.toContain('<img src=x');
    // As an earlier version has stored it.
    await desk.site.database.owner`update support_message set body = ${'a\u202eb'} where thread_id = ${asked.id}`;
    const stored = await administrator.client.visit(`/support/${asked.id}`);
    expect(stored.text).toContain('ab');
    expect(stored.text).not.toContain('\u202e');
  });
});

test('an address without a page says so to staff, and nothing to others', async () => {
  const page = await administrator.client.visit('/nowhere');
  expect([page.status, page.text]).toEqual([404, expect.stringContaining('<h1>No such page</h1>')]);
  const visitor = await desk.client().visit('/nowhere');
  expect([visitor.status, visitor.text]).toEqual([404, expect.not.stringContaining('<h1>')]);
});

describe('the sign-in page', () => {
  test('leads to where its visitor came from, and never to another site', async () => {
    for (const [back, location] of [
      ['/players?search=ada', '/players?search=ada'],
      ['//evil.example', '/'],
      ['https://evil.example', '/'],
      ['/\\evil.example', '/'],
    ] as const) {
      const { email, secret } = await desk.staff('support');
      const sent = { back, email, password: STAFF_PASSWORD, code: await desk.nextCode(secret) };
      const answer = await desk.client().visit('/sign-in', form(sent));
      expect([answer.status, answer.location]).toEqual([303, location]);
    }
  });

  test('says what is wrong, and keeps the e-mail address', async () => {
    const sent = { back: '/', email: 'ada@example.com', password: 'wrong', code: '12' };
    const { status, text } = await desk.client().visit('/sign-in', form(sent));
    expect(status).toBe(400);
    expect(text).toContain('code: Must be the six digits of the authenticator');
    expect(text).toContain('value="ada@example.com"');
    expect(text).not.toContain('wrong');
  });

  test('and the page of an enrolment draw the key, and sign in', async () => {
    const { token } = await desk.site.platform.staff.add({ email: 'page@example.com', name: 'P', roles: ['support'] });
    const page = await desk.client().visit(`/enrol?token=${token}`);
    expect(page.text).toMatch(
      /<svg class="qr".*<code>[A-Z2-7]{32}<\/code>|<code>[A-Z2-7]{32}<\/code>.*<svg class="qr"/s,
    );
    const secret = /<code>([A-Z2-7]{32})<\/code>/.exec(page.text)?.[1] ?? '';
    const client = desk.client();
    const sent = { token, password: STAFF_PASSWORD, code: await desk.nextCode(secret) };
    expect((await client.visit('/enrol', form(sent))).status).toBe(303);
    expect((await client.visit('/')).text).toContain('page@example.com');
    expect((await desk.client().visit(`/enrol?token=${token}`)).status).toBe(410);
  });
});

describe('a form', () => {
  const send = (call: string, entries: Record<string, string>) =>
    administrator.client.visit(`/do/${call}`, form({ back: '/site', ...entries }));

  test('carries its act out, and says so on the page before it', async () => {
    const answer = await send('deskPatchConfig', { patch: '{"isSnowfall": true}', reason: 'winter has come' });
    expect([answer.status, answer.location]).toEqual([303, '/site?done=deskPatchConfig']);
    expect(desk.site.platform.config.config().isSnowfall).toBe(true);
    expect((await administrator.client.visit(answer.location)).text).toContain('role="status"');
  });

  test('that is wrong is shown again with what was typed, and with the problem', async () => {
    const broken = await send('deskPatchConfig', { patch: '{"minAge": }', reason: 'a reason' });
    expect(broken.status).toBe(400);
    expect(broken.text).toMatch(/role="alert".*<b>JSON merge patch<\/b>: is not JSON/s);
    expect(broken.text).toContain('{&quot;minAge&quot;: }');
    const hollow = await send('deskBlock', { template: '4', reason: '' });
    expect(hollow.text).toContain('Say in five characters or more why');
    expect(desk.site.platform.config.block().displayTypeId).toBe(0);
  });

  test('reads instants as UTC, empty fields as nothing, and boxes', async () => {
    const entries = {
      active: 'yes',
      startAt: '2027-01-02T03:04',
      finishAt: '',
      notifyStartDate: '',
      notifyEndDate: '',
    };
    await send('deskMaintenance', { ...entries, reason: 'a new version' });
    expect(desk.site.platform.config.maintenance()).toMatchObject({
      isActive: true,
      startAt: Date.UTC(2027, 0, 2, 3, 4),
      finishAt: null,
    });
    await send('deskMaintenance', { ...entries, active: '', startAt: '', reason: 'done with it' });
    expect(desk.site.platform.config.maintenance().isActive).toBe(false);
  });

  test('of a new account shows the enrolment link once', async () => {
    const entries = form({ back: '/staff', email: 'by-page@example.com', name: 'N', reason: 'a new colleague' });
    entries.append('roles', 'support');
    entries.append('roles', 'trader');
    const { status, text } = await administrator.client.visit('/do/deskAddStaff', entries);
    expect(status).toBe(200);
    expect(text).toMatch(/\/enrol\?token=[\w-]{43}/);
    expect((await administrator.client.visit('/staff')).text).toMatch(/by-page@example\.com.*support, trader/s);
  });
});
