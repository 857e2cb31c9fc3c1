import { useState } from 'react';
import { FailedList } from '#renderer/lib/api/failed-list.tsx';
import { usePromoCodesQuery } from '#renderer/lib/api/promo-codes-api.ts';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { usePlayerPolling } from '#renderer/lib/feed/use-player-polling.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectCouponCount, stakeFocusAsked } from '#renderer/lib/ports/coupon-port.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import { Card, cardHeadingClass } from '#renderer/ui/card.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import tables from '#renderer/ui/table.module.css';
import type { PointsAnswer } from '#shared/contracts/points.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { usePointsQuery } from './api.ts';
import styles from './points.module.css';
import { usePointsText } from './use-points-text.ts';

/** Leads to where a free bet is used: the bet slip, or games while it is empty. */
function UseFreeBet() {
  const { t } = useTranslation('points');
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const hasBets = useAppSelector(selectCouponCount) > 0;
  if (hasBets) return <Button onClick={() => dispatch(stakeFocusAsked())}>{t('open_slip')}</Button>;
  return (
    <Link className={buttonClass('secondary')} to={paths.section('line', { language })}>
      {t('choose_bets')}
    </Link>
  );
}

/** Lists the free bets that the player can use; nothing without any. */
export function FreeBets() {
  const { t } = useTranslation('points');
  const { data } = usePromoCodesQuery(undefined, { refetchOnMountOrArgChange: true });
  const money = useMoneyText();
  const time = useTimeText();
  const text = usePointsText();
  const now = useNow(MINUTE_MS);
  const codes = data?.promoCodes ?? [];
  if (codes.length === 0) return null;
  return (
    <Card>
      <h2 className={cardHeadingClass}>{t('free_bets_title')}</h2>
      <ul className={styles.rows}>
        {codes.map(({ code, value, iso, expiresAt, ...conditions }) => (
          <li key={code} className={styles.row}>
            <div className={styles.what}>
              <b>{t('free_bet', { value: money(value, iso) })}</b>
              <span className={styles.quiet}>
                <bdi dir="ltr">{code}</bdi>
                {[
                  ...text.conditions(conditions),
                  ...(expiresAt === null ? [] : [t('until', { time: time.moment(expiresAt, now) })]),
                ].map((one) => ` · ${one}`)}
              </span>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.text}>
        <p>{t('free_bets_use')}</p>
        <div>
          <UseFreeBet />
        </div>
      </div>
    </Card>
  );
}

type Entry = PointsAnswer['entries'][number];

function EntryRow({ entry: { points, madeAt, couponId, freeBet } }: { readonly entry: Entry }) {
  const { t } = useTranslation('points');
  const language = useLanguage();
  const money = useMoneyText();
  const time = useTimeText();
  const now = useNow(MINUTE_MS);
  const text = usePointsText();
  return (
    <tr>
      <td>{time.moment(madeAt, now)}</td>
      <th scope="row">
        {couponId === null ? (
          freeBet && t('free_bet', { value: money(freeBet.value, freeBet.iso) })
        ) : (
          <Link to={`${paths.to('office/history', language)}?coupon=${couponId}`}>
            {t('bet', { number: couponId })}
          </Link>
        )}
      </th>
      <td className={styles.number}>
        <bdi dir="ltr">{text.change(points)}</bdi>
      </td>
    </tr>
  );
}

interface StepsProps {
  readonly onNewer: (() => void) | null;
  readonly onOlder: (() => void) | null;
}

function Steps({ onNewer, onOlder }: StepsProps) {
  const { t } = useTranslation('points');
  if (!onNewer && !onOlder) return null;
  return (
    <div className={styles.steps}>
      {onNewer ? <Button onClick={onNewer}>{t('newer')}</Button> : null}
      {onOlder ? <Button onClick={onOlder}>{t('older')}</Button> : null}
    </div>
  );
}

interface EntriesProps extends StepsProps {
  readonly entries: readonly Entry[];
}

/** Shows one page of the entries as a table. */
export function Entries({ entries, ...steps }: EntriesProps) {
  const { t } = useTranslation('points');
  if (entries.length === 0) return <p className={styles.text}>{t('history_none')}</p>;
  return (
    <div className={styles.text}>
      <table className={`${tables.table} ${styles.table}`}>
        <caption className="vh">{t('history_title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('column_when')}</th>
            <th scope="col">{t('column_what')}</th>
            <th scope="col" className={styles.number}>
              {t('column_points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
      <Steps {...steps} />
    </div>
  );
}

/** Shows how the player's points came about, page by page. */
export function PointsHistory({ userId }: { readonly userId: number }) {
  const { t } = useTranslation(['points', 'common']);
  // Ids after which the pages up to the present one begin.
  const [trail, setTrail] = useState<readonly number[]>([]);
  const pollingInterval = usePlayerPolling();
  const { data, error, refetch } = usePointsQuery(
    { userId, before: trail.at(-1) ?? null },
    { pollingInterval, skipPollingIfUnfocused: true },
  );
  const retry = useRetry(refetch);
  const last = data?.entries.at(-1);
  return (
    <Card>
      <h2 className={cardHeadingClass}>{t('history_title')}</h2>
      {error ? (
        <FailedList error={error} onRetry={retry} />
      ) : data ? (
        <Entries
          entries={data.entries}
          onNewer={trail.length > 0 ? () => setTrail(trail.slice(0, -1)) : null}
          onOlder={data.hasMore && last ? () => setTrail([...trail, last.id]) : null}
        />
      ) : (
        <Bone kind="price" />
      )}
    </Card>
  );
}
