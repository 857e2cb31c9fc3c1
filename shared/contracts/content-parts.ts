import * as v from 'valibot';
import { EXAMPLE_BONUSES, EXAMPLE_RESULTS, EXAMPLE_TYPES } from '../domain/coupon/example.ts';
import { OFFER_FAMILIES } from '../domain/offers/offers.ts';
import { competitionCountSchema, gameSchema, teamSchema } from './catalogue.ts';
import { contentId, few, line, prose } from './content-words.ts';
import { offerSchema } from './offers.ts';

const hundredths = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000));
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/), v.maxLength(80));
/** Competition of the catalogue that a part is about: slugs of its sport and its own. */
const competition = { sport: slug, competition: slug };
/** The competition with its games that can be bet on; null for one that the site does not offer. */
const subject = { subject: v.nullable(competitionCountSchema) };

/** Organisation that helps people who gamble too much, and those close to them. */
const helpLine = v.object({
  /** ISO 3166 alpha-2; null for one that helps in many countries. */
  country: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  /** Its own name. */
  name: line,
  /** As it is dialled within the country. */
  phone: v.exactOptional(v.pipe(v.string(), v.regex(/^\+?\d[\d -]{1,24}$/))),
  web: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(/^https:\/\/[^\s"'<>]+$/),
      v.maxLength(200),
      v.check((web) => URL.canParse(web), 'is no address'),
    ),
  ),
  /** Calls cost nothing; left out where that is not certain. */
  isFree: v.exactOptional(v.literal(true)),
  /** It is there at every hour; left out where that is not certain. */
  isAlwaysOpen: v.exactOptional(v.literal(true)),
});
export type HelpLine = v.InferOutput<typeof helpLine>;

/** Entries that a list has once each, by what tells them apart. */
const distinct =
  <Item>(nameOf: (item: Item) => string) =>
  (items: Item[]) =>
    new Set(items.map(nameOf)).size === items.length;

/** Time of a day: "09:30". */
const clock = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const closingClock = v.union([clock, v.literal('24:00')]);

/** What a cash terminal or shop offers. */
export const TERMINAL_SERVICES = ['bets', 'deposits', 'withdrawals', 'slips'] as const;

/** Cash terminal, or shop with one. Names and addresses are the same in all languages. */
const terminal = v.object({
  name: line,
  address: line,
  city: line,
  /** Degrees. */
  latitude: v.pipe(v.number(), v.minValue(-85), v.maxValue(85)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  /** Opening hours in the time of the place; none for a place that is always open. Days: 0 Sunday … 6 Saturday. */
  hours: v.optional(
    v.array(
      v.object({
        days: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))), v.minLength(1)),
        from: clock,
        to: closingClock,
      }),
    ),
    [],
  ),
  services: v.optional(v.array(v.picklist(TERMINAL_SERVICES)), []),
});
export type Terminal = v.InferOutput<typeof terminal>;

const points = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Page that a part links, in words of `language`. */
const linkedPage = {
  id: v.string(),
  name: v.string(),
  /** What the page is about, in one or two sentences. */
  text: v.string(),
  language: v.string(),
};

/** Kinds of blocks that a feature draws, as its record `<name>.part.ts` says. They are what composed pages are made of. */
export const PART_BLOCKS = {
  /** Head of a page of one competition: its place, what can be bet on now, and the way to its live and line games. */
  competition: { settings: competition, texts: { text: prose }, facts: subject },
  /** Games of one competition with their prices; at an address of the other section it is not shown. */
  competitionGames: {
    settings: { ...competition, section: v.picklist(['live', 'line']) },
    texts: { title: line },
    facts: subject,
  },
  /** Sides of one competition, each with the game that it plays now or next. */
  clubs: {
    settings: competition,
    texts: { title: line, text: v.exactOptional(prose) },
    facts: { ...subject, clubs: v.array(v.object({ team: teamSchema, game: v.nullable(gameSchema) })) },
  },
  /** Articles of the news, by topic and page by page, as the address says. */
  newsList: { settings: {}, texts: { text: prose }, facts: {} },
  /** Terms below an id with their definitions: in the alphabet of the reader's language, or by the pages that group them. */
  termList: {
    settings: { under: contentId, by: v.picklist(['letter', 'subject']) },
    texts: { text: prose },
    facts: {
      /** In the order of the table; `words` are those of the search. */
      terms: v.array(v.object({ ...linkedPage, words: v.string() })),
      /** Pages below the id that group terms, in their order. */
      groups: v.array(v.object(linkedPage)),
    },
  },
  /** Links to pages of the site, each with what it is about. */
  pageLinks: {
    settings: { pages: few(contentId) },
    texts: { title: line },
    facts: {
      /** Pages that are there now; `row`: its row of the route table, for a page that is no content. */
      links: v.array(v.union([v.object(linkedPage), v.object({ id: v.string(), row: v.string() })])),
    },
  },
  /** All that the product stores on a device, by classes of consent, and a button that opens the cookie settings. */
  storage: { settings: {}, texts: { action: line }, facts: {} },
  /** Help lines by country, with those of the visitor's country first. */
  helpLines: {
    settings: {
      lines: v.pipe(
        few(helpLine),
        v.check(
          distinct(({ country, name }) => `${country} ${name}`),
          'A country has each name once',
        ),
      ),
    },
    texts: {
      /** Headings: lines of the visitor's country, of all countries, of the others. */
      near: line,
      everywhere: line,
      others: line,
      /** Marks of a line. */
      free: line,
      always: line,
    },
    facts: {},
  },
  /** Cash terminals and shops, as a list that can be searched and on a map that is drawn from their positions. */
  cashTerminals: {
    settings: {
      places: v.pipe(
        v.array(terminal),
        v.minLength(1),
        v.maxLength(2000),
        v.check(
          distinct(({ city, name, address }) => `${city} ${name} ${address}`),
          'Places differ in city, name or address',
        ),
      ),
    },
    texts: { text: prose },
    facts: {},
  },
  /** Calculates the tax on the payout of a bet, as this site taxes or by rules that the visitor enters. */
  taxCalculator: { settings: {}, texts: { text: prose }, facts: {} },
  /** Questions about the visitor's own play. The answers stay in the page: none is stored or sent. */
  selfTest: {
    settings: {
      /** Points from which each result but the first holds, ascending: the answers count 0, 1, 2 and so on. */
      bounds: v.pipe(
        few(points),
        v.check((bounds) => bounds.every((one, at) => one > (bounds[at - 1] ?? 0)), 'Bounds ascend'),
      ),
    },
    texts: {
      questions: few(line),
      /** From the one without points. */
      answers: few(line),
      action: line,
      again: line,
      /** Said where a question is unanswered. */
      missing: line,
      /** From the one of the fewest points; one more than there are bounds. */
      results: few(v.object({ title: line, text: prose })),
    },
    facts: {},
  },
  /** Worked example of a bet, in units of no currency; what it pays is calculated as bets are settled. */
  couponExample: {
    settings: {
      type: v.picklist(EXAMPLE_TYPES),
      /** Stake, hundredths of a unit. */
      amount: hundredths,
      legs: v.pipe(
        v.array(
          v.object({
            /** Odds, thousandths. */
            coef: v.pipe(v.number(), v.integer(), v.minValue(1001), v.maxValue(1_000_000)),
            result: v.picklist(EXAMPLE_RESULTS),
            banker: v.exactOptional(v.boolean()),
            blockId: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(12))),
          }),
        ),
        v.minLength(1),
        v.maxLength(12),
      ),
      systemValue: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
      /** Stakes of the blocks of a conditional bet from the second on, hundredths of a unit. */
      amountByBlock: v.exactOptional(v.record(v.string(), hundredths)),
      /** Offer that the bet has, under the conditions of the configuration; only of an express. */
      bonus: v.exactOptional(v.picklist(EXAMPLE_BONUSES)),
    },
    texts: { title: line, text: v.exactOptional(prose) },
    facts: {
      /** Odds in thousandths, money in hundredths of a unit; null where the site's rules allow no such bet. */
      example: v.nullable(
        v.object({
          coef: v.number(),
          lines: v.number(),
          rows: v.array(
            v.object({
              bets: v.array(v.number()),
              coef: v.number(),
              stake: v.number(),
              payout: v.number(),
              left: v.nullable(v.number()),
            }),
          ),
          payout: v.number(),
          best: v.number(),
          /** What the offer adds to the odds or the payout: its odds, percent and amount; null without one. */
          bonus: v.optional(
            v.nullable(v.object({ coef: v.nullable(v.number()), percent: v.nullable(v.number()), amount: v.number() })),
            null,
          ),
        }),
      ),
    },
  },
  /**
   * Conditions of the offer that the address names, as a table with a button, or as numbered rules. A page with them
   * exists while the offer can be taken.
   */
  offerTerms: {
    settings: { as: v.picklist(['table', 'rules']) },
    texts: { title: line, text: v.exactOptional(prose) },
    facts: { offer: v.nullable(offerSchema) },
  },
  /** Cards of all offers that can be taken now; `none` is said where there are none. */
  offerList: {
    settings: { family: v.picklist(OFFER_FAMILIES) },
    texts: { title: line, text: v.exactOptional(prose), none: prose },
    facts: { offers: v.array(offerSchema) },
  },
  /** Markets of a sport by family, each family with its rule; a page with them is about a sport that the site offers. */
  sportMarkets: {
    settings: { sport: slug },
    /** Words for the sides of a game, which the names of markets contain. */
    texts: { home: line, away: line },
    facts: {
      families: v.array(
        v.object({
          /** Family of `MARKET_FAMILIES`. */
          family: v.string(),
          /** Id of the page that explains the family, its heading and its rule; null while there is no such page. */
          page: v.nullable(v.object({ id: v.string(), name: v.string(), rule: v.string() })),
          /** Ids of the market types, in the order in which a game shows them. */
          types: v.array(v.number()),
        }),
      ),
    },
  },
} as const;

export type PartKind = keyof typeof PART_BLOCKS;
/** Every kind of {@link PART_BLOCKS}. */
export const PART_KINDS = Object.keys(PART_BLOCKS) as PartKind[];
