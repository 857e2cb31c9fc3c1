import { type DesktopFlavour, FLAVOURS } from './desktop-icons.ts';

/** Content of the `app-update.yml` in the packages. */
export interface UpdateFeed {
  readonly provider: 'generic';
  readonly url: string;
  readonly publisherName: readonly string[];
}

/** Plan of what is packed, and how. */
export interface PackPlan {
  readonly flavour: DesktopFlavour;
  /** Arguments of electron-builder, except for its configuration. */
  readonly builder: readonly string[];
  /** Feed where installations look for updates; null: they never look. */
  readonly feed: UpdateFeed | null;
  /** Share of the installations that get the version, percent; null for all. */
  readonly stagedShare: number | null;
  /** False: only the unpacked folder, which is not released. */
  readonly isRelease: boolean;
}

export const CONFIG_FILES = {
  production: 'electron-builder.yml',
  debugger: 'electron-builder.debugger.yml',
} as const satisfies Readonly<Record<DesktopFlavour, string>>;

const SWITCHES = ['--linux', '--win', '--mac', '--x64', '--arm64', '--dir'];

type Environment = Readonly<Record<string, string | undefined>>;

function isSafeOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}

function flavourOf({ APP_FLAVOUR = 'production' }: Environment): DesktopFlavour {
  const flavour = FLAVOURS.find((one) => one === APP_FLAVOUR);
  if (!flavour) throw new Error(`APP_FLAVOUR=${APP_FLAVOUR} is unknown: choose one of ${FLAVOURS.join(', ')}`);
  return flavour;
}

/**
 * Returns the feed with the publisher who signs its updates: electron-updater verifies no signature without that name.
 */
function feedOf({ UPDATE_FEED: feed, UPDATE_PUBLISHER: publisher }: Environment): UpdateFeed | null {
  if (!feed) return null;
  if (!isSafeOrigin(feed))
    throw new Error(`UPDATE_FEED=${feed}: must be an https address, such as https://updates.example.com/fairline`);
  if (!publisher)
    throw new Error(
      'UPDATE_FEED needs UPDATE_PUBLISHER, the name in the certificate that Windows packages are signed with: without it updates would be installed unchecked',
    );
  return { provider: 'generic', url: feed, publisherName: publisher.split(';').map((name) => name.trim()) };
}

function shareOf({ UPDATE_SHARE: share }: Environment): number | null {
  if (!share) return null;
  const percent = Number(share);
  if (!Number.isInteger(percent) || percent < 1 || percent > 99)
    throw new Error(`UPDATE_SHARE=${share}: must be a percentage of installations from 1 to 99; leave it out for all`);
  return percent;
}

/**
 * Returns the plan of `node build/pack.ts` from its arguments and the environment.
 *
 * @throws Error that says what to do: an unknown argument or flavour, a feed without https or without its publisher, an
 * invalid share, a release for a site without https
 */
export function packPlan(args: readonly string[], environment: Environment): PackPlan {
  const unknown = args.find((arg) => !SWITCHES.includes(arg));
  if (unknown !== undefined) throw new Error(`unknown argument "${unknown}": choose from ${SWITCHES.join(', ')}`);
  const flavour = flavourOf(environment);
  const isRelease = !args.includes('--dir');
  if (isRelease && !isSafeOrigin(environment.SITE_ORIGIN ?? ''))
    throw new Error(
      'SITE_ORIGIN must name the site that the app belongs to, such as https://www.example.com; --dir packs without one, to look at',
    );
  return {
    flavour,
    isRelease,
    builder: [...args, '--publish', 'never'],
    feed: feedOf(environment),
    stagedShare: shareOf(environment),
  };
}
