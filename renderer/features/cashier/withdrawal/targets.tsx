import { useState } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { CashierAnswer, PayoutTarget } from '#shared/contracts/cashier.ts';
import { useRemovePayoutTargetMutation } from '../api.ts';
import styles from '../cashier.module.css';
import { Tiles } from '../tiles.tsx';
import { usePaymentText } from '../use-payment-text.ts';
import { AddTarget, addableMethods } from './add-target.tsx';

/** Removes an account that the player added, after one more press. */
function RemoveTarget({ target: { id, label } }: { readonly target: PayoutTarget }) {
  const { t } = useTranslation(['cashier', 'errors']);
  const [isAsking, setAsking] = useState(false);
  const [remove, { error, isLoading }] = useRemovePayoutTargetMutation();
  return (
    <div className={styles.buttons}>
      {isAsking ? (
        <>
          <Button disabled={isLoading} aria-busy={isLoading} onClick={() => void remove({ params: { targetId: id } })}>
            {t('target_remove_now')}
          </Button>
          <Button kind="quiet" onClick={() => setAsking(false)}>
            {t('back')}
          </Button>
        </>
      ) : (
        <Button kind="quiet" onClick={() => setAsking(true)}>
          {t('target_remove', { label })}
        </Button>
      )}
      <p className={styles.said} role="alert">
        {error ? t(`errors:${errorTextKey(toCallError(error))}`) : null}
      </p>
    </div>
  );
}

interface TargetsProps {
  readonly cashier: CashierAnswer;
  readonly chosenId: string | null;
  readonly onChoose: (targetId: string) => void;
}

/** Chooses where a withdrawal goes, adds an account of the player's own, and removes one. */
export function Targets({ cashier, chosenId, onChoose }: TargetsProps) {
  const { t } = useTranslation('cashier');
  const money = useMoneyText();
  const text = usePaymentText();
  const [isAdding, setAdding] = useState(false);
  const { iso, withdrawal } = cashier;
  const methods = addableMethods(withdrawal.methods);
  const noteOf = ({ owed, methodId }: PayoutTarget) => {
    const method = withdrawal.methods.find(({ id }) => id === methodId);
    const parts = [
      owed > 0 ? t('target_owed', { amount: money(owed, iso) }) : '',
      method ? text.terms(method, iso) : t('target_closed'),
    ];
    return parts.filter((part) => part !== '').join(' · ');
  };
  return (
    <div className={styles.stack}>
      {withdrawal.targets.length === 0 ? (
        <p>{t('target_none')}</p>
      ) : (
        <Tiles
          legend={t('target_label')}
          tiles={withdrawal.targets.map((one) => ({
            id: one.id,
            kind: one.kind,
            name: one.label,
            note: noteOf(one),
          }))}
          chosenId={chosenId}
          onChoose={onChoose}
          aside={(id) => {
            const target = withdrawal.targets.find((one) => one.id === id);
            return target?.isOwn ? <RemoveTarget target={target} /> : null;
          }}
        />
      )}
      {isAdding ? (
        <AddTarget
          iso={iso}
          methods={methods}
          onAdded={({ id }) => {
            setAdding(false);
            onChoose(id);
          }}
          onClose={() => setAdding(false)}
        />
      ) : methods.length > 0 ? (
        <div>
          <Button onClick={() => setAdding(true)}>{t('target_add')}</Button>
        </div>
      ) : null}
    </div>
  );
}
