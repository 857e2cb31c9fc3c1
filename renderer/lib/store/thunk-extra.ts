import type { CallPaths } from '#shared/domain/transport/call-path.ts';
import type { ReportAnswer } from '#shared/domain/transport/fit-answer.ts';
import type { HostPort } from '#shared/host/host-port.ts';
import type { Fetcher } from '../api/fetcher.ts';
import type { PlayerQueries } from '../api/player-queries.ts';

/** Outside dependencies of thunks, listeners and the base query. */
export interface ThunkExtra {
  readonly host: HostPort;
  readonly fetcher: Fetcher;
  /** Paths of the site config that replace described ones, by the id of the call. */
  readonly callPaths: CallPaths;
  readonly playerQueries: PlayerQueries;
  /** Told of answers that do not fit their contracts; the browser has its own log. */
  readonly report?: ReportAnswer | undefined;
}
