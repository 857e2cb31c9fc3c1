import type { Promotion } from '#shared/domain/sections/section-server.ts';

export type PromoKind = Promotion['kind'];

/** What the strip shows. */
export interface PromoData {
  readonly label: string;
  readonly promotions: readonly PromoCard[];
}

export interface PromoCard {
  readonly kind: PromoKind;
  readonly href: string;
  readonly title: string;
  readonly text: string;
}

export const PROMO_DATA_VERSION = 1;
