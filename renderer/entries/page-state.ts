import type { PreloadedState } from '#renderer/app/make-store.ts';
import type { Resources } from '#renderer/lib/i18n/create-i18n.ts';
import type { PageSections } from '#renderer/lib/sections/page-sections.ts';

/** State that the server passes to the browser so that both draw the same page. */
export interface PageState {
  readonly language: string;
  readonly resources: Resources;
  readonly store: PreloadedState;
  /** The page is not one of the first: the browser needs the whole route table to draw it. */
  readonly isLater: boolean;
  readonly sections: Pick<PageSections, 'contents' | 'path'>;
}
