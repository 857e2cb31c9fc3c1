import type { UpdatesOff } from '#shared/host/desktop/updates.ts';

/** Facts about how an app was built and installed. */
export interface InstallationFacts {
  readonly flavour: 'production' | 'debugger';
  readonly isPackaged: boolean;
  /** Platform as `process.platform` names it. */
  readonly platform: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Content of `app-update.yml`, which the packager writes for a build with a feed; null for none. */
  readonly updateFile: string | null;
}

const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])$/;

/** Returns the value of a top-level key in a YAML file of the packager. */
function entryOf(file: string, key: string): string | null {
  const line = new RegExp(`^${key}:[ \\t]*(.*)$`, 'm').exec(file);
  return line?.[1]?.trim().replace(/^(['"])(.*)\1$/, '$2') ?? null;
}

function isSafeFeed(file: string): boolean {
  const url = entryOf(file, 'url');
  if (url === null || !URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
}

/** Tells whether the file names the publishers that sign updates: on the line of the key, or below it as a list. */
function hasPublisher(file: string): boolean {
  return Boolean(entryOf(file, 'publisherName')) || /^publisherName:\s*\n\s+- *\S/m.test(file);
}

/**
 * Returns why this installation gets no automatic updates; null when it does. electron-updater does not verify
 * signatures on Windows when the publisher is unnamed, so a feed without that name counts as none.
 */
export function updatesOff({
  flavour,
  isPackaged,
  platform,
  environment,
  updateFile,
}: InstallationFacts): UpdatesOff | null {
  const rules: readonly (readonly [UpdatesOff, boolean])[] = [
    ['sources', !isPackaged],
    ['flavour', flavour !== 'production'],
    ['portable', environment.PORTABLE_EXECUTABLE_FILE !== undefined],
    ['package-manager', platform === 'linux' && !environment.APPIMAGE],
    ['no-feed', updateFile === null || !isSafeFeed(updateFile)],
    ['unsigned', updateFile === null || !hasPublisher(updateFile)],
  ];
  return rules.find(([, isSo]) => isSo)?.[0] ?? null;
}
