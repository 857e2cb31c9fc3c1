import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { HARBOUR_CARD, HARBOUR_RETURN, readUntil, runHarbour } from './harbour.fixture.ts';
import { harbourLanguages, harbourWords } from './harbour-words.ts';

const harbour = runHarbour();
const { call, begun, depositNow, submit, arrived, verify } = harbour;

const behave = (rules: Record<string, unknown>) => call('POST', '/__control/behaviour', rules);
const pay = (reference: string, fields?: Record<string, string>) =>
  call('POST', '/__control/pay', { reference, ...(fields ? { fields } : {}) });

/** Sends a request with headers that `fetch` does not let a program set. */
function ask(method: string, path: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sending = request(harbour.company().origin() + path, {
      method,
      headers: { ...headers, connection: 'close' },
    });
    sending.once('error', reject);
    sending.once('response', (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
    });
    sending.end();
  });
}

describe('a payment without a browser', () => {
  test.each([
    ['card', 'succeeded'],
    ['wallet', 'succeeded'],
    ['voucher', 'succeeded'],
    ['terminal', 'succeeded'],
    ['transfer', 'processing'],
  ])('by %s is %s', async (method, state) => {
    const { reference } = await begun({ method });
    expect(await pay(reference)).toMatchObject({ status: 200, body: { reference, state } });
  });

  test('passes the second step of the bank, or fails there', async () => {
    const [one, other] = [await begun(), await begun()];
    const number = '4000000000003220';
    expect((await pay(one.reference, { number })).body.state).toBe('succeeded');
    expect((await pay(other.reference, { number, bank_code: '1' })).body.error).toBe('wrong_bank_code');
    expect((await depositNow(other.reference)).state).toBe('waiting');
  });

  test('with wrong input, of an unknown deposit, or of one that is over is refused', async () => {
    const { reference } = await begun();
    expect((await pay(reference, { number: '1' })).status).toBe(422);
    expect((await pay('nothing')).status).toBe(404);
    await pay(reference);
    expect((await pay(reference)).status).toBe(409);
  });
});

describe('a forced outcome', () => {
  const force = (reference: string, body: Record<string, unknown>) =>
    call('POST', `/__control/deposits/${reference}`, body);

  test.each([
    ['failed', {}, { state: 'failed', reason: 'declined', received: 0 }],
    ['failed', { reason: 'insufficient_funds' }, { state: 'failed', reason: 'insufficient_funds' }],
    ['cancelled', {}, { state: 'cancelled', reason: 'cancelled' }],
    ['expired', {}, { state: 'expired', reason: 'not_paid_in_time' }],
    ['succeeded', {}, { state: 'succeeded', reason: null, received: 5000 }],
    ['succeeded', { received: 4000 }, { state: 'succeeded', received: 4000, amount: 5000 }],
  ])('%s %j changes the deposit', async (outcome, more, expected) => {
    const { reference } = await begun();
    expect((await force(reference, { outcome, ...more })).status).toBe(200);
    expect(await depositNow(reference)).toMatchObject({ ...expected, version: 2, page: null });
  });

  test('lets money arrive after the deposit was given up, and no other change then', async () => {
    const { reference } = await begun();
    await force(reference, { outcome: 'failed' });
    expect((await force(reference, { outcome: 'cancelled' })).status).toBe(409);
    expect((await force(reference, { outcome: 'charged_back' })).status).toBe(409);
    expect((await force(reference, { outcome: 'succeeded' })).status).toBe(200);
    expect((await force(reference, { outcome: 'succeeded' })).status).toBe(409);
    expect(await depositNow(reference)).toMatchObject({ state: 'succeeded', version: 3 });
  });

  test('other than success has no received money', async () => {
    const { reference } = await begun();
    expect((await force(reference, { outcome: 'failed', received: 1 })).status).toBe(400);
    expect((await depositNow(reference)).received).toBe(0);
  });

  test.each([
    ['paid', { state: 'paid', reason: null }],
    ['failed', { state: 'failed', reason: 'declined' }],
  ])('of a payout: %s', async (outcome, expected) => {
    const order = harbour.payoutOf(await harbour.account('DE89370400440532013000'));
    await call('POST', '/v1/payouts', order);
    expect((await call('POST', `/__control/payouts/${order.reference}`, { outcome })).status).toBe(200);
    expect(await harbour.payoutNow(order.reference)).toMatchObject({ ...expected, version: 2 });
    expect((await call('POST', `/__control/payouts/${order.reference}`, { outcome })).status).toBe(409);
  });
});

test('a card is good until its month is over on the server clock', async () => {
  const endOfMonth = Date.UTC(2030, 6);
  harbour.moveClock(endOfMonth - 1 - harbour.now());
  expect((await pay((await begun()).reference, { date: '06/30' })).body.state).toBe('succeeded');
  harbour.moveClock(1);
  expect((await pay((await begun()).reference, { date: '06/30' })).body.error).toBe('wrong_date');
  expect((await pay((await begun()).reference, { date: '07 / 2030' })).body.state).toBe('succeeded');
});

test('the report is the sum of what was received, paid out and taken back', async () => {
  const [one, short, back, lost] = [await begun(), await begun(), await begun(), await begun()];
  await pay(one.reference);
  await call('POST', `/__control/deposits/${short.reference}`, { outcome: 'succeeded', received: 4000 });
  await call('POST', `/__control/deposits/${back.reference}`, { outcome: 'succeeded', received: 3000 });
  await call('POST', `/__control/deposits/${back.reference}`, { outcome: 'charged_back' });
  await call('POST', `/__control/deposits/${lost.reference}`, { outcome: 'failed' });
  const order = harbour.payoutOf(await harbour.account('DE89370400440532013000'));
  await call('POST', '/v1/payouts', order);
  harbour.moveClock(5000);
  await readUntil(
    () => harbour.payoutNow(order.reference),
    ({ state }) => state === 'paid',
  );
  const all = [one, short, back, lost, order].map(({ reference }) => reference);
  const lines = await harbour.linesOf(...all);
  expect(lines).toHaveLength(5);
  expect(lines.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(5000 + 4000 + 3000 - 3000 - 900);
  const { body } = await call('GET', `/v1/report?from=${harbour.now() + 1}&to=${harbour.now() + 2}`);
  expect(body).toEqual({ lines: [] });
});

describe('a payout', () => {
  test('to an account whose number ends in 0002 is accepted and fails, also when a transfer came from there', async () => {
    const iban = 'DE14370400440000000002';
    const deposit = await begun({ method: 'transfer' });
    await pay(deposit.reference, { iban });
    const { token } = (await depositNow(deposit.reference)).instrument as { token: string };
    expect(await harbour.account(iban)).toBe(token);
    const order = harbour.payoutOf(token);
    expect((await call('POST', '/v1/payouts', order)).body.state).toBe('accepted');
    harbour.moveClock(5000);
    const ended = await readUntil(
      () => harbour.payoutNow(order.reference),
      ({ state }) => state !== 'accepted',
    );
    expect(ended).toMatchObject({ state: 'failed', reason: 'account_refused' });
    expect(await harbour.linesOf(order.reference)).toEqual([]);
  });

  test('under a used reference is another request, and is refused', async () => {
    const token = await harbour.account('DE89370400440532013000');
    const order = harbour.payoutOf(token);
    await call('POST', '/v1/payouts', order);
    expect(await call('POST', '/v1/payouts', { ...order, amount: 901 })).toMatchObject({
      status: 409,
      body: { error: 'reference_used' },
    });
    expect((await harbour.payoutNow(order.reference)).amount).toBe(900);
  });

  test.each([
    ['transfer', 'GB82WEST12345698765432', true],
    ['transfer', 'GB82 WEST 1234 5698 7654 33', false],
    ['transfer', 'DE89370400440532013001', false],
    ['wallet', 'ada@example.com', true],
    ['wallet', 'ada@', false],
  ])('to the %s %s: stored %s', async (method, number, isStored) => {
    const { status, body } = await call('POST', '/v1/instruments', { method, currency: 'EUR', number, holder: 'Ada' });
    expect(status).toBe(isStored ? 200 : 422);
    expect(JSON.stringify(body)).not.toContain(number.replaceAll(' ', ''));
  });
});

describe('a notice', () => {
  test('that is not taken comes again under its id, until it is taken', async () => {
    harbour.merchant.status = 500;
    const { reference } = await begun();
    await pay(reference);
    const [first] = await arrived(reference);
    harbour.merchant.status = 204;
    const isStored = () => harbour.owner()<{ attempts: number; done: boolean }[]>`
      select attempts, done_at is not null as done from harbour.notice where id = ${first?.id ?? ''}`;
    await readUntil(isStored, ([row]) => row?.attempts === 1);
    await harbour.owner()`update harbour.notice set next_at = 0 where id = ${first?.id ?? ''}`;
    const [, second] = await arrived(reference, 2);
    expect(second?.id).toBe(first?.id);
    expect(second && verify(second).data).toMatchObject({ reference, state: 'succeeded' });
    await readUntil(isStored, ([row]) => row?.done === true);
  });

  test('that waits is sent by a company that starts again', async () => {
    harbour.merchant.status = 503;
    const { reference } = await begun();
    await pay(reference);
    await arrived(reference);
    await readUntil(
      () => harbour.owner()<{ attempts: number }[]>`
        select attempts from harbour.notice where body like ${`%"${reference}"%`}`,
      ([row]) => row?.attempts === 1,
    );
    await harbour.restart();
    harbour.merchant.status = 204;
    await harbour.owner()`update harbour.notice set next_at = 0 where done_at is null`;
    await arrived(reference, 2);
  });

  test('that a killed process had claimed is sent when its claim is over', async () => {
    await behave({ noticesLateMs: 3_600_000 });
    const { reference } = await begun();
    await pay(reference);
    const like = `%"${reference}"%`;
    const claimedUntil = Date.now() + 1500;
    await harbour.owner()`
      update harbour.notice set next_at = 0, claimed_until = ${claimedUntil} where body like ${like}`;
    const [notice] = await arrived(reference);
    expect(Number(notice?.headers['webhook-timestamp'])).toBeGreaterThanOrEqual(Math.floor(claimedUntil / 1000));
  });

  test('comes once where nothing is wrong', async () => {
    const { reference } = await begun();
    await pay(reference);
    await arrived(reference);
    await readUntil(
      () => harbour.owner()`
        select 1 from harbour.notice where body like ${`%"${reference}"%`} and done_at is not null`,
      (rows) => rows.length === 1,
    );
    expect(harbour.noticesOf(reference)).toHaveLength(1);
  });

  test.each([
    ['late', { noticesLateMs: 60_000 }, 60_000],
    ['shuffled', { noticesShuffled: true }, 0],
  ])('is %s when QA asks for it, and lost by nothing', async (_, rules, least) => {
    await behave(rules);
    const begunAt = Date.now();
    const { reference } = await begun();
    await pay(reference);
    const [row] = await harbour.owner()<{ next: number }[]>`
      select next_at as next from harbour.notice where body like ${`%"${reference}"%`}`;
    const wait = Number(row?.next) - begunAt;
    expect(wait).toBeGreaterThanOrEqual(least);
    await harbour.owner()`update harbour.notice set next_at = 0 where body like ${`%"${reference}"%`}`;
    await arrived(reference);
  });

  test('that was wrongly signed is rightly signed at the next attempt', async () => {
    await behave({ noticesWronglySigned: true });
    harbour.merchant.status = 401;
    const { reference } = await begun();
    await pay(reference);
    const [wrong] = await arrived(reference);
    expect(() => wrong && verify(wrong)).toThrow();
    harbour.merchant.status = 204;
    await readUntil(
      () => harbour.owner()<{ attempts: number }[]>`
        select attempts from harbour.notice where id = ${wrong?.id ?? ''}`,
      ([row]) => row?.attempts === 1,
    );
    await harbour.owner()`update harbour.notice set next_at = 0 where id = ${wrong?.id ?? ''}`;
    const [, right] = await arrived(reference, 2);
    expect(right && verify(right).data.reference).toBe(reference);
  });
});

test('misbehaviour is shown, added to, and ended', async () => {
  await behave({ noticesTwice: true });
  expect((await behave({ noticesLateMs: 5 })).body).toEqual({ noticesTwice: true, noticesLateMs: 5 });
  expect((await call('GET', '/__control/behaviour')).body).toEqual({ noticesTwice: true, noticesLateMs: 5 });
  expect((await call('DELETE', '/__control/behaviour')).body).toEqual({});
  expect((await call('GET', '/__control/behaviour')).body).toEqual({});
});

test('a company that is away shows no page, in the language of the browser, and takes no payment', async () => {
  const { reference, url } = await begun();
  await behave({ awayMs: 60_000 });
  const page = await fetch(url, { headers: { 'accept-language': 'de-AT,de;q=0.9' } });
  expect(page.status).toBe(503);
  expect(await page.text()).toContain(harbourWords('de').away);
  expect((await submit(url, HARBOUR_CARD)).status).toBe(503);
  await call('DELETE', '/__control/behaviour');
  expect((await depositNow(reference)).state).toBe('waiting');
});

describe('the company answers', () => {
  test.each([
    ['a name that was led to this machine', { host: 'rebound.example' }, 421],
    ['this machine', { host: 'localhost' }, 200],
  ])('%s', async (_, headers, status) => {
    expect(await ask('GET', '/__control/behaviour', headers)).toBe(status);
  });

  test.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 200],
  ])('a change that a page causes which is %s: %s', async (site, status) => {
    expect(await ask('DELETE', '/__control/behaviour', { 'sec-fetch-site': site })).toBe(status);
  });

  test('an unknown address, and a body that is no JSON, in the documented form', async () => {
    expect(await call('GET', '/v1/nothing')).toMatchObject({ status: 404, body: { error: 'unknown' } });
    const response = await fetch(`${harbour.company().origin()}/v1/deposits`, {
      method: 'POST',
      headers: { authorization: `Bearer ${harbour.company().secret}`, 'content-type': 'application/json' },
      body: '{',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'bad_request' });
  });
});

describe('a page', () => {
  test.each([
    ['card', 'frame', 'frame-ancestors http://site.test'],
    ['voucher', 'frame', 'frame-ancestors http://site.test'],
    ['wallet', 'page', "frame-ancestors 'none'"],
    ['transfer', 'page', "frame-ancestors 'none'"],
    ['terminal', 'page', "frame-ancestors 'none'"],
  ])('of the method %s is shown as a %s', async (method, view, ancestors) => {
    const order = harbour.orderOf({ method });
    const { body } = await call('POST', '/v1/deposits', order);
    const page = body.page as { url: string; view: string; until: number };
    expect(page.view).toBe(view);
    expect(page.until).toBeGreaterThan(harbour.now());
    const policy = (await fetch(page.url)).headers.get('content-security-policy') ?? '';
    expect(policy.endsWith(ancestors)).toBe(true);
    expect(policy).toContain("form-action 'self' http://site.test;");
  });

  test('leads back to every origin that the merchant named', async () => {
    const { url } = await begun({ return: { ...HARBOUR_RETURN, cancel: 'https://other.test/c' } });
    const policy = (await fetch(url)).headers.get('content-security-policy');
    expect(policy).toContain("form-action 'self' http://site.test https://other.test;");
  });

  test.each(harbourLanguages())('in %s has every word, and says what the test cards do', async (language) => {
    const words = harbourWords(language);
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(harbourWords('en')).toSorted());
    expect(Object.values(words).filter((word) => word.trim() === '')).toEqual([]);
    const { url } = await begun({ language });
    const html = await (await fetch(url)).text();
    for (const word of [words.test, words.card_insufficient_funds, words.card_ask]) expect(html).toContain(word);
    expect(html).not.toContain('insufficient_funds');
  });

  test.each(['card', 'wallet', 'transfer', 'voucher', 'terminal'])(
    'of the method %s names each field, and each id is there once',
    async (method) => {
      const { url } = await begun({ method });
      const html = await (await fetch(url)).text();
      const named = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, name = '']) => name);
      const ids = named(/ id="([^"]+)"/g);
      expect(new Set(ids).size).toBe(ids.length);
      const fields = named(/<input id="([^"]+)"/g);
      expect(named(/<label for="([^"]+)"/g)).toEqual(fields);
      for (const tag of ['main', 'form', 'h1', 'title', 'style']) {
        expect(named(new RegExp(`<(${tag})[ >]`, 'g'))).toHaveLength(named(new RegExp(`</(${tag})>`, 'g')).length);
      }
      expect(html).not.toMatch(/<script|\son[a-z]+=/);
    },
  );

  test('that is over says so and leads back', async () => {
    const { reference, url } = await begun();
    await call('POST', `/v1/deposits/${reference}/cancel`);
    const html = await (await fetch(url)).text();
    expect(html).toContain(harbourWords('en').cancelled);
    expect(html).toContain(`href="${HARBOUR_RETURN.cancel}" target="_top"`);
    await submit(url, HARBOUR_CARD);
    expect((await depositNow(reference)).state).toBe('cancelled');
  });

  test('does not write the code of a card back', async () => {
    const { url } = await begun();
    const { html } = await submit(url, { ...HARBOUR_CARD, number: '1', code: '737' });
    expect(html).toContain('id="number-wrong"');
    expect(html).not.toContain('737');
  });
});

test('no number of a card, an account or a voucher is in any column of any table', async () => {
  const numbers = { number: '5555555555554444', iban: 'GB82WEST12345698765432', voucher: '9876543210987658' };
  for (const method of ['card', 'transfer', 'voucher']) {
    const { reference } = await begun({ method });
    expect((await pay(reference, numbers)).status).toBe(200);
  }
  await call('POST', '/v1/instruments', { method: 'transfer', currency: 'EUR', number: numbers.iban, holder: 'Ada' });
  const owner = harbour.owner();
  const tables = await owner<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'harbour' order by 1`;
  expect(tables.map(({ name }) => name)).toContain('deposit');
  for (const { name } of tables) {
    const rows = await owner.unsafe<{ text: string }[]>(`select to_jsonb(t)::text as text from harbour.${name} t`);
    const dump = rows.map(({ text }) => text).join('\n');
    for (const number of Object.values(numbers)) expect(dump).not.toContain(number);
  }
});
