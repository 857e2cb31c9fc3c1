import type { OfferSet } from '#shared/contracts/offers.ts';
import { couponRulesOf } from '#shared/domain/coupon/coupon-rules.ts';
import { mayRegister } from '#shared/domain/guards/site-offers.ts';
import { OFFERS, type OfferEntry, type OfferSlug } from '#shared/domain/offers/offers.ts';
import type { ConfigService } from '../config/config-service.ts';
import { CONDITIONS, type OfferSources } from './offer-conditions.ts';

/** Offer that can be taken now. */
export interface CurrentOffer extends OfferEntry {
  readonly slug: OfferSlug;
  readonly sets: readonly OfferSet[];
  /** Instant at which its last set ends, server clock, epoch ms; null while one has no end. */
  readonly until: number | null;
}

/** Conditions of the offers of the site, by the configuration that bets and registrations follow. */
export interface Offers {
  /** Returns the offers that can be taken now, in their order. */
  current(): Promise<readonly CurrentOffer[]>;
  /** Returns what the engine decides offers by, for examples of bets. */
  sources(): Pick<OfferSources, 'bonuses' | 'express' | 'rules'>;
}

type Read =
  | 'config'
  | 'couponBonuses'
  | 'couponCashOut'
  | 'couponReservations'
  | 'giftOf'
  | 'houseCoupons'
  | 'registration';

interface OffersInput {
  readonly config: Pick<ConfigService, Read>;
  /** Tells whether accounts can be opened with a code now. */
  readonly isOpen: (code: string) => Promise<boolean>;
}

function endOf(sets: readonly OfferSet[]): number | null {
  const ends = sets.map(({ conditions }) => conditions.find(({ name }) => name === 'until'));
  const known = ends.flatMap((end) => (end?.type === 'instant' ? [end.at] : []));
  return known.length === sets.length && known.length > 0 ? Math.max(...known) : null;
}

/** Creates the service of the offers. */
export function createOffers({ config, isOpen }: OffersInput): Offers {
  const sources: Offers['sources'] = () => {
    const settings = config.couponBonuses();
    const rules = couponRulesOf(config.config().coupon);
    return {
      bonuses: settings,
      express: config.houseCoupons().express,
      rules: { ...rules, promo: { ...rules.promo, onVoid: settings.promoOnVoid } },
    };
  };

  /** Returns the codes that a registration accepts now and that give a free bet. */
  async function openGifts(): Promise<OfferSources['gifts']> {
    const { hasPromo, promoCodes } = config.registration();
    if (!hasPromo || !mayRegister(config.config())) return [];
    const known = [...new Set(promoCodes)].flatMap((code) => {
      const gift = config.giftOf(code);
      return gift ? [{ code, gift }] : [];
    });
    const open = await Promise.all(known.map(({ code }) => isOpen(code)));
    return known.filter((_, at) => open[at]);
  }

  return {
    sources,
    async current() {
      const all: OfferSources = {
        ...sources(),
        cashOut: config.couponCashOut(),
        advance: config.couponReservations().advance,
        gifts: await openGifts(),
        currencies: config.config().currencies,
      };
      return OFFERS.flatMap((offer) => {
        const sets = CONDITIONS[offer.slug](all);
        return sets.length === 0 ? [] : [{ ...offer, sets, until: endOf(sets) }];
      });
    },
  };
}
