import { describe, expect, test } from 'vitest';
import { runsOfLine } from './visual-runs.ts';

describe('a line of text as it is drawn', () => {
  const fonts = ['Latin', 'Arabic'];
  const has = (font: string, code: number) =>
    code < 0x80 || font === (code >= 0x600 && code < 0x700 ? 'Arabic' : 'Latin');
  const drawn = (line: string, isRtl: boolean) =>
    runsOfLine(line, isRtl, fonts, has).map(({ text, font }) => `${font}:${text}`);

  test('of one script is one run, so that its font can join the letters', () => {
    expect(drawn('Betting statement', false)).toEqual(['Latin:Betting statement']);
    expect(drawn('كشف الرهانات', true)).toEqual(['Arabic:كشف الرهانات']);
  });

  test('that reads from the right has its Latin words and numbers in their own order', () => {
    expect(drawn('رهان Arsenal 12.50', true)).toEqual(['Latin:Arsenal 12.50', 'Arabic:رهان ']);
    expect(drawn('من 1 إلى 20', true)).toEqual(
      ['Arabic:20', 'Arabic: إلى ', 'Arabic:1', 'Arabic:من '].map((run) => run.replace(/^Arabic:(\d)/, 'Latin:$1')),
    );
  });

  test('turns brackets, and leaves out the signs that only steer the direction', () => {
    expect(drawn('\u2068Arsenal\u2069 (نعم)', true).join('|')).toBe(
      'Arabic:(نعم) |Latin:Arsenal'.replace('(نعم) ', ' )نعم('),
    );
  });
});
