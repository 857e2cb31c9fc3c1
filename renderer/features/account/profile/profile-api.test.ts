import { describe, expect, test } from 'vitest';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import type { FetchAnswer, FetchRequest } from '#renderer/lib/api/fetcher.ts';
import { userConfigApi } from '#renderer/lib/api/user-config-api.ts';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import { userConfig } from '#renderer/lib/test-fixtures/user-config.fixture.ts';
import type { PlayerProfile } from '#shared/contracts/profile.ts';
import { EMPTY_PROFILE } from '#shared/domain/user/profile.fixture.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { makeTestStore } from '#tests/fixtures/test-store.ts';
import { profileApi } from './profile-api.ts';
import { toldProblems, typedFields } from './use-profile-form.ts';

const profileOf = (version: number, city: string): PlayerProfile => ({
  version,
  values: { ...EMPTY_PROFILE, city },
  completeness: { filled: 0, of: 6, complete: false },
  minAge: 18,
  countryAges: {},
});

const ok = (body: unknown): FetchAnswer => ({ status: 200, body });
const { profile: endpoint, saveProfile } = profileApi.endpoints;

/** A page that shows the profile and the config; the back end answers saves with `saved`, and then has `later`. */
async function pageWith(saved: FetchAnswer, later: PlayerProfile) {
  const asked: string[] = [];
  let present = profileOf(1, 'Köln');
  const { store } = makeTestStore({
    host: createMemoryHost(),
    preloaded: { site: { config: siteConfig, renderedAt: 0, origin: '' } },
    fetcher: async ({ method, path }: FetchRequest) => {
      asked.push(`${method} ${path}`);
      if (path === '/web-api/user/config') return ok({ result: userConfig });
      if (method === 'GET') return ok(present);
      present = later;
      return saved;
    },
  });
  const readers = [
    store.dispatch(endpoint.initiate(undefined)),
    store.dispatch(userConfigApi.endpoints.userConfig.initiate(undefined)),
  ];
  await Promise.all(readers);
  asked.splice(0);
  const body = { version: 1, values: { city: 'Ulm' } };
  const { error } = await store.dispatch(saveProfile.initiate({ body }));
  const leave = () => {
    for (const reader of readers) reader.unsubscribe();
  };
  const city = () => endpoint.select(undefined)(store.getState()).data?.values.city;
  return { asked, error, city, leave };
}

describe('[O-03] a saved group', () => {
  test('is shown as the answer says, without another question, and the config is asked for again', async () => {
    const { asked, error, city, leave } = await pageWith(ok(profileOf(2, 'Ulm')), profileOf(2, 'Ulm'));
    await eventually(() => expect(city()).toBe('Ulm'));
    expect(error).toBeUndefined();
    await eventually(() => expect(asked).toEqual(['POST /web-api/office/profile', 'GET /web-api/user/config']));
    leave();
  });

  test.each(['PROFILE_STALE', 'PROFILE_LOCKED'])('that is refused by %s shows the present profile', async (code) => {
    const refusal = { status: 409, body: { code, message: '' } };
    const { asked, error, city, leave } = await pageWith(refusal, profileOf(2, 'Bonn'));
    expect(error).toMatchObject({ code });
    await eventually(() => expect(city()).toBe('Bonn'));
    expect(asked).toEqual(['POST /web-api/office/profile', 'GET /web-api/office/profile']);
    leave();
  });

  test('with a wrong field leaves what is shown as it was', async () => {
    const refusal = { status: 400, body: { code: 'BAD_REQUEST', message: '', issues: [] } };
    const { asked, city, leave } = await pageWith(refusal, profileOf(2, 'Bonn'));
    expect([city(), asked]).toEqual(['Köln', ['POST /web-api/office/profile']]);
    leave();
  });
});

describe('[O-03] what was typed into a group', () => {
  test('is that of its open fields: another group, and a field that was filled elsewhere meanwhile, stay out', () => {
    const stored = { ...EMPTY_PROFILE, name: 'Ada' };
    const draft = { name: 'Bo', surname: 'Byron', city: 'Ulm' };
    expect(typedFields('identity', stored, draft)).toEqual({ surname: 'Byron' });
    expect(typedFields('address', stored, draft)).toEqual({ city: 'Ulm' });
  });

  test('is wrong as the refusal says until it changes; problems that the page does not know stay out', () => {
    const issues = [
      { path: 'body.values.city', message: 'characters' },
      { path: 'body.values.region', message: 'unheard-of' },
      { path: 'body.version', message: 'long' },
    ];
    const sent = { city: 'Ulm', region: 'BW' };
    expect(toldProblems({ issues }, sent, sent)).toEqual({ city: 'characters' });
    expect(toldProblems({ issues }, sent, { ...sent, city: 'Bonn' })).toEqual({});
    expect(toldProblems(null, sent, sent)).toEqual({});
  });
});
