import { expect, test } from 'vitest';
import { visitorSystem } from './visitor-system.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
const UBUNTU = 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const FEDORA = 'Mozilla/5.0 (X11; Fedora; Linux aarch64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

test.each([
  ['Windows by its name', { agent: WINDOWS }, 'windows', 'x64', null],
  [
    'Windows on ARM by its hints',
    { agent: WINDOWS, platform: 'Windows', arch: 'arm', bitness: '64' },
    'windows',
    'arm64',
    null,
  ],
  ['Windows of 32 bits', { agent: WINDOWS, platform: 'Windows', arch: 'x86', bitness: '32' }, 'windows', null, null],
  ['a Mac, whose processor no name tells', { agent: MAC }, 'macos', null, null],
  [
    'an Apple processor by its hints',
    { agent: MAC, platform: 'macOS', arch: 'arm', bitness: '64' },
    'macos',
    'arm64',
    null,
  ],
  ['Ubuntu', { agent: UBUNTU }, 'linux', 'x64', 'deb'],
  ['Fedora', { agent: FEDORA }, 'linux', 'arm64', 'rpm'],
  ['some Linux', { agent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0' }, 'linux', 'x64', null],
  ['Android, which names Linux too', { agent: PHONE }, 'android', null, null],
  ['an iPhone, which names Mac OS X too', { agent: IPHONE }, 'ios', null, null],
  ['a phone by its hints', { agent: '', platform: 'Android' }, 'android', null, null],
  ['an unknown program', { agent: 'curl/8.0' }, null, null, null],
])('[Z-01] the system of a visitor is read from %s', (_name, hints, system, arch, packages) => {
  expect(visitorSystem(hints)).toEqual({ system, arch, packages });
});
