import type { MatchParams } from './params.ts';
import type { CompetitionStage } from './plan.ts';

/** Competition as the tables write it. */
export interface CompetitionSeed {
  /** 1 … 511, part of game ids: never changed, never given to another competition. */
  readonly id: number;
  readonly sportId: number;
  readonly name: string;
  /** ISO 3166 alpha-2, or a region of regions.ts: world, europe, england … */
  readonly country: string;
  /** IANA time zone of games whose home side has none of its own. */
  readonly zone: string;
  /** Popularity, 1 … 100: order of the lists, and how long before the start a game is offered. */
  readonly weight: number;
  readonly stages: readonly CompetitionStage[];
  /** Table of sides (see team-table.ts), or the name of a pool of players that several competitions draw from. */
  readonly teams: string | { readonly pool: string; readonly from: number; readonly to: number };
  /** Ratings of the first and of the last side of `teams`; the others lie between them in the order of the table. */
  readonly ratings: readonly [first: number, last: number];
  readonly params?: Partial<MatchParams>;
  /** Minutes of a game when they differ from the sport's. */
  readonly durationMinutes?: number;
  /** True when leagues of the sides keep a day free before and after these games. */
  readonly priority?: boolean;
  /** Suffix of every name, e.g. ` (W)`, for sides that share a name and colours with others of the sport. */
  readonly suffix?: string;
  /** True for a simulated league of a sport that is played in stadiums. */
  readonly simulated?: boolean;
}
