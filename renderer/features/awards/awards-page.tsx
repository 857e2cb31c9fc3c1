import { useId } from 'react';
import { FailedList } from '#renderer/lib/api/failed-list.tsx';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { useDayText } from '#renderer/lib/text/use-day-text.ts';
import { useSportName } from '#renderer/lib/text/use-sport-name.ts';
import { Card, cardHeadingClass } from '#renderer/ui/card.tsx';
import { Hero } from '#renderer/ui/hero.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import tables from '#renderer/ui/table.module.css';
import type { BetAward } from '#shared/contracts/awards.ts';
import { AWARD_PERIODS, type AwardPeriod } from '#shared/domain/awards/bet-awards.ts';
import { isRouteOn } from '#shared/domain/guards/site-offers.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { ROUTE_FLAGS } from '#shared/domain/routing/route-flags.ts';
import { useAwardsQuery } from './api.ts';
import styles from './awards.module.css';

/** Odds by which the page says how seldom long shots win: thousandths, and how many tries they are for. */
const LONG_ODDS = { coef: 50_000, tries: 50 } as const;

function AwardRow({ award: { kind, odds, legs, sports, on } }: { readonly award: BetAward }) {
  const { t } = useTranslation('awards');
  const bets = useBetText();
  const day = useDayText();
  const sport = useSportName();
  return (
    <tr>
      <th scope="row">{t(`kind_${kind.replace('-', '_')}`)}</th>
      <td data-column={t('column_odds')}>
        <bdi dir="ltr">{bets.total(odds)}</bdi>
      </td>
      <td data-column={t('column_legs')}>{legs}</td>
      <td data-column={t('column_sports')}>{sports.map(sport).join(', ')}</td>
      <td data-column={t('column_day')}>
        <time dateTime={on}>{day(on)}</time>
      </td>
    </tr>
  );
}

interface PeriodProps {
  readonly period: AwardPeriod;
  readonly awards: readonly BetAward[];
}

function Period({ period, awards }: PeriodProps) {
  const { t } = useTranslation('awards');
  const captionId = useId();
  if (awards.length === 0) {
    return (
      <Card>
        <h2 className={cardHeadingClass}>{t(`period_${period}`)}</h2>
        <p className={styles.text}>{t(`none_${period}`)}</p>
      </Card>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is cut off must be reached with the keys
    <section className={`${tables.frame} ${styles.frame}`} aria-labelledby={captionId} tabIndex={0}>
      <table className={`${tables.table} ${styles.table}`}>
        <caption id={captionId} className={cardHeadingClass}>
          {t(`period_${period}`)}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('column_record')}</th>
            <th scope="col">{t('column_odds')}</th>
            <th scope="col">{t('column_legs')}</th>
            <th scope="col">{t('column_sports')}</th>
            <th scope="col">{t('column_day')}</th>
          </tr>
        </thead>
        <tbody>
          {awards.map((award) => (
            <AwardRow key={award.kind} award={award} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Lists the records by period; says so where no bet has won yet. */
function Records() {
  const { t } = useTranslation('awards');
  const { currentData, error, refetch } = useAwardsQuery();
  const retry = useRetry(refetch);
  if (currentData?.awards.length === 0) {
    return (
      <Card>
        <StateView kind="empty" icon="trophy" title={t('none')} text={t('none_text')} />
      </Card>
    );
  }
  if (currentData) {
    return AWARD_PERIODS.map((period) => (
      <Period key={period} period={period} awards={currentData.awards.filter((award) => award.period === period)} />
    ));
  }
  if (!error) return <Bone kind="price" />;
  return (
    <Card>
      <FailedList error={error} onRetry={retry} />
    </Card>
  );
}

function HowFound() {
  const { t } = useTranslation('awards');
  const language = useLanguage();
  const config = useAppSelector(selectConfig);
  const odds = useBetText().coef(LONG_ODDS.coef);
  return (
    <Card>
      <h2 className={cardHeadingClass}>{t('how_title')}</h2>
      <ul className={styles.list}>
        <li>{t('how_bets')}</li>
        <li>{t('how_odds')}</li>
        <li>{t('how_left_out')}</li>
        <li>{t('how_periods')}</li>
        <li>{t('how_rare', { odds, tries: LONG_ODDS.tries })}</li>
      </ul>
      <p className={styles.links}>
        {isRouteOn(config, ROUTE_FLAGS.rules) ? (
          <Link className={styles.link} to={`${paths.home(language)}/information/rules/1`}>
            {t('rules')}
          </Link>
        ) : null}
        <Link className={styles.link} to={paths.to('information/responsiblegaming', language)}>
          {t('safer_play')}
        </Link>
      </p>
    </Card>
  );
}

/** Page of the records of won bets, without players, stakes and amounts (shell §2.7). */
export function AwardsPage() {
  const { t } = useTranslation('awards');
  return (
    <div className={styles.page}>
      <Hero title={t('heading')} lead={t('lead')} />
      <Records />
      <HowFound />
    </div>
  );
}
