import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { siteConfigSchema } from '#shared/contracts/site-config.ts';
import { hasFirstModals } from '#shared/domain/modals/first-modals.ts';
import { isCurrencyIso } from '#shared/domain/money/currencies.ts';
import { matchRoute } from '#shared/domain/routing/route-table.ts';
import { NETWORK_IDS } from '#shared/domain/social/social-networks.ts';
import { openConfigService } from './config-service.ts';
import { createMemoryConfigStore } from './config-store.ts';
import { defaultSiteConfig } from './default-site-config.ts';

/** Entries of the brand's config that pages never see. */
const PRIVATE = [
  'terms',
  'ruleTexts',
  'bans',
  'retiredCurrencies',
  'limitCoolingHours',
  'redirects',
  'sectionModes',
  'seoPages',
  'geoBlocks',
  'vipAuthCountries',
  'geoCurrencies',
  'counters',
  'registration',
  'socialProviders',
  'couponAdvance',
  'couponCashOut',
  'couponBonuses',
  'couponVip',
  'liabilityLimits',
  'liveDelays',
  'registrationGifts',
  'deskGifts',
  'houseCoupons',
  'searchNames',
  'displayNames',
  'apps',
  'points',
  'friends',
  'cashier',
];
const told = Object.fromEntries(Object.entries(defaultSiteConfig(false)).filter(([name]) => !PRIVATE.includes(name)));
const brandConfig = { ...v.parse(siteConfigSchema, told), hasPoints: true };

async function open(production = false, store = createMemoryConfigStore()) {
  return { service: await openConfigService({ store, production }), store };
}

test('the brand has a whole site config of its own', async () => {
  const { service } = await open();
  const config = service.config();
  expect(v.parse(siteConfigSchema, config)).toEqual(config);
  expect(config).toMatchObject({ brand: 'Fairline', language: 'en', languages: expect.arrayContaining(['ar', 'ru']) });
  expect(config.currencies.filter((iso) => !isCurrencyIso(iso))).toEqual([]);
  expect(config.currencies).toContain(config.defaultCurrency);
  expect(config.languages).toContain(config.defaultLanguage);
});

test('the full profile of the demonstration opens every dialog that opens on its own, under the operator’s choice', async () => {
  const store = createMemoryConfigStore();
  const full = await openConfigService({ store, production: false, profile: 'full' });
  const { ageGate, registrationReminder, ...config } = full.config();
  expect(config).toMatchObject({ isWelcomeModal: true, firstDepositModal: 1, hasHints: true });
  expect(config).toMatchObject({ isConvertReminder: true, isSetLimitsReminder: true });
  expect([ageGate, registrationReminder]).not.toContain(null);
  expect(matchRoute(`/en${ageGate?.terms}`)?.row.page).toBe('content');
  await full.merge({ isWelcomeModal: false });
  expect(full.config()).toMatchObject({ isWelcomeModal: false, hasHints: true });
  const quiet = await open();
  expect(hasFirstModals(quiet.service.config())).toBe(false);
});

test.each([
  [false, true],
  [true, false],
])('with production %s, accounts hold play money: %s', (production, isPlayMoney) => {
  expect(defaultSiteConfig(production).isPlayMoney).toBe(isPlayMoney);
});

test.each([
  ['ru', 'ru'],
  ['xx', 'en'],
  [undefined, 'en'],
])('a page in %s reads the config of %s', async (wanted, language) => {
  const { service } = await open();
  expect(service.config(wanted).language).toBe(language);
});

test('a patch is merged in, for every process and after a restart', async () => {
  const { service, store } = await open();
  const { service: other } = await open(false, store);
  const heard = vi.fn();
  other.onChange(heard);
  await service.merge({ brand: 'Other', coupon: { maxLegs: 12 } });
  const { service: restarted } = await open(false, store);
  for (const each of [service, other, restarted]) {
    expect(each.config()).toMatchObject({ brand: 'Other', coupon: { maxLegs: 12, antiMargin: '0.1165' } });
  }
  expect(heard).toHaveBeenCalledTimes(1);
});

test('patches add up, and a reset takes them all back', async () => {
  const { service } = await open();
  await service.merge({ brand: 'Other', promoBonusToOffer: true });
  await service.merge({ minAge: 21, promoBonusToOffer: null });
  expect(service.config()).toMatchObject({ brand: 'Other', minAge: 21 });
  expect(service.config().promoBonusToOffer).toBe(false);
  expect(service.patch()).toEqual({ brand: 'Other', minAge: 21 });
  await service.reset();
  expect(service.config()).toEqual(brandConfig);
  expect(service.patch()).toEqual({});
});

test.each([
  ['takes away what pages need', { languages: null }],
  ['is of the wrong type', { minAge: 'eighteen' }],
  ['breaks the coupon settings', { coupon: { changeCoefAction: 7 } }],
  ['breaks the maintenance entry', { maintenance: { isActive: 'soon' } }],
  ['hides the default language from guests', { hiddenLanguages: ['en'] }],
  ['has a default language that is not offered', { languages: ['ru', 'de'] }],
])('a patch that %s is refused and changes nothing', async (_what, patch) => {
  const { service } = await open();
  await expect(service.merge(patch)).rejects.toThrow(/./);
  expect(service.config()).toEqual(brandConfig);
  expect(service.patch()).toEqual({});
});

test('the config of pages contains what guards read, but no terms, bans or redirects', async () => {
  const { service } = await open();
  await service.merge({
    maintenance: { isActive: true, startAt: 1000 },
    block: { displayTypeId: 1, templateTypeId: 16 },
    terms: { changed: true, updatedAt: 5 },
    bans: { 100001: 53 },
    redirects: { '/en/old': { url: '/en', code: 301 } },
    seoPages: { line: { metaRobots: 'noindex' } },
  });
  expect(service.maintenance()).toMatchObject({ isActive: true, startAt: 1000, finishAt: null });
  expect(service.block()).toEqual({ displayTypeId: 1, templateTypeId: 16 });
  expect(service.terms()).toEqual({ changed: true, updatedAt: 5 });
  expect(service.config()).toMatchObject({ block: { templateTypeId: 16 } });
  for (const key of ['terms', 'bans', 'redirects', 'seoPages']) expect(service.config()).not.toHaveProperty(key);
  expect([service.banLevel(100_001), service.banLevel(100_002)]).toEqual([53, 0]);
  expect(service.redirectOf('/en/old')).toEqual({ url: '/en', code: 301 });
  expect(service.redirectOf('/en/new')).toBeNull();
  await service.merge({ block: { displayTypeId: 0, templateTypeId: null } });
  expect(service.block()).toEqual({ displayTypeId: 0, templateTypeId: null });
});

test('a closed config service ignores changes', async () => {
  const { service, store } = await open();
  await service.close();
  await store.save({ brand: 'Other' }, service.version());
  expect(service.config()).toMatchObject({ brand: 'Fairline' });
});

test('shell §6: on a VIP domain visitors of some countries have to sign in', async () => {
  const { service } = await open();
  await service.merge({ isVipDomain: true, vipAuthCountries: ['DE'] });
  const isAsked = (country: string | null) => service.config('en', country).mainVipDomainAuthNeed;
  expect([isAsked('DE'), isAsked('FR'), isAsked(null)]).toEqual([true, false, false]);
  expect(service.config('en', 'DE')).not.toHaveProperty('vipAuthCountries');
  await service.merge({ mainVipDomainAuthNeed: true });
  expect([isAsked('DE'), isAsked('FR'), isAsked(null)]).toEqual([true, true, true]);
});

test('[A-04] the config of pages lists the shown and supported networks, in the site’s order', async () => {
  const { service } = await open();
  const shown = () => service.config().socialNetworks.map(({ id }) => id);
  expect(shown()).toEqual(NETWORK_IDS);
  await service.merge({
    socialNetworks: [
      { id: 'apple', name: 'Apple' },
      { id: 'telegram', name: 'Telegram' },
      { id: 'vk', name: 'VK', isShown: false },
      { id: 'google', name: 'G' },
    ],
    socialProviders: { telegram: null, metamask: { issuer: null } },
  });
  expect(shown()).toEqual(['apple', 'google']);
  expect(service.config().socialNetworks[1]?.name).toBe('G');
  await service.merge({ socialProviders: { apple: null } });
  expect(shown()).toEqual(['google']);
});

test.each([
  [
    'google',
    { clientId: 'c' },
    { kind: 'openid', issuer: 'https://accounts.google.com', scope: 'openid email profile' },
  ],
  ['google', { clientId: 'c', issuer: 'local' }, { kind: 'openid', issuer: 'local' }],
  ['twitch', { clientId: 'c' }, { parameters: { claims: expect.stringContaining('email') } }],
  ['twitch', { clientId: 'c', issuer: 'local' }, { parameters: {} }],
  ['fb', { clientId: 'c' }, { kind: 'oauth', profile: { subject: 'id' } }],
  ['fb', { clientId: 'c', issuer: 'https://login.example', kind: 'openid' }, { kind: 'openid' }],
  ['telegram', { clientId: '7', clientSecret: '7:key' }, { kind: 'widget', issuer: 'https://oauth.telegram.org' }],
  ['metamask', {}, { kind: 'wallet', issuer: '', chainId: 1 }],
  ['metamask', { chainId: 137 }, { chainId: 137 }],
  [
    'ok',
    { clientId: 'c', clientSecret: 's', publicKey: 'p' },
    { kind: 'signedCalls', publicKey: 'p', endpoints: { person: 'https://api.ok.ru/fb.do' } },
  ],
  ['metamask', { clientId: 'c', kind: 'openid', issuer: 'https://login.example' }, { issuer: 'https://login.example' }],
] as const)('[A-04] the connection to %s follows from its entry %j', async (network, entry, expected) => {
  const { service } = await open();
  await service.merge({ socialProviders: { [network]: null } });
  await service.merge({ socialProviders: { [network]: entry } });
  expect(service.socialProvider(network)).toMatchObject(expected);
});

test.each([
  ['a network that there is not', { myspace: { clientId: 'c' } }],
  ['a client without an id', { google: { clientSecret: 's' } }],
  ['an address that is none', { google: { clientId: 'c', issuer: 'javascript:alert(1)' } }],
  ['a kind that the site cannot speak', { telegram: { clientId: 'c', kind: 'saml' } }],
  ['a bot with the token of another', { telegram: { clientId: '7', clientSecret: '8:key' } }],
  ['a bot without a token', { telegram: { clientId: '7' } }],
  ['signed calls without a public key', { ok: { clientId: 'c', clientSecret: 's' } }],
  ['signed calls without a secret', { ok: { clientId: 'c', publicKey: 'p' } }],
  ['a wallet of no chain', { metamask: { chainId: 0 } }],
])('%s is refused', async (_what, socialProviders) => {
  const { service } = await open();
  await expect(service.merge({ socialProviders: { google: null, telegram: null, ok: null } })).resolves.toBeUndefined();
  await expect(service.merge({ socialProviders })).rejects.toThrow('socialProviders');
});

test('in production no network is configured, and one-tap is off without one', async () => {
  const { service } = await open(true);
  await service.merge({ isOneTapAuthEnabled: true });
  expect(service.config()).toMatchObject({ socialNetworks: [], isOneTapAuthEnabled: false });
  await service.merge({ socialProviders: { google: { clientId: 'c' } } });
  expect(service.config()).toMatchObject({ socialNetworks: [{ id: 'google' }], isOneTapAuthEnabled: true });
});

test.each([
  { margin: '1' },
  { margin: '-0.1' },
  { margin: 'x' },
  { longShots: { margin: '1' } },
  { longShots: { from: '0' } },
  { longShots: { from: 'ten' } },
  { validSeconds: 0 },
])('the cash-out settings %j are refused', async (couponCashOut) => {
  const { service } = await open();
  await expect(service.merge({ couponCashOut })).rejects.toThrow('couponCashOut');
  expect(service.couponCashOut()).toEqual({
    isOffered: true,
    margin: '0.03',
    longShots: { from: '10', margin: '0.05' },
    validSeconds: 15,
    isEditable: true,
  });
});

test.each([
  [{ points: { rate: 0 } }, 'points.rate'],
  [{ points: { rate: 1.5 } }, 'points.rate'],
  [{ points: { minCoef: 1000 } }, 'points.minCoef'],
  [{ points: { offers: [{ id: 'one', points: 0, times: 1, days: 30 }] } }, 'points.offers.0.points'],
  [{ points: { offers: [{ id: 'one', points: 10, times: 101, days: 30 }] } }, 'points.offers.0.times'],
  [
    {
      points: {
        offers: [
          { id: 'one', points: 10, times: 1, days: 30 },
          { id: 'one', points: 20, times: 2, days: 30 },
        ],
      },
    },
    'points.offers',
  ],
])('points outside their bounds are refused: %o', async (patch, path) => {
  const { service } = await open();
  expect(service.problemsOf(patch).map((problem) => problem.path)).toEqual([path]);
});

const terms = { minTimes: 2, maxTimes: 100, fee: 0, time: 'instant' };
const card = { id: 'card', kind: 'card', provider: 'harbour', deposit: terms };

test.each([
  [{ methods: [card, { ...card, kind: 'wallet' }] }, 'cashier.methods'],
  [{ methods: [{ ...card, id: 'My Card' }] }, 'cashier.methods.0.id'],
  [{ methods: [{ ...card, kind: 'gold' }] }, 'cashier.methods.0.kind'],
  [{ methods: [{ ...card, currencies: ['euro'] }] }, 'cashier.methods.0.currencies.0'],
  [{ methods: [{ ...card, countries: ['GER'] }] }, 'cashier.methods.0.countries.0'],
  [{ methods: [{ ...card, deposit: { ...terms, minTimes: 101 } }] }, 'cashier.methods.0.deposit'],
  [{ methods: [{ ...card, deposit: { ...terms, minTimes: 0 } }] }, 'cashier.methods.0.deposit.minTimes'],
  [{ methods: [{ ...card, withdrawal: { ...terms, fee: 301 } }] }, 'cashier.methods.0.withdrawal.fee'],
  [{ methods: [{ ...card, withdrawal: { ...terms, fee: 0.5 } }] }, 'cashier.methods.0.withdrawal.fee'],
  [{ methods: [{ ...card, withdrawal: { ...terms, time: 'never' } }] }, 'cashier.methods.0.withdrawal.time'],
  [{ maxOpen: 0 }, 'cashier.maxOpen'],
  [{ autoMaxTimes: -1 }, 'cashier.autoMaxTimes'],
  [{ fourEyesTimes: -1 }, 'cashier.fourEyesTimes'],
  [{ minTurnover: 10_001 }, 'cashier.minTurnover'],
  [{ isFirstReviewed: 'no' }, 'cashier.isFirstReviewed'],
])('a cashier outside its bounds is refused: %o', async (cashier, path) => {
  const { service } = await open();
  expect(service.problemsOf({ cashier }).map((problem) => problem.path)).toEqual([path]);
});

test('a method needs no more than what it is and one direction', async () => {
  const { service } = await open();
  await service.merge({ cashier: { methods: [card] } });
  expect(service.cashier().methods).toEqual([
    { ...card, name: '', currencies: null, countries: null, withdrawal: null },
  ]);
});

test('methods move money outside production alone, until an operator names those of a provider', async () => {
  const demo = (await open()).service.cashier();
  expect(demo.methods.map(({ id, provider }) => `${provider} ${id}`)).toEqual([
    ...['harbour card', 'harbour wallet', 'harbour transfer', 'harbour voucher', 'harbour terminal'],
  ]);
  const { service } = await open(true);
  expect(service.cashier()).toMatchObject({ methods: [], isFirstReviewed: true });
  await service.merge({ cashier: { methods: [card] } });
  expect(service.cashier().methods).toHaveLength(1);
});

test('pages may frame the origins of the config and of the providers at work, which may change', async () => {
  const { service } = await open();
  expect(service.config()).not.toHaveProperty('paymentOrigins');
  const atWork: string[] = [];
  service.setPaymentOrigins(() => atWork);
  await service.merge({ paymentOrigins: ['https://pay.example'] });
  expect(service.config('de').paymentOrigins).toEqual(['https://pay.example']);
  atWork.push('http://127.0.0.1:9000');
  expect(service.config('de').paymentOrigins).toEqual(['https://pay.example', 'http://127.0.0.1:9000']);
});
