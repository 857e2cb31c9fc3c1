import type { OptionalPage } from '#shared/domain/sections/section-server.ts';

/** Pieces of the footer, in their usual order. */
export const FOOTER_PIECES = ['responsibility', 'languages', 'company'] as const;
export type FooterPiece = (typeof FOOTER_PIECES)[number];

/** What the footer shows; under a page's name the words of the link to it, left out where the site has no such page. */
export interface FooterData extends Readonly<Partial<Record<OptionalPage, string>>> {
  readonly pieces: readonly FooterPiece[];
  /** "18+" */
  readonly age: string;
  readonly promise: string;
  readonly email: string;
  readonly languagesLabel: string;
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  readonly brand: string;
  readonly company: string;
  readonly license: string | null;
  /** Words of the link to the choice about cookies. */
  readonly cookies: string;
}

export const FOOTER_DATA_VERSION = 2;
