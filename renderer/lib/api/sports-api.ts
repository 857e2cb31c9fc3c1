import { createSelector } from '@reduxjs/toolkit';
import { type CompetitionCount, type SportCount, sportsCall } from '#shared/contracts/catalogue.ts';
import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from './base-api.ts';

/** The tree of sports and competitions, which the rail, the favourites and the lists all read. */
export const sportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sports: build.query<EndpointAnswer<typeof sportsCall>, EndpointArguments<typeof sportsCall>>(
      endpointOf(sportsCall),
    ),
  }),
});

export const { useSportsQuery } = sportsApi;

/** How often the counts are read again. */
export const SPORTS_POLL_MS = 30_000;

interface SportsTree {
  readonly sports: readonly SportCount[];
  readonly byId: ReadonlyMap<number, SportCount>;
  readonly competitions: ReadonlyMap<number, CompetitionCount>;
  readonly top: readonly CompetitionCount[];
  readonly live: number;
  readonly line: number;
}

const EMPTY: SportsTree = { sports: [], byId: new Map(), competitions: new Map(), top: [], live: 0, line: 0 };

/** The tree with its look-ups; empty while it is not loaded. */
export const selectSportsTree = createSelector(sportsApi.endpoints.sports.select(), ({ data }): SportsTree => {
  if (!data) return EMPTY;
  const competitions = new Map(data.sports.flatMap((sport) => sport.competitions.map((one) => [one.id, one] as const)));
  const top = data.top.map((id) => competitions.get(id)).filter((one) => one !== undefined);
  const sum = (count: (sport: SportCount) => number) => data.sports.reduce((total, sport) => total + count(sport), 0);
  return {
    sports: data.sports,
    byId: new Map(data.sports.map((sport) => [sport.id, sport])),
    competitions,
    top,
    live: sum(({ live }) => live),
    line: sum(({ line }) => line),
  };
});
