import { useState } from 'react';
import { shown } from '#renderer/lib/forms/shown.ts';
import { useStepFocus } from '#renderer/lib/forms/use-step-focus.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { ConfirmForm } from '#renderer/lib/proof/confirm-form.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import styles from '#renderer/ui/setting.module.css';
import type { ProofBody } from '#shared/contracts/second-proof.ts';
import { useMakeRecoveryCodesMutation } from './factors-api.ts';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';

/** At this number of codes the player is advised to make new ones. */
const FEW = 3;

interface RecoveryCodesSettingProps {
  /** Number of codes that are left. */
  readonly count: number;
}

/** Shows how many recovery codes are left and makes a new set, which replaces them. */
export function RecoveryCodesSetting({ count }: RecoveryCodesSettingProps) {
  const { t } = useTranslation('factors');
  const [make, { isLoading, error }] = useMakeRecoveryCodesMutation();
  const [step, setStep] = useState<'shown' | 'asking' | readonly string[]>('shown');
  const place = useStepFocus(typeof step === 'string' ? step : 'codes', 'input, select, button');
  const send = (proof: ProofBody) =>
    void make({ body: proof })
      .unwrap()
      .then(({ newRecoveryCodes }) => setStep(newRecoveryCodes ?? 'shown'), shown);
  return (
    <section className={styles.part} aria-labelledby="recovery-heading" ref={place}>
      <h3 id="recovery-heading" className={styles.heading}>
        {t('recovery')}
      </h3>
      <p className={styles.said}>{t('recovery_hint')}</p>
      <p>{t('recovery_left', { count })}</p>
      {count <= FEW ? (
        <Notice kind="warn" icon="alert">
          {t('recovery_few')}
        </Notice>
      ) : null}
      {step === 'shown' ? (
        <Button wide onClick={() => setStep('asking')}>
          {t('recovery_make')}
        </Button>
      ) : step === 'asking' ? (
        <ConfirmForm
          button={t('recovery_make')}
          isLoading={isLoading}
          error={error}
          onProof={send}
          onCancel={() => setStep('shown')}
        >
          {() => <p className={styles.said}>{t('recovery_replaces')}</p>}
        </ConfirmForm>
      ) : (
        <NewRecoveryCodes codes={step} onDone={() => setStep('shown')} />
      )}
    </section>
  );
}
