import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPaths } from '#shared/contracts/paths.ts';
import type { UserConfig } from '#shared/contracts/user-config.ts';
import { needsPhoneActivation } from '#shared/domain/user/contacts.ts';
import { isNotVerified, isVerificationPending, isVerified } from '#shared/domain/user/verification.ts';
import { newcomer, phonePlayer } from '#tests/fixtures/platform/identity-scenario.ts';
import { startTestPlatform, type TestClient, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';

let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(() => site.close());

const read = async (client: TestClient) => {
  const { status, body } = await client.get<{ result: UserConfig }>(openPaths.userConfig);
  expect(status).toBe(200);
  return body.result;
};

describe('[O-03] the user config', () => {
  test('is not for guests, and no cache keeps it', async () => {
    expect((await site.client().get(openPaths.userConfig)).status).toBe(401);
    const { headers } = await (await newcomer(site)).client.get(openPaths.userConfig);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('tells a newcomer by email with the country of the registration, who is not verified', async () => {
    const { client, email } = await newcomer(site);
    const config = await read(client);
    expect(config).toMatchObject({
      user_email: email,
      user_name: email.slice(0, email.indexOf('@')),
      phone_number: '',
      phone_code: '',
      user_country_code: 'DE',
      user_country_id: 113,
      activation_type: 1,
      protection_level: 20,
      protection_methods: { enable_email_auth: true, enable_phone_binding: false },
      is_active_secure_question: false,
      user_hide_balance: false,
      changed_pass_day_count: 0,
      is_need_identification: false,
      ban_level: 0,
      ban_version: 1,
      disallow_line_sport: [],
      disallow_live_sport: [],
    });
    expect([isVerified(config), isNotVerified(config), isVerificationPending(config)]).toEqual([false, true, false]);
  });

  test('has what the player chose in the settings', async () => {
    const { client } = await newcomer(site);
    await client.post(openPaths.saveOfficeSetting, { group: 'commonSettings', name: 'user_hide_balance', value: true });
    for (const [section, sportId] of [
      ['line', 4],
      ['line', 1],
      ['live', 3],
    ] as const)
      await client.post(openPaths.saveDisallowedSports, { section, sportId, isLeftOut: true });
    expect(await read(client)).toMatchObject({
      user_hide_balance: true,
      disallow_line_sport: [1, 4],
      disallow_live_sport: [3],
    });
  });

  test('tells a confirmed phone with its code and both contacts as confirmed', async () => {
    const { client, phone } = await phonePlayer(site);
    expect(await read(client)).toMatchObject({
      phone_number: phone,
      phone_code: '+49',
      activation_type: 2,
      protection_methods: { enable_phone_binding: true },
    });
  });

  test('tells a phone of the registration that no code has confirmed, which needs activation', async () => {
    const player = await site.player();
    await site.database.owner`
      insert into personal_data (user_id, contact_phone, updated_at) values (${player.userId}, '+4915123456789', 1)`;
    const config = await read(player);
    expect(config).toMatchObject({ phone_number: '+4915123456789', activation_type: 1 });
    expect(needsPhoneActivation(config)).toBe(true);
  });

  test('has the personal data of this player and no other', async () => {
    const [player, other] = [await site.player(), await site.player()];
    await other.post(openPaths.profile, { version: 0, values: { name: 'Grace', passportNumber: 'G1' } });
    const values = { name: 'Ada', birthday: '1990-02-28', passportSeries: 'L01', passportNumber: 'X7', inn: '77' };
    await player.post(openPaths.profile, { version: 0, values });
    const { user_data: data } = await read(player);
    expect(data).toMatchObject({ name: 'Ada', date_birthday: '1990-02-28', passport: 'L01 X7', inn: '77' });
    expect(JSON.stringify(await read(player))).not.toContain('Grace');
  });

  test('tells a ban with its level, and the days since the password was set', async () => {
    const player = await site.player();
    await site.platform.config.merge({ bans: { [player.userId]: 45 }, isShowIdentification: true });
    await site.database.owner`
      update player set password_set_at = ${site.platform.clock.now() - 3.5 * 86_400_000} where id = ${player.userId}`;
    expect(await read(player)).toMatchObject({
      ban_level: 45,
      changed_pass_day_count: 3,
      is_need_identification: true,
    });
    await site.platform.config.reset();
  });

  test('tells a deposit from play money, given or asked for, and none without', async () => {
    const { client } = await newcomer(site);
    expect((await read(client)).has_deposit).toBe(true);
    const poor = await site.player({ balance: 0 });
    await site.database.owner`update player set play_money = false where id = ${poor.userId}`;
    expect((await read(poor)).has_deposit).toBe(false);
    const asked = { accountId: poor.accountId };
    expect((await poor.post(openPaths.playMoney, asked, { 'idempotency-key': crypto.randomUUID() })).status).toBe(200);
    expect((await read(poor)).has_deposit).toBe(true);
  });
});
