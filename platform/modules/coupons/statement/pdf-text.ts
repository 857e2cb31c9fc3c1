import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import { type HasGlyph, hasRightToLeft, runsOfLine, type TextRun } from '#shared/domain/text/visual-runs.ts';

type Document = InstanceType<typeof PDFDocument>;
type Weight = 400 | 600;

/** Files of one weight, in the order in which a sign looks for its glyph. */
const FILES = {
  400: ['inter/files/inter-latin', 'inter/files/inter-latin-ext', 'inter/files/inter-cyrillic'],
  600: ['inter/files/inter-latin', 'inter/files/inter-latin-ext', 'inter/files/inter-cyrillic'],
} as const;
const MORE = ['inter/files/inter-cyrillic-ext', 'inter/files/inter-greek', 'inter/files/inter-vietnamese'] as const;
const ARABIC = 'noto-sans-arabic/files/noto-sans-arabic-arabic';

const require = createRequire(import.meta.url);

/** How a line is written. */
export interface LineStyle {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
}

/** Writes lines of any of the site's scripts into a document. */
export interface PdfText {
  /** Breaks a text into lines of at most this width, between words. */
  wrap(text: string, width: number, style: LineStyle): string[];
  /** Writes a line whose reading begins at `start` of a page, or ends there; measured from the side where reading begins. */
  write(
    line: string,
    at: { readonly start: number; readonly y: number; readonly end?: boolean },
    style: LineStyle,
  ): void;
}

type FontFile = { hasGlyphForCodePoint(code: number): boolean };

/** Registers the fonts, and returns a test of their glyphs. */
function registerFonts(document: Document): {
  readonly fonts: Readonly<Record<Weight, string[]>>;
  readonly has: HasGlyph;
} {
  const files = new Map<string, FontFile>();
  const register = (file: string, weight: Weight): string => {
    const name = `${file} ${weight}`;
    document.registerFont(name, require.resolve(`@fontsource/${file}-${weight}-normal.woff`));
    return name;
  };
  const family = (weight: Weight) => [...FILES[weight], ...MORE, ARABIC].map((file) => register(file, weight));
  const known = new Map<string, boolean>();
  const has: HasGlyph = (font, code) => {
    const key = `${code} ${font}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let file = files.get(font);
    if (!file) {
      // The opened font is not in the library's types.
      file = (document.font(font) as unknown as { _font: { font: FontFile } })._font.font;
      files.set(font, file);
    }
    const answer = file.hasGlyphForCodePoint(code);
    known.set(key, answer);
    return answer;
  };
  return { fonts: { 400: family(400), 600: family(600) }, has };
}

/** Height above the line by size: the fonts of one line share their base line, not their heights. */
const ASCENT = 0.97;
/**
 * The library shapes words on their own and remembers them, which is fast; a run with Arabic must be shaped as a whole,
 * because its words are drawn from the right. It does so where features are given, also none.
 */
const shaping = (text: string) => (hasRightToLeft(text) ? { lineBreak: false, features: [] } : { lineBreak: false });

/** A run with its width at size 1, points. */
interface MeasuredRun extends TextRun {
  readonly width: number;
}

/** Lines whose runs are remembered: a statement repeats its states, types and many amounts. */
const MAX_MEASURED = 5000;

/**
 * Creates the writer of a document.
 *
 * @param isRtl reading begins at the right side
 */
export function createPdfText(document: Document, isRtl: boolean): PdfText {
  const { fonts, has } = registerFonts(document);
  const measured = new Map<string, readonly MeasuredRun[]>();
  /** Returns the runs of a line with their widths at size 1. */
  function runsOf(line: string, weight: Weight): readonly MeasuredRun[] {
    const key = `${weight} ${line}`;
    const known = measured.get(key);
    if (known) return known;
    const runs = runsOfLine(line, isRtl, fonts[weight], has).map((run) => ({
      ...run,
      width: document.font(run.font).fontSize(1).widthOfString(run.text, shaping(run.text)),
    }));
    if (measured.size >= MAX_MEASURED) measured.clear();
    measured.set(key, runs);
    return runs;
  }
  const width = (line: string, { size, weight = 400 }: LineStyle) =>
    runsOf(line, weight).reduce((sum, run) => sum + run.width * size, 0);
  return {
    wrap(text, limit, style) {
      if (width(text, style) <= limit) return [text];
      const lines: string[] = [];
      for (const word of text.split(' ')) {
        const joined = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
        if (lines.length > 0 && width(joined, style) <= limit) lines[lines.length - 1] = joined;
        else lines.push(word);
      }
      return lines;
    },
    write(line, { start, y, end = false }, { size, weight = 400, color = '#111827' }) {
      const total = width(line, { size, weight });
      const from = end ? start - total : start;
      let x = isRtl ? document.page.width - from - total : from;
      document.fillColor(color);
      for (const run of runsOf(line, weight)) {
        document
          .font(run.font)
          .fontSize(size)
          .text(run.text, x, y + size * ASCENT, { ...shaping(run.text), baseline: 'alphabetic' });
        x += run.width * size;
      }
    },
  };
}
