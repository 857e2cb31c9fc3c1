import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { IdleBridge } from '#shared/host/desktop/idle.ts';
import { createDesktopIdle } from './desktop-idle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function play() {
  const limits: (readonly number[])[] = [];
  const told: number[] = [];
  let fire: Parameters<IdleBridge['onIdle']>[0] = () => {};
  const bridge: IdleBridge = {
    configure: async (minutes) => void limits.push(minutes),
    active: async (agoMs) => void told.push(agoMs),
    onIdle: (listener) => {
      fire = listener;
      return () => {};
    },
  };
  const heard = new Map<string, (event: { isTrusted: boolean }) => void>();
  const page = {
    addEventListener: (kind: string, listener: (event: { isTrusted: boolean }) => void) => heard.set(kind, listener),
    removeEventListener: (kind: string) => heard.delete(kind),
  };
  const idle = createDesktopIdle(bridge, page as unknown as Window);
  return {
    idle,
    limits,
    told,
    isListening: () => heard.size > 0,
    fire: (minutes: number, seconds: number) => fire({ minutes, seconds }),
    input: (isTrusted = true) => heard.get('keydown')?.({ isTrusted }),
  };
}

test('[Z-03] each idle watcher has its own length, and nothing is watched without watchers', () => {
  const host = play();
  const heard: string[] = [];
  const stopLong = host.idle.watch(10, (seconds) => heard.push(`long ${seconds}`));
  const stopShort = host.idle.away(0.5, (seconds) => heard.push(`short ${seconds}`));
  host.idle.watch(null, () => heard.push('never'));
  expect(host.limits.at(-1)).toEqual([10, 0.5]);
  host.fire(0.5, 31);
  host.fire(10, 600);
  host.fire(3, 180);
  stopShort();
  stopShort();
  expect(host.limits.at(-1)).toEqual([10]);
  host.fire(0.5, 31);
  stopLong();
  expect([heard, host.limits.at(-1), host.isListening()]).toEqual([['short 31', 'long 600'], [], false]);
});

test('[Z-03] the main process gets real input at most every 5 s, and the last one of a burst', () => {
  const host = play();
  host.idle.watch(10, () => {});
  host.input(false);
  expect(host.told).toEqual([]);
  for (let count = 0; count < 40; count += 1) {
    host.input();
    vi.advanceTimersByTime(100);
  }
  expect(host.told).toEqual([0]);
  vi.advanceTimersByTime(1000);
  expect(host.told).toEqual([0, 1100]);
  vi.advanceTimersByTime(60_000);
  expect(host.told).toHaveLength(2);
  host.input();
  expect(host.told.at(-1)).toBe(0);
});
