import { useCareLimitsQuery } from '#renderer/lib/api/care-limits-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import type { CareLimit } from '#shared/contracts/session-life.ts';
import {
  APPROVAL_S,
  isMoneyLimitType,
  isToBeDecided,
  limitPeriodDays,
  type MoneyLimitType,
} from '#shared/domain/care/money-limits.ts';
import styles from './limits.module.css';
import { useAskedText } from './pending-limit.tsx';
import { useSaving } from './use-saving.ts';

interface LimitDecisionProps {
  /** Called when every limit has its answer. */
  readonly onAnswered: () => void;
}

interface QuestionProps extends LimitDecisionProps {
  readonly limit: CareLimit;
  readonly limitType: MoneyLimitType;
}

function Question({ limit, limitType, onAnswered }: QuestionProps) {
  const { t } = useTranslation(['limits', 'common']);
  const text = useTimeText();
  const asked = useAskedText();
  const now = useNow(MINUTE_MS);
  const saving = useSaving();
  const answer = async (kind: 'confirm' | 'reject') => {
    if (await saving[kind](limitType)) onAnswered();
  };
  return (
    <Dialog title={t('decide_title')} closeLabel={t('common:close')} padded insistent onClose={() => {}}>
      <div className={styles.form}>
        <p>
          {t('period', { days: limitPeriodDays(limitType) })}. <b>{asked(limit)}</b>
        </p>
        <p>{t('decide_until', { time: text.moment(((limit.endsAt ?? 0) + APPROVAL_S) * 1000, now) })}</p>
        <Button kind="primary" large wide disabled={saving.isBusy} onClick={() => void answer('reject')}>
          {t('reject')}
        </Button>
        <Button large wide disabled={saving.isBusy} onClick={() => void answer('confirm')}>
          {t('confirm')}
        </Button>
        <p className={styles.said} role="alert">
          {saving.said}
        </p>
      </div>
    </Dialog>
  );
}

/** Asks to confirm a looser deposit limit after its cooling-off time; only an answer closes it (betting §4). */
export function LimitDecision({ onAnswered }: LimitDecisionProps) {
  const now = useNow(MINUTE_MS);
  const { data } = useCareLimitsQuery(undefined, { refetchOnMountOrArgChange: true });
  const due = data?.data.find((limit) => isToBeDecided(limit, now));
  if (!due || !isMoneyLimitType(due.limitType)) return null;
  return <Question key={due.limitType} limit={due} limitType={due.limitType} onAnswered={onAnswered} />;
}
