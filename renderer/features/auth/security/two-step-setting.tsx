import { useState } from 'react';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { useStepFocus } from '../account/use-step-focus.ts';
import { FormFailure } from '../forms/form-failure.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { useCheckedForm } from '../forms/use-checked-form.ts';
import { shown } from '../forms/use-enter.ts';
import styles from './security.module.css';
import { useSetTwoStepMutation } from './security-api.ts';

interface ChangeProps {
  readonly isOn: boolean;
  readonly onDone: () => void;
}

function Change({ isOn, onDone }: ChangeProps) {
  const { t } = useTranslation('auth');
  const [password, setPassword] = useState('');
  const [set, { isLoading, error }] = useSetTwoStepMutation();
  const check = () => (password === '' ? { password: t('password_missing') } : {});
  const send = () =>
    void set({ body: { isOn: !isOn, uPassword: password } })
      .unwrap()
      .then(onDone, shown);
  const { form, errors, submit } = useCheckedForm<'password'>(check, send);
  return (
    <form ref={form} className={styles.part} method="post" noValidate onSubmit={submit}>
      {error ? <FormFailure error={toCallError(error)} /> : null}
      <PasswordField
        label={t('password_confirm')}
        autoComplete="current-password"
        value={password}
        error={errors.password}
        onChange={setPassword}
      />
      <div className={styles.buttons}>
        <Button kind="primary" type="submit" disabled={isLoading} aria-busy={isLoading}>
          {t(isOn ? 'two_step_off' : 'two_step_on')}
        </Button>
        <Button disabled={isLoading} onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Whether signing in asks for a code as well. The password confirms a change of it. */
export function TwoStepSetting({ isOn }: { readonly isOn: boolean }) {
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
      {isChanging ? (
        <Change isOn={isOn} onDone={() => setChanging(false)} />
      ) : (
        <Button wide onClick={() => setChanging(true)}>
          {t(isOn ? 'two_step_off' : 'two_step_on')}
        </Button>
      )}
    </section>
  );
}
