import { lazy, memo, Suspense, useMemo, useState } from 'react';
import { useFollowGames } from '#renderer/lib/feed/use-feed.ts';
import { FarPart } from '#renderer/lib/lazy/far-part.tsx';
import { OwnPart } from '#renderer/lib/lazy/own-part.tsx';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { PlainRows } from '#renderer/ui/plain-rows.tsx';
import type { RowsProps } from '#renderer/ui/rows.ts';
import type { Game, GameSection } from '#shared/contracts/catalogue.ts';
import { groupGames } from '../group-games.ts';
import { isFoldedIn, type ListViewState, selectListView } from '../list-view-slice.ts';
import { CompetitionHead, type ListHeading } from './competition-head.tsx';
import { GameRow, RowStandIn } from './game-row.tsx';

/** Row of a list: a game, or the heading of its competition. */
interface Entry {
  readonly key: string;
  readonly game: Game;
  readonly head: HeadFacts | null;
}

interface HeadFacts {
  /** Games of the competition that are loaded. */
  readonly count: number;
  readonly isFolded: boolean;
}

const VirtualRows = lazy(async () => ({ default: (await import('#renderer/ui/virtual-rows.tsx')).VirtualRows }));

/** Number of entries above which a list renders only those near the window. A first page has fewer. */
const LONG_LIST = 60;
const HEAD_HEIGHT = 39;
const ROW_HEIGHT = 61;

/** @param view which competitions are folded; null for a list that does not fold */
function entriesOf(games: readonly Game[], view: ListViewState | null): Entry[] {
  return groupGames(games).flatMap((group): Entry[] => {
    const [first] = group.games;
    if (!first) return [];
    const isFolded = view !== null && isFoldedIn(view, group.competitionId);
    const head: Entry = { key: group.key, game: first, head: { isFolded, count: group.games.length } };
    if (isFolded) return [head];
    return [head, ...group.games.map((game): Entry => ({ key: String(game.id), game, head: null }))];
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
  /** Rows that the server draws: those that may be in sight at first. */
  readonly near: number;
  readonly onNearEnd?: () => void;
}

/** Lists games under the headings of their competitions; renders and watches only those near the window. */
export function GameList({ games, section, mixed, heading, folds, near, onNearEnd }: GameListProps) {
  const listView = useAppSelector(selectListView);
  const view = folds ? listView : null;
  const entries = useMemo(() => entriesOf(games, view), [games, view]);
  const sticky = useMemo(() => entries.flatMap(({ head }, index) => (head ? [index] : [])), [entries]);
  const propsOf = ({ game, head }: Entry): ListEntryProps => ({ game, section, heading, mixed, folds, ...head });
  const rows: Omit<RowsProps, 'render'> = {
    count: entries.length,
    estimate: (index) => (entries[index]?.head ? HEAD_HEIGHT : ROW_HEIGHT),
    keyOf: (index) => entries[index]?.key ?? index,
    sticky,
    ...(onNearEnd ? { onNearEnd } : {}),
  };
  const renderIn = (index: number, className: string | undefined) => {
    const entry = entries[index];
    return entry ? (
      <ListPart {...propsOf(entry)} className={className} isFar={index >= near && entry.head === null} />
    ) : null;
  };
  const plain = <PlainRows {...rows} renderIn={renderIn} />;
  if (entries.length <= LONG_LIST) return plain;
  const render = (index: number) => {
    const entry = entries[index];
    return entry ? <ListEntry {...propsOf(entry)} /> : null;
  };
  return (
    <Suspense fallback={plain}>
      <VirtualRows {...rows} render={render} />
    </Suspense>
  );
}

interface ListEntryProps extends Pick<GameListProps, 'folds' | 'heading' | 'mixed' | 'section'>, Partial<HeadFacts> {
  readonly game: Game;
}

const ListEntry = memo(function ListEntry({ game, section, mixed, heading, folds, count, isFolded }: ListEntryProps) {
  if (count === undefined) return <WatchedRow game={game} />;
  const folding = folds ? { isFolded: isFolded === true, count } : null;
  return <CompetitionHead game={game} section={section} withSport={mixed} heading={heading} folding={folding} />;
});

interface ListPartProps extends ListEntryProps {
  readonly className: string | undefined;
  /** Where the row is first drawn: far from the top. */
  readonly isFar: boolean;
}

/** Hydrates a row in its turn; a change beside the row does not draw it, which would wake it before. */
const ListPart = memo(function ListPart({ className, isFar, ...entry }: ListPartProps) {
  const [wasFar] = useState(isFar);
  return wasFar ? (
    <FarPart className={className} standIn={<RowStandIn game={entry.game} />}>
      <ListEntry {...entry} />
    </FarPart>
  ) : (
    <OwnPart className={className}>
      <ListEntry {...entry} />
    </OwnPart>
  );
});

/** Subscribes to the game of a row while the row is rendered. */
function WatchedRow({ game }: { readonly game: Game }) {
  useFollowGames([game.id], 'main');
  return <GameRow game={game} />;
}
