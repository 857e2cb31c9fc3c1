import { type AcceptanceInput, decideAcceptance } from '#shared/domain/coupon/acceptance.ts';
import { maxBetAmountOf, promoPayout } from '#shared/domain/coupon/amount-limits.ts';
import { antiExpressCoefOf } from '#shared/domain/coupon/anti-express.ts';
import { restrictionsOf } from '#shared/domain/coupon/bet-restrictions.ts';
import type { PromoTerms } from '#shared/domain/coupon/bonuses/promo-code.ts';
import { couponCoef } from '#shared/domain/coupon/coupon-coef.ts';
import type { Draft, DraftBet, DraftLimits } from '#shared/domain/coupon/draft.ts';
import { BET_STATUS } from '#shared/domain/coupon/leg-status.ts';
import { liveDelayOf } from '#shared/domain/coupon/live-delays.ts';
import { previewCoupon } from '#shared/domain/coupon/preview.ts';
import { stakeWithinPayout } from '#shared/domain/coupon/stake-within-payout.ts';
import { COUPON_TYPE, CouponShapeError, type EngineCoupon } from '#shared/domain/coupon/types.ts';
import { minAmountOf } from '#shared/domain/coupon/validate-amounts.ts';
import { validateCoupon } from '#shared/domain/coupon/validation.ts';
import { definedOnly } from '#shared/domain/data/defined-only.ts';
import type { Pair } from '#shared/domain/game/game-state.ts';
import { gameOfSelection, isSelectionId, unpackSelectionId } from '#shared/domain/ids/selection-id.ts';
import { ACCOUNT_TYPE } from '#shared/domain/money/account-types.ts';
import { toDisplayMinorUnits } from '#shared/domain/money/minor-units.ts';
import { isDisallowedSport } from '#shared/domain/sports/disallowed-sports.ts';
import type { Book, GameAddress } from '../../simulation/book/book-port.ts';
import type { AccountIdentity } from '../accounts/accounts-service.ts';
import { comparedBonus, hyperTermsFor, promoFor, withBonusBet } from './bonuses/assess-bonuses.ts';
import type { LegSnapshot, NewCoupon } from './coupon-record.ts';
import type { CouponSettings } from './coupon-settings.ts';
import { type LiabilityLimits, limitedLegs, type PricedLeg } from './liability-limits.ts';
import type { PlacementRequest } from './placement-request.ts';
import { pricesOf, type QuotedBet, quoteBets } from './quotes.ts';
import { type RankedRefusal, refusalOf } from './refusal.ts';
import { asksForReservation, assessReservation } from './reservations/assess-reservation.ts';
import { watchedCoupon } from './watched-coupon.ts';

/** A coupon priced and checked by the book at one instant. */
export interface Assessment {
  readonly bets: readonly QuotedBet[];
  /** The present score of each leg; null where the game has no score. */
  readonly scores: readonly (Pair | null)[];
  readonly isLive: boolean;
  /** Reason why the coupon cannot be accepted; the balance is not checked here. */
  readonly refusal: RankedRefusal | null;
  /** The coupon as it would be accepted; null together with a refusal. */
  readonly coupon: NewCoupon | null;
  /** Whether the only problem is that the odds are below the wanted odds, and the coupon may wait for them. */
  readonly awaitsOdds: boolean;
  /** Liability limits of the coupon; null together with a refusal. */
  readonly liabilityLimits: LiabilityLimits | null;
  /** Length of the live delay, seconds of server clock; 0 without a live leg. */
  readonly delaySeconds: number;
}

interface AssessmentInput {
  readonly request: PlacementRequest;
  readonly account: AccountIdentity;
  readonly settings: CouponSettings;
  readonly book: Pick<Book, 'address' | 'chance' | 'group' | 'quote'>;
  readonly snapshot: (gameId: number, score: Pair | null) => LegSnapshot | null;
  /** Scores at arrival of a coupon that has waited; else the present scores. */
  readonly submittedScores?: readonly (Pair | null)[];
  /** Uplift of a house express, whole percent of its payout; null or 0 for any other coupon. */
  readonly upliftPercent?: number | null;
  /** Terms of the promo code at arrival; null if the player has no such code. */
  readonly promo?: PromoTerms | null;
  /** Server clock, epoch ms. */
  readonly now: number;
}

/** A balance that no stake exceeds: the database knows the real one and decides on BALANCE. */
const UNLIMITED = Number.MAX_SAFE_INTEGER;

function draftBet(
  bet: PlacementRequest['bets'][number],
  { quote }: QuotedBet,
  { place, startAt }: { readonly place: GameAddress | null; readonly startAt: number | undefined },
  { disallowed, restrictions }: CouponSettings,
): DraftBet {
  const selectionIds = (bet.members ?? [bet.selectionId]).filter(isSelectionId);
  const marketTypes = selectionIds.map((id) => unpackSelectionId(id).marketType);
  const isLive = quote?.live ?? false;
  return {
    ...definedOnly({ startAt }),
    ...(place ? restrictionsOf(restrictions, { ...place, marketTypes, isLive }) : {}),
    gameId: quote?.gameId ?? gameOfSelection(bet.selectionId),
    coef: quote?.price ?? 0,
    isDisallowed: place !== null && isDisallowedSport(disallowed, place.sportId, isLive),
    isBlocked: quote === null || quote.suspended,
    isQuarterLine: quote?.quarterLine ?? false,
    isLive,
    blockId: bet.blockId,
    banker: bet.banker,
  };
}

function draftBets(
  { request, settings, snapshot }: AssessmentInput,
  bets: readonly QuotedBet[],
  places: readonly (GameAddress | null)[],
): DraftBet[] {
  return request.bets.map((bet, index) => {
    const quoted = bets[index] ?? { selectionId: bet.selectionId, quote: null };
    const startAt = quoted.quote ? snapshot(quoted.quote.gameId, null)?.startAt : undefined;
    return draftBet(bet, quoted, { place: places[index] ?? null, startAt }, settings);
  });
}

/** Returns the coupon at the given prices as the engine reads it. */
function engineCoupon(
  request: PlacementRequest,
  coefs: readonly number[],
  settings: CouponSettings,
  upliftPercent: number | null = null,
): EngineCoupon {
  const isAnti = request.typeId === COUPON_TYPE.antiExpress;
  return {
    typeId: request.typeId,
    amount: request.amount,
    systemValue: request.systemValue ?? null,
    amountByBlockId: request.amountByBlockId ?? null,
    antiMargin: isAnti ? settings.rules.antiExpress.margin : null,
    upliftPercent,
    legs: request.bets.map(({ blockId, banker }, index) => ({
      coef: coefs[index] ?? 0,
      statusId: BET_STATUS.notStarted,
      blockId,
      banker,
    })),
  };
}

/** Returns null when the engine cannot calculate the coupon; validation gives the reason. */
function attempt<T>(calculate: () => T): T | null {
  try {
    return calculate();
  } catch (error) {
    if (error instanceof CouponShapeError) return null;
    throw error;
  }
}

function overallCoef(coupon: EngineCoupon, { rules }: CouponSettings): number | null {
  if (coupon.legs.some(({ coef }) => coef <= 0) || coupon.amount <= 0) return null;
  const coef = attempt(() => couponCoef(coupon, rules));
  return coef === null ? null : toDisplayMinorUnits(coef);
}

/** Returns the price of an anti-express, which does not depend on the stake; null where there is none. */
function antiPrice(coupon: EngineCoupon, { rules }: CouponSettings): number | null {
  return coupon.legs.every(({ coef }) => coef > 0) ? attempt(() => antiExpressCoefOf(coupon, rules)) : null;
}

type StakeWithin = (payoutLimit: number) => number | null;

/** Returns how a payout limit bounds the stake of the coupon, with the engine's coefficient. */
function stakeWithinOf(engine: EngineCoupon, settings: CouponSettings): StakeWithin {
  const coef = overallCoef(engine, settings);
  return (limit) => stakeWithinPayout(engine, coef, limit, settings.rules);
}

function draftLimits(settings: CouponSettings, iso: string, stakeWithin: StakeWithin): DraftLimits & { cap: number } {
  const { minBetAmount, maxBetAmount, maxPayoutLimit, minLineAmount } = settings.limitsOf(iso);
  const { limitedTypes, offeredTypes } = settings;
  const max = maxBetAmountOf([maxBetAmount, stakeWithin(maxPayoutLimit)]);
  return { minBetAmount, maxBetAmount: max, minLineAmount, limitedTypes, offeredTypes, cap: maxPayoutLimit };
}

/** An anti-express is compared by its one price, which the legs would have given at the submitted prices. */
function comparedPrices(request: PlacementRequest, now: EngineCoupon, settings: CouponSettings) {
  const bonus = comparedBonus(request, now, settings);
  const submitted = [...request.bets.map(({ coef }) => coef), ...bonus.submitted];
  const current = [...now.legs.flatMap(({ coef, isBonus }) => (isBonus ? [] : [coef])), ...bonus.current];
  if (request.typeId !== COUPON_TYPE.antiExpress) return { submitted, current };
  const priceOf = (coefs: readonly number[]) =>
    coefs.every((coef) => coef > 0) ? antiExpressCoefOf(engineCoupon(request, coefs, settings), settings.rules) : null;
  return { submitted: [priceOf(submitted) ?? 0], current: [priceOf(current) ?? 0] };
}

function acceptanceInput(input: AssessmentInput, assessed: Pick<Assessment, 'bets' | 'scores'>, now: EngineCoupon) {
  const { request, settings, submittedScores = assessed.scores } = input;
  const textOf = (score: Pair | null | undefined) => (score ? score.join(':') : null);
  const acceptance: AcceptanceInput = {
    action: request.changeCoefAction,
    dropPercent: settings.dropPercents.find((percent) => percent === request.dropPercent) ?? 0,
    ...comparedPrices(request, now, settings),
    exactCoef: request.exactCoef ?? 0,
    overallCoef: overallCoef(now, settings) ?? 0,
    // A free bet does not wait: its code may be used or expire meanwhile.
    isWantedOddsAllowed:
      settings.isWantedOddsAllowed && request.promoCode === undefined && !asksForReservation(request),
    // Without wanted odds the score switch is off (coupon mathematics §8.2).
    isDropOnScoreChange: request.isDropOnScoreChange === true && (request.exactCoef ?? 0) > 0,
    scores: assessed.bets.map(({ quote }, index) => ({
      isLive: quote?.live ?? false,
      submitted: textOf(submittedScores[index]),
      current: textOf(assessed.scores[index]),
    })),
  };
  return acceptance;
}

function newCoupon(
  { request, account, settings, snapshot, upliftPercent, book }: AssessmentInput,
  bets: readonly QuotedBet[],
  engine: EngineCoupon,
  cap: number,
  isReviewed: boolean,
): NewCoupon | null {
  const antiExpressCoef = request.typeId === COUPON_TYPE.antiExpress ? antiExpressCoefOf(engine, settings.rules) : null;
  const { coef, maxPayout } = previewCoupon({ ...engine, antiExpressCoef, maxPayoutLimit: cap }, settings.rules);
  const legs = request.bets.flatMap(({ selectionId, blockId, banker, coef: seenCoef }, position) => {
    const { quote, group } = bets[position] ?? {};
    const kept = quote && snapshot(quote.gameId, quote.live ? quote.score : null);
    if (!quote || !kept) return [];
    const { gameId, price, live } = quote;
    return [
      definedOnly({
        position,
        selectionId,
        gameId,
        coef: price,
        seenCoef,
        blockId,
        banker,
        isLive: live,
        snapshot: kept,
        group,
      }),
    ];
  });
  if (legs.length < request.bets.length) return null;
  const isPromo = request.promoCode !== undefined;
  const ownPayout = isPromo ? promoPayout(maxPayout, request.amount, false, settings.rules).payout : maxPayout;
  const valued = { ...engine, antiExpressCoef, maxPayoutLimit: cap };
  return {
    typeId: request.typeId,
    systemValue: request.systemValue ?? null,
    amountByBlock: request.amountByBlockId ?? {},
    coef: coef ?? 0,
    antiExpressCoef,
    antiMargin: engine.antiMargin ?? null,
    ...(settings.tax ? { tax: settings.tax } : {}),
    ...(request.refId === undefined ? {} : { refId: request.refId }),
    maxPayout: ownPayout,
    maxPayoutLimit: cap,
    ...(upliftPercent ? { upliftPercent, expressId: request.expressId ?? null } : {}),
    legs,
    ...(isReviewed ? { review: { until: Math.min(...legs.map(({ snapshot: kept }) => kept.startAt)) } } : {}),
    bonuses: {
      bonusBetCoef: engine.legs.find((leg) => leg.isBonus)?.coef ?? null,
      hyperTerms: isPromo ? null : hyperTermsFor(engine, account.iso, settings),
      promoCode: request.promoCode ?? null,
    },
    watch: watchedCoupon({ book, settings, bets, engine: valued, maxPayout: ownPayout, isGiven: isPromo }),
  };
}

function liabilityLimitsOf(
  { request, settings, now }: AssessmentInput,
  draft: Draft,
  limits: DraftLimits,
  priced: readonly PricedLeg[],
): LiabilityLimits {
  const { limits: policy } = settings.liability;
  // The stake of a free bet is its value. Fixed amounts of blocks and an advance belong to the stake they were made
  // for.
  const isWhole =
    request.promoCode !== undefined ||
    (request.prepaidAmount ?? 0) > 0 ||
    Object.values(request.amountByBlockId ?? {}).some((amount) => amount !== null);
  const isLimited = limits.limitedTypes.includes(draft.typeId);
  return {
    legs: limitedLegs(draft.typeId, priced, settings.liability),
    minStake: isWhole ? null : isLimited ? minAmountOf(draft, limits, settings.rules) : 1,
    until: now + policy.validSeconds * 1000,
  };
}

/**
 * Prices a placement from the book and checks it in the order of coupon mathematics §8.12, with the policies on changed
 * prices (§8.1), wanted odds and score (§8.2) and dependent bets (§8.9). Figures of the client only say what the player
 * saw.
 */
export function assess(input: AssessmentInput): Assessment {
  const { request, account, settings, book, upliftPercent = null } = input;
  const selectionIds = request.bets.map(({ selectionId }) => selectionId);
  const bets = quoteBets(book, request.bets);
  const scores = bets.map(({ quote }) => quote?.score ?? null);
  const places = bets.map(({ quote, selectionId }) => book.address(quote?.gameId ?? gameOfSelection(selectionId)));
  const isLive = bets.map(({ quote }) => quote?.live === true);
  const delaySeconds = liveDelayOf(
    settings.liveDelays,
    places.map((place, index) => ({ sportId: place?.sportId ?? null, isLive: isLive[index] === true })),
  );
  const assessed = { bets, scores, isLive: isLive.includes(true), delaySeconds };
  const coefs = bets.map(({ quote }) => quote?.price ?? 0);
  const plain = engineCoupon(request, coefs, settings, upliftPercent);
  const engine = withBonusBet(plain, bets, request.isBonusBet === true, settings);
  const coef = overallCoef(engine, settings);
  // The uplift does not reduce the largest stake; the payout limit cuts it.
  const stakeWithin = stakeWithinOf({ ...engine, upliftPercent: null }, settings);
  const { cap, ...limits } = draftLimits(settings, account.iso, stakeWithin);
  const draft: Draft = {
    typeId: request.typeId,
    amount: request.amount,
    systemValue: request.systemValue ?? null,
    amountByBlockId: request.amountByBlockId ?? null,
    ...(request.typeId === COUPON_TYPE.antiExpress ? { antiExpressCoef: antiPrice(engine, settings) } : {}),
    bets: draftBets(input, bets, places),
  };
  const acceptance = acceptanceInput(input, assessed, engine);
  const reservation = assessReservation({ request, account, settings, draft, limits, stakeWithin, now: input.now });
  const { problems } = validateCoupon(
    {
      draft,
      limits,
      account: { balance: reservation.prepaid ? 0 : UNLIMITED, isBonus: account.type === ACCOUNT_TYPE.bonus },
      vip: reservation.vip,
      prepaid: reservation.prepaid,
      promo: promoFor(request, input.promo ?? null, { iso: account.iso, coef, now: input.now }),
      acceptance,
    },
    settings.rules,
  );
  // The database decides on the balance and on the advance.
  const first = problems.find(({ code }) => code !== 'BALANCE');
  const nothing = { coupon: null, awaitsOdds: false, liabilityLimits: null } as const;
  if (first) return { ...assessed, ...nothing, refusal: refusalOf(first, selectionIds, pricesOf(bets)) };
  const coupon = newCoupon(input, bets, engine, reservation.cap ?? cap, reservation.cap !== null);
  const awaitsOdds = decideAcceptance(acceptance, settings.rules).kind === 'await-odds';
  if (coupon) {
    const priced = draft.bets.map(({ coef: price }, index) => ({
      selectionId: selectionIds[index] ?? 0,
      members: bets[index]?.members,
      coef: price,
      place: places[index] ?? null,
    }));
    // A trader, not the liability limits, decides how much of a VIP bet the book takes.
    const terms = reservation.cap === null ? liabilityLimitsOf(input, draft, limits, priced) : null;
    return { ...assessed, refusal: null, coupon, awaitsOdds, liabilityLimits: terms };
  }
  const blocked = refusalOf(
    { code: 'BET_BLOCKED', bets: selectionIds.map((_, bet) => bet) },
    selectionIds,
    pricesOf(bets),
  );
  return { ...assessed, ...nothing, refusal: blocked };
}
