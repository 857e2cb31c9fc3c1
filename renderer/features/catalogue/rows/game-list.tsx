import { lazy, memo, Suspense, useMemo } from 'react';
import { useFollowGames } from '#renderer/lib/feed/use-feed.ts';
import { OwnPart } from '#renderer/lib/lazy/own-part.tsx';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { PlainRows } from '#renderer/ui/plain-rows.tsx';
import type { RowsProps } from '#renderer/ui/rows.ts';
import type { Game, GameSection } from '#shared/contracts/catalogue.ts';
import { groupGames } from '../group-games.ts';
import { isFoldedIn, type ListViewState, selectListView } from '../list-view-slice.ts';
import { CompetitionHead, type Folding, type ListHeading } from './competition-head.tsx';
import { GameRow } from './game-row.tsx';

type Entry =
  | {
      readonly kind: 'head';
      readonly key: string;
      readonly game: Game;
      readonly withSport: boolean;
      readonly folding: Folding | null;
    }
  | { readonly kind: 'game'; readonly key: string; readonly game: Game };

const VirtualRows = lazy(async () => ({ default: (await import('#renderer/ui/virtual-rows.tsx')).VirtualRows }));

/** Number of entries above which a list renders only those near the window. A first page has fewer. */
const LONG_LIST = 60;
const HEAD_HEIGHT = 39;
const ROW_HEIGHT = 61;

/** @param view which competitions are folded; null for a list that does not fold */
function entriesOf(games: readonly Game[], withSport: boolean, view: ListViewState | null): Entry[] {
  return groupGames(games).flatMap((group): Entry[] => {
    const [first] = group.games;
    if (!first) return [];
    const isFolded = view !== null && isFoldedIn(view, group.competitionId);
    const folding = view && { isFolded, count: group.games.length };
    const head: Entry = { kind: 'head', key: group.key, game: first, withSport, folding };
    if (isFolded) return [head];
    return [head, ...group.games.map((game): Entry => ({ kind: 'game', key: String(game.id), game }))];
  });
}

interface GameListProps {
  readonly games: readonly Game[];
  readonly section: GameSection;
  /** The list holds games of several sports. */
  readonly mixed: boolean;
  readonly heading: ListHeading;
  /** Competitions can be folded to their headings. */
  readonly folds: boolean;
  readonly onNearEnd?: () => void;
}

/** Lists games under the headings of their competitions; renders and watches only those near the window. */
export function GameList({ games, section, mixed, heading, folds, onNearEnd }: GameListProps) {
  const listView = useAppSelector(selectListView);
  const view = folds ? listView : null;
  const entries = useMemo(() => entriesOf(games, mixed, view), [games, mixed, view]);
  const sticky = useMemo(() => entries.flatMap(({ kind }, index) => (kind === 'head' ? [index] : [])), [entries]);
  const rows: RowsProps = {
    count: entries.length,
    estimate: (index) => (entries[index]?.kind === 'head' ? HEAD_HEIGHT : ROW_HEIGHT),
    keyOf: (index) => entries[index]?.key ?? index,
    sticky,
    render: (index) => {
      const entry = entries[index];
      return entry ? <ListEntry entry={entry} section={section} heading={heading} /> : null;
    },
    ...(onNearEnd ? { onNearEnd } : {}),
  };
  const plain = <PlainRows {...rows} Row={OwnPart} />;
  if (entries.length <= LONG_LIST) return plain;
  return (
    <Suspense fallback={plain}>
      <VirtualRows {...rows} />
    </Suspense>
  );
}

interface ListEntryProps {
  readonly entry: Entry;
  readonly section: GameSection;
  readonly heading: ListHeading;
}

const ListEntry = memo(function ListEntry({ entry, section, heading }: ListEntryProps) {
  if (entry.kind === 'game') return <WatchedRow game={entry.game} />;
  const { game, withSport, folding } = entry;
  return <CompetitionHead game={game} section={section} withSport={withSport} heading={heading} folding={folding} />;
});

/** Subscribes to the game of a row while the row is rendered. */
function WatchedRow({ game }: { readonly game: Game }) {
  useFollowGames([game.id], 'main');
  return <GameRow game={game} />;
}
