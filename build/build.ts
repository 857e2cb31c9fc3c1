import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { writeBillOfMaterials } from './bill-of-materials.ts';
import { buildSections } from './build-sections.ts';
import { writeBuildStamp } from './build-stamp.ts';
import { STAFF_FOLDER } from './vite-plugins.ts';

const compress = promisify(brotliCompress);
const SITE = ['web', 'worker', 'offline', 'server', 'sections'] as const;
const targets = { web: SITE, sections: ['sections'], desktop: ['desktop'], all: [...SITE, 'desktop'] } as const;
const SECTIONS = 'dist/sections';

function vite(target: string): void {
  const vitePath = path.resolve('node_modules/vite/bin/vite.js');
  const result = spawnSync(process.execPath, [vitePath, 'build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    env: { ...process.env, APP_TARGET: target, NODE_ENV: 'production' },
  });
  if (result.status !== 0) throw new Error(`the ${target} build failed`);
}

/** Compresses files once with the best quality of Brotli, so that no request has to. */
async function compressAssets(directory: string): Promise<void> {
  const files = (await readdir(directory)).filter((file) => /\.(js|css|svg|json)$/.test(file));
  for (const file of files) {
    const content = await readFile(path.join(directory, file));
    const options = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    };
    await writeFile(path.join(directory, `${file}.br`), await compress(content, options));
  }
}

/** Moves the source maps of a build out of its folder, which is served or packed. */
async function moveMaps(folder: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.map')) continue;
    const target = path.join(to, file);
    await mkdir(path.dirname(target), { recursive: true });
    await rename(path.join(folder, file), target);
  }
}

/** Names of sections to build alone: `node build/build.ts sections footer`. */
const only = process.argv.slice(3);
const wanted = (process.argv[2] ?? 'all') as keyof typeof targets;
if (!(wanted in targets)) {
  console.error(`unknown build "${wanted}": one of ${Object.keys(targets).join(', ')}`);
  process.exit(2);
}
for (const target of targets[wanted]) {
  console.log(`building ${target}`);
  if (target === 'sections') await buildSections(SECTIONS, only);
  else vite(target);
}
if (wanted === 'web' || wanted === 'all') {
  await moveMaps('dist/web', 'dist/maps/web');
  for (const folder of ['assets', STAFF_FOLDER]) await compressAssets(`dist/web/${folder}`);
}
if (wanted === 'desktop' || wanted === 'all') {
  const dist = path.join(process.env.APP_FOLDER ?? '.', 'dist');
  await moveMaps(path.join(dist, 'desktop'), path.join(dist, 'maps/desktop'));
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  const flavour = process.env.APP_FLAVOUR === 'debugger' ? 'debugger' : 'production';
  await writeBuildStamp(path.join(process.env.APP_FOLDER ?? '.', 'dist-electron'), { flavour, version });
}
if (wanted !== 'sections') {
  const isDesktop = wanted === 'desktop' || wanted === 'all';
  writeBillOfMaterials(['dist', ...(isDesktop ? [path.join(process.env.APP_FOLDER ?? '.', 'dist-electron')] : [])]);
}
await rm('dist/web/.vite', { recursive: true, force: true });
