import { describe, expect, test } from 'vitest';
import { createHostList } from './host-list.ts';

const list = createHostList({
  origins: ['https://www.example.com', 'https://other.example:8443', 'http://plain.example'],
  names: ['192.168.1.20', 'fe80::1'],
});

describe('a server answers for', () => {
  test.each([
    'localhost',
    'localhost:8080',
    'site.localhost:8080',
    '127.0.0.1:4301',
    '127.8.9.10',
    '[::1]:8080',
    'www.example.com',
    'WWW.Example.Com',
    'www.example.com:443',
    'other.example:8443',
    'plain.example:80',
    '192.168.1.20:8080',
    '[fe80::1]:8080',
  ])('%s', (host) => expect(list.has(host)).toBe(true));
});

describe('a server does not answer for', () => {
  test.each([
    undefined,
    '',
    'evil.example',
    'evil.example:4301',
    'localhost.evil.example',
    'evillocalhost',
    '127.0.0.1.evil.example',
    '127.0.0.256',
    'www.example.com.evil.example',
    'www.example.com:8080',
    'www.example.com:80',
    'other.example',
    'plain.example:443',
    '0.0.0.0:8080',
    'x; script-src *',
    'www.example.com/evil',
    'user@www.example.com',
    'www.example.com, evil.example',
    'localhost:8080:8080',
    'localhost.',
    '[::2]',
  ])('%s', (host) => expect(list.has(host)).toBe(false));
});

test('only hosts of an https origin are secure', () => {
  expect(['www.example.com', 'WWW.example.com:443', 'other.example:8443'].map(list.isSecure)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['plain.example', 'localhost', 'evil.example'].map(list.isSecure)).toEqual([false, false, false]);
});

describe('the origin of a page is that of the server', () => {
  test.each<[string, string, boolean, boolean]>([
    // At a host without an origin of its own, the request says the scheme.
    ['http://localhost:8080', 'localhost:8080', false, true],
    ['https://localhost:8080', 'localhost:8080', false, false],
    ['https://localhost:8080', 'localhost:8080', true, true],
    ['http://localhost:8080', 'localhost:8080', true, false],
    ['http://localhost', 'LOCALHOST:80', false, true],
    ['http://localhost:8081', 'localhost:8080', false, false],
    // At the host of a given origin, a proxy that ends TLS need not tell it, and a page of plain http is a stranger's.
    ['https://www.example.com', 'www.example.com', false, true],
    ['https://www.example.com', 'www.example.com:443', true, true],
    ['http://www.example.com', 'www.example.com', false, false],
    ['http://www.example.com', 'www.example.com', true, false],
    ['https://other.example:8443', 'other.example:8443', false, true],
    ['https://other.example', 'other.example:8443', true, false],
    // A given origin of plain http, with and without a proxy that ends TLS.
    ['http://plain.example', 'plain.example', false, true],
    ['https://plain.example', 'plain.example', false, false],
    ['https://plain.example', 'plain.example', true, true],
    // Text that is no origin.
    ['null', 'localhost', false, false],
    ['', '', false, false],
    ['http://', '', false, false],
    ['http://localhost/', 'localhost', false, false],
    ['app://bundle', 'bundle', false, false],
  ])('%s at %s, over https: %s', (origin, host, isSecure, isOwn) => {
    expect(list.isOwnOrigin(origin, host, isSecure)).toBe(isOwn);
  });

  test('over both schemes where both are given', () => {
    const both = createHostList({ origins: ['https://www.example.com', 'http://www.example.com'] });
    for (const scheme of ['http', 'https'])
      expect(both.isOwnOrigin(`${scheme}://www.example.com`, 'www.example.com', false)).toBe(true);
    expect(both.isSecure('www.example.com')).toBe(false);
  });
});
