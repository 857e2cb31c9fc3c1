import { useState } from 'react';
import { useStepFocus } from '#renderer/lib/forms/use-step-focus.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import styles from '#renderer/ui/setting.module.css';
import type { Security } from '#shared/contracts/security.ts';
import { ChangeForm } from './change-form.tsx';
import { useSetTwoStepMutation } from './factors-api.ts';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';

interface ChangeProps {
  readonly isOn: boolean;
  /** Called with new recovery codes; null when none were made. */
  readonly onDone: (codes: readonly string[] | null) => void;
  readonly onCancel: () => void;
}

function Change({ isOn, onDone, onCancel }: ChangeProps) {
  const { t } = useTranslation('auth');
  return (
    <ChangeForm
      button={t(isOn ? 'two_step_off' : 'two_step_on')}
      change={useSetTwoStepMutation()}
      body={{ isOn: !isOn }}
      onDone={({ newRecoveryCodes }) => onDone(newRecoveryCodes)}
      onCancel={onCancel}
    />
  );
}

type TwoStepFacts = Pick<Security, 'isTwoStepDue' | 'passkeys' | 'phone' | 'totp' | 'twoStep'>;

/** Turns the second step of signing in on and off; it needs a phone, a passkey or an authenticator (O-04). */
export function TwoStepSetting({ security }: { readonly security: TwoStepFacts }) {
  const { t } = useTranslation(['factors', 'auth']);
  const { twoStep: isOn, isTwoStepDue: isDue, phone, passkeys, totp } = security;
  const [step, setStep] = useState<'shown' | 'changing' | readonly string[]>('shown');
  const place = useStepFocus(typeof step === 'string' ? step : 'codes', 'input, select, button');
  const hasFactor = phone !== null || passkeys.length > 0 || totp !== null;
  return (
    <section className={styles.part} aria-labelledby="two-step-heading" ref={place}>
      <h3 id="two-step-heading" className={styles.heading}>
        {t('auth:two_step')}
      </h3>
      <p className={styles.said}>{t('two_step_hint')}</p>
      <p role="status">{t(isOn ? 'auth:two_step_is_on' : 'auth:two_step_is_off')}</p>
      {isDue ? (
        <Notice kind="warn" icon="alert">
          {t('two_step_due')}
        </Notice>
      ) : null}
      {isOn || hasFactor ? null : <p className={styles.said}>{t('two_step_needs')}</p>}
      {step === 'changing' ? (
        <Change isOn={isOn} onDone={(codes) => setStep(codes ?? 'shown')} onCancel={() => setStep('shown')} />
      ) : typeof step === 'object' ? (
        <NewRecoveryCodes codes={step} onDone={() => setStep('shown')} />
      ) : isOn || hasFactor ? (
        <Button wide onClick={() => setStep('changing')}>
          {t(isOn ? 'auth:two_step_off' : 'auth:two_step_on')}
        </Button>
      ) : null}
    </section>
  );
}
