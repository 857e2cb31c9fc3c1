import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { describe, expect, test } from 'vitest';
import { App } from '#renderer/app/app.tsx';
import { type AppStore, makeStore } from '#renderer/app/make-store.ts';
import { Providers } from '#renderer/app/providers.tsx';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import { createI18n } from '#renderer/lib/i18n/create-i18n.ts';
import type { AppState } from '#renderer/lib/store/app-state.ts';
import { answerCall, type FixtureAnswer } from '#renderer/lib/test-fixtures/backend.fixture.ts';
import { BLOCK_SAMPLES, contentPage } from '#renderer/lib/test-fixtures/content.fixture.ts';
import { NOW } from '#renderer/lib/test-fixtures/game.fixture.ts';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import { createServerClock } from '#renderer/lib/time/server-clock.ts';
import { agreementStatusCall } from '#shared/contracts/access.ts';
import type { AppsAnswer } from '#shared/contracts/apps.ts';
import type { Game } from '#shared/contracts/catalogue.ts';
import type { FriendsAnswer } from '#shared/contracts/friends.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { PointsTermsAnswer } from '#shared/contracts/points.ts';
import type { PrintedSlipAnswer } from '#shared/contracts/printed-slip.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { defaultDisplay } from '#shared/domain/display/display-preferences.ts';
import type { RouteRow } from '#shared/domain/routing/route-row.ts';
import { ROUTES } from '#shared/domain/routing/route-table.ts';
import { samplePaths } from '#shared/domain/routing/sample-path.ts';
import { betOf, couponOf, placementOf, session } from '#tests/fixtures/coupon-samples.ts';
import type { RenderInput } from '../server/render-contract.ts';
import type { PageState } from './page-state.ts';
import { render, renderPlayer } from './web-server.tsx';

const ok = (body: unknown): FixtureAnswer => ({ status: 200, body });

const apps: AppsAnswer = {
  visitor: { system: 'linux', arch: null, packages: null },
  release: null,
  stores: { appStore: null, googlePlay: 'https://play.example/app' },
};

const points: PointsTermsAnswer = {
  rate: 10,
  minCoef: 1500,
  offers: [{ id: 'one', points: 1000, times: 1, days: 30, minCoef: null, minLegs: null }],
};

const friends: FriendsAnswer = { code: 'AB23CD45', path: '/?bf=AB23CD45', terms: null, friends: [], hasMore: false };

const registration = {
  types: [
    {
      type: 'full_reg',
      fields: ['email', 'password', 'currency'].map((name) => ({ name, isRequired: true })),
    },
  ],
  minAge: 18,
  hasPromo: true,
  excludedCountries: [],
  termsUpdatedAt: null,
  now: NOW,
};

const { accountId: _account, key: _key, ...printed } = couponOf(placementOf([betOf(1)]));
const slip: PrintedSlipAnswer = { coupon: printed, check: 'abcd-efgh', code: 'abcd efgh', isOwner: true, now: NOW };

/** Answers any page of words with blocks of every kind. */
const contentOf = (id: string) =>
  contentPage({
    id,
    class: id.startsWith('landings/') ? 'landing' : id.includes('/') ? 'article' : 'composed',
    blocks: Object.values(BLOCK_SAMPLES),
  });

type Answer = (path: string) => FixtureAnswer;

/** Answers the calls of every page, as a guest gets them. */
const answerGuest: Answer = (address) => {
  const { pathname, searchParams } = new URL(address, 'http://backend');
  if (pathname === openPaths.session) return { status: 401, body: { code: 'SESSION_REQUIRED', message: 'sign in' } };
  if (pathname === openPaths.apps) return ok(apps);
  if (pathname === openPaths.pointsTerms) return ok(points);
  if (pathname === openPaths.awards) return ok({ awards: [] });
  if (pathname === openPaths.registrationSettings) return ok(registration);
  if (pathname === openPaths.content) return ok(contentOf(searchParams.get('id') ?? ''));
  if (pathname === openPaths.contentPages) return ok({ pages: [] });
  if (pathname.endsWith('/slip')) return ok(slip);
  return answerCall(address);
};

const playerOf =
  (banLevel: number, areTermsNew: boolean): Answer =>
  (address) => {
    const { pathname } = new URL(address, 'http://backend');
    if (pathname === openPaths.session) return ok({ ...session, player: { ...session.player, banLevel } });
    if (pathname === openPaths.friends) return ok(friends);
    if (pathname === agreementStatusCall.path) return ok({ result: areTermsNew, updatedAt: NOW });
    return answerGuest(address);
  };
const answerPlayer = playerOf(0, false);

interface Visit {
  /** Addresses; samples of the patterns unless given. */
  readonly paths?: readonly string[];
  readonly config?: Partial<SiteConfig>;
  readonly answers?: readonly Answer[];
}

const blockedFor = (templateTypeId: number): Visit => ({ config: { block: { displayTypeId: 1, templateTypeId } } });

/** Visits a game at its address among the pages of its competition. */
const gameWithin = (home: string, competitionSlug: string): Visit => ({
  paths: [`/en/${home}/live/100002-arsenal-chelsea-live`],
  answers: [
    (address) => {
      const { status, body } = answerGuest(address);
      const { game } = body as { game?: Game };
      return { status, body: game ? { ...(body as object), game: { ...game, competitionSlug } } : body };
    },
  ],
});

/** Bonuses are among the special offers. */
const OFFERS: Visit = { config: { promoBonusToOffer: true } };

/** Visits to routes that guards keep from most visitors, or that show a thing of the fixtures; by the id of the row. */
const VISITS: Readonly<Record<string, Visit>> = {
  section: { paths: ['/en/line', '/en/live/football', '/en/live/football/17-england-premier-league'] },
  game: { paths: ['/en/live/football/17-england-premier-league/100002-arsenal-chelsea-live'] },
  'epl-game': gameWithin('epl', 'england-premier-league'),
  'laliga-game': gameWithin('laliga', 'spain-la-liga'),
  'europaleague-game': gameWithin('europaleague', 'europe-europa-league'),
  identification: { config: { isShowIdentification: true } },
  block: blockedFor(1),
  'block-ua': blockedFor(13),
  'block-ie': blockedFor(17),
  'site-updates': blockedFor(4),
  'coming-soon': blockedFor(8),
  suspension: blockedFor(16),
  maintenance: {
    config: {
      maintenance: { isActive: true, startAt: null, finishAt: null, notifyStartDate: null, notifyEndDate: null },
    },
  },
  'block-appeal-history': { answers: [playerOf(10, false)] },
  'bonuses-offers': OFFERS,
  'bonuses-offers-games': OFFERS,
  'bonus-offer': OFFERS,
  'bonus-offer-partner': OFFERS,
  'old-registration': { config: { isOldRegistration: true } },
  confirm: { answers: [playerOf(0, true)] },
};

/**
 * Queries that the first drawing of any page reads although nothing has started them: the guards read for a guest
 * whether terms have changed since they were accepted, and the header the open bets of a player, which it counts later.
 */
const OF_EVERY_PAGE = ['agreementStatus', 'openCoupons'];

/** Queries that a page leaves to the browser, for a guest or for a player, by the id of the page. */
const LEFT_TO_BROWSER: Readonly<Record<string, readonly string[]>> = {
  // The list belongs to one player and is shown page by page, with filters that the browser keeps.
  history: ['history', 'openBets'],
  // Balance, entries and free bets belong to one player.
  points: ['points', 'promoCodes'],
  // Names of currencies and countries, and the forms of phone numbers, are long lists for choices after the first field.
  registration: ['dictionaries', 'phoneCountries', 'phoneMasks'],
};

/** Returns the names of the queries that the first drawing of a page in a browser reads, and that are not in its state. */
function unloadedQueries({ language, resources, store: preloaded }: PageState, url: string): string[] {
  const host = createMemoryHost();
  const { store } = makeStore({ host, fetcher: () => Promise.reject(new Error('a call while drawing')), preloaded });
  const state: AppState = store.getState();
  const names = new Set<string>();
  const queries = new Proxy(state.api.queries, {
    get(target, key) {
      const name = String(key);
      if (!(name in target)) names.add(name.split('(', 1)[0] ?? '');
      return target[name];
    },
  });
  const watched: AppStore = { ...store, getState: () => ({ ...state, api: { ...state.api, queries } }) };
  const sections = {
    prefetch: () => {},
    html: {},
    contents: {},
    path: '',
    fetcher: async () => ({ status: 503, body: null }),
    bundled: null,
  };
  renderToString(
    <Providers
      store={watched}
      i18n={createI18n(language, resources)}
      host={host}
      clock={createServerClock({ renderedAt: NOW, ticks: () => NOW })}
      loadFeed={null}
      sections={sections}
    >
      <StaticRouter location={url}>
        <App />
      </StaticRouter>
    </Providers>,
  );
  return [...names].filter((name) => !OF_EVERY_PAGE.includes(name)).sort();
}

const inputOf = (url: string, answer: Answer, config: Partial<SiteConfig> = {}): RenderInput => ({
  url,
  language: 'en',
  config: { ...siteConfig, ...config },
  preferences: defaultDisplay(3),
  fetchJson: async (path) => answer(path),
  sections: async () => ({}),
  now: NOW,
  origin: 'https://fairline.example',
  hasStaffTools: true,
});

async function drawnPage(url: string, answer: Answer, config?: Partial<SiteConfig>) {
  const output = await render(inputOf(url, answer, config));
  if ('redirect' in output) throw new Error(`${url} leads to ${output.redirect.location}`);
  return output;
}

/** Returns the answers for those who may open the page of a row. */
function visitorsOf({ auth, guestOnly }: RouteRow): readonly Answer[] {
  if (auth) return [answerPlayer];
  return guestOnly ? [answerGuest] : [answerGuest, answerPlayer];
}

/** Every visit to a route: who opens which address. */
function visitsTo(row: RouteRow) {
  const { paths = samplePaths(row, 'en'), config, answers = visitorsOf(row) } = VISITS[row.id] ?? {};
  return paths.flatMap((url) => answers.map((answer) => ({ url, answer, config })));
}

const rows = ROUTES.filter(({ page }) => page !== null);

describe('a page that the server has drawn', () => {
  test.each(rows.map((row) => [row.id, row] as const))(
    'reads nothing in its first drawing that its record did not load: %s',
    async (_, row) => {
      const left = new Set<string>();
      for (const { url, answer, config } of visitsTo(row)) {
        const { status, state } = await drawnPage(url, answer, config);
        expect(status, url).toBe(row.status ?? 200);
        for (const name of unloadedQueries(state as PageState, url)) left.add(name);
      }
      expect([...left].sort()).toEqual(LEFT_TO_BROWSER[row.page ?? ''] ?? []);
    },
  );

  test('is noticed to read what is missing', async () => {
    const url = '/en/live/football';
    const state = (await drawnPage(url, answerGuest)).state as PageState;
    const { api } = state.store;
    if (!api) throw new Error('the page has no answers');
    const store = { ...state.store, api: { ...api, queries: {} } };
    expect(unloadedQueries({ ...state, store }, url)).toEqual(expect.arrayContaining(['games', 'sports']));
  });
});

describe('[B-06] a page that visitors share', () => {
  const leavingOut = (more: object): Answer => {
    const own = ok({ ...session, player: { ...session.player, ...more } });
    return (address) =>
      new URL(address, 'http://backend').pathname === openPaths.session ? own : answerPlayer(address);
  };

  test.each([
    [{ disallow_line_sport: [1] }, true],
    [{ disallow_live_sport: [1] }, true],
    [{ user_hide_balance: true }, false],
  ])('is drawn whole for a player with %j: %s', async (more, isWhole) => {
    expect((await renderPlayer(inputOf('/en/live/football', leavingOut(more)))) === 'whole').toBe(isWhole);
  });
});
