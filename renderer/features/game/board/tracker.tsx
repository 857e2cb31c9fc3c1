import { sportSlugOf } from '#renderer/lib/routing/game-link.ts';
import type { Game } from '#shared/contracts/catalogue.ts';
import { GAME_STATUS, type GameState } from '#shared/domain/game/game-state.ts';
import { sideOfIncident } from '#shared/domain/game/incident-kinds.ts';
import { fieldOf, SERVING_SPOTS, spotOf, zoneOf } from './fields.ts';
import styles from './tracker.module.css';

interface TrackerProps {
  readonly game: Game;
  readonly state: GameState;
}

/** Shows the field of the sport with the latest incident and the side that serves. */
export function Tracker({ game, state }: TrackerProps) {
  const field = fieldOf(sportSlugOf(game));
  if (!field) return null;
  const { incident, server } = state;
  const side = incident && sideOfIncident(incident);
  const team = side === 0 ? game.home : side === 1 ? game.away : null;
  const spot = incident && side !== null ? spotOf(incident.kind, side) : null;
  const zone = incident && side !== null ? zoneOf(incident.kind, side) : null;
  const serve = server === undefined || state.statusId !== GAME_STATUS.live ? null : SERVING_SPOTS[server];
  const line = `var(--${field.ground}-line)`;
  return (
    <svg className={styles.field} viewBox="0 0 210 132" aria-hidden="true">
      <rect width="210" height="132" rx="6" fill={`var(--${field.ground})`} />
      {zone ? <rect {...zone} y="8" height="116" fill={line} fillOpacity="0.3" /> : null}
      <path d={field.lines} fill="none" stroke={line} strokeWidth="1.5" />
      {serve ? <circle cx={serve[0]} cy={serve[1]} r="4" fill="var(--warn)" /> : null}
      {spot && team ? (
        <g>
          <circle cx={spot[0]} cy={spot[1]} r="10" fill="var(--text)" fillOpacity="0.18" />
          <circle cx={spot[0]} cy={spot[1]} r="5.5" fill={team.colors[0]} stroke="var(--text)" strokeWidth="1.5" />
        </g>
      ) : null}
    </svg>
  );
}
