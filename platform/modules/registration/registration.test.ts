import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EVEN_MS } from '#platform/plugins/even-time.ts';
import type { SessionAnswer } from '#shared/contracts/account.ts';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { registrationSettingsCall } from '#shared/contracts/registration.ts';
import type { RegistrationType } from '#shared/domain/registration/registration-fields.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { freshNumber } from '#tests/fixtures/platform/identity-scenario.ts';
import { inboxOf, lastCode } from '#tests/fixtures/platform/inbox.ts';
import { fastRegistration, openAccount } from '#tests/fixtures/platform/open-account.ts';
import { PASSWORD, startTestPlatform, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';
import { answerAfter } from '#tests/fixtures/still-waiting.ts';
import type { SocialProfile } from '../identity/social-sign-ups.ts';

type Begun = { code: CodeAsked } & ErrorBody;

const people = new Map<string, SocialProfile>();
let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform({
    trustProxy: ['127.0.0.1'],
    socialSignUps: {
      read: async (request) => people.get(request) ?? null,
      complete: async (request) => {
        const profile = people.get(request) ?? null;
        people.delete(request);
        return profile;
      },
    },
  });
});
afterAll(() => site.close());

const newEmail = () => `${crypto.randomUUID()}@example.com`;
const formOf = (type: RegistrationType, values: Record<string, string>, more = {}) => ({
  type,
  language: 'en',
  adult: true,
  values,
  ...more,
});
const begin = (body: unknown, client = site.client()) => client.post<Begun>(openPaths.register, body);
const confirm = (request: string, code: string, client = site.client()) =>
  client.post<SessionAnswer & ErrorBody>(openPaths.confirmRegistration, { request, code });

const FULL = {
  password: PASSWORD,
  name: 'Ada',
  surname: 'Lovelace',
  birthday: '1990-02-28',
  country: 'DE',
  city: 'Köln',
  address: 'Domplatte 1',
  currency: 'EUR',
};

describe('[A-03] opening an account', () => {
  test('the site’s registration types are described field by field', async () => {
    const { body } = await site
      .client()
      .get<{ types: { type: string; fields: unknown[] }[] }>(openPaths.registrationSettings);
    expect(body.types.map(({ type }) => type)).toEqual(['fast_reg', 'phone_reg', 'full_reg', 'soc_reg']);
    expect(body.types[1]?.fields[0]).toEqual({ name: 'phone', isRequired: true });
    expect(body).toMatchObject({ minAge: 18, hasPromo: true, termsUpdatedAt: null });
    expect(JSON.stringify(body)).not.toContain('KICKOFF');
  });

  test('fast_reg: the code of the email opens an account with play money in its currency', async () => {
    const client = site.client();
    const account = { email: ' Kim@Example.com', password: PASSWORD, currency: 'KWD', language: 'ar' };
    const { status, body, cookies } = await openAccount(client, account);
    expect(status).toBe(200);
    expect(cookies[0]).toMatch(/^session=/);
    expect(body.player).toMatchObject({ email: 'kim@example.com', name: 'kim', playMoney: true });
    expect(body.accounts).toMatchObject([{ type: 0, iso: 'KWD', money: 60_000, decimals: 3, isActive: true }]);
    expect((await client.get<SessionAnswer>(openPaths.session)).body.player).toEqual(body.player);
    const early = newEmail();
    await begin(fastRegistration({ email: early, password: PASSWORD }));
    const login = { uLogin: early, uPassword: PASSWORD, save: false };
    expect((await site.client().post(openPaths.login, login)).status).toBe(403);
  });

  test('phone_reg: a number is taken as people of its country write it, and signs in written so', async () => {
    const digits = `912${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
    const written = `8 (${digits.slice(0, 3)}) ${digits.slice(3)}`;
    const values = { phone: written, password: PASSWORD, currency: 'EUR' };
    const begun = await begin(formOf('phone_reg', values, { phoneCountry: 'RU', language: 'ru' }));
    expect(begun.status).toBe(200);
    await confirm(begun.body.code.request, await lastCode(site, `+7${digits}`), site.client());
    const login = { phone_number: written, country_code: 'RU', uPassword: PASSWORD, save: false };
    expect((await site.client().post(openPaths.phoneLogin, login)).status).toBe(200);
  });

  test('phone_reg: a text message confirms the number, which signs in from then on', async () => {
    const phone = freshNumber();
    const values = { phone: `0${phone.slice(3)}`, password: PASSWORD, currency: 'EUR' };
    const begun = await begin(formOf('phone_reg', values, { phoneCountry: 'DE', language: 'de' }));
    expect(begun.body.code).toMatchObject({ channel: 'sms' });
    const [message] = await inboxOf(site, phone);
    expect(message?.body).toContain('Kontoeröffnung');
    const client = site.client();
    const { status, body } = await confirm(begun.body.code.request, await lastCode(site, phone), client);
    expect([status, body.player.email]).toEqual([200, '']);
    const login = { phone_number: phone, country_code: 'DE', uPassword: PASSWORD, save: false };
    expect((await site.client().post(openPaths.phoneLogin, login)).status).toBe(200);
  });

  test('full_reg: personal data is stored in its own table, with the agreements', async () => {
    const email = newEmail();
    // Staff reads the values: what would turn them around is left out.
    const values = { ...FULL, surname: '\u202eLove\u2066lace', email, phone: '0151 23456789' };
    const news = { email: true, sms: false };
    const begun = await begin(formOf('full_reg', values, { phoneCountry: 'DE', promo: ' kickoff ', news }));
    const { body } = await confirm(begun.body.code.request, await lastCode(site, email));
    const { user_id: userId } = body.player;
    const [person] = await site.database.owner`
      select *, birthday::text as born from personal_data where user_id = ${userId}`;
    expect(person).toMatchObject({ name: 'Ada', surname: 'Lovelace', born: '1990-02-28', city: 'Köln', region: null });
    expect(person).toMatchObject({ contact_phone: '+4915123456789', contact_email: null });
    const [kept] = await site.database.owner`select * from registration where user_id = ${userId}`;
    expect(kept).toMatchObject({ type: 'full_reg', promo: 'KICKOFF', news_email: null, news_sms: null });
    const { notificationSettings } = await site.platform.officeSettings.of(userId);
    expect(notificationSettings).toMatchObject({ enable_mail_news: true, enable_sms_news: false });
    expect(kept?.terms_accepted_at).toEqual(expect.any(Number));
    // A number that was entered but not confirmed does not sign in.
    const login = { phone_number: '+4915123456789', country_code: 'DE', uPassword: PASSWORD, save: false };
    expect((await site.client().post(openPaths.phoneLogin, login)).status).toBe(403);
  });

  test('full_reg: a required name of nothing but controls of direction is missing', async () => {
    const values = { ...FULL, surname: '\u202e\u2066', email: newEmail(), phone: '0151 23456789' };
    const { status, body } = await begin(formOf('full_reg', values, { phoneCountry: 'DE' }));
    expect([status, (body as unknown as ErrorBody).issues?.map((issue) => issue.path)]).toEqual([
      400,
      ['body.values.surname'],
    ]);
  });
});

describe('[A-03] soc_reg', () => {
  const arrive = (email: string | null, isEmailVerified: boolean) => {
    const request = crypto.randomUUID();
    people.set(request, {
      network: 'google',
      subject: `s-${request}`,
      email,
      isEmailVerified,
      name: 'Ada',
      surname: null,
      handle: null,
    });
    return request;
  };
  const values = (email: string) => ({ email, password: PASSWORD, country: 'DE', currency: 'EUR' });

  test('the form gets the network’s data, and a confirmed e-mail needs no code', async () => {
    const email = newEmail();
    const request = arrive(email, true);
    const { body } = await site.client().get(`${openPaths.socialProfile}?request=${request}`);
    expect(body).toEqual({ network: 'google', email, isEmailVerified: true, name: 'Ada', surname: null });
    const client = site.client();
    const answer = await client.post<SessionAnswer>(openPaths.register, formOf('soc_reg', values(email), { request }));
    expect(answer.body.player.email).toBe(email);
    const [kept] = await site.database.owner`
      select network from registration where user_id = ${answer.body.player.user_id}`;
    expect(kept?.network).toBe('google');
    const again = await begin(formOf('soc_reg', values(newEmail()), { request }));
    expect([again.status, again.body.code]).toEqual([410, 'SIGN_UP_EXPIRED']);
  });

  test.each([
    ['that the network has not confirmed', false, false],
    ['other than the network’s', true, true],
  ])('an e-mail %s is confirmed by a code, and then the network is linked', async (_, isVerified, isOther) => {
    const email = newEmail();
    const request = arrive(isOther ? newEmail() : email, isVerified);
    const begun = await begin(formOf('soc_reg', values(email), { request }));
    expect(people.has(request)).toBe(true);
    expect((await confirm(begun.body.code.request, await lastCode(site, email))).status).toBe(200);
    expect(people.has(request)).toBe(false);
  });

  test('an unknown request opens no account', async () => {
    const answer = await begin(formOf('soc_reg', values(newEmail()), { request: 'none' }));
    expect([answer.status, answer.body.code]).toEqual([410, 'SIGN_UP_EXPIRED']);
  });
});

describe('a visitor who has an account already', () => {
  test('trust §2: gets the same answer, no sooner, and an email that says so', async () => {
    const taken = newEmail();
    await openAccount(site.client(), { email: taken, password: PASSWORD });
    const answers = [];
    for (const email of [taken, newEmail()]) {
      const { answer, wasStillWaiting } = await answerAfter(EVEN_MS - 5, () =>
        begin(fastRegistration({ email: email.toUpperCase(), password: PASSWORD })),
      );
      answers.push({ status: answer.status, keys: Object.keys(answer.body.code), wasStillWaiting });
    }
    const [known, free] = answers;
    expect(known).toEqual(free);
    expect(known?.wasStillWaiting).toBe(true);
    const [message] = await inboxOf(site, taken);
    expect(message?.kind).toBe('registration_known');
    expect(message?.body).toContain('/en/login');
    expect(message?.body).not.toMatch(/\b\d{6}\b/);
  });

  test('a registration with another player’s e-mail accepts no code, and the account stays unchanged', async () => {
    const email = newEmail();
    await openAccount(site.client(), { email, password: PASSWORD });
    const begun = await begin(fastRegistration({ email, password: 'somebody else entirely' }));
    const codes = [];
    for (let guess = 0; guess < 6; guess++) {
      codes.push((await confirm(begun.body.code.request, String(guess).padStart(6, '0'))).body.code);
    }
    expect(codes).toEqual([...new Array(5).fill('CODE_WRONG'), 'CODE_EXPIRED']);
    const login = (uPassword: string) => site.client().post(openPaths.login, { uLogin: email, uPassword, save: false });
    expect((await login(PASSWORD)).status).toBe(200);
    expect((await login('somebody else entirely')).status).toBe(403);
  });

  test('the owner of an e-mail opens one account when two visitors have begun with it', async () => {
    const email = newEmail();
    const [first, second] = [
      await begin(fastRegistration({ email, password: PASSWORD })),
      await begin(fastRegistration({ email, password: PASSWORD })),
    ];
    const codes = (await inboxOf(site, email)).map(({ body }) => /\b\d{6}\b/.exec(body)?.[0] ?? '');
    expect((await confirm(second.body.code.request, codes[0] ?? '')).status).toBe(200);
    const late = await confirm(first.body.code.request, codes[1] ?? '');
    expect([late.status, late.body.code]).toEqual([409, 'EMAIL_TAKEN']);
  });
});

describe('codes of a registration', () => {
  test('work once, and a new one replaces the one before', async () => {
    const email = newEmail();
    const { body } = await begin({ ...fastRegistration({ email, password: PASSWORD }), language: 'fr' });
    const { request } = body.code;
    const first = await lastCode(site, email);
    const early = await site.client().post<ErrorBody>(openPaths.resendCode, { request });
    expect(early.body.code).toBe('CODE_RESEND_EARLY');
    await site.platform.clock.moveTo(site.platform.clock.now() + 61_000);
    expect((await site.client().post(openPaths.resendCode, { request })).status).toBe(200);
    const [message] = await inboxOf(site, email);
    expect(message?.subject).toContain('ouvrir un compte');
    const code = await lastCode(site, email);
    if (code !== first) expect((await confirm(request, first)).body.code).toBe('CODE_WRONG');
    expect((await confirm(request, code)).status).toBe(200);
    expect((await confirm(request, code)).body.code).toBe('CODE_EXPIRED');
    const rows = await site.database.owner`select from pending_registration where request = ${request}`;
    expect(rows).toHaveLength(0);
  });

  test('a code of another purpose opens no account', async () => {
    const phone = freshNumber();
    await site.client().post(openPaths.sendSms, { 'phone-number': phone.slice(3), 'phone-code': '+49' });
    const answer = await confirm('no-such-request', '123456');
    expect(answer.body.code).toBe('CODE_EXPIRED');
  });

  test('a waiting registration contains no password', async () => {
    const { body } = await begin(fastRegistration({ email: newEmail(), password: 'a very plain sentence' }));
    const [row] = await site.database.owner`
      select registration::text as text from pending_registration where request = ${body.code.request}`;
    expect(row?.text).toContain('passwordHash');
    expect(row?.text).not.toContain('a very plain sentence');
  });
});

describe('where real money is played', () => {
  const bornYearsAgo = (years: number) => {
    const now = new Date(site.platform.clock.now() - 2 * 86_400_000);
    return `${now.getUTCFullYear() - years}-${now.toISOString().slice(5, 10).replace('02-29', '02-28')}`;
  };
  const fast = (change: Record<string, string>) => {
    const form = fastRegistration({ email: newEmail(), password: PASSWORD });
    return { ...form, values: { ...form.values, ...change } };
  };

  beforeEach(() => site.platform.config.merge({ isPlayMoney: false }));
  afterEach(() => site.platform.config.reset());

  test('every type asks for the birthday, and the currencies and ages of countries are told', async () => {
    const { body } = await site
      .client()
      .get<CallAnswer<typeof registrationSettingsCall>>(openPaths.registrationSettings);
    for (const { fields } of body.types) {
      expect(fields.filter(({ name }) => name === 'birthday')).toEqual([{ name: 'birthday', isRequired: true }]);
    }
    expect(body.countryCurrencies).toMatchObject({ GB: 'GBP', JP: 'JPY' });
    expect(body.countryAges).toMatchObject({ BE: 21 });
    await site.platform.config.reset();
    const { body: play } = await site.client().get<typeof body>(openPaths.registrationSettings);
    expect(play.types[0]?.fields.map(({ name }) => name)).not.toContain('birthday');
  });

  test.each([
    ['without a birthday', () => ({}), 'birthday missing'],
    ['with a day that is none', () => ({ birthday: '2000-02-30' }), 'birthday date'],
    ['by a player of 17', () => ({ birthday: bornYearsAgo(17) }), 'birthday age'],
    [
      'by a player of 20 in a country that asks for 21',
      () => ({ birthday: bornYearsAgo(20), country: 'BE' }),
      'birthday age',
    ],
  ])('a registration %s is refused, whatever its box says', async (_, change, issue) => {
    const { status, body } = await begin(fast(change()));
    expect([status, body.issues?.map(({ path, message }) => `${path} ${message}`)]).toEqual([
      400,
      [`body.values.${issue}`],
    ]);
  });

  test.each([
    [18, 'DE'],
    [21, 'BE'],
  ])('a player of %i in %s opens an account, and the birthday is stored', async (years, country) => {
    const birthday = bornYearsAgo(years);
    const form = fast({ birthday, country });
    const { body } = await begin(form);
    const answer = await confirm(body.code.request, await lastCode(site, form.values.email));
    const [row] = await site.database.owner`
      select birthday::text as born from personal_data where user_id = ${answer.body.player.user_id}`;
    expect(row?.born).toBe(birthday);
  });
});

describe('registrations that are refused', () => {
  const good = (change: Record<string, string> = {}) => ({ ...FULL, email: newEmail(), ...change });
  const young = () => new Date(site.platform.clock.now() - 17 * 365.25 * 86_400_000).toISOString().slice(0, 10);

  test.each([
    ['a password of seven letters', () => good({ password: '1234567' }), {}, 400, 'BAD_REQUEST'],
    ['no e-mail', () => good({ email: 'kim' }), {}, 400, 'BAD_REQUEST'],
    ['a minor', () => good({ birthday: young() }), {}, 400, 'BAD_REQUEST'],
    ['no name', () => good({ name: ' ' }), {}, 400, 'BAD_REQUEST'],
    ['a currency that is not offered', () => good({ currency: 'BHD' }), {}, 422, 'CURRENCY_UNKNOWN'],
    ['a promo code that is none', good, { promo: 'NOTHING' }, 422, 'PROMO_UNKNOWN'],
    ['a resident of a country that is left out', () => good({ country: 'UA' }), {}, 422, 'COUNTRY_EXCLUDED'],
    ['rules that are not accepted', good, { adult: false }, 400, 'BAD_REQUEST'],
  ])('%s', async (_, values, more, status, code) => {
    const body = values();
    const answer = await begin(formOf('full_reg', body, more));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await inboxOf(site, body.email)).toEqual([]);
  });

  test('a refusal names each wrong field', async () => {
    const { body } = await begin(formOf('full_reg', { email: 'kim', password: 'x' }));
    expect(body.issues?.map(({ path, message }) => `${path} ${message}`)).toEqual(
      expect.arrayContaining(['body.values.email email', 'body.values.password password', 'body.values.name missing']),
    );
  });

  test.each([
    ['[R-29] where registration is off', { isRegistrationAllowed: false }],
    ['on a VIP domain', { isVipDomain: true }],
    ['where the site is blocked', { block: { displayTypeId: 1, templateTypeId: 13 } }],
    ['by a type that is off', { registration: { types: [{ type: 'phone_reg', fields: phoneFields() }] } }],
  ])('everybody %s', async (_, patch) => {
    await site.platform.config.merge(patch);
    const answer = await begin(fastRegistration({ email: newEmail(), password: PASSWORD }));
    await site.platform.config.reset();
    expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
  });

  test('a refusal of visitors from an excluded region', async () => {
    const client = site.client();
    client.headers = { 'x-geo-country': 'IE' };
    const answer = await begin(fastRegistration({ email: newEmail(), password: PASSWORD }), client);
    expect(answer.status).toBe(403);
  });

  test('a registration type without the field that it confirms is refused in the site config', async () => {
    const types = [{ type: 'phone_reg', fields: [{ name: 'password', isRequired: true }] }];
    await expect(site.platform.config.merge({ registration: { types } })).rejects.toThrow(/confirms/);
  });
});

function phoneFields() {
  return ['phone', 'password'].map((name) => ({ name, isRequired: true }));
}
