import { useEffect, useRef, useState } from 'react';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { isWholeCode, readCode } from '#renderer/lib/forms/code-text.ts';
import { FormFailure } from '#renderer/lib/forms/form-failure.tsx';
import { shown } from '#renderer/lib/forms/shown.ts';
import { useCheckedForm } from '#renderer/lib/forms/use-checked-form.ts';
import { useStepFocus } from '#renderer/lib/forms/use-step-focus.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { QrCode } from '#renderer/lib/qr/qr-code.tsx';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import styles from '#renderer/ui/setting.module.css';
import { TextField } from '#renderer/ui/text-field.tsx';
import type { Security } from '#shared/contracts/security.ts';
import { ChangeForm } from './change-form.tsx';
import factorStyles from './factors.module.css';
import { useAskTotpMutation, useConfirmTotpMutation, useRemoveTotpMutation } from './factors-api.ts';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';

interface Setup {
  readonly secret: string;
  readonly address: string;
}

interface SetupFormProps {
  readonly setup: Setup;
  readonly onDone: (codes: readonly string[] | null) => void;
  readonly onCancel: () => void;
}

/** Returns a secret in groups of four, which are easier to type. */
const inGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Shows the secret as a QR code and as text, and asks for the first code. */
function SetupForm({ setup, onDone, onCancel }: SetupFormProps) {
  const { t } = useTranslation(['factors', 'auth']);
  const [code, setCode] = useState('');
  const [confirm, { isLoading, error }] = useConfirmTotpMutation();
  const check = () => (isWholeCode(code) ? {} : { code: t('code_missing') });
  const sent = useRef('');
  const send = () => {
    sent.current = code;
    void confirm({ body: { code } })
      .unwrap()
      .then(({ newRecoveryCodes }) => onDone(newRecoveryCodes), shown);
  };
  const { form, errors, submit } = useCheckedForm<'code'>(check, send);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!error) return;
    // The message above moves the field out of the window of a phone.
    if (field.current?.value === sent.current) field.current.select();
    field.current?.scrollIntoView({ block: 'center' });
  }, [error]);
  return (
    <form ref={form} className={styles.part} method="post" noValidate onSubmit={submit}>
      <ol className={factorStyles.steps}>
        <li>{t('totp_step_app')}</li>
        <li>{t('totp_step_scan')}</li>
        <li>{t('totp_step_code')}</li>
      </ol>
      <QrCode text={setup.address} label={t('totp_qr')} className={factorStyles.qr} />
      <p className={factorStyles.secret} dir="ltr">
        <code>{inGroups(setup.secret)}</code>
      </p>
      {error ? <FormFailure error={toCallError(error)} /> : null}
      <TextField
        ref={field}
        label={t('auth:code')}
        hint={t('hint_totp')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        value={code}
        error={errors.code}
        onChange={(text) => setCode(readCode(text))}
      />
      <div className={styles.buttons}>
        <Button kind="primary" type="submit" disabled={isLoading} aria-busy={isLoading}>
          {t('totp_confirm')}
        </Button>
        <Button disabled={isLoading} onClick={onCancel}>
          {t('auth:cancel')}
        </Button>
      </div>
    </form>
  );
}

interface AskFormProps {
  readonly onSetup: (setup: Setup) => void;
  readonly onCancel: () => void;
}

function AskForm({ onSetup, onCancel }: AskFormProps) {
  const { t } = useTranslation('factors');
  const change = useAskTotpMutation();
  return <ChangeForm button={t('totp_go')} change={change} body={{}} onDone={onSetup} onCancel={onCancel} />;
}

function RemoveForm({ onDone, onCancel }: { readonly onDone: () => void; readonly onCancel: () => void }) {
  const { t } = useTranslation('factors');
  const change = useRemoveTotpMutation();
  return <ChangeForm button={t('totp_remove')} change={change} body={{}} onDone={onDone} onCancel={onCancel} />;
}

type Step =
  | { readonly name: 'shown' | 'asking' | 'removing' | 'added' | 'removed' }
  | { readonly name: 'setup'; readonly setup: Setup }
  | { readonly name: 'codes'; readonly codes: readonly string[] };

const SHOWN: Step = { name: 'shown' };

/** Sets up an authenticator app as the second step, replaces it and removes it. */
export function AuthenticatorSetting({ totp }: Pick<Security, 'totp'>) {
  const { t } = useTranslation('factors');
  const text = useTimeText();
  const now = useNow(MINUTE_MS);
  const [step, setStep] = useState<Step>(SHOWN);
  const place = useStepFocus(step.name, 'input, select, button');
  const close = () => setStep(SHOWN);
  const isIdle = step.name === 'shown' || step.name === 'added' || step.name === 'removed';
  return (
    <section className={styles.part} aria-labelledby="totp-heading" ref={place}>
      <h3 id="totp-heading" className={styles.heading}>
        {t('totp')}
      </h3>
      <p className={styles.said}>
        {totp === null ? t('totp_hint') : t('totp_since', { time: text.moment(totp.addedAt, now) })}
      </p>
      <p className={styles.said} role="status">
        {step.name === 'added' || step.name === 'removed' ? t(`totp_${step.name}`) : null}
      </p>
      {step.name === 'asking' ? (
        <AskForm onSetup={(setup) => setStep({ name: 'setup', setup })} onCancel={close} />
      ) : null}
      {step.name === 'setup' ? (
        <SetupForm
          setup={step.setup}
          onDone={(codes) => setStep(codes ? { name: 'codes', codes } : { name: 'added' })}
          onCancel={close}
        />
      ) : null}
      {step.name === 'codes' ? <NewRecoveryCodes codes={step.codes} onDone={() => setStep({ name: 'added' })} /> : null}
      {step.name === 'removing' ? <RemoveForm onDone={() => setStep({ name: 'removed' })} onCancel={close} /> : null}
      {isIdle ? (
        <div className={styles.buttons}>
          <Button onClick={() => setStep({ name: 'asking' })}>{t(totp === null ? 'totp_add' : 'totp_replace')}</Button>
          {totp === null ? null : <Button onClick={() => setStep({ name: 'removing' })}>{t('totp_remove')}</Button>}
        </div>
      ) : null}
    </section>
  );
}
