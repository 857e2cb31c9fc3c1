import type { OptionalPage } from '#shared/domain/sections/section-server.ts';

/** Parts of the footer, in their default order. */
export const FOOTER_PIECES = ['responsibility', 'languages', 'company'] as const;
export type FooterPiece = (typeof FOOTER_PIECES)[number];

/** Data of the footer; under the name of a page the text of the link to it, absent where the site has no such page. */
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
  /** Text of the link to the cookie settings. */
  readonly cookies: string;
}

export const FOOTER_DATA_VERSION = 2;
