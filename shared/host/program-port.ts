import type { FilesPort } from './program/files.ts';
import type { NetworkPort } from './program/network.ts';
import type { PagePort } from './program/page.ts';
import type { ProfilesPort } from './program/profiles.ts';
import type { ProgramLogPort } from './program/program-log.ts';
import type { SessionPort } from './program/session.ts';
import type { SettingsPort } from './program/settings.ts';
import type { UpdatesPort } from './program/updates.ts';

/**
 * What only an installed program offers, in groups. Each group is declared in a file of `program/`: its interface, the
 * schemas of its calls, its answers and its events.
 */
export interface ProgramPort {
  readonly session: SessionPort;
  readonly settings: SettingsPort;
  readonly page: PagePort;
  readonly files: FilesPort;
  readonly profiles: ProfilesPort;
  readonly network: NetworkPort;
  readonly updates: UpdatesPort;
  /** Null in every build but that of support staff. */
  readonly log: ProgramLogPort | null;
}
