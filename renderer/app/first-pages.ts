import { page as home } from '#renderer/features/catalogue/home/home.page.ts';
import { page as section } from '#renderer/features/catalogue/section/section.page.ts';
import { page as game } from '#renderer/features/game/game.page.ts';
import { type PageRoute, pageOf } from './page-route.tsx';

/** Pages that most visits begin with, by id. */
export const FIRST_PAGES: ReadonlyMap<string, PageRoute> = new Map(
  [home, section, game].map((record) => [record.id, pageOf(record)]),
);
