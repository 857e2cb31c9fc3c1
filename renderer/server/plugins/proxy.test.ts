import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tokenCall } from '#shared/contracts/account.ts';
import { SITE_PROOF_HEADER } from '#shared/domain/transport/site-proof.ts';
import { registerProxy } from './proxy.ts';
import { readCountries } from './visitor-headers.ts';

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
/** Time after which the back end closes a connection without a call, ms. */
const BACK_END_IDLE_MS = 2000;
const PROOF = 'the-proof-of-this-process';

let backEnd: Server;
let site: FastifyInstance;
const seen: IncomingHttpHeaders[] = [];

beforeAll(async () => {
  backEnd = createServer({ keepAliveTimeout: BACK_END_IDLE_MS }, (request, response) => {
    seen.push(request.headers);
    const body = JSON.stringify({ data: { token: TOKEN } });
    response.setHeader('content-type', 'application/json');
    response.setHeader('set-cookie', `user_token=${TOKEN}; HttpOnly`);
    const packs = String(request.headers['accept-encoding']).includes('gzip');
    if (packs) response.setHeader('content-encoding', 'gzip');
    response.end(packs ? gzipSync(body) : body);
  });
  await new Promise<void>((resolve) => backEnd.listen(0, '127.0.0.1', resolve));
  site = Fastify();
  await site.register(cookie);
  readCountries(site, '');
  const origin = `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`;
  await registerProxy(site, { origin, proof: { [SITE_PROOF_HEADER]: PROOF }, hasTestTools: false });
});
afterAll(async () => {
  await site.close();
  backEnd.close();
});
beforeEach(() => {
  seen.length = 0;
});

const get = (url: string, headers: Record<string, string> = {}) => site.inject({ method: 'GET', url, headers });

describe('a page that fetches the user token', () => {
  test.each([
    tokenCall.path,
    `${tokenCall.path}?force_refresh=true`,
    `${tokenCall.path}/`,
    '/web-api//user/gettoken',
    '/web-api/user/%67ettoken',
    '/web-api/user/GetToken',
  ])('at %s gets it without the signature, and whole in the cookie that scripts cannot read', async (url) => {
    const answer = await get(url, { 'accept-encoding': 'gzip' });
    expect(answer.json()).toEqual({ data: { token: TOKEN.replace('c2lnbmF0dXJl', '') } });
    expect(answer.headers['set-cookie']).toEqual([`user_token=${TOKEN}; HttpOnly`]);
  });
});

test('other answers pass as they are', async () => {
  expect((await get('/web-api/other')).json()).toEqual({ data: { token: TOKEN } });
});

test('a call carries the proof of the site instead of what the visitor claims', async () => {
  await get('/web-api/other', { [SITE_PROOF_HEADER]: 'guess', 'x-forwarded-for': '192.0.2.9' });
  expect(seen[0]).toMatchObject({ [SITE_PROOF_HEADER]: PROOF, 'x-forwarded-for': '127.0.0.1' });
});

test('a connection without a call is closed by the site, before the back end does it in the middle of the next call', async () => {
  const closed = new Promise<string>((resolve) =>
    backEnd.once('connection', (socket) =>
      socket.once('end', () => resolve('by the site')).once('close', () => resolve('by the back end')),
    ),
  );
  // Of another prefix: each has connections of its own.
  await get('/bff-api/other');
  expect(await closed).toBe('by the site');
});
