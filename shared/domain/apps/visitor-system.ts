import type { DesktopSystem, PackageArch, PackageKind } from '../../contracts/desktop-release.ts';

/** System on which a visitor reads a page; null for unknown parts. */
export interface VisitorSystem {
  readonly system: DesktopSystem | 'android' | 'ios' | null;
  /** Processor; null where browsers do not tell. */
  readonly arch: PackageArch | null;
  /** Package family of a Linux distribution; null for other systems and unknown distributions. */
  readonly packages: Extract<PackageKind, 'deb' | 'rpm'> | null;
}

/** Facts that a browser tells: the header `user-agent`, and the client hints without their quotes. */
export interface BrowserHints {
  readonly agent: string;
  /** `sec-ch-ua-platform`: "Windows". */
  readonly platform?: string | undefined;
  /** `sec-ch-ua-arch`: "x86", "arm". */
  readonly arch?: string | undefined;
  /** `sec-ch-ua-bitness`: "64". */
  readonly bitness?: string | undefined;
}

const SYSTEMS: readonly (readonly [RegExp, NonNullable<VisitorSystem['system']>])[] = [
  [/\bAndroid\b/i, 'android'],
  [/\b(?:iPhone|iPad|iPod|iOS)\b/i, 'ios'],
  [/\bWindows\b/i, 'windows'],
  [/\b(?:macOS|Mac OS X|Macintosh)\b/i, 'macos'],
  [/\bCrOS\b/i, 'android'],
  [/\bLinux\b|\bX11\b/i, 'linux'],
];

const DEB = /\b(?:Ubuntu|Debian|Mint|Raspbian)\b/i;
const RPM = /\b(?:Fedora|Red Hat|SUSE|CentOS)\b/i;

function archOf({ agent, arch, bitness }: BrowserHints, system: VisitorSystem['system']): PackageArch | null {
  if (arch) return arch === 'arm' ? 'arm64' : arch === 'x86' && bitness !== '32' ? 'x64' : null;
  // Browsers on a Mac always name Intel, and those on Windows x64, whatever the processor; only Linux browsers name the
  // real one.
  if (system === 'macos') return null;
  if (/\b(?:aarch64|arm64)\b/i.test(agent)) return 'arm64';
  return /\b(?:x86_64|Win64|WOW64|amd64)\b/i.test(agent) ? 'x64' : null;
}

/** Returns the system of a browser, by its client hints where it sends them, otherwise by its `user-agent`. */
export function visitorSystem(hints: BrowserHints): VisitorSystem {
  const find = (text: string) => SYSTEMS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  const system = find(hints.platform ?? '') ?? find(hints.agent);
  const packages = system !== 'linux' ? null : DEB.test(hints.agent) ? 'deb' : RPM.test(hints.agent) ? 'rpm' : null;
  return { system, arch: archOf(hints, system), packages };
}
