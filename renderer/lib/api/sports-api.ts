import { createSelector } from '@reduxjs/toolkit';
import type { CompetitionCount, SportCount } from '#shared/contracts/catalogue.ts';
import { sportBySlug } from '#shared/domain/sports/sports.ts';
import type { AppState } from '../store/app-state.ts';
import { baseApi } from './base-api.ts';
import { catalogueCalls } from './call-descriptions.ts';
import { queryOf } from './call-endpoints.ts';
import { selectWants } from './player-choices.ts';

/** Sports with their counts and the top competitions, which the rail and the lists read; the rest sport by sport. */
export const sportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sports: queryOf(build, catalogueCalls, 'sportsCall'),
    competitions: queryOf(build, catalogueCalls, 'competitionsCall'),
  }),
});

export const { useSportsQuery, useCompetitionsQuery, usePrefetch: useSportsPrefetch } = sportsApi;

/** How often the counts are read again. */
const SPORTS_POLL_MS = 30_000;
export const SPORTS_POLLING = { pollingInterval: SPORTS_POLL_MS, skipPollingIfUnfocused: true } as const;

/** Argument of the competitions of a sport. */
export const ofSport = (slug: string) => ({ params: { sport: slug } });

interface SportCounts {
  readonly sports: readonly SportCount[];
  readonly byId: ReadonlyMap<number, SportCount>;
  readonly top: readonly CompetitionCount[];
  readonly live: number;
  readonly line: number;
}

const EMPTY: SportCounts = { sports: [], byId: new Map(), top: [], live: 0, line: 0 };

type Wants = (of: { readonly sportId: number; readonly live: boolean }) => boolean;

/** Returns a count without the games of a section in which the player leaves the sport out. */
const wanted = <Count extends { readonly live: number; readonly line: number }>(
  count: Count,
  sportId: number,
  wants: Wants,
): Count => ({
  ...count,
  live: wants({ sportId, live: true }) ? count.live : 0,
  line: wants({ sportId, live: false }) ? count.line : 0,
});

/** The sports with their sums, as the player wants them; empty while they are not loaded. */
export const selectSportCounts = createSelector(
  [sportsApi.endpoints.sports.select(), selectWants],
  ({ data }, wants): SportCounts => {
    if (!data) return EMPTY;
    const sports = data.sports.map((sport) => wanted(sport, sport.id, wants));
    const sum = (count: (sport: SportCount) => number) => sports.reduce((total, sport) => total + count(sport), 0);
    return {
      sports,
      byId: new Map(sports.map((sport) => [sport.id, sport])),
      top: data.top.map((one) => wanted(one, one.sportId, wants)),
      live: sum(({ live }) => live),
      line: sum(({ line }) => line),
    };
  },
);

const isSameNames = (a: ReadonlyMap<number, string>, b: ReadonlyMap<number, string>): boolean =>
  a.size === b.size && [...a].every(([id, name]) => b.get(id) === name);

/** The names of the sports that are the operator's own, by id; the same object until one changes. */
export const selectOwnSportNames = createSelector(
  selectSportCounts,
  ({ sports }): ReadonlyMap<number, string> =>
    new Map(sports.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name] as const]))),
  { memoizeOptions: { resultEqualityCheck: isSameNames } },
);

/** A sport by its segment of addresses: ours, or one of the operator's own that has games. */
export function selectSport(state: AppState, slug: string | undefined): Pick<SportCount, 'id' | 'slug'> | undefined {
  if (slug === undefined) return undefined;
  return sportBySlug(slug) ?? selectSportCounts(state).sports.find((sport) => sport.slug === slug);
}

/** A competition of a sport, as far as it is known: its sport's competitions may not have been asked for. */
export function selectCompetition(
  state: AppState,
  sport: string | undefined,
  id: number | undefined,
): CompetitionCount | undefined {
  if (sport === undefined || id === undefined) return undefined;
  const { data } = sportsApi.endpoints.competitions.select(ofSport(sport))(state);
  return (data?.competitions ?? selectSportCounts(state).top).find((one) => one.id === id);
}
