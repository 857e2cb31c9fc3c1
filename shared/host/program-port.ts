import type { SessionPort } from './program/session.ts';
import type { UpdatesPort } from './program/updates.ts';

/**
 * What only an installed program offers, in groups. Each group is declared in a file of `program/`: its interface, the
 * schemas of its calls, its answers and its events.
 */
export interface ProgramPort {
  readonly session: SessionPort;
  readonly updates: UpdatesPort;
}
