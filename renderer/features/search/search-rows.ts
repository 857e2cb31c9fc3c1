import { gameLink, sportSlugOf } from '#renderer/lib/routing/game-link.ts';
import type { CompetitionCount, Game, GameSection, Market, Team } from '#shared/contracts/catalogue.ts';
import type { CountedKind, SearchAnswer } from '#shared/contracts/search.ts';
import { paths } from '#shared/domain/routing/paths.ts';

/** Line of the search results. */
export type SearchRow =
  | { readonly kind: 'team'; readonly team: Team; readonly game: Game }
  /** Team or player without a game now. */
  | { readonly kind: 'quiet'; readonly team: Team; readonly sportId: number }
  | { readonly kind: 'competition'; readonly competition: CompetitionCount }
  | { readonly kind: 'sport'; readonly id: number; readonly slug: string }
  | { readonly kind: 'market'; readonly game: Game; readonly market: Market }
  | { readonly kind: 'game'; readonly game: Game }
  | { readonly kind: 'page'; readonly page: FoundPage };

/** Page of the site, found by its title or by what it is about. */
export interface FoundPage {
  readonly id: string;
  readonly title: string;
  /** Path of the page; a page that is a dialog has none and opens itself. */
  readonly to: string | null;
  readonly open?: () => void;
}

/** Rows of one kind; teams without games are teams. */
export interface RowGroup {
  readonly kind: Exclude<SearchRow['kind'], 'quiet'>;
  readonly rows: readonly SearchRow[];
}

/** Returns the lines of an answer; a back end that sends none has its competitions and games shown. */
export function rowsOfAnswer({ hits, games, competitions, quiet }: SearchAnswer): SearchRow[] {
  const byId = new Map(games.map((game) => [game.id, game]));
  const places = new Map(competitions.map((competition) => [competition.id, competition]));
  const ofQuiet = quiet.map((one): SearchRow => ({ kind: 'quiet', ...one }));
  if (hits.length === 0) {
    return [
      ...competitions.map((competition): SearchRow => ({ kind: 'competition', competition })),
      ...games.map((game): SearchRow => ({ kind: 'game', game })),
      ...ofQuiet,
    ];
  }
  const ofHits = hits.flatMap((hit): SearchRow[] => {
    if (hit.kind === 'sport') return [hit];
    if (hit.kind === 'competition') {
      const competition = places.get(hit.id);
      return competition ? [{ kind: 'competition', competition }] : [];
    }
    const game = byId.get(hit.gameId);
    if (!game) return [];
    if (hit.kind === 'team') return [{ kind: 'team', team: hit.team, game }];
    return hit.kind === 'game' ? [{ kind: 'game', game }] : [{ kind: 'market', game, market: hit.market }];
  });
  return [...ofHits, ...ofQuiet];
}

/** Returns rows by kind, the kind of the best row first. */
export function groupRows(rows: readonly SearchRow[]): RowGroup[] {
  return [...Map.groupBy(rows, ({ kind }) => (kind === 'quiet' ? 'team' : kind))].map(([kind, ofKind]) => ({
    kind,
    rows: ofKind,
  }));
}

/** Returns a key that is unique among the rows of a search. */
export function rowKey(row: SearchRow): string {
  switch (row.kind) {
    case 'team':
    case 'quiet':
      return `t${row.team.id}`;
    case 'competition':
      return `c${row.competition.id}`;
    case 'sport':
      return `s${row.id}`;
    case 'market':
      return `m${row.market.outcomes[0]?.id ?? row.game.id}`;
    case 'game':
      return `g${row.game.id}`;
    default:
      return `p${row.page.id}`;
  }
}

/** Returns the section that a found competition opens, and whose games are counted. */
export const sectionOf = ({ live, line }: Pick<CompetitionCount, 'line' | 'live'>): GameSection =>
  line === 0 && live > 0 ? 'live' : 'line';

/** Returns the path that a row opens; null for a page that is a dialog. */
export function rowLink(row: SearchRow, language: string): string | null {
  switch (row.kind) {
    case 'page':
      return row.page.to;
    case 'sport':
      return paths.section('line', { language, sport: row.slug });
    case 'quiet':
      return paths.section('line', { language, sport: sportSlugOf(row) });
    case 'competition': {
      const { competition } = row;
      return paths.section(sectionOf(competition), { language, sport: sportSlugOf(competition), competition });
    }
    default:
      return gameLink(language, row.game);
  }
}

/** Returns what the platform counts when a row is opened; null for rows that it does not count. */
export function countedOf(row: SearchRow): { readonly kind: CountedKind; readonly id: number } | null {
  if (row.kind === 'team') return { kind: 'team', id: row.team.id };
  return row.kind === 'competition' ? { kind: 'competition', id: row.competition.id } : null;
}
