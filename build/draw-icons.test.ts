import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ICON_SIZES, iconPath, touchIconPath } from '#shared/domain/pwa/icons.ts';
import { TRAY_FOLDER, trayIcons } from './tray-icons.ts';

const SIGNATURE = '89504e470d0a1a0a';

function readPng(file: string, folder = 'renderer/public') {
  const content = readFileSync(path.join(folder, file));
  return {
    signature: content.subarray(0, 8).toString('hex'),
    size: [content.readUInt32BE(16), content.readUInt32BE(20)],
    /** PNG colour type: 6 with transparency, 2 without. */
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

test.each(ICON_SIZES)('the icon of %i pixels has transparent corners, the one for a home screen does not', (size) => {
  expect(readPng(iconPath(size)).colours).toBe(6);
  expect(readPng(touchIconPath(size)).colours).toBe(2);
});

test('the pictures of the tray have their sizes, double density and a transparent background', () => {
  const icons = trayIcons(readFileSync('renderer/public/icon.svg', 'utf8'));
  expect(icons.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'trayTemplate',
      'tray-badgeTemplate',
      'tray-windows',
      'tray-linux-badge',
      'overlay-9-more',
    ]),
  );
  for (const { name, size, svg } of icons) {
    expect(readPng(`${name}.png`, TRAY_FOLDER), name).toMatchObject({
      signature: SIGNATURE,
      size: [size, size],
      colours: 6,
    });
    expect(readPng(`${name}@2x.png`, TRAY_FOLDER), name).toMatchObject({ size: [size * 2, size * 2], colours: 6 });
    // macOS paints templates in the colour of its menu bar, so they contain only black and transparent pixels.
    if (name.endsWith('Template'))
      expect(svg.replace(/<mask[\s\S]*<\/mask>/, '')).not.toMatch(/#(?!000")[0-9a-f]{3,8}"/i);
  }
});
