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
import { isOpenBatch, type PlacementBatch } from '../placement/batch.ts';
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

/** Bets whose names are asked for: those of the slip, those beside it, and those of a receipt. */
const allBets = ({ bets, offBets, batch }: CouponState): CouponBet[] => [
  ...bets,
  ...offBets.map(({ bet }) => bet),
  ...(batch && !isOpenBatch(batch) ? batch.bets : []),
];

/** What a game's sides and its competition are called. */
type GameNames = Pick<Game, 'away' | 'competition' | 'home'>;

/** Returns the names of a game by its id; undefined or null for one whose names are not known. */
type NamesOf = (gameId: number) => GameNames | null | undefined;

/** Returns what shows a game with the names that the game has now; the same object where they are what it shows. */
function withNames<Shown extends GameNames>(shown: Shown, names: GameNames | null | undefined): Shown {
  if (!names) return shown;
  const { home, away, competition } = names;
  const isSame = shown.home.name === home.name && shown.away.name === away.name && shown.competition === competition;
  return isSame ? shown : { ...shown, home, away, competition };
}

/** Returns the items with a change made to each; the same list where none changes. */
function mapped<Item>(items: readonly Item[], change: (item: Item) => Item): readonly Item[] {
  const next = items.map(change);
  return next.every((item, at) => item === items[at]) ? items : next;
}

function namedBet(bet: CouponBet, namesOf: NamesOf): CouponBet {
  const game = withNames(bet.game, namesOf(bet.game.id));
  return game === bet.game ? bet : { ...bet, game };
}

/** Returns a placement with other names; what was sent stays as it is. */
function namedBatch(batch: PlacementBatch, namesOf: NamesOf): PlacementBatch {
  const bets = mapped(batch.bets, (bet) => namedBet(bet, namesOf));
  const intents = mapped(batch.intents, (intent) => {
    if (intent.phase.kind !== 'accepted') return intent;
    const { coupon } = intent.phase;
    const legs = mapped(coupon.legs, (leg) => withNames(leg, namesOf(leg.gameId)));
    return legs === coupon.legs
      ? intent
      : { ...intent, phase: { ...intent.phase, coupon: { ...coupon, legs: [...legs] } } };
  });
  return bets === batch.bets && intents === batch.intents ? batch : { ...batch, bets, intents };
}

/**
 * Keeps the names in the bet slip and on its receipt in the language of the page: bets from the device or of kept coupons
 * have those of the language that they were taken in. Returns the undo.
 */
export function renewNames({ store, listeners }: NamesOptions): () => void {
  /** Names of games in the language of the page; null while they are asked for, and for a game that is gone. */
  let known = new Map<number, GameNames | null>();
  let language = 0;

  /** Shows the known names: another tab may have changed the bet slip under those of its own language. */
  function show(): void {
    const { coupon } = store.getState();
    const namesOf: NamesOf = (id) => known.get(id);
    const bets = mapped(coupon.bets, (bet) => namedBet(bet, namesOf));
    const offBets = mapped(coupon.offBets, (off) => {
      const bet = namedBet(off.bet, namesOf);
      return bet === off.bet ? off : { ...off, bet };
    });
    const batch = coupon.batch && namedBatch(coupon.batch, namesOf);
    const isChanged = bets !== coupon.bets || offBets !== coupon.offBets || batch !== coupon.batch;
    // As if read from the device: other tabs may be in another language.
    if (isChanged) store.dispatch(couponTaken({ bets, offBets, batch }));
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
    // A price is pressed under the names that the page shows, which for a moment may be those of the language before.
    listeners.startListening({
      actionCreator: pricePressed,
      effect: ({ payload: { game } }) => (language === 0 ? void known.set(game.id, game) : renew()),
    }),
    listeners.startListening({ actionCreator: couponTaken, effect: renew }),
    listeners.startListening({ actionCreator: couponFilled, effect: renew }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
