import { readdir, readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { type LandingRecord, landingRecordSchema } from '#shared/contracts/landing.ts';
import { operatorText } from '../../operator-text.ts';

const CONTENT = new URL('content/', import.meta.url);
const STRUCTURE = 'landing.json';

async function readJson(file: URL): Promise<unknown> {
  return JSON.parse(operatorText(await readFile(file)));
}

async function readLanding(id: string): Promise<LandingRecord> {
  const folder = new URL(`${id}/`, CONTENT);
  const languages = (await readdir(folder)).filter((name) => name !== STRUCTURE && name.endsWith('.json'));
  const texts = await Promise.all(
    languages.map(async (name) => [name.slice(0, 2), await readJson(new URL(name, folder))] as const),
  );
  const structure = (await readJson(new URL(STRUCTURE, folder))) as object;
  return v.parse(landingRecordSchema, { ...structure, texts: Object.fromEntries(texts) });
}

/** Reads the landing pages of the demonstration brand, by id: a folder each, with a file for every language. */
export async function readBrandLandings(): Promise<ReadonlyMap<string, LandingRecord>> {
  const entries = await readdir(CONTENT, { withFileTypes: true });
  const ids = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return new Map(await Promise.all(ids.map(async (id) => [id, await readLanding(id)] as const)));
}
