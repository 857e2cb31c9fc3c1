import type { SeoContent } from './seo-content.ts';

export const englishSeo: SeoContent = {
  home: {
    title: '{brand}: live betting and odds on today’s games',
    description:
      'Live scores and prices that move as you watch: football, tennis, basketball and more. See what is on now and what starts next.',
  },
  section_live_all: {
    title: 'Live betting: games in play now – {brand}',
    description:
      'Every game that is being played now, with live scores and moving prices. Choose a sport, follow the play and bet while it lasts.',
  },
  section_live_sport: {
    title: 'Live {sport} betting and scores – {brand}',
    description:
      '{sport} games in play: live scores, periods and prices of result, total and handicap that change with the play.',
  },
  section_live_competition: {
    title: '{competition} live: scores and odds – {brand}',
    description:
      '{competition}, games in play now ({sport}): live scores and prices of result, total and handicap that change with the play.',
  },
  section_line_all: {
    title: 'Sports betting: odds on coming games – {brand}',
    description:
      'Coming games of every sport with prices of result, total and handicap. Pick what you like and put it together in one coupon.',
  },
  section_line_sport: {
    title: '{sport} betting odds and fixtures – {brand}',
    description:
      'Coming {sport} games day by day with prices of result, total and handicap, and all further markets on the page of each game.',
  },
  section_line_competition: {
    title: '{competition}: odds and fixtures – {brand}',
    description:
      '{competition} ({sport}): the coming games with prices of result, total and handicap, and all further markets on each game’s page.',
  },
  game: {
    title: '{home} – {away}: odds and score – {brand}',
    description:
      '{home} against {away}, {competition} ({sport}): all markets, live score and prices that follow the play.',
  },
  registration: {
    title: '{brand}: open an account',
    description: 'Open an account with {brand} by e-mail or by phone: a password, a currency, a code, and you are in.',
  },
  information_betting_calculator: {
    title: 'Betting calculator: singles, expresses, systems – {brand}',
    description:
      'Work out what any bet pays before you place it: all ten types, bankers, half results, and every line of a system by itself.',
  },
  desktop: {
    title: 'Program for Windows, macOS and Linux – {brand}',
    description:
      'The {brand} program for Windows, macOS and Linux: packages with their checksums, what they need and what is new.',
  },
  mobile: {
    title: 'On iPhone and Android – {brand}',
    description: 'Install {brand} on a phone straight from the browser: the steps for iPhone, iPad and Android.',
  },
};
