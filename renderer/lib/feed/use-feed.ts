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
import { type GameState, isSameState } from '#shared/domain/game/game-state.ts';
import type { Feed } from './feed.ts';
import { type FeedStatus, FIRST_STATUS } from './feed-status.ts';
import { createLateFeed, type LateFeed } from './late-feed.ts';
import type { OddsRead } from './odds-store.ts';
import type { PriceFormat } from './price-cells.ts';

/** Feed of the page. On the server it never arrives, so everything shows the rendered values. */
export const FeedContext = createContext<LateFeed>(createLateFeed());

/** Returns the feed of the page, for uses that the hooks below do not cover. */
export function useFeed(): LateFeed {
  return useContext(FeedContext);
}

/**
 * Returns a value of the feed, read again whenever it changes.
 *
 * @param watch a stable function: starts watching what `read` reads, and returns the undo
 * @param read reads the value; the same value until it changes
 * @param initial value before the feed, on the server and in the first render
 */
export function useFeedValue<Value>(
  watch: (feed: Feed, changed: () => void) => () => void,
  read: (feed: Feed) => Value,
  initial: Value,
): Value {
  const feed = useFeed();
  const subscribe = useCallback(
    (changed: () => void) =>
      feed.attach((arrived) => {
        const stop = watch(arrived, changed);
        changed();
        return stop;
      }),
    [feed, watch],
  );
  const snapshot = () => {
    const arrived = feed.current();
    return arrived ? read(arrived) : initial;
  };
  return useSyncExternalStore(subscribe, snapshot, () => initial);
}

/** Follows games while the component is mounted, and a moment longer in case it mounts again. */
export function useFollowGames(ids: readonly number[], scope: FeedScope): void {
  const feed = useFeed();
  const key = ids.join();
  useEffect(() => {
    if (key !== '') return feed.attach(({ client }) => client.followGames(key.split(',').map(Number), scope));
  }, [feed, key, scope]);
}

/** Follows the further columns of lists too while `isWide` and the component is mounted. */
export function useWideColumns(isWide: boolean): void {
  const feed = useFeed();
  useEffect(() => {
    if (isWide) return feed.attach(({ client }) => client.widenColumns());
  }, [feed, isWide]);
}

/**
 * Returns the price of a selection for logic such as the coupon's; null until the feed reports it. Cells use
 * `usePriceText`.
 */
export function useOdds(selectionId: number): OddsRead | null {
  const watch = useCallback(
    ({ odds }: Feed, changed: () => void) => odds.subscribe(selectionId, changed),
    [selectionId],
  );
  return useFeedValue(watch, ({ odds }) => odds.read(selectionId), null);
}

/** Returns the state of a game: the rendered one, which may be null, until the feed reports another. */
export function useGameState<Initial extends GameState | null>(gameId: number, initial: Initial): GameState | Initial {
  const watch = useCallback(({ states }: Feed, changed: () => void) => states.subscribe(gameId, changed), [gameId]);
  const read = ({ states }: Feed) => {
    const told = states.read(gameId);
    return told === null || (initial !== null && isSameState(told, initial)) ? initial : told;
  };
  return useFeedValue<GameState | Initial>(watch, read, initial);
}

/**
 * Returns a number that changes when a selection of a watched game is added or removed, so that its lines are read
 * again.
 */
export function useGameStructure(gameId: number): number {
  const watch = useCallback(({ odds }: Feed, changed: () => void) => odds.subscribeGame(gameId, changed), [gameId]);
  return useFeedValue(watch, ({ odds }) => odds.structure(gameId), 0);
}

const watchStatus = ({ client }: Feed, changed: () => void) => client.subscribeStatus(changed);
const readStatus = ({ client }: Feed) => client.status();

/** Returns the status of the feed; bets are accepted in state `live` alone. */
export function useFeedStatus(): FeedStatus {
  return useFeedValue(watchStatus, readStatus, FIRST_STATUS);
}

/** Rendered values of a price cell apart from its price. */
export interface RenderedCell {
  readonly suspended?: boolean;
  /** Position of the feed when the price was read. */
  readonly at?: FeedPosition;
}

/**
 * Shows a price in an element. The component renders `format(initialPrice)` as its only child, also on the server;
 * after that the leaf writes the text and the component does not render again when the price moves.
 *
 * @param format a stable function: another one writes the price again
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
    const element = ref.current;
    if (!element) return;
    const position = epoch !== undefined && sequence !== undefined ? { at: { epoch, sequence } } : {};
    return feed.attach(({ cells }) =>
      cells.bind(element, selectionId, format, { price: initialPrice, suspended, ...position }),
    );
  }, [feed, ref, selectionId, initialPrice, format, suspended, epoch, sequence]);
}
