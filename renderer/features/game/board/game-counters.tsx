import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { Game } from '#shared/contracts/catalogue.ts';
import type { GameState, Pair } from '#shared/domain/game/game-state.ts';
import { sideColors, teamPaint } from './side-colors.ts';
import styles from './tracker.module.css';

interface GameCountersProps {
  readonly game: Game;
  readonly state: GameState;
}

const GAP = 1;

interface ShareBarProps {
  readonly pair: Pair;
  readonly colors: readonly [string, string];
}

/** Shows the share of each side as a bar in its colour; an empty track while both have none. */
function ShareBar({ pair: [first, second], colors }: ShareBarProps) {
  const sum = first + second;
  const share = sum === 0 ? 0 : Math.round((first / sum) * 100);
  return (
    <svg className={styles.bar} viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="5" fill="var(--surface-3)" />
      {first > 0 ? (
        <rect width={second > 0 ? Math.max(0, share - GAP) : 100} height="5" fill={teamPaint(colors[0])} />
      ) : null}
      {second > 0 ? (
        <rect
          x={first > 0 ? share + GAP : 0}
          width={first > 0 ? Math.max(0, 100 - share - GAP) : 100}
          height="5"
          fill={teamPaint(colors[1])}
        />
      ) : null}
    </svg>
  );
}

/** Shows the counters besides the score as bars: corners, cards, fouls … */
export function GameCounters({ game, state }: GameCountersProps) {
  const { t, has } = useTranslation('games');
  const counters = Object.entries(state.counters ?? {}).filter(([name]) => has(`counter_${name}`));
  if (counters.length === 0) return null;
  const colors = sideColors(game.home, game.away);
  return (
    <dl className={styles.counters}>
      {counters.map(([name, pair]) => (
        <div key={name} className={styles.counter}>
          <dt>{t(`counter_${name}`)}</dt>
          <dd>{pair[0]}</dd>
          <dd className={styles.share}>
            <ShareBar pair={pair} colors={colors} />
          </dd>
          <dd>{pair[1]}</dd>
        </div>
      ))}
    </dl>
  );
}
