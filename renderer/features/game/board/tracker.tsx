import { sportSlugOf } from '#renderer/lib/routing/game-link.ts';
import { useGameText } from '#renderer/lib/text/use-game-text.ts';
import type { Game } from '#shared/contracts/catalogue.ts';
import type { GameState } from '#shared/domain/game/game-state.ts';
import { sideOfIncident } from '#shared/domain/game/incident-kinds.ts';
import { fieldOf, spotOf, zoneOf } from './fields.ts';
import styles from './scoreboard.module.css';

interface TrackerProps {
  readonly game: Game;
  readonly state: GameState;
}

/** Tells whether the sport has a field to show incidents on. */
export function hasTracker(game: Game): boolean {
  return fieldOf(sportSlugOf(game)) !== null;
}

/** Shows the field with the latest incident. */
export function Tracker({ game, state }: TrackerProps) {
  const text = useGameText();
  const lines = fieldOf(sportSlugOf(game));
  if (!lines) return null;
  const { incident } = state;
  const side = incident && sideOfIncident(incident);
  const team = side === 0 ? game.home : side === 1 ? game.away : null;
  const spot = incident && side !== null ? spotOf(incident.kind, side) : null;
  const zone = incident && side !== null ? zoneOf(incident.kind, side) : null;
  return (
    <div className={styles.tracker}>
      <div>
        <svg className={styles.field} viewBox="0 0 210 132" aria-hidden="true">
          <rect width="210" height="132" rx="6" fill="var(--pitch)" />
          {zone ? <rect {...zone} y="8" height="116" fill="var(--pitch-line)" fillOpacity="0.3" /> : null}
          <path d={lines} fill="none" stroke="var(--pitch-line)" strokeWidth="1.5" />
          {spot && team ? (
            <g>
              <circle cx={spot[0]} cy={spot[1]} r="10" fill="var(--text)" fillOpacity="0.18" />
              <circle cx={spot[0]} cy={spot[1]} r="5.5" fill={team.colors[0]} stroke="var(--text)" strokeWidth="1.5" />
            </g>
          ) : null}
        </svg>
        <p className={styles.incident}>
          {incident ? <b>{text.incident(game.sportId, state, incident)}</b> : null}
          {incident && team ? <bdi>{team.name}</bdi> : null}
        </p>
      </div>
    </div>
  );
}
