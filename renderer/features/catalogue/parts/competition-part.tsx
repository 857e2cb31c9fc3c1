import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { PartProps } from '#renderer/lib/pages/part-record.ts';
import { FavouriteStar } from '#renderer/lib/ports/favourite-star.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage, useRoute } from '#renderer/lib/routing/use-route.ts';
import { usePlaceText } from '#renderer/lib/text/use-place-text.ts';
import { useSportName } from '#renderer/lib/text/use-sport-name.ts';
import { CountryMark } from '#renderer/ui/country-mark.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { PillNav, pillClass, pillCountClass } from '#renderer/ui/pill-nav.tsx';
import type { CompetitionCount } from '#shared/contracts/catalogue.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import styles from './parts.module.css';
import { sportOf } from './shown-games.ts';

interface SubjectProps {
  readonly subject: CompetitionCount;
}

/** Links to the games of the competition: those of the page in each section, and the list with all its filters. */
function Sections({ subject }: SubjectProps) {
  const { t } = useTranslation(['competition', 'common']);
  const language = useLanguage();
  const route = useRoute();
  const list = { language, sport: sportOf(subject), competition: subject };
  const home = route?.row.within?.home;
  const of = (section: 'live' | 'line') =>
    home === undefined ? paths.section(section, list) : `${paths.home(language)}/${home}/${section}`;
  const chosen = route?.params.section;
  const entries = [
    ...(home === undefined ? [] : [{ id: undefined, to: `${paths.home(language)}/${home}`, name: t('all_games') }]),
    { id: 'live', to: of('live'), name: t('common:nav_live'), count: subject.live },
    { id: 'line', to: of('line'), name: t('upcoming'), count: subject.line },
  ];
  return (
    <div className={styles.sections}>
      <PillNav label={t('sections')}>
        {entries.map(({ id, to, name, count }) => (
          <Link
            key={name}
            className={pillClass}
            to={to}
            aria-current={home !== undefined && chosen === id ? 'page' : undefined}
          >
            {name}
            {count === undefined ? null : <span className={pillCountClass}>{count}</span>}
          </Link>
        ))}
      </PillNav>
      <Link className={styles.list} to={paths.line(list)}>
        {t('with_filters')}
        <Icon name="chevron" size={14} mirrored />
      </Link>
    </div>
  );
}

/** Draws the head of a page of one competition. */
export function CompetitionPart({ block, heading, anchor, text, own, words }: PartProps<'competition'>) {
  const place = usePlaceText();
  const sportName = useSportName();
  const { subject } = block;
  if (!subject) return null;
  const { id, sportId, sportSlug, name, slug, country } = subject;
  return (
    <header className={styles.hero} id={anchor} {...own}>
      <p className={styles.place}>
        <CountryMark country={country} />
        <span>
          {place(country)} · {sportName(sportId)}
        </span>
      </p>
      <div className={styles.name}>
        {heading === undefined ? <h2>{name}</h2> : <h1 {...words}>{heading}</h1>}
        <FavouriteStar kind="competition" item={{ id, sportId, sportSlug, name, slug }} name={name} size={20} />
      </div>
      <div className={styles.words} {...words}>
        {text}
      </div>
      <Sections subject={subject} />
    </header>
  );
}
