import { afterEach, expect, test } from 'vitest';
import { rechargeDialog } from '#renderer/lib/ports/recharge-port.ts';
import { followVerdict } from './visit.ts';

afterEach(() => rechargeDialog.close());

const cancelled = (query: string, before: string | null) =>
  followVerdict({ verdict: { kind: 'cancel' }, path: '/en/office/recharge', query, before, hasLeft: false });

test('[G-08] a cancelled visit to the recharge page stays on the page before and opens the dialog', () => {
  const told: (string | null)[] = [];
  const stop = rechargeDialog.subscribe(() => told.push(rechargeDialog.get()));
  expect(rechargeDialog.get()).toBeNull();
  expect(cancelled('', '/en/live?sort=time')).toBe('/en/live?sort=time');
  expect(rechargeDialog.get()).toBe('');
  rechargeDialog.close();
  expect(cancelled('?payment=12', '/en/office/historypay')).toBe('/en/office/historypay');
  expect(rechargeDialog.get()).toBe('?payment=12');
  stop();
  rechargeDialog.close();
  expect(told).toEqual(['', null, '?payment=12']);
});

test('a visit that is led elsewhere opens no dialog', () => {
  const to = { kind: 'redirect', status: 302, to: '/en' } as const;
  expect(followVerdict({ verdict: to, path: '/en/x', query: '', before: null, hasLeft: false })).toBe('/en');
  expect(rechargeDialog.get()).toBeNull();
});
