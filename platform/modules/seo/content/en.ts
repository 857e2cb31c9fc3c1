import type { SeoContent } from './seo-content.ts';

export const englishSeo: SeoContent = {
  home: {
    title: '{brand}: live betting and odds on today’s games',
    description:
      'Live scores and odds on football, tennis, basketball and more. See what is on now and what starts next.',
  },
  section_live_all: {
    title: 'Live betting: games in play now – {brand}',
    description:
      'Bet on every game in play right now, with live scores and live odds. Choose a sport and follow the action.',
  },
  section_live_sport: {
    title: 'Live {sport} betting and scores – {brand}',
    description: 'Live {sport} games: live scores, periods and live odds on result, total and handicap.',
  },
  section_live_competition: {
    title: '{competition} live: scores and odds – {brand}',
    description: '{competition} games in play now ({sport}): live scores and live odds on result, total and handicap.',
  },
  section_line_all: {
    title: 'Sports betting: odds on upcoming games – {brand}',
    description:
      'Upcoming games in every sport with odds on result, total and handicap. Choose your selections and combine them in one bet slip.',
  },
  section_line_sport: {
    title: '{sport} betting odds and fixtures – {brand}',
    description:
      'Upcoming {sport} games by day with odds on result, total and handicap, and more markets on every game page.',
  },
  section_line_competition: {
    title: '{competition}: odds and fixtures – {brand}',
    description:
      '{competition} ({sport}): upcoming games with odds on result, total and handicap, and more markets on every game page.',
  },
  game: {
    title: '{home} v {away}: odds and score – {brand}',
    description: '{home} v {away}, {competition} ({sport}): all markets, live score and live odds.',
  },
  registration: {
    title: '{brand}: open an account',
    description: 'Open an account with {brand} by email or phone: a password, a currency, a code, and you are in.',
  },
  information_betting_calculator: {
    title: 'Betting calculator: singles, accumulators, systems – {brand}',
    description:
      'Work out what any bet pays before you place it: all ten types, bankers, half results and every line of a system.',
  },
  desktop: {
    title: 'Desktop app for Windows, macOS and Linux – {brand}',
    description:
      'The {brand} desktop app for Windows, macOS and Linux: packages with checksums, requirements and what’s new.',
  },
  mobile: {
    title: '{brand} on iPhone and Android',
    description: 'Install {brand} on your phone straight from the browser: the steps for iPhone, iPad and Android.',
  },
};
