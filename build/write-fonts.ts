import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { cutFonts, FONTS_FOLDER } from './fonts.ts';

for (const [name, font] of await cutFonts()) writeFileSync(path.join(FONTS_FOLDER, name), font);
