import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { driftBucket } from '#platform/simulation/book/form-drift.ts';
import { DEFAULT_MARGINS } from '#platform/simulation/book/pricing.ts';
import { createCatalogue } from '#platform/simulation/catalogue/catalogue.ts';
import type { LeagueStage } from '#platform/simulation/catalogue/plan.ts';
import { leagueRounds, seasonOf } from '#platform/simulation/schedule/season.ts';
import { readRounds } from '#platform/simulation/schedule/slots.ts';
import { type ContentRecord, type ContentTexts, versionOf } from '#shared/contracts/content.ts';
import type { BlockPlace } from '#shared/contracts/content-blocks.ts';
import { isLinkTarget } from '#shared/contracts/content-words.ts';
import { DEFAULT_COUPON_RULES } from '#shared/domain/coupon/coupon-rules.ts';
import { BET_STATUS } from '#shared/domain/coupon/leg-status.ts';
import { settleCoupon } from '#shared/domain/coupon/settlement.ts';
import { COUPON_TYPE, type EngineCoupon, type EngineLeg } from '#shared/domain/coupon/types.ts';
import { dayOf } from '#shared/domain/ids/game-id.ts';
import { formatOdds } from '#shared/domain/odds/format-odds.ts';
import { OFFERS } from '#shared/domain/offers/offers.ts';
import { contentIdOf } from '#shared/domain/routing/content-id.ts';
import { matchRoute } from '#shared/domain/routing/route-table.ts';
import { playMoney } from '../accounts/play-money.ts';
import { defaultSiteConfig } from '../config/default-site-config.ts';
import { DEFAULT_LIVE_DELAYS } from '../config/liability-limits-config.ts';
import { readBrandPages } from './brand-pages.ts';

const config = defaultSiteConfig(false);
const pages = await readBrandPages();
const languages = [...config.languages].sort();

/** A text of a page and where it stands, such as `types.rows.2.1`. */
interface Said {
  readonly at: string;
  readonly text: string;
}

function* textsIn(value: unknown, at: string): Generator<Said> {
  if (typeof value === 'string') yield { at, text: value };
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, at === '' ? key : `${at}.${key}`);
  }
}

const textsOf = (record: ContentRecord, language: string): ContentTexts => {
  const texts = record.texts[language];
  if (!texts) throw new Error(`No text in ${language}`);
  return texts;
};
const saidIn = (record: ContentRecord, language: string) => [...textsIn(textsOf(record, language).blocks, '')];
const isTarget = ({ at }: Said) => at.endsWith('.target');
/** Where the texts of a language stand, and the targets among them. */
const shapeOf = (record: ContentRecord, language: string) =>
  saidIn(record, language)
    .map((said) => (isTarget(said) ? `${said.at} → ${said.text}` : said.at))
    .sort();

/** Names with a figure in some languages only. */
const NAMES_WITH_FIGURES = /1-Klick|1 clic/g;
/** Digits of the figures of a text, sorted; separators, which differ between languages, are left out. */
const figuresOf = (text: string) =>
  (text.replace(NAMES_WITH_FIGURES, '').match(/\d+(?:[.,\u00A0]\d+)*/g) ?? [])
    .map((one) => one.replace(/\D/g, ''))
    .sort();

/** Languages that write decimals with a point. */
const WITH_POINT = new Set(['ar', 'en']);
const decimalsWith = (mark: string) => new RegExp(`\\d\\${mark}\\d{1,2}(?!\\d)`);

const TARGET = /\]\(([^)]*)\)/g;
const targetsOf = (record: ContentRecord, language: string) => [
  ...saidIn(record, language).flatMap((said) =>
    isTarget(said) ? [said.text] : [...said.text.matchAll(TARGET)].map(([, target]) => target ?? ''),
  ),
  ...record.blocks.flatMap((block: BlockPlace) => ('leadsTo' in block ? [`/${block.leadsTo.page}`] : [])),
  ...(record.whenOver === null ? [] : [`/${record.whenOver}`]),
];

/** Panels of the frame that a link opens. */
const PANELS = ['#support', '#cookie-settings', '#safer-play'];

/** Tells whether a page is made of a template: the full terms of an offer. */
const isMade = (id: string) => OFFERS.some(({ slug }) => id === `bonus/rules/${slug}`);

/** Tells whether a link leads to something that this site has today. */
function leadsSomewhere(target: string): boolean {
  if (!target.startsWith('/')) return PANELS.includes(target) || target === 'mailto:{email}';
  const match = matchRoute(`/en${target.split('#')[0]}`);
  if (!match?.row.page) return false;
  const content = contentIdOf(match);
  return content === null || pages.has(content) || isMade(content);
}

/** Texts longer than a name: no language says them as another does. */
const LONG = 30;

/** What the tests read of a block: the rows of a table, its points, or its text. */
interface ReadBlock {
  readonly items: readonly { readonly text: string }[];
  readonly rows: readonly (readonly string[])[];
  readonly text: string;
}

/** English texts of a block of a page. */
const blockOf = (id: string, block: string) => {
  const record = pages.get(id);
  if (!record) throw new Error(`No page ${id}`);
  return textsOf(record, 'en').blocks[block] as ReadBlock;
};

describe('the pages of the brand', () => {
  test('include the first pages of information and the landings', () => {
    for (const id of ['information/about', 'information/contacts', 'information/howbet']) {
      expect(pages.has(id), id).toBe(true);
    }
    expect([...pages.values()].filter((page) => page.class === 'landing').length).toBeGreaterThanOrEqual(3);
  });

  test('of information are linked in the footer and found by the search; how to bet is in the menu too', () => {
    const placesOf = (id: string) => [...(pages.get(id)?.places ?? [])].sort();
    expect(placesOf('information/about')).toEqual(['footer', 'search']);
    expect(placesOf('information/contacts')).toEqual(['footer', 'search']);
    expect(placesOf('information/howbet')).toEqual(['drawer', 'footer', 'search']);
  });

  test('name the margins that the book puts on its prices', () => {
    const { main, handicaps, totals, goals, corners, cards, scores } = DEFAULT_MARGINS.groups;
    expect(cards).toBe(corners);
    expect(DEFAULT_MARGINS.live).toBe(0.01);
    const { rows } = blockOf('information/about', 'margins');
    const shown = rows.map(([, margin]) => Number.parseFloat(margin ?? ''));
    const percents = [main, handicaps, totals, goals, corners, scores].map((margin) =>
      Number((margin * 100).toFixed(4)),
    );
    expect(shown).toEqual(percents);
  });

  test('name the margin that a cash-out costs', () => {
    const { text } = blockOf('information/howbet', 'cashOutText');
    const margin = Number((config.couponCashOut as { readonly margin: string }).margin);
    expect(text).toContain(`Less ${(margin * 100).toFixed(0)}% that is an offer of ${(18 * (1 - margin)).toFixed(2)}.`);
  });

  test('name the delay of live bets, the size of a bet slip and the play money that the site has', () => {
    const { base, bySport } = DEFAULT_LIVE_DELAYS;
    expect([base, Math.max(...Object.values(bySport))]).toEqual([5, 7]);
    expect(blockOf('information/howbet', 'liveText').text).toContain('usually five seconds, up to seven');
    const { maxLegs } = DEFAULT_COUPON_RULES.limits;
    expect(blockOf('information/howbet', 'slipText').text).toContain(`up to ${maxLegs} selections`);
    const [gift, ceiling] = [playMoney.giftOf('EUR'), playMoney.ceilingOf('EUR')].map((minor) => minor / 100);
    const { text } = blockOf('information/about', 'moneyText');
    expect(text).toContain(`${gift} euros`);
    expect(text).toContain(`${ceiling?.toLocaleString('en')} euros`);
  });
});

describe('the examples of how to bet', () => {
  const money = (minor: number | null) => ((minor ?? Number.NaN) / 100).toFixed(2);
  const leg = (coef: number, isLost = false, more: Partial<EngineLeg> = {}): EngineLeg => ({
    coef,
    statusId: isLost ? BET_STATUS.lose : BET_STATUS.win,
    ...more,
  });
  const A = leg(1800);
  const B = leg(2100);
  const C = leg(1500);
  const lost = (won: EngineLeg) => ({ ...won, statusId: BET_STATUS.lose });
  const inBlock = (one: EngineLeg, blockId: number) => ({ ...one, blockId });
  const banker = leg(2000, false, { banker: true });
  const system = { typeId: COUPON_TYPE.system, amount: 3000, systemValue: 2 };
  const condition = { typeId: COUPON_TYPE.condition, amount: 1000, amountByBlockId: { '2': 1000 } };

  test.each<[string, EngineCoupon, EngineCoupon?]>([
    ['Single', { typeId: COUPON_TYPE.single, amount: 1000, legs: [B] }],
    ['Accumulator', { typeId: COUPON_TYPE.express, amount: 1000, legs: [A, B, C] }],
    ['System', { ...system, legs: [A, B, C] }, { ...system, legs: [A, B, lost(C)] }],
    ['System with bankers', { ...system, legs: [A, B, C, banker] }],
    [
      'Chain',
      { typeId: COUPON_TYPE.chain, amount: 1000, legs: [A, B, C] },
      { typeId: COUPON_TYPE.chain, amount: 1000, legs: [A, lost(B), C] },
    ],
    [
      'Multi-bet',
      {
        ...system,
        typeId: COUPON_TYPE.multi,
        legs: [inBlock(A, 1), inBlock(C, 1), inBlock(B, 2), inBlock(leg(2000), 3)],
      },
    ],
    [
      'Conditional bet',
      { ...condition, legs: [inBlock(A, 1), inBlock(B, 2), inBlock(C, 2)] },
      { ...condition, legs: [inBlock(A, 1), inBlock(lost(B), 2), inBlock(C, 2)] },
    ],
    ['Anti-accumulator', { typeId: COUPON_TYPE.antiExpress, amount: 1000, legs: [C, leg(1400, true)] }],
    [
      'Lucky',
      { typeId: COUPON_TYPE.lucky, amount: 700, legs: [A, B, C] },
      { typeId: COUPON_TYPE.lucky, amount: 700, legs: [lost(A), B, lost(C)] },
    ],
    [
      'Patent',
      { typeId: COUPON_TYPE.patent, amount: 400, legs: [A, B, C] },
      { typeId: COUPON_TYPE.patent, amount: 400, legs: [A, B, lost(C)] },
    ],
  ])('pay what the settlement pays: %s', (name, ...coupons) => {
    const row = blockOf('information/howbet', 'types').rows.find(([type]) => type === `**${name}**`);
    for (const coupon of coupons) {
      if (coupon) expect(row?.[2]).toMatch(new RegExp(`\\b${money(settleCoupon(coupon).payoutMinor)}\\b`));
    }
  });

  test('pay for each result of a selection what the settlement pays', () => {
    const paid = blockOf('information/howbet', 'results').rows.map(([, , payout]) => payout?.split('= ').at(-1));
    const statuses = [
      BET_STATUS.win,
      BET_STATUS.lose,
      BET_STATUS.return,
      BET_STATUS.halfWinHalfReturn,
      BET_STATUS.halfLoseHalfReturn,
      BET_STATUS.halfLoseHalfWin,
    ];
    const single = { typeId: COUPON_TYPE.single, amount: 1000 };
    expect(paid).toEqual(
      statuses.map((statusId) => money(settleCoupon({ ...single, legs: [{ coef: 1900, statusId }] }).payoutMinor)),
    );
  });

  test('write odds as the price buttons do, with their probability and payout', () => {
    const [decimalView, fractionalView, americanView] = [0, 1, 2];
    for (const [decimal, fractional, american, probability, payout] of blockOf('information/howbet', 'oddsTable')
      .rows) {
      const coef = Math.round(Number(decimal) * 1000);
      expect(decimal).toBe(formatOdds(coef, decimalView));
      expect(fractional).toBe(formatOdds(coef, fractionalView));
      expect(american?.replace('−', '-')).toBe(formatOdds(coef, americanView));
      expect(probability).toBe(`${Number((100_000 / coef).toFixed(1))}%`);
      expect(payout).toBe(money(coef));
    }
  });
});

describe('[R-10] the page of the Premier League', () => {
  const league = createCatalogue().competitionBySlug(1, 'england-premier-league');
  const stage = league?.stages[0] as LeagueStage;
  const said = (id: string, at: number) => blockOf('epl', id).items[at]?.text ?? '';

  test('says the season, the days and the kick-off times that the book plays', () => {
    const season = seasonOf(stage.season, dayOf(Date.UTC(2026, 10, 30)));
    const rounds = season ? leagueRounds(stage, season, 1000) : [];
    expect(league?.teamIds).toHaveLength(20);
    expect([stage.season, stage.pause]).toEqual(['08-21..05-30', true]);
    expect(rounds.length).toBeGreaterThan(30);
    expect(new Set(rounds.map(({ monday }) => monday)).size).toBe(rounds.length);
    const starts = readRounds(stage.slots)[0]?.map(({ weekday, minute }) => `${weekday} ${minute / 60}:00`) ?? [];
    // One place more than there are games: each round leaves another one out.
    expect([starts.length, starts[0], starts.at(-1)]).toEqual([11, '4 20:00', '7 20:00']);
    expect(starts.filter((start) => start === '5 15:00')).toHaveLength(4);
    const { text } = blockOf('epl', 'league');
    expect(text).toContain('Twenty clubs, ten games a round, from August to May.');
    expect(said('season', 0)).toContain(
      'the 20 clubs meets the others at home and away, from the end of August to the end of',
    );
    expect(said('season', 0)).toContain('While national teams play, the league pauses.');
    expect(said('season', 1)).toContain('begins on Friday at 20:00 and ends on Monday evening');
    expect(said('season', 1)).toContain('Up to four of its ten games start on Saturday at 15:00.');
  });

  test('has neighbours that say the days and the times that the book plays', () => {
    const stageOf = (slug: string) => createCatalogue().competitionBySlug(1, slug)?.stages[0] as LeagueStage;
    const startsOf = ({ slots }: LeagueStage) =>
      readRounds(slots)[0]?.map(({ weekday, minute }) => `${weekday} ${minute / 60}`) ?? [];
    const ofWeekend = ['14', '16.25', '18.5', '21'].flatMap((hour) => [`5 ${hour}`, `6 ${hour}`]).sort();
    expect(startsOf(stageOf('spain-la-liga')).sort()).toEqual(['4 21', ...ofWeekend, '7 21'].sort());
    expect(stageOf('spain-la-liga').season).toBe('08-15..05-30');
    const league = stageOf('europe-europa-league');
    expect([new Set(startsOf(league)), league.weeks?.split(' ').length]).toEqual([new Set(['3 18.75', '3 21']), 8]);
    expect(blockOf('europaleague', 'season').items[0]?.text).toContain('each club plays 8 games');
  });

  test('says how often its prices move', () => {
    const hour = 3_600_000;
    const lengthAt = (before: number) => {
      const { until } = driftBucket(7, 0, -before);
      return driftBucket(7, 0, until).until - until;
    };
    expect([lengthAt(60 * hour), lengthAt(hour / 2)]).toEqual([hour, 120_000]);
    expect(said('faq', 3)).toContain('More than two days before a game about once an hour, in the last hour every two');
  });

  test.each(languages)(
    'calls the markets in %s as the page of a game does, as those of other leagues do',
    async (language) => {
      const names = JSON.parse(await readFile(`renderer/locales/${language}/markets.json`, 'utf8'));
      const total = /goals \{([^}]*)\}/.exec(names.total)?.[1];
      const expected = [names.result, names.double_chance, total, names.handicap, names.both_to_score];
      const line = /\s*\u2066?\{line\}\u2069?/;
      for (const id of ['epl', 'laliga', 'europaleague']) {
        const record = pages.get(id);
        const { rows } = (record && textsOf(record, language).blocks.markets) as ReadBlock;
        expect(rows.map(([name]) => name)).toEqual(expected.map((name) => `**${name.replace(line, '')}**`));
      }
    },
  );
});

describe.each([...pages])('the page %s', (_id, record) => {
  const others = languages.filter((language) => language !== record.fallback);

  test('is approved in its present version in every language of the site', () => {
    expect(Object.keys(record.texts).sort()).toEqual(languages);
    for (const language of languages) {
      const { state, version } = textsOf(record, language);
      expect({ language, state, version }).toEqual({ language, state: 'approved', version: versionOf(record) });
    }
  });

  test('has the same blocks, items and targets in every language, and no text without a block', () => {
    const ids = record.blocks.map(({ id }) => id).sort();
    for (const language of languages) {
      expect(Object.keys(textsOf(record, language).blocks).sort(), language).toEqual(ids);
      expect(shapeOf(record, language), language).toEqual(shapeOf(record, record.fallback));
    }
  });

  test.each(languages)('has a heading, a title and a description that search engines show whole, in %s', (language) => {
    const { heading, title, description } = textsOf(record, language);
    expect(heading.length).toBeGreaterThan(0);
    expect(title.length).toBeLessThanOrEqual(70);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(170);
  });

  test('leaves no longer text in the words of another language', () => {
    const longTextsOf = (language: string) => {
      const { title, description, blocks } = textsOf(record, language);
      const said = [...textsIn({ ...blocks, title, description }, '')].filter((one) => !isTarget(one));
      return new Map(said.filter(({ text }) => text.length > LONG).map(({ at, text }) => [at, text]));
    };
    for (const [index, one] of languages.entries()) {
      for (const other of languages.slice(index + 1)) {
        const theirs = longTextsOf(other);
        const same = [...longTextsOf(one)].filter(([at, text]) => theirs.get(at) === text);
        expect(same, `${one}, ${other}`).toEqual([]);
      }
    }
  });

  test.each(languages)('leads only to what this site has, in %s', (language) => {
    expect(targetsOf(record, language).filter((target) => !isLinkTarget(target) || !leadsSomewhere(target))).toEqual(
      [],
    );
  });

  test('names the same figures in every language', () => {
    const expected = saidIn(record, record.fallback).filter((said) => !isTarget(said));
    for (const language of others) {
      const there = new Map(saidIn(record, language).map(({ at, text }) => [at, text]));
      const differing = expected.filter(
        ({ at, text }) => figuresOf(text).join() !== figuresOf(there.get(at) ?? '').join(),
      );
      expect(
        differing.map(({ at, text }) => `${at}: ${text} | ${there.get(at)}`),
        language,
      ).toEqual([]);
    }
  });

  test('keeps signs before and dashes between figures in their places, in Arabic', () => {
    // Without an isolate, the figures around a dash change places and a sign goes behind.
    const text = saidIn(record, 'ar').map((said) => said.text.replace(/\u2066[^\u2069]*\u2069/g, ''));
    expect(text.filter((one) => /[-−]\d|\d[–×]\d/.test(one))).toEqual([]);
  });

  test.each(languages)('writes decimals as %s does', (language) => {
    const wrong = decimalsWith(WITH_POINT.has(language) ? ',' : '.');
    expect(saidIn(record, language).filter((said) => !isTarget(said) && wrong.test(said.text))).toEqual([]);
  });
});
