import { expect, test } from 'vitest';
import { operatorText } from './operator-text.ts';

const TEXT = '{"brand":"Haus Ü"}';
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a byte-order mark', Buffer.from(`\ufeff${TEXT}`)],
])('a file in %s is read', (_encoding, bytes) => {
  expect(operatorText(bytes)).toBe(TEXT);
});

test.each([
  ['', ''],
  ['a', 'a'],
  ['\ufeff', ''],
  ['\u00ff\u00fe', '\u00ff\u00fe'],
])('the short file "%s" is read', (text, read) => {
  expect(operatorText(Buffer.from(text))).toBe(read);
});

test.each([
  ['little end first', utf16(`\ufeff${TEXT}`)],
  ['big end first', utf16(`\ufeff${TEXT}`).swap16()],
  ['little end first, without a mark', utf16(TEXT)],
  ['big end first, without a mark', utf16(TEXT).swap16()],
])('a file in UTF-16 (%s) is named in words', (_order, bytes) => {
  expect(() => operatorText(bytes)).toThrow('is written as UTF-16: save it as UTF-8');
});

test('a file in another encoding is named in words', () => {
  expect(() => operatorText(Buffer.from(TEXT, 'latin1'))).toThrow('is not written as UTF-8');
});
