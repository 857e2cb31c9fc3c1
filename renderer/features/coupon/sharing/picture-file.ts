import { type CouponPicture, drawCoupon, type PictureLook, pictureSize } from './draw-coupon.ts';

/** Pixels per CSS pixel: sharp on every screen. */
const DENSITY = 2;

function lookOfPage(): PictureLook {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    surface: token('--surface-1'),
    raised: token('--surface-2'),
    line: token('--line'),
    text: token('--text'),
    soft: token('--text-2'),
    brand: token('--brand'),
    font: token('--font'),
  };
}

/**
 * Makes a PNG file of the coupon, named by its number.
 *
 * @throws Error where the browser cannot draw it
 */
export async function pictureFile(picture: CouponPicture, number: string): Promise<File> {
  const canvas = document.createElement('canvas');
  const { width, height } = pictureSize(picture);
  canvas.width = width * DENSITY;
  canvas.height = height * DENSITY;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no 2D canvas: the picture cannot be drawn');
  await document.fonts.ready;
  context.scale(DENSITY, DENSITY);
  drawCoupon(context, picture, lookOfPage());
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser could not encode the picture as PNG');
  return new File([blob], `coupon-${number}.png`, { type: 'image/png' });
}

/** Tells whether the device shares pictures by its own sheet: phones do, and a desktop's is no better than a file. */
export function sharesPictures(): boolean {
  const file = new File([''], 'coupon.png', { type: 'image/png' });
  return matchMedia('(pointer: coarse)').matches && (navigator.canShare?.({ files: [file] }) ?? false);
}

/** Saves a file to the browser's downloads. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
