import type { HostPort } from '#shared/host/host-port.ts';
import type { Fetcher } from '../api/fetcher.ts';
import type { PlayerQueries } from '../api/player-queries.ts';

/** What thunks, listeners and the base query are given: the only way to the outside. */
export interface ThunkExtra {
  readonly host: HostPort;
  readonly fetcher: Fetcher;
  /** Paths that site config puts in the place of the described ones, by the id of the call. */
  readonly callPaths: Readonly<Record<string, string>>;
  readonly playerQueries: PlayerQueries;
}
