/** Frames of shell §2.1. */
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

/** Components that draw pages. Several routes may share one. */
export type PageId =
  | 'calculator'
  | 'letter'
  | 'passwordReset'
  | 'landing'
  | 'printCoupon'
  | 'appeal'
  | 'confirmTerms'
  | 'debugger'
  | 'desktopApp'
  | 'fault'
  | 'game'
  | 'history'
  | 'home'
  | 'internalVpn'
  | 'login'
  | 'mobileApp'
  | 'oldBrowser'
  | 'paymentReturn'
  | 'registration'
  | 'section'
  | 'state';

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

/** An address that leads elsewhere (shell §2.6–§2.8). */
export interface RouteRedirect {
  /** Path after the language, with the parameters of the pattern: `promotions/:slug`. */
  readonly to: string;
  readonly status: 301 | 302;
  /** Added to the query that was asked with. */
  readonly query?: Readonly<Record<string, string>>;
  /** Only while the setting is so; else the row is an ordinary page. */
  readonly when?: { readonly setting: RedirectSetting; readonly is: boolean };
}

/** What the guards of shell §2.9 read of a route. */
export interface RouteMeta {
  /** Only for the signed-in; says what a guest is asked to do. `paymentSetting`: only when the site demands it. */
  readonly auth?: 'paymentSetting' | 'signIn' | 'signUp';
  /** Open to guests all the same while the query has this parameter: the back end decides what it is worth. */
  readonly openWith?: string;
  /** A signed-in player has no business here (G-03). */
  readonly guestOnly?: true;
  /** Number in `availableRoutes`; the route is gone while its number is not listed. */
  readonly flag?: number;
  /** The same, by the parameter `section`. */
  readonly sectionFlags?: Readonly<Record<string, number>>;
  /** Gone while the site does not offer it (shell §5). */
  readonly requires?: 'identification' | 'oldRegistration' | 'registration';
  /** While the player is banned: open; open at the level of withdrawals; or, the other way round, open only then. */
  readonly ban?: 'allowed' | 'deduce' | 'only';
  readonly pageType?: PageType;
  /** A tool of support staff: not on a site in production. */
  readonly production?: false;
  /** No search engine lists it. */
  readonly unlisted?: true;
}

export interface RouteRow extends RouteMeta {
  readonly id: string;
  /** Patterns after the language prefix; '' is the language root. */
  readonly patterns: readonly string[];
  readonly layout: LayoutId;
  readonly section: SectionId;
  /** What draws it; null while its content is not built: the address answers 404. */
  readonly page: PageId | null;
  /** Status of the page when it is served; 200 unless the page itself reports a state. */
  readonly status?: 403 | 451 | 500 | 503;
  readonly redirect?: RouteRedirect;
}

export interface RouteMatch {
  readonly row: RouteRow;
  readonly params: Readonly<Record<string, string>>;
}

type RowRest = Partial<Omit<RouteRow, 'id' | 'patterns' | 'section'>>;

/** A maker of rows of one section: the default layout and no page unless the row says otherwise. */
export function rowsOf(section: SectionId, common: RowRest = {}) {
  return (id: string, patterns: string | readonly string[], rest: RowRest = {}): RouteRow => ({
    id,
    patterns: typeof patterns === 'string' ? [patterns] : patterns,
    layout: 'default',
    section,
    page: null,
    ...common,
    ...rest,
  });
}

/** A row that only leads elsewhere. */
export function redirectTo(to: string, status: 301 | 302, query?: RouteRedirect['query']): { redirect: RouteRedirect } {
  return { redirect: { to, status, ...(query ? { query } : {}) } };
}
