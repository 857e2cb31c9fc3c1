import { competitionOf } from '../page-theme.ts';
import { PRINTED_SLIP_CHECK } from '../printed-slip-check.ts';
import { ROUTE_FLAGS as FLAG } from '../route-flags.ts';
import { type PageType, type RouteRow, rowsOf } from '../route-row.ts';

const sports = rowsOf('sports');
const WORD = '([a-z0-9][a-z0-9-]*)';
const ID = '(\\d{1,16}(?:-[\\w%.~-]*)?)';
const LIST = ':section(live|line)';

/** List variants of the same form as the line: a list, then a game. */
const LIST_TYPES: readonly PageType[] = ['betsonyour', 'topgame', 'marble', 'cyber', 'ufc', 'politics'];
/** Variants of one competition: its page, which is composed of content, then a game. */
const CHAMP_TYPES = ['epl', 'laliga', 'europaleague'] as const;

const listRows = LIST_TYPES.map((pageType) =>
  sports(
    pageType,
    [
      `${pageType}`,
      `${pageType}/${LIST}`,
      `${pageType}/${LIST}/:sport${WORD}`,
      `${pageType}/${LIST}/:sport${WORD}/:champ${ID}`,
    ],
    { pageType, flag: FLAG.pageTypes },
  ),
);

const listGameRows = LIST_TYPES.map((pageType) =>
  sports(`${pageType}-game`, `${pageType}/${LIST}/:sport${WORD}/:champ${ID}/:game${ID}`, {
    pageType,
    flag: FLAG.pageTypes,
  }),
);

const champRows = CHAMP_TYPES.flatMap((pageType) => {
  const competition = competitionOf(pageType);
  const rest = {
    pageType,
    flag: FLAG.pageTypes,
    isForAll: true,
    within: { competition, home: pageType, game: `${pageType}/:section/:game` },
  } as const;
  return [
    sports(pageType, [pageType, `${pageType}/${LIST}`], { ...rest, page: 'content', content: pageType }),
    sports(`${pageType}-game`, `${pageType}/${LIST}/:game${ID}`, { ...rest, page: 'game' }),
  ];
});

const cyber = (id: string, tail: string): RouteRow =>
  sports(id, `cyber-sports/:type(real|virtual)${tail}`, { flag: FLAG.cyberSports });

/** Routes of sports pages other than the first ones (shell §2.2). */
export const SPORTS_ROWS = [
  ...listRows,
  ...listGameRows,
  ...champRows,
  sports('champ', [`champ/:champ${ID}`, `champ/:champ${ID}/${LIST}`], { pageType: 'champ', flag: FLAG.pageTypes }),
  sports('champ-game', `champ/:champ${ID}/${LIST}/:game${ID}`, { pageType: 'champ', flag: FLAG.pageTypes }),
  sports('team', `team/:team${ID}`, { pageType: 'team', flag: FLAG.pageTypes }),
  sports('team-games-info', `team/:team${ID}/games-info`, { pageType: 'team', flag: FLAG.pageTypes }),
  sports('team-section', `team/:team${ID}/:teamSection(line|live|results|squad|news)`, {
    pageType: 'team',
    flag: FLAG.pageTypes,
  }),
  sports('team-game', `team/:team${ID}/${LIST}/:game${ID}`, { pageType: 'team', flag: FLAG.pageTypes }),
  sports('ipl', 'ipl/:tab(about|odds|winners|live|tips|faq)?', { pageType: 'ipl', flag: FLAG.pageTypes }),
  sports('ipl-game', `ipl/game/:game${ID}`, { pageType: 'ipl', flag: FLAG.pageTypes }),
  sports('ipl-final', 'ipl/final', { pageType: 'ipl', flag: FLAG.pageTypes }),
  sports('multi', 'multi', { flag: FLAG.multiLive }),
  sports('champs', `champs/:champId${ID}?`, { flag: FLAG.champs }),
  cyber('esports-disciplines', '/disciplines'),
  cyber('esports-all', '/all'),
  cyber('esports-discipline', `/:discipline${WORD}`),
  cyber('esports-champs', `/:discipline${WORD}/champs`),
  cyber('esports-section', `/:discipline${WORD}/${LIST}`),
  cyber('esports-champ', `/:discipline${WORD}/:champ${ID}`),
  cyber('esports-game', `/:discipline${WORD}/:champ${ID}/:game${ID}`),
  sports('statistic', 'statistic', { flag: FLAG.statistic }),
  sports('statistic-popup', 'statisticpopup', { layout: 'empty', flag: FLAG.statistic, unlisted: true }),
  sports('results', 'results/:zone(live|zone)?', { flag: FLAG.results }),
  sports('toto-frame', 'toto/frame', { layout: 'empty', flag: FLAG.toto, unlisted: true }),
  sports('toto-page', 'toto/:totoSection([a-z][a-z0-9-]*)?/:totoPage(draw|coupon|next|draws|nonimees)', {
    flag: FLAG.toto,
  }),
  sports('toto', 'toto/:totoSection([a-z][a-z0-9-]*)?', { flag: FLAG.toto }),
  sports('lotto', 'lotto/:sectionName(catalog|results|view)?/:lottoId(\\d{1,16})?', { flag: FLAG.lotto }),
  sports('print-coupon', 'print-coupon/:couponId(\\d{1,18})', {
    layout: 'empty',
    page: 'printCoupon',
    query: 'any',
    flag: FLAG.printCoupon,
    auth: 'signIn',
    openWith: PRINTED_SLIP_CHECK,
    unlisted: true,
  }),
] as const;
