import type { UpdatesOff } from '#shared/host/desktop/updates.ts';

/** What an app knows of how it was built and installed. */
export interface InstallationFacts {
  readonly flavour: 'production' | 'debugger';
  readonly isPackaged: boolean;
  /** As `process.platform` names it. */
  readonly platform: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Content of `app-update.yml`, which the packager writes where there is a feed; null for none. */
  readonly updateFile: string | null;
}

const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])$/;

/** The value of a key at the top of a YAML file as the packager writes it. */
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

/** Names of those whose signature updates carry: on the line of the key, or below it as a list. */
function hasPublisher(file: string): boolean {
  return Boolean(entryOf(file, 'publisherName')) || /^publisherName:\s*\n\s+- *\S/m.test(file);
}

/**
 * Why this installation gets no updates by itself; null when it does. electron-updater takes updates of Windows whose
 * publisher nobody names without looking at their signature, so that a feed without that name is none here.
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
