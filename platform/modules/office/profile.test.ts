import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPaths } from '#shared/contracts/paths.ts';
import type { PlayerProfile } from '#shared/contracts/profile.ts';
import { FULL_PROFILE } from '#shared/domain/user/profile.fixture.ts';
import type { ProfileField } from '#shared/domain/user/profile-fields.ts';
import type { ErrorBody } from '#shared/errors/catalogue.ts';
import { newcomer } from '#tests/fixtures/platform/identity-scenario.ts';
import { startTestPlatform, type TestClient, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';

type Answer = PlayerProfile & Partial<ErrorBody>;
let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(() => site.close());

const read = async (client: TestClient) => (await client.get<Answer>(openPaths.profile)).body;
const save = (client: TestClient, version: number, values: Partial<Record<ProfileField, string>>) =>
  client.post<Answer>(openPaths.profile, { version, values });
const problemsOf = ({ issues }: Partial<ErrorBody>) => issues?.map(({ path, message }) => [path, message]);

describe('[O-03] the profile of a player', () => {
  test('is not for guests', async () => {
    const guest = site.client();
    expect([(await guest.get(openPaths.profile)).status, (await save(guest, 0, {})).status]).toEqual([401, 401]);
  });

  test('is empty for a player without personal data, and complete after its six values are saved', async () => {
    const player = await site.player();
    const before = await read(player);
    expect(before).toMatchObject({ version: 0, minAge: 18, completeness: { filled: 0, of: 6, complete: false } });
    expect(new Set(Object.values(before.values))).toEqual(new Set(['']));
    const { status, body } = await save(player, 0, FULL_PROFILE);
    expect(status).toBe(200);
    expect(body).toMatchObject({ values: FULL_PROFILE, completeness: { filled: 6, of: 6, complete: true } });
    expect(await read(player)).toEqual(body);
  });

  test('has what was given at the registration', async () => {
    const { client } = await newcomer(site);
    const { version, values } = await read(client);
    expect([version > 0, values.country, values.name]).toEqual([true, 'DE', '']);
  });

  test('is the own one only, for reading and for saving', async () => {
    const [player, other] = [await site.player(), await site.player()];
    const { body } = await save(other, 0, { name: 'Grace', city: 'Arlington' });
    expect((await read(player)).values.name).toBe('');
    // A player without a row names the version of another player's.
    expect((await save(player, body.version, { name: 'Ada' })).body.code).toBe('PROFILE_STALE');
    await save(player, 0, { name: 'Ada' });
    expect((await read(other)).values).toMatchObject({ name: 'Grace', city: 'Arlington' });
  });

  test('keeps the fields that a save does not name, and empties those that it names as empty', async () => {
    const player = await site.player();
    const first = await save(player, 0, { city: 'Köln', region: 'NRW', passportDate: '2020-05-01' });
    const second = await save(player, first.body.version, { region: '  ', passportDate: '', address: ' Domplatte 1 ' });
    expect(second.body.values).toMatchObject({ city: 'Köln', region: '', passportDate: '', address: 'Domplatte 1' });
  });

  test('is recorded in the security log by the names of the changed fields, without their values', async () => {
    const player = await site.player();
    const { version } = (await save(player, 0, { city: 'Köln', inn: '7707083893' })).body;
    await save(player, version, { city: 'Köln' });
    const rows = await site.database.owner`
      select details from security_event where kind = 'profile_changed' and user_id = ${player.userId}`;
    expect(rows.map(({ details }) => details)).toEqual([{ fields: ['city', 'inn'] }]);
  });
});

describe('[O-03] a field that identifies the player', () => {
  test.each(['name', 'surname', 'middleName', 'birthday', 'country'] as const)(
    '%s is filled once, and then only support changes it',
    async (field) => {
      const player = await site.player();
      const value = FULL_PROFILE[field] || 'Augusta';
      const { body } = await save(player, 0, { [field]: value });
      expect(body.values[field]).toBe(value);
      const other = { birthday: '1980-01-01', country: 'AT' }[field as 'country'] ?? 'Bo';
      for (const next of [other, '']) {
        const refused = await save(player, body.version, { [field]: next, city: 'Köln' });
        expect([refused.status, refused.body.code, refused.body.helps]).toEqual([409, 'PROFILE_LOCKED', 'support']);
        expect(problemsOf(refused.body)).toEqual([[`body.values.${field}`, 'locked']]);
      }
      expect((await read(player)).values).toMatchObject({ [field]: value, city: '' });
      expect((await save(player, body.version, { [field]: value, city: 'Köln' })).status).toBe(200);
    },
  );

  test('country must not be one whose residents the site does not take', async () => {
    const player = await site.player();
    await site.platform.config.merge({ geoBlocks: { US: 1 } });
    const { status, body } = await save(player, 0, { country: 'US' });
    expect([status, body.code]).toEqual([422, 'COUNTRY_EXCLUDED']);
    await site.platform.config.reset();
  });
});

describe('[O-03] a wrong value', () => {
  test('is told for each field with its own problem, and nothing is stored', async () => {
    const player = await site.player();
    const { status, body } = await save(player, 0, {
      name: 'A'.repeat(121),
      birthday: '2001-02-29',
      country: 'ZZ',
      city: 'Köln\u0007',
      documentType: 'library_card',
      passportDate: '2999-01-01',
      region: 'NRW',
    });
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
    expect(Object.fromEntries(problemsOf(body) ?? [])).toEqual({
      'body.values.name': 'long',
      'body.values.birthday': 'date',
      'body.values.country': 'choice',
      'body.values.city': 'characters',
      'body.values.documentType': 'choice',
      'body.values.passportDate': 'future',
    });
    expect(await read(player)).toMatchObject({ version: 0, values: { region: '' } });
  });

  test('is a birthday of a minor, by the age of the country that is stored', async () => {
    const player = await site.player();
    const year = new Date(site.platform.clock.now()).getUTCFullYear();
    const registration = { countryAges: { EE: 21 } };
    await site.platform.config.merge({ registration });
    const { version } = (await save(player, 0, { country: 'EE' })).body;
    const { body } = await save(player, version, { birthday: `${year - 20}-01-01` });
    expect(problemsOf(body)).toEqual([['body.values.birthday', 'age']]);
    await site.platform.config.reset();
  });

  test.each([
    ['an unknown field', { version: 0, values: { email: 'kim@example.com' } }],
    ['a value that is no text', { version: 0, values: { name: 1 } }],
    ['a text beyond every bound', { version: 0, values: { name: 'x'.repeat(301) } }],
    ['no version', { values: { name: 'Ada' } }],
    ['a version that is no number of a save', { version: -1, values: {} }],
  ])('is refused in a body with %s', async (_, body) => {
    const player = await site.player();
    expect((await player.post(openPaths.profile, body)).status).toBe(400);
  });

  test('loses the controls that turn letters around, and a name of nothing else stays empty', async () => {
    const player = await site.player();
    const { body } = await save(player, 0, { name: '\u202eAda', surname: '\u2066' });
    expect(body.values).toMatchObject({ name: 'Ada', surname: '' });
  });
});

describe('[O-03] two pages with one profile', () => {
  test('the one that read it before the other saved is refused, and saves after it has read again', async () => {
    const player = await site.player();
    const { version } = (await save(player, 0, { city: 'Köln' })).body;
    const first = await save(player, version, { city: 'Bonn' });
    const second = await save(player, version, { city: 'Ulm', region: 'BW' });
    expect([first.status, second.status, second.body.code]).toEqual([200, 409, 'PROFILE_STALE']);
    const now = await read(player);
    expect(now.values).toMatchObject({ city: 'Bonn', region: '' });
    expect((await save(player, now.version, { city: 'Ulm' })).body.values.city).toBe('Ulm');
  });

  test.each([0, 1])('of saves at one time from one version (%i rows before), exactly one is stored', async (rows) => {
    const player = await site.player();
    const version = rows === 0 ? 0 : (await save(player, 0, { region: 'NRW' })).body.version;
    const cities = ['Köln', 'Bonn', 'Ulm', 'Jena'];
    const answers = await Promise.all(cities.map((city) => save(player, version, { city })));
    const stored = answers.filter(({ status }) => status === 200);
    expect(stored).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'PROFILE_STALE')).toHaveLength(3);
    expect((await read(player)).values.city).toBe(stored[0]?.body.values.city);
  });

  test('has another version after each of two saves in one millisecond', async () => {
    const player = await site.player();
    const versions: number[] = [0];
    for (const city of ['Köln', 'Bonn', 'Ulm']) {
      const { body } = await save(player, versions.at(-1) ?? 0, { city });
      versions.push(body.version);
    }
    expect(new Set(versions).size).toBe(4);
  });
});
