import { ROUTE_FLAGS as FLAG } from '../route-flags.ts';
import { rowsOf } from '../route-row.ts';

const casino = rowsOf('casino', { flag: FLAG.casino });
const casinoBonus = rowsOf('casino', { flag: FLAG.casinoBonuses, page: 'content' });
const headless = rowsOf('headless', { layout: 'headless', flag: FLAG.landings, unlisted: true, query: 'any' });
const WORD = '([a-z0-9][a-z0-9-]*)';
const GAME = 'game/:gameId(\\d{1,16})/:gameName([\\w%.~-]+)';
const LANDING = '(landing-[a-z0-9][a-z0-9-]*)';

/**
 * Routes of landing pages without the frame of the product (shell §2.4). They come before the rows that would match
 * them as a bonus.
 */
export const HEADLESS_ROWS = [
  headless('landing-page', `landing-page/:landingId${WORD}`, { page: 'content', content: 'landings/:landingId' }),
  headless('lpage', `lpage/:landingId${WORD}`, { redirect: { to: 'landing-page/:landingId', status: 301 } }),
  headless('promotion-landing', `promotions/:promotionId${LANDING}`, {
    page: 'content',
    content: 'landings/:promotionId',
  }),
  headless('casino-bonus-landing', `bonus/casino/:id${LANDING}`, { page: 'content', content: 'landings/:id' }),
] as const;
/** Routes of the sections of the casino (shell §2.3). */
const SECTION_ROWS = [
  casino('bingo', 'bingo', { flag: FLAG.bingo }),
  casino('casino-brand', 'casino/brand'),
  casino('fishing-hunting', 'fishinghunting', { flag: FLAG.fishing }),
  casino('poker', `poker/:game${WORD}?`, { flag: FLAG.poker }),
  casino('tv-games', 'tvgames', { flag: FLAG.tvGames }),
  casino('scratch-cards', 'scratchcards', { flag: FLAG.scratchCards }),
  casino('keno', 'keno', { flag: FLAG.keno }),
  casino('slots-vulkan', 'slots/vulkan', { flag: FLAG.slots }),
  casino('slots-game', `slots/:subcategory${WORD}?/${GAME}`, { flag: FLAG.slots }),
  casino('slots', `slots/:subcategory${WORD}?`, { flag: FLAG.slots }),
  casino('live-casino-game', `casino/:subcategory${WORD}?/${GAME}`),
  casino('live-casino', `casino/:subcategory${WORD}?`),
  casino('virtual-sports', 'virtualsports', { flag: FLAG.virtualSports }),
  casino('fast-games', 'fast-games', { flag: FLAG.fastGames }),
  casino('fast-bet', 'fast-bet', { flag: FLAG.fastGames }),
  casino('asian-games', 'asian-games'),
  casino('card-games', 'card-games'),
  casino('crash-games', 'crash-games'),
  casino('skill-games', 'skill-games'),
  casino('my-casino', 'my-casino', { unlisted: true }),
  casino('my-casino-favorites', 'my-casino/favorites', { unlisted: true }),
  casino('casino-lobby', 'casino-lobby'),
  casino('providers', 'providers'),
  casino('provider', `providers/:provider${WORD}`),
  casino('casino-search', 'casino-search', { unlisted: true }),
  casino('tournaments', 'tournaments', { flag: FLAG.tournaments }),
  casino('tournament', `tournaments/:id${WORD}`, { flag: FLAG.tournaments }),
  casino('other-games', 'othergames'),
] as const;

/** Sections of the casino as addresses name them, in the form of a constraint. */
const SECTION = [...new Set(SECTION_ROWS.flatMap(({ patterns }) => patterns.map((one) => one.split('/')[0])))].join(
  '|',
);

/** Routes of the casino (shell §2.3). The page of thanks comes before rows that would match it as a subcategory. */
export const CASINO_ROWS = [
  casino('thank-you', `:casinoSection(${SECTION})/thankyou`, { page: 'content', content: 'thankyou', unlisted: true }),
  casinoBonus('casino-bonuses', 'bonus/casino'),
  casinoBonus('casino-promotion', `bonus/casino/promotions/:id${WORD}`, { listedAt: 'bonus/casino/promo' }),
  casinoBonus('casino-promo', 'bonus/casino/promo', { listedAt: 'bonus/casino' }),
  casinoBonus('casino-bonus', `bonus/casino/:id${WORD}`, { listedAt: 'bonus/casino' }),
  ...SECTION_ROWS,
] as const;
