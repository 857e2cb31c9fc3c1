import { partOf } from '#renderer/lib/pages/known-parts.tsx';
import type { ContentPage } from '#shared/contracts/content.ts';

/**
 * Returns the name of the block that draws the heading of a landing or a composed page: the first that can. undefined
 * for a page whose frame draws it.
 */
export function headBlockOf({ class: kind, blocks }: ContentPage): string | undefined {
  if (kind === 'landing') return blocks.find((block) => block.kind === 'hero')?.id;
  return kind === 'composed' ? blocks.find((block) => partOf(block.kind)?.record.isHead)?.id : undefined;
}
