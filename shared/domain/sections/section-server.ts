/** Facts about the page for which a section is rendered. */
export interface SectionVisit {
  readonly language: string;
  /** Path of the page with its language. */
  readonly path: string;
  /** Pieces of the section to render; null: all of them. */
  readonly components: readonly string[] | null;
  readonly site: SectionSite;
  /** Current promotions, the most important first. */
  readonly promotions: readonly Promotion[];
}

/** Facts about the site that sections show. */
export interface SectionSite {
  readonly brand: string;
  readonly companyName: string;
  readonly minAge: number;
  readonly supportEmail: string;
  readonly isPlayMoney: boolean;
  readonly languages: readonly string[];
  readonly license: SiteLicense | null;
  /** Pages that the footer of this site links, in order. */
  readonly pages: readonly LinkedPage[];
  /** Pages that the header links besides the games; left out by a platform that knows none. */
  readonly headerPages?: readonly LinkedPage[];
}

/** Page that a section links. */
export interface LinkedPage {
  /** Id of its row in the route table, or of its content. */
  readonly id: string;
  /** Its name in the language of the page; left out for a page that the texts of the product name. */
  readonly name?: string;
  /** Path after the language. */
  readonly path: string;
  /** The desktop window does not link it. */
  readonly isWebOnly: boolean;
}

/** Licence under which the operator takes bets. */
export interface SiteLicense {
  readonly authority: string;
  readonly number: string;
}

/** Promotion: its kind, its target, and the values of its text. */
export type Promotion =
  | { readonly kind: 'live'; readonly href: string; readonly games: number }
  | { readonly kind: 'game'; readonly href: string; readonly game: string; readonly competition: string }
  | { readonly kind: 'accumulator'; readonly href: string; readonly legs: number };

/** Server half of a section; the built file exports both functions. */
export interface SectionServer {
  /** Version of the data's form that the section's other half reads. */
  readonly dataVersion: number;
  /** Returns the data of the section, as JSON. */
  readonly prepare: (visit: SectionVisit) => Readonly<Record<string, unknown>>;
  /** Returns the section as HTML. */
  readonly draw: (data: Readonly<Record<string, unknown>>, path: string) => string;
}

/** Manifest of a built section, `section.json`: the build writes it, and the platform reads it while it runs. */
export interface SectionManifest {
  readonly name: string;
  /** Hash of all the files of the section. */
  readonly version: string;
  readonly dataVersion: number;
  /** Server file of the section, next to the manifest. */
  readonly server: string;
  readonly module: SectionFile;
  readonly styles: readonly SectionFile[];
}

export interface SectionFile {
  /** File next to the manifest, named by its content. */
  readonly file: string;
  /** Subresource integrity: `sha384-…`. */
  readonly integrity: string;
}
