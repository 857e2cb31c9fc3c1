import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { FLAVOURS, iconFolder, LINUX_SIZES, markOf, WINDOWS_SIZES } from './desktop-icons.ts';
import { ICNS_TYPES, icnsFile, icoFile } from './icon-files.ts';

const read = (flavour: (typeof FLAVOURS)[number], file: string) => readFileSync(path.join(iconFolder(flavour), file));

function picturesOfIco(file: Buffer) {
  expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1]);
  return Array.from({ length: file.readUInt16LE(4) }, (_none, index) => {
    const at = 6 + index * 16;
    const [length, offset] = [file.readUInt32LE(at + 8), file.readUInt32LE(at + 12)];
    const picture = PNG.sync.read(file.subarray(offset, offset + length));
    return { told: file.readUInt8(at) || 256, width: picture.width, height: picture.height };
  });
}

function picturesOfIcns(file: Buffer) {
  expect(file.toString('latin1', 0, 4)).toBe('icns');
  expect(file.readUInt32BE(4)).toBe(file.length);
  const blocks: [string, number][] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at + 4);
    blocks.push([file.toString('latin1', at, at + 4), PNG.sync.read(file.subarray(at + 8, at + length)).width]);
    at += length;
  }
  return blocks;
}

/** Returns the background colour in the middle of the top edge. */
function groundOf(png: Buffer): string {
  const picture = PNG.sync.read(png);
  const at = (Math.floor(picture.height / 8) * picture.width + Math.floor(picture.width / 2)) * 4;
  return picture.data.subarray(at, at + 3).toString('hex');
}

describe.each(FLAVOURS)('[Z-07] the icons of the %s app', (flavour) => {
  test('are in the .ico in every size, each with its declared size', () => {
    const sizes = picturesOfIco(read(flavour, 'icon.ico'));
    expect(sizes).toEqual(WINDOWS_SIZES.map((size) => ({ told: size, width: size, height: size })));
  });

  test('are in the .icns under every type', () => {
    expect(picturesOfIcns(read(flavour, 'icon.icns'))).toEqual(ICNS_TYPES.map((entry) => [...entry]));
  });

  test.each(LINUX_SIZES)('exist for Linux with %i pixels', (size) => {
    const picture = PNG.sync.read(read(flavour, `linux/${size}x${size}.png`));
    expect([picture.width, picture.height]).toEqual([size, size]);
  });
});

test('[Z-06] the icon of the debugger differs in colour from the other', () => {
  const [usual, special] = FLAVOURS.map((flavour) => groundOf(read(flavour, 'linux/256x256.png')));
  expect(usual).toBe('2ee6a0');
  expect(special).toBe('ffb020');
});

test('a mark without a background, a picture that is too large and a missing picture are refused', () => {
  expect(() => markOf('debugger', '<svg viewBox="0 0 28 28"></svg>')).toThrow('no background');
  expect(() => icoFile([{ size: 512, png: Buffer.alloc(1) }])).toThrow('the limit is 256');
  expect(() => icnsFile([{ size: 16, png: Buffer.alloc(1) }])).toThrow('picture of 32 pixels');
});
