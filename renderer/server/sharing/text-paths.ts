import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';
import { hasRightToLeft, runsOfLine } from '#shared/domain/text/visual-runs.ts';

const require = createRequire(import.meta.url);

/** Fonts of the pictures, in the order in which a sign looks for its glyph. */
const FILES = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese']
  .map((part) => `@fontsource/inter/files/inter-${part}`)
  .concat('@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic');
const WEIGHTS = { regular: 400, bold: 700 } as const;
const MORE = '…';

/** How a line is drawn. */
export interface TextLook {
  readonly weight: keyof typeof WEIGHTS;
  /** Size of the font, pixels. */
  readonly size: number;
}

/** A line as the data of an SVG path that begins at 0, 0 on the base line, and its width in pixels. */
export interface TextPath {
  readonly data: string;
  readonly width: number;
}

/** Room for a text. */
export interface Lines {
  readonly isRtl: boolean;
  /** Pixels. */
  readonly width: number;
  /** Number of lines. */
  readonly most: number;
}

/** Draws texts as paths, because renderers of SVG join no letters across fonts. */
export interface TextPaths {
  line(text: string, isRtl: boolean, look: TextLook): TextPath;
  /** Breaks a text between words into lines of at most this width; what does not fit becomes "…". */
  wrap(text: string, into: Lines, look: TextLook): string[];
}

function openFonts(weight: keyof typeof WEIGHTS): ReadonlyMap<string, Font> {
  return new Map(
    FILES.map((file) => [file, openSync(require.resolve(`${file}-${WEIGHTS[weight]}-normal.woff`)) as Font] as const),
  );
}

/** Returns the fonts of the product as drawers of text; opening them takes some milliseconds. */
export function createTextPaths(): TextPaths {
  const opened = { regular: openFonts('regular'), bold: openFonts('bold') };

  function line(text: string, isRtl: boolean, { weight, size }: TextLook): TextPath {
    const fonts = opened[weight];
    const has = (name: string, code: number) => fonts.get(name)?.hasGlyphForCodePoint(code) === true;
    const data: string[] = [];
    let x = 0;
    for (const run of runsOfLine(text, isRtl, FILES, has)) {
      const font = fonts.get(run.font);
      if (!font) continue;
      const scale = size / font.unitsPerEm;
      // Signs are in the order in which they are drawn; only the letters of a script that joins them are shaped.
      const { glyphs, positions } = font.layout(
        run.text,
        undefined,
        undefined,
        undefined,
        hasRightToLeft(run.text) ? 'rtl' : 'ltr',
      );
      for (const [index, glyph] of glyphs.entries()) {
        const { xOffset, yOffset, xAdvance } = positions[index] ?? { xOffset: 0, yOffset: 0, xAdvance: 0 };
        data.push(
          glyph.path
            .scale(scale, -scale)
            .translate(x + xOffset * scale, -yOffset * scale)
            .toSVG(),
        );
        x += xAdvance * scale;
      }
    }
    return { data: data.join(''), width: x };
  }

  /** Returns as much of a line as there is room for, with "…" at its end. */
  function shortened(text: string, width: number, isRtl: boolean, look: TextLook): string {
    const signs = [...text];
    // From the share that has room on average; the exact width decides.
    let count = Math.min(signs.length, Math.ceil((signs.length * width) / line(text, isRtl, look).width));
    const short = () =>
      `${signs
        .slice(0, count)
        .join('')
        .replace(/[\s\p{P}]+$/u, '')}${MORE}`;
    while (count > 0 && line(short(), isRtl, look).width > width) count -= 1;
    return short();
  }

  return {
    line,
    wrap(text, { isRtl, width, most }, look) {
      const space = line(' ', isRtl, look).width;
      const lines: { words: string; width: number }[] = [];
      for (const word of text.split(/\s+/u).filter((one) => one !== '')) {
        const own = line(word, isRtl, look).width;
        const last = lines.at(-1);
        if (last && last.width + space + own <= width) {
          last.words += ` ${word}`;
          last.width += space + own;
        } else lines.push({ words: word, width: own });
      }
      const isLonger = lines.length > most;
      return lines.slice(0, most).map((one, index) => {
        const isCut = isLonger && index === most - 1;
        return isCut || one.width > width ? shortened(one.words, width, isRtl, look) : one.words;
      });
    },
  };
}
