import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { SPORT_FAMILIES, SPORTS, type Sport } from '#shared/domain/sports/sports.ts';
import { pagesOfEntries } from './entry-templates.ts';
import { withValues } from './shown-texts.ts';

/** What a page is made of: its structure, and its texts by language. */
export interface PageFiles {
  readonly structure: Readonly<Record<string, unknown>>;
  readonly texts: Readonly<Record<string, unknown>>;
}

const slugs = SPORTS.map(({ slug }) => slug);
const templateSchema = v.looseObject({
  /** The page stands for one of each of these. */
  each: v.literal('sport'),
  blocks: v.array(
    v.looseObject({
      id: v.string(),
      /** Only pages of these families of sports, and of these sports, have the block; all without these. */
      families: v.optional(v.array(v.picklist(SPORT_FAMILIES))),
      sports: v.optional(v.array(v.picklist(slugs))),
    }),
  ),
});
type Limits = v.InferOutput<typeof templateSchema>['blocks'][number];
const textsSchema = v.looseObject({ blocks: v.record(v.string(), v.unknown()) });
const namesSchema = v.record(v.string(), v.string());

/** Tells whether a page stands for many. */
export const isTemplate = (structure: Readonly<Record<string, unknown>>): boolean => 'each' in structure;

const suits = ({ family, slug }: Sport, { families, sports }: Limits): boolean =>
  (families === undefined || families.includes(family)) && (sports === undefined || sports.includes(slug));

/** Returns the names of sports in a language, by their keys. */
async function sportNames(language: string): Promise<Readonly<Record<string, string>>> {
  const file = new URL(`../../../renderer/locales/${language}/sports.json`, import.meta.url);
  return v.parse(namesSchema, JSON.parse(await readFile(file, 'utf8')));
}

/**
 * Returns the pages of all sports by their slugs, each with the blocks that concern it. `{sport}`, `{slug}`, `{periods}`
 * and `{minutes}` stand for the name of the sport in the language of the text, its slug, its number of periods, and the
 * minutes of an ordinary game. They stand in the order of the sports.
 */
async function pagesOfSports({ structure, texts }: PageFiles): Promise<ReadonlyMap<string, PageFiles>> {
  const { each: _, blocks, ...rest } = v.parse(templateSchema, structure);
  const languages = await Promise.all(
    Object.entries(texts).map(
      async ([language, own]) => [language, v.parse(textsSchema, own), await sportNames(language)] as const,
    ),
  );
  return new Map(
    SPORTS.map((sport, index) => {
      const { slug, key, maxPeriods, durationMinutes } = sport;
      const values = { slug, periods: String(maxPeriods), minutes: String(durationMinutes) };
      const own = blocks.filter((block) => suits(sport, block));
      const isLeftOut = (id: string) =>
        blocks.some((block) => block.id === id) && !own.some((block) => block.id === id);
      const textsOf = (all: v.InferOutput<typeof textsSchema>) => ({
        ...all,
        blocks: Object.fromEntries(Object.entries(all.blocks).filter(([id]) => !isLeftOut(id))),
      });
      const filled = languages.map(
        ([language, all, names]) =>
          [language, withValues(textsOf(all), { ...values, sport: names[key] ?? sport.nameEng })] as const,
      );
      const places = own.map(({ families, sports, ...place }) => withValues(place, values));
      return [
        slug,
        { structure: { ...rest, order: index + 1, blocks: places }, texts: Object.fromEntries(filled) },
      ] as const;
    }),
  );
}

/**
 * Returns the pages that a template stands for, by what follows the folder of the template in their ids: one for each
 * sport, or one for each entry of its own table.
 *
 * @throws Error for a template that names an unknown sport, family or kind of copies, or texts of an unknown entry
 */
export async function pagesOfTemplate(files: PageFiles): Promise<ReadonlyMap<string, PageFiles>> {
  return files.structure.each === 'entry' ? pagesOfEntries(files) : pagesOfSports(files);
}
