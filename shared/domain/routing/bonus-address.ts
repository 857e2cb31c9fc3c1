/** Addresses of bonuses, each of which has a twin among the special offers. */
const BONUSES = /^bonus\/(?=(?:rules|games|partners)(?:\/|$))/;
const OFFERS = /^special-offer\//;

/**
 * Returns the id or the path without language under which a page of bonuses is addressed; other pages keep theirs.
 *
 * @param isOffer setting `promoBonusToOffer`, which chooses between the twins
 */
export const addressedId = (id: string, isOffer: boolean): string =>
  isOffer ? id.replace(BONUSES, 'special-offer/') : id;

/** Returns the id of the page that an addressed id shows. */
export const ownPageId = (id: string, isOffer: boolean): string => (isOffer ? id.replace(OFFERS, 'bonus/') : id);
