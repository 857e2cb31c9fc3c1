import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { ICON_SIZES, iconPath, touchIconPath } from '#shared/domain/pwa/icons.ts';
import { findBrowser } from './browser.mjs';
import { TRAY_FOLDER, trayIcons } from './tray-icons.ts';

// Draws the icons of an installed site and of the desktop's tray from the brand's mark. To be run when the mark changes; its files are kept.

const PUBLIC = 'renderer/public';
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** The same mark on a full square: a device cuts the corners as it does those of its other icons. */
function onFullGround(mark: string): string {
  return mark.replace(/(<rect\b[^>]*?)\srx="[^"]*"/, '$1');
}

async function draw(browser: Browser, mark: string, size: number, file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const sized = mark.replace('<svg ', `<svg width="${size}" height="${size}" style="display:block" `);
  await page.setContent(`<body style="margin:0">${sized}`);
  await page.screenshot({ path: file, omitBackground: true });
  await page.close();
}

const mark = await readFile(path.join(PUBLIC, 'icon.svg'), 'utf8');
const full = onFullGround(mark);
if (full === mark) throw new Error('the mark has no ground with round corners: correct build/draw-icons.ts');
await mkdir(path.join(PUBLIC, 'icons'), { recursive: true });
const executablePath = findBrowser(process.cwd());
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: asRoot });
for (const size of ICON_SIZES) {
  await draw(browser, mark, size, path.join(PUBLIC, iconPath(size)));
  await draw(browser, full, size, path.join(PUBLIC, touchIconPath(size)));
}
await mkdir(TRAY_FOLDER, { recursive: true });
const small = trayIcons(mark);
for (const { name, size, svg } of small) {
  await draw(browser, svg, size, path.join(TRAY_FOLDER, `${name}.png`));
  await draw(browser, svg, size * 2, path.join(TRAY_FOLDER, `${name}@2x.png`));
}
await browser.close();
console.log(`${(ICON_SIZES.length + small.length) * 2} icons drawn`);
