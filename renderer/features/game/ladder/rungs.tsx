import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useDecimalMark } from '#renderer/lib/text/use-decimal-mark.ts';
import { useMarketText } from '#renderer/lib/text/use-market-text.ts';
import type { Game } from '#shared/contracts/catalogue.ts';
import { outcomeLineText } from '#shared/domain/markets/market-text.ts';
import type { MarketBlock } from '../markets/market-blocks.ts';
import styles from './ladder.module.css';

interface RungsProps {
  readonly game: Game;
  readonly block: MarketBlock;
  /** Parameters of the main line and of the shown one. */
  readonly main: number;
  readonly shown: number;
  readonly onFocus: () => void;
  readonly onChoose: (param: number) => void;
}

/**
 * Returns the place that a key leads to; null for a key that does not move. Arrows go round at the ends, as in any
 * radio group, and the sideways ones follow the direction of the text.
 */
export function rungAfter(key: string, at: number, count: number, isRightToLeft: boolean): number | null {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward || key === 'ArrowDown') return (at + 1) % count;
  if (key === back || key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Draws the lines of a block as a radio group; the strip scrolls where they do not fit. */
export function Rungs({ game, block, main, shown, onFocus, onChoose }: RungsProps) {
  const { t } = useTranslation('games');
  const text = useMarketText();
  const mark = useDecimalMark();
  const strip = useRef<HTMLDivElement>(null);
  const { type, period, markets } = block;
  const { sportId } = game;
  const subject = { type, period, param: 0, sportId, home: game.home.name, away: game.away.name };
  useEffect(() => {
    const box = strip.current;
    const rung = box?.querySelector(`[data-param="${shown}"]`);
    if (!box || !rung) return;
    // Measuring at once would lay the page out for each of its ladders, most of them out of sight.
    const observer = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return;
      observer.disconnect();
      if (box.scrollWidth <= box.clientWidth) return;
      const [inner, outer] = [rung.getBoundingClientRect(), box.getBoundingClientRect()];
      box.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [shown]);
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = markets.findIndex(({ param }) => param === shown);
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = rungAfter(event.key, at, markets.length, isRightToLeft);
    const param = next === null ? undefined : markets[next]?.param;
    if (param === undefined) return;
    event.preventDefault();
    onChoose(param);
    event.currentTarget.querySelector<HTMLElement>(`[data-param="${param}"]`)?.focus();
  };
  return (
    <div className={styles.strip}>
      <div
        ref={strip}
        className={styles.rungs}
        data-back={t('scroll_back')}
        data-forward={t('scroll_forward')}
        role="radiogroup"
        aria-label={t('lines_of', { market: text.market(subject) })}
        onFocus={onFocus}
        onKeyDown={press}
      >
        {markets.map(({ param }) => (
          // biome-ignore lint/a11y/useSemanticElements: a button is pressed again if it was pressed before its code loaded
          <button
            key={param}
            type="button"
            role="radio"
            className={styles.rung}
            data-param={param}
            aria-checked={param === shown}
            tabIndex={param === shown ? 0 : -1}
            onClick={() => onChoose(param)}
          >
            <bdi dir="ltr">{outcomeLineText(type, param, 0).replace('.', mark)}</bdi>
            {param === main ? (
              <span className={styles.main}>
                <span className="vh">{t('line_main')}</span>
              </span>
            ) : null}
          </button>
        ))}
      </div>
    </div>
  );
}
