import type { ListenerMiddlewareInstance, Store } from '@reduxjs/toolkit';
import { baseApi } from '#renderer/lib/api/base-api.ts';
import { catalogueCalls } from '#renderer/lib/api/call-descriptions.ts';
import { queryOf } from '#renderer/lib/api/call-endpoints.ts';
import type { LanguageShown } from '#renderer/lib/i18n/language-shown.ts';
import { pricePressed } from '#renderer/lib/ports/coupon-port.ts';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import type { ThunkExtra } from '#renderer/lib/store/thunk-extra.ts';
import type { Game } from '#shared/contracts/catalogue.ts';
import type { CouponBet, CouponState } from '../coupon-state.ts';
import { couponFilled, couponTaken } from '../slice.ts';

interface NamesOptions {
  readonly store: Pick<Store<AppState>, 'getState'> & { readonly dispatch: AppDispatch };
  readonly listeners: ListenerMiddlewareInstance<AppState, AppDispatch, ThunkExtra>;
}

/** Games of one question: the most that the call takes. */
const MAX_ASKED = 100;

const couponGamesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Exactly these games; each language asks with a number of its own, so that none takes the answer of another. */
    couponGames: queryOf(build, catalogueCalls, 'gamesCall', {
      parts: ({ ids }: { readonly ids: string; readonly language: number }) => ({
        query: { section: 'line' as const, ids },
      }),
    }),
  }),
});

const allBets = ({ bets, offBets }: CouponState): CouponBet[] => [...bets, ...offBets.map(({ bet }) => bet)];

/** What a game's sides and its competition are called. */
type GameNames = Pick<Game, 'away' | 'competition' | 'home'>;

/** Returns a bet with the names that its game has now; the same bet where they are what it shows. */
function renamed(bet: CouponBet, { home, away, competition }: GameNames): CouponBet {
  const { game } = bet;
  const isSame = game.home.name === home.name && game.away.name === away.name && game.competition === competition;
  return isSame ? bet : { ...bet, game: { ...game, home, away, competition } };
}

/**
 * Keeps the names in the bet slip in the language of the page: bets from the device or of kept coupons have those of the
 * language that they were taken in. Returns the undo.
 */
export function renewNames({ store, listeners }: NamesOptions): () => void {
  /** Names of games in the language of the page; null while they are asked for, and for a game that is gone. */
  let known = new Map<number, GameNames | null>();
  let language = 0;

  /** Shows the known names: another tab may have changed the bet slip under those of its own language. */
  function show(): void {
    const { coupon } = store.getState();
    const named = (bet: CouponBet) => {
      const names = known.get(bet.game.id);
      return names ? renamed(bet, names) : bet;
    };
    const bets = coupon.bets.map(named);
    const offBets = coupon.offBets.map((off) => ({ ...off, bet: named(off.bet) }));
    const isChanged = allBets({ ...coupon, bets, offBets }).some((bet, at) => bet !== allBets(coupon)[at]);
    // As if read from the device: other tabs may be in another language.
    if (isChanged) store.dispatch(couponTaken({ bets, offBets }));
  }

  async function renew(): Promise<void> {
    show();
    const shown = new Set(allBets(store.getState().coupon).map(({ game }) => game.id));
    const ids = [...shown].filter((id) => !known.has(id)).slice(0, MAX_ASKED);
    if (ids.length === 0) return;
    const before = known;
    for (const id of ids) known.set(id, null);
    const question = { ids: ids.join(','), language };
    const { data } = await store.dispatch(
      couponGamesApi.endpoints.couponGames.initiate(question, { subscribe: false, forceRefetch: true }),
    );
    if (before !== known) return;
    if (data === undefined) for (const id of ids) known.delete(id);
    else for (const game of data.games) known.set(game.id, game);
    show();
  }

  const stops = [
    listeners.startListening({
      predicate: ({ type }): boolean => type === ('language/shown' satisfies LanguageShown['type']),
      effect: () => {
        known = new Map();
        language += 1;
        return renew();
      },
    }),
    // A price is pressed under the names that the page shows.
    listeners.startListening({
      actionCreator: pricePressed,
      effect: ({ payload: { game } }) => void known.set(game.id, game),
    }),
    listeners.startListening({ actionCreator: couponTaken, effect: renew }),
    listeners.startListening({ actionCreator: couponFilled, effect: renew }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
