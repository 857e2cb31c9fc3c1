import { describe, expect, test } from 'vitest';
import { withoutDirectionControls } from './direction-controls.ts';

describe('a text that a player writes to staff', () => {
  test.each([
    ['an override', 'bill_\u202efdp.exe', 'bill_fdp.exe'],
    ['an embedding', '\u202aone\u202c \u202btwo\u202c', 'one two'],
    ['isolates', '\u2066a\u2067b\u2068c\u2069', 'abc'],
    ['old controls of shapes', 'a\u206ab\u206f', 'ab'],
    ['marks where no letter needs them', 'pay\u200e 100\u200f EUR\u061c', 'pay 100 EUR'],
    ['an override in Arabic', 'مرحبا \u202eabc\u202c', 'مرحبا abc'],
  ])('loses %s', (_, written, read) => {
    expect(withoutDirectionControls(written)).toBe(read);
  });

  test.each([
    ['Arabic with marks around a number', 'رصيدي \u200f100\u200f €'],
    ['Hebrew with a mark after a sign', 'שלום!\u200f C++\u200e'],
    ['Adlam with a mark', '\u{1e900}\u{1e923}\u200f 100'],
    ['Persian with a joiner', 'می\u200cخواهم'],
    ['emoji with joiners', '👩\u200d💻 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['lines and tabs', 'one\n\ttwo'],
    ['nothing', ''],
  ])('keeps %s', (_, written) => {
    expect(withoutDirectionControls(written)).toBe(written);
  });
});
