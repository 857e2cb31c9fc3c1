import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type SiteConfig, siteConfigSchema } from '../../contracts/site-config.ts';
import { ROUTE_FLAGS } from '../routing/route-flags.ts';
import { matchRoute, ROUTES } from '../routing/route-table.ts';
import { samplePaths } from '../routing/sample-path.ts';
import type { Access, RouteVerdict } from './access.ts';
import { afterRegistration, afterSignIn } from './after-sign-in.ts';
import { decideRoute } from './decide-route.ts';
import { isForPlayers } from './session-guards.ts';
import { hasQuickCoupon, mayRegister } from './site-offers.ts';
import { blockPage } from './state-guards.ts';

const brand = {
  language: 'en',
  companyName: 'Fairline',
  brand: 'Fairline',
  group_id: 1,
  languages: ['en', 'ru', 'ar'],
  defaultLanguage: 'en',
  hiddenLanguages: [],
  minAge: 18,
  isRegistrationAllowed: true,
  isPlayMoney: true,
  currencies: ['EUR'],
  defaultCurrency: 'EUR',
  timeZone: 3,
  coefViewIds: [0],
  fractionalMode: 'ladder',
  coupon: {
    limitedTypes: [0],
    offeredTypes: [0],
    maxLegs: 50,
    antiMargin: '0.1',
    antiMinCoef: 1010,
    changeCoefAction: 2,
  },
  paths: {},
  support: { email: 'help@example.com' },
};

const configOf = (patch: Partial<SiteConfig> = {}): SiteConfig => v.parse(siteConfigSchema, { ...brand, ...patch });
const player = { banLevel: 0 };

interface State extends Partial<Omit<Access, 'config'>> {
  readonly config?: Partial<SiteConfig>;
  readonly from?: string;
}

function decide(url: string, { config, from, ...rest }: State = {}): RouteVerdict {
  const [path = '', query] = url.split('?');
  return decideRoute(
    {
      language: path.slice(1, 3),
      path,
      query: query === undefined ? '' : `?${query}`,
      match: matchRoute(path),
      from: from === undefined ? null : matchRoute(from),
    },
    { player: null, termsChanged: false, ...rest, config: configOf(config) },
  );
}

const ALLOW = { kind: 'allow' };
const NOT_FOUND = { kind: 'notFound' };
const to = (target: string, status = 302) => ({ kind: 'redirect', status, to: target });
const dialog = (name: string) => ({ kind: 'dialog', dialog: name });
const without = (flag: number) => Object.values(ROUTE_FLAGS).filter((other) => other !== flag);

describe('an address whose route may be off', () => {
  test.each<[string, State, object]>([
    ['/en/live', {}, ALLOW],
    ['/en/live', { config: { availableRoutes: without(ROUTE_FLAGS.live) } }, NOT_FOUND],
    ['/en/live/football/17', { config: { availableRoutes: without(ROUTE_FLAGS.live) } }, NOT_FOUND],
    ['/en/line', { config: { availableRoutes: without(ROUTE_FLAGS.live) } }, ALLOW],
    ['/en/line', { config: { availableRoutes: [] } }, NOT_FOUND],
    ['/en', { config: { availableRoutes: [] } }, ALLOW],
    ['/en/information/rules', { config: { availableRoutes: without(47) } }, NOT_FOUND],
    ['/en/information/rules', {}, to('/en/information/rules/1')],
    ['/ar/live', { config: { urlsToRedirectTo404: ['/live/'] } }, NOT_FOUND],
    ['/ar/live/', { config: { urlsToRedirectTo404: ['live'] } }, NOT_FOUND],
    ['/ar/live/football', { config: { urlsToRedirectTo404: ['live'] } }, ALLOW],
    ['/ar/live/football', { config: { urlsToRedirectTo404: ['/ar/live/football'] } }, NOT_FOUND],
    ['/en/live/football', { config: { urlsToRedirectTo404: ['/ar/live/football'] } }, ALLOW],
    ['/ar', { config: { urlsToRedirectTo404: ['/ar'] } }, NOT_FOUND],
    ['/en/no-such-page', {}, NOT_FOUND],
    ['/en/casino', {}, NOT_FOUND],
    ['/en/debugger', {}, NOT_FOUND],
    ['/en/debugger', { config: { isPlayMoney: false }, hasStaffTools: false }, NOT_FOUND],
    ['/en/debugger', { hasStaffTools: true }, ALLOW],
    ['/en/debugger', { hasStaffTools: true, config: { availableRoutes: without(ROUTE_FLAGS.debugger) } }, NOT_FOUND],
  ])('[G-01] %s with %o gets the verdict %o', (url, state, verdict) => {
    expect(decide(url, state)).toEqual(verdict);
  });

  test.each([
    [null, true],
    [[38], true],
    [[1, 2], false],
  ])('[G-09] with the routes %o has the quick coupon: %s', (availableRoutes, isThere) => {
    expect(hasQuickCoupon({ availableRoutes })).toBe(isThere);
  });
});

describe('an address that redirects', () => {
  test.each<[string, State, string, number]>([
    ['/ru/lpage/spring?tag=a', {}, '/ru/landing-page/spring?tag=a', 301],
    ['/en/forgotpassword', {}, '/en?showForgotPasswordModal=1', 302],
    ['/en/forgotpassword?ref=2', {}, '/en?ref=2&showForgotPasswordModal=1', 302],
    ['/ar/user/coupon', {}, '/ar', 302],
    ['/en/nowhere?platform_type=mobile&a=1', {}, '/en/nowhere?a=1', 302],
    ['/en/welcome-bonus?tag=x', {}, '/en/promotions/welcome-bonus?tag=x', 301],
    [
      '/en/bonus/slot_first_deposit',
      { config: { isFirstDepositRedirect: true } },
      '/en/bonus/casino/slot-first-deposit',
      301,
    ],
    ['/en/bonus/rules', { config: { promoBonusToOffer: true } }, '/en/special-offer/rules', 302],
    ['/en/bonus/games', { config: { promoBonusToOffer: true } }, '/en/special-offer/games', 302],
    ['/en/bonus/rules/friday', { config: { promoBonusToOffer: true } }, '/en/special-offer/rules/friday', 302],
    ['/en/bonus/partners/seven', { config: { promoBonusToOffer: true } }, '/en/special-offer/partners/seven', 302],
    ['/en/special-offer/rules', {}, '/en/bonus/rules', 302],
    ['/en/special-offer/games', {}, '/en/bonus/games', 302],
    ['/en/special-offer/rules/friday', {}, '/en/bonus/rules/friday', 302],
    ['/en/special-offer/partners/seven', {}, '/en/bonus/partners/seven', 302],
  ])('[R-05] [R-28] [R-35] [R-36] [R-37] %s with %o leads to %s with status %i', (url, state, target, status) => {
    expect(decide(url, state)).toEqual(to(target, status));
  });

  test('[R-37] the address of the first deposit is an ordinary page without its setting', () => {
    expect(decide('/en/bonus/slot_first_deposit')).toEqual(ALLOW);
  });
});

describe('guests and players', () => {
  test.each<[string, State, object]>([
    ['/en/office/history', {}, dialog('signIn')],
    ['/en/office/history', { player }, ALLOW],
    ['/de/office/history?coupon=5', { config: { isAccountOnly: true } }, to('/de/authapp?coupon=5&lng=de')],
    ['/en/authapp?lng=en', { config: { isAccountOnly: true } }, ALLOW],
    ['/en/login?a=1', { player }, to('/en?a=1')],
    ['/en/login?a=1', { player, config: { isAccountOnly: true } }, to('/en/office/account?a=1')],
    ['/en/office/recharge', {}, dialog('signIn')],
    ['/ru/office/payment/requests', {}, dialog('signIn')],
    ['/en/fortuna', {}, dialog('signUp')],
    ['/en/login', {}, ALLOW],
    ['/en/print-coupon/12', {}, dialog('signIn')],
    ['/en/print-coupon/12', { player }, ALLOW],
    ['/en/print-coupon/12?check=7K4M', {}, ALLOW],
    ['/en/print-coupon/12?check=7K4M', { config: { isAccountOnly: true } }, ALLOW],
    ['/en/print-coupon/12a?check=7K4M', {}, NOT_FOUND],
  ])('[G-02] [G-03] visiting %s with %o get the verdict %o', (url, state, verdict) => {
    expect(decide(url, state)).toEqual(verdict);
  });

  test.each<[string, Partial<SiteConfig>, boolean]>([
    ['registration', { isRegistrationAllowed: false }, false],
    ['registration/google', { isRegistrationAllowed: false }, false],
    ['office/identification', {}, false],
    ['points', { hasPoints: false }, true],
    ['print-coupon/12a', {}, false],
    ['registration', {}, true],
    ['old-registration', {}, false],
    ['old-registration', { isOldRegistration: true }, true],
    ['old-registration', { isOldRegistration: true, isRegistrationAllowed: false }, false],
  ])('[G-11] find the page %s with %o: %s', (page, config, isAddress) => {
    const match = matchRoute(`/en/${page}`);
    expect(decide(`/en/${page}`, { config, player })).not.toEqual(ALLOW);
    if (!isAddress && match) expect(decide(`/en/${page}`, { config })).toEqual(NOT_FOUND);
    else expect(match === null).toBe(!isAddress);
  });
});

test('[G-02] guests meet the dialog on every address that is for players, built or not', () => {
  const guarded = ROUTES.filter(
    ({ auth, production }) => (auth === 'signIn' || auth === 'signUp') && production !== false,
  );
  expect(guarded.length).toBeGreaterThan(30);
  for (const row of guarded) {
    for (const path of samplePaths(row, 'en')) {
      const verdict = decide(path, { config: { isShowIdentification: true } });
      expect(verdict, path).toEqual(dialog(row.auth ?? ''));
    }
  }
});

describe('a site for accounts only', () => {
  const only = { config: { isAccountOnly: true } };

  test('[A-13] is closed to guests at every address but those for signing in, for reading and of its states', () => {
    const open = new Set<string>();
    for (const row of ROUTES.filter(({ production }) => production !== false)) {
      for (const path of samplePaths(row, 'en')) {
        const { kind } = decide(path, only);
        if (kind === 'allow') open.add(row.section === 'service' ? row.id : row.section);
        else expect(['redirect', 'notFound'], path).toContain(kind);
      }
    }
    expect([...open].sort()).toEqual(['auth-app', 'information', 'login', 'user']);
  });

  test.each<[string, object]>([
    ['/en', to('/en/authapp?lng=en')],
    ['/en/live?a=1', to('/en/authapp?a=1&lng=en')],
    ['/ru/registration', to('/ru/authapp?lng=ru')],
    ['/en/landing-page/spring', to('/en/authapp?lng=en')],
    ['/en/nowhere', NOT_FOUND],
    ['/en/authapp', ALLOW],
    ['/en/user/passwordreset', ALLOW],
  ])('[A-13] answers a guest at %s by the verdict %o', (url, verdict) => {
    expect(decide(url, only)).toEqual(verdict);
  });

  test('[A-13] is open to its players', () => {
    expect(decide('/en/live', { ...only, player })).toEqual(ALLOW);
  });
});

describe('a VIP domain', () => {
  const vip = { isVipDomain: true };
  const asking = { ...vip, mainVipDomainAuthNeed: true };
  test.each<[string, State, object]>([
    ['/en/live', { config: asking }, to('/en/login')],
    ['/en?a=1', { config: asking }, to('/en/login?a=1')],
    ['/en/live', { config: asking, player }, ALLOW],
    ['/en/live', { config: vip }, ALLOW],
    ['/en/live', { config: { mainVipDomainAuthNeed: true } }, ALLOW],
    ['/en/live?a=1', { config: { ...asking, isAccountOnly: true } }, to('/en/authapp?a=1&lng=en')],
    ['/en/login', { config: asking }, ALLOW],
    ['/en/authapp', { config: asking }, ALLOW],
    ['/en/login', { config: asking, player }, to('/en')],
    ['/en/user/passwordreset', { config: asking }, ALLOW],
    ['/en/nowhere', { config: asking }, NOT_FOUND],
    ['/en/live', { config: { ...asking, block: { displayTypeId: 1, templateTypeId: 13 } } }, to('/en/block-ua')],
  ])('shell §6: answers %s with %o by the verdict %o', (url, state, verdict) => {
    expect(decide(url, state)).toEqual(verdict);
  });

  test.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
    [false, true, false],
  ])(
    'with registration allowed %s, as a VIP domain %s, opens accounts: %s',
    (isRegistrationAllowed, isVipDomain, isOpen) => {
      expect(mayRegister({ isRegistrationAllowed, isVipDomain })).toBe(isOpen);
    },
  );
});

describe('changed terms', () => {
  const on = { isAvailableConfirmTerms: true };
  test.each<[string, State, object]>([
    ['/en/live', { player, termsChanged: true, config: on }, to('/en/confirm')],
    ['/en/confirm', { player, termsChanged: true, config: on }, ALLOW],
    ['/en/user/coupon', { player, termsChanged: true, config: on }, to('/en')],
    ['/en/live', { player, termsChanged: true }, ALLOW],
    ['/en/live', { player, config: on }, ALLOW],
    ['/en/live', { termsChanged: true, config: on }, ALLOW],
    ['/en/confirm', { player, config: on }, to('/en')],
    ['/en/confirm', { player, termsChanged: true }, ALLOW],
    ['/en/confirm', { config: on, termsChanged: true }, to('/en')],
  ])('[G-04] answer %s with %o by the verdict %o', (url, state, verdict) => {
    expect(decide(url, state)).toEqual(verdict);
  });
});

describe('blocks and maintenance', () => {
  const blocked = (templateTypeId: number | null): State => ({
    config: { block: { displayTypeId: 1, templateTypeId } },
  });
  const closed: State = {
    config: {
      maintenance: { isActive: true, startAt: null, finishAt: null, notifyStartDate: null, notifyEndDate: null },
    },
  };

  test.each([
    [4, 'site-updates'],
    [16, 'suspension'],
    [1, 'block'],
    [2, 'block'],
    [3, 'block'],
    [5, 'block'],
    [14, 'block'],
    [13, 'block-ua'],
    [17, 'block-ie'],
    [8, 'coming-soon'],
    [99, 'block'],
    [null, 'block'],
  ])('[G-05] lead a visitor with the reason %s to the page %s', (reason, page) => {
    expect(decide('/en/live', blocked(reason))).toEqual(to(`/en/${page}`));
    expect(decide(`/en/${page}`, blocked(reason))).toEqual(ALLOW);
    expect(decide('/en/nowhere', blocked(reason))).toEqual(to(`/en/${page}`));
    expect(decide(`/en/${page}`)).toEqual(to('/en'));
  });

  test('[G-05] use the display type before the reason', () => {
    expect(blockPage({ displayTypeId: 0, templateTypeId: 4 })).toBeNull();
  });

  test('[G-05] exempt the link that verifies an account from blocks, not from maintenance', () => {
    expect(decide('/en/user/accountverify', blocked(1))).not.toEqual(to('/en/block'));
    expect(decide('/en/user/accountverify', closed)).toEqual(to('/en/maintenance'));
  });

  test('[G-05] lead from the block page of another reason to the right one', () => {
    expect(decide('/en/block', blocked(4))).toEqual(to('/en/site-updates'));
  });

  test('[G-05] lead every page to maintenance, and home after its end', () => {
    for (const path of ['/en', '/en/live', '/en/block', '/en/nowhere']) {
      expect(decide(path, closed)).toEqual(to('/en/maintenance'));
    }
    expect(decide('/en/maintenance', closed)).toEqual(ALLOW);
    expect(decide('/en/maintenance')).toEqual(to('/en'));
  });
});

describe('a ban', () => {
  test.each([
    ['/en/office/deduce', { kind: 'allow' }],
    ['/en/office/recharge', to('/en/office/deduce')],
    ['/en/live', to('/en/office/deduce')],
    ['/en', to('/en/office/deduce')],
    ['/en/login', to('/en/office/deduce')],
  ])('of a session that is only for withdrawing money: %s gets %o, whatever terms and bans say', (url, verdict) => {
    const player = { banLevel: 53, narrow: 'withdrawal' } as const;
    expect(decide(url, { player, termsChanged: true, config: { isAvailableConfirmTerms: true } })).toEqual(verdict);
  });

  const banned = (banLevel: number, banVersion: number): State => ({ player: { banLevel }, config: { banVersion } });
  test.each<[string, number, number, object]>([
    ['/en/live', 10, 1, to('/en/block-appeal-history')],
    ['/en', 10, 1, ALLOW],
    ['/en/office/history', 10, 1, ALLOW],
    ['/en/block-appeal-history', 10, 1, ALLOW],
    ['/en/block-appeal-history', 0, 1, to('/en')],
    ['/en/live', 0, 1, ALLOW],
  ])('[G-06] answers %s at level %i of version %i by the verdict %o', (url, level, version, verdict) => {
    expect(decide(url, banned(level, version))).toEqual(verdict);
  });

  test.each([
    [53, 1, true],
    [45, 1, false],
    [45, 2, true],
    [53, 2, false],
    [10, 1, false],
    [10, 2, false],
  ])('at level %i of version %i leaves withdrawals open: %s', (level, version, isOpen) => {
    const deduce = ROUTES.find(({ id }) => id === 'deduce');
    const open = deduce?.page ? ALLOW : NOT_FOUND;
    expect(decide('/en/office/deduce', banned(level, version))).toEqual(isOpen ? open : to('/en/block-appeal-history'));
  });
});

describe('a visit to the recharge page', () => {
  const on: Partial<SiteConfig> = { isRechargeModal: true };
  test.each<[State, object]>([
    [{ from: '/en/live', config: on }, { kind: 'cancel' }],
    [{ from: '/en/live' }, NOT_FOUND],
    [{ config: on }, NOT_FOUND],
    [{ from: '/en/live', config: { ...on, afterRegistrationRedirectUrl: '/line' } }, NOT_FOUND],
    [{ from: '/en/live', config: { ...on, rechargeModalRoutes: ['section'] } }, NOT_FOUND],
  ])('with %o gets the verdict %o', (state, verdict) => {
    const recharge = ROUTES.find(({ id }) => id === 'recharge');
    const expected = verdict === NOT_FOUND && recharge?.page ? ALLOW : verdict;
    expect(decide('/en/office/recharge', { ...state, player })).toEqual(expected);
  });
});

describe('the pairs of addresses after sign-in', () => {
  const leads = (pairs: readonly (readonly [string, string])[], url = '/ru/live/football') =>
    afterSignIn(
      { language: 'ru', path: url, query: '', match: matchRoute(url), from: null },
      configOf({
        afterRegistrationAndLoginRedirectRoutesV2: pairs.map(([route_from, route_to]) => ({ route_from, route_to })),
        redirectHosts: ['partner.example'],
      }),
    );
  test.each<[readonly (readonly [string, string])[], string | null]>([
    [[['section', 'office/history']], '/ru/office/history'],
    [[['live/football', '/line/']], '/ru/line'],
    [[['/live/football/', 'https://partner.example/x']], 'https://partner.example/x'],
    [[['section', 'https://evil.example']], null],
    [[['section', 'javascript:alert(1)']], null],
    [[['home', 'line']], null],
    [[], null],
  ])('[G-07] of %o lead to %s', (pairs, target) => {
    expect(leads(pairs)).toBe(target);
  });
});

test('following the verdicts of the guards ends at a page, a dialog or "not found" in any state', () => {
  const urls = ROUTES.flatMap((row) => samplePaths(row, 'en'));
  const states = fc.record({
    player: fc.option(fc.record({ banLevel: fc.constantFrom(0, 10, 45, 53) })),
    termsChanged: fc.boolean(),
    config: fc.record({
      isAvailableConfirmTerms: fc.boolean(),
      isAccountOnly: fc.boolean(),
      promoBonusToOffer: fc.boolean(),
      isFirstDepositRedirect: fc.boolean(),
      isShowPaymentPageOnlyAuth: fc.boolean(),
      isRegistrationAllowed: fc.boolean(),
      banVersion: fc.constantFrom(1, 2),
      block: fc.record({
        displayTypeId: fc.constantFrom(0, 1),
        templateTypeId: fc.constantFrom(null, 1, 4, 8, 13, 99),
      }),
      maintenance: fc.constantFrom({ isActive: true }, { isActive: false }),
    }),
  });
  fc.assert(
    fc.property(fc.constantFrom(...urls), states, (url, state) => {
      let at = url;
      for (let step = 0; step < 5; step++) {
        const verdict = decide(at, state as State);
        if (verdict.kind !== 'redirect') return;
        expect(verdict.to).toMatch(/^\/en(\/|\?|$)/);
        at = verdict.to;
      }
      throw new Error(`${url} goes round in a circle at ${at}`);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  [null, null],
  ['line', '/ru/line'],
  ['/office/account/', '/ru/office/account'],
  ['https://partner.example/welcome', 'https://partner.example/welcome'],
  ['https://evil.example/welcome', null],
  ['javascript:alert(1)', null],
])('[G-08] the setting %s leads a new player to %s', (afterRegistrationRedirectUrl, to) => {
  expect(afterRegistration('ru', { afterRegistrationRedirectUrl, redirectHosts: ['partner.example'] })).toBe(to);
});

test.each([
  ['/en/information/payment', false, false],
  ['/en/information/payment', true, true],
  ['/en/information/cookies', true, false],
  ['/en/office/history', false, true],
  ['/en/print-coupon/12', false, true],
  ['/en/live', true, false],
])('without a query, %s (payments ask for a sign-in: %s) is for players: %s', (path, isShowPaymentPageOnlyAuth, is) => {
  const row = matchRoute(path)?.row;
  expect(row && isForPlayers(row, { isShowPaymentPageOnlyAuth })).toBe(is);
});
