import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ICON_SIZES, iconPath, touchIconPath } from '#shared/domain/pwa/icons.ts';

const SIGNATURE = '89504e470d0a1a0a';

function readPng(file: string) {
  const content = readFileSync(path.join('renderer/public', file));
  return {
    signature: content.subarray(0, 8).toString('hex'),
    size: [content.readUInt32BE(16), content.readUInt32BE(20)],
    /** 6: colours and transparency. 2: colours alone. */
    colours: content.readUInt8(25),
    bytes: content.length,
  };
}

test.each(ICON_SIZES)('[Y-04] the icons of %i pixels are pictures of that size', (size) => {
  for (const file of [iconPath(size), touchIconPath(size)]) {
    const png = readPng(file);
    expect(png).toMatchObject({ signature: SIGNATURE, size: [size, size] });
    expect(png.bytes).toBeGreaterThan(500);
  }
});

test.each(ICON_SIZES)('the icon of %i pixels has clear corners, the one for a home screen has none', (size) => {
  expect(readPng(iconPath(size)).colours).toBe(6);
  expect(readPng(touchIconPath(size)).colours).toBe(2);
});
