import * as v from 'valibot';
import { type ContentRecord, contentRecordSchema } from '#shared/contracts/content.ts';
import { readBrandPages } from './brand-pages.ts';
import type { ContentRepository } from './content-repository.ts';

/** Where a page comes from: the brand's files, or the operator. */
type PageOrigin = 'brand' | 'operator';

/** Page with what the operator has made of it. */
export interface KeptPage {
  readonly id: string;
  readonly origin: PageOrigin;
  /** Whether the brand has a page of this id, to which the site can return. */
  readonly isOfBrand: boolean;
  /** null for a page of the brand that the operator has removed. */
  readonly record: ContentRecord | null;
}

interface Kept {
  readonly stamp: string;
  readonly pages: ReadonlyMap<string, KeptPage>;
}

interface KeepInput {
  readonly repository: ContentRepository;
  /** Takes what is wrong with stored pages. */
  readonly onError: (error: Error) => void;
}

/**
 * Returns a function that returns all pages by id: the brand's, and in their place those of the operator. They are read
 * again after a change of any process.
 */
export function keepPages({ repository, onError }: KeepInput): () => Promise<ReadonlyMap<string, KeptPage>> {
  let kept: Kept | null = null;
  return async () => {
    const stamp = await repository.stamp();
    if (kept?.stamp === stamp) return kept.pages;
    const pages = new Map<string, KeptPage>();
    const brand = await readBrandPages();
    for (const [id, record] of brand) pages.set(id, { id, origin: 'brand', isOfBrand: true, record });
    for (const { id, record } of await repository.all()) {
      const { success, output } = v.safeParse(v.nullable(contentRecordSchema), record);
      if (success) pages.set(id, { id, origin: 'operator', isOfBrand: brand.has(id), record: output });
      // What another version has stored must not take the other pages off the site.
      else
        onError(
          new Error(`The stored page ${id} does not fit this version; the brand's is shown instead, if there is one`),
        );
    }
    kept = { stamp, pages };
    return pages;
  };
}
