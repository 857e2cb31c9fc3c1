/** Keys that a call could ask for by its types, and why it never does. */
export interface NeverAsked {
  /** From the root of the repository. */
  readonly file: string;
  /** With their namespace. */
  readonly keys: readonly string[];
  readonly why: string;
}

const TYPES = 'renderer/features/coupon/types';
const PLAIN_TYPES = ['coupon-types:about_0', 'coupon-types:about_1', 'coupon-types:about_9'];

export const NEVER_ASKED: readonly NeverAsked[] = [
  { file: `${TYPES}/type-note.tsx`, keys: PLAIN_TYPES, why: 'the slip shows no note for singles and accumulators' },
  {
    file: `${TYPES}/block-legs.tsx`,
    keys: [...PLAIN_TYPES, 'coupon-types:about_2'],
    why: 'only multi and condition have blocks',
  },
  { file: `${TYPES}/chain-legs.tsx`, keys: [...PLAIN_TYPES, 'coupon-types:about_2'], why: 'only a chain has steps' },
  {
    file: `${TYPES}/more-types.tsx`,
    keys: [...PLAIN_TYPES, 'coupon-types:about_2', 'coupon-types:name_0'],
    why: 'types with tabs of their own are not among the further ones',
  },
  {
    file: 'renderer/features/coupon/explain/explain-dialog.tsx',
    keys: ['coupon-types:name_0'],
    why: 'one bet alone has nothing to explain: the button needs two',
  },
  {
    file: 'renderer/features/coupon/calculator/outcome.tsx',
    keys: ['locked_legs', 'no_legs', 'not_offered', 'quarter_line'].map((name) => `calculator:obstacle_${name}`),
    why: 'the calculator offers every type, keeps one bet at least and locks none',
  },
  {
    file: 'renderer/features/sign-in/email-links/email-link-page.tsx',
    keys: ['states:done_login', 'states:text_login', 'states:button_login'],
    why: 'the page has links of messages only, not the sign-in',
  },
  {
    file: 'renderer/features/coupon/review-and-advance/review-news.tsx',
    keys: ['coupon-bonuses:vip_news_pending'],
    why: 'only what has been decided is told',
  },
  {
    file: 'renderer/features/preferences/odds-format-picker.tsx',
    keys: ['american', 'decimal', 'fractional'].map((name) => `preferences:odds_asian_${name}`),
    why: 'Asian views are Hong Kong, Indonesian and Malaysian',
  },
];

/** Calls whose key is data, by file, and what makes sure that there is such a text. */
export const OPEN_CALLS: Readonly<Record<string, string>> = {
  'renderer/features/content/terms/page-links-part.tsx':
    'ids of linked rows, whose names the build collects and misses by name',
  'renderer/lib/routing/use-linked-pages.ts': 'ids of linked rows, whose names the build collects and misses by name',
  'renderer/lib/text/use-market-text.ts':
    'tests of renderer/locales say every phrase of every market, and find a text that none says',
  'renderer/lib/text/use-place-text.ts': 'regions of the catalogue, which a test of renderer/locales goes through',
};

/** Namespaces whose texts are also read without a translator. */
export const READ_ELSEWHERE: readonly string[] = [
  // The server draws the page of no connection on its own.
  'offline',
  // So it draws the pages of its own failures.
  'fault',
];
