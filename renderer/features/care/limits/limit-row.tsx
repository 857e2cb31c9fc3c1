import { useState } from 'react';
import { useStepFocus } from '#renderer/lib/forms/use-step-focus.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { CareLimit } from '#shared/contracts/session-life.ts';
import { limitPeriodDays, type MoneyLimitType, moneyLimitGroup, NO_LIMIT } from '#shared/domain/care/money-limits.ts';
import { type Available, LimitForm } from './limit-form.tsx';
import styles from './limits.module.css';
import { PendingLimit } from './pending-limit.tsx';
import { type Saving, useSaving } from './use-saving.ts';

interface LimitRowProps {
  readonly limitType: MoneyLimitType;
  /** Limits of this type, active and waiting. */
  readonly mine: readonly CareLimit[];
  readonly available: Available | undefined;
}

const isSet = (limit: CareLimit | undefined): limit is CareLimit =>
  limit !== undefined && limit.limitValue !== NO_LIMIT;

/** Shows how much of the limit is used, as a bar and as a sentence. */
function Spent({ limit }: { readonly limit: CareLimit }) {
  const { t } = useTranslation('limits');
  const money = useMoneyText();
  const { limitValue, limitBalance = limitValue, currencyCode: iso = '' } = limit;
  const spent = limitValue - limitBalance;
  const share = limitValue === 0 ? 100 : Math.min(100, Math.max(0, (spent * 100) / limitValue));
  return (
    <div className={styles.spent}>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${share}%` }} data-full={limitBalance === 0 ? '' : undefined} />
      </span>
      <p>{t('spent', { spent: money(Math.max(0, spent), iso), left: money(limitBalance, iso) })}</p>
    </div>
  );
}

interface ActionsProps {
  readonly label: string;
  readonly isSet: boolean;
  readonly saving: Saving;
  readonly onForm: () => void;
  readonly onRemove: () => void;
}

function Actions({ label, isSet, saving, onForm, onRemove }: ActionsProps) {
  const { t } = useTranslation('limits');
  const verb = t(isSet ? 'change' : 'set');
  return (
    <div className={styles.buttons} data-actions="">
      <Button aria-label={`${verb}: ${label}`} onClick={onForm}>
        {verb}
      </Button>
      {isSet ? (
        <Button kind="quiet" aria-label={`${t('remove')}: ${label}`} disabled={saving.isBusy} onClick={onRemove}>
          {t('remove')}
        </Button>
      ) : null}
    </div>
  );
}

/** Shows one limit: its value, its use, a waiting change, and the form to change it. */
export function LimitRow({ limitType, mine, available }: LimitRowProps) {
  const { t } = useTranslation('limits');
  const money = useMoneyText();
  const saving = useSaving();
  const [isOpen, setOpen] = useState(false);
  const place = useStepFocus(isOpen, 'form input, [data-actions] button');
  const held = mine.find(({ limitState }) => limitState !== 'PENDING');
  const waiting = mine.find(({ limitState }) => limitState === 'PENDING');
  const period = t('period', { days: limitPeriodDays(limitType) });
  const label = `${t(`group_${moneyLimitGroup(limitType)}`)}, ${period}`;
  const save = async (limitValue: number) => {
    if (await saving.save(limitType, limitValue)) setOpen(false);
  };
  return (
    <div className={styles.row} ref={place}>
      <div className={styles.value}>
        <p>
          {period}:{' '}
          <b>{isSet(held) ? <bdi translate="no">{money(held.limitValue, held.currencyCode ?? '')}</bdi> : t('none')}</b>
        </p>
        {isOpen && available ? null : (
          <Actions
            label={label}
            isSet={isSet(held)}
            saving={saving}
            onForm={() => setOpen(true)}
            onRemove={() => void save(NO_LIMIT)}
          />
        )}
      </div>
      {isSet(held) ? <Spent limit={held} /> : null}
      {waiting ? <PendingLimit limit={waiting} limitType={limitType} label={label} saving={saving} /> : null}
      {isOpen && available ? (
        <LimitForm
          available={available}
          label={label}
          saving={saving}
          onSave={(value) => void save(value)}
          onClose={() => setOpen(false)}
        />
      ) : null}
      <p className={styles.said} role="status">
        {saving.said}
      </p>
    </div>
  );
}
