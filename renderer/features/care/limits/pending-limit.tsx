import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { SECOND_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { CareLimit } from '#shared/contracts/session-life.ts';
import {
  APPROVAL_S,
  isToBeDecided,
  type MoneyLimitType,
  NO_LIMIT,
  pendingHours,
} from '#shared/domain/care/money-limits.ts';
import styles from './limits.module.css';
import type { Saving } from './use-saving.ts';

const SKEW_MS = 5000;

interface PendingLimitProps {
  readonly limit: CareLimit;
  readonly limitType: MoneyLimitType;
  /** Name of the limit. */
  readonly label: string;
  readonly saving: Saving;
}

/** Returns the function that describes a requested limit. */
export function useAskedText(): (limit: CareLimit) => string {
  const { t } = useTranslation('limits');
  const money = useMoneyText();
  return ({ limitValue, currencyCode = '' }) =>
    limitValue === NO_LIMIT ? t('asked_none') : t('asked', { amount: money(limitValue, currencyCode) });
}

/** Shows a looser limit that waits for its time or for the player's confirmation (betting §4). */
export function PendingLimit({ limit, limitType, label, saving }: PendingLimitProps) {
  const { t } = useTranslation('limits');
  const asked = useAskedText();
  const text = useTimeText();
  const now = useNow(SECOND_MS);
  const isDue = isToBeDecided(limit, now);
  const until = text.moment(((limit.endsAt ?? 0) + APPROVAL_S) * 1000, now);
  // The page's clock may lag behind the answer's: a wait of 24 hours must not show as 25.
  const hours = pendingHours(limit, now + SKEW_MS);
  return (
    <div className={styles.pending}>
      <p>
        <b>{asked(limit)}</b>{' '}
        {isDue ? t('decide_until', { time: until }) : t(limit.needApprove ? 'confirm_in' : 'counts_in', { hours })}
      </p>
      <div className={styles.buttons}>
        {isDue ? (
          <>
            <Button disabled={saving.isBusy} onClick={() => void saving.confirm(limitType)}>
              {t('confirm')}
            </Button>
            <Button kind="primary" disabled={saving.isBusy} onClick={() => void saving.reject(limitType)}>
              {t('reject')}
            </Button>
          </>
        ) : (
          <Button
            aria-label={`${t('withdraw')}: ${label}`}
            disabled={saving.isBusy}
            onClick={() => void saving.cancel(limitType)}
          >
            {t('withdraw')}
          </Button>
        )}
      </div>
    </div>
  );
}
