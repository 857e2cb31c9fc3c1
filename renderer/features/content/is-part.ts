import { partOf } from '#renderer/lib/pages/known-parts.tsx';
import type { ContentBlock } from '#shared/contracts/content-blocks.ts';
import type { PartKind } from '#shared/contracts/content-parts.ts';

/** Tells whether a feature draws a block; the others are drawn here. */
export function isPart(block: ContentBlock): block is ContentBlock<PartKind> {
  return partOf(block.kind) !== undefined;
}
