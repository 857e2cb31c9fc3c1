import type { PreloadedState } from '#renderer/app/make-store.ts';
import type { Resources } from '#renderer/lib/i18n/create-i18n.ts';
import type { PageSections } from '#renderer/lib/sections/page-sections.ts';
import type { AppState } from '#renderer/lib/store/app-state.ts';

/** State that the server passes to the browser so that both draw the same page. */
export interface PageState {
  readonly language: string;
  readonly resources: Resources;
  readonly store: PreloadedState;
  /** The page is not one of the first: the browser needs the whole route table to draw it. */
  readonly isLater: boolean;
  readonly sections: Pick<PageSections, 'contents' | 'path'>;
  /** The server has drawn only a placeholder: the browser draws the page from the start. */
  readonly isUndrawn?: true;
  /** Answers for one player that a page of all visitors lacks; null for none. The last entry: the server fills it in. */
  readonly player: PlayerState | null;
}

/** Answers of the back end about a player, as the API slice of the store keeps them. */
export type PlayerState = Pick<AppState['api'], 'provided' | 'queries'>;

/** Returns the store of the page with the answers for its player. */
export function withPlayer({ store, player }: Pick<PageState, 'player' | 'store'>): PreloadedState {
  if (!player || !store.api) return store;
  const { queries, provided } = store.api;
  const known: Readonly<Record<string, object | undefined>> = provided.tags;
  const tags = Object.entries(player.provided.tags).map(([tag, ids]) => [tag, { ...known[tag], ...ids }]);
  return {
    ...store,
    api: {
      ...store.api,
      queries: { ...queries, ...player.queries },
      provided: {
        tags: { ...provided.tags, ...Object.fromEntries(tags) },
        keys: { ...provided.keys, ...player.provided.keys },
      },
    },
  };
}
