import * as v from 'valibot';
import type { PageFiles } from './page-templates.ts';
import { withValues } from './shown-texts.ts';

const object = v.looseObject({});

const templateSchema = v.looseObject({
  /** The page stands for one of each of these. */
  each: v.literal('entry'),
  blocks: v.array(
    v.looseObject({
      id: v.string(),
      /** Only pages of entries that give it settings have the block; all without it. */
      own: v.optional(v.boolean(), false),
    }),
  ),
  /** Settings of blocks by their names, by what follows the folder of the template in the id of the entry's page. */
  entries: v.record(v.string(), v.record(v.string(), object)),
});
type Template = v.InferOutput<typeof templateSchema>;
type Settings = Template['entries'][string];

const textsSchema = v.looseObject({
  blocks: v.record(v.string(), v.unknown()),
  /** Texts of each entry, by the names that the texts of the page have in braces. */
  entries: v.record(v.string(), v.intersect([v.object({ name: v.string() }), v.record(v.string(), v.string())])),
});
type Texts = v.InferOutput<typeof textsSchema>;

/** Returns the texts of one entry's page in one language. */
function textsOf({ entries, ...frame }: Texts, path: string, original: string, blocks: readonly { id: string }[]) {
  const own = Object.entries(frame.blocks).filter(([id]) => blocks.some((block) => block.id === id));
  return withValues({ ...frame, blocks: Object.fromEntries(own) }, { ...entries[path], original });
}

/**
 * Returns the pages of the entries of a template's table, by what follows the folder of the template in their ids. In
 * its texts `{name}` and every other text of the entry stand for that, `{original}` for its name in the fallback
 * language, and `{path}` in its settings for its place in the table. They stand in the order of the table. A page is not
 * written in a language that has no texts of the entry.
 *
 * @throws Error for settings of an unknown block, for texts of an unknown entry, and for an entry without any
 */
export function pagesOfEntries({ structure, texts }: PageFiles): ReadonlyMap<string, PageFiles> {
  const { each: _, blocks, entries, ...rest } = v.parse(templateSchema, structure);
  const languages = Object.entries(texts).map(([code, own]) => [code, v.parse(textsSchema, own)] as const);
  for (const [code, own] of languages) {
    const stray = Object.keys(own.entries).find((path) => !Object.hasOwn(entries, path));
    if (stray !== undefined) throw new Error(`The texts in ${code} have ${stray}, which is not in the table`);
  }
  const written = new Map(languages);
  const pageOf = ([path, settings]: [string, Settings], index: number) => {
    const stray = Object.keys(settings).find((id) => !blocks.some((block) => block.id === id));
    if (stray !== undefined) throw new Error(`The entry ${path} has settings of ${stray}, which is no block`);
    const original = written.get(String(rest.fallback))?.entries[path]?.name;
    if (original === undefined) throw new Error(`The entry ${path} has no texts in the fallback language`);
    const own = blocks.filter(({ id, own: isOwn }) => !isOwn || Object.hasOwn(settings, id));
    const places = own.map(({ own: _isOwn, ...block }) => ({ ...withValues(block, { path }), ...settings[block.id] }));
    const pages = languages
      .filter(([, one]) => Object.hasOwn(one.entries, path))
      .map(([code, one]) => [code, textsOf(one, path, original, places)] as const);
    const page = { structure: { ...rest, order: index + 1, blocks: places }, texts: Object.fromEntries(pages) };
    return [path, page] as const;
  };
  return new Map(Object.entries(entries).map(pageOf));
}
