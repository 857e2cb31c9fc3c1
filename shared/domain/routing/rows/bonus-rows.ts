import { ROUTE_FLAGS as FLAG } from '../route-flags.ts';
import { type RouteRow, rowsOf } from '../route-row.ts';

const bonus = rowsOf('bonus', { flag: FLAG.bonuses, page: 'content' });
const promotion = rowsOf('bonus', { flag: FLAG.promotions, page: 'content' });
const legacy = rowsOf('bonus', { flag: FLAG.promotions, unlisted: true });
const WORD = '([a-z0-9][a-z0-9-]*)';

/**
 * Returns the rows of a page of bonuses and its twin among the offers; the setting decides which of the two exists
 * (R-36).
 */
function pair(bonusId: string, offerId: string, tail: string): RouteRow[] {
  const listed = (first: string) => (tail === 'rules' ? {} : { listedAt: `${first}/rules` });
  const lead = (to: string, is: boolean) =>
    ({ redirect: { to, status: 302, when: { setting: 'promoBonusToOffer', is } } }) as const;
  return [
    bonus(bonusId, `bonus/${tail}`, {
      ...lead(`special-offer/${tail.replace(WORD, '')}`, true),
      ...listed('bonus'),
    }),
    bonus(offerId, `special-offer/${tail}`, {
      ...lead(`bonus/${tail.replace(WORD, '')}`, false),
      ...listed('special-offer'),
    }),
  ];
}

/** Slugs of promotions that once had addresses of their own; each now leads to `promotions/{slug}`. */
export const LEGACY_PROMOTIONS = [
  'welcome-bonus',
  'first-deposit-bonus',
  'happy-friday',
  'lucky-wednesday',
  'birthday-bonus',
  'weekly-cashback',
  'accumulator-of-the-day',
  'accumulator-boost',
  'bet-insurance',
  'no-risk-bet',
  'advance-bet',
  'free-bet',
  'promo-code-store',
  'vip-club',
  'refer-a-friend',
  'losing-streak-refund',
  'hundredfold-bonus',
  'early-payout',
  'goalless-refund',
  'prediction-league',
] as const;

/** Routes of bonuses and promotions (shell §2.8). */
export const BONUS_ROWS = [
  ...pair('bonuses', 'bonuses-offers', 'rules'),
  ...pair('bonuses-games', 'bonuses-offers-games', 'games'),
  ...pair('bonus', 'bonus-offer', `rules/:id${WORD}`),
  ...pair('bonus-partner', 'bonus-offer-partner', `partners/:id${WORD}`),
  // While it does not lead there, it shows what the page of the casino does, which search engines list.
  bonus('slot-first-deposit', 'bonus/slot_first_deposit', {
    content: 'bonus/casino/slot-first-deposit',
    listedAt: 'bonus/rules',
    unlisted: true,
    redirect: {
      to: 'bonus/casino/slot-first-deposit',
      status: 301,
      when: { setting: 'isFirstDepositRedirect', is: true },
    },
  }),
  bonus('bonus-landing', `settings/:landingId${WORD}`, {
    layout: 'headless',
    content: 'landings/:landingId',
    query: 'any',
    flag: FLAG.landings,
    unlisted: true,
  }),
  promotion('promo', 'promo'),
  promotion('promotion', `promotions/:promotionId${WORD}`, { listedAt: 'promo' }),
  ...LEGACY_PROMOTIONS.map((slug) =>
    legacy(`legacy-${slug}`, slug, { redirect: { to: `promotions/${slug}`, status: 301 } }),
  ),
] as const;
