import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#renderer/ui/button.tsx';
import formStyles from '#renderer/ui/form.module.css';
import { TextField } from '#renderer/ui/text-field.tsx';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import { type CallError, toCallError } from '../api/call-error.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { SECOND_MS, useNow } from '../time/use-now.ts';
import styles from './code-form.module.css';
import { isWholeCode, readCode } from './code-text.ts';
import { useResendCodeMutation } from './codes-api.ts';
import { FormFailure } from './form-failure.tsx';
import { useCheckedForm } from './use-checked-form.ts';

interface ResendProps {
  readonly asked: CodeAsked;
  readonly onAsked: (asked: CodeAsked) => void;
}

/** Sends another code, after the wait that the server names. */
export function Resend({ asked, onAsked }: ResendProps) {
  const { t } = useTranslation('auth');
  const now = useNow(SECOND_MS);
  const [resend, { isLoading, isSuccess, error }] = useResendCodeMutation();
  const seconds = Math.max(0, Math.ceil((asked.resendAt - now) / SECOND_MS));
  const send = () =>
    void resend({ body: { request: asked.request } })
      .unwrap()
      .then(onAsked, () => {});
  return (
    <div className={styles.resend}>
      {error ? <FormFailure error={toCallError(error)} /> : null}
      <span role="status">{isSuccess && seconds > 0 ? t('code_resent') : null}</span>
      {seconds > 0 ? (
        <span>{t('code_resend_in', { seconds })}</span>
      ) : (
        <button type="button" className={formStyles.link} disabled={isLoading} onClick={send}>
          {t('code_resend')}
        </button>
      )}
    </div>
  );
}

interface CodeFormProps extends ResendProps {
  readonly button: string;
  readonly isLoading: boolean;
  /** Error of the code before. */
  readonly failure: CallError | null;
  readonly onCode: (code: string) => void;
  readonly onBack: () => void;
  readonly backLabel: string;
  /** The number or address may belong to no account; the text says so. */
  readonly isOpen?: boolean;
  readonly children?: ReactNode;
}

/** Asks for a code that was sent. Phones can fill it in; it can be pasted, and typed in the digits of any script. */
export function CodeForm(props: CodeFormProps) {
  const { asked, onAsked, button, isLoading, failure, onCode, onBack, backLabel, children } = props;
  const { t } = useTranslation(['auth', 'errors']);
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const sent = useRef('');
  useEffect(() => {
    // Selects a wrong code, so that typing replaces it; another one that is being typed stays.
    if (failure && field.current?.value === sent.current) field.current.select();
  }, [failure]);
  const check = () => (isWholeCode(code) ? {} : { code: t('code_missing') });
  const { form, errors, submit } = useCheckedForm<'code'>(check, () => {
    sent.current = code;
    onCode(code);
  });
  const key = asked.channel === 'sms' ? 'code_sent_sms' : 'code_sent_email';
  return (
    <form ref={form} className={formStyles.form} method="post" noValidate onSubmit={submit}>
      <p className={formStyles.said}>
        {t(key)} <bdi dir="ltr">{asked.target}</bdi>. {props.isOpen ? t('code_only_if') : null}
      </p>
      {failure ? <FormFailure error={failure} /> : null}
      <TextField
        ref={field}
        label={t('code')}
        hint={t('code_hint')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        value={code}
        error={errors.code}
        onChange={(text) => setCode(readCode(text))}
      />
      {children}
      <Button kind="primary" large wide type="submit" disabled={isLoading} aria-busy={isLoading}>
        {button}
      </Button>
      <Resend asked={asked} onAsked={onAsked} />
      <p className={formStyles.back}>
        <button type="button" className={formStyles.link} onClick={onBack}>
          {backLabel}
        </button>
      </p>
    </form>
  );
}
