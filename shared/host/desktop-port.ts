import type { DesktopLogPort } from './desktop/desktop-log.ts';
import type { FilesPort } from './desktop/files.ts';
import type { NetworkPort } from './desktop/network.ts';
import type { PagePort } from './desktop/page.ts';
import type { ProfilesPort } from './desktop/profiles.ts';
import type { SessionPort } from './desktop/session.ts';
import type { SettingsPort } from './desktop/settings.ts';
import type { UpdatesPort } from './desktop/updates.ts';

/**
 * Functions that only an installed app offers, in groups. Each group has a file in `desktop/` with its interface, the
 * schemas of its calls, its answers and its events.
 */
export interface DesktopPort {
  readonly session: SessionPort;
  readonly settings: SettingsPort;
  readonly page: PagePort;
  readonly files: FilesPort;
  readonly profiles: ProfilesPort;
  readonly network: NetworkPort;
  readonly updates: UpdatesPort;
  /** Log of the app; null in every build except that of support staff. */
  readonly log: DesktopLogPort | null;
}
