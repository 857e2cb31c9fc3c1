import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Beginning } from './beginning.ts';
import { newFiles } from './new-files.ts';

// Writes the files of something new (docs/recipes.md): node build/new.ts page game-rules

function beginning(): Beginning {
  try {
    return newFiles(process.argv[2], process.argv[3]);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}: node build/new.ts <kind> <name>`);
    process.exit(2);
  }
}

const { files, next } = beginning();
const taken = files.filter(({ path: file }) => existsSync(file));
if (taken.length > 0) {
  console.error(`nothing was written, because these files exist:\n${taken.map((file) => `  ${file.path}`).join('\n')}`);
  process.exit(1);
}
for (const { path: file, content } of files) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  console.log(`wrote ${file}`);
}
// A name decides where lines break, and the order of imports.
const code = files.map((file) => file.path).filter((file) => /\.tsx?$/.test(file));
const biome = 'node_modules/@biomejs/biome/bin/biome';
if (code.length > 0) spawnSync(process.execPath, [biome, 'check', '--write', ...code], { stdio: 'ignore' });
console.log(`\nNext:\n${next.map((step) => `  ${step}`).join('\n')}`);
