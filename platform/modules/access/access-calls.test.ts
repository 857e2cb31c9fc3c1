import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { blockCall, blockLightCall } from '#shared/contracts/access.ts';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { officeMenuCall } from '#shared/contracts/office.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { groupConfigCall, siteConfigCall } from '#shared/contracts/site-config.ts';
import { startTestPlatform, type TestPlatform, userTokenIn } from '#tests/fixtures/platform/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ trustProxy: ['127.0.0.1'] });
});
afterAll(() => platform.close());
afterEach(() => platform.platform.config.reset());

const QUERY = 'stage=load&auth=0&referralParams=btag%3D1&referralWHNMobile=&mainVipDomainAuthNeed=0';

test('[C-03] both block calls answer the reason, and none when nothing is blocked', async () => {
  const client = platform.client();
  const ask = async () => [
    (await client.get<unknown>(`${blockLightCall.path}?${QUERY}`)).body,
    (await client.post<unknown>(blockCall.path, { auth: false, url: '/en/line' })).body,
  ];
  expect(await ask()).toEqual(Array(2).fill({ data: { displayTypeId: 0, templateTypeId: null } }));
  await platform.platform.config.merge({ block: { displayTypeId: 1, templateTypeId: 16 } });
  expect(await ask()).toEqual(Array(2).fill({ data: { displayTypeId: 1, templateTypeId: 16 } }));
});

test('[C-03] a block call without its parameters is refused', async () => {
  const client = platform.client();
  expect((await client.get(blockLightCall.path)).status).toBe(400);
  expect((await client.post(blockCall.path, { url: '/en' })).status).toBe(400);
});

test('[C-01] the config names the country of the proxy header by its phone country id', async () => {
  const client = platform.client();
  const ask = async (country: string) => {
    const headers = { 'x-geo-country': country };
    const { body } = await client.send<CallAnswer<typeof siteConfigCall>>(
      'GET',
      siteConfigCall.path,
      undefined,
      headers,
    );
    return body.config.geoCountryId;
  };
  const { body } = await client.get<{ countries: { country_code: string; id: number }[] }>(openPaths.phoneCountries);
  expect(await ask('DE')).toBe(body.countries.find(({ country_code }) => country_code === 'DE')?.id);
  expect([await ask('ZZ'), await ask('')]).toEqual([null, null]);
});

test('[C-02] the group call answers the existing groups of the request', async () => {
  const path = `${groupConfigCall.path}?groups=support,money,languages,__proto__,secrets&lang=ru`;
  const { body } = await platform.client().get<CallAnswer<typeof groupConfigCall>>(path);
  expect(Object.keys(body.groups)).toEqual(['money', 'support', 'languages']);
  expect(body.groups).toMatchObject({
    support: { email: 'support@fairline.example' },
    money: { defaultCurrency: 'EUR' },
    languages: { language: 'ru' },
  });
});

test('[C-02] [G-04] the group of the rules answers them in the language asked for, or in one that they fall back to', async () => {
  type Groups = CallAnswer<typeof groupConfigCall>;
  const rulesIn = async (lang: string) =>
    (await platform.client().get<Groups>(`${groupConfigCall.path}?groups=rules&lang=${lang}`)).body.groups.rules;
  expect(await rulesIn('en')).toBeNull();
  const section = (heading: string) => [{ heading, paragraphs: ['One.', 'Two.'] }];
  await platform.platform.config.merge({ ruleTexts: { en: section('Bets'), de: section('Wetten') } });
  expect(await rulesIn('de')).toEqual({ language: 'de', sections: section('Wetten') });
  expect(await rulesIn('fr')).toEqual({ language: 'en', sections: section('Bets') });
  await platform.platform.config.merge({ ruleTexts: { en: null } });
  expect(await rulesIn('fr')).toMatchObject({ language: 'de' });
});

test('[C-17] the office menu names the country given at registration, or that of the confirmed number', async () => {
  const player = await platform.player();
  const countryOf = async () => (await player.get<CallAnswer<typeof officeMenuCall>>(openPaths.officeMenu)).body.user;
  expect(await countryOf()).toMatchObject({ country_code: '' });
  const { owner } = platform.database;
  await owner`update player set phone = '+4915112345678' where id = ${player.userId}`;
  expect(await countryOf()).toMatchObject({ country_code: 'DE' });
  await owner`insert into personal_data (user_id, country, updated_at) values (${player.userId}, 'AT', 0)`;
  expect(await countryOf()).toMatchObject({ country_code: 'AT' });
});

test('[C-17] the office menu lists the site’s pages, with the player’s figures', async () => {
  const player = await platform.player();
  type Menu = CallAnswer<typeof officeMenuCall>;
  const menu = async () => (await player.get<Menu>(openPaths.officeMenu)).body;
  const { categories, user } = await menu();
  expect(categories.map(({ id }) => id)).toEqual(['account', 'money', 'bonuses', 'safety', 'help']);
  expect(categories.flatMap(({ routes }) => routes)).not.toContain('identification');
  expect(user).toMatchObject({ recharge_allow: true, bonus_balance: [], email: expect.stringContaining('@') });
  await platform.platform.config.merge({
    isShowIdentification: true,
    availableRoutes: [1],
    bans: { [player.userId]: 10 },
  });
  const later = await menu();
  const routes = later.categories.flatMap((category) => category.routes);
  expect(routes).toContain('identification');
  expect(routes).not.toContain('rewards');
  expect(later.user.recharge_allow).toBe(false);
  expect((await platform.client().get(openPaths.officeMenu)).status).toBe(401);
});

test('[C-15] secure data are two cookies that scripts cannot read, the grant for 30 minutes; a guest gets none', async () => {
  const guest = await platform.client().get(openPaths.secureData);
  expect([guest.body, guest.cookies]).toEqual([{ data: null }, []]);
  const player = await platform.player();
  const { body, cookies } = await player.get<{ data: { grantedUntil: number } }>(openPaths.secureData);
  expect(body.data.grantedUntil - Date.now()).toBeGreaterThan(29 * 60_000);
  const [ggru, grant] = cookies.map((line) => line.split('; '));
  expect(ggru?.[0]).toMatch(/^ggru=./);
  expect(grant?.[0]).toMatch(/^grant=./);
  for (const attributes of [ggru, grant]) expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'Path=/']));
  expect(grant).toContain('Max-Age=1800');
  expect(ggru?.some((attribute) => attribute.startsWith('Max-Age'))).toBe(false);
  const { cookies: left } = await player.post(openPaths.logout);
  for (const name of ['ggru', 'grant']) expect(left.some((line) => line.startsWith(`${name}=;`))).toBe(true);
});

test('[C-12] the video token opens video only', async () => {
  const player = await platform.player();
  const { body } = await player.post<{ data: { token: string } }>('/web-api/user/updatetoken');
  const headers = { authorization: `Bearer ${body.data.token}` };
  const ask = (bearer: Record<string, string>) => platform.client().send('GET', openPaths.accounts, undefined, bearer);
  expect((await ask(headers)).status).toBe(401);
  const { cookies } = await player.get('/web-api/user/gettoken');
  expect((await ask({ authorization: `Bearer ${userTokenIn(cookies)}` })).status).toBe(200);
  expect((await platform.client().post('/web-api/user/updatetoken')).status).toBe(401);
});

test('[A-10] players and guests can ask how long to wait for a captcha', async () => {
  expect((await platform.client().get('/captcha/gettime')).body).toEqual({ time: 0 });
});
