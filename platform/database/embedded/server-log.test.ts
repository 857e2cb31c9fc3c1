import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rotateServerLog, serverLogOf } from './server-log.ts';

const HOUR_MS = 3_600_000;
let folder = '';
let log = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairline-log-'));
  log = serverLogOf(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a log of an hour stays, one of two days begins again in the same file, and both are private', async () => {
  await writeFile(log, 'a line\n', { mode: 0o644 });
  const { ino, birthtimeMs: made } = await stat(log);
  expect(await rotateServerLog(log, made + HOUR_MS)).toBe(false);
  expect(await rotateServerLog(log, made + 48 * HOUR_MS)).toBe(true);
  expect([await readFile(log, 'utf8'), await readFile(`${log}.1`, 'utf8')]).toEqual(['', 'a line\n']);
  expect((await stat(log)).ino, 'the file that the server holds open').toBe(ino);
  for (const name of await readdir(folder)) expect((await stat(join(folder, name))).mode & 0o777, name).toBe(0o600);
});

test('a log of more than ten megabytes begins again at once, and an empty one never', async () => {
  await writeFile(log, Buffer.alloc(11 * 1024 * 1024));
  const { birthtimeMs: made } = await stat(log);
  expect(await rotateServerLog(log, made)).toBe(true);
  expect((await stat(`${log}.1`)).size).toBe(11 * 1024 * 1024);
  expect(await rotateServerLog(log, made + 480 * HOUR_MS)).toBe(false);
});

test('seven older parts are kept', async () => {
  for (let day = 1; day <= 10; day++) {
    await writeFile(log, `day ${day}`);
    const past = new Date(0);
    await utimes(`${log}.1`, past, past).catch(() => undefined);
    expect(await rotateServerLog(log, Date.now() + 48 * HOUR_MS)).toBe(true);
  }
  expect((await readdir(folder)).sort()).toEqual([
    'postgres.log',
    ...Array.from({ length: 7 }, (_, index) => `postgres.log.${index + 1}`),
  ]);
  expect(await readFile(`${log}.7`, 'utf8')).toBe('day 4');
});
