import { useState } from 'react';
import { sessionApi } from '#renderer/lib/api/session-api.ts';
import { shown } from '#renderer/lib/forms/shown.ts';
import { useStepFocus } from '#renderer/lib/forms/use-step-focus.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { ConfirmForm } from '#renderer/lib/proof/confirm-form.tsx';
import { authDialogClosed } from '#renderer/lib/store/auth-slice.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import styles from '#renderer/ui/setting.module.css';
import { CLOSING_REASONS, type ClosingReason } from '#shared/contracts/personal-data.ts';
import type { ProofBody } from '#shared/contracts/second-proof.ts';
import { useCloseAccountMutation } from './data-api.ts';

/** Closes the account after the proof of a change. It ends the session, and the session listener announces that. */
export function CloseAccount() {
  const { t } = useTranslation('my-data');
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState<ClosingReason>('none');
  const [close, { isLoading, error }] = useCloseAccountMutation();
  const place = useStepFocus(isAsking, 'select, input, button');
  const confirm = async (proof: ProofBody) => {
    await close({ body: { ...proof, reason } }).unwrap();
    const { session } = sessionApi.endpoints;
    await dispatch(session.initiate(undefined, { subscribe: false, forceRefetch: true }));
    dispatch(authDialogClosed());
  };
  const options = CLOSING_REASONS.map((value) => ({ value, label: t(`reason_${value}`) }));
  return (
    <section className={styles.part} aria-labelledby="close-account">
      <h3 id="close-account" className={styles.heading}>
        {t('close')}
      </h3>
      <p>{t('close_what')}</p>
      <div ref={place} className={styles.part}>
        {isAsking ? (
          <>
            <p>{t('close_sure')}</p>
            <ConfirmForm
              button={t('close_confirm')}
              isLoading={isLoading}
              error={error}
              onProof={(proof) => void confirm(proof).catch(shown)}
              onCancel={() => setAsking(false)}
            >
              {() => (
                <SelectField
                  label={t('close_reason')}
                  options={options}
                  value={reason}
                  onChange={(value) => setReason(CLOSING_REASONS.find((one) => one === value) ?? 'none')}
                />
              )}
            </ConfirmForm>
          </>
        ) : (
          <Button wide onClick={() => setAsking(true)}>
            {t('close_ask')}
          </Button>
        )}
      </div>
    </section>
  );
}
