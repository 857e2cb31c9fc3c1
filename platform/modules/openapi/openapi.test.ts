import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as access from '#shared/contracts/access.ts';
import * as account from '#shared/contracts/account.ts';
import type { Call } from '#shared/contracts/call.ts';
import * as catalogue from '#shared/contracts/catalogue.ts';
import * as content from '#shared/contracts/content.ts';
import * as coupon from '#shared/contracts/coupon.ts';
import * as emailLinks from '#shared/contracts/email-links.ts';
import * as houseCoupons from '#shared/contracts/house-coupons.ts';
import * as identity from '#shared/contracts/identity.ts';
import * as printedSlip from '#shared/contracts/printed-slip.ts';
import * as search from '#shared/contracts/search.ts';
import * as security from '#shared/contracts/security.ts';
import * as seo from '#shared/contracts/seo.ts';
import * as social from '#shared/contracts/social.ts';
import * as support from '#shared/contracts/support.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { startTestPlatform, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';

interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}
interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: { required: string[]; properties: Record<string, unknown> } }> };
  responses: Record<string, { description: string }>;
  security?: unknown[];
}

let site: TestPlatform;
let document: Document;

beforeAll(async () => {
  site = await startTestPlatform();
  document = (await site.client().get<Document>('/openapi.json')).body;
});
afterAll(() => site.close());

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'answer' in value && 'path' in value;
const contracts = [
  access,
  account,
  catalogue,
  coupon,
  houseCoupons,
  printedSlip,
  identity,
  content,
  emailLinks,
  search,
  security,
  seo,
  social,
  support,
];
const calls = contracts.flatMap((one) => Object.values(one).filter(isCall));
const operationOf = ({ path, method }: Call) =>
  document.paths[path.replace(/:(\w+)/g, '{$1}').replace('*', '{path}')]?.[method.toLowerCase()];

test('every call of the contracts is served and described', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(calls.length).toBeGreaterThan(15);
  for (const call of calls) expect(operationOf(call)?.operationId, call.id).toBe(call.id);
});

test('a placement is described with its body, its key, its session and its errors', () => {
  const place = operationOf(coupon.placeCouponCall);
  expect(place?.parameters).toMatchObject([
    { name: 'idempotency-key', in: 'header', required: true },
    { name: 'accept-language', in: 'header', required: false },
  ]);
  expect(place?.security).toHaveLength(2);
  const schema = place?.requestBody?.content['application/json']?.schema;
  expect(schema?.required).toEqual(expect.arrayContaining(['id', 'accountId', 'amount', 'bets', 'typeId']));
  expect(schema?.properties).not.toHaveProperty('maxPayout');
  expect(place?.responses).toMatchObject({
    400: { description: 'BAD_REQUEST' },
    401: { description: 'SESSION_REQUIRED' },
    403: { description: expect.stringMatching(/^CROSS_SITE, PLAYER_EXCLUDED, /) },
    404: { description: 'ACCOUNT_UNKNOWN' },
    409: { description: 'IDEMPOTENCY_MISMATCH, REALITY_CHECK_DUE' },
    451: { description: 'TERMS_CHANGED' },
    503: { description: 'MAINTENANCE, ADMISSION_UNAVAILABLE, UNAVAILABLE' },
  });
});

test('the only call with a form body is described as such', () => {
  const content = operationOf(social.oneTapCall)?.requestBody?.content ?? {};
  expect(Object.keys(content)).toEqual(['multipart/form-data']);
  expect(content['multipart/form-data']?.schema?.required).toEqual(['credential', 'language', 'currency', 'countryId']);
});

test('the description distinguishes path and query parameters', () => {
  expect(operationOf(coupon.couponCall)?.parameters).toMatchObject([
    { name: 'couponId', in: 'path', required: true },
    { name: 'accept-language', in: 'header', required: false },
  ]);
  const names = operationOf(coupon.couponHistoryCall)?.parameters?.map(
    ({ name, required }) => `${name}${required ? '!' : ''}`,
  );
  expect(names).toEqual([
    'accountId',
    'state',
    'search',
    'sport',
    'type',
    'from',
    'to',
    'cursor',
    'limit',
    'accept-language',
  ]);
});

test('the description passes a linter with its recommended rules', async () => {
  // The router tells a word from a parameter in the same place; a coupon's number is digits only.
  const config = await createConfig({ extends: ['recommended'], rules: { 'no-ambiguous-paths': 'off' } });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  const told = problems.map(({ severity, ruleId, message, location }) => [
    severity,
    ruleId,
    message,
    location[0] && 'pointer' in location[0] ? location[0].pointer : '',
  ]);
  expect(told).toEqual([]);
});

test('every call says whether it needs a session, and that it may be refused, fail or be unavailable', () => {
  for (const call of calls) {
    const { security, responses } = operationOf(call) ?? { responses: {} };
    expect([call.id, security]).toEqual([call.id, call.auth ? [{ session: [] }, { token: [] }] : []]);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '429', '500', '503']));
  }
});

test('outside production the description has pages', async () => {
  const response = await fetch(`${site.origin}/docs`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('swagger-ui');
});

test('production serves neither the description nor its pages', async () => {
  const production = await startTestPlatform({ environment: parseEnvironment({ NODE_ENV: 'production' }) });
  try {
    for (const path of ['/openapi.json', '/docs', '/docs/json', '/docs/static/index.html']) {
      const { status } = await fetch(production.origin + path);
      expect([path, status]).toEqual([path, 404]);
    }
  } finally {
    await production.close();
  }
});
