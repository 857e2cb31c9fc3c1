import * as v from 'valibot';
import { DEFAULT_COUPON_RULES } from '../domain/coupon/coupon-rules.ts';
import { exampleFigures } from '../domain/coupon/example.ts';
import { CouponShapeError } from '../domain/coupon/types.ts';
import { NEWS_TOPICS } from '../domain/routing/news.ts';
import { FRAME_PARTS } from '../domain/routing/route-row.ts';
import { defineCall } from './call.ts';
import { blockPlaceSchema, blockTextsSchema, type ContentBlock, contentBlockSchema } from './content-blocks.ts';
import { PART_BLOCKS } from './content-parts.ts';
import { contentId, line, sitePage } from './content-words.ts';
import { calendarDay, instant } from './instant.ts';
import { openPaths } from './paths.ts';

/**
 * Classes of pages. A `legal` page is shown in a language only once its text there is approved; a `composed` one is
 * made of parts of features, one below the other; a `term` explains a word, and its description is the definition.
 */
export const CONTENT_CLASSES = ['article', 'legal', 'help', 'landing', 'promotion', 'composed', 'term'] as const;
export type ContentClass = (typeof CONTENT_CLASSES)[number];

/** States of a text that is there: made by a machine, awaiting a reader, or approved. */
export const TEXT_STATES = ['machine', 'needsReview', 'approved'] as const;

const language = v.pipe(v.string(), v.regex(/^[a-z]{2}$/));
const day = v.pipe(calendarDay, v.minLength(1));
const versionNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

const newsTopics = v.array(v.picklist(NEWS_TOPICS));

/** Texts of a page in one language. */
export const contentTextsSchema = v.object({
  state: v.picklist(TEXT_STATES),
  /** Version of the page that these texts say; an older one than the page's is outdated. */
  version: versionNumber,
  /** Title of the document; `{brand}` is added unless it names it. */
  title: line,
  /** Sentence for search engines. */
  description: line,
  /** Heading of the page, also its name in links and breadcrumbs. */
  heading: line,
  /** Its name in links of the frame and in the search, where the heading is none that stands alone. */
  name: v.exactOptional(line),
  /** Words by which the search of the site finds the page besides its heading. */
  words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
  /** What a version changed, by its number. */
  changes: v.optional(v.record(v.string(), line), {}),
  /** Texts of the blocks, by the name of the block. */
  blocks: v.record(v.string(), v.unknown()),
});

const recordEntries = v.object({
  class: v.picklist(CONTENT_CLASSES),
  /** Language for visitors whose own has no text. */
  fallback: language,
  /** Versions of the page, the oldest first, with the days on which they began. */
  versions: v.pipe(v.array(v.object({ number: versionNumber, on: day })), v.minLength(1)),
  /** Bounds of publication, server clock, epoch ms; null leaves that side open. */
  publishedFrom: v.optional(v.nullable(instant), null),
  publishedUntil: v.optional(v.nullable(instant), null),
  /** Page to redirect to after the end; null answers 404. */
  whenOver: v.optional(v.nullable(sitePage), null),
  /** Parts of the frame that link the page. */
  places: v.optional(v.array(v.picklist(FRAME_PARTS)), []),
  /** Place among the pages of its row, the smallest first; pages with the same follow each other by id. */
  order: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1000),
  /** Topics of an article of the news. */
  topics: v.optional(
    v.pipe(
      newsTopics,
      v.check((topics) => new Set(topics).size === topics.length, 'Each topic stands once'),
    ),
    [],
  ),
  blocks: v.pipe(v.array(blockPlaceSchema), v.maxLength(200)),
  texts: v.record(language, contentTextsSchema),
});

type Entries = v.InferOutput<typeof recordEntries>;

/** Returns the number of a record's present version. */
export function versionOf({ versions }: Pick<Entries, 'versions'>): number {
  return versions.at(-1)?.number ?? 0;
}

interface Fault {
  readonly message: string;
  /** Where the fault is. */
  readonly at: string;
}

type TableTexts = Pick<ContentBlock<'table'>, 'columns' | 'rows'>;

/** Finds rows of a table that lack a cell, or have one below no column. */
function* faultsOfRows({ columns, rows }: TableTexts, at: string): Generator<Fault> {
  for (const [index, { length }] of rows.entries()) {
    if (length !== columns.length) {
      yield { message: `The row has ${length} cells for ${columns.length} columns`, at: `${at}.rows.${index}` };
    }
  }
}

function* faultsOfTexts(record: Entries): Generator<Fault> {
  const version = versionOf(record);
  for (const [code, texts] of Object.entries(record.texts)) {
    if (texts.version > version) {
      yield { message: `The page has no version ${texts.version}`, at: `texts.${code}.version` };
    }
    for (const { id, kind } of record.blocks) {
      const at = `texts.${code}.blocks.${id}`;
      const own = texts.blocks[id];
      // Texts of an older version may lack what the present one has added.
      if (own === undefined && texts.version < version) continue;
      if (own === undefined) {
        yield { message: `The block ${id} has no text`, at };
        continue;
      }
      const { issues } = v.safeParse(blockTextsSchema(kind), own);
      for (const issue of issues ?? []) yield { message: issue.message, at: `${at}.${v.getDotPath(issue) ?? ''}` };
      if (issues === undefined && kind === 'table') yield* faultsOfRows(own as TableTexts, at);
    }
  }
}

/** Finds examples of bets that no rule gives a payout. */
function* faultsOfExamples({ blocks }: Entries): Generator<Fault> {
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== 'couponExample') continue;
    try {
      exampleFigures(block, DEFAULT_COUPON_RULES);
    } catch (error) {
      if (!(error instanceof CouponShapeError)) throw error;
      yield { message: error.message, at: `blocks.${index}` };
    }
  }
}

function* faultsOf(record: Entries): Generator<Fault> {
  const { blocks, versions, texts, fallback, publishedFrom, publishedUntil } = record;
  if (texts[fallback]?.version !== versionOf(record)) {
    yield { message: 'The present version has no text in the fallback language', at: `texts.${fallback}` };
  }
  if (versions.some(({ number, on }, index) => index > 0 && isBefore({ number, on }, versions[index - 1]))) {
    yield { message: 'Versions stand in order, the oldest first', at: 'versions' };
  }
  if (publishedFrom !== null && publishedUntil !== null && publishedUntil <= publishedFrom) {
    yield { message: 'The publication ends before it begins', at: 'publishedUntil' };
  }
  // Their links would drop the tags of the address, and their prices have no bet slip beside them.
  const part = record.class === 'landing' ? blocks.find(({ kind }) => kind in PART_BLOCKS) : undefined;
  if (part) yield { message: `A landing has no ${part.kind}: games belong in a block of the kind games`, at: 'blocks' };
  const ids = blocks.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) yield { message: `Two blocks are called ${twice}`, at: 'blocks' };
  yield* faultsOfExamples(record);
  yield* faultsOfTexts(record);
}

type Version = Entries['versions'][number];
const isBefore = (one: Version, other: Version | undefined): boolean =>
  other !== undefined && (one.number <= other.number || one.on < other.on);

/** Page of content as it is stored: where its blocks stand, and its texts by language. */
export const contentRecordSchema = v.pipe(
  recordEntries,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const { message, at } of faultsOf(dataset.value)) addIssue({ message: `${at}: ${message}` });
  }),
);

/** Article that another one leads to; its heading is in `language`. */
const newsLink = v.object({ id: v.string(), heading: v.string(), language });
/** Days of an article: that of its publication, and that of its present version. */
const newsDays = { on: day, updatedOn: day };

/** Answers one page of content. */
export const contentCall = defineCall({
  id: 'content',
  method: 'GET',
  partial: { firm: ['id', 'language'] },
  path: openPaths.content,
  rate: 'read',
  summary: 'A page of content that is published now, in a language or the one it falls back to',
  query: v.object({ id: contentId, lang: v.optional(language) }),
  answer: v.object({
    id: v.string(),
    class: v.picklist(CONTENT_CLASSES),
    /** Language of the texts. */
    language,
    /** State of the texts; `outdated`: they say an older version of the page. */
    state: v.picklist([...TEXT_STATES, 'outdated']),
    /** Languages in which the page is shown in its own words. */
    languages: v.array(language),
    /** Versions that the texts say, the oldest first; `change` is '' where they do not say what changed. */
    versions: v.array(v.object({ number: v.number(), on: day, change: v.string() })),
    title: v.string(),
    description: v.string(),
    heading: v.string(),
    blocks: v.array(contentBlockSchema),
    /** What an article of the news is besides a page, with the articles published before and after; null for others. */
    news: v.optional(
      v.nullable(
        v.object({ ...newsDays, topics: newsTopics, before: v.nullable(newsLink), after: v.nullable(newsLink) }),
      ),
      null,
    ),
    /** End of publication, server clock, epoch ms; null for none. */
    endsAt: v.nullable(instant),
    now: instant,
  }),
  errors: ['CONTENT_UNKNOWN'],
});

/** Answers which pages of content the site links, in the order of the route table. */
export const contentPagesCall = defineCall({
  id: 'contentPages',
  method: 'GET',
  partial: {},
  path: openPaths.contentPages,
  rate: 'read',
  summary: 'Pages of content that can be listed now, with their names in a language',
  query: v.object({ lang: v.optional(language) }),
  answer: v.object({
    pages: v.array(
      v.object({
        /** Path without the language. */
        id: v.string(),
        class: v.picklist(CONTENT_CLASSES),
        name: v.string(),
        /** Heading of the page, where its links have another name. */
        heading: v.exactOptional(v.string()),
        /** Words by which the search finds it besides its name. */
        words: v.string(),
        places: v.array(v.picklist(FRAME_PARTS)),
        /** Languages in which it is shown in its own words. */
        languages: v.array(language),
      }),
    ),
  }),
});

/** Answers the articles of the news, the newest first. */
export const newsCall = defineCall({
  id: 'news',
  method: 'GET',
  partial: {},
  path: openPaths.news,
  rate: 'read',
  summary: 'Articles of the news that are published now, the newest first, page by page',
  query: v.object({
    /** Topic; left out for all. */
    topic: v.optional(v.picklist(NEWS_TOPICS)),
    /** Page of the list, from 1. */
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number))),
    lang: v.optional(language),
  }),
  answer: v.object({
    articles: v.array(v.object({ ...newsLink.entries, ...newsDays, description: v.string(), topics: newsTopics })),
    /** Page that is answered: the last one where there are fewer than asked for. */
    page: v.number(),
    /** Number of pages; 0 for a list without articles. */
    pages: v.number(),
    /** Topics that have articles, in the order of their list. */
    topics: newsTopics,
  }),
});

export type ContentTexts = v.InferOutput<typeof contentTextsSchema>;
export type ContentRecord = v.InferOutput<typeof contentRecordSchema>;
export type ContentRecordInput = v.InferInput<typeof contentRecordSchema>;
export type ContentPage = v.InferOutput<typeof contentCall.answer>;
export type NewsPage = v.InferOutput<typeof newsCall.answer>;
export type NewsArticle = NewsPage['articles'][number];
export type ContentEntry = v.InferOutput<typeof contentPagesCall.answer>['pages'][number];
