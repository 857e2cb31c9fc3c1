import { createIsbotFromList, list } from 'isbot';

/** Patterns for browsers that a program drives: such a browser is a player's, and it is what journeys run in. */
const DRIVEN_BROWSERS: readonly string[] = ['chrome-lighthouse', 'cypress/', 'headless', 'playwright', 'selenium'];

/**
 * Tells whether a search engine or a link previewer reads the page: it reads once and needs no timers (shell §4, page
 * visibility). Heavy: pages ask through `visitor-kind.ts`.
 *
 * @param userAgent value of `navigator.userAgent`; '' counts as a player
 */
export const isSearchBot: (userAgent: string) => boolean = createIsbotFromList(
  list.filter((pattern) => !DRIVEN_BROWSERS.includes(pattern)),
);
