import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { signedOut } from '#renderer/lib/ports/auth-port.ts';
import {
  betKey,
  betsRepeated,
  type PressedPrice,
  placeFocusAsked,
  pricePressed,
  slipAsked,
  stakeFocusAsked,
  undoAsked,
} from '#renderer/lib/ports/coupon-port.ts';
import type { BetSlipPreferences } from '#shared/domain/coupon/bet-slip-preferences.ts';
import type { CoefChangeAction } from '#shared/domain/coupon/coef-change.ts';
import { DEFAULT_COUPON_RULES } from '#shared/domain/coupon/coupon-rules.ts';
import type { CouponTypeId } from '#shared/domain/coupon/types.ts';
import type { AmountEntry } from './amount-entry.ts';
import { withBetSwitched } from './bet-slip/off-bets.ts';
import { withCounterOfferAccepted } from './counter-offer/counter-offer.ts';
import { counterOfferAccepted, counterOfferDismissed } from './counter-offer/counter-offer-actions.ts';
import { choicesChanged } from './coupon-choices.ts';
import { type CouponBet, type CouponState, emptyCoupon } from './coupon-state.ts';
import { fitCoupon, systemUnits } from './fit-coupon.ts';
import { isUnchangedExpress } from './house-express/express-fits.ts';
import type { KeptCoupon } from './kept/kept-coupons.ts';
import type { SharedCoupon } from './persistence/shared-fields.ts';
import {
  acceptedBets,
  amountsOfSingles,
  isOpenBatch,
  isSessionLost,
  isTaken,
  type Phase,
  type PlacementBatch,
} from './placement/batch.ts';
import { repeatedCoupon } from './repeated-coupon.ts';
import { undone, undoPassed, withoutOldUndo, withUndo } from './undo/undo-offer.ts';

const { maxLegs, systemMinUnits } = DEFAULT_COUPON_RULES.limits;

type Arrangement = Partial<Pick<CouponState, 'amount' | 'amountByBlockId' | 'bets' | 'systemValue'>>;

/** Makes a bet of a pressed price. A press may carry the whole game; the coupon stores only what it shows. */
export function betOf(pressed: PressedPrice): CouponBet {
  const { selectionId, price, game, typeId, period, param, outcome, members, names } = pressed;
  const {
    id,
    sportId,
    sportSlug,
    competitionId,
    competition,
    competitionSlug,
    country,
    slug,
    home,
    away,
    startAt,
    live,
  } = game;
  return {
    selectionId,
    coef: price,
    banker: false,
    game: {
      ...{ id, sportId, competitionId, competition, competitionSlug, country, slug, home, away, startAt, live },
      ...(sportSlug === undefined ? {} : { sportSlug }),
    },
    typeId,
    period,
    param,
    outcome,
    ...(members ? { members } : {}),
    ...(names ? { names } : {}),
  };
}

/** Returns the coupon with other bets and without the refusal of the previous ones. */
function withBets(state: CouponState, bets: readonly CouponBet[]): CouponState {
  return fitCoupon({ ...withoutRefusal(state), bets, isFull: false });
}

/** Clears the refusals of a decided batch, because the player has answered them; accepted coupons stay listed. */
function withoutRefusal(state: CouponState): CouponState {
  const { batch } = state;
  if (!batch || isOpenBatch(batch)) return state;
  const accepted = batch.intents.filter(({ phase }) => phase.kind === 'accepted');
  if (accepted.length === batch.intents.length) return state;
  return { ...state, batch: accepted.length === 0 ? null : { ...batch, intents: accepted } };
}

/** Returns the coupon with a bet switched on again at the pressed price. */
function pressedOn(state: CouponState, key: string, price: PressedPrice): CouponState {
  const { bets, ...rest } = withBetSwitched(withoutRefusal(state), key);
  return { ...rest, bets: bets.map((bet) => (betKey(bet) === key ? { ...bet, coef: price.price } : bet)) };
}

function pressed(state: CouponState, price: PressedPrice): CouponState {
  const key = betKey({ selectionId: price.selectionId, members: price.members });
  const without = state.bets.filter((bet) => betKey(bet) !== key);
  if (without.length < state.bets.length) return withBets(state, without);
  if (state.offBets.some(({ bet }) => betKey(bet) === key)) return pressedOn(state, key, price);
  if (without.length + state.offBets.length >= maxLegs) return { ...state, isFull: true };
  const now = withBets(state, [...without, betOf(price)]);
  return price.isByMouse && now.bets.length === 1 ? { ...now, asked: 'stake-by-mouse' } : now;
}

function withPhase(batch: PlacementBatch, key: string, phase: Phase): PlacementBatch {
  const intents = batch.intents.map((intent) => (intent.key === key ? { ...intent, phase } : intent));
  return { ...batch, intents };
}

/** Removes an intent that has no result to show. */
function withoutIntent(batch: PlacementBatch, key: string): PlacementBatch | null {
  const intents = batch.intents.filter((intent) => intent.key !== key);
  return intents.length === 0 ? null : { ...batch, intents };
}

/** Empties the coupon; an open placement, the settings of the bet slip and the kept coupons stay. */
function emptied({ isLoaded, settings, kept, batch }: CouponState): CouponState {
  return { ...emptyCoupon, isLoaded, settings, kept, batch: isOpenBatch(batch) ? batch : null };
}

/** Removes the accepted bets from the coupon. */
function withoutAccepted(state: CouponState, batch: PlacementBatch): CouponState {
  const taken = new Set(acceptedBets(batch).map(betKey));
  return fitCoupon({ ...state, batch, bets: state.bets.filter((bet) => !taken.has(betKey(bet))) });
}

/** Returns the coupon with other bets; where it held some, the change can be taken back. */
function filled(state: CouponState, fields: Partial<CouponState>): CouponState {
  const after = fitCoupon({ ...withoutRefusal(state), ...fields, isFull: false });
  return state.bets.length + state.offBets.length === 0 ? after : withUndo(state, after);
}

/**
 * Coupon of this device (betting §3). It has no owner until it is placed, so that a visitor's coupon is still there
 * after signing in (P-17).
 */
export const couponSlice = createSlice({
  name: 'coupon',
  initialState: emptyCoupon,
  reducers: {
    /** Removes bets by their keys. */
    betsRemoved: (state, { payload }: PayloadAction<readonly string[]>) => {
      const isLeft = (bet: CouponBet) => !payload.includes(betKey(bet));
      const offBets = state.offBets.filter(({ bet }) => isLeft(bet));
      return withUndo(state, withBets({ ...state, offBets }, state.bets.filter(isLeft)));
    },
    couponCleared: (state): CouponState => withUndo(state, { ...emptied(state), coefAction: state.coefAction }),
    /** Switches a bet off, or on again, by its key. */
    betSwitched: (state, { payload }: PayloadAction<string>) => withBetSwitched(withoutRefusal(state), payload),
    /** The device keeps these coupons. */
    keptChanged: (state, { payload }: PayloadAction<readonly KeptCoupon[]>): CouponState => ({
      ...state,
      kept: payload,
    }),
    /** The bet slip has done what it was asked, or the player was elsewhere by then. */
    askAnswered: (state): CouponState => ({ ...state, asked: null }),
    typeChosen: (state, { payload }: PayloadAction<CouponTypeId>) =>
      fitCoupon({ ...withoutRefusal(state), typeId: payload }),
    systemValueChosen: (state, { payload }: PayloadAction<number>) =>
      fitCoupon({ ...withoutRefusal(state), systemValue: payload }),
    /** Switches the banker mark of a leg by its key; a system keeps its minimum of legs without the mark. */
    bankerToggled: (state, { payload }: PayloadAction<string>): CouponState => {
      const bets = state.bets.map((bet) => (betKey(bet) === payload ? { ...bet, banker: !bet.banker } : bet));
      return systemUnits(bets) < systemMinUnits ? state : withBets(state, bets);
    },
    /** Changes the amount; for many singles the amount of all bets. */
    amountChanged: (state, { payload }: PayloadAction<AmountEntry>): CouponState => ({
      ...withoutRefusal(state),
      amount: payload,
      amountByBetId: {},
    }),
    betAmountChanged: (state, { payload }: PayloadAction<{ key: string; entry: AmountEntry }>): CouponState => ({
      ...withoutRefusal(state),
      amountByBetId: { ...state.amountByBetId, [payload.key]: payload.entry },
    }),
    coefActionChosen: (state, { payload }: PayloadAction<CoefChangeAction>): CouponState => ({
      ...state,
      coefAction: payload,
    }),
    /** The player accepts prices: thousandths by the key of the bet. */
    pricesAccepted: (state, { payload }: PayloadAction<Readonly<Record<string, number>>>): CouponState => {
      const now = withoutRefusal(state);
      return { ...now, bets: now.bets.map((bet) => ({ ...bet, coef: payload[betKey(bet)] ?? bet.coef })) };
    },
    /** Takes the stored coupon, or what another tab has changed. */
    couponTaken: (state, { payload }: PayloadAction<Partial<SharedCoupon>>): CouponState =>
      fitCoupon({ ...state, ...payload, isLoaded: true }),
    /** Replaces the bets by those of a share code, the generator, a house express or a kept coupon. */
    couponFilled: (state, { payload }: PayloadAction<Partial<SharedCoupon>>): CouponState => filled(state, payload),
    /** Starts a placement; ignored while another one of the same player is open. */
    placeAsked: (state, { payload }: PayloadAction<PlacementBatch>): CouponState => {
      const isBusy = isOpenBatch(state.batch) && state.batch?.userId === payload.userId;
      return isBusy ? state : { ...state, batch: payload };
    },
    phaseChanged: (state, { payload }: PayloadAction<{ batchId: string; key: string; phase: Phase }>): CouponState => {
      if (state.batch?.id !== payload.batchId) return state;
      if (isSessionLost(payload.phase)) return { ...state, batch: withoutIntent(state.batch, payload.key) };
      const batch = withPhase(state.batch, payload.key, payload.phase);
      return isTaken(payload.phase) ? withoutAccepted(state, batch) : { ...state, batch };
    },
    batchDismissed: (state): CouponState => {
      return isOpenBatch(state.batch) ? state : { ...state, batch: null };
    },
    /** Adds the bets of the last placement again. */
    selectionsRepeated: (state): CouponState => {
      if (!state.batch || isOpenBatch(state.batch)) return state;
      const { bets, typeId } = state.batch;
      const known = new Set(state.bets.map(betKey));
      const back = bets.filter((bet) => !known.has(betKey(bet)));
      return fitCoupon({
        ...state,
        batch: null,
        typeId,
        amountByBetId: { ...amountsOfSingles(state.batch), ...state.amountByBetId },
        bets: [...state.bets, ...back].slice(0, maxLegs - state.offBets.length),
      });
    },
    /** Changes the order or the blocks of the bets, or the stakes of the blocks; or forgets the stake. */
    betsArranged: (state, { payload }: PayloadAction<Arrangement>) =>
      fitCoupon({ ...withoutRefusal(state), ...payload }),
    settingsChanged: (state, { payload }: PayloadAction<BetSlipPreferences>): CouponState => ({
      ...state,
      settings: payload,
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(choicesChanged, (state, { payload }): CouponState => {
        const now = withoutRefusal(state);
        return { ...now, choices: { ...now.choices, ...payload } };
      })
      .addCase(pricePressed, (state, { payload }) =>
        // With one-click betting the press places a bet and leaves the coupon unchanged.
        payload.isDirect && state.settings?.isActiveOneClick ? undefined : pressed(state, payload),
      )
      .addCase(betsRepeated, (state, { payload }): CouponState => filled(state, repeatedCoupon(payload)))
      .addCase(stakeFocusAsked, (state) => (state.bets.length > 0 ? { ...state, asked: 'stake' } : undefined))
      .addCase(placeFocusAsked, (state) => (state.bets.length > 0 ? { ...state, asked: 'place' } : undefined))
      .addCase(slipAsked, (state, { payload }) => (state.bets.length > 0 ? { ...state, asked: payload } : undefined))
      .addCase(undoAsked, (state): CouponState => {
        const isDelayed = state.batch?.intents.some(({ phase }) => phase.kind === 'pending') ?? false;
        return isDelayed ? { ...state, asked: 'take-back' } : undone(withoutRefusal(state));
      })
      .addCase(undoPassed, (state): CouponState => ({ ...state, undo: null }))
      .addCase(counterOfferAccepted, (state, { payload }): CouponState => {
        if (state.batch?.id !== payload.batchId) return state;
        return { ...state, batch: withCounterOfferAccepted(state.batch, payload.key, payload.newKey) };
      })
      .addCase(counterOfferDismissed, (state, { payload }): CouponState => {
        if (state.batch?.id !== payload.batchId || isOpenBatch(state.batch)) return state;
        return { ...state, batch: withoutIntent(state.batch, payload.key) };
      })
      // The next player of this device sees nothing of the previous player's coupon.
      .addCase(signedOut, (state) => emptied(state))
      // Any action that changes bets or type ends the house express.
      .addMatcher(
        () => true,
        (state) => {
          if (state.express && !isUnchangedExpress(state)) state.express = null;
        },
      ),
});

/** Reducer of the coupon. An offer to undo ends with the next change. */
export function couponReducer(state: CouponState | undefined, action: UnknownAction): CouponState {
  const now = couponSlice.reducer(state, action);
  return state ? withoutOldUndo(state, now) : now;
}

export const {
  amountChanged,
  askAnswered,
  bankerToggled,
  batchDismissed,
  betAmountChanged,
  betsArranged,
  betsRemoved,
  betSwitched,
  coefActionChosen,
  couponCleared,
  couponFilled,
  couponTaken,
  keptChanged,
  phaseChanged,
  placeAsked,
  pricesAccepted,
  selectionsRepeated,
  settingsChanged,
  systemValueChosen,
  typeChosen,
} = couponSlice.actions;
