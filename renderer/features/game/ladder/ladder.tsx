import { type FocusEvent, type ReactNode, useState } from 'react';
import { useFeed } from '#renderer/lib/feed/use-feed.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { PriceWords } from '#renderer/lib/live/price-words.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import type { Game, Market } from '#shared/contracts/catalogue.ts';
import type { MarketBlock } from '../markets/market-blocks.ts';
import { blockUnrolled, lineChosen, selectIsUnrolled } from '../slice.ts';
import styles from './ladder.module.css';
import { Rungs } from './rungs.tsx';
import { useShownLine } from './use-shown-line.ts';

interface LadderProps {
  readonly game: Game;
  /** Block of several lines. */
  readonly block: MarketBlock;
  readonly words: PriceWords;
  /** Draws the prices of one line. */
  readonly children: (market: Market) => ReactNode;
}

/** Returns a function that says a line with its present prices: "Over 2.5: 1.85 · Under 2.5: 1.95". */
function useLineSaid({ game, block, words }: Omit<LadderProps, 'children'>): (param: number) => string {
  const feed = useFeed();
  const { type, period, markets } = block;
  const format = words.format(type);
  return (param) => {
    const subject = { type, period, param, sportId: game.sportId, home: game.home.name, away: game.away.name };
    const outcomes = markets.find((market) => market.param === param)?.outcomes ?? [];
    return outcomes
      .map(({ id, outcome, price }) => {
        const now = feed.current()?.odds.read(id)?.price ?? price;
        return `${words.text.outcome(subject, outcome)}: ${format(now)}`;
      })
      .join(' · ');
  };
}

/** Shows one line of a market with a ladder of the others, or all of them. */
export function Ladder({ game, block, words, children }: LadderProps) {
  const { t } = useTranslation('games');
  const dispatch = useAppDispatch();
  const { main, shown, hold } = useShownLine(game, block);
  const isUnrolled = useAppSelector((state) => selectIsUnrolled(state, block.key));
  // null until the focus has been on the ladder: a page of many ladders needs no region of words for each.
  const [said, setSaid] = useState<string | null>(null);
  const say = useLineSaid({ game, block, words });
  const market = block.markets.find(({ param }) => param === shown);
  const choose = (param: number) => {
    dispatch(lineChosen({ gameId: game.id, key: block.key, param }));
    setSaid(say(param));
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) hold(false);
  };
  return (
    <>
      {isUnrolled ? (
        block.markets.map(children)
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: hears of the pointer and the focus of the prices inside
        <div
          onPointerEnter={() => hold(true)}
          onPointerLeave={({ currentTarget }) => hold(currentTarget.contains(document.activeElement))}
          onFocus={() => hold(true)}
          onBlur={leave}
        >
          {market ? children(market) : null}
        </div>
      )}
      <div className={styles.ladder}>
        {isUnrolled ? null : (
          <Rungs
            game={game}
            block={block}
            main={main}
            shown={shown}
            onFocus={() => setSaid((now) => now ?? '')}
            onChoose={choose}
          />
        )}
        <button
          type="button"
          className={styles.all}
          aria-expanded={isUnrolled}
          onClick={() => dispatch(blockUnrolled(block.key))}
        >
          {t(isUnrolled ? 'lines_one' : 'lines_all')}
        </button>
      </div>
      {said === null ? null : (
        <p className="vh" role="status">
          {said}
        </p>
      )}
    </>
  );
}
