import { expect, test } from 'vitest';
import { createMetricsHostTest } from './metrics-hosts.ts';

const machine = { names: ['tasks.platform', 'platform.default.svc.cluster.local'], machine: 'odds-1.internal.example' };
const inside = createMetricsHostTest({ ...machine, host: '127.0.0.1' });
const everywhere = createMetricsHostTest({ ...machine, host: '0.0.0.0' });
const named = createMetricsHostTest({ ...machine, host: 'metrics.internal.example' });

const STRANGERS = [
  undefined,
  '',
  'evil.example',
  'evil.example:9464',
  '127.0.0.1.evil.example',
  'localhost.evil.example',
  '192.168.1.20.evil.example',
  '[::1].evil.example',
  '256.1.1.1',
  '2130706433',
  '0x7f000001:9464',
  'user@localhost',
  'localhost:1:2',
  'localhost.',
];

test('figures on the loopback interface are for names of this machine', () => {
  const own = ['localhost', '127.0.0.1:9464', '[::1]:9464', 'LOCALHOST:1', 'tasks.platform:9464'];
  expect(own.filter((host) => !inside(host))).toEqual([]);
  const others = ['192.168.1.20:9464', 'odds-1.internal.example', 'site:9464', ...STRANGERS];
  expect(others.filter((host) => inside(host))).toEqual([]);
});

test('figures that other machines reach are for every address, its name, listed names and names of one part', () => {
  const own = [
    ...['localhost', '192.168.1.20:9464', '[fe80::1]:9464', '[::ffff:172.17.0.2]', 'ODDS-1.internal.example:9464'],
    ...['site:9464', 'platform.default.svc.cluster.local:9464'],
  ];
  expect(own.filter((host) => !everywhere(host))).toEqual([]);
  expect(STRANGERS.filter((host) => everywhere(host))).toEqual([]);
  expect(named('metrics.internal.example:9464')).toBe(true);
  expect(STRANGERS.filter((host) => named(host))).toEqual([]);
});
