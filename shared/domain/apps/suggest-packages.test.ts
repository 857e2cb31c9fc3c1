import { expect, test } from 'vitest';
import { PACKAGE_ARCHES, PACKAGE_KINDS } from '../../contracts/desktop-release.ts';
import { suggestPackages } from './suggest-packages.ts';
import type { VisitorSystem } from './visitor-system.ts';

const packages = (['windows', 'macos', 'linux'] as const).flatMap((system) =>
  PACKAGE_KINDS[system].flatMap((kind) => PACKAGE_ARCHES.map((arch) => ({ system, kind, arch }))),
);
const visitor = (system: VisitorSystem['system'], rest: Partial<VisitorSystem> = {}): VisitorSystem => ({
  system,
  arch: null,
  packages: null,
  ...rest,
});

test.each([
  ['Windows on Intel', visitor('windows', { arch: 'x64' }), ['setup x64']],
  ['Windows on ARM', visitor('windows', { arch: 'arm64' }), ['setup arm64']],
  ['a Mac that does not tell its processor', visitor('macos'), ['dmg x64', 'dmg arm64']],
  ['an Apple processor', visitor('macos', { arch: 'arm64' }), ['dmg arm64']],
  ['Ubuntu', visitor('linux', { arch: 'x64', packages: 'deb' }), ['deb x64']],
  ['Fedora', visitor('linux', { arch: 'x64', packages: 'rpm' }), ['rpm x64']],
  ['some Linux', visitor('linux', { arch: 'x64' }), ['deb x64', 'rpm x64', 'appImage x64']],
  ['a phone', visitor('android'), []],
  ['an unknown system', visitor(null), []],
])('[Z-01] %s gets the packages that run on it first, and all others below', (_name, who, expected) => {
  const { first, others } = suggestPackages(packages, who);
  expect(first.map(({ kind, arch }) => `${kind} ${arch}`)).toEqual(expected);
  expect([...first, ...others]).toHaveLength(packages.length);
});
