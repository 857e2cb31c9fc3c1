import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { SHARING_HEIGHT, SHARING_WIDTH } from '#shared/domain/seo/sharing-picture.ts';
import { createTextPaths, type TextLook } from './text-paths.ts';

const RENDERER = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(RENDERER, file), 'utf8');

/** What a picture says of a page. */
export interface SharedWords {
  /** Title without the name of the site. */
  readonly title: string;
  /** '' for none. */
  readonly description: string;
  readonly brand: string;
  /** Age from which people may play. */
  readonly minAge: number;
  readonly isRtl: boolean;
}

const MARGIN = 80;
const TEXT_WIDTH = SHARING_WIDTH - 2 * MARGIN;
const MARK = 84;
const BRAND: TextLook = { weight: 'bold', size: 44 };
const ABOUT: TextLook = { weight: 'regular', size: 34 };
const AGE: TextLook = { weight: 'bold', size: 30 };
/** A title that takes more than two lines is drawn smaller. */
const TITLE = { weight: 'bold', size: 84, most: 2 } as const;
const LONG_TITLE = { weight: 'bold', size: 64, most: 3 } as const;
/** Height of a line by the size of its font. */
const LEADING = 1.2;

/** Returns the value of a colour in the dark theme of the brand. */
function colourOf(tokens: string, name: string): string {
  const dark = /\[data-theme="dark"\] \{([^}]*)\}/.exec(tokens)?.[1] ?? '';
  const value = new RegExp(`--${name}: (#[0-9a-f]{3,8});`).exec(dark)?.[1];
  if (!value)
    throw new Error(`ui/tokens.css has no colour --${name} in the dark theme, which the sharing picture shows`);
  return value;
}

/**
 * Returns a drawer of the pictures by which a shared address shows what its page is about: brand, title, description
 * and the age from which people may play, in the colours of the brand. Each is a PNG of 1200 × 630 px.
 *
 * @throws Error when the brand's style sheet lacks a colour
 */
export function createSharingPictures(): (words: SharedWords) => Promise<Buffer> {
  const texts = createTextPaths();
  const tokens = read('ui/tokens.css');
  const [ground, ink, quiet, brandColour] = ['surface-0', 'text', 'text-2', 'brand'].map((name) =>
    colourOf(tokens, name),
  );
  const mark = read('public/icon.svg').replace('<svg ', `<svg width="${MARK}" height="${MARK}" `);

  function svgOf({ title, description, brand, minAge, isRtl }: SharedWords): string {
    /** Draws a line that begins this far from the side where reading begins, or ends there. */
    const draw = (text: string, start: number, y: number, look: TextLook, fill: string | undefined) => {
      const { data, width } = texts.line(text, isRtl, look);
      const x = isRtl ? SHARING_WIDTH - start - width : start;
      return `<path fill="${fill}" transform="translate(${x} ${y})" d="${data}"/>`;
    };
    const room = { isRtl, width: TEXT_WIDTH };
    const isShort = texts.wrap(title, { ...room, most: TITLE.most + 1 }, TITLE).length <= TITLE.most;
    const titleLook = isShort ? TITLE : LONG_TITLE;
    const titleLines = texts.wrap(title, { ...room, most: titleLook.most }, titleLook);
    const aboutLines = texts.wrap(description, { ...room, most: 2 }, ABOUT);
    const titleTop = 250;
    const titleStep = titleLook.size * LEADING;
    const aboutTop = titleTop + titleLines.length * titleStep + 14;
    const age = `${minAge}+`;
    const ageRun = texts.line(age, false, AGE);
    const ageX = isRtl ? MARGIN + 40 : SHARING_WIDTH - MARGIN - 40;
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARING_WIDTH}" height="${SHARING_HEIGHT}" viewBox="0 0 ${SHARING_WIDTH} ${SHARING_HEIGHT}">`,
      `<rect width="${SHARING_WIDTH}" height="${SHARING_HEIGHT}" fill="${ground}"/>`,
      `<rect y="${SHARING_HEIGHT - 12}" width="${SHARING_WIDTH}" height="12" fill="${brandColour}"/>`,
      `<g transform="translate(${isRtl ? SHARING_WIDTH - MARGIN - MARK : MARGIN} 72)">${mark}</g>`,
      draw(brand, MARGIN + MARK + 24, 72 + MARK / 2 + BRAND.size * 0.36, BRAND, ink),
      `<circle cx="${ageX}" cy="${72 + MARK / 2}" r="38" fill="none" stroke="${quiet}" stroke-width="3"/>`,
      `<path fill="${quiet}" transform="translate(${ageX - ageRun.width / 2} ${72 + MARK / 2 + AGE.size * 0.36})" d="${ageRun.data}"/>`,
      ...titleLines.map((one, index) => draw(one, MARGIN, titleTop + titleStep * (index + 0.75), titleLook, ink)),
      ...aboutLines.map((one, index) =>
        draw(one, MARGIN, aboutTop + ABOUT.size * LEADING * (index + 0.75) * 1.1, ABOUT, quiet),
      ),
      '</svg>',
    ].join('');
  }

  return async (words) => {
    const picture = await renderAsync(svgOf(words), { font: { loadSystemFonts: false } });
    return picture.asPng();
  };
}
