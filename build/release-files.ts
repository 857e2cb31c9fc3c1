import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { type DesktopPackage, type DesktopRelease, desktopReleaseSchema } from '#shared/contracts/desktop-release.ts';

type Known = Pick<DesktopPackage, 'system' | 'kind' | 'minimum'>;

/**
 * Kinds of packages with the oldest supported systems, as Electron 45 names them: Windows 10, macOS 13, and the Linux
 * distributions that still get updates.
 */
const KINDS: readonly (readonly [RegExp, Known])[] = [
  [/-setup\.exe$/, { system: 'windows', kind: 'setup', minimum: '10' }],
  [/-portable\.exe$/, { system: 'windows', kind: 'portable', minimum: '10' }],
  [/\.dmg$/, { system: 'macos', kind: 'dmg', minimum: '13' }],
  [/-mac-[a-z0-9]+\.zip$/, { system: 'macos', kind: 'zip', minimum: '13' }],
  [/\.deb$/, { system: 'linux', kind: 'deb', minimum: null }],
  [/\.rpm$/, { system: 'linux', kind: 'rpm', minimum: null }],
  [/\.AppImage$/, { system: 'linux', kind: 'appImage', minimum: null }],
];

/** Names of processors, which differ between formats. */
const ARCHES = { x64: /(?:x64|x86_64|amd64)/, arm64: /(?:arm64|aarch64)/ } as const;

/**
 * Returns the kind of an output file by its name; null for a file that users do not download by hand, such as a block
 * map.
 */
export function packageOfName(file: string): Pick<DesktopPackage, 'arch' | 'kind' | 'minimum' | 'system'> | null {
  const known = KINDS.find(([pattern]) => pattern.test(file))?.[1];
  const arch = (Object.keys(ARCHES) as (keyof typeof ARCHES)[]).find((name) => ARCHES[name].test(file));
  return known && arch ? { ...known, arch } : null;
}

async function hashOf(file: string, algorithm: 'sha256' | 'sha512'): Promise<string> {
  const hash = createHash(algorithm);
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

interface ReleaseFacts {
  readonly version: string;
  /** Epoch ms. */
  readonly date: number;
  /** Plain text. */
  readonly notes: string;
}

/**
 * Writes SHA256SUMS, SHA512SUMS (in the format of `sha256sum -c`) and releases.json into a folder of packages.
 *
 * @throws Error when the folder holds no package
 */
export async function writeReleaseFiles(folder: string, facts: ReleaseFacts): Promise<DesktopRelease> {
  const files = (await readdir(folder)).filter((file) => packageOfName(file) !== null).sort();
  if (files.length === 0) throw new Error(`${folder} holds no package: nothing was packed`);
  const sums = { sha256: [] as string[], sha512: [] as string[] };
  const packages: DesktopPackage[] = [];
  for (const file of files) {
    const at = path.join(folder, file);
    const sha256 = await hashOf(at, 'sha256');
    sums.sha256.push(`${sha256}  ${file}`);
    sums.sha512.push(`${await hashOf(at, 'sha512')}  ${file}`);
    const known = packageOfName(file);
    if (known) packages.push({ ...known, file, size: (await stat(at)).size, sha256 });
  }
  const release = v.parse(desktopReleaseSchema, { ...facts, packages });
  await writeFile(path.join(folder, 'SHA256SUMS'), `${sums.sha256.join('\n')}\n`);
  await writeFile(path.join(folder, 'SHA512SUMS'), `${sums.sha512.join('\n')}\n`);
  await writeFile(path.join(folder, 'releases.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

/** Writes into the feed's files which share of the installations gets the version: percent, 1 to 99. */
export async function writeStagedShare(folder: string, percent: number): Promise<void> {
  for (const file of (await readdir(folder)).filter((name) => /^latest.*\.yml$/.test(name))) {
    const at = path.join(folder, file);
    const lines = (await readFile(at, 'utf8')).split('\n').filter((line) => !line.startsWith('stagingPercentage:'));
    await writeFile(at, `${lines.join('\n').trimEnd()}\nstagingPercentage: ${percent}\n`);
  }
}
