import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCalls } from '#build/call-list.ts';
import { goodRequests, hostileRequests, requestAddress, type SampleRequest } from '#build/call-samples.ts';
import type { Call } from '#shared/contracts/call.ts';
import { SECTION_HEADERS } from '#shared/domain/sections/section-request.ts';
import { startTestPlatform, type TestPlatform, type TestPlayer } from '#tests/fixtures/platform/test-platform.ts';

const SEED = 20_261_123;
/** Requests under way at once. */
const AT_ONCE = 4;
/** A placement has ten times the fields of the next call, and a busy machine answers slowly. */
const MAX_MS = 300_000;

let target: TestPlatform;
const calls = await readCalls();

beforeAll(async () => {
  target = await startTestPlatform({ callLimits: {} });
});
afterAll(() => target.close());

interface Answer {
  readonly status: number;
  readonly request: string;
}

async function send(call: Call, request: SampleRequest, player: TestPlayer): Promise<Answer> {
  const address = requestAddress(call, request);
  const hasBody = request.body !== undefined && call.method !== 'GET';
  const body = hasBody ? JSON.stringify(request.body) : undefined;
  const response = await fetch(`${target.origin}${address}`, {
    method: call.method,
    headers: {
      cookie: player.cookie,
      ...SECTION_HEADERS,
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...(call.idempotent ? { 'idempotency-key': crypto.randomUUID() } : {}),
    },
    ...(body === undefined ? {} : { body }),
    redirect: 'manual',
  });
  await response.arrayBuffer();
  return { status: response.status, request: `${call.method} ${address.slice(0, 200)} ${body?.slice(0, 300) ?? ''}` };
}

async function sendAll(call: Call, requests: readonly SampleRequest[], player: TestPlayer): Promise<readonly Answer[]> {
  const waiting = [...requests];
  const answers: Answer[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) answers.push(await send(call, next, player));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
}

test.each(calls.map((call) => [call.id, call] as const))(
  'values that no client sends are the caller’s fault, never a failure of the server: %s',
  async (_id, call) => {
    const player = await target.player({ balance: 10_000 });
    const known = { selectionId: target.table.addSelection(2000), accountId: player.accountId, iso: 'EUR', coef: 2000 };
    const good = goodRequests(call, { seed: SEED, known });
    const answers = await sendAll(call, [good.whole, good.bare, ...hostileRequests(good)], player);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  },
  MAX_MS,
);
