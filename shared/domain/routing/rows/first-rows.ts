import { ROUTE_FLAGS } from '../route-flags.ts';
import { rowsOf } from '../route-row.ts';

/** Menu sections of a list, the time filter of betting §3; without one the list shows all games. */
export const MENU_SECTIONS = ['upcoming', 'first-period', 'second-period', 'recommended'] as const;
export type MenuSection = (typeof MENU_SECTIONS)[number];

const SECTION = ':section(live|line)';
const MENU = `:menu(${MENU_SECTIONS.join('|')})?`;
const SPORT = ':sport([a-z][a-z0-9-]*)';
/** Pattern of an id with a readable tail, which is ignored. */
const NUMBERED = '\\d{1,16}(?:-[\\w%.~-]*)?';

/** Flags of the two lists, which share their rows but not their numbers. */
const sectionFlags = { line: ROUTE_FLAGS.line, live: ROUTE_FLAGS.live };

const sports = rowsOf('sports');

/** Routes that most visits begin with (shell §2.2): the browser loads them before the rest of the table. */
export const FIRST_ROWS = [
  sports('home', '', { page: 'home', ban: 'allowed', isForAll: true }),
  sports(
    'section',
    [`${SECTION}/${MENU}`, `${SECTION}/${MENU}/${SPORT}`, `${SECTION}/${MENU}/${SPORT}/:champ(${NUMBERED})`],
    { page: 'section', sectionFlags, query: 'list', isForAll: true },
  ),
  sports('game', `${SECTION}/${MENU}/${SPORT}/:champ(${NUMBERED})/:game(${NUMBERED})`, {
    page: 'game',
    sectionFlags,
    isForAll: true,
  }),
] as const;
