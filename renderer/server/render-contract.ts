import type { SectionContent } from '#shared/contracts/sections.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import type { DisplayPreferences } from '#shared/domain/display/display-preferences.ts';

/** What the SSR bundle (`entries/web-server.tsx`) is given for one request. */
export interface RenderInput {
  /** Path and query, with the language prefix. */
  readonly url: string;
  readonly language: string;
  readonly config: SiteConfig;
  /** What the visitor's `display` cookie says, or the defaults. */
  readonly preferences: DisplayPreferences;
  /** Calls the back end with the visitor's own cookies. */
  readonly fetchJson: (path: string) => Promise<{ status: number; body: unknown }>;
  /** Brings sections of the frame for a page; those that could not be had in time are left out. */
  readonly sections: (
    settings: SiteConfig['sections'],
    path: string,
  ) => Promise<Readonly<Record<string, SectionContent>>>;
  /** Server clock, epoch ms. */
  readonly now: number;
  /** Scheme and host of the request, for absolute links. */
  readonly origin: string;
  /** The tools of support staff are there: never in production. */
  readonly hasStaffTools: boolean;
}

export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** Attributes of the html element: data-theme, data-size … */
  readonly htmlAttributes?: Readonly<Record<string, string>>;
  /** Of this page: another page that is gone to in the browser puts its own in their place. */
  readonly links?: readonly Readonly<Record<string, string>>[];
  readonly metas?: readonly Readonly<Record<string, string>>[];
  /** Structured data. */
  readonly data?: readonly object[];
  /** Of the whole site. */
  readonly siteLinks?: readonly Readonly<Record<string, string>>[];
  readonly siteMetas?: readonly Readonly<Record<string, string>>[];
}

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly head: PageHead;
  /** JSON for the client: what hydration needs. */
  readonly state: unknown;
  /** Source modules of lazy routes that were rendered, as the build manifest names them; their files are preloaded. */
  readonly modules: readonly string[];
  /** Source modules that were rendered but whose code may come later: only their styles are linked. */
  readonly styleModules?: readonly string[];
  /** Styles of sections, under their checksums. */
  readonly sectionStyles?: readonly { readonly url: string; readonly integrity: string }[];
  /** When to ask again, where the page is there only for a while; 0 for all others. */
  readonly retryAfterSeconds?: number;
  /** Milliseconds a visitor's copy may be served to other visitors; 0 never. */
  readonly cacheMs: number;
}

/** An address that leads to another one: a path of the site or a whole address. */
export interface RenderedRedirect {
  readonly redirect: { readonly status: 301 | 302; readonly location: string };
}

export type RenderOutput = RenderedPage | RenderedRedirect;

export type Render = (input: RenderInput) => Promise<RenderOutput>;
