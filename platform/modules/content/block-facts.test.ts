import { describe, expect, test } from 'vitest';
import type { CompetitionCount } from '#shared/contracts/catalogue.ts';
import type { ContentBlock } from '#shared/contracts/content-blocks.ts';
import { DEFAULT_COUPON_RULES } from '#shared/domain/coupon/coupon-rules.ts';
import { ROUTES } from '#shared/domain/routing/route-table.ts';
import { contentRecord } from '#tests/fixtures/content-record.ts';
import { createCatalogue } from '../../simulation/catalogue/catalogue.ts';
import { type ContentBook, isOffered, shownBlocks } from './block-facts.ts';

/** A site without offers. */
const NO_OFFERS = {
  offers: { of: () => null, among: () => [] },
  exampleOffers: { hyperBonus: null, bonusBet: false, upliftPercent: 0 },
};

const catalogue = createCatalogue();
const league = catalogue.competitionBySlug(1, 'england-premier-league');
if (!league) throw new Error('The catalogue has no Premier League');
const [first = 0, second = 0, third = 0, fourth = 0] = league.teamIds;
const count: CompetitionCount = { ...league, live: 1, line: 2 };

interface Fixture {
  readonly gameId: number;
  readonly sides: readonly [number, number];
  readonly competitionId?: number;
}

/** Returns a book of the whole catalogue with these games; a game is known by its id alone. */
function bookOf(
  parts: { live?: readonly Fixture[]; line?: readonly Fixture[]; isOffered?: boolean } = {},
): ContentBook {
  const listed = ({ gameId, sides: [home, away], competitionId = league?.id ?? 0 }: Fixture) => ({
    ...{ gameId, sportId: 1, competitionId, home, away, startAt: gameId },
  });
  return {
    names: catalogue,
    sections: () => ({ live: (parts.live ?? []).map(listed), line: (parts.line ?? []).map(listed), version: 1 }),
    game: (id) => ({ id }) as ReturnType<ContentBook['game']>,
    list: () => [],
    competition: (id) => (parts.isOffered === false || id !== count.id ? null : count),
    takes: (_, section) => parts.isOffered !== false && section === 'line',
    marketTypes: (sportId) => (sportId === 1 ? [21, 10, 3, 1] : []),
  };
}

const setting = { sport: 'football', competition: 'england-premier-league' };
const recordOf = (place: typeof setting) =>
  contentRecord({
    class: 'composed',
    blocks: { competition: { text: 'Twenty clubs.' }, clubs: { title: 'Clubs' } },
    settings: { competition: place, clubs: place },
  });
const blocksWith = (book: ContentBook, place = setting) => {
  const record = recordOf(place);
  return shownBlocks(record, record.texts.en?.blocks ?? {}, {
    ...{ id: 'epl', book, rules: DEFAULT_COUPON_RULES, now: 0, ...NO_OFFERS },
    familyWords: () => null,
    pages: [],
    isOn: () => true,
  });
};
const clubsOf = (book: ContentBook) => (blocksWith(book)[1] as ContentBlock<'clubs'>).clubs;

describe('[R-10] the parts of a page of a competition', () => {
  test('say what can be bet on', () => {
    expect(blocksWith(bookOf())[0]).toMatchObject({ kind: 'competition', text: 'Twenty clubs.', subject: count });
  });

  test('name every side, with its live game, else its next one', () => {
    const clubs = clubsOf(
      bookOf({
        live: [{ gameId: 7, sides: [first, second] }],
        line: [
          { gameId: 8, sides: [third, first] },
          { gameId: 9, sides: [second, third] },
        ],
      }),
    );
    expect(clubs).toHaveLength(20);
    const gameOf = (id: number) => clubs.find(({ team }) => team.id === id)?.game?.id;
    expect([first, second, third, fourth].map(gameOf)).toEqual([7, 7, 8, undefined]);
    expect(clubs[0]?.team).toEqual({
      ...{ id: first, name: 'Arsenal', shortName: 'ARS' },
      colors: [expect.stringMatching(/^#/), expect.stringMatching(/^#/)],
    });
  });

  test('leave out games of their sides in other competitions', () => {
    const clubs = clubsOf(bookOf({ line: [{ gameId: 8, sides: [first, second], competitionId: 9 }] }));
    expect(clubs.every(({ game }) => game === null)).toBe(true);
  });
});

describe('the markets of a sport', () => {
  const markets = { home: 'Side 1', away: 'Side 2' };
  const recordAbout = (sport: string) =>
    contentRecord({ class: 'legal', blocks: { sportMarkets: markets }, settings: { sportMarkets: { sport } } });
  const familyWords = (family: string) =>
    family === 'total' ? { id: 'information/rules/4/total', name: 'Totals', rule: 'Both sides together.' } : null;
  const shownFor = (sport: string) => {
    const record = recordAbout(sport);
    return shownBlocks(record, record.texts.en?.blocks ?? {}, {
      book: bookOf(),
      ...{ id: 'information/rules', rules: DEFAULT_COUPON_RULES, now: 0, ...NO_OFFERS },
      familyWords,
      pages: [],
      isOn: () => true,
    })[0];
  };

  test('stand below their families, in the order of the rules, with the words of the page of each', () => {
    expect(shownFor('football')).toEqual({
      ...{ id: 'sportMarkets', kind: 'sportMarkets', sport: 'football', ...markets },
      families: [
        { family: 'result', page: null, types: [1] },
        { family: 'total', page: familyWords('total'), types: [3, 10] },
        { family: 'next-and-race', page: null, types: [21] },
      ],
    });
    expect(shownFor('nothing')).toMatchObject({ families: [] });
  });

  test.each([
    ['football', true, true],
    ['football', false, false],
    ['constructor', true, false],
  ])('make a page about %s one of a sport that the site offers: %s', (sport, isOnSite, expected) => {
    expect(isOffered(bookOf({ isOffered: isOnSite }), recordAbout(sport))).toBe(expected);
  });
});

describe('a page about a competition', () => {
  test.each([
    ['is there while the site offers it', setting, true, true],
    ['is away while the site takes no bets on its sport', setting, false, false],
    ['is away for a competition that the catalogue does not have', { ...setting, competition: 'nowhere' }, true, false],
    ['is away for a competition of another sport', { ...setting, sport: 'tennis' }, true, false],
    ['is away for a sport that does not exist', { ...setting, sport: 'constructor' }, true, false],
  ])('%s', (_, place, isOnSite, expected) => {
    expect(isOffered(bookOf({ isOffered: isOnSite }), recordOf(place))).toBe(expected);
  });

  test('has a competition of the catalogue on every address that belongs to one', () => {
    const named = ROUTES.flatMap(({ within }) => within?.competition ?? []);
    expect(named).toContain('england-premier-league');
    const known = new Set(catalogue.competitions.map(({ slug }) => slug));
    expect(named.filter((slug) => !known.has(slug))).toEqual([]);
  });
});
