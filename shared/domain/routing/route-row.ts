/** Layouts of shell §2.1. */
export type LayoutId = 'default' | 'empty' | 'maintenance' | 'blocked' | 'headless';

/** Parts of the product, as shell §2.2–§2.8 lists them. */
export type SectionId =
  | 'bonus'
  | 'casino'
  | 'games'
  | 'headless'
  | 'information'
  | 'office'
  | 'payment'
  | 'service'
  | 'sports'
  | 'state'
  | 'user';

/** Variants of list pages (shell §2.2). */
export const PAGE_TYPES = [
  'betsonyour',
  'topgame',
  'marble',
  'cyber',
  'ufc',
  'politics',
  'team',
  'champ',
  'epl',
  'laliga',
  'europaleague',
  'ipl',
] as const;
export type PageType = (typeof PAGE_TYPES)[number];

/** Settings of site config that switch a redirect of the table. */
export type RedirectSetting = 'isFirstDepositRedirect' | 'promoBonusToOffer';

/** Redirect of an address (shell §2.6–§2.8). */
export interface RouteRedirect {
  /** Path after the language, with the parameters of the pattern: `promotions/:slug`. */
  readonly to: string;
  readonly status: 301 | 302;
  /** Parameters added to the query of the request. */
  readonly query?: Readonly<Record<string, string>>;
  /** Condition of the redirect: while the setting has another value, the row is an ordinary page. */
  readonly when?: { readonly setting: RedirectSetting; readonly is: boolean };
}

/** Parts of the frame that link pages. */
export const FRAME_PARTS = ['drawer', 'footer', 'header', 'search'] as const;
export type FramePart = (typeof FRAME_PARTS)[number];

/** Links to a page from the frame. Its first pattern has no parameters. */
export interface PageLinks {
  readonly places: readonly FramePart[];
  /** Key of its name among the texts of `renderer/locales`, with the namespace: `calculator:heading`. */
  readonly name: string;
  /** Key of the words by which the search finds it besides its name. */
  readonly words?: string;
  /** The desktop window does not link it. */
  readonly isWebOnly?: true;
}

/** Pages of one competition: its page, and a game of it. */
export interface CompetitionPages {
  /** Slug of the competition. */
  readonly competition: string;
  /** Path of its page, without the language. */
  readonly home: string;
  /** Pattern of a game's page, with the parameters `section` and `game`. */
  readonly game: string;
}

/** Facts about a route that the guards of shell §2.9 read. */
export interface RouteMeta {
  /**
   * The route is for signed-in players; the value says what a guest is asked to do. `paymentSetting`: only when the
   * site demands it.
   */
  readonly auth?: 'paymentSetting' | 'signIn' | 'signUp';
  /** Query parameter that opens the route to guests; the back end decides whether its value is valid. */
  readonly openWith?: string;
  /** The route is for guests only (G-03). */
  readonly guestOnly?: true;
  /** Number in `availableRoutes`; the route answers 404 while its number is not listed. */
  readonly flag?: number;
  /** Numbers in `availableRoutes` by the parameter `section`. */
  readonly sectionFlags?: Readonly<Record<string, number>>;
  /** Feature of the site without which the route answers 404 (shell §5). */
  readonly requires?: 'identification' | 'oldRegistration' | 'points' | 'registration';
  /** Access of a banned player: always; at the level of withdrawals; or, the other way round, banned players only. */
  readonly ban?: 'allowed' | 'deduce' | 'only';
  readonly pageType?: PageType;
  /** The page belongs to those of one competition: it links its games by their addresses there, and shows no others. */
  readonly within?: CompetitionPages;
  /** A tool of support staff: never on a site in production. */
  readonly production?: false;
  /** Search engines must not list it. */
  readonly unlisted?: true;
  /**
   * Query parameters that decide what is drawn, besides those of the frame: those of a list, these, or any. Without it a page
   * reads none, so that every click of a campaign (`utm_…`) is served the same page.
   */
  readonly query?: 'any' | 'list' | readonly string[];
  /** Where visitors find the page besides its address. */
  readonly links?: PageLinks;
  /**
   * Id of the content that the page shows, with the parameters of the pattern: `landings/:landingId`. Without it the id
   * is the path of the page.
   */
  readonly content?: string;
  /**
   * Pattern of the page that lists the pages of this row: the path to them leads over it, and an address without a page leads
   * back to it.
   */
  readonly listedAt?: string;
  /** The page is the same for all visitors but for the account in the header. */
  readonly isForAll?: true;
}

export interface RouteRow extends RouteMeta {
  readonly id: string;
  /** Patterns after the language prefix; '' is the language root. */
  readonly patterns: readonly string[];
  readonly layout: LayoutId;
  readonly section: SectionId;
  /** Id of the page's record (`definePage`); null while its content is not built: the address answers 404. */
  readonly page: string | null;
  /** HTTP status of the page; 200 unless the page itself reports a state. */
  readonly status?: 403 | 451 | 500 | 503;
  readonly redirect?: RouteRedirect;
}

export interface RouteMatch {
  readonly row: RouteRow;
  readonly params: Readonly<Record<string, string>>;
}

/** What a row may say besides its id and its patterns. */
export type RowRest = Partial<Omit<RouteRow, 'id' | 'patterns' | 'section'>>;

/** Page of a row: its own, else that of its group. */
type PageOf<Common, Rest> = Rest extends { page: infer Page }
  ? Page
  : Common extends { page: infer Page }
    ? Page
    : null;

/** Row whose patterns and page are known as types, from which `PageId` and the paths of `paths.to` follow. */
export interface TypedRow<Pattern extends string, Page> extends RouteRow {
  readonly patterns: readonly Pattern[];
  readonly page: Page & (string | null);
}

/** Returns a maker of rows of one section: the default layout and no page unless a row has others. */
export function rowsOf<const Common extends RowRest = Record<never, never>>(section: SectionId, common?: Common) {
  return <const Pattern extends string, const Rest extends RowRest = Record<never, never>>(
    id: string,
    patterns: Pattern | readonly Pattern[],
    rest?: Rest,
  ): TypedRow<Pattern, PageOf<Common, Rest>> => {
    const row: RouteRow = {
      id,
      patterns: typeof patterns === 'string' ? [patterns] : patterns,
      layout: 'default',
      section,
      page: null,
      ...common,
      ...rest,
    };
    // The types of page and patterns repeat what the arguments say.
    return row as TypedRow<Pattern, PageOf<Common, Rest>>;
  };
}

/** Returns a row that only redirects. */
export function redirectTo(to: string, status: 301 | 302, query?: RouteRedirect['query']): { redirect: RouteRedirect } {
  return { redirect: { to, status, ...(query ? { query } : {}) } };
}
