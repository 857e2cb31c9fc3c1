import { useEffect, useRef } from 'react';
import { Button } from '#renderer/ui/button.tsx';
import styles from '#renderer/ui/form.module.css';
import { SelectField } from '#renderer/ui/select-field.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import type { SecondFactor } from '#shared/contracts/second-step.ts';
import { toCallError } from '../api/call-error.ts';
import { Resend } from '../forms/code-form.tsx';
import { FormFailure } from '../forms/form-failure.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';
import type { FactorState } from './use-factor.ts';

interface FactorFieldsProps {
  readonly state: FactorState;
  /** Error of the code field. */
  readonly error: string | undefined;
  /** The last attempt was refused: the code is selected, so that typing replaces it. */
  readonly isRefused: boolean;
  /** Focuses the field of the code when it appears. */
  readonly isFirst?: boolean;
}

/** Draws the code that was sent, or the button that sends it. */
function SentCode({ state }: Pick<FactorFieldsProps, 'state'>) {
  const { t } = useTranslation(['factors', 'auth']);
  const { asked, sending, sendCode, setAsked } = state;
  return (
    <>
      {sending.error ? <FormFailure error={toCallError(sending.error)} /> : null}
      {asked === null ? (
        <Button wide disabled={sending.isBusy} aria-busy={sending.isBusy} onClick={sendCode}>
          {t('send_code')}
        </Button>
      ) : (
        <>
          <p className={styles.said} role="status">
            {t(asked.channel === 'sms' ? 'auth:code_sent_sms' : 'auth:code_sent_email')}{' '}
            <bdi dir="ltr">{asked.target}</bdi>.
          </p>
          <Resend asked={asked} onAsked={setAsked} />
        </>
      )}
    </>
  );
}

/** Draws the choice of a second factor and the fields of the chosen one. */
export function FactorFields({ state, error, isRefused, isFirst = false }: FactorFieldsProps) {
  const { t } = useTranslation(['factors', 'auth']);
  const { factors, factor, code, isToSend } = state;
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field of another factor is another field
  useEffect(() => {
    if (isFirst) field.current?.focus();
  }, [isFirst, factor, isToSend]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code that is being typed when the refusal comes stays
  useEffect(() => {
    if (isRefused && state.isTried()) field.current?.select();
  }, [isRefused]);
  if (factor === null) return null;
  const isRecovery = factor === 'recovery';
  return (
    <>
      {factors.length > 1 ? (
        <SelectField
          label={t('choose')}
          value={factor}
          options={factors.map((value) => ({ value, label: t(`factor_${value}`) }))}
          onChange={(value) => state.choose(value as SecondFactor)}
        />
      ) : null}
      {factor === 'sms' || factor === 'email' ? <SentCode state={state} /> : null}
      {factor === 'passkey' ? <p className={styles.said}>{t('passkey_hint')}</p> : null}
      {factor === 'passkey' || isToSend ? null : (
        <TextField
          key={factor}
          ref={field}
          label={t(isRecovery ? 'recovery_label' : 'auth:code')}
          hint={t(`hint_${factor}`)}
          name={isRecovery ? 'recovery-code' : 'code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          spellCheck={false}
          value={code}
          error={error}
          onChange={state.type}
        />
      )}
    </>
  );
}
