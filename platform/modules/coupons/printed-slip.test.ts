import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPaths } from '#shared/contracts/paths.ts';
import type { PrintedSlipAnswer } from '#shared/contracts/printed-slip.ts';
import {
  startTestPlatform,
  type TestClient,
  type TestPlatform,
  type TestPlayer,
} from '#tests/fixtures/platform/test-platform.ts';
import { createPrintedSlipChecks } from './printed-slip-checks.ts';

let site: TestPlatform;
let owner: TestPlayer;
let couponId: string;

const pathOf = (id: string, check?: string) =>
  `${openPaths.printedSlip.replace(':couponId', id)}${check === undefined ? '' : `?check=${check}`}`;
const printedSlip = (client: TestClient, id: string, check?: string) =>
  client.get<PrintedSlipAnswer>(pathOf(id, check));
async function refusal(client: TestClient, id: string, check?: string) {
  const { status, body } = await client.get<{ code: string; message: string }>(pathOf(id, check));
  return { status, code: body.code, message: body.message };
}

async function placeOne(player: TestPlayer): Promise<string> {
  const { body } = await player.place(player.placement([[site.table.addSelection(2000), 2000]]));
  if (body.status !== 'accepted') throw new Error(body.status);
  return body.coupon.id;
}

beforeAll(async () => {
  site = await startTestPlatform();
  owner = await site.player();
  couponId = await placeOne(owner);
});
afterAll(() => site.close());

describe('[R-17] the printed slip of a coupon', () => {
  test('is shown to its owner, without data of the account', async () => {
    const { status, body } = await printedSlip(owner, couponId);
    expect(status).toBe(200);
    expect(body).toMatchObject({ isOwner: true, coupon: { id: couponId, amount: 1000, iso: 'EUR', state: 'open' } });
    expect(body.code).toBe(`${body.check.slice(0, 4)}-${body.check.slice(4, 8)}`);
    expect(Object.keys(body.coupon)).not.toContain('accountId');
    expect(Object.keys(body.coupon)).not.toContain('key');
  });

  test('is shown with its check, signed in or not, in upper and lower case', async () => {
    const { check } = (await printedSlip(owner, couponId)).body;
    for (const reader of [site.client(), await site.player()]) {
      for (const text of [check, check.toLowerCase()]) {
        const { status, body } = await printedSlip(reader, couponId, text);
        expect(status).toBe(200);
        expect(body).toMatchObject({ isOwner: false, check, coupon: { id: couponId } });
      }
    }
  });

  test('asks a guest without a check to sign in, whether the coupon exists or not', async () => {
    const guest = site.client();
    expect(await refusal(guest, couponId)).toEqual(await refusal(guest, '999999999'));
    expect(await refusal(guest, couponId)).toMatchObject({ status: 401, code: 'SESSION_REQUIRED' });
  });

  test('of another player is as unknown as one that does not exist', async () => {
    const stranger = await site.player();
    expect(await refusal(stranger, couponId)).toEqual(await refusal(stranger, '999999999'));
    expect(await refusal(stranger, couponId)).toMatchObject({ status: 404, code: 'COUPON_UNKNOWN' });
  });

  test('does not open with a check that is cut, changed, empty or of another coupon', async () => {
    const { check } = (await printedSlip(owner, couponId)).body;
    const other = (await printedSlip(owner, await placeOne(owner))).body.check;
    const changed = `${check[0] === '7' ? '8' : '7'}${check.slice(1)}`;
    const guest = site.client();
    const unknown = await refusal(guest, '999999999', check);
    for (const forged of [other, changed, check.slice(0, 8), check.slice(0, -1), `${check}0`, '', 'é'.repeat(26)]) {
      expect(await refusal(guest, couponId, forged), forged).toEqual(unknown);
    }
    expect(unknown).toMatchObject({ status: 404, code: 'COUPON_UNKNOWN' });
  });

  test.each(['12a', '-1', '1.5', '1234567890123456789'])('has no number %s', async (id) => {
    expect((await refusal(owner, id)).status).toBe(400);
  });
});

test('[R-17] a check opens one coupon only, and none if made with another secret', () => {
  const ours = createPrintedSlipChecks(new Uint8Array(32).fill(7));
  const theirs = createPrintedSlipChecks(new Uint8Array(32).fill(8));
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (id, other) => {
      const { check } = ours.of(id);
      expect(check).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
      expect(ours.isOf(id, check)).toBe(true);
      expect(ours.isOf(other, check)).toBe(id === other);
      expect(theirs.isOf(id, check)).toBe(false);
    }),
  );
});
