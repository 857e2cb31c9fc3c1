import { useState } from 'react';
import { ofSport, SPORTS_POLLING, useCompetitionsQuery, useSportsPrefetch } from '#renderer/lib/api/sports-api.ts';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { SimulatedMark } from '#renderer/lib/live/simulated-mark.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage, useRouteParams } from '#renderer/lib/routing/use-route.ts';
import { isSparing } from '#renderer/lib/sections/connection.ts';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { usePlaceText } from '#renderer/lib/text/use-place-text.ts';
import { useSportName } from '#renderer/lib/text/use-sport-name.ts';
import { CountryMark } from '#renderer/ui/country-mark.tsx';
import { SportIcon } from '#renderer/ui/icons/sport-icon.tsx';
import { RailBranch, RailContent, railItemClass } from '#renderer/ui/rail-list.tsx';
import type { CompetitionCount, GameSection, SportCount } from '#shared/contracts/catalogue.ts';
import { idOfSegment, paths } from '#shared/domain/routing/paths.ts';
import { isSimulated } from '#shared/domain/sports/simulated.ts';
import styles from './rail.module.css';
import { RailSkeleton } from './rail-skeleton.tsx';

const SHOWN_AT_FIRST = 10;
const LOADING_ROWS = 3;
/** Seconds for which competitions that were read are not prefetched again when the pointer returns. */
const KEPT_FRESH_S = 30;
/** Group of the simulated competitions; no country has this name. */
const SIMULATED = 'simulated';

interface SportBranchProps {
  readonly sport: SportCount;
  readonly section: GameSection;
}

interface CompetitionsProps extends SportBranchProps {
  readonly current: number | undefined;
}

/** Returns the competitions of a section in their order; those of one place in the alphabet of the page's language. */
function orderOf(
  competitions: readonly CompetitionCount[],
  section: GameSection,
  language: string,
): CompetitionCount[] {
  const byName = new Intl.Collator(language).compare;
  return competitions
    .filter((one) => one[section] > 0)
    .sort(
      (a, b) =>
        Number(isSimulated(a)) - Number(isSimulated(b)) ||
        Number(b.top) - Number(a.top) ||
        a.order - b.order ||
        byName(a.name, b.name),
    );
}

/** Groups competitions by country, simulated ones apart; a group has the place of its first competition. */
function byCountry(competitions: readonly CompetitionCount[]): [string, CompetitionCount[]][] {
  const groups = new Map<string, CompetitionCount[]>();
  for (const one of competitions) {
    const group = isSimulated(one) ? SIMULATED : one.country;
    groups.set(group, [...(groups.get(group) ?? []), one]);
  }
  return [...groups];
}

function Competitions({ sport, section, current }: CompetitionsProps) {
  const { t } = useTranslation('games');
  const place = usePlaceText();
  const { isGroupByCountry } = useAppSelector(selectDisplay);
  const language = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const { data, isLoading, refetch } = useCompetitionsQuery(ofSport(sport.slug), SPORTS_POLLING);
  const retry = useRetry(refetch);
  if (isLoading) return <RailSkeleton inner count={LOADING_ROWS} />;
  if (!data) {
    return (
      <button type="button" className={`${railItemClass(true)} ${styles.more}`} onClick={retry}>
        {t('common:try_again')}
      </button>
    );
  }
  const all = orderOf(data.competitions, section, language);
  const shown = isWhole ? all : all.slice(0, SHOWN_AT_FIRST);
  const link = (competition: CompetitionCount) => (
    <li key={competition.id}>
      <Link
        className={railItemClass(true)}
        to={paths.section(section, { language, sport: sport.slug, competition })}
        aria-current={competition.id === current ? 'page' : undefined}
      >
        <RailContent
          icon={<CountryMark country={competition.country} />}
          name={competition.name}
          mark={isGroupByCountry ? null : <SimulatedMark of={competition} />}
          count={competition[section]}
        />
      </Link>
    </li>
  );
  return (
    <ul>
      {isGroupByCountry
        ? byCountry(shown).map(([country, competitions]) => (
            <li key={country}>
              <span className={styles.country}>{country === SIMULATED ? t('simulated') : place(country)}</span>
              <ul>{competitions.map(link)}</ul>
            </li>
          ))
        : shown.map(link)}
      {shown.length < all.length ? (
        <li>
          <button type="button" className={`${railItemClass(true)} ${styles.more}`} onClick={() => setWhole(true)}>
            {t('show_more_competitions', { count: all.length - shown.length })}
          </button>
        </li>
      ) : null}
    </ul>
  );
}

/** Sport of the rail with its competitions below it. A sport without live games links to its upcoming games. */
export function SportBranch({ sport, section: wanted }: SportBranchProps) {
  const section: GameSection = sport[wanted] > 0 ? wanted : sport.line > 0 ? 'line' : 'live';
  const { t } = useTranslation('games');
  const language = useLanguage();
  const params = useRouteParams();
  const isCurrent = params.sport === sport.slug;
  const [choice, setChoice] = useState<{ open: boolean; current: boolean } | null>(null);
  // A manual choice holds until the player enters or leaves the sport's page.
  const open = choice?.current === isCurrent ? choice.open : isCurrent;
  const name = useSportName()(sport.id);
  const prefetch = useSportsPrefetch('competitions');
  const current = params.champ === undefined ? undefined : idOfSegment(params.champ);
  const link = (
    <Link
      className={railItemClass()}
      to={paths.section(section, { language, sport: sport.slug })}
      aria-current={isCurrent && current === undefined ? 'page' : undefined}
    >
      <RailContent
        icon={<SportIcon sport={sport.slug} size={18} />}
        name={name}
        mark={<SimulatedMark of={{ sportId: sport.id }} />}
        count={sport[wanted] || undefined}
      />
    </Link>
  );
  if (sport[section] === 0) return <li>{link}</li>;
  return (
    <RailBranch
      link={link}
      label={t('competitions_of', { sport: name })}
      open={open}
      onApproach={() => {
        if (!isSparing(navigator)) prefetch(ofSport(sport.slug), { ifOlderThan: KEPT_FRESH_S });
      }}
      onToggle={() => setChoice({ open: !open, current: isCurrent })}
    >
      <Competitions sport={sport} section={section} current={current} />
    </RailBranch>
  );
}
