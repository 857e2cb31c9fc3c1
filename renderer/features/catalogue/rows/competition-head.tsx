import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { SimulatedMark } from '#renderer/lib/live/simulated-mark.tsx';
import { FavouriteStar } from '#renderer/lib/ports/favourite-star.tsx';
import { sportSlugOf } from '#renderer/lib/routing/game-link.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { usePlaceText } from '#renderer/lib/text/use-place-text.ts';
import { CountryMark } from '#renderer/ui/country-mark.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { SportIcon } from '#renderer/ui/icons/sport-icon.tsx';
import type { Game, GameSection } from '#shared/contracts/catalogue.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { competitionFolded } from '../list-view-slice.ts';
import nameStyles from './competition-name.module.css';
import foldStyles from './fold-button.module.css';
import styles from './game-row.module.css';
import { COLUMN_NAMES, columnsOf, columnWidth, SLOTS, type Slot } from './list-columns.ts';
import { columnClass, useRowClass } from './market-columns.tsx';

/** Heading level of a list's competitions: one below the heading above the list. */
export type ListHeading = 'h2' | 'h3';

/** State of a competition in a list that folds. */
interface Folding {
  readonly isFolded: boolean;
  /** Games of the competition that are loaded. */
  readonly count: number;
}

interface CompetitionHeadProps {
  /** Any game of the competition. */
  readonly game: Game;
  readonly section: GameSection;
  /** Shows the icon of the sport, in a list of several sports. */
  readonly withSport: boolean;
  /** Level after the heading above the list. */
  readonly heading: ListHeading;
  /** Null in a list that does not fold. */
  readonly folding: Folding | null;
}

interface FoldButtonProps {
  readonly folding: Folding;
  readonly competitionId: number;
  readonly name: string;
}

function FoldButton({ folding: { isFolded, count }, competitionId, name }: FoldButtonProps) {
  const { t } = useTranslation('games');
  const dispatch = useAppDispatch();
  return (
    <button
      type="button"
      className={foldStyles.fold}
      aria-expanded={!isFolded}
      aria-label={t('fold_competition', { name, count })}
      onClick={() => dispatch(competitionFolded(competitionId))}
    >
      {isFolded ? <span>{count}</span> : null}
      <Icon name="chevron-down" size={14} />
    </button>
  );
}

function ColumnLabels({ slot, sportId }: { readonly slot: Slot; readonly sportId: number }) {
  const { t } = useTranslation(['games', 'markets']);
  const column = columnsOf(useAppSelector(selectDisplay), sportId)[slot - 1] ?? slot;
  if (column === 3) {
    // Says which side each of the two handicaps is for.
    return (
      <div className={`${columnClass(slot)} ${styles.sided}`}>
        <span>{t('markets:short_first', { line: '' })}</span>
        <span>{t('column_handicap')}</span>
        <span>{t('markets:short_second', { line: '' })}</span>
      </div>
    );
  }
  if (column !== 1) {
    return (
      <div className={columnClass(slot)}>
        <span className={styles.label}>{t(COLUMN_NAMES[column])}</span>
      </div>
    );
  }
  const names = columnWidth(1, sportId) === 3 ? ['first', 'draw', 'second'] : ['first', 'second'];
  return (
    <div className={columnClass(slot)}>
      {names.map((name) => (
        <span key={name}>{t(`markets:short_${name}`, { line: '' })}</span>
      ))}
    </div>
  );
}

/** Shows the name of a competition above its games, and the titles of the columns. */
export function CompetitionHead({ game, section, withSport, heading: Heading, folding }: CompetitionHeadProps) {
  const language = useLanguage();
  const place = usePlaceText();
  const { competitionId: id, competitionSlug: slug, competition: name, sportId } = game;
  const sport = sportSlugOf(game);
  const rowClass = useRowClass(styles.head, sportId);
  return (
    <div className={rowClass}>
      <Heading className={nameStyles.competition}>
        <Link to={paths.section(section, { language, sport, competition: { id, slug } })}>
          {withSport ? <SportIcon sport={sport} size={18} /> : null}
          <CountryMark country={game.country} />
          <span className={nameStyles.title}>
            <span className={nameStyles.place}>{place(game.country)} · </span>
            <bdi>{name}</bdi>
          </span>
          <SimulatedMark of={game} />
        </Link>
      </Heading>
      <FavouriteStar kind="competition" item={{ id, sportId, sportSlug: game.sportSlug, name, slug }} name={name} />
      <div className={`${styles.odds} ${styles.labels}`} aria-hidden="true">
        {SLOTS.map((slot) => (
          <ColumnLabels key={slot} slot={slot} sportId={sportId} />
        ))}
      </div>
      {folding ? <FoldButton folding={folding} competitionId={id} name={name} /> : <span />}
    </div>
  );
}
