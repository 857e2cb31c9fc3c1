import { memo, useContext, useLayoutEffect, useRef, useState } from 'react';
import { PriceButton, type PriceLook } from '#renderer/ui/price-button.tsx';
import type { Game, Market, QuotedOutcome } from '#shared/contracts/catalogue.ts';
import type { MarketSubject } from '#shared/domain/markets/market-text.ts';
import type { MarketType } from '#shared/domain/markets/market-type.ts';
import { ownBetNames } from '#shared/domain/markets/own-market.ts';
import { useFeed, usePriceText } from '../feed/use-feed.ts';
import { isInCoupon, pricePressed } from '../ports/coupon-port.ts';
import { useAppDispatch, useAppSelector } from '../store/store-hooks.ts';
import { FeedPositionContext } from './feed-position.ts';
import { useIsTaken, usePressTarget } from './press-target.ts';
import type { PriceWords } from './price-words.ts';

interface PriceCellProps {
  readonly game: Game;
  readonly market: Market;
  /** Type of the market. */
  readonly type: MarketType;
  readonly outcome: QuotedOutcome;
  readonly look: PriceLook;
  /** Shortens the label: 1, X, O 2.5. */
  readonly brief?: boolean;
  readonly words: PriceWords;
}

function labelOf({ look, brief, words, outcome }: PriceCellProps, subject: MarketSubject): string | undefined {
  if (look === 'plain') return undefined;
  return brief ? words.text.short(subject, outcome.outcome) : words.text.outcome(subject, outcome.outcome);
}

/** Says why a frozen price cannot be pressed; the board has come with the listeners of the page. */
async function sayFrozen(): Promise<void> {
  const { noticeBoard } = await import('../notices/notice-board.ts');
  noticeBoard.post({ priority: 1, kind: 'snackbar', text: { key: 'prices_frozen' } });
}

/**
 * Shows the price of one outcome. React renders it once; after that the feed writes the text of the leaf, so that a
 * move costs no render.
 */
export const PriceCell = memo(function PriceCell(props: PriceCellProps) {
  const { game, market, type, outcome, look, words } = props;
  const dispatch = useAppDispatch();
  const feed = useFeed();
  const at = useContext(FeedPositionContext);
  const target = usePressTarget();
  const inCoupon = useAppSelector((state) => isInCoupon(state, outcome.id));
  const pressed = useIsTaken(target, outcome.id) ?? inCoupon;
  const valueRef = useRef<HTMLSpanElement>(null);
  // Keeps the values of the first answer, because the feed is newer than any later answer.
  const [first] = useState({ price: outcome.price, suspended: outcome.suspended, at });
  const format = words.format(type);
  useLayoutEffect(() => {
    // The leaf sets this attribute and expects a button without it.
    valueRef.current?.closest('button')?.removeAttribute('aria-disabled');
  }, []);
  usePriceText(valueRef, outcome.id, first.price, format, {
    suspended: first.suspended,
    ...(first.at ? { at: first.at } : {}),
  });
  const { typeId, period, param } = market;
  const { sportId } = game;
  const subject: MarketSubject = { type, period, param, sportId, home: game.home.name, away: game.away.name };
  const press = (isByMouse: boolean) => {
    const price = feed.current()?.odds.read(outcome.id)?.price ?? first.price;
    const names = ownBetNames(type, outcome.outcome);
    const bet = { selectionId: outcome.id, game, typeId, period, param, outcome: outcome.outcome, price };
    const chosen = names ? { ...bet, names } : bet;
    if (target) target.press(chosen);
    else dispatch(pricePressed({ ...chosen, isDirect: true, ...(isByMouse ? { isByMouse } : {}) }));
  };
  return (
    <PriceButton
      name={`${words.text.spoken(subject, outcome.outcome)}, ${words.text.market(subject)}`}
      label={labelOf(props, subject)}
      price={format(first.price)}
      valueRef={valueRef}
      look={look}
      pressed={pressed}
      suspended={first.suspended}
      onPress={press}
      onFrozenPress={() => void sayFrozen().catch(reportError)}
    />
  );
});
