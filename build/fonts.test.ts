import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { cutFonts, FONTS_FOLDER } from './fonts.ts';

it('the font files are what the style sheet asks for: run node build/write-fonts.ts', async () => {
  const cut = await cutFonts();
  expect(readdirSync(FONTS_FOLDER).sort()).toEqual([...cut.keys()].sort());
  for (const [name, font] of cut) expect(readFileSync(path.join(FONTS_FOLDER, name)).equals(font), name).toBe(true);
});
