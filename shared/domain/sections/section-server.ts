/** What a section's server is told of the page that it is for. */
export interface SectionVisit {
  readonly language: string;
  /** Path of the page with its language. */
  readonly path: string;
  /** Pieces that are wanted; null: all of them. */
  readonly components: readonly string[] | null;
  readonly site: SectionSite;
  /** What is worth pointing at now, the most important first. */
  readonly promotions: readonly Promotion[];
}

/** What sections say of the site. */
export interface SectionSite {
  readonly brand: string;
  readonly companyName: string;
  readonly minAge: number;
  readonly supportEmail: string;
  readonly isPlayMoney: boolean;
  readonly languages: readonly string[];
  readonly license: SiteLicense | null;
  /** Pages that a site may do without, and this one has. */
  readonly pages: readonly OptionalPage[];
}

/** A page that sections lead to where the site has it; named as its number in `availableRoutes`. */
export const OPTIONAL_PAGES = ['calculator', 'desktopApps', 'mobileApps'] as const;
export type OptionalPage = (typeof OPTIONAL_PAGES)[number];

/** Under which licence the operator takes bets. */
export interface SiteLicense {
  readonly authority: string;
  readonly number: string;
}

/** Something to point at: what it is, where it leads, and what its words speak of. */
export type Promotion =
  | { readonly kind: 'live'; readonly href: string; readonly games: number }
  | { readonly kind: 'game'; readonly href: string; readonly game: string; readonly competition: string }
  | { readonly kind: 'accumulator'; readonly href: string; readonly legs: number };

/** The half of a section that runs on its server; the built file exports both functions. */
export interface SectionServer {
  /** Which form of data the section's other half reads. */
  readonly dataVersion: number;
  /** What the section shows, as JSON. */
  readonly prepare: (visit: SectionVisit) => Readonly<Record<string, unknown>>;
  /** The section as HTML. */
  readonly draw: (data: Readonly<Record<string, unknown>>, path: string) => string;
}

/** `section.json` of a built section: what it is made of, written by the build and read while the platform runs. */
export interface SectionManifest {
  readonly name: string;
  /** Changes with anything of the section. */
  readonly version: string;
  readonly dataVersion: number;
  /** File of the app, beside the manifest. */
  readonly server: string;
  readonly module: SectionFile;
  readonly styles: readonly SectionFile[];
}

export interface SectionFile {
  /** Beside the manifest, named by its content. */
  readonly file: string;
  /** Of subresource integrity: `sha384-…`. */
  readonly integrity: string;
}
