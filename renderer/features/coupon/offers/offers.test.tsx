import { describe, expect, test } from 'vitest';
import { DEFAULT_COUPON_BONUSES } from '#platform/modules/config/coupon-bonus-config.ts';
import { defaultSiteConfig } from '#platform/modules/config/default-site-config.ts';
import { DEFAULT_HOUSE_COUPONS } from '#platform/modules/config/house-coupons-config.ts';
import { CONDITIONS, type OfferSources } from '#platform/modules/offers/offer-conditions.ts';
import type { PartProps } from '#renderer/lib/pages/part-record.ts';
import { shownOffer } from '#renderer/lib/test-fixtures/content.fixture.ts';
import type { SessionAnswer } from '#shared/contracts/account.ts';
import type { ContentBlock } from '#shared/contracts/content-blocks.ts';
import type { ShownOffer } from '#shared/contracts/offers.ts';
import { DEFAULT_COUPON_RULES } from '#shared/domain/coupon/coupon-rules.ts';
import { OFFERS } from '#shared/domain/offers/offers.ts';
import { account, session as player } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { OfferListPart } from './offer-list-part.tsx';
import { OfferTermsPart } from './offer-terms-part.tsx';

type Language = (typeof LANGUAGES)[number];

const gift = { times: 2, days: 14, minCoef: 1500, minLegs: 3, maxUses: 1, from: 1, until: Date.UTC(2026, 11, 24) };
const { couponCashOut } = defaultSiteConfig(false);
const { express } = DEFAULT_HOUSE_COUPONS;

/** Settings of the brand, and others under which the conditions have their other words. */
const usual: OfferSources = {
  bonuses: DEFAULT_COUPON_BONUSES,
  rules: DEFAULT_COUPON_RULES,
  express: { line: express.line ?? null, live: express.live ?? null },
  cashOut: couponCashOut as OfferSources['cashOut'],
  advance: { isOffered: true, share: '0.3', maxTimes: 20 },
  gifts: [{ code: 'KICKOFF', gift }],
  currencies: ['EUR', 'USD'],
};
const { hyperBonus } = DEFAULT_COUPON_BONUSES;
const OTHERS: OfferSources = {
  ...usual,
  bonuses: {
    ...DEFAULT_COUPON_BONUSES,
    hyperBonus: hyperBonus && { ...hyperBonus, byCurrency: {}, base: 'gross', delayHours: 24 },
    promoOnVoid: 'reissued',
  },
  rules: { ...DEFAULT_COUPON_RULES, promo: { isStakeReturned: true, onVoid: 'reissued' } },
  cashOut: { ...usual.cashOut, isEditable: false },
};

const offersUnder = (sources: OfferSources): ShownOffer[] =>
  OFFERS.map((offer) => shownOffer({ ...offer, sets: CONDITIONS[offer.slug](sources) }));

const props = (language: Language) => {
  const own = { lang: language, dir: language === 'ar' ? ('rtl' as const) : ('ltr' as const) };
  return {
    ...{ heading: undefined, anchor: 'part-one', text: undefined, own, words: own },
    prose: (markdown: string) => <p>{markdown}</p>,
  };
};

const playerSession = (iso: string): SessionAnswer => ({ ...player, accounts: [{ ...account, iso }] });

interface Drawn {
  readonly language?: Language;
  readonly session?: SessionAnswer | null;
}

function terms(offer: ShownOffer, as: 'rules' | 'table', { language = 'en', session = null }: Drawn = {}) {
  const block: ContentBlock<'offerTerms'> = { id: 'one', kind: 'offerTerms', as, title: 'Conditions', offer };
  const all: PartProps<'offerTerms'> = { block, ...props(language) };
  return renderPart(<OfferTermsPart {...all} />, { language, session, namespaces: ['offers'] });
}

const offerOf = (slug: string, sources = usual): ShownOffer => {
  const found = offersUnder(sources).find((offer) => offer.slug === slug);
  if (!found) throw new Error(`No offer ${slug}`);
  return found;
};

describe.each(LANGUAGES)('the conditions of every offer, in %s', (language) => {
  test.each(OFFERS.map(({ slug }) => slug))('%s: have all their words, as a table and as rules', async (slug) => {
    for (const sources of [usual, OTHERS]) {
      const offer = offerOf(slug, sources);
      for (const as of ['table', 'rules'] as const) {
        const html = await terms(offer, as, { language });
        expect(textOf(html)).not.toMatch(KEY_LEAK);
        expect(textOf(html)).not.toMatch(/\{|undefined|NaN/);
      }
    }
  });
});

describe('the conditions of an offer', () => {
  test('are written in the visitor’s currency and odds format, each step of a ladder with its percent', async () => {
    const text = textOf(await terms(offerOf('accumulator-boost'), 'table'));
    for (const said of [
      'from 4 selections 3%',
      'from 25 selections 250%',
      'Minimum odds of each selection 1.20',
      '€2.00',
      '€10,000.00',
    ]) {
      expect(text).toContain(said);
    }
    const german = textOf(await terms(offerOf('accumulator-boost'), 'table', { language: 'de' }));
    expect(german).toMatch(/mindestens 2,00\s€/);
    expect(german).toContain('1,20');
  });

  test('take the currency of the player’s account, and another where the site has no amount in it', async () => {
    const offer = (amounts: Record<string, number>) =>
      shownOffer({ sets: [{ of: null, conditions: [{ name: 'minStake', type: 'money', amounts }] }] });
    const session = playerSession('USD');
    expect(textOf(await terms(offer({ EUR: 100, USD: 250 }), 'table', { session }))).toContain('$2.50');
    expect(textOf(await terms(offer({ EUR: 100 }), 'table', { session }))).toContain('€1.00');
  });

  test('say until when, and that no end is set', async () => {
    expect(textOf(await terms(offerOf('free-bet'), 'table'))).toContain('Ends No end is set');
    const ended = textOf(await terms(shownOffer({ until: Date.UTC(2026, 11, 24, 9) }), 'table'));
    expect(ended).toMatch(/Ends \w+ 24 Dec \d\d:\d\d/);
    const own = textOf(await terms(offerOf('welcome-bonus'), 'table'));
    expect(own.match(/Ends/g)).toHaveLength(1);
  });

  test('are numbered through as rules, with the code that each set belongs to', async () => {
    const html = await terms(offerOf('welcome-bonus'), 'rules');
    expect(html.match(/<li/g)?.length).toBeGreaterThan(8);
    expect(textOf(html)).toContain('Code KICKOFF The free bet is worth €10.00.');
    expect(textOf(html)).toContain('About this offer');
  });
});

describe('the button of an offer', () => {
  const linkOf = (html: string) => /<a class="[^"]*primary[^"]*" [^>]*href="([^"]*)"/.exec(html)?.[1];
  const session = playerSession('EUR');

  test('leads to the games to come; a guest signs in first where only players have something there', async () => {
    expect(linkOf(await terms(offerOf('accumulator-boost'), 'table'))).toBe('/en/line');
    expect(linkOf(await terms(offerOf('advance-bet'), 'table'))).toBe('/en?signIn=line');
    expect(linkOf(await terms(offerOf('advance-bet'), 'table', { session }))).toBe('/en/line');
  });

  test('leads to the open bets', async () => {
    const guest = linkOf(await terms(offerOf('early-payout'), 'table'));
    expect(guest).toBe('/en?signIn=office%2Fhistory%3Fstate%3Dopen');
    expect(linkOf(await terms(offerOf('early-payout'), 'table', { session }))).toBe('/en/office/history?state=open');
  });

  test('opens an account with the code, which players are told is for others', async () => {
    expect(textOf(await terms(offerOf('welcome-bonus'), 'table'))).toContain('Open an account with KICKOFF');
    const told = textOf(await terms(offerOf('welcome-bonus'), 'table', { session }));
    expect(told).not.toContain('Open an account with');
    expect(told).toContain('This offer is for people who open an account here for the first time.');
  });

  test('of a promo code asks a guest to sign in, and a player without bets to choose one', async () => {
    expect(textOf(await terms(offerOf('free-bet'), 'table'))).toContain('Sign in to use a code');
    const html = await terms(offerOf('free-bet'), 'table', { session });
    expect([textOf(html).includes('Choose a bet for your code'), linkOf(html)]).toEqual([true, '/en/line']);
  });

  test('of the express of the day stands with each section', async () => {
    const text = textOf(await terms(offerOf('accumulator-of-the-day'), 'table'));
    expect(text).toContain('Add the accumulator to the bet slip');
    expect(text).toContain('Add the live accumulator to the bet slip');
  });
});

describe('the conditions of a code', () => {
  const welcome = offerOf('welcome-bonus');
  test.each(['rules', 'table'] as const)('lead to the page of the code where the site has one, as %s', async (as) => {
    const sets = welcome.sets.map((set) => ({ ...set, page: 'bonus/partners/kickoff' }));
    expect(await terms({ ...welcome, sets }, as)).toContain('<a href="/en/bonus/partners/kickoff"');
    expect(await terms(welcome, as)).not.toContain('/bonus/partners/');
  });
});

describe('the amounts of the hyper bonus', () => {
  const under = (amounts: object) =>
    CONDITIONS['accumulator-boost']({
      ...usual,
      bonuses: { ...DEFAULT_COUPON_BONUSES, hyperBonus: hyperBonus && { ...hyperBonus, byCurrency: {}, ...amounts } },
    });
  const namesOf = (sets: ReturnType<typeof under>) =>
    sets.flatMap(({ conditions }) => conditions.map(({ name }) => name));

  test('are no condition while no stake is asked for in any currency', () => {
    expect(namesOf(under({}))).toContain('minStake');
    expect(namesOf(under({ minStakeTimes: 0 }))).not.toContain('minStake');
    expect(namesOf(under({ minStakeTimes: 0 }))).toContain('maxBonus');
    const byCurrency = { USD: { minStake: 100, maxBonus: 100 } };
    expect(namesOf(under({ minStakeTimes: 0, byCurrency }))).toContain('minStake');
  });

  test('make no offer of a bonus that is nothing in every currency', () => {
    expect(under({ maxBonusTimes: 0 })).toEqual([]);
    expect(under({ maxBonusTimes: 0, byCurrency: { USD: { minStake: 1, maxBonus: 100 } } })).toHaveLength(1);
  });
});

describe('the list of offers', () => {
  const list = (offers: ShownOffer[]) => {
    const block: ContentBlock<'offerList'> = {
      ...{ id: 'one', kind: 'offerList', family: 'sport', title: 'Offers', none: 'None today' },
      offers,
    };
    const all: PartProps<'offerList'> = { block, ...props('en') };
    return renderPart(<OfferListPart {...all} />, { namespaces: ['offers'] });
  };

  test('has a card for each with its page, its most important figures and its full terms', async () => {
    const html = await list(offersUnder(usual));
    expect(html.match(/data-offer=/g)).toHaveLength(OFFERS.length);
    expect(html).toContain('href="/en/promotions/accumulator-boost"');
    expect(html).toContain('href="/en/bonus/rules/accumulator-boost"');
    expect(textOf(html)).toContain('Bonus by number of selections up to 250%');
    expect(textOf(html)).not.toContain('None today');
  });

  test('says that there is none', async () => {
    expect(textOf(await list([]))).toBe('Offers None today');
  });
});
