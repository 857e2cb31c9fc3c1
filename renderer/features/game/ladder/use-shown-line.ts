import { useCallback, useRef, useState } from 'react';
import type { Feed } from '#renderer/lib/feed/feed.ts';
import { useFeedValue } from '#renderer/lib/feed/use-feed.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import type { Game } from '#shared/contracts/catalogue.ts';
import type { MarketBlock } from '../markets/market-blocks.ts';
import { selectLine } from '../slice.ts';
import { listedLine, mainLineOf, shownLineOf } from './main-line.ts';

/** Lines of a block that matter to its ladder, by their parameters. */
interface ShownLine {
  readonly main: number;
  /** The chosen line while it is on offer, else the main one. */
  readonly shown: number;
  /** Holds the shown line while the player is about to press one of its prices. */
  readonly hold: (isHeld: boolean) => void;
}

/** Returns the main line at the present prices; it is measured again whenever its own price moves. */
function useMainLine(game: Game, { type, period, markets }: MarketBlock): number {
  const [first] = useState(() => mainLineOf(markets, ({ price }) => price, listedLine(game, { type, period })));
  const last = useRef(first);
  const read = ({ odds }: Feed) => {
    last.current = mainLineOf(markets, ({ id, price }) => odds.read(id)?.price ?? price, last.current);
    return last.current;
  };
  const watched = (markets.find(({ param }) => param === last.current) ?? markets[0])?.outcomes[0]?.id ?? 0;
  const watch = useCallback(({ odds }: Feed, changed: () => void) => odds.subscribe(watched, changed), [watched]);
  return useFeedValue(watch, read, first);
}

/**
 * Returns the line that a ladder shows. A main line that moves takes its place only where the player has chosen none,
 * and not while the pointer or the focus is on its prices.
 */
export function useShownLine(game: Game, block: MarketBlock): ShownLine {
  const main = useMainLine(game, block);
  const chosen = useAppSelector((state) => selectLine(state, game.id, block.key));
  const [held, setHeld] = useState<number | null>(null);
  const shown = shownLineOf(block.markets, { chosen, held, main });
  return { main, shown, hold: (isHeld) => setHeld(isHeld ? shown : null) };
}
