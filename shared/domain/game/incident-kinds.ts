const CLOCKED = ['period_start', 'period_end', 'finish'] as const;
const STOPPED = [...CLOCKED, 'clock_start', 'clock_stop'] as const;
const PLAY = ['attack', 'danger'] as const;
const SHOOTOUT = ['shootout_start', 'shootout_goal', 'shootout_miss'] as const;
/** Incidents at the end of a knock-out tie that is level after regulation time, with the side that goes through. */
export const TIE_BREAK_KINDS = ['extra_time_win', 'penalties_win'] as const;

export type TieBreakKind = (typeof TIE_BREAK_KINDS)[number];

const BASKETBALL = [...STOPPED, 'possession', 'free_throw', 'two_points', 'three_points'] as const;
const RALLY = ['period_start', 'point', 'set', 'finish'] as const;
const ROUNDS_OF_MAP = ['period_start', 'round', 'map', 'finish'] as const;

/** Kinds of incidents of a sport, by its slug. Each kind has its text (`incident_…`). */
export const INCIDENT_KINDS = {
  football: [
    ...CLOCKED,
    ...PLAY,
    'added_time',
    'goal',
    'corner',
    'yellow_card',
    'red_card',
    'penalty_awarded',
    'penalty_missed',
    ...TIE_BREAK_KINDS,
  ],
  futsal: [...STOPPED, ...PLAY, ...TIE_BREAK_KINDS, 'goal'],
  handball: [...STOPPED, ...PLAY, ...TIE_BREAK_KINDS, 'goal'],
  'ice-hockey': [...STOPPED, ...PLAY, ...SHOOTOUT, 'goal'],
  'e-football': [...CLOCKED, ...PLAY, ...TIE_BREAK_KINDS, 'goal'],
  'e-hockey': [...CLOCKED, ...PLAY, ...SHOOTOUT, 'goal'],
  basketball: BASKETBALL,
  'e-basketball': BASKETBALL,
  'american-football': [...STOPPED, 'drive', 'touchdown', 'field_goal'],
  'rugby-union': [...STOPPED, 'attack', 'try', 'penalty_goal'],
  tennis: ['period_start', 'point', 'game', 'set', 'finish'],
  'table-tennis': RALLY,
  badminton: RALLY,
  volleyball: RALLY,
  'beach-volleyball': RALLY,
  baseball: ['period_start', 'side_change', 'out', 'walk', 'single', 'double', 'triple', 'home_run', 'finish'],
  cricket: ['period_start', 'ball', 'four', 'six', 'wicket', 'super_over', 'finish'],
  snooker: ['period_start', 'visit', 'break', 'fifty_break', 'frame', 'finish'],
  darts: ['period_start', 'leg_start', 'visit', 'maximum', 'leg', 'set', 'finish'],
  cs2: ROUNDS_OF_MAP,
  valorant: ROUNDS_OF_MAP,
  'dota-2': ['period_start', 'kill', 'tower', 'roshan', 'map', 'finish'],
  'league-of-legends': ['period_start', 'kill', 'tower', 'dragon', 'map', 'finish'],
  mma: [
    'period_start',
    'period_end',
    'strike',
    'takedown',
    'knockdown',
    'knockout',
    'submission',
    'decision',
    'finish',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type IncidentKind = (typeof INCIDENT_KINDS)[keyof typeof INCIDENT_KINDS][number];

/** Kinds of the course of play: the tracker shows them, but they would flood a report. */
const UNREPORTED: ReadonlySet<string> = new Set<IncidentKind>([
  'attack',
  'danger',
  'possession',
  'ball',
  'visit',
  'leg_start',
  'clock_start',
  'clock_stop',
]);

/** Kinds whose side only says who begins. */
const SIDELESS: ReadonlySet<string> = new Set<IncidentKind>([
  'period_start',
  'period_end',
  'side_change',
  'leg_start',
  'finish',
]);

/** Counters besides the score, by their keys; each has its text (`counter_…`). */
export const COUNTER_NAMES = [
  'aces',
  'bases',
  'breaks',
  'corners',
  'field_goals',
  'hits',
  'knockdown',
  'maximums',
  'outs',
  'overs',
  'points',
  'red',
  'shootout',
  'strike',
  'takedown',
  'threes',
  'touchdowns',
  'tries',
  'wickets',
  'yellow',
] as const;

/**
 * Decides whether the running report of a game of the sport has a line for an incident: points of tennis have none, its
 * games have one.
 */
export function isReported(sport: string, kind: string): boolean {
  return !UNREPORTED.has(kind) && !(sport === 'tennis' && kind === 'point');
}

/** Returns the side that an incident belongs to; null for incidents of both sides, such as the start of a period. */
export function sideOfIncident(incident: { readonly kind: string; readonly side: 0 | 1 | null }): 0 | 1 | null {
  return SIDELESS.has(incident.kind) ? null : incident.side;
}
