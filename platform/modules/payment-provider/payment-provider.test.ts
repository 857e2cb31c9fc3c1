import { describe, expect, test } from 'vitest';
import { HARBOUR_CARD as CARD, HARBOUR_RETURN as RETURN, readUntil, runHarbour } from './harbour.fixture.ts';
import { BANK_CODE, TEST_CARDS, withCheckDigit } from './harbour-payers.ts';
import { harbourLanguages, harbourWords } from './harbour-words.ts';

const MINUTE = 60_000;

const harbour = runHarbour();
const { call, orderOf, begun, depositNow, submit, moveClock } = harbour;

describe('a call', () => {
  test.each([
    ['GET', '/v1/deposits/x'],
    ['POST', '/v1/payouts'],
    ['GET', '/v1/report?from=0&to=1'],
  ])('%s %s needs the secret', async (method, path) => {
    expect((await call(method, path, method === 'POST' ? {} : undefined, 'wrong')).status).toBe(401);
  });

  test('begins one deposit for each reference', async () => {
    const order = orderOf();
    const first = await call('POST', '/v1/deposits', order);
    expect(first).toMatchObject({ status: 201, body: { state: 'waiting', version: 1, received: 0, amount: 5000 } });
    expect(await call('POST', '/v1/deposits', order)).toEqual({ status: 200, body: first.body });
    expect(await call('POST', '/v1/deposits', { ...order, amount: 1 })).toMatchObject({ status: 409 });
  });

  test.each([
    [{ amount: 0 }],
    [{ amount: 1.5 }],
    [{ currency: 'EURO' }],
    [{ reference: 'a/b' }],
    [{ return: { ...RETURN, success: 'javascript:alert(1)' } }],
    [{ unknown: 1 }],
  ])('with %j is refused', async (more) => {
    expect((await call('POST', '/v1/deposits', orderOf(more))).status).toBe(400);
  });

  test('seals a reference that was never used', async () => {
    const order = orderOf();
    expect((await call('POST', `/v1/deposits/${order.reference}/cancel`)).status).toBe(410);
    expect((await call('POST', '/v1/deposits', order)).status).toBe(410);
    expect((await call('GET', `/v1/deposits/${order.reference}`)).status).toBe(404);
  });

  test('cancels a deposit that waits, and not one that is paid', async () => {
    const one = await begun();
    expect((await call('POST', `/v1/deposits/${one.reference}/cancel`)).body.state).toBe('cancelled');
    const other = await begun();
    await submit(other.url, CARD);
    expect((await call('POST', `/v1/deposits/${other.reference}/cancel`)).body.state).toBe('succeeded');
  });
});

describe('a card', () => {
  test('pays, is known again, and its number is stored nowhere', async () => {
    const [one, other] = [await begun(), await begun()];
    await submit(one.url, CARD);
    await submit(other.url, CARD);
    const deposits = [await depositNow(one.reference), await depositNow(other.reference)];
    expect(deposits[0]).toMatchObject({
      ...{ state: 'succeeded', received: 5000, page: null },
      instrument: { label: 'Visa •••• 4242', holder: 'Ada Lovelace', returnable: true },
    });
    expect(deposits[0]?.instrument).toEqual(deposits[1]?.instrument);
    const rows =
      await harbour.owner()`select to_jsonb(d)::text as row from harbour.deposit d union all select to_jsonb(i)::text from harbour.instrument i`;
    expect(rows.some(({ row }) => String(row).includes('4242424242424242'))).toBe(false);
  });

  test.each(Object.entries(TEST_CARDS).filter(([, outcome]) => outcome !== 'succeeded' && outcome !== 'ask'))(
    '%s is declined: %s',
    async (number, reason) => {
      const { reference, url } = await begun();
      await submit(url, { ...CARD, number });
      expect(await depositNow(reference)).toMatchObject({ state: 'failed', reason });
    },
  );

  test.each([
    ['number', { number: '4242 4242 4242 4241' }],
    ['number', { number: 'hello' }],
    ['date', { date: '12/20' }],
    ['date', { date: '13/39' }],
    ['code', { code: '1' }],
    ['holder', { holder: '  ' }],
  ])('with a wrong %s %j is asked for again, with what was typed', async (field, more) => {
    const { reference, url } = await begun();
    const { status, html } = await submit(url, { ...CARD, ...more });
    expect(status).toBe(422);
    expect(html).toContain(`id="${field}-wrong"`);
    expect((await depositNow(reference)).state).toBe('waiting');
  });

  test('may need the code of the bank', async () => {
    const { reference, url } = await begun();
    const number = '4000 0000 0000 3220';
    await submit(url, { ...CARD, number });
    expect((await depositNow(reference)).state).toBe('waiting');
    expect((await submit(url, { bank_code: '000000' })).status).toBe(422);
    await submit(url, { bank_code: BANK_CODE });
    expect((await depositNow(reference)).state).toBe('succeeded');
  });

  test.each([
    ['three wrong codes', [{ bank_code: '1' }, { bank_code: '2' }, { bank_code: '3' }]],
    ['leaving the bank', [{ step: 'leave' }]],
  ])('fails after %s', async (_, steps) => {
    const { reference, url } = await begun();
    await submit(url, { ...CARD, number: '4000000000003220' });
    for (const step of steps) await submit(url, step as unknown as Record<string, string>);
    expect(await depositNow(reference)).toMatchObject({ state: 'failed', reason: 'second_step_failed' });
  });
});

describe('the other methods', () => {
  test('a wallet pays at once, and the player is led back', async () => {
    const { reference, url } = await begun({ method: 'wallet' });
    expect((await submit(url, { email: 'nonsense' })).status).toBe(422);
    expect(await submit(url, { email: 'ada@example.com' })).toMatchObject({ status: 303, location: RETURN.success });
    expect(await depositNow(reference)).toMatchObject({ state: 'succeeded', instrument: { label: 'a…@e….com' } });
  });

  test('a transfer arrives a minute after it was sent', async () => {
    const { reference, url } = await begun({ method: 'transfer' });
    const own = { iban: 'DE89 3704 0044 0532 0130 00', holder: 'Ada Lovelace' };
    expect((await submit(url, { ...own, iban: 'DE89 3704 0044 0532 0130 01' })).status).toBe(422);
    expect(await submit(url, own)).toMatchObject({ location: RETURN.pending });
    expect((await depositNow(reference)).state).toBe('processing');
    moveClock(MINUTE);
    await readUntil(
      () => depositNow(reference),
      ({ state }) => state === 'succeeded',
    );
  });

  test('a voucher pays once', async () => {
    const voucher = withCheckDigit('123456789012345');
    const [one, other] = [await begun({ method: 'voucher' }), await begun({ method: 'voucher' })];
    expect((await submit(one.url, { voucher: '1234567890123450' })).status).toBe(422);
    await submit(one.url, { voucher });
    await submit(other.url, { voucher });
    expect(await depositNow(one.reference)).toMatchObject({ state: 'succeeded', instrument: null });
    expect(await depositNow(other.reference)).toMatchObject({ state: 'failed', reason: 'voucher_used' });
  });

  test('a terminal shows a code, and is paid there', async () => {
    const { reference, url } = await begun({ method: 'terminal' });
    expect(await (await fetch(url)).text()).toMatch(/\d{3} \d{3} \d{3}/);
    await submit(url, {});
    expect((await depositNow(reference)).state).toBe('succeeded');
  });

  test('what is not paid in time expires', async () => {
    const { reference } = await begun();
    moveClock(31 * MINUTE);
    const deposit = await readUntil(
      () => depositNow(reference),
      ({ state }) => state !== 'waiting',
    );
    expect(deposit).toMatchObject({ state: 'expired', reason: 'not_paid_in_time', page: null });
  });
});

describe('a page', () => {
  test('opens with its token only', async () => {
    const { url } = await begun();
    expect((await fetch(url.replace(/token=.*/, 'token=x'))).status).toBe(404);
    expect((await submit(url, { ...CARD, token: 'x' })).status).toBe(404);
  });

  test('may be framed by the site alone, and runs nothing', async () => {
    const { url } = await begun();
    const policy = (await fetch(url)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors http://site.test');
    expect(policy).not.toContain('script-src');
  });

  test('writes what was typed as text', async () => {
    const { url } = await begun();
    const { html } = await submit(url, { ...CARD, code: 'x', holder: '"><script>alert(1)</script>' });
    expect(html).not.toContain('<script>');
  });

  test.each(harbourLanguages())('has all its words in %s', async (language) => {
    const { url } = await begun({ language });
    const html = await (await fetch(url)).text();
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
    expect(html).toContain(harbourWords(language).number);
    const words = Object.entries(harbourWords(language)).filter(
      ([, word]) => language !== 'en' && word === harbourWords('en').test,
    );
    expect(words).toEqual([]);
  });
});

describe('a payout', () => {
  const { account, payoutOf, payoutNow } = harbour;

  test('is paid some seconds later, once', async () => {
    const order = payoutOf(await account('DE89370400440532013000'));
    expect(await call('POST', '/v1/payouts', order)).toMatchObject({ status: 201, body: { state: 'accepted' } });
    expect(await call('POST', '/v1/payouts', order)).toMatchObject({ status: 200 });
    moveClock(5000);
    const read = () => payoutNow(order.reference);
    await readUntil(read, ({ state }) => state === 'paid');
    expect(await harbour.linesOf(order.reference)).toEqual([
      expect.objectContaining({ kind: 'payout', amount: -900, currency: 'EUR' }),
    ]);
  });

  test('to an account that refuses it is accepted and fails', async () => {
    await call('POST', '/__control/behaviour', { refusesPayouts: true });
    const order = payoutOf(await account('DE89370400440532013000'));
    await call('POST', '/v1/payouts', order);
    moveClock(5000);
    const read = () => payoutNow(order.reference);
    expect(await readUntil(read, ({ state }) => state !== 'accepted')).toMatchObject({
      state: 'failed',
      reason: 'account_refused',
    });
  });

  test('goes to an account that each customer of the merchant has a token of', async () => {
    const account = { method: 'transfer', currency: 'EUR', number: 'DE89370400440532013000' };
    const tokenOf = async (customer: string, holder: string) =>
      (await call('POST', '/v1/instruments', { ...account, holder, customer })).body.token;
    const [ada, charles] = [await tokenOf('player-1', 'Ada Lovelace'), await tokenOf('player-2', 'Charles Babbage')];
    expect(charles).not.toBe(ada);
    expect(await tokenOf('player-1', 'Ada Lovelace')).toBe(ada);
    const holders = await harbour.owner()<{ holder: string }[]>`
      select holder from harbour.instrument where token in (${String(ada)}, ${String(charles)}) order by holder`;
    expect(holders.map(({ holder }) => holder)).toEqual(['Ada Lovelace', 'Charles Babbage']);
  });

  test('to an unknown account is refused, and so is a wrong number', async () => {
    expect((await call('POST', '/v1/payouts', payoutOf('card_x'))).status).toBe(422);
    expect(
      (await call('POST', '/v1/instruments', { method: 'transfer', currency: 'EUR', number: 'DE00', holder: 'x' }))
        .status,
    ).toBe(422);
  });
});

describe('a notice', () => {
  const { arrived, verify, merchant } = harbour;

  test('is sent for a change, and signed', async () => {
    const { reference, url } = await begun();
    await submit(url, CARD);
    const [notice] = await arrived(reference);
    if (!notice) throw new Error('No notice');
    expect(verify(notice)).toMatchObject({
      type: 'deposit.changed',
      data: { reference, state: 'succeeded', version: 2 },
    });
  });

  test('that is not taken is stored for another attempt', async () => {
    merchant.status = 500;
    const { reference, url } = await begun();
    await submit(url, CARD);
    const [notice] = await arrived(reference);
    const read = () =>
      harbour.owner()<{ attempts: number }[]>`select attempts from harbour.notice where id = ${notice?.id ?? ''}`;
    await readUntil(read, ([row]) => row?.attempts === 1);
  });

  test('comes twice, wrongly signed, contradicting or not at all when QA asks for it', async () => {
    await call('POST', '/__control/behaviour', { noticesTwice: true, noticesContradicting: true });
    const one = await begun();
    await submit(one.url, CARD);
    const twice = await arrived(one.reference, 2);
    expect(new Set(twice.map(({ id }) => id)).size).toBe(1);
    expect(twice[0] && verify(twice[0]).data.state).toBe('failed');
    await call('DELETE', '/__control/behaviour');
    await call('POST', '/__control/behaviour', { noticesWronglySigned: true });
    const other = await begun();
    await submit(other.url, CARD);
    const [wrong] = await arrived(other.reference);
    expect(() => wrong && verify(wrong)).toThrow();
    await call('POST', '/__control/behaviour', { noticesLost: true });
    const lost = await begun();
    await submit(lost.url, CARD);
    const rows = await harbour.owner()`select 1 from harbour.notice where body like ${`%"${lost.reference}"%`}`;
    expect(rows).toEqual([]);
  });
});

describe('a company that misbehaves', () => {
  test('is away', async () => {
    await call('POST', '/__control/behaviour', { awayMs: 60_000 });
    expect((await call('GET', '/v1/deposits/x')).status).toBe(503);
  });

  test('does its work and loses the answer', async () => {
    await call('POST', '/__control/behaviour', { answersLost: 1 });
    const order = orderOf();
    await expect(call('POST', '/v1/deposits', order)).rejects.toThrow();
    await call('DELETE', '/__control/behaviour');
    expect((await depositNow(order.reference)).state).toBe('waiting');
  });

  test('takes money back, and the report says so', async () => {
    const { reference, url } = await begun();
    await submit(url, CARD);
    expect((await call('POST', `/__control/deposits/${reference}`, { outcome: 'charged_back' })).status).toBe(200);
    expect((await harbour.linesOf(reference)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['deposit', 5000],
      ['chargeback', -5000],
    ]);
  });

  test.each([[{ outcome: 'won' }], [{ noticesTwice: 'yes' }]])('takes no control %j', async (body) => {
    const path = 'outcome' in body ? '/__control/deposits/x' : '/__control/behaviour';
    expect((await call('POST', path, body)).status).toBe(400);
  });
});

test('everything is there after a restart, with the same secrets', async () => {
  const { reference, url } = await begun();
  await submit(url, CARD);
  const { secret } = harbour.company();
  await harbour.restart();
  expect(harbour.company().secret).toBe(secret);
  expect((await depositNow(reference)).state).toBe('succeeded');
});
