import type { ContentPage } from '#shared/contracts/content.ts';
import { levelsOf } from '../headings.ts';
import { blockView } from './blocks.ts';

/** Draws the blocks of a page in their order. */
export function BlockList({ page }: { readonly page: ContentPage }) {
  const levels = levelsOf(page.blocks);
  return page.blocks.map((block, at) => {
    const View = blockView(block.kind);
    return <View key={block.id} block={block} page={page} level={levels[at] ?? 2} />;
  });
}
