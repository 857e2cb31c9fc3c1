/** Texts of a coupon's picture. */
export interface CouponPicture {
  readonly brand: string;
  readonly title: string;
  readonly when: string;
  readonly direction: 'ltr' | 'rtl';
  readonly legs: readonly { readonly pair: string; readonly choice: string; readonly odds: string }[];
  readonly figures: readonly { readonly name: string; readonly value: string }[];
}

/** Colours and font of the page, so that the picture has the page's theme. */
export interface PictureLook {
  readonly surface: string;
  readonly raised: string;
  readonly line: string;
  readonly text: string;
  readonly soft: string;
  readonly brand: string;
  readonly font: string;
}

const WIDTH = 720;
const MARGIN = 36;
const HEAD = 118;
const LEG = 76;
const FIGURE = 44;
const FOOT = 28;
const GAP = 20;

/** Returns the size of a picture in CSS pixels. */
export function pictureSize({ legs, figures }: CouponPicture): { width: number; height: number } {
  return { width: WIDTH, height: HEAD + legs.length * LEG + GAP + figures.length * FIGURE + FOOT };
}

type Context = Pick<
  CanvasRenderingContext2D,
  'direction' | 'fillRect' | 'fillStyle' | 'fillText' | 'font' | 'measureText' | 'textAlign' | 'textBaseline'
>;

/** Cuts a text to a width and marks the cut. */
export function fitText(context: Pick<Context, 'measureText'>, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  const characters = [...text];
  while (characters.length > 1 && context.measureText(`${characters.join('')}…`).width > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

interface Written {
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly color: string;
  readonly atEnd?: boolean;
  readonly width?: number;
}

/** Draws the picture; the browser shapes every script, and the context's direction orders the line. */
export function drawCoupon(context: Context, picture: CouponPicture, look: PictureLook): void {
  const { width, height } = pictureSize(picture);
  const isRight = picture.direction === 'rtl';
  const start = isRight ? width - MARGIN : MARGIN;
  const end = isRight ? MARGIN : width - MARGIN;
  const room = width - 2 * MARGIN;
  context.direction = picture.direction;
  context.textBaseline = 'alphabetic';
  const rule = (y: number) => {
    context.fillStyle = look.line;
    context.fillRect(MARGIN, y, room, 1);
  };
  const write = (text: string, { y, size, weight, color, atEnd = false, width: max = room }: Written) => {
    context.font = `${weight} ${size}px ${look.font}`;
    context.fillStyle = color;
    context.textAlign = atEnd ? 'end' : 'start';
    context.fillText(fitText(context, text, max), atEnd ? end : start, y);
  };
  context.fillStyle = look.surface;
  context.fillRect(0, 0, width, height);
  context.fillStyle = look.brand;
  context.fillRect(0, 0, width, 6);
  write(picture.brand, { y: 52, size: 26, weight: 750, color: look.brand, width: room / 2 });
  write(picture.when, { y: 52, size: 18, weight: 400, color: look.soft, atEnd: true, width: room / 2 });
  write(picture.title, { y: 92, size: 22, weight: 650, color: look.text });
  let y = HEAD;
  for (const { pair, choice, odds } of picture.legs) {
    rule(y);
    write(pair, { y: y + 32, size: 20, weight: 650, color: look.text, width: room - 120 });
    write(odds, { y: y + 32, size: 20, weight: 750, color: look.text, atEnd: true, width: 110 });
    write(choice, { y: y + 60, size: 17, weight: 400, color: look.soft });
    y += LEG;
  }
  context.fillStyle = look.raised;
  context.fillRect(0, y, width, height - y);
  y += GAP;
  for (const { name, value } of picture.figures) {
    write(name, { y: y + 24, size: 19, weight: 400, color: look.soft, width: room / 2 });
    write(value, { y: y + 24, size: 21, weight: 750, color: look.text, atEnd: true, width: room / 2 });
    y += FIGURE;
  }
}
