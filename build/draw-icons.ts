import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { ICON_SIZES, iconPath, touchIconPath } from '#shared/domain/pwa/icons.ts';
import { findBrowser } from './browser.mjs';
import {
  type DesktopFlavour,
  FLAVOURS,
  iconFolder,
  LINUX_SIZES,
  MAC_SIZES,
  markOf,
  WINDOWS_SIZES,
  withMacMargin,
} from './desktop-icons.ts';
import { type IconPicture, icnsFile, icoFile } from './icon-files.ts';
import { TRAY_FOLDER, trayIcons } from './tray-icons.ts';

// Draws the icons of an installed site, of the desktop app and of its tray from the brand's mark. Run it when the mark
// changes, and commit its files.

const PUBLIC = 'renderer/public';
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Returns the mark on a full square: a device cuts the corners as it does for its other icons. */
function onFullGround(mark: string): string {
  return mark.replace(/(<rect\b[^>]*?)\srx="[^"]*"/, '$1');
}

async function draw(browser: Browser, mark: string, size: number): Promise<IconPicture> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const sized = mark.replace('<svg ', `<svg width="${size}" height="${size}" style="display:block" `);
  await page.setContent(`<body style="margin:0">${sized}`);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return { size, png };
}

function drawAll(browser: Browser, mark: string, sizes: readonly number[]): Promise<IconPicture[]> {
  return Promise.all(sizes.map((size) => draw(browser, mark, size)));
}

async function drawSite(browser: Browser, mark: string): Promise<void> {
  const full = onFullGround(mark);
  if (full === mark) throw new Error('the mark has no background with round corners: correct build/draw-icons.ts');
  await mkdir(path.join(PUBLIC, 'icons'), { recursive: true });
  for (const size of ICON_SIZES) {
    await writeFile(path.join(PUBLIC, iconPath(size)), (await draw(browser, mark, size)).png);
    await writeFile(path.join(PUBLIC, touchIconPath(size)), (await draw(browser, full, size)).png);
  }
}

async function drawDesktopIcons(browser: Browser, mark: string, flavour: DesktopFlavour): Promise<void> {
  const own = markOf(flavour, mark);
  const folder = iconFolder(flavour);
  await mkdir(path.join(folder, 'linux'), { recursive: true });
  await writeFile(path.join(folder, 'icon.ico'), icoFile(await drawAll(browser, own, WINDOWS_SIZES)));
  await writeFile(path.join(folder, 'icon.icns'), icnsFile(await drawAll(browser, withMacMargin(own), MAC_SIZES)));
  for (const { size, png } of await drawAll(browser, own, LINUX_SIZES)) {
    await writeFile(path.join(folder, 'linux', `${size}x${size}.png`), png);
  }
}

/** Draws each picture in its size and in twice the density, which the system finds by the name. */
async function drawTray(browser: Browser, mark: string): Promise<void> {
  await mkdir(TRAY_FOLDER, { recursive: true });
  for (const { name, size, svg } of trayIcons(mark)) {
    await writeFile(path.join(TRAY_FOLDER, `${name}.png`), (await draw(browser, svg, size)).png);
    await writeFile(path.join(TRAY_FOLDER, `${name}@2x.png`), (await draw(browser, svg, size * 2)).png);
  }
}

const mark = await readFile(path.join(PUBLIC, 'icon.svg'), 'utf8');
const executablePath = findBrowser(process.cwd());
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: asRoot });
await drawSite(browser, mark);
for (const flavour of FLAVOURS) await drawDesktopIcons(browser, mark, flavour);
await drawTray(browser, mark);
await browser.close();
console.log(`icons drawn: ${ICON_SIZES.length * 2} of the site, those of the app in ${FLAVOURS.length} flavours`);
