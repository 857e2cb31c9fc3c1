import type { CompetitionCount } from '#shared/contracts/catalogue.ts';
import type { ContentPage } from '#shared/contracts/content.ts';
import type { BlockKind, ContentBlock } from '#shared/contracts/content-blocks.ts';
import type { ShownOffer } from '#shared/contracts/offers.ts';
import { liveGame, NOW } from './game.fixture.ts';

const LEAGUE = { sport: 'football', competition: 'england-premier-league' };

/** Returns the competition of the parts of a page, with its numbers of games. */
function league(): CompetitionCount {
  const { competitionId: id, competition: name, competitionSlug: slug, country, sportId } = liveGame();
  return { id, sportId, name, slug, country, top: true, order: 1, live: 1, line: 2 };
}

/** Returns an offer with conditions of two kinds, unless the change says otherwise. */
export function shownOffer(change: Partial<ShownOffer> = {}): ShownOffer {
  return {
    slug: 'accumulator-boost',
    family: 'sport',
    takers: 'everyone',
    act: 'line',
    page: { id: 'promotions/accumulator-boost', name: 'Accumulator boost', about: 'More for long accumulators.' },
    rules: 'bonus/rules/accumulator-boost',
    sets: [
      {
        of: null,
        conditions: [
          { name: 'minLegCoef', type: 'coef', coef: 1200 },
          {
            name: 'ladder',
            type: 'ladder',
            steps: [
              { legs: 4, percent: 3 },
              { legs: 5, percent: 5.5 },
            ],
          },
        ],
      },
    ],
    until: null,
    ...change,
  };
}

/** A block of each kind. */
export const BLOCK_SAMPLES: { readonly [Kind in BlockKind]: ContentBlock<Kind> } = {
  hero: {
    id: 'top',
    kind: 'hero',
    leadsTo: { page: 'live', dialog: 'signUp' },
    title: 'Spring is here',
    text: 'See what is **on**.',
    action: 'Open an account',
  },
  heading: { id: 'odds', kind: 'heading', text: 'How odds are made' },
  text: { id: 'oddsText', kind: 'text', text: 'A **margin** is added.\n\nSee the [games](/live/football).' },
  list: {
    id: 'rules',
    kind: 'list',
    isOrdered: true,
    title: 'Rules',
    items: ['Odds **stay**.', 'Bets are paid once.'],
  },
  table: {
    id: 'margins',
    kind: 'table',
    caption: 'Usual margin',
    columns: ['Market', 'Margin'],
    rows: [
      ['Result', '5%'],
      ['[Totals](/line)', '**6%**'],
    ],
  },
  steps: {
    id: 'start',
    kind: 'steps',
    title: 'How to start',
    items: [{ title: 'Open an account', text: 'With an [email](mailto:help@example.com).' }],
  },
  faq: {
    id: 'questions',
    kind: 'faq',
    title: 'Questions',
    items: [{ title: 'Is it free?', text: 'Yes, **always**. Ask [support](#support).' }],
  },
  picture: {
    id: 'photo',
    kind: 'picture',
    source: '/pictures/about.svg',
    width: 640,
    height: 320,
    alt: 'Our office',
    caption: 'The office in spring',
  },
  notice: { id: 'play', kind: 'notice', tone: 'warning', title: 'Play money', text: 'It has **no** value.' },
  games: {
    id: 'now',
    kind: 'games',
    section: 'live',
    count: 3,
    title: 'Games of today',
    text: 'With live prices.',
    games: [liveGame({ id: 100_002 })],
  },
  offer: {
    id: 'closing',
    kind: 'offer',
    leadsTo: { page: 'line', dialog: null },
    title: 'Ready to go',
    text: 'Games begin soon.',
    action: 'See all games',
  },
  cards: {
    id: 'more',
    kind: 'cards',
    title: 'What we offer',
    items: [
      { title: 'Live games', text: 'Odds follow the score.', target: '/live' },
      { title: 'Ten bet types', text: 'From a single to systems.' },
    ],
  },
  countdown: { id: 'left', kind: 'countdown', to: 'end', text: 'Ends in', at: Date.UTC(2027, 0, 1) },
  competition: { id: 'league', kind: 'competition', ...LEAGUE, text: 'Twenty **clubs**.', subject: league() },
  competitionGames: {
    id: 'leagueLive',
    kind: 'competitionGames',
    ...LEAGUE,
    section: 'live',
    title: 'Live games of the league',
    subject: league(),
  },
  clubs: {
    id: 'clubs',
    kind: 'clubs',
    ...LEAGUE,
    title: 'Clubs',
    text: 'Follow them with the **star**.',
    subject: league(),
    clubs: [
      { team: liveGame().home, game: liveGame() },
      { team: liveGame().away, game: null },
    ],
  },
  storage: { id: 'entries', kind: 'storage', action: 'Open the cookie settings' },
  helpLines: {
    id: 'help',
    kind: 'helpLines',
    lines: [
      { country: 'GB', name: 'GamCare', phone: '0808 8020 133', web: 'https://www.gamcare.org.uk', isFree: true },
      { country: null, name: 'Gambling Therapy', web: 'https://www.gamblingtherapy.org' },
      { country: 'AT', name: 'Spielsuchthilfe', phone: '01 544 13 57', isAlwaysOpen: true },
    ],
    near: 'In your country',
    everywhere: 'In every country',
    others: 'In other countries',
    free: 'Free of charge',
    always: 'Day and night',
  },
  cashTerminals: {
    id: 'places',
    kind: 'cashTerminals',
    text: 'Search by **city**.',
    places: [
      {
        name: 'Shop at the station',
        address: '1 Station Road',
        city: 'Zürich',
        latitude: 47.38,
        longitude: 8.54,
        hours: [
          { days: [1, 2, 3, 4, 5], from: '09:00', to: '21:00' },
          { days: [6, 0], from: '10:00', to: '18:30' },
        ],
        services: ['bets', 'slips'],
      },
      {
        name: 'Terminal at the harbour',
        address: '7 Pier Street',
        city: 'Aarau',
        latitude: 47.39,
        longitude: 8.04,
        hours: [],
        services: ['deposits', 'withdrawals'],
      },
    ],
  },
  taxCalculator: { id: 'taxes', kind: 'taxCalculator', text: 'Try **your own** figures.' },
  selfTest: {
    id: 'test',
    kind: 'selfTest',
    bounds: [2, 5],
    questions: ['I bet for longer than planned.', 'I hid how much I bet.'],
    answers: ['Never', 'Sometimes', 'Often', 'Almost always'],
    action: 'Show result',
    again: 'Start again',
    missing: 'Answer every question.',
    results: [
      { title: 'Few signs', text: 'Keep it **so**.' },
      { title: 'Some signs', text: 'Set [limits](#safer-play).' },
      { title: 'Many signs', text: 'Take a **break**.' },
    ],
  },
  couponExample: {
    ...{ id: 'example', kind: 'couponExample', type: 'system', amount: 3000, systemValue: 2 },
    legs: [
      { coef: 1800, result: 'win' },
      { coef: 2100, result: 'win' },
      { coef: 1500, result: 'lose' },
    ],
    title: 'An example',
    text: 'All **three** lines.',
    example: {
      coef: 3210,
      lines: 3,
      rows: [
        { bets: [0, 1], coef: 3780, stake: 1000, payout: 3780, left: null },
        { bets: [0, 2], coef: 2700, stake: 1000, payout: 0, left: null },
        { bets: [1, 2], coef: 3150, stake: 1000, payout: 0, left: null },
      ],
      payout: 3780,
      best: 9630,
      bonus: null,
    },
  },
  offerTerms: {
    ...{
      id: 'conditions',
      kind: 'offerTerms',
      as: 'table',
      title: 'Conditions',
      text: 'As the **engine** applies them.',
    },
    offer: shownOffer(),
  },
  offerList: {
    ...{ id: 'offers', kind: 'offerList', family: 'sport', title: 'Offers', none: 'There is **none** today.' },
    offers: [],
  },
  sportMarkets: {
    id: 'markets',
    kind: 'sportMarkets',
    sport: 'football',
    home: 'Side 1',
    away: 'Side 2',
    families: [
      {
        family: 'total',
        page: { id: 'information/rules/4/total', name: 'Totals', rule: 'A **total** counts both sides.' },
        types: [3, 10],
      },
      { family: 'team-total', page: null, types: [8, 9] },
    ],
  },
  termList: {
    ...{ id: 'alphabet', kind: 'termList', under: 'betting-alphabet', by: 'letter', text: 'All **words**.' },
    terms: [
      {
        ...{ id: 'betting-alphabet/bets/types/single', name: 'Single', text: 'A bet on one selection.' },
        ...{ words: 'ordinary bet', language: 'en' },
      },
    ],
    groups: [{ id: 'betting-alphabet/bets', name: 'Bets', text: 'What can be placed.', language: 'en' }],
  },
  pageLinks: {
    ...{ id: 'related', kind: 'pageLinks', title: 'Read on', pages: ['information/about', 'mobile'] },
    links: [
      { id: 'information/about', name: 'About us', text: 'Who we are.', language: 'en' },
      { id: 'mobile', row: 'mobile' },
    ],
  },
  newsList: { id: 'articles', kind: 'newsList', text: 'How the **site** works.' },
  terms: { id: 'terms', kind: 'terms', title: 'Terms', items: ['Play money only.'] },
  chapters: { id: 'chapters', kind: 'chapters', under: 'information', title: 'All information' },
};

/** Returns a page of words: an article of some blocks unless the change says otherwise. */
export function contentPage(change: Partial<ContentPage> = {}): ContentPage {
  const { heading, text, faq } = BLOCK_SAMPLES;
  return {
    id: 'information/about',
    class: 'article',
    language: 'en',
    state: 'approved',
    languages: ['en', 'de'],
    versions: [
      { number: 1, on: '2026-03-01', change: '' },
      { number: 2, on: '2026-11-30', change: 'Limits apply at once.' },
    ],
    title: 'About us',
    description: 'How the odds are made and the bets settled.',
    heading: 'About us',
    blocks: [heading, text, faq],
    news: null,
    endsAt: null,
    now: NOW,
    ...change,
  };
}
