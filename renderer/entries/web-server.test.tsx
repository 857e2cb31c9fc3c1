import { describe, expect, test, vi } from 'vitest';
import { answerCall, type FixtureAnswer } from '#renderer/lib/test-fixtures/backend.fixture.ts';
import { BLOCK_SAMPLES, contentPage } from '#renderer/lib/test-fixtures/content.fixture.ts';
import { NOW } from '#renderer/lib/test-fixtures/game.fixture.ts';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import type { RenderedPage, RenderInput } from '#renderer/server/render-contract.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { SectionContent } from '#shared/contracts/sections.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { parseDisplay } from '#shared/domain/display/display-cookie.ts';
import { defaultDisplay } from '#shared/domain/display/display-preferences.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { drawnAddress } from '#shared/domain/routing/drawn-query.ts';
import { PAGE_THEMES } from '#shared/domain/routing/page-theme.ts';
import { session } from '#tests/fixtures/coupon-samples.ts';
import { wordsOf } from '#tests/fixtures/words.ts';
import { type PageState, type PlayerState, withPlayer } from './page-state.ts';
import { isShareable, render, renderPlayer, renderUndrawn } from './web-server.tsx';

interface Visit {
  readonly display?: string;
  readonly answer?: (path: string) => FixtureAnswer;
  readonly config?: Partial<SiteConfig>;
  readonly sections?: (names: readonly string[]) => Readonly<Record<string, SectionContent>>;
  readonly hasStaffTools?: boolean;
}

function inputOf(url: string, visit: Visit = {}): RenderInput {
  const { display = '', answer = answerCall, config, sections = () => ({}), hasStaffTools = false } = visit;
  return {
    url,
    language: url.slice(1, 3),
    config: { ...siteConfig, ...config },
    preferences: parseDisplay(display, siteConfig.timeZone),
    fetchJson: async (path) => answer(path),
    sections: async (settings) => sections(Object.keys(settings)),
    now: NOW,
    origin: 'https://fairline.example',
    hasStaffTools,
  };
}

const ask = (url: string, options?: Visit) => render(inputOf(url, options));

async function visit(url: string, options?: Visit): Promise<RenderedPage> {
  const output = await ask(url, options);
  if ('redirect' in output) throw new Error(`${url} leads to ${output.redirect.location}`);
  return output;
}

async function redirectOf(url: string, options?: Visit) {
  const output = await ask(url, options);
  return 'redirect' in output ? output.redirect : null;
}

const GAME = '/en/live/football/17-england-premier-league/100002-arsenal-chelsea-live';
const down = () => ({ status: 503, body: null });

/** Returns the text of a page, including text for screen readers only. */
const textOf = (html: string) => html.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ');

test.each(['/en', '/en/live', '/en/line/football', GAME])(
  'parameters that the server leaves out of a shared page change nothing in %s',
  async (url) => {
    const query = '?gclid=1&utm_source=a&signIn=office&request=x&showForgotPasswordModal=1';
    expect(drawnAddress(url + query).url).toBe(url);
    const [shared, own] = [await visit(url), await visit(url + query)];
    expect([own.html, own.head, own.status]).toEqual([shared.html, shared.head, shared.status]);
  },
);

test.each([
  ['/en', true],
  ['/de/live/football', true],
  [GAME, true],
  ['/en/calculator?x=1', true],
  ['/en/no/such/page', true],
  ['/en/desktop', false],
  ['/en/mobile?x=1', false],
  ['/en/login', false],
  ['/en/office/history', false],
])('the page at %s is one that visitors may share: %s', async (url, isShared) => {
  expect(await isShareable(url)).toBe(isShared);
});

test('a page without server drawing asks the back end for nothing and brings what a browser draws from', async () => {
  const asked: string[] = [];
  const answer = (path: string) => {
    asked.push(path);
    return answerCall(path);
  };
  const { head, html, state, cacheMs } = await renderUndrawn(inputOf('/ar/live', { answer, display: '' }));
  const { language, resources, store, isUndrawn, isLater } = state as PageState;
  expect([asked, cacheMs, isUndrawn, isLater, language]).toEqual([[], 0, true, true, 'ar']);
  expect([head.lang, head.dir, head.title]).toEqual(['ar', 'rtl', siteConfig.brand]);
  expect(head.metas).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(Object.keys(resources)).toEqual(expect.arrayContaining(['common', 'games', 'errors', 'account', 'consent']));
  expect(store.site.config.brand).toBe(siteConfig.brand);
  expect(textOf(html).trim()).toBe('');
});

const closed = { isActive: true, startAt: null, finishAt: null, notifyStartDate: null, notifyEndDate: null };

describe('a page that visitors share, with the parts of a player,', () => {
  const signedIn = (path: string) => (path === openPaths.session ? { status: 200, body: session } : answerCall(path));

  const unasked = (path: string) => (path === openPaths.session ? down() : answerCall(path));
  const PAGES = ['/en', '/en/live', '/de/line/football', '/ar', GAME];

  test.each([
    ...PAGES.map((url) => [url, 'a player', signedIn] as const),
    ['/en', 'one whose session is over', answerCall] as const,
    ['/en/live', 'one whose session could not be asked for', unasked] as const,
  ])('is the page that is drawn whole: %s for %s', async (url, _who, answer) => {
    const shared = await visit(url);
    const whole = await visit(url, { answer });
    const own = await renderPlayer(inputOf(url, { answer }));
    if (own === 'whole' || 'redirect' in own) throw new Error('no parts of a player');
    expect(shared.html.split(shared.playerSlot ?? '')).toHaveLength(2);
    expect(shared.html.replace(shared.playerSlot ?? '', () => own.html)).toBe(whole.html);
    if (answer === signedIn) expect(whole.playerSlot).toBeUndefined();
    const filled = withPlayer({ ...(shared.state as PageState), player: own.state as PlayerState });
    const { queries, provided } = (whole.state as PageState).store.api ?? {};
    /** Leaves out what differs between two calls of the same kind. */
    const plain = (all: object | undefined) =>
      JSON.parse(JSON.stringify(all, (key, value) => (/requestId|TimeStamp/.test(key) ? null : value)));
    expect(plain(filled.api?.queries)).toEqual(plain(queries));
    expect(plain(filled.api?.provided)).toEqual(plain(provided));
    expect(plain({ ...filled, api: null })).toEqual(plain({ ...(whole.state as PageState).store, api: null }));
  });

  test('is no page where the guards send the player elsewhere', async () => {
    const config = { maintenance: closed };
    expect(await renderPlayer(inputOf('/en', { answer: signedIn, config }))).toEqual({
      redirect: { status: 302, location: '/en/maintenance' },
    });
  });

  test('[C-14] asks once for a session that cannot be had, and leaves further attempts to the browser', async () => {
    const asked: string[] = [];
    const answer = (path: string) => {
      asked.push(path);
      return unasked(path);
    };
    expect((await visit('/en/live', { answer })).status).toBe(200);
    expect(asked.filter((path) => path === openPaths.session)).toHaveLength(1);
  });

  test('has no place for them where it is not shared, or is drawn for a player', async () => {
    for (const url of ['/en/no/such/page', '/en/casino']) expect((await visit(url)).playerSlot).toBeUndefined();
  });
});

describe('[R-10] a page that is composed of parts', () => {
  const { competition, competitionGames } = BLOCK_SAMPLES;
  const page = contentPage({ id: 'epl', class: 'composed', blocks: [competition, competitionGames] });
  const answer = (path: string) =>
    new URL(path, 'http://backend').pathname === openPaths.content ? { status: 200, body: page } : answerCall(path);

  test('is drawn whole, with the games of its parts linked among its own pages', async () => {
    const { status, html, modules, state } = await visit('/en/epl', { answer });
    expect(status).toBe(200);
    expect(textOf(html)).toMatch(/Live games of the league.*Arsenal.*Chelsea/s);
    expect(html).toContain('href="/en/epl/live/100002-arsenal-chelsea-live"');
    expect((state as PageState).resources).toHaveProperty('competition');
    // Without a build the module of a page and those of its parts have no names.
    expect(modules).toHaveLength(3);
  });

  test('asks for the games of its address alone, and is there without them', async () => {
    const asked = async (url: string) => {
      const calls: string[] = [];
      const { status, html } = await visit(url, {
        answer: (path) => {
          calls.push(path);
          return path.includes('competition=17') ? { status: 500, body: null } : answer(path);
        },
      });
      expect(status).toBe(200);
      expect(textOf(html)).toMatch(/Twenty *clubs/);
      return calls.filter((path) => path.includes('competition=17')).length;
    };
    expect(await asked('/en/epl')).toBe(1);
    expect(await asked('/en/epl/line')).toBe(0);
  });
});

test('every page has the cookie question from its first paint on, in its language', async () => {
  for (const url of ['/de', '/de/live', '/de/no/such/page'])
    expect(textOf((await visit(url)).html)).toContain('Alle ablehnen');
});

describe('the status of a page', () => {
  test.each([
    ['/en', 200],
    ['/en/live', 200],
    ['/en/line/football', 200],
    ['/en/line/upcoming/football/17-england-premier-league', 200],
    [GAME, 200],
    ['/en/casino', 404],
    ['/en/live/quidditch', 404],
    ['/en/live/football/17-x/999-gone', 404],
    ['/en/epl/line/100001-arsenal-chelsea', 200],
    ['/en/epl/line/999-gone', 404],
    ['/en/laliga/line/100001-arsenal-chelsea', 404],
  ])('[R-04] of %s is %i', async (url, status) => {
    expect((await visit(url)).status).toBe(status);
  });

  test('[R-04] an unknown path shows the words of the specification', async () => {
    const { html, cacheMs } = await visit('/en/no/such/page');
    expect(textOf(html)).toContain('This page could not be found');
    expect(cacheMs).toBeGreaterThan(0);
  });

  test('is 503 while the back end is down, and the page says what failed, is not shared and not listed', async () => {
    const { status, html, cacheMs, head } = await visit('/en/live', { answer: down });
    expect(status).toBe(503);
    expect(textOf(html)).toContain('We couldn’t load this list');
    expect(cacheMs).toBe(0);
    expect(head.metas).toContainEqual({ name: 'robots', content: 'noindex' });
  });

  test('[R-32] of the debugger is 404 without support tools, and no other page mentions it', async () => {
    const there = await visit('/en/debugger', { hasStaffTools: true });
    expect(there.status).toBe(200);
    expect(there.head.metas).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(there.cacheMs).toBe(0);
    const production = await visit('/en/debugger');
    expect(production.status).toBe(404);
    expect(JSON.stringify(production.state)).not.toContain('hasStaffTools');
  });

  test.each(LANGUAGES.map(({ code }) => code))('of the debugger ends in the words of the law in %s', async (code) => {
    const { html } = await visit(`/${code}/debugger`, { hasStaffTools: true });
    const foot = textOf(html.slice(html.indexOf('<footer'), html.indexOf('</footer>')));
    for (const key of ['legal_help', 'legal_play_money', 'cookie_settings'])
      expect(foot).toContain(wordsOf(code)(`sections:${key}`));
    expect(foot).not.toMatch(/legal_|cookie_settings/);
  });

  test('[G-02] the history sends a guest home, where the sign-in dialog opens', async () => {
    expect(await redirectOf('/de/office/history')).toEqual({
      status: 302,
      location: '/de?signIn=office%2Fhistory',
    });
  });
});

describe('the guards of the first page', () => {
  test.each<[string, Partial<SiteConfig>, string]>([
    ['/en/live', { maintenance: closed }, '302 /en/maintenance'],
    ['/ar/live', { block: { displayTypeId: 1, templateTypeId: 4 } }, '302 /ar/site-updates'],
    ['/en/maintenance', {}, '302 /en'],
    ['/en/lpage/spring', {}, '301 /en/landing-page/spring'],
    ['/en/bonus/slot_first_deposit', { isFirstDepositRedirect: true }, '301 /en/bonus/casino/slot-first-deposit'],
  ])('[G-05] [R-28] [R-37] send %s with %o to %s', async (url, config, expected) => {
    const redirect = await redirectOf(url, { config });
    expect(`${redirect?.status} ${redirect?.location}`).toBe(expected);
  });

  test.each<[string, Partial<SiteConfig>, number]>([
    ['/en/maintenance', { maintenance: { ...closed, finishAt: NOW + 90_500 } }, 503],
    ['/en/block', { block: { displayTypeId: 1, templateTypeId: 1 } }, 403],
    ['/en/block-ua', { block: { displayTypeId: 1, templateTypeId: 13 } }, 451],
    ['/en/500', {}, 500],
    ['/en/oldbrowser', {}, 200],
    ['/en/onpay/withdraw/pending', {}, 200],
    ['/en/live', { availableRoutes: [1] }, 404],
  ])('[R-32] [R-33] [R-34] answer %s with %o: %i', async (url, config, status) => {
    const page = await visit(url, { config });
    expect(page.status).toBe(status);
    expect(page.retryAfterSeconds).toBe(status === 503 ? 91 : 0);
    expect(page.html).toContain('<h1');
    expect((page.state as PageState).isLater).toBe(true);
  });
});

describe('[N-08] the page of maintenance', () => {
  const texts = { en: 'Back at four.', ru: 'Вернёмся в четыре.' };

  test.each<[what: string, country: string, own: typeof texts | undefined, said: string]>([
    ['in the operator’s Russian words', 'KZ', texts, '<span lang="ru" dir="ltr">Вернёмся в четыре.</span>'],
    ['in the operator’s English words', 'DE', texts, '<span lang="en" dir="ltr">Back at four.</span>'],
    ['in its own words where the operator has none', 'DE', undefined, wordsOf('de')('states:text_maintenance')],
  ])('speaks, in German, %s to a visitor from %s', async (_, geoCountry, own, said) => {
    const maintenance = { ...closed, ...(own ? { texts: own } : {}) };
    const { html, status } = await visit('/de/maintenance', { config: { geoCountry, maintenance } });
    expect(status).toBe(503);
    expect(html).toContain(said);
    const others = [texts.en, texts.ru].filter((text) => !said.includes(text));
    for (const text of others) expect(html).not.toContain(text);
  });
});

describe('[S-05] sections of the frame', () => {
  const file = (name: string) => ({ url: `/sections-api/files/x/${name}`, integrity: 'sha384-AAAA' });
  const contentOf = (name: string): SectionContent => ({
    name,
    version: '1',
    apiVersion: 'v2',
    html: `<p>here is ${name}</p>`,
    data: { of: name },
    dataVersion: 1,
    module: file(`${name}.js`),
    styles: [file(`${name}.css`)],
  });
  const config = {
    sections: Object.fromEntries(['header-menu', 'footer', 'promo-strip'].map((name) => [name, { url: `/x/${name}` }])),
  };
  const all = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, contentOf(name)]));

  test.each([
    ['/en', ['header-menu', 'footer', 'promo-strip']],
    ['/en/live', ['header-menu', 'footer']],
    ['/en/oldbrowser', ['footer']],
    ['/en/no/such/page', ['header-menu', 'footer']],
  ])('%s asks for %o, shows their HTML and hands their data on', async (url, names) => {
    const asked = vi.fn(all);
    const { html, state, sectionStyles } = await visit(url, { config, sections: asked });
    expect(asked.mock.calls.flat(2).sort()).toEqual([...names].sort());
    for (const name of names) expect(html).toContain(`data-section="${name}"><p>here is ${name}</p>`);
    const { contents, path } = (state as PageState).sections;
    expect(Object.keys(contents).sort()).toEqual([...names].sort());
    expect([path, contents.footer?.data, JSON.stringify(contents).includes('here is')]).toEqual([
      url,
      { of: 'footer' },
      false,
    ]);
    expect(sectionStyles).toContainEqual(file('footer.css'));
  });

  test.each(LANGUAGES.map(({ code }) => code))(
    'that did not come leave age, help and the way to the games behind, in %s',
    async (language) => {
      const license = { authority: 'MGA', number: 'B2C/1' };
      const { html, cacheMs, status } = await visit(`/${language}`, { config: { ...config, license } });
      const footer = textOf(html.slice(html.indexOf('data-section="footer"')));
      expect(footer).toMatch(/18 ?\+/);
      expect(footer).toContain('help@example.com');
      expect(footer).toContain('B2C/1');
      expect(footer).not.toMatch(/legal_/);
      expect(html).toMatch(new RegExp(`data-section="header-menu">.*?href="/${language}/live"`));
      expect([status, cacheMs]).toEqual([200, 1000]);
    },
  );
});

describe('a page rendered by the server', () => {
  test('[R-08] shows the game with all its markets, every price with its name', async () => {
    const text = textOf((await visit(GAME)).html).replace(/\s+/g, ' ');
    expect(text).toMatch(/Arsenal to win, Match result ?, Arsenal 2\.10/);
    expect(text).toMatch(/Over 3\.5, Total goals ?, Over 3\.5 2\.70/);
    expect(text).toContain('67′');
  });

  test('[R-07] lists the games of a section with their columns', async () => {
    const { html } = await visit('/en/live');
    const text = textOf(html).replace(/\s+/g, ' ');
    expect(text).toContain('Premier League');
    expect(html.match(/aria-pressed="false"/g)?.length).toBeGreaterThanOrEqual(7);
    expect(text).toContain('Scores and pictures may be delayed');
  });

  test('has no style attributes, which the policy of the page would refuse', async () => {
    for (const url of ['/en', '/en/live', GAME]) expect((await visit(url)).html).not.toMatch(/\sstyle=/);
  });

  test('passes on what it was made from: data, texts of one language, time', async () => {
    const output = await visit(GAME);
    const state = JSON.parse(JSON.stringify(output.state)) as PageState;
    expect(state.language).toBe('en');
    expect(state.store.site.renderedAt).toBe(NOW);
    expect(Object.keys(state.resources)).toContain('markets');
    expect(JSON.stringify(state.store.api)).toContain('arsenal-chelsea-live');
    expect(output.modules).toEqual(['renderer/features/game/game-page.tsx']);
  });

  test('[B-04] follows the display cookie', async () => {
    const { html, head } = await visit(GAME, { display: 'o2t0f2c1v1' });
    expect(head.htmlAttributes).toMatchObject({
      'data-theme': 'light',
      'data-size': '2',
      'data-compact': '1',
      'data-view': '1',
    });
    expect(textOf(html)).toContain('+110');
    const brief = textOf((await visit(GAME, { display: 'n0T2' })).html).replace(/\s+/g, ' ');
    expect(brief).toMatch(/Arsenal to win, Match result ?, 1 2\.10/);
    expect(brief).not.toContain('Score by half');
    expect(defaultDisplay(3).coefViewId).toBe(0);
  });

  test.each([
    // Games of the list begin at 15:00 UTC in November, where Chatham has summer time.
    ['.Pacific.Chatham', '04:45', 'UTC+13:45', 825],
    ['a0.Europe.London', '15:00', 'UTC', 0],
    ['z-210a0', '11:30', 'UTC\u22123:30', undefined],
    ['.Nonsense.Name', '18:00', 'UTC+3', undefined],
  ])(
    'draws the zone of the cookie "%s" at once, and tells the page its rules',
    async (display, time, label, minutes) => {
      const { html, state } = await visit('/en/line/football', { display });
      expect(textOf(html)).toContain(time);
      expect(textOf(html)).toContain(label);
      const { zone } = (state as PageState).store.site;
      expect(zone?.findLast(([from]) => from <= NOW)?.[1]).toBe(minutes);
    },
  );

  test.each(PAGE_THEMES)('[R-03] has the look %s that its address names, with the styles of looks', async (theme) => {
    const { head, styleModules } = await visit(`/en/line/football?pageType=${theme}`);
    expect(head.htmlAttributes).toMatchObject({ 'data-page-type': theme });
    expect(styleModules).toContain('renderer/app/extras/page-theme.tsx');
  });

  test('[R-03] has no look of a league without a reason, nor its styles', async () => {
    const { head, styleModules } = await visit('/en/line/football');
    expect(head.htmlAttributes).not.toHaveProperty('data-page-type');
    expect(styleModules).not.toContain('renderer/app/extras/page-theme.tsx');
  });

  test('[Y-01] links itself and its other languages, without hidden ones', async () => {
    const { head } = await visit('/en/live/football');
    expect(head.title).toBe('Live Football betting and scores – Fairline');
    expect(head.links).toContainEqual({ rel: 'canonical', href: 'https://fairline.example/en/live/football' });
    const languages = head.links?.flatMap(({ hreflang }) => hreflang ?? []);
    expect(languages).toEqual(['en', 'ru', 'es', 'pt', 'de', 'fr', 'ar', 'x-default']);
  });

  test('[Y-01] a game has one canonical address, whatever follows its ids', async () => {
    const { head } = await visit('/en/line/football/17/100002-old-name');
    const canonical = head.links?.find(({ rel }) => rel === 'canonical');
    expect(canonical?.href).toBe(`https://fairline.example${GAME}`);
  });
});

describe.each(siteConfig.languages)('in %s', (language) => {
  test.each(['', '/live', GAME.slice(3)])('the page %s has every text', async (path) => {
    const { html, head } = await visit(`/${language}${path}`);
    expect(head.lang).toBe(language);
    expect(head.dir).toBe(language === 'ar' ? 'rtl' : 'ltr');
    expect(textOf(html)).not.toMatch(/\b[a-z]+(?:_[a-z0-9]+)+\b/);
    expect(head.title).not.toMatch(/[a-z]_[a-z]/);
  });
});
