import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTROL_PREFIX } from '#shared/contracts/control-call.ts';
import { GEO_COUNTRY_HEADER, type SiteConfig } from '#shared/contracts/site-config.ts';
import { GEO_OFF_COOKIE } from '#shared/domain/session-cookies.ts';
import { TEST_KEYS } from '#tests/fixtures/platform/test-keys.ts';
import { startTestPlatform, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';
import { makeKey } from '../keys/key-file.ts';
import { createKeyRing } from '../keys/key-ring.ts';
import { createGeography } from './geography.ts';

const NOW = 1_000_000;
const trusts = (address: string) => address === '10.0.0.1';
const geography = (production = false, keys = TEST_KEYS) =>
  createGeography({ keys, production, trusts, now: () => NOW });
const request = (country: string, { from = '10.0.0.1', cookie }: { from?: string; cookie?: string } = {}) =>
  ({
    headers: { [GEO_COUNTRY_HEADER]: country },
    cookies: cookie === undefined ? {} : { [GEO_OFF_COOKIE]: cookie },
    socket: { remoteAddress: from },
  }) as unknown as Parameters<ReturnType<typeof createGeography>['countryOf']>[0];

describe('[G-05] the country of a visitor', () => {
  test.each([
    ['UA', '10.0.0.1', 'UA'],
    ['UA', '203.0.113.9', null],
    ['ua', '10.0.0.1', null],
    ['UKR', '10.0.0.1', null],
    ['', '10.0.0.1', null],
  ])('named %s by %s is %s', (said, from, country) => {
    expect(geography().countryOf(request(said, { from }))).toBe(country);
  });

  const good = geography().lift(NOW + 1);
  test.each([
    ['a value that we have made', good, false, null],
    ['a value that is over', geography().lift(NOW), false, 'UA'],
    ['a value of another key', geography(false, createKeyRing([makeKey(new Date())])).lift(NOW + 1), false, 'UA'],
    ['a value that was changed', `${good.slice(0, -2)}AA`, false, 'UA'],
    ['"1"', '1', false, 'UA'],
    ['nothing', '', false, 'UA'],
    ['a value that we have made, in production', good, true, 'UA'],
  ])('with the cookie force-geo-off of %s', (_what, cookie, production, country) => {
    expect(geography(production).countryOf(request('UA', { cookie }))).toBe(country);
  });
});

describe('[C-01] [G-05] site config by country', () => {
  let site: TestPlatform;
  beforeAll(async () => {
    site = await startTestPlatform({ trustProxy: ['127.0.0.1'] });
  });
  afterAll(() => site.close());

  const configOf = async (country: string, cookie = '') => {
    const client = site.client();
    client.headers = { [GEO_COUNTRY_HEADER]: country, ...(cookie ? { cookie } : {}) };
    return (await client.get<{ config: SiteConfig }>('/bff-api/config/all.json')).body.config;
  };

  test.each([
    ['UA', 13],
    ['IE', 17],
  ])('blocks %s for the reason %i, and no other country', async (country, reason) => {
    expect((await configOf(country)).block).toEqual({ displayTypeId: 1, templateTypeId: reason });
    expect((await configOf('DE')).block.displayTypeId).toBe(0);
    expect((await configOf('')).geoCountry).toBeNull();
  });

  test('offers the currency of the country first, where accounts can be opened in it', async () => {
    expect(await configOf('BR')).toMatchObject({
      geoCountry: 'BR',
      geoCurrencyCode: 'BRL',
      geoCurrency: 986,
      defaultCurrency: 'BRL',
    });
    expect(await configOf('NO')).toMatchObject({ geoCountry: 'NO', geoCurrencyCode: null, defaultCurrency: 'EUR' });
  });

  test('names no country with QA’s cookie, and never lists the blocked countries', async () => {
    const { body } = await site.client().post<{ cookie: string; value: string }>(`${CONTROL_PREFIX}/geo`, { hours: 1 });
    const lifted = await configOf('UA', `${body.cookie}=${body.value}`);
    expect(lifted).toMatchObject({ geoCountry: null, block: { displayTypeId: 0 } });
    expect((await configOf('UA', `${body.cookie}=1`)).block.displayTypeId).toBe(1);
    expect(lifted).not.toHaveProperty('geoBlocks');
    expect(lifted).not.toHaveProperty('geoCurrencies');
  });
});
