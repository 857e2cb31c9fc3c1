import { describe, expect, test, vi } from 'vitest';
import type { ConsentChoice } from '#shared/domain/consent/consent-choice.ts';
import { createDeviceGate, type DevicePlace, type GatedPlace } from './device-gate.ts';

function fakePlace() {
  const kept = new Map<string, string>();
  const lives = new Map<string, number | undefined>();
  const place: DevicePlace = {
    write: (key, value, life) => {
      kept.set(key, value);
      lives.set(key, life);
    },
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
  return { kept, lives, place };
}

function open(choice: ConsentChoice | null = null, broken: Partial<Record<GatedPlace, DevicePlace>> = {}) {
  const [cookie, local, session] = [fakePlace(), fakePlace(), fakePlace()];
  const places = { cookie: cookie.place, local: local.place, session: session.place, ...broken };
  const report = vi.fn();
  let time = 0;
  const gate = createDeviceGate({ places, choice, report, now: () => time });
  return { gate, cookie, local, session, report, pass: (seconds: number) => (time += seconds * 1000) };
}

describe('[N-02] a write to the device', () => {
  test.each([
    ['necessary', 'cookie', 'lang', [true, true, true, true]],
    ['necessary', 'local', 'fairline:coupon', [true, true, true, true]],
    ['necessary', 'session', 'fairline:granted', [true, true, true, true]],
    ['functional', 'local', 'fairline:recent-searches', [false, false, true, false]],
    ['marketing', 'cookie', 'refererid', [false, false, false, true]],
  ] as const)('%s: %s %s', (_class, place, key, expected) => {
    const choices = [null, [], ['functional'], ['marketing']] as const;
    for (const [index, choice] of choices.entries()) {
      const device = open(choice);
      device.gate.write(place, key, 'x');
      expect(device[place].kept.has(key), JSON.stringify(choice)).toBe(expected[index]);
      expect(device.gate.held(place, key), JSON.stringify(choice)).toBe(expected[index] ? null : 'x');
    }
  });

  test('is refused and reported when the inventory has no line for its key, whatever is allowed', () => {
    const { gate, local, report } = open(['functional', 'marketing', 'analytics']);
    gate.write('local', 'spy', '1');
    gate.write('local', 'lang', '1');
    gate.allow([]);
    gate.allow(['functional', 'marketing', 'analytics']);
    expect(local.kept.size).toBe(0);
    expect(gate.held('local', 'spy')).toBeNull();
    expect(report.mock.calls.flat()).toEqual([
      expect.stringContaining('local spy is not written'),
      expect.stringContaining('storage-inventory.ts'),
    ]);
  });

  test('waits in memory with its last value until its class is allowed', () => {
    const { gate, cookie, local } = open();
    gate.write('local', 'fairline:folded-markets', '[1]');
    gate.write('local', 'fairline:folded-markets', '[1,2]');
    gate.write('cookie', 'subid', 's', 60);
    gate.allow([]);
    expect([local.kept.size, cookie.kept.size]).toEqual([0, 0]);
    gate.allow(['functional']);
    expect(Object.fromEntries(local.kept)).toEqual({ 'fairline:folded-markets': '[1,2]' });
    expect(cookie.kept.size).toBe(0);
    expect(gate.held('local', 'fairline:folded-markets')).toBeNull();
  });

  test('lives from the write on, not from the consent', () => {
    const { gate, cookie, pass } = open();
    gate.write('cookie', 'subid', 's', 100);
    gate.write('cookie', 'bf_id', 'b', 10);
    pass(40);
    gate.allow(['marketing']);
    expect(cookie.lives.get('subid')).toBe(60);
    expect(cookie.kept.has('bf_id')).toBe(false);
  });

  test('that was removed while it waited is not done later', () => {
    const { gate, local } = open();
    gate.write('local', 'fairline:recent-searches', '["a"]');
    gate.remove('local', 'fairline:recent-searches');
    gate.allow(['functional']);
    expect(local.kept.size).toBe(0);
  });

  test('is removed when its class is no longer allowed, with earlier values of the device; the rest stays', () => {
    const { gate, cookie, local } = open(['functional', 'marketing']);
    cookie.kept.set('refererid', 'of another visit');
    cookie.kept.set('foreign', 'not ours');
    gate.write('cookie', 'lang', 'de');
    gate.write('local', 'fairline:folded-markets', '[1]');
    gate.allow(['functional']);
    expect([...cookie.kept.keys()]).toEqual(['foreign', 'lang']);
    expect(local.kept.size).toBe(1);
    gate.allow([]);
    expect(local.kept.size).toBe(0);
    gate.allow(['functional', 'marketing']);
    expect([...cookie.kept.keys()], 'nothing comes back').toEqual(['foreign', 'lang']);
  });

  test('stays in memory while the page is open where the device cannot store it', () => {
    const fails = () => {
      throw new Error('quota');
    };
    const { gate } = open([], { local: { write: fails, remove: fails, keys: fails } });
    gate.write('local', 'fairline:coupon', '{}');
    expect(gate.held('local', 'fairline:coupon')).toBe('{}');
    expect(() => gate.allow([])).not.toThrow();
    gate.remove('local', 'fairline:coupon');
    expect(gate.held('local', 'fairline:coupon')).toBeNull();
  });
});
