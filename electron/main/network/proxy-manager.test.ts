import type { ProxyConfig } from 'electron';
import { expect, test } from 'vitest';
import { DEFAULT_PROXY, type ProxySettings } from '#shared/host/desktop/network.ts';
import { DesktopLog } from '../log/desktop-log.ts';
import { ProxyManager } from './proxy-manager.ts';

const FIXED: ProxySettings = { ...DEFAULT_PROXY, mode: 'fixed', host: 'proxy.example', port: '3128' };

function manager(initial?: unknown) {
  let stored = initial as ProxySettings | undefined;
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
    get: () => stored,
    set: (value: ProxySettings) => {
      stored = value;
    },
  };
  const made = new ProxyManager(store, new DesktopLog(() => undefined));
  return {
    made,
    target,
    applied,
    stored: () => stored,
    closed: () => closed,
    refuse: (when: typeof refuses) => (refuses = when),
  };
}

test('without a choice, every target uses the system’s proxy', async () => {
  const { made, target, applied } = manager();
  await made.add(target);
  expect(applied).toEqual([{ mode: 'system' }]);
  expect(made.read()).toEqual(DEFAULT_PROXY);
});

test('a choice applies to present and later targets, closes open connections and is stored', async () => {
  const { made, target, applied, stored, closed } = manager();
  await made.add(target);
  expect(await made.write(FIXED)).toBeNull();
  await made.add(target);
  const config = { mode: 'fixed_servers', proxyRules: 'http://proxy.example:3128' };
  expect(applied).toEqual([{ mode: 'system' }, config, config]);
  expect(stored()).toEqual(FIXED);
  expect(closed()).toBe(1);
});

test('an invalid choice changes nothing', async () => {
  const { made, target, applied, stored } = manager();
  await made.add(target);
  expect(await made.write({ ...FIXED, port: '0' })).toBe('port_bad');
  expect(applied).toHaveLength(1);
  expect(stored()).toBeUndefined();
});

test('a choice that cannot be applied is undone', async () => {
  const { made, target, applied, stored, refuse } = manager();
  await made.add(target);
  refuse(({ mode }) => mode === 'fixed_servers');
  expect(await made.write(FIXED)).toBe('refused');
  expect(applied.at(-1)).toEqual({ mode: 'system' });
  expect(stored()).toBeUndefined();
});

test.each([null, 7, { mode: 'magic' }, { ...FIXED, host: 7 }])(
  'kept settings that say %j are those of the system',
  (stored) => {
    expect(manager(stored).made.read()).toEqual(DEFAULT_PROXY);
  },
);
