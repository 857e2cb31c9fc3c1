import type { LinkedPage } from '#shared/domain/sections/section-server.ts';

/** Parts of the footer, in their default order. */
export const FOOTER_PIECES = ['responsibility', 'languages', 'company'] as const;
export type FooterPiece = (typeof FOOTER_PIECES)[number];

/** Link to a page of the site, with its text. */
export interface FooterLink extends LinkedPage {
  readonly text: string;
}

/** Pages of one kind, under the name of it. */
export interface FooterGroup {
  readonly id: string;
  readonly title: string;
  readonly pages: readonly FooterLink[];
}

export interface FooterData {
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
  readonly groups: readonly FooterGroup[];
}

export const FOOTER_DATA_VERSION = 4;
