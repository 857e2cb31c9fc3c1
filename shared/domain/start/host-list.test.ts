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
