import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '#tests/fixtures/eventually.ts';
import { createTestDatabase } from '#tests/fixtures/platform/test-database.ts';
import { openConfigService } from './config-service.ts';
import { createConfigStore, createMemoryConfigStore } from './config-store.ts';
import type { SiteConfigFile } from './site-config-file.ts';
import { siteConfigFile } from './site-config-file.ts';

let folder = '';
let path = '';
const closers: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairline-site-config-'));
  path = join(folder, 'site.json');
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await rm(folder, { recursive: true });
});

const write = (content: unknown) => writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));

/** Returns the file with its looks in the hands of the test. */
function fileOfTest() {
  const looks = new Set<() => void>();
  const file: SiteConfigFile = {
    ...siteConfigFile(path),
    onLook(listener) {
      looks.add(listener);
      return () => void looks.delete(listener);
    },
  };
  return { file, look: () => [...looks].forEach((listener) => void listener()), looks };
}

async function open({ store = createMemoryConfigStore(), production = true } = {}) {
  const { file, look, looks } = fileOfTest();
  const onError = vi.fn();
  const service = await openConfigService({ store, production, file, onError });
  closers.push(() => service.close());
  return { service, look, looks, onError, store };
}

const openWith = async (content: unknown, production = true) => {
  await write(content);
  return open({ production });
};

describe('the file of SITE_CONFIG', () => {
  test('is merged over the config of the brand, and the changes of the desk over it', async () => {
    const { service } = await openWith({ brand: 'House', minAge: 21, coupon: { maxLegs: 12 } });
    await service.merge({ minAge: 20 });
    expect(service.config()).toMatchObject({ brand: 'House', minAge: 20, coupon: { maxLegs: 12, antiMinCoef: 1010 } });
    expect(service.patch()).toEqual({ minAge: 20 });
    await service.reset();
    expect(service.config().minAge).toBe(21);
  });

  test('is refused at the start with every entry that is wrong, each by its path', async () => {
    const wrong = {
      brandd: 'House',
      minAge: '18',
      coupon: { maxLegs: 'ten', maxLeg: 12 },
      liveDelays: { base: -1, bySport: {} },
      registration: { types: [{ type: 'phone_reg', fields: [{ name: 'phone', isRequired: 'yes' }] }] },
      isPlayMoney: true,
    };
    const refusal = await openWith(wrong).catch((error: Error) => error.message);
    for (const line of [
      `SITE_CONFIG=${path} is not usable:`,
      'brandd: no such entry; did you mean "brand"?',
      'minAge: Invalid type: Expected number but received "18"',
      'coupon.maxLegs: Invalid type: Expected number but received "ten"',
      'coupon.maxLeg: no such entry; did you mean "maxLegs"?',
      'liveDelays.base: ',
      'registration.types.0.fields.0.isRequired: ',
      'isPlayMoney: accounts hold real money in production',
    ]) {
      expect(refusal).toContain(line);
    }
  });

  test('is read with a byte-order mark, as editors of Windows save it', async () => {
    const { service } = await openWith('\ufeff{"brand": "House"}');
    expect(service.config().brand).toBe('House');
  });

  test('in UTF-16 is refused by the name of its encoding', async () => {
    await writeFile(path, Buffer.from('\ufeff{"brand": "House"}', 'utf16le'));
    await expect(open()).rejects.toThrow('the whole: is written as UTF-16: save it as UTF-8');
  });

  test.each([
    ['{"brand": "House",}', /the whole: is not JSON: .*position 18/],
    ['["House"]', /the whole: must be a JSON object/],
    ['{"sectionModes": {"footer": {"mode": "off", "delayMs": 0}}}', /sectionModes: production has no faults/],
  ])('with %s is refused', async (content, reason) => {
    await expect(openWith(content)).rejects.toThrow(reason);
  });

  test('that is not there is refused by its name', async () => {
    await expect(open()).rejects.toThrow(/site\.json is not usable:\n {2}the whole: cannot be read: ENOENT/);
  });

  test('is read again when it changes', async () => {
    const { service, look, onError } = await openWith({ brand: 'House' });
    const heard = vi.fn();
    service.onChange(heard);
    const before = service.version();
    await write({ brand: 'Palace' });
    look();
    await eventually(() => expect(service.config().brand).toBe('Palace'));
    expect(service.version()).toBeGreaterThan(before);
    expect(heard).toHaveBeenCalled();
    look();
    await service.reload();
    expect(service.version()).toBe(before + 1);
    expect(onError).not.toHaveBeenCalled();
  });

  test('that becomes wrong is reported, and the last good one stays in force', async () => {
    const { service, look, onError } = await openWith({ brand: 'House' });
    await write({ brand: 5 });
    look();
    await service.reload();
    expect(service.file()?.problems).toHaveLength(1);
    look();
    await eventually(() => expect(onError).toHaveBeenCalledTimes(1));
    expect(String(onError.mock.calls[0]?.[0])).toMatch(/what was in force stays:\n {2}brand: Invalid type/);
    expect(service.config().brand).toBe('House');
    expect(service.file()?.problems).toMatchObject([{ path: 'brand' }]);
    look();
    await service.reload();
    expect(onError).toHaveBeenCalledTimes(1);
    await write({ brand: 'House' });
    look();
    await eventually(() => expect(service.file()?.problems).toEqual([]));
  });

  test('is not watched after the end', async () => {
    const { service, looks } = await openWith({ brand: 'House' });
    expect(looks.size).toBe(1);
    await service.close();
    expect(looks.size).toBe(0);
  });
});

describe('several processes on one database', () => {
  async function two() {
    const database = await createTestDatabase();
    closers.push(() => database.close());
    const [one, other] = [await database.connect(), await database.connect()];
    const fail = (error: unknown) => expect.unreachable(String(error));
    return { database, one: createConfigStore(one.sql, fail), other: createConfigStore(other.sql, fail) };
  }
  const versionOf = async (store: { load(): Promise<{ version: number }> }) => (await store.load()).version;

  test('move the gate of the site once for one change of the file, and share the new version', async () => {
    await write({ minAge: 18 });
    const { one, other } = await two();
    const first = await open({ store: one });
    const second = await open({ store: other });
    const before = await versionOf(one);
    expect([first.service.version(), second.service.version()]).toEqual([before, before]);
    await write({ minAge: 21 });
    first.look();
    await eventually(() => expect([first, second].map(({ service }) => service.config().minAge)).toEqual([21, 21]));
    second.look();
    await second.service.reload();
    expect(await versionOf(one)).toBe(before + 1);
    expect([first.service.version(), second.service.version()]).toEqual([before + 1, before + 1]);
    expect(second.service.file()).toMatchObject({ isShared: true, problems: [] });
  });

  test('that have different files say so, and do not fight over them', async () => {
    await write({ minAge: 18 });
    const { one, other } = await two();
    const first = await open({ store: one });
    path = join(folder, 'other.json');
    await write({ minAge: 21 });
    await open({ store: other });
    await eventually(() => expect(first.service.file()?.isShared).toBe(false));
    expect(first.onError).toHaveBeenCalledTimes(1);
    expect(String(first.onError.mock.calls[0]?.[0])).toContain('differs from the file of another process');
    const settled = await versionOf(one);
    await first.service.reload();
    expect(await versionOf(one)).toBe(settled);
    expect(first.service.config().minAge).toBe(18);
  });

  test('keep both of two changes that are made at the same time', async () => {
    await write({});
    const { one, other } = await two();
    const first = await open({ store: one });
    const second = await open({ store: other });
    await Promise.all([
      ...[1, 2, 3].map((player) => first.service.merge({ bans: { [player]: 53 } })),
      ...[4, 5, 6].map((player) => second.service.merge({ bans: { [player]: 53 } })),
    ]);
    await first.service.reload();
    expect(first.service.bannedPlayers()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
