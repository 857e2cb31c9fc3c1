import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { PaymentOrderAnswer, PaymentsAnswer } from '#shared/contracts/cashier.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { SupportRequest, supportRequestsCall } from '#shared/contracts/support.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { createMemoryProvider, type MemoryProvider, TEST_CARD } from '#tests/fixtures/platform/memory-provider.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

const CASHIER = '/web-api/cashier';
const NOT_RECEIVED = 1;
const NOT_ARRIVED = 4;
const DETAILS = 7;
const OTHER = 8;

let site: TestPlatform;
let provider: MemoryProvider;
let player: TestPlayer;

beforeAll(async () => {
  provider = createMemoryProvider();
  const many = { max: 50, windowMs: 3_600_000 };
  const supportPolicy = { messages: many, requests: many, callbacks: many };
  site = await startTestPlatform({ paymentProviders: [provider], supportPolicy });
});
afterAll(() => site.close());
beforeEach(async () => {
  player = await site.player({ balance: 0 });
});

/** Begins a deposit by card; returns its number. */
async function waiting(by = player, amount = 5000): Promise<number> {
  const body = { accountId: by.accountId, iso: 'EUR', methodId: 'card', amount };
  const answer = await by.post<PaymentOrderAnswer>(`${CASHIER}/deposits`, body, { 'idempotency-key': randomUUID() });
  if (answer.body.status !== 'made') throw new Error(`Not made: ${JSON.stringify(answer.body)}`);
  return answer.body.payment.id;
}

/** Has the provider say how a deposit stands. */
async function told(id: number, state: 'failed' | 'succeeded', by = player, received = 5000): Promise<number> {
  provider.say(
    `deposit-${id}`,
    state === 'failed' ? { state, reason: 'declined' } : { state, received, instrument: TEST_CARD },
  );
  await by.get(`${CASHIER}/payments/${id}`);
  const notice = { id: randomUUID(), kind: 'deposit', reference: `deposit-${id}` };
  await site.client().post(`${CASHIER}/notices/harbour`, notice, { 'x-test': 'signed' });
  return id;
}

const about = (paymentId: number | null, topic = NOT_RECEIVED, subTopic: number | null = 1) => ({
  ...{ topic: 'payments', text: 'Where is it?' },
  about: { topic, subTopic, paymentId },
});
const ask = (body: object, key: string = randomUUID(), by: Pick<TestPlayer, 'post'> = player) =>
  by.post<SupportRequest & ErrorBody>(openPaths.supportRequests, body, { 'idempotency-key': key });
const requests = async (query = '', by = player) =>
  (await by.get<CallAnswer<typeof supportRequestsCall>>(openPaths.supportRequests + query)).body.requests;
const payments = async (query: string, by = player) =>
  (await by.get<PaymentsAnswer & ErrorBody>(`${CASHIER}/payments${query}`)).body;
const idsOf = ({ payments: list }: PaymentsAnswer) => list.map(({ id }) => id);

describe('[R-26] a request about a payment', () => {
  test('names topic, sub-topic and the payment as it is now', async () => {
    const id = await waiting();
    const { status, body } = await ask(about(id));
    expect([status, body.topic, body.about]).toEqual([
      200,
      'payments',
      {
        ...{ topic: NOT_RECEIVED, subTopic: 1 },
        payment: {
          ...{ id, kind: 'deposit', state: 'waiting', amount: 5000, iso: 'EUR', methodKind: 'card' },
          methodName: 'Visa / Mastercard',
        },
      },
    ]);
    await told(id, 'failed');
    expect((await requests())[0]?.about?.payment?.state).toBe('failed');
  });

  test('is stored once for its key, also when its payment has moved since, and the key asks nothing else', async () => {
    const id = await waiting();
    const key = randomUUID();
    const [first, again] = await Promise.all([ask(about(id), key), ask(about(id), key)]);
    expect(first.body.id).toBe(again.body.id);
    await told(id, 'succeeded');
    await site.database.owner`update payment set state = 'charged-back' where id = ${id}`;
    expect((await ask(about(id), key)).body.id).toBe(first.body.id);
    expect((await ask(about(id, NOT_RECEIVED, 2), key)).body.code).toBe('IDEMPOTENCY_MISMATCH');
    expect((await ask(about(await waiting()), key)).body.code).toBe('IDEMPOTENCY_MISMATCH');
    expect(await requests()).toHaveLength(1);
  });

  test('is the only open one about its payment until it is closed, whatever the topic', async () => {
    const id = await waiting();
    const { body: first } = await ask(about(id));
    expect(await ask(about(id, OTHER, null))).toMatchObject({ status: 409, body: { code: 'SUPPORT_REQUEST_OPEN' } });
    await site.platform.support.staff.answer(first.id, 'We are looking.');
    expect((await ask(about(id))).body.code).toBe('SUPPORT_REQUEST_OPEN');
    expect((await ask(about(await waiting()))).status).toBe(200);
    await site.platform.support.staff.close(first.id);
    expect((await ask(about(id))).status).toBe(200);
  });

  test('of two at the same instant one is stored', async () => {
    const id = await waiting();
    const answers = await Promise.all([ask(about(id)), ask(about(id))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await requests(`?paymentId=${id}`)).toHaveLength(1);
  });

  test('does not tell another player’s payment from one that does not exist', async () => {
    const id = await waiting();
    const other = await site.player({ balance: 0 });
    const [theirs, none] = [await ask(about(id), randomUUID(), other), await ask(about(1), randomUUID(), other)];
    expect([theirs.status, theirs.body.code, none.status, none.body.code]).toEqual([
      ...[404, 'PAYMENT_UNKNOWN'],
      ...[404, 'PAYMENT_UNKNOWN'],
    ]);
    expect(theirs.body.message).toBe(none.body.message);
    await ask(about(id));
    expect(await requests(`?paymentId=${id}`, other)).toEqual([]);
  });

  test.each([
    ['a payment that does not fit the topic', (id: number) => about(id, NOT_ARRIVED), 409, 'PAYMENT_MOVED'],
    ['no payment where the topic asks for one', () => about(null), 400, 'BAD_REQUEST'],
    ['a payment where the topic asks for none', (id: number) => about(id, DETAILS), 400, 'BAD_REQUEST'],
    ['an unknown topic', (id: number) => about(id, 99), 400, 'BAD_REQUEST'],
    ['a sub-topic of another topic', (id: number) => about(id, NOT_RECEIVED, 9), 400, 'BAD_REQUEST'],
    ['a topic of support that is not payments', (id: number) => ({ ...about(id), topic: 'bets' }), 400, 'BAD_REQUEST'],
  ])('with %s is refused', async (_, bodyOf, status, code) => {
    expect(await ask(bodyOf(await waiting()))).toMatchObject({ status, body: { code } });
    expect(await requests()).toEqual([]);
  });

  test('of a guest needs the sign-in', async () => {
    const guest = site.client();
    await guest.post(openPaths.supportVisitor, {});
    const body = { ...about(null, DETAILS), email: 'guest@example.com' };
    expect(await ask(body, randomUUID(), guest)).toMatchObject({ body: { code: 'SESSION_REQUIRED' } });
  });

  test('is listed among the requests about payments, without the others', async () => {
    const id = await waiting();
    await ask({ topic: 'bets', text: 'About a bet' });
    await ask(about(null, DETAILS, null));
    await ask(about(id));
    expect(await requests()).toHaveLength(3);
    expect((await requests('?about=payments')).map((one) => one.about?.topic)).toEqual([NOT_RECEIVED, DETAILS]);
    expect((await requests(`?paymentId=${id}`)).map((one) => one.about?.payment?.id)).toEqual([id]);
  });

  test('is told to the staff with its topic and payment', async () => {
    const id = await waiting();
    const { body } = await ask(about(id));
    expect(await site.platform.support.staff.thread(body.id)).toMatchObject({
      ...{ paymentTopic: NOT_RECEIVED, paymentSubTopic: 1, paymentId: id },
    });
  });
});

describe('[R-26] the payments that a topic offers', () => {
  test('are the player’s own in the states of the topic', async () => {
    const open = await waiting();
    const received = await told(await waiting(), 'succeeded');
    const failed = await told(await waiting(), 'failed');
    const other = await site.player({ balance: 0 });
    await waiting(other);
    expect(idsOf(await payments(`?topic=${NOT_RECEIVED}`))).toEqual([failed, received, open]);
    expect(idsOf(await payments('?topic=2'))).toEqual([received]);
    expect(idsOf(await payments(`?topic=${NOT_ARRIVED}`))).toEqual([]);
    expect(idsOf(await payments(`?topic=${DETAILS}`))).toEqual([]);
    expect(idsOf(await payments(`?topic=${NOT_RECEIVED}&state=open`))).toEqual([open]);
    expect((await payments('?topic=99')).code).toBe('BAD_REQUEST');
  });
});

describe('[O-06] the receipts of a period', () => {
  test('are finished payments with their sums, each counted once', async () => {
    await waiting();
    const kept = await told(await waiting(), 'succeeded');
    const back = await told(await waiting(player, 7000), 'succeeded', player, 7000);
    await told(await waiting(), 'failed');
    await site.database.owner`update payment set state = 'charged-back' where id = ${back}`;
    const done = await payments('?state=done');
    expect(idsOf(done)).toEqual([back, kept]);
    expect(done.sums).toEqual([{ iso: 'EUR', deposited: 5000, withdrawn: 0, returned: 7000 }]);
    const returned = await payments('?state=returned');
    expect([idsOf(returned), returned.sums]).toEqual([
      [back],
      [{ iso: 'EUR', deposited: 0, withdrawn: 0, returned: 7000 }],
    ]);
    expect((await payments('?state=done&kind=withdrawal')).sums).toEqual([]);
    const now = site.platform.clock.now();
    expect((await payments(`?state=done&from=${now + 1}`)).sums).toEqual([]);
    expect((await payments(`?state=done&from=0&to=${now + 1}`)).sums).toEqual(done.sums);
  });

  test('have no sums with a later page, and none while the list is of anything', async () => {
    const id = await told(await waiting(), 'succeeded');
    expect((await payments(`?state=done&before=${id + 1}`)).sums).toEqual([]);
    expect((await payments('')).sums).toEqual([]);
  });
});
