import { spawnSync } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { STAFF_FOLDER } from './vite-plugins.ts';

const compress = promisify(brotliCompress);
const targets = { web: ['web', 'server'], desktop: ['desktop'], all: ['web', 'server', 'desktop'] } as const;

function vite(target: string): void {
  const vitePath = path.resolve('node_modules/vite/bin/vite.js');
  const result = spawnSync(process.execPath, [vitePath, 'build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    env: { ...process.env, APP_TARGET: target, NODE_ENV: 'production' },
  });
  if (result.status !== 0) throw new Error(`the ${target} build failed`);
}

/** Brotli at its best once, here, so that no request pays for it. */
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

const wanted = (process.argv[2] ?? 'all') as keyof typeof targets;
if (!(wanted in targets)) {
  console.error(`unknown build "${wanted}": one of ${Object.keys(targets).join(', ')}`);
  process.exit(2);
}
for (const target of targets[wanted]) {
  console.log(`building ${target}`);
  vite(target);
}
if (wanted !== 'desktop') {
  for (const folder of ['assets', STAFF_FOLDER]) await compressAssets(`dist/web/${folder}`);
}
await rm('dist/web/.vite', { recursive: true, force: true });
