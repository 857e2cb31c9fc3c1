import { partOf } from '#renderer/lib/pages/known-parts.tsx';
import type { ContentPage } from '#shared/contracts/content.ts';
import type { ContentBlock } from '#shared/contracts/content-blocks.ts';
import type { PartKind } from '#shared/contracts/content-parts.ts';
import { ContentText } from '../content-text.tsx';
import { headBlockOf } from '../head-block.ts';
import { levelsOf } from '../headings.ts';
import { isPart } from '../is-part.ts';
import { partId } from '../part-id.ts';
import { languageAttributes, useOwnWords } from '../use-own-words.ts';
import { blockView } from './blocks.ts';

const drawProse = (markdown: string) => <ContentText text={markdown} />;

interface PartProps {
  readonly block: ContentBlock<PartKind>;
  readonly page: ContentPage;
}

function Part({ block, page }: PartProps) {
  const part = partOf(block.kind);
  const text = 'text' in block && block.text !== undefined ? <ContentText text={block.text} /> : undefined;
  const own = useOwnWords();
  const words = languageAttributes(page.language);
  if (!part) return null;
  const heading = headBlockOf(page) === block.id ? page.heading : undefined;
  return (
    <part.Page
      block={block}
      heading={heading}
      anchor={partId(block.id)}
      text={text}
      prose={drawProse}
      own={own}
      words={words}
    />
  );
}

/** Draws the blocks of a page in their order. */
export function BlockList({ page }: { readonly page: ContentPage }) {
  const levels = levelsOf(page.blocks);
  return page.blocks.map((block, at) => {
    if (isPart(block)) return <Part key={block.id} block={block} page={page} />;
    const View = blockView(block.kind);
    return <View key={block.id} block={block} page={page} level={levels[at] ?? 2} />;
  });
}
