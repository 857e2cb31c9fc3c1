import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { SessionAnswer } from '#shared/contracts/account.ts';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import type { ContentEntry, ContentPage } from '#shared/contracts/content.ts';
import type { ContentBlock } from '#shared/contracts/content-blocks.ts';
import { CONTROL_PREFIX } from '#shared/contracts/control-call.ts';
import type { CouponLimits } from '#shared/contracts/coupon.ts';
import type { PromoCode } from '#shared/contracts/coupon-promo.ts';
import type { ConditionName, OfferCondition, ShownOffer } from '#shared/contracts/offers.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { OFFERS } from '#shared/domain/offers/offers.ts';
import { ROUTE_FLAGS } from '#shared/domain/routing/route-flags.ts';
import { LEGACY_PROMOTIONS } from '#shared/domain/routing/rows/bonus-rows.ts';
import { contentRecord } from '#tests/fixtures/content-record.ts';
import { lastCode } from '#tests/fixtures/platform/inbox.ts';
import { fastRegistration } from '#tests/fixtures/platform/open-account.ts';
import {
  PASSWORD,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
  TestPlayer,
} from '#tests/fixtures/platform/test-platform.ts';

let site: TestPlatform;
let visitor: TestClient;

beforeAll(async () => {
  site = await startTestPlatform();
  visitor = site.client();
});
afterAll(() => site.close());
afterEach(async () => {
  await site.platform.config.reset();
  await site.platform.content.restore();
});

const config = (patch: object) =>
  site.platform.config.merge(patch as Parameters<TestPlatform['platform']['config']['merge']>[0]);
const show = (id: string, lang = 'en') => visitor.get<ContentPage>(`${openPaths.content}?id=${id}&lang=${lang}`);
const list = async (lang = 'en') =>
  (await visitor.get<{ pages: ContentEntry[] }>(`${openPaths.contentPages}?lang=${lang}`)).body.pages;

/** Returns the block of a kind of a page. */
async function blockOf<Kind extends 'couponExample' | 'offerList' | 'offerTerms'>(id: string, kind: Kind, lang = 'en') {
  const { body } = await show(id, lang);
  const found = body.blocks.find((block) => block.kind === kind);
  if (!found) throw new Error(`The page ${id} has no ${kind}`);
  return found as ContentBlock<Kind>;
}

async function offerOf(id: string, lang = 'en'): Promise<ShownOffer> {
  const { offer } = await blockOf(id, 'offerTerms', lang);
  if (!offer) throw new Error(`The page ${id} is about no offer`);
  return offer;
}

/** Returns a condition of the first set of an offer, or of that of a code or section. */
async function conditionOf<Type extends OfferCondition['type']>(
  id: string,
  name: ConditionName,
  type: Type,
  of?: string,
) {
  const { sets } = await offerOf(id);
  const set = of === undefined ? sets[0] : sets.find((one) => one.of === of);
  const found = set?.conditions.find((one) => one.name === name);
  if (found?.type !== type) throw new Error(`The page ${id} has no ${name}`);
  return found as Extract<OfferCondition, { type: Type }>;
}

/** Returns the listed pages that are an offer's own. */
const pagesOf = async (slug: string) =>
  (await list()).filter(({ id }) => id === `promotions/${slug}` || id === `bonus/rules/${slug}`);
const listed = async () => (await blockOf('promo', 'offerList')).offers.map(({ slug }) => slug);

/** Returns the hyper bonus that the limits of an express of this many legs name. */
async function hyperOf(legs: number) {
  const bets = Array.from({ length: legs }, () => ({ selectionId: site.table.addSelection(2000) }));
  const { body } = await visitor.post<CouponLimits>(openPaths.couponLimits, { typeId: 1, iso: 'EUR', bets });
  return body.bonuses?.hyperBonus;
}

/** Opens an account with a registration code. */
async function open(promo: string): Promise<TestPlayer> {
  const email = `offer-${crypto.randomUUID()}@example.com`;
  const client = site.client();
  const form = { ...fastRegistration({ email, password: PASSWORD }), promo };
  const { body } = await client.post<{ code: CodeAsked }>(openPaths.register, form);
  const code = await lastCode(site, email);
  const answer = await client.post<SessionAnswer>(openPaths.confirmRegistration, { request: body.code.request, code });
  return new TestPlayer(client, answer.body);
}

describe('[R-35] the offers of the site', () => {
  test('have each a page and full terms in every language, and stand on the page of promotions', async () => {
    expect(await listed()).toEqual(OFFERS.map(({ slug }) => slug));
    for (const { slug } of OFFERS) {
      for (const lang of site.platform.config.config().languages) {
        const { offer } = await blockOf(`promotions/${slug}`, 'offerTerms', lang);
        const rules = await blockOf(`bonus/rules/${slug}`, 'offerTerms', lang);
        expect(rules.offer).toEqual(offer);
        expect(offer).toMatchObject({ slug, rules: `bonus/rules/${slug}`, page: { id: `promotions/${slug}` } });
        const { body } = await show(`bonus/rules/${slug}`, lang);
        expect(body.heading).toContain(offer?.page.name);
        expect(body).toMatchObject({ class: 'legal', language: lang });
      }
    }
  });

  test('have a page at the old address of each that exists; other old promotions have none', async () => {
    const slugs = new Set<string>(OFFERS.map(({ slug }) => slug));
    for (const slug of LEGACY_PROMOTIONS) {
      expect({ slug, status: (await show(`promotions/${slug}`)).status }).toEqual({
        slug,
        status: slugs.has(slug) ? 200 : 404,
      });
    }
    expect(LEGACY_PROMOTIONS.filter((slug) => slugs.has(slug))).toHaveLength(6);
  });

  test.each<[string, object, string]>([
    ['the hyper bonus', { couponBonuses: { hyperBonus: null } }, 'accumulator-boost'],
    ['the bonus bet', { couponBonuses: { bonusBet: false } }, 'bonus-bet'],
    ['cash-out', { couponCashOut: { isOffered: false } }, 'early-payout'],
    ['advances', { couponAdvance: { isOffered: false } }, 'advance-bet'],
    ['advances, by a share of nothing,', { couponAdvance: { share: '0' } }, 'advance-bet'],
    ['advances, by a debt of nothing,', { couponAdvance: { maxTimes: 0 } }, 'advance-bet'],
    ['the expresses of the day', { houseCoupons: { express: { line: null, live: null } } }, 'accumulator-of-the-day'],
    ['all gifts', { registrationGifts: { FAIRSTART: null, KICKOFF: null } }, 'welcome-bonus'],
    ['the codes of registrations', { registration: { promoCodes: [] } }, 'welcome-bonus'],
    ['the field for such a code', { registration: { hasPromo: false } }, 'welcome-bonus'],
    ['registrations', { isRegistrationAllowed: false }, 'welcome-bonus'],
    [
      'gifts, by their end,',
      { registrationGifts: { FAIRSTART: { until: 1 }, KICKOFF: { until: 1 } } },
      'welcome-bonus',
    ],
  ])('vanish from lists and addresses where the operator switches %s off', async (_, patch, slug) => {
    await config(patch);
    expect(await listed()).toEqual(OFFERS.map((offer) => offer.slug).filter((one) => one !== slug));
    expect((await show(`promotions/${slug}`)).status).toBe(404);
    expect((await show(`bonus/rules/${slug}`)).status).toBe(404);
    expect((await pagesOf(slug)).map(({ id }) => id)).toEqual([]);
  });

  test('show one express where the site has only that', async () => {
    await config({ houseCoupons: { express: { line: null } } });
    expect((await offerOf('promotions/accumulator-of-the-day')).sets.map(({ of }) => of)).toEqual(['live']);
  });

  test('are no page of their templates, and none of an offer that does not exist', async () => {
    const ids = ['bonus/rules/each-offer', 'bonus/partners/each-code', 'bonus/rules/happy-friday', 'bonus/partners/x'];
    for (const id of ids) expect((await show(id)).status, id).toBe(404);
    expect((await list()).filter(({ id }) => id.includes('/each-'))).toEqual([]);
  });

  test('have the operator’s page of terms in the place of that of the template', async () => {
    const own = contentRecord({
      class: 'legal',
      heading: 'Our own terms',
      blocks: { offerTerms: { title: 'Terms' } },
      settings: { offerTerms: { as: 'rules' } },
    });
    await site.platform.content.put({ 'bonus/rules/free-bet': own });
    expect((await show('bonus/rules/free-bet')).body.heading).toBe('Our own terms');
    expect((await offerOf('bonus/rules/free-bet')).slug).toBe('free-bet');
    expect((await show('bonus/rules/bonus-bet')).body.heading).toBe('Bonus bet: full terms');
  });

  test('have neither terms nor a place in lists without a page of their own', async () => {
    await site.platform.content.put({ 'promotions/free-bet': null });
    expect(await listed()).not.toContain('free-bet');
    expect((await show('bonus/rules/free-bet')).status).toBe(404);
    expect((await pagesOf('free-bet')).map(({ id }) => id)).toEqual([]);
  });

  test('link nothing whose address the site does not have', async () => {
    const all = Object.values(ROUTE_FLAGS);
    await config({ availableRoutes: all.filter((flag) => flag !== ROUTE_FLAGS.bonuses) });
    expect((await offerOf('promotions/free-bet')).rules).toBeNull();
    expect(await listed()).toContain('free-bet');
    await config({ availableRoutes: all.filter((flag) => flag !== ROUTE_FLAGS.promotions) });
    expect((await blockOf('bonus/rules', 'offerList')).offers).toEqual([]);
    expect(await offerOf('bonus/rules/free-bet')).toMatchObject({ slug: 'free-bet', page: { id: null } });
  });

  test('are found by the search under their names, with the words of every language', async () => {
    const pages = await list('de');
    expect(pages.find(({ id }) => id === 'promotions/accumulator-boost')).toMatchObject({ name: 'Kombi-Boost' });
    expect(pages.find(({ id }) => id === 'bonus/rules/free-bet')).toMatchObject({
      name: 'Gratiswette: vollständige Bedingungen',
    });
    for (const id of ['promo', 'bonus/rules']) {
      expect(pages.find((page) => page.id === id)?.places).toEqual(
        expect.arrayContaining(['drawer', 'footer', 'search']),
      );
    }
  });
});

describe('[P-10] the conditions that a page says', () => {
  test('of the hyper bonus are those that a coupon gets, before and after a change', async () => {
    for (const ladder of [
      null,
      [
        { legs: 3, percent: 4.5 },
        { legs: 5, percent: 12 },
      ],
    ]) {
      if (ladder) {
        const byCurrency = { EUR: { minStake: 300, maxBonus: 7000 } };
        await config({ couponBonuses: { hyperBonus: { ladder, minLegCoef: 1350, base: 'gross', byCurrency } } });
      }
      const steps = (await conditionOf('promotions/accumulator-boost', 'ladder', 'ladder')).steps;
      for (const { legs, percent } of steps.slice(0, 3)) {
        const hyper = await hyperOf(legs);
        const { word } = await conditionOf('promotions/accumulator-boost', 'base', 'word');
        expect(word).toBe(`base_${hyper?.base}`);
        expect(hyper?.hyperBonusPercent).toBe(percent);
        expect(hyper).toMatchObject({
          minHyperBonusBetLimit: (await conditionOf('promotions/accumulator-boost', 'minStake', 'money')).amounts.EUR,
          maxHyperBonusLimit: (await conditionOf('promotions/accumulator-boost', 'maxBonus', 'money')).amounts.EUR,
          minLegCoef: (await conditionOf('promotions/accumulator-boost', 'minLegCoef', 'coef')).coef,
        });
      }
    }
  });

  test('of the example are those of the ladder, and its bonus changes with it', async () => {
    const before = (await blockOf('promotions/accumulator-boost', 'couponExample')).example?.bonus;
    // Five legs won: 151.20 for 10.00, and 5% of what is above the stake.
    expect(before).toEqual({ coef: null, percent: 5, amount: 706 });
    await config({ couponBonuses: { hyperBonus: { ladder: [{ legs: 5, percent: 20 }], base: 'gross' } } });
    const after = (await blockOf('promotions/accumulator-boost', 'couponExample')).example?.bonus;
    expect(after).toEqual({ coef: null, percent: 20, amount: 3024 });
  });

  test('of a registration code are those of the free bet that it gives', async () => {
    await config({ registrationGifts: { KICKOFF: { times: 3, days: 5, minCoef: 1700, minLegs: 2 } } });
    const id = 'bonus/partners/kickoff';
    const player = await open('KICKOFF');
    const [gift] = (await player.get<{ promoCodes: PromoCode[] }>(openPaths.promoCodes)).body.promoCodes;
    expect(gift).toMatchObject({
      value: (await conditionOf(id, 'value', 'money')).amounts.EUR,
      minCoef: (await conditionOf(id, 'minCoef', 'coef')).coef,
      minLegs: (await conditionOf(id, 'minLegs', 'count')).count,
    });
    expect(gift?.value).toBe(1500);
    const days = (await conditionOf(id, 'usable', 'time')).count;
    expect((gift?.expiresAt ?? 0) - site.platform.clock.now()).toBeGreaterThan((days - 1) * 86_400_000);
    expect((gift?.expiresAt ?? 0) - site.platform.clock.now()).toBeLessThanOrEqual(days * 86_400_000);
  });

  test('of a code end with its last free bet, and name its end', async () => {
    const until = site.platform.clock.now() + 86_400_000;
    await config({
      registration: { promoCodes: ['FAIRSTART', 'ONE-TIME'] },
      registrationGifts: { 'ONE-TIME': { times: 1, days: 3, maxUses: 1, until } },
    });
    expect(await offerOf('bonus/partners/one-time')).toMatchObject({ until, sets: [{ of: 'ONE-TIME' }] });
    // The other code has no end, so that the whole offer has none.
    expect((await offerOf('promotions/welcome-bonus')).until).toBeNull();
    await open('ONE-TIME');
    expect((await show('bonus/partners/one-time')).status).toBe(404);
    expect((await offerOf('promotions/welcome-bonus')).sets.map(({ of }) => of)).toEqual(['FAIRSTART']);
  });

  test('of the express of the day are those by which it is composed', async () => {
    await config({ houseCoupons: { express: { live: { percent: 17, legs: 5, minCoef: 3000, maxCoef: 9000 } } } });
    const id = 'promotions/accumulator-of-the-day';
    expect((await conditionOf(id, 'uplift', 'percent', 'live')).percent).toBe(17);
    expect((await conditionOf(id, 'legs', 'count', 'live')).count).toBe(5);
    expect(await conditionOf(id, 'totalCoef', 'coefs', 'live')).toMatchObject({ min: 3000, max: 9000 });
    await config({ houseCoupons: { express: { line: { percent: 25 } } } });
    const { example } = await blockOf(id, 'couponExample');
    expect(example?.bonus).toEqual({ coef: null, percent: 25, amount: Math.round((example?.payout ?? 0) * 0.25) });
  });

  test('of the bonus bet are the odds of the leg that a coupon gets', async () => {
    const player = await site.player({ balance: 100_000 });
    const { steps } = await conditionOf('promotions/bonus-bet', 'bonusCoef', 'coefLadder');
    expect(steps.at(-1)).toEqual({ legs: 10, coef: 1100 });
    for (const { legs, coef } of [steps[0], steps[2]].filter((step) => step !== undefined)) {
      const bets = Array.from({ length: legs }, (): [number, number] => [site.table.addSelection(1500), 1500]);
      const { body } = await player.place(player.placement(bets, { isBonusBet: true }));
      expect(body).toMatchObject({ status: 'accepted', coupon: { bonusBetCoef: coef } });
    }
  });

  test('of cash-out, advances and free bets follow the configuration', async () => {
    await config({
      couponCashOut: {
        margin: '0.045',
        longShots: { from: '7.5', margin: '0.08' },
        validSeconds: 9,
        isEditable: false,
      },
      couponAdvance: { maxTimes: 7 },
      couponBonuses: { promoOnVoid: 'reissued' },
    });
    expect((await conditionOf('promotions/early-payout', 'margin', 'percent')).percent).toBe(4.5);
    const longShots = await conditionOf('promotions/early-payout', 'longShots', 'percentFrom');
    expect(longShots).toMatchObject({ percent: 8, coef: 7500 });
    expect((await conditionOf('promotions/early-payout', 'holdsFor', 'time')).count).toBe(9);
    expect((await conditionOf('promotions/early-payout', 'editable', 'word')).word).toBe('editable_no');
    expect((await conditionOf('promotions/advance-bet', 'maxDebt', 'money')).amounts).toMatchObject({ EUR: 3500 });
    expect((await conditionOf('promotions/free-bet', 'onVoid', 'word')).word).toBe('onVoid_reissued');
    await config({ couponCashOut: { longShots: { from: '7.5', margin: '0.01' } } });
    await expect(conditionOf('promotions/early-payout', 'longShots', 'percentFrom')).rejects.toThrow(
      'has no longShots',
    );
  });

  test('have an amount in every currency of the site', async () => {
    const { currencies } = site.platform.config.config();
    for (const [id, name] of [
      ['promotions/accumulator-boost', 'minStake'],
      ['promotions/welcome-bonus', 'value'],
      ['promotions/advance-bet', 'maxDebt'],
    ] as const) {
      expect(Object.keys((await conditionOf(id, name, 'money')).amounts).sort()).toEqual([...currencies].sort());
    }
  });
});

describe('[R-36] the pages of bonuses and their twins', () => {
  const BONUSES = ['rules', 'games', 'rules/free-bet', 'partners/kickoff'];
  const siteMap = async () =>
    (await visitor.get<{ paths: string[] }>(`${openPaths.siteMap}?part=pages`)).body.paths.filter((path) =>
      /(bonus|special-offer)\/(rules|games|partners)/.test(path),
    );

  test.each([
    [false, 'bonus', 'special-offer'],
    [true, 'special-offer', 'bonus'],
  ])('with promoBonusToOffer %s are addressed and listed below %s', async (promoBonusToOffer, own, other) => {
    await config({ promoBonusToOffer });
    const ids = (await list()).map(({ id }) => id);
    for (const tail of BONUSES) {
      expect((await show(`${own}/${tail}`)).body).toMatchObject({ id: `${own}/${tail}` });
      expect(ids).toContain(`${own}/${tail}`);
      expect(ids).not.toContain(`${other}/${tail}`);
    }
    const paths = await siteMap();
    expect(paths.length).toBeGreaterThan(8);
    expect(paths.filter((path) => path.includes(`/${other}/`))).toEqual([]);
    expect((await offerOf('promotions/free-bet')).rules).toBe(`${own}/rules/free-bet`);
    for (const { of, page } of (await offerOf('promotions/welcome-bonus')).sets) {
      expect(page).toBe(`${own}/partners/${of?.toLowerCase()}`);
    }
    const [ofCode] = (await offerOf(`${own}/partners/kickoff`)).sets;
    expect(ofCode).toMatchObject({ of: 'KICKOFF' });
    expect(ofCode).not.toHaveProperty('page');
    // The pages of the casino have no twins.
    expect(ids).toContain('bonus/casino');
  });
});

describe('[R-35] the bonuses of the casino', () => {
  test('are said not to exist, and lead to what there is', async () => {
    const links = (await show('bonus/casino')).body.blocks.find(({ kind }) => kind === 'pageLinks');
    expect(links).toMatchObject({ links: [{ id: 'bonus/casino/promo' }, { id: 'bonus/casino/slot-first-deposit' }] });
    for (const id of ['bonus/casino', 'bonus/casino/promo', 'bonus/casino/slot-first-deposit']) {
      const { body } = await show(id);
      const lists = body.blocks.filter((block) => block.kind === 'offerList') as ContentBlock<'offerList'>[];
      expect(lists.map(({ family, offers }) => [family, offers.length])).toEqual([
        ['casino', 0],
        ['sport', OFFERS.length],
      ]);
    }
    expect((await show('bonus/casino/promotions/welcome')).status).toBe(404);
  });
});

test('an operator’s page about no offer has no conditions and is not found', async () => {
  const own = contentRecord({
    class: 'promotion',
    blocks: { offerTerms: { title: 'Conditions' } },
    settings: { offerTerms: { as: 'table' } },
  });
  const put = await visitor.post(`${CONTROL_PREFIX}/content`, { pages: { 'promotions/spring': own } });
  expect(put.status).toBe(200);
  expect((await show('promotions/spring')).status).toBe(404);
});
