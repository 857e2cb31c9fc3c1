import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Sources of each build. */
const sources = {
  web: [
    'renderer',
    'shared',
    'build/vite-targets.ts',
    'build/vite-plugins.ts',
    'build/chunk-groups.ts',
    'build/build.ts',
    'build/build-sections.ts',
    'vite.config.ts',
    'package-lock.json',
  ],
  sections: ['renderer/sections', 'renderer/ui', 'shared', 'build/build-sections.ts', 'package-lock.json'],
  desktop: [
    'renderer',
    'shared',
    'electron',
    'index.html',
    'build/vite-targets.ts',
    'build/vite-plugins.ts',
    'build/chunk-groups.ts',
    'build/desktop-texts.ts',
    'build/build.ts',
    'vite.config.ts',
    'package-lock.json',
  ],
};
const outputs = {
  web: ['dist/web/manifest.json', 'dist/server/web-server.js', 'dist/sections/footer/section.json'],
  sections: ['dist/sections/footer/section.json'],
  desktop: [
    'dist/desktop/index.html',
    'dist-electron/main.js',
    'dist-electron/preload.cjs',
    'dist-electron/build.json',
  ],
};

function* walk(entry) {
  const stat = statSync(entry, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) {
    yield [entry, stat];
    return;
  }
  for (const name of readdirSync(entry).sort()) if (!/\.test\.tsx?$/.test(name)) yield* walk(path.join(entry, name));
}

/** Returns a fingerprint of the sources by name, size and time: cheap, and a false alarm costs one build. */
export function fingerprint(root, target) {
  const hash = createHash('sha256');
  for (const source of sources[target]) {
    for (const [file, stat] of walk(path.join(root, source)))
      hash.update(`${path.relative(root, file)}:${stat.size}:${Math.trunc(stat.mtimeMs)}\n`);
  }
  return hash.digest('hex');
}

const stampFile = (root, target) => path.join(root, 'dist', `.built-${target}`);

/** Tells whether a target was never built, or its sources have changed since. */
export function isStale(root, target) {
  if (outputs[target].some((file) => !existsSync(path.join(root, file)))) return true;
  const file = stampFile(root, target);
  return !existsSync(file) || readFileSync(file, 'utf8') !== fingerprint(root, target);
}

/** Records the sources of the build that has just succeeded. */
export function markBuilt(root, target) {
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  writeFileSync(stampFile(root, target), fingerprint(root, target));
}
