import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_INSTANT } from '#shared/contracts/instant.ts';
import { openConfigService } from './config-service.ts';
import { createMemoryConfigStore } from './config-store.ts';
import type { JsonObject } from './merge-patch.ts';
import { siteConfigFile } from './site-config-file.ts';

let path = '';
const closers: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fairline-bounds-'));
  path = join(folder, 'site.json');
  closers.push(() => rm(folder, { recursive: true }));
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** Starts on a patch that an earlier version has stored, and on a file of the operator. */
async function startWith(patch: JsonObject, file: JsonObject = {}) {
  const store = createMemoryConfigStore();
  await store.save(patch, (await store.load()).version);
  await writeFile(path, JSON.stringify(file));
  const onError = vi.fn();
  const service = await openConfigService({ store, production: true, file: siteConfigFile(path), onError });
  closers.push(() => service.close());
  return { service, onError };
}

const gifts = (gift: object) => ({ registrationGifts: { OLD: { days: 30, ...gift } } });
const hyper = (more: object) => ({ couponBonuses: { hyperBonus: more } });

describe('a value that was stored before its bounds', () => {
  test.each<[patch: JsonObject, outside: string, inForce: JsonObject]>([
    [gifts({ times: 200 }), 'registrationGifts.OLD.times', { times: 100, maxUses: 200 }],
    [gifts({ times: 200, maxUses: 900 }), 'registrationGifts.OLD.maxUses', { times: 100, maxUses: 200 }],
    [gifts({ times: 50, maxUses: 401 }), 'registrationGifts.OLD.maxUses', { times: 50, maxUses: 400 }],
    [gifts({ times: 1, until: Number.MAX_SAFE_INTEGER }), 'registrationGifts.OLD.until', { until: MAX_INSTANT }],
    [gifts({ times: 1, until: -5 }), 'registrationGifts.OLD.until', { until: 0 }],
  ])('stops no start, is capped and reported: %j', async (patch, outside, inForce) => {
    const { service, onError } = await startWith(patch);
    expect(service.giftOf('OLD')).toMatchObject(inForce);
    expect(service.outside().map((one) => one.path)).toContain(outside);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(String(onError.mock.calls[0]?.[0])).toContain(`${outside}: `);
    await service.reload();
    expect(onError).toHaveBeenCalledTimes(1);
    expect(service.patch()).toEqual(patch);
  });

  test.each([
    [0.01, 1000],
    [20, 1000],
    [21, 952],
    [100, 200],
  ])('is no number of players that was left out: %d times are given to %d', async (times, maxUses) => {
    const { service, onError } = await startWith(gifts({ times }));
    expect(service.giftOf('OLD')).toMatchObject({ times, maxUses });
    expect([service.outside(), onError.mock.calls]).toEqual([[], []]);
  });

  test('of a bonus is capped at the largest payout, and of a currency that is unknown is switched off', async () => {
    const byCurrency = { EUR: { minStake: 1, maxBonus: 5_000_001 }, XXX: { minStake: 1, maxBonus: 1 } };
    const { service } = await startWith(hyper({ maxBonusTimes: 20_000, byCurrency }));
    expect(service.couponBonuses().hyperBonus).toMatchObject({
      maxBonusTimes: 10_000,
      byCurrency: { EUR: { minStake: 1, maxBonus: 5_000_000 } },
    });
    expect(service.couponBonuses().hyperBonus?.byCurrency).not.toHaveProperty('XXX');
    expect(service.outside()).toEqual([
      expect.objectContaining({ message: expect.stringContaining('at most 10000, the largest payout') }),
      expect.objectContaining({ message: expect.stringContaining('in force is 5000000') }),
      expect.objectContaining({ message: expect.stringContaining('switched off') }),
    ]);
  });

  test('of a maintenance, the terms or a referral is one that pages can read', async () => {
    const { service } = await startWith({
      maintenance: { startAt: -1, finishAt: Number.MAX_SAFE_INTEGER },
      terms: { changed: true, updatedAt: -1 },
      ref_id: 1e15,
    });
    expect(service.maintenance()).toMatchObject({ startAt: 0, finishAt: MAX_INSTANT });
    expect([service.terms().updatedAt, service.config().ref_id]).toEqual([0, null]);
  });
});

describe('bounds of gifts that the file of the operator lowers', () => {
  test('below a gift of the desk stop no start, and cap the gift', async () => {
    const { service, onError } = await startWith(gifts({ times: 80, maxUses: 10 }), { deskGifts: { maxTimes: 5 } });
    expect(service.giftOf('OLD')).toMatchObject({ times: 5, maxUses: 10 });
    expect(String(onError.mock.calls[0]?.[0])).toContain('in force is 5');
  });

  test('to less than one gift switch it off', async () => {
    const { service } = await startWith(gifts({ times: 2, maxUses: 10 }), { deskGifts: { codeTimes: 1 } });
    expect(service.giftOf('OLD')).toBeNull();
  });
});

describe('a change', () => {
  test.each<[JsonObject, string]>([
    [gifts({ times: 101 }), 'registrationGifts.OLD.times'],
    [gifts({ times: 100, maxUses: 201 }), 'registrationGifts.OLD.maxUses'],
    [hyper({ maxBonusTimes: 10_001 }), 'couponBonuses.hyperBonus.maxBonusTimes'],
    [{ maintenance: { startAt: -1 } }, 'maintenance.startAt'],
    [{ ref_id: 1e12 }, 'ref_id'],
  ])('beyond the bounds is refused: %j', async (patch, where) => {
    const { service } = await startWith({});
    expect(service.problemsOf(patch).map((one) => one.path)).toEqual([where]);
    await expect(service.merge(patch)).rejects.toThrow(where);
  });

  test('of something else leaves such a value as it is, and one of the value is checked', async () => {
    const { service } = await startWith(gifts({ times: 200 }));
    await service.merge({ isSnowfall: true, registrationGifts: { NEW: { times: 1, days: 1 } } });
    expect(service.patch()).toMatchObject({ isSnowfall: true, ...gifts({ times: 200 }) });
    await expect(service.merge(gifts({ days: 3 }))).rejects.toThrow('registrationGifts.OLD.times: at most 100');
    await service.merge(gifts({ days: 3, times: 100 }));
    expect(service.outside()).toEqual([]);
  });

  test('back to the file is checked too, and all changes can be taken back', async () => {
    const { service } = await startWith(gifts({ times: 1 }), gifts({ times: 300 }));
    expect(service.restored(['registrationGifts'])).toMatchObject({
      whole: gifts({ times: 300 }),
      problems: [{ path: 'registrationGifts.OLD.times' }],
    });
    await expect(service.restore(['registrationGifts'])).rejects.toThrow('registrationGifts.OLD.times');
    expect(service.giftOf('OLD')).toMatchObject({ times: 1 });
    await service.reset();
    expect(service.giftOf('OLD')).toMatchObject({ times: 100 });
  });
});
