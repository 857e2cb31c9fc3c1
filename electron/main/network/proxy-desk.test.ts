import type { ProxyConfig } from 'electron';
import { expect, test } from 'vitest';
import { DEFAULT_PROXY, type ProxySettings } from '#shared/host/program/network.ts';
import { ProgramLog } from '../log/program-log.ts';
import { ProxyDesk } from './proxy-desk.ts';

const FIXED: ProxySettings = { ...DEFAULT_PROXY, mode: 'fixed', host: 'proxy.example', port: '3128' };

function desk(initial?: unknown) {
  let kept = initial as ProxySettings | undefined;
  const applied: ProxyConfig[] = [];
  let closed = 0;
  let refuses = (_config: ProxyConfig): boolean => false;
  const target = {
    setProxy: async (config: ProxyConfig) => {
      if (refuses(config)) throw new Error('net');
      applied.push(config);
    },
    closeAllConnections: async () => {
      closed += 1;
    },
  };
  const store = {
    get: () => kept,
    set: (value: ProxySettings) => {
      kept = value;
    },
  };
  const made = new ProxyDesk(store, new ProgramLog(() => undefined));
  return {
    made,
    target,
    applied,
    kept: () => kept,
    closed: () => closed,
    refuse: (when: typeof refuses) => (refuses = when),
  };
}

test('without a choice the way is the system’s, for whatever is added', async () => {
  const { made, target, applied } = desk();
  await made.add(target);
  expect(applied).toEqual([{ mode: 'system' }]);
  expect(made.read()).toEqual(DEFAULT_PROXY);
});

test('a choice holds for what is there, closes what is open, is kept, and holds for what comes later', async () => {
  const { made, target, applied, kept, closed } = desk();
  await made.add(target);
  expect(await made.write(FIXED)).toBeNull();
  await made.add(target);
  const config = { mode: 'fixed_servers', proxyRules: 'http://proxy.example:3128' };
  expect(applied).toEqual([{ mode: 'system' }, config, config]);
  expect(kept()).toEqual(FIXED);
  expect(closed()).toBe(1);
});

test('a choice with a fault changes nothing', async () => {
  const { made, target, applied, kept } = desk();
  await made.add(target);
  expect(await made.write({ ...FIXED, port: '0' })).toBe('port_bad');
  expect(applied).toHaveLength(1);
  expect(kept()).toBeUndefined();
});

test('a choice that cannot be applied is taken back', async () => {
  const { made, target, applied, kept, refuse } = desk();
  await made.add(target);
  refuse(({ mode }) => mode === 'fixed_servers');
  expect(await made.write(FIXED)).toBe('refused');
  expect(applied.at(-1)).toEqual({ mode: 'system' });
  expect(kept()).toBeUndefined();
});

test.each([null, 7, { mode: 'magic' }, { ...FIXED, host: 7 }])(
  'kept settings that say %j are those of the system',
  (kept) => {
    expect(desk(kept).made.read()).toEqual(DEFAULT_PROXY);
  },
);
