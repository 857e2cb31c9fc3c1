import { readdir, readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { type ContentRecord, contentRecordSchema } from '#shared/contracts/content.ts';
import { operatorText } from '../../operator-text.ts';
import { isTemplate, type PageFiles, pagesOfTemplate } from './page-templates.ts';

const PAGES = new URL('pages/', import.meta.url);
const STRUCTURE = 'page.json';

async function readJson(file: URL): Promise<unknown> {
  return JSON.parse(operatorText(await readFile(file)));
}

/** Returns a page of files. Throws an Error that names the page and its faults. */
function recordOf(id: string, { structure, texts }: PageFiles): ContentRecord {
  const { success, output, issues } = v.safeParse(contentRecordSchema, { ...structure, texts });
  if (success) return output;
  const faults = issues.map((issue) => [v.getDotPath(issue), issue.message].filter(Boolean).join(': '));
  throw new Error(`The page ${id} of the brand cannot be used. ${faults.join('; ')}`);
}

/** Returns the page of a folder; of a template those that it stands for, which are the neighbours of its folder. */
async function readFolder(id: string): Promise<(readonly [id: string, record: ContentRecord])[]> {
  const folder = new URL(`${id}/`, PAGES);
  const languages = (await readdir(folder)).filter((name) => name !== STRUCTURE && name.endsWith('.json'));
  const texts = await Promise.all(
    languages.map(async (name) => [name.slice(0, 2), await readJson(new URL(name, folder))] as const),
  );
  const structure = (await readJson(new URL(STRUCTURE, folder))) as PageFiles['structure'];
  const files = { structure, texts: Object.fromEntries(texts) };
  if (!isTemplate(structure)) return [[id, recordOf(id, files)]];
  const pages = await pagesOfTemplate(files).catch((cause: unknown) => {
    throw new Error(`The template ${id} of the brand cannot be used`, { cause });
  });
  const parent = id.slice(0, id.lastIndexOf('/') + 1);
  return [...pages].map(([name, page]) => [`${parent}${name}`, recordOf(`${parent}${name}`, page)]);
}

let pages: Promise<ReadonlyMap<string, ContentRecord>> | undefined;

async function readPages(): Promise<ReadonlyMap<string, ContentRecord>> {
  const files = await readdir(PAGES, { recursive: true });
  const ids = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(`/${STRUCTURE}`))
    .map((file) => file.slice(0, -STRUCTURE.length - 1))
    .sort();
  return new Map((await Promise.all(ids.map(readFolder))).flat());
}

/**
 * Returns the pages of the demonstration brand by id: a folder each, `pages/<id>/page.json`, with a file for every
 * language; a template is a folder for many. They are read once; after a failure, with the next call again.
 *
 * @throws Error that names the page and its faults
 */
export function readBrandPages(): Promise<ReadonlyMap<string, ContentRecord>> {
  pages ??= readPages().catch((error: unknown) => {
    pages = undefined;
    throw error;
  });
  return pages;
}
