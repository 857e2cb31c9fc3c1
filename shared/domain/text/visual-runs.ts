import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Signs that steer the direction and have no glyph. */
const STEERING = /[\u061C\u200B-\u200F\u202A-\u202E\u2066-\u2069]/u;
/** Spaces of numbers that the fonts lack. */
const NARROW_SPACE = /[\u2009\u202F]/gu;
const STRONG_RTL = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/u;

/** A stretch of text in one direction and one font, in the order in which it is drawn from left to right. */
export interface TextRun {
  readonly text: string;
  readonly font: string;
}

/** Says whether a font has a sign. */
export type HasGlyph = (font: string, codePoint: number) => boolean;

/** Tells whether a text has signs that are written from right to left. */
export const hasRightToLeft = (text: string): boolean => STRONG_RTL.test(text);

/** Splits a stretch of one direction where the font changes; a sign stays in the font of the one before it if it can. */
function splitByFont(text: string, fonts: readonly string[], has: HasGlyph): TextRun[] {
  const runs: { text: string; font: string }[] = [];
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const font = last && has(last.font, code) ? last.font : (fonts.find((one) => has(one, code)) ?? fonts[0] ?? '');
    if (last?.font === font) last.text += sign;
    else runs.push({ text: sign, font });
  }
  return runs;
}

/** Returns stretches of equal level in visual order (Unicode bidirectional algorithm, rule L2). */
function visualStretches(text: string, isRtl: boolean): { readonly text: string; readonly isRtl: boolean }[] {
  const { levels } = bidi.getEmbeddingLevels(text, isRtl ? 'rtl' : 'ltr');
  const mirrored = bidi.getMirroredCharactersMap(text, levels);
  const stretches: { text: string; level: number }[] = [];
  for (let index = 0; index < text.length; index++) {
    const sign = mirrored.get(index) ?? text[index] ?? '';
    const level = levels[index] ?? 0;
    const last = stretches.at(-1);
    if (STEERING.test(sign)) continue;
    if (last?.level === level) last.text += sign;
    else stretches.push({ text: sign, level });
  }
  const highest = Math.max(0, ...stretches.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < stretches.length; from++) {
      let to = from;
      while ((stretches[to]?.level ?? -1) >= level) to += 1;
      if (to > from) stretches.splice(from, to - from, ...stretches.slice(from, to).reverse());
      from = to;
    }
  }
  return stretches.map(({ text: part, level }) => ({ text: part, isRtl: level % 2 === 1 }));
}

/**
 * Returns the runs of a line as they are drawn from left to right. The signs of a run stay in reading order: the shaper
 * of the font joins Arabic letters and draws them from the right; other signs of such a stretch are turned here.
 *
 * @param fonts in order of preference
 */
export function runsOfLine(line: string, isRtl: boolean, fonts: readonly string[], has: HasGlyph): TextRun[] {
  const text = line.replaceAll(NARROW_SPACE, '\u00A0');
  return visualStretches(text, isRtl).flatMap((stretch) => {
    const arabicFirst = stretch.isRtl ? fonts.toReversed() : fonts;
    const runs = splitByFont(stretch.text, arabicFirst, has);
    if (!stretch.isRtl) return runs;
    return runs
      .reverse()
      .map(({ text: part, font }) => ({ font, text: hasRightToLeft(part) ? part : [...part].reverse().join('') }));
  });
}
