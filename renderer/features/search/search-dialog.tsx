import { useCallback, useId, useRef, useState } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useFollowGames } from '#renderer/lib/feed/use-feed.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { FeedPositionContext } from '#renderer/lib/live/feed-position.ts';
import { typedAhead } from '#renderer/lib/page/typed-ahead.ts';
import { selectCouponCount, stakeFocusAsked } from '#renderer/lib/ports/coupon-port.ts';
import { useAppStore } from '#renderer/lib/store/store-hooks.ts';
import { Button, IconButton } from '#renderer/ui/button.tsx';
import { cardHeadingClass } from '#renderer/ui/card.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import { MAX_SEARCHED_TEXT } from '#shared/domain/search/search-length.ts';
import { type ActiveCell, useGridKeys } from './active-cell.ts';
import { useNoteSearchOpenedMutation } from './api.ts';
import { RecentList, useRecentSearches } from './empty-search.tsx';
import { useSitePages } from './found-pages.ts';
import styles from './search-dialog.module.css';
import { SearchResultRow } from './search-row.tsx';
import { countedOf, type RowGroup, rowKey, type SearchRow } from './search-rows.ts';
import { useIsOnline } from './use-is-online.ts';
import { usePopular, useSearch } from './use-search.ts';

const BONES = ['a', 'b', 'c', 'd'];

interface GridProps {
  readonly id: string;
  readonly groups: readonly RowGroup[];
  readonly isPopular: boolean;
  readonly typed: string;
  /** Text for which the rows of the back end were found; those of pages are found as the text is typed. */
  readonly answered: string;
  readonly active: ActiveCell;
  readonly isBusy: boolean;
  readonly onOpen: (row: SearchRow) => void;
}

/** Shows rows by kind, as the grid of the search field. */
function ResultGrid({ id, groups, isPopular, typed, answered, active, isBusy, onOpen }: GridProps) {
  const { t } = useTranslation(['search', 'games']);
  let at = -1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot hold the layout of a row
    <div role="grid" id={id} aria-label={t('games:search_title')} aria-busy={isBusy} className={styles.grid}>
      {groups.map(({ kind, rows }) => {
        const title = isPopular ? t('popular') : t(`group_${kind}`);
        return (
          // biome-ignore lint/a11y/useSemanticElements: part of the grid
          <div key={kind} role="rowgroup" aria-label={title}>
            <div className={cardHeadingClass} aria-hidden="true">
              {title}
            </div>
            {rows.map((row) => {
              at += 1;
              return (
                <SearchResultRow
                  key={rowKey(row)}
                  id={`${id}-${at}`}
                  row={row}
                  typed={row.kind === 'page' ? typed : answered}
                  activeCell={at === active.row ? active.cell : -1}
                  onOpen={() => onOpen(row)}
                />
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

function Bones() {
  return BONES.map((bone) => (
    <div key={bone} className={styles.bone}>
      <Bone width={60} />
      <Bone width={40} />
    </div>
  ));
}

interface FailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

function Failed({ error, onRetry }: FailedProps) {
  const { t } = useTranslation(['search', 'games', 'errors', 'common']);
  const isOnline = useIsOnline();
  return (
    <StateView
      kind="failed"
      title={isOnline ? t('games:search_failed') : t('offline')}
      text={isOnline ? t(`errors:${errorTextKey(toCallError(error))}`) : t('offline_text')}
      actions={<Button onClick={onRetry}>{t('common:try_again')}</Button>}
    />
  );
}

/** Follows the games of rows: of a named market all, else those of the lists. */
function useRowGames(rows: readonly SearchRow[]): void {
  const full = rows.flatMap((row) => (row.kind === 'market' ? [row.game.id] : []));
  const main = rows.flatMap((row) => (row.kind === 'team' || row.kind === 'game' ? [row.game.id] : []));
  useFollowGames(full, 'full');
  useFollowGames(main, 'main');
}

/**
 * Returns whether the search leads the focus on, and a function that carries out a press of a key: one that put a price
 * into the bet slip leads to the stake, which is what a keyboard does next, and closes the search.
 */
function useToStake(close: () => void) {
  const store = useAppStore();
  const leadsOn = useRef(false);
  const toStake = (press: () => void) => {
    const before = selectCouponCount(store.getState());
    press();
    if (selectCouponCount(store.getState()) <= before) return;
    leadsOn.current = true;
    close();
    store.dispatch(stakeFocusAsked());
  };
  return [leadsOn, toStake] as const;
}

function Nothing({ text }: { readonly text: string }) {
  const { t } = useTranslation('games');
  return <StateView kind="empty" title={t('search_nothing', { text })} text={t('search_nothing_text')} />;
}

interface SearchDialogProps {
  readonly onClose: () => void;
  /** Opens the settings, which the search finds too. */
  readonly onSettings: () => void;
}

/**
 * Adds the letters that were typed before the field came. The dialog focuses the field and then selects its text: letters
 * that are added between the two stay unselected.
 */
function addTypedAhead(setText: (change: (own: string) => string) => void): void {
  const ahead = typedAhead.take();
  if (ahead !== '') setText((own) => own + ahead);
}

/** Returns the number of cells of each row of a grid in the document. */
function widthsIn(gridId: string): number[] {
  const rows = document.getElementById(gridId)?.querySelectorAll('[role="row"]') ?? [];
  return [...rows].map((row) => row.querySelectorAll('[role="gridcell"]').length);
}

/**
 * Dialog that searches teams, players, competitions, markets, games and pages, by keyboard or pointer. Prices in its
 * rows go into the bet slip at once: a pointer can take several, Enter takes one and goes to the stake.
 */
export function SearchDialog({ onClose, onSettings }: SearchDialogProps) {
  const { t } = useTranslation(['search', 'games', 'common']);
  const gridId = useId();
  const [text, setText] = useState('');
  const recent = useRecentSearches();
  const pages = useSitePages(onSettings);
  const search = useSearch(text, pages);
  const isEmpty = search.rows.length === 0;
  const isNothing = search.isAsked && isEmpty && !search.isFetching && !search.error;
  const popular = usePopular(!search.isAsked || isNothing);
  const shown = isEmpty ? popular : search;
  useRowGames(shown.rows);
  const [note] = useNoteSearchOpenedMutation();
  const open = (row: SearchRow) => {
    recent.remember(text);
    const counted = countedOf(row);
    if (counted) void note({ body: counted });
    onClose();
  };
  const press = useCallback(
    ({ row, cell }: ActiveCell) => {
      document.getElementById(`${gridId}-${row}-${cell}`)?.querySelector<HTMLElement>('a,button')?.click();
    },
    [gridId],
  );
  const isPressable = isEmpty || search.isCurrent || (!search.isFetching && search.error !== undefined);
  const [leadsOn, toStake] = useToStake(() => {
    recent.remember(text);
    onClose();
  });
  const keys = useGridKeys(
    shown.rows.length,
    () => widthsIn(gridId),
    (cell) => {
      if (isPressable) toStake(() => press(cell));
    },
  );
  const change = (next: string) => {
    setText(next);
    keys.reset();
  };
  const hasRows = shown.rows.length > 0;
  return (
    <Dialog
      title={t('games:search_title')}
      titleHidden
      closeLabel={t('common:close')}
      wide
      full
      leadsOn={leadsOn}
      onClose={onClose}
    >
      <div className={styles.form}>
        <Icon name="search" size={20} />
        <input
          className={styles.input}
          type="search"
          role="combobox"
          aria-haspopup="grid"
          aria-autocomplete="list"
          aria-expanded={hasRows}
          aria-controls={hasRows ? gridId : undefined}
          aria-activedescendant={hasRows ? `${gridId}-${keys.active.row}-${keys.active.cell}` : undefined}
          aria-label={t('games:search_title')}
          placeholder={t('games:search_placeholder')}
          maxLength={MAX_SEARCHED_TEXT}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onFocus={() => addTypedAhead(setText)}
          onChange={(event) => change(event.target.value)}
          onKeyDown={keys.onKeyDown}
        />
        <IconButton icon="close" label={t('common:close')} onClick={onClose} />
      </div>
      <div className={styles.results}>
        {search.isAsked ? null : (
          <>
            <p className={styles.hint}>
              {t('games:search_hint')} <span className={styles.keys}>{t('keys')}</span>
            </p>
            <RecentList recent={recent} onChoose={change} />
          </>
        )}
        {isNothing ? <Nothing text={text.trim()} /> : null}
        {search.isAsked && isEmpty && search.isFetching ? <Bones /> : null}
        {search.isAsked && search.error && !search.isFetching ? (
          <Failed error={search.error} onRetry={search.retry} />
        ) : null}
        <FeedPositionContext value={shown.position}>
          {hasRows ? (
            <ResultGrid
              id={gridId}
              groups={shown.groups}
              isPopular={isEmpty}
              typed={isEmpty ? '' : text}
              answered={isEmpty ? '' : search.answered}
              active={keys.active}
              isBusy={search.isAsked && search.isFetching}
              onOpen={open}
            />
          ) : null}
        </FeedPositionContext>
      </div>
      <p className="vh" role="status">
        {search.isAsked && !search.isFetching ? t('found', { count: search.rows.length }) : ''}
      </p>
    </Dialog>
  );
}
