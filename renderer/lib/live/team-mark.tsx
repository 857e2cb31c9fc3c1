import { Crest, PlayerBadge } from '#renderer/ui/crest.tsx';
import type { Team } from '#shared/contracts/catalogue.ts';
import { sportById } from '#shared/domain/sports/sports.ts';

/** Sports in which the sides are persons. */
const PERSONAL = new Set(['tennis', 'table-tennis', 'badminton', 'mma', 'darts', 'snooker']);

interface TeamMarkProps {
  readonly sportId: number;
  readonly team: Team;
  readonly size?: number;
}

/** Shows the crest of a team or the badge of a player. */
export function TeamMark({ sportId, team, size = 20 }: TeamMarkProps) {
  const personal = PERSONAL.has(sportById(sportId)?.slug ?? '');
  return personal ? <PlayerBadge team={team} size={size} /> : <Crest team={team} size={size} />;
}
