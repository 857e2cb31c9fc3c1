import type { ContentBlock } from '#shared/contracts/content-blocks.ts';
import type { BlockLevel } from './blocks/titled-block.tsx';

/** Heading of a page. */
export interface PageHeading {
  /** Name of its block. */
  readonly id: string;
  readonly text: string;
  readonly level: BlockLevel;
}

/** Returns the level of each block's heading: what follows a heading of the page stands below it. */
export function levelsOf(blocks: readonly ContentBlock[]): BlockLevel[] {
  const first = blocks.findIndex(({ kind }) => kind === 'heading');
  return blocks.map(({ kind }, at) => (first >= 0 && at > first && kind !== 'heading' ? 3 : 2));
}

/** Returns the heading of a block; undefined for a block without one. */
function textOf(block: ContentBlock): string | undefined {
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'table':
      return block.caption;
    case 'hero':
    case 'list':
    case 'steps':
    case 'faq':
    case 'games':
    case 'offer':
    case 'cards':
    case 'terms':
    case 'couponExample':
    case 'offerTerms':
    case 'offerList':
    case 'pageLinks':
      return block.title;
    default:
      return undefined;
  }
}

/** Returns the headings of a page, for its table of contents. */
export function headingsOf(blocks: readonly ContentBlock[]): PageHeading[] {
  const levels = levelsOf(blocks);
  return blocks.flatMap((block, at) => {
    const text = textOf(block);
    return text === undefined ? [] : [{ id: block.id, text, level: levels[at] ?? 2 }];
  });
}
