/** Square picture of an icon. */
export interface IconPicture {
  /** Edge in pixels. */
  readonly size: number;
  /** Content of the PNG file. */
  readonly png: Buffer;
}

const ICO_HEADER = 6;
const ICO_ENTRY = 16;
const ICO_LARGEST = 256;

/**
 * Returns a Windows icon file with every picture as a PNG, which Windows accepts since Vista. Layout: Microsoft,
 * "Icons" (ICONDIR, ICONDIRENTRY); an edge of 256 is written as 0.
 *
 * @throws Error for a picture larger than 256 pixels
 */
export function icoFile(pictures: readonly IconPicture[]): Buffer {
  const header = Buffer.alloc(ICO_HEADER + pictures.length * ICO_ENTRY);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    if (size > ICO_LARGEST) throw new Error(`an .ico cannot contain a picture of ${size} pixels: the limit is 256`);
    const at = ICO_HEADER + index * ICO_ENTRY;
    header.writeUInt8(size % ICO_LARGEST, at);
    header.writeUInt8(size % ICO_LARGEST, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

/** Types of an .icns with the edge in pixels of their PNG; types with @2x are for screens of double density. */
export const ICNS_TYPES = [
  ['icp4', 16],
  ['ic11', 32],
  ['icp5', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
] as const;

const ICNS_HEAD = 8;

function icnsBlock(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(ICNS_HEAD);
  head.write(type, 0, 'latin1');
  head.writeUInt32BE(ICNS_HEAD + content.length, 4);
  return Buffer.concat([head, content]);
}

/**
 * Returns a macOS icon file with every type of `ICNS_TYPES`.
 *
 * @throws Error when the picture of a type is missing
 */
export function icnsFile(pictures: readonly IconPicture[]): Buffer {
  const blocks = ICNS_TYPES.map(([type, size]) => {
    const picture = pictures.find((one) => one.size === size);
    if (!picture) throw new Error(`the picture of ${size} pixels is missing for ${type}`);
    return icnsBlock(type, picture.png);
  });
  return icnsBlock('icns', Buffer.concat(blocks));
}
