import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { TEST_KEYS } from '#tests/fixtures/platform/test-keys.ts';
import { createKeyRing } from '../../keys/key-ring.ts';
import { createKnownDevices } from './known-devices.ts';

const PLAYER = { id: 11, passwordHash: 'hash' };

/** A browser with the cookies that answers set; each request shows them. */
function browser(protocol: 'http' | 'https' = 'http') {
  const cookies: Record<string, string> = {};
  const request = { protocol, cookies, server: { demandsHttps: false } } as unknown as FastifyRequest;
  const set: Record<string, object> = {};
  const reply = {
    setCookie(name: string, value: string, attributes: object) {
      cookies[name] = value;
      set[name] = attributes;
    },
  } as unknown as FastifyReply;
  return { request, reply, cookies, set };
}

const devices = createKnownDevices(TEST_KEYS);

test('a device is known to the players who signed in on it, and to no others', () => {
  const { request, reply } = browser();
  expect(devices.read(request)).toMatchObject({ id: '' });
  devices.keep(request, reply, PLAYER);
  devices.keep(request, reply, { id: 12, passwordHash: 'other' });
  const device = devices.read(request);
  expect(device.id).toMatch(/^[\w-]{24}$/);
  expect([11, 12, 13].map((id) => device.isOf({ id, passwordHash: id === 12 ? 'other' : 'hash' }))).toEqual([
    true,
    true,
    false,
  ]);
});

test('a device is forgotten when the password changes', () => {
  const { request, reply } = browser();
  devices.keep(request, reply, PLAYER);
  expect(devices.read(request).isOf({ ...PLAYER, passwordHash: 'new' })).toBe(false);
});

test('a device knows at most eight players, and forgets the one who signed in the longest ago', () => {
  const { request, reply } = browser();
  for (let id = 1; id <= 9; id++) devices.keep(request, reply, { id, passwordHash: 'hash' });
  devices.keep(request, reply, { id: 9, passwordHash: 'hash' });
  const device = devices.read(request);
  const known = Array.from({ length: 9 }, (_, index) => device.isOf({ id: index + 1, passwordHash: 'hash' }));
  expect(known).toEqual([false, ...Array(8).fill(true)]);
});

test('the cookie of a device names no player, is read by no script, and over https by no other host', () => {
  const plain = browser();
  devices.keep(plain.request, plain.reply, PLAYER);
  const facts = Buffer.from(plain.cookies.known_device?.split('.')[0] ?? '', 'base64url').toString();
  expect(Object.keys(JSON.parse(facts) as object)).toEqual(['id', 'marks']);
  expect(facts).not.toContain('11');
  expect(plain.set.known_device).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/', secure: false });
  const secure = browser('https');
  devices.keep(secure.request, secure.reply, PLAYER);
  expect(secure.set['__Host-known_device']).toMatchObject({ httpOnly: true, secure: true, path: '/' });
});

test('a cookie that the platform did not write is a stranger’s', () => {
  const { request, reply, cookies } = browser();
  createKnownDevices(createKeyRing([{ id: 'test', key: Buffer.alloc(32, 5) }])).keep(request, reply, PLAYER);
  expect(devices.read(request).id).toBe('');
  cookies.known_device = 'made.up.text';
  expect(devices.read(request)).toMatchObject({ id: '' });
});
