import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONFIG_FILES, type PackPlan, packPlan } from './pack-plan.ts';
import { writeReleaseFiles, writeStagedShare } from './release-files.ts';

// Builds the desktop app in the flavour of APP_FLAVOUR and packs it for the named systems, else for this one. Also
// writes the checksums of the packages and releases.json, which the page of downloads reads.

const NOTES = 'build/resources/release-notes.md';

function run(script: string, args: readonly string[], flavour: string): void {
  const env = { ...process.env, APP_FLAVOUR: flavour };
  const result = spawnSync(process.execPath, [script, ...args], { stdio: 'inherit', env });
  if (result.status !== 0) throw new Error(`${script} has failed; see its output above`);
}

/** Returns the configuration of a plan: that of its flavour, or one that adds the feed. */
async function configOf({ flavour, feed }: PackPlan): Promise<string> {
  if (!feed) return CONFIG_FILES[flavour];
  await mkdir('release', { recursive: true });
  const file = `release/${flavour}-with-feed.json`;
  await writeFile(file, JSON.stringify({ extends: CONFIG_FILES[flavour], publish: feed }));
  return file;
}

async function pack(plan: PackPlan): Promise<void> {
  const { flavour, builder, isRelease, stagedShare } = plan;
  run('build/build.ts', ['desktop'], flavour);
  run('node_modules/electron-builder/cli.js', [...builder, '--config', await configOf(plan)], flavour);
  if (!isRelease) return;
  const folder = path.join('release', flavour);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const notes = existsSync(NOTES) ? (await readFile(NOTES, 'utf8')).trim() : '';
  const { packages } = await writeReleaseFiles(folder, { version, date: Date.now(), notes });
  if (stagedShare !== null) await writeStagedShare(folder, stagedShare);
  console.log(`packed ${packages.length} packages into ${folder}, with their checksums`);
}

try {
  await pack(packPlan(process.argv.slice(2), process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
