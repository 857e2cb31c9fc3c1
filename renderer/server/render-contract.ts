import type { SectionContent } from '#shared/contracts/sections.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import type { DisplayPreferences } from '#shared/domain/display/display-preferences.ts';
import type { ReportAnswer } from '#shared/domain/transport/fit-answer.ts';

/** Input of the SSR bundle (`entries/web-server.tsx`) for one request. */
export interface RenderInput {
  /** Path and query, with the language prefix. */
  readonly url: string;
  readonly language: string;
  readonly config: SiteConfig;
  /** Preferences of the visitor's `display` cookie, or the defaults. */
  readonly preferences: DisplayPreferences;
  /** Calls the back end with the visitor's own cookies. */
  readonly fetchJson: (path: string) => Promise<{ status: number; body: unknown }>;
  /** Told of answers of the back end that do not fit their contracts. */
  readonly report?: ReportAnswer;
  /** Loads sections of the frame for a page; leaves out those that do not answer in time. */
  readonly sections: (
    settings: SiteConfig['sections'],
    path: string,
  ) => Promise<Readonly<Record<string, SectionContent>>>;
  /** Server clock, epoch ms. */
  readonly now: number;
  /** Scheme and host of the request, for absolute links. */
  readonly origin: string;
  /** The support tools are enabled: never in production. */
  readonly hasStaffTools: boolean;
}

/**
 * Tells whether visitors may share the page at an address, so that it is drawn without anything of the visitor who asks
 * for it first. One that does not exist is shared too.
 *
 * @param url path and query, with the language prefix
 */
export type IsShareable = (url: string) => Promise<boolean>;

export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** Attributes of the html element: data-theme, data-size … */
  readonly htmlAttributes?: Readonly<Record<string, string>>;
  /** Links of this page; navigation in the browser replaces them. */
  readonly links?: readonly Readonly<Record<string, string>>[];
  readonly metas?: readonly Readonly<Record<string, string>>[];
  /** Structured data. */
  readonly data?: readonly object[];
  /** Links of the whole site. */
  readonly siteLinks?: readonly Readonly<Record<string, string>>[];
  readonly siteMetas?: readonly Readonly<Record<string, string>>[];
}

/** Words for a page whose scripts do not start; plain text in the language of the page. */
export interface FailureWords {
  readonly title: string;
  readonly text: string;
  /** Name of the link that loads the page again. */
  readonly reload: string;
}

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly head: PageHead;
  readonly failureWords?: FailureWords;
  /** State that hydration needs, as JSON. */
  readonly state: unknown;
  /** Source modules of the drawn lazy routes, as the build manifest names them; their files are preloaded. */
  readonly modules: readonly string[];
  /** Source modules of drawn parts whose code may load later: only their styles are linked. */
  readonly styleModules?: readonly string[];
  /** Styles of sections, under their checksums. */
  readonly sectionStyles?: readonly { readonly url: string; readonly integrity: string }[];
  /** Seconds after which a client asks again for a temporary page; 0 for all others. */
  readonly retryAfterSeconds?: number;
  /** Part of `html` that `RenderPlayer` draws for a player; the state then ends with an empty `player`. */
  readonly playerSlot?: string;
  /** Time for which the copy of one visitor may be served to others, ms; 0: never. */
  readonly cacheMs: number;
}

/** Redirect to a path of the site or to a whole address. */
export interface RenderedRedirect {
  readonly redirect: { readonly status: 301 | 302; readonly location: string };
}

export type RenderOutput = RenderedPage | RenderedRedirect;

export type Render = (input: RenderInput) => Promise<RenderOutput>;

/** Parts of a page that belong to one player; everything else of it is the same for all visitors. */
export interface RenderedPlayer {
  /** Replaces the page's `playerSlot`. */
  readonly html: string;
  /** Value of `player` in the page's state. */
  readonly state: unknown;
}

/**
 * Draws what a page that visitors share lacks for one player; `whole` where the player's page differs in more than that.
 */
export type RenderPlayer = (input: RenderInput) => Promise<RenderedPlayer | RenderedRedirect | 'whole'>;

/** Makes the page of an address without drawing it: settings, texts and a placeholder, from which the browser draws. */
export type RenderUndrawn = (input: RenderInput) => Promise<RenderedPage>;
