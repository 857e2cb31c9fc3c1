import {
  createContext,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';
import type { FeedPosition, FeedScope } from '#shared/domain/feed/feed-protocol.ts';
import type { GameState } from '#shared/domain/game/game-state.ts';
import type { Feed } from './feed.ts';
import { type FeedStatus, FIRST_STATUS } from './feed-status.ts';
import type { OddsRead } from './odds-store.ts';
import type { PriceFormat } from './price-cells.ts';

/** The feed of the page; null on the server, where everything shows what it was rendered with. */
export const FeedContext = createContext<Feed | null>(null);

/** The feed of the page, for those that need more than the hooks below. */
export function useFeed(): Feed | null {
  return useContext(FeedContext);
}

/** Follows games while the component is mounted, and a moment longer, for one that is mounted again. */
export function useWatchGames(ids: readonly number[], scope: FeedScope): void {
  const feed = useFeed();
  const key = ids.join();
  useEffect(() => {
    if (key === '' || !feed) return;
    return feed.client.watchGames(key.split(',').map(Number), scope);
  }, [feed, key, scope]);
}

/** The price of a selection for logic such as the coupon's; null while the feed has said nothing. Cells use `usePriceText`. */
export function useOdds(selectionId: number): OddsRead | null {
  const feed = useFeed();
  const subscribe = useCallback(
    (changed: () => void) => feed?.odds.subscribe(selectionId, changed) ?? nothing,
    [feed, selectionId],
  );
  return useSyncExternalStore(
    subscribe,
    () => feed?.odds.read(selectionId) ?? null,
    () => null,
  );
}

/** The state of a game; what the page was rendered with until the feed tells a newer one. */
export function useGameState(gameId: number, initial: GameState): GameState {
  const feed = useFeed();
  const subscribe = useCallback(
    (changed: () => void) => feed?.states.subscribe(gameId, changed) ?? nothing,
    [feed, gameId],
  );
  return useSyncExternalStore(
    subscribe,
    () => feed?.states.read(gameId) ?? initial,
    () => initial,
  );
}

/** A number that changes when a selection of a watched game comes or goes: its lines are to be read anew. */
export function useGameStructure(gameId: number): number {
  const feed = useFeed();
  const subscribe = useCallback(
    (changed: () => void) => feed?.odds.subscribeGame(gameId, changed) ?? nothing,
    [feed, gameId],
  );
  return useSyncExternalStore(
    subscribe,
    () => feed?.odds.structure(gameId) ?? 0,
    () => 0,
  );
}

/** Where the feed stands; prices may be bet on in state `live` alone. */
export function useFeedStatus(): FeedStatus {
  const feed = useFeed();
  return useSyncExternalStore(feed?.client.subscribeStatus ?? never, feed?.client.status ?? first, first);
}

/** What a price cell was rendered with besides its price. */
export interface RenderedCell {
  readonly suspended?: boolean;
  /** Where the feed was when the price was read. */
  readonly at?: FeedPosition;
}

/**
 * Lets an element show a price. The component renders `format(initialPrice)` as its only child, on the server too;
 * after that the leaf writes the text itself and the component does not render again when the price moves.
 *
 * @param format a stable function: another one writes the price anew
 */
export function usePriceText(
  ref: RefObject<HTMLElement | null>,
  selectionId: number,
  initialPrice: number,
  format: PriceFormat,
  { suspended = false, at }: RenderedCell = {},
): void {
  const feed = useFeed();
  const { epoch, sequence } = at ?? {};
  useLayoutEffect(() => {
    if (!feed || !ref.current) return;
    const position = epoch !== undefined && sequence !== undefined ? { at: { epoch, sequence } } : {};
    return feed.cells.bind(ref.current, selectionId, format, { price: initialPrice, suspended, ...position });
  }, [feed, ref, selectionId, initialPrice, format, suspended, epoch, sequence]);
}

function nothing(): void {}

function never(): () => void {
  return nothing;
}

function first(): FeedStatus {
  return FIRST_STATUS;
}
