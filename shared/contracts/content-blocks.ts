import * as v from 'valibot';
import { TIME_FILTERS } from '../domain/routing/time-filters.ts';
import { gameSchema } from './catalogue.ts';
import { PART_BLOCKS } from './content-parts.ts';
import { contentId, few, line, linkTarget, prose, sitePage } from './content-words.ts';
import { instant } from './instant.ts';

const points = few(v.object({ title: line, text: prose }));

/** Where a button leads: a page of the site; guests pass a dialog first. */
const leadsTo = v.object({
  page: sitePage,
  dialog: v.nullable(v.picklist(['signIn', 'signUp'])),
  /** Registration code that the form of a guest begins with. */
  code: v.exactOptional(v.pipe(v.string(), v.regex(/^[A-Z0-9-]{3,24}$/))),
});

/**
 * Kinds of blocks. `settings` are equal in all languages, `texts` are written in each, and `facts` are added when the
 * page is served.
 */
export const BLOCKS = {
  /** Head of a page on which nothing is above it. */
  hero: { settings: { leadsTo }, texts: { title: line, text: prose, action: line }, facts: {} },
  heading: { settings: {}, texts: { text: line }, facts: {} },
  text: { settings: {}, texts: { text: prose }, facts: {} },
  list: {
    settings: { isOrdered: v.optional(v.boolean(), false) },
    texts: { title: v.exactOptional(line), items: few(prose) },
    facts: {},
  },
  table: {
    settings: {},
    texts: { caption: line, columns: few(line), rows: few(few(prose)) },
    facts: {},
  },
  steps: { settings: {}, texts: { title: line, items: points }, facts: {} },
  faq: { settings: {}, texts: { title: line, items: points }, facts: {} },
  picture: {
    settings: {
      /** Path of a file of the site, such as `/pictures/about.svg`. */
      source: v.pipe(v.string(), v.regex(/^\/[\w./-]+\.(?:avif|jpg|png|svg|webp)$/)),
      /** Size, CSS px. */
      width: v.pipe(v.number(), v.integer(), v.minValue(1)),
      height: v.pipe(v.number(), v.integer(), v.minValue(1)),
    },
    texts: { alt: line, caption: v.exactOptional(line) },
    facts: {},
  },
  notice: {
    settings: { tone: v.optional(v.picklist(['info', 'warning']), 'info') },
    texts: { title: v.exactOptional(line), text: prose },
    facts: {},
  },
  games: {
    settings: {
      section: v.picklist(['live', 'line']),
      /** Sport slug; left out for all sports. */
      sport: v.exactOptional(v.string()),
      filter: v.exactOptional(v.picklist(TIME_FILTERS)),
      count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    },
    texts: { title: line, text: v.exactOptional(prose) },
    facts: { games: v.array(gameSchema) },
  },
  /** Panel with one button. */
  offer: { settings: { leadsTo }, texts: { title: line, text: prose, action: line }, facts: {} },
  /** Points side by side; one with a target is a link. */
  cards: {
    settings: {},
    texts: {
      title: v.exactOptional(line),
      items: few(v.object({ title: line, text: prose, target: v.exactOptional(linkTarget) })),
    },
    facts: {},
  },
  countdown: {
    settings: { to: v.picklist(['end', 'firstGame']) },
    texts: { text: line },
    /** Instant that it leads to, server clock, epoch ms; null for none. */
    facts: { at: v.nullable(instant) },
  },
  terms: { settings: {}, texts: { title: line, items: few(prose) }, facts: {} },
  /** Table of contents of all pages below an id, of which its own page is one: the title names the whole. */
  chapters: { settings: { under: contentId }, texts: { title: line }, facts: {} },
  ...PART_BLOCKS,
} as const;

type Blocks = typeof BLOCKS;
export type BlockKind = keyof Blocks;
type Part<Kind extends BlockKind, Name extends keyof Blocks[Kind]> = Blocks[Kind][Name] extends v.ObjectEntries
  ? v.InferOutput<v.ObjectSchema<Blocks[Kind][Name], undefined>>
  : never;

/** Kinds that are drawn from settings and texts alone. */
export type FactlessKind = { [Kind in BlockKind]: keyof Blocks[Kind]['facts'] extends never ? Kind : never }[BlockKind];

interface BlockName<Kind extends BlockKind> {
  /** Name of the block within its page, under which its texts stand. */
  readonly id: string;
  readonly kind: Kind;
}

/** Block as the page places it, without texts. */
export type BlockPlace<Kind extends BlockKind = BlockKind> = {
  [K in Kind]: BlockName<K> & Part<K, 'settings'>;
}[Kind];

/** Block as it is served: settings, texts of one language and facts. */
export type ContentBlock<Kind extends BlockKind = BlockKind> = {
  [K in Kind]: BlockName<K> & Part<K, 'settings'> & Part<K, 'texts'> & Part<K, 'facts'>;
}[Kind];

const blockId = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-zA-Z0-9]*$/),
  v.maxLength(40),
  // Texts stand under the name in an object, where these mean something else.
  v.check((id) => id !== 'prototype' && !(id in Object.prototype), 'Another name is needed: each object has this one'),
);
const KINDS = Object.keys(BLOCKS) as BlockKind[];

/** Schema of the texts of a block of a kind. */
export function blockTextsSchema(kind: BlockKind): v.GenericSchema<Record<string, unknown>> {
  return v.object(BLOCKS[kind].texts as v.ObjectEntries);
}

/** Returns the schema of a block of any kind; the types above say what it gives. */
function oneOf<Block>(entriesOf: (kind: BlockKind) => v.ObjectEntries): v.GenericSchema<unknown, Block> {
  const schema: v.GenericSchema<unknown, unknown> = v.variant(
    'kind',
    KINDS.map((kind) => v.object({ id: blockId, kind: v.literal(kind), ...entriesOf(kind) })),
  );
  return schema as v.GenericSchema<unknown, Block>;
}

/** Schema of a block as its page places it. */
export const blockPlaceSchema = oneOf<BlockPlace>((kind) => BLOCKS[kind].settings);

type Entries = Readonly<Record<'facts' | 'settings' | 'texts', v.ObjectEntries>>;

/** Schema of a block as it is served. */
export const contentBlockSchema = oneOf<ContentBlock>((kind) => {
  // Named as what they have in common: all their combinations are too many for a type.
  const { settings, texts, facts }: Entries = BLOCKS[kind];
  return { ...settings, ...texts, ...facts };
});
