import type { ComponentType, ReactNode } from 'react';
import type { ContentBlock } from '#shared/contracts/content-blocks.ts';
import type { PartKind } from '#shared/contracts/content-parts.ts';
import type { LazyModule } from '../lazy/lazy-module.ts';
import type { AppDispatch } from '../store/app-state.ts';
import type { LoadResult, PageAddress } from './page-record.ts';

/** Language and direction of words, as attributes. */
export interface LanguageAttributes {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/** What a part of a composed page is drawn from. */
export interface PartProps<Kind extends PartKind> {
  readonly block: ContentBlock<Kind>;
  /** Heading of the page, which the part draws as its head; undefined for a part that is not the head. */
  readonly heading: string | undefined;
  /** Id of its element, by which links find it. */
  readonly anchor: string;
  /** Its text, drawn; undefined for a part without one. */
  readonly text: ReactNode;
  /** Draws Markdown of the page, for texts besides `text`. */
  readonly prose: (markdown: string) => ReactNode;
  /** Attributes of the part's element: language and direction of the product's words, which most of it is. */
  readonly own: LanguageAttributes;
  /** Attributes of each element within it that has words of the page: these may be in another language. */
  readonly words: LanguageAttributes;
}

/**
 * Record of a part of composed pages: a kind of block that a feature draws. It comes with the component as
 * `<name>.part.ts`, and needs no entry anywhere else; pages of content name its kind.
 */
export interface PartRecord<Kind extends PartKind> {
  readonly kind: Kind;
  /** Namespaces of its texts, beyond those of every page. */
  readonly namespaces: readonly string[];
  /** It can draw the heading of the page: the first of these parts does. */
  readonly isHead?: true;
  /** Starts the calls of the part, which the page is shown without where they fail. */
  readonly load?: (
    dispatch: AppDispatch,
    block: ContentBlock<Kind>,
    address: PageAddress,
  ) => readonly PromiseLike<LoadResult>[];
  readonly component: LazyModule<ComponentType<PartProps<Kind>>>;
}

/** Record of a part of any kind. */
export type AnyPart = { readonly [Kind in PartKind]: PartRecord<Kind> }[PartKind];

/** Declares a part; see {@link PartRecord}. Its file exports it as `part`. */
export function definePart<Kind extends PartKind>(record: PartRecord<Kind>): PartRecord<Kind> {
  return record;
}
