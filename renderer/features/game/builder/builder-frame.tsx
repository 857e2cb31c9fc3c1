import { useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { PressTargetContext } from '#renderer/lib/live/press-target.ts';
import type { PressedPrice } from '#renderer/lib/ports/coupon-port.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { Game, Market } from '#shared/contracts/catalogue.ts';
import { MarketsPanel } from '../markets/markets-panel.tsx';
import { PriceMovement } from '../movement/price-movement.tsx';
import { type BuilderChoice, createBuilderChoice } from './builder-choice.ts';
import styles from './builder-frame.module.css';
import { useHasReadyMade } from './ready-made.ts';
import { ReadyMadeList } from './ready-made-list.tsx';

interface PanelProps {
  readonly game: Game;
  readonly choice: BuilderChoice;
  readonly onEnd: () => void;
}

const BuilderPanel = lazyPart<PanelProps>({
  load: async () => (await import('./builder-panel.tsx')).BuilderPanel,
  namespaces: ['builder'],
});

interface FrameProps {
  readonly game: Game;
  readonly markets: readonly Market[];
}

/** Shows the markets of a game. While the bet builder is open, pressed prices go into it instead of the coupon. */
export function BuilderFrame({ game, markets }: FrameProps) {
  const { t } = useTranslation('markets');
  const [choice, setChoice] = useState<BuilderChoice | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const hasReady = useHasReadyMade(game, choice !== null);
  const take = (members: readonly PressedPrice[]) => {
    const filled = choice ?? createBuilderChoice();
    filled.replace(members);
    setChoice(filled);
  };
  const end = () => {
    setChoice(null);
    opener.current?.focus();
  };
  const toggle =
    markets.length > 0 ? (
      <Button
        ref={opener}
        className={styles.opener}
        aria-expanded={choice !== null}
        onClick={() => (choice ? end() : setChoice(createBuilderChoice()))}
      >
        {t('bet_builder')}
      </Button>
    ) : null;
  return (
    <div ref={frame} className={styles.frame}>
      {hasReady && markets.length > 0 ? <ReadyMadeList game={game} onTake={take} /> : null}
      {choice ? <BuilderPanel game={game} choice={choice} onEnd={end} /> : null}
      <PriceMovement game={game} within={frame} />
      <PressTargetContext value={choice}>
        <MarketsPanel game={game} markets={markets} tools={toggle} />
      </PressTargetContext>
    </div>
  );
}
