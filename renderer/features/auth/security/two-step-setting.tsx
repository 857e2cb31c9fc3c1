import { useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { useStepFocus } from '../account/use-step-focus.ts';
import { shown } from '../forms/use-enter.ts';
import { ConfirmForm } from './confirm-form.tsx';
import styles from './security.module.css';
import { useSetTwoStepMutation } from './security-api.ts';

interface ChangeProps {
  readonly isOn: boolean;
  readonly onDone: () => void;
}

function Change({ isOn, onDone }: ChangeProps) {
  const { t } = useTranslation('auth');
  const [set, { isLoading, error }] = useSetTwoStepMutation();
  const send = (uPassword: string) =>
    void set({ body: { isOn: !isOn, uPassword } })
      .unwrap()
      .then(onDone, shown);
  return (
    <ConfirmForm
      button={t(isOn ? 'two_step_off' : 'two_step_on')}
      isLoading={isLoading}
      error={error}
      onPassword={send}
      onCancel={onDone}
    />
  );
}

interface TwoStepSettingProps {
  readonly isOn: boolean;
  /** The second step uses another channel than the first; a player with only a phone has no other. */
  readonly hasEmail: boolean;
}

/** Turns the second step of signing in on and off. The password confirms it. */
export function TwoStepSetting({ isOn, hasEmail }: TwoStepSettingProps) {
  const { t } = useTranslation('auth');
  const [isChanging, setChanging] = useState(false);
  const place = useStepFocus(isChanging, 'input, button');
  return (
    <section className={styles.part} aria-labelledby="two-step-heading" ref={place}>
      <h3 id="two-step-heading" className={styles.heading}>
        {t('two_step')}
      </h3>
      <p className={styles.said}>{t('two_step_hint')}</p>
      <p role="status">{t(isOn ? 'two_step_is_on' : 'two_step_is_off')}</p>
      {isOn || hasEmail ? null : <p className={styles.said}>{t('two_step_needs_email')}</p>}
      {isChanging ? (
        <Change isOn={isOn} onDone={() => setChanging(false)} />
      ) : isOn || hasEmail ? (
        <Button wide onClick={() => setChanging(true)}>
          {t(isOn ? 'two_step_off' : 'two_step_on')}
        </Button>
      ) : null}
    </section>
  );
}
