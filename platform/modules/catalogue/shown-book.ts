import type { CompetitionCount, GameSection, SportCount } from '#shared/contracts/catalogue.ts';
import { gameOfSelection } from '#shared/domain/ids/selection-id.ts';
import { type DisallowedSports, isDisallowedSport, isUnknownSport } from '#shared/domain/sports/disallowed-sports.ts';
import type { SimulatedBook } from '../../simulation/book/book-of-world.ts';
import type { BookChange } from '../../simulation/book/book-port.ts';
import type { Sections } from '../../simulation/book/game-index.ts';

/** The part of the book that visitors see. */
export interface ShownBook extends ShownParts {
  /** Whether games of a sport can be in a section. */
  takes(sportId: number, section: GameSection): boolean;
}

type ShownParts = Pick<
  SimulatedBook,
  | 'address'
  | 'competition'
  | 'competitions'
  | 'featured'
  | 'game'
  | 'list'
  | 'markets'
  | 'marketTypes'
  | 'onChanges'
  | 'priceHistory'
  | 'quote'
  | 'report'
  | 'names'
  | 'sections'
  | 'sports'
  | 'topCompetitions'
  | 'announceInFull'
>;

/** Number of extra games requested, because some may be of sports that are not shown. */
const OVERFETCH = 60;

type Counted = Pick<CompetitionCount, 'line' | 'live'>;

const isEmpty = ({ live, line }: Counted) => live + line === 0;

/**
 * Returns the book without the sports that the site takes no bets on, for everything that visitors see: lists, rail,
 * featured games, search, games, feed, site map, landings (B-06). Placed coupons continue with the whole book.
 *
 * @param site current site config: a change counts at once
 */
export function showAllowed(book: SimulatedBook, site: () => DisallowedSports): ShownBook {
  const isAnything = () => site().lineDisallowSports.length + site().liveDisallowSports.length > 0;

  function counted<Count extends Counted>(sportId: number, count: Count): Count {
    const of = (isLive: boolean) => isDisallowedSport(site(), sportId, isLive);
    return of(true) || of(false)
      ? { ...count, live: of(true) ? 0 : count.live, line: of(false) ? 0 : count.line }
      : count;
  }

  function competitions(all: readonly CompetitionCount[]): CompetitionCount[] {
    return all.map((one) => counted(one.sportId, one)).filter((one) => !isEmpty(one));
  }

  const isHidden = (sportId: number | undefined, isLive: boolean) =>
    sportId !== undefined && isDisallowedSport(site(), sportId, isLive);

  /** Decides whether visitors may see a game; an unknown game has nothing to hide. */
  function isShown(gameId: number): boolean {
    if (!isAnything()) return true;
    const sportId = book.address(gameId)?.sportId;
    const [live, line] = [isHidden(sportId, true), isHidden(sportId, false)];
    // Asking whether a game has begun is far cheaper than pricing it.
    return live === line ? !live : !(book.mayDecide(gameId) ? live : line);
  }

  /** Withdraws the prices of a game that moves to a section where it is not shown. */
  function shownChange(change: BookChange): BookChange {
    return isShown(change.gameId) ? change : { gameId: change.gameId, odds: [], state: null, gone: true };
  }

  let filtered: { readonly of: Sections; readonly by: DisallowedSports; readonly shown: Sections } | null = null;

  /** Returns the games on offer without those of hidden sports; the same object until games or config change. */
  function shownSections(all: Sections): Sections {
    const by = site();
    if (filtered?.of === all && filtered.by === by) return filtered.shown;
    const shown = {
      ...all,
      live: all.live.filter(({ sportId }) => !isDisallowedSport(by, sportId, true)),
      line: all.line.filter(({ sportId }) => !isDisallowedSport(by, sportId, false)),
    };
    filtered = { of: all, by, shown };
    return shown;
  }

  return {
    takes: (sportId, section) => !isHidden(sportId, section === 'live'),
    sports: () =>
      book.sports().flatMap((sport): SportCount[] => {
        const shown = counted(sport.id, sport);
        return isEmpty(shown) && !isEmpty(sport) ? [] : [shown];
      }),
    competitions: (sportId) => competitions(book.competitions(sportId)),
    topCompetitions: () => competitions(book.topCompetitions()),
    competition(id) {
      const found = book.competition(id);
      return found === null || isUnknownSport(site(), found.sportId) ? null : counted(found.sportId, found);
    },
    list(query) {
      const ids = book.list(query);
      if (!isAnything()) return ids;
      // The live section shows games of the line for this filter only.
      const isLive = query.section === 'live' && query.filter !== 'upcoming';
      return ids.filter((id) => !isHidden(book.address(id)?.sportId, isLive));
    },
    featured(limit) {
      if (!isAnything()) return book.featured(limit);
      return book
        .featured(limit + OVERFETCH)
        .filter(isShown)
        .slice(0, limit);
    },
    names: book.names,
    marketTypes: (sportId) => book.marketTypes(sportId),
    sections: () => (isAnything() ? shownSections(book.sections()) : book.sections()),
    game: (gameId) => (isShown(gameId) ? book.game(gameId) : null),
    address: (gameId) => (isShown(gameId) ? book.address(gameId) : null),
    markets: (gameId) => (isShown(gameId) ? book.markets(gameId) : []),
    report: (gameId) => (isShown(gameId) ? book.report(gameId) : []),
    quote: (selectionId) => (isShown(gameOfSelection(selectionId)) ? book.quote(selectionId) : null),
    priceHistory: async (selectionId) =>
      isShown(gameOfSelection(selectionId)) ? book.priceHistory(selectionId) : null,
    announceInFull: (gameIds) => book.announceInFull(gameIds),
    onChanges: (listener) => book.onChanges((changes) => listener(isAnything() ? changes.map(shownChange) : changes)),
  };
}
