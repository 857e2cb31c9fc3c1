import type { Promotion } from '#shared/domain/sections/section-server.ts';

export type PromoKind = Promotion['kind'];

/** Data of the promotion strip. */
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
