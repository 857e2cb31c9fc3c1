import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/** Style sheet that names the fonts; what a file of ours has to hold is its `unicode-range`. */
const SHEET = 'renderer/ui/fonts.css';
export const FONTS_FOLDER = 'renderer/ui/fonts';

/** Font of ours and the file of the package that it is cut from. */
const SOURCES: Readonly<Record<string, string>> = {
  'inter-latin.woff2': 'inter-latin-wght-normal.woff2',
  'inter-european.woff2': 'inter-latin-ext-wght-normal.woff2',
  'inter-cyrillic.woff2': 'inter-cyrillic-wght-normal.woff2',
};

/** Layout features that the product's texts need: spaces between pairs, marks, forms of a language, digits of one width. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'];

/** Weights that the style sheets use. */
const WEIGHTS = { min: 400, max: 800 };

/** Returns all characters of a CSS `unicode-range`. */
function charactersOf(range: string): string {
  return [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)]
    .flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16);
      const count = Number.parseInt(last, 16) - from + 1;
      return Array.from({ length: count }, (_, step) => String.fromCodePoint(from + step));
    })
    .join('');
}

/** Returns what the style sheet says of each of our files: its widest range of characters. */
function rangesOf(sheet: string): Map<string, string> {
  const ranges = new Map<string, string>();
  for (const [, face = ''] of sheet.matchAll(/@font-face \{([^}]*)\}/g)) {
    const [, file] = /url\("\.\/fonts\/([^"]+)"\)/.exec(face) ?? [];
    const [, range = ''] = /unicode-range:([^;]*);/.exec(face) ?? [];
    if (file && range.length > (ranges.get(file)?.length ?? 0)) ranges.set(file, range);
  }
  return ranges;
}

/**
 * Returns the font files of the product by name, cut from those of the package to the characters, weights and features
 * that the product uses: a third of the bytes, and texts are laid out sooner.
 * @throws Error when the style sheet names a file without a source
 */
export async function cutFonts(): Promise<Map<string, Buffer>> {
  const files = path.join(path.dirname(createRequire(import.meta.url).resolve('@fontsource-variable/inter')), 'files');
  const fonts = new Map<string, Buffer>();
  for (const [name, range] of rangesOf(await readFile(SHEET, 'utf8'))) {
    const source = SOURCES[name];
    if (!source) throw new Error(`${SHEET} names fonts/${name}; say in build/fonts.ts which file it is cut from`);
    const whole = await readFile(path.join(files, source));
    const cut = { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes: { wght: WEIGHTS } } as const;
    fonts.set(name, await subsetFont(whole, charactersOf(range), cut));
  }
  return fonts;
}
