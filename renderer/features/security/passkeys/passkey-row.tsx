import { useState } from 'react';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { FormFailure } from '#renderer/lib/forms/form-failure.tsx';
import { shown } from '#renderer/lib/forms/shown.ts';
import { useCheckedForm } from '#renderer/lib/forms/use-checked-form.ts';
import { useStepFocus } from '#renderer/lib/forms/use-step-focus.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { ConfirmForm } from '#renderer/lib/proof/confirm-form.tsx';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import styles from '#renderer/ui/setting.module.css';
import { TextField } from '#renderer/ui/text-field.tsx';
import { PASSKEY_NAME_LENGTH } from '#shared/contracts/passkey-name.ts';
import type { ProofBody } from '#shared/contracts/second-proof.ts';
import type { SecurityPasskey } from '#shared/contracts/security.ts';
import { useRemovePasskeyMutation, useRenamePasskeyMutation } from './passkeys-api.ts';

interface ChangeProps {
  readonly passkey: SecurityPasskey;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

function RenameForm({ passkey, onDone, onCancel }: ChangeProps) {
  const { t } = useTranslation(['passkeys', 'auth']);
  const [name, setName] = useState(passkey.name);
  const [rename, { isLoading, error }] = useRenamePasskeyMutation();
  const check = () => (name.trim() === '' ? { name: t('name_missing') } : {});
  const send = () =>
    void rename({ body: { id: passkey.id, name } })
      .unwrap()
      .then(onDone, shown);
  const { form, errors, submit } = useCheckedForm<'name'>(check, send);
  return (
    <form ref={form} className={styles.part} method="post" noValidate onSubmit={submit}>
      {error ? <FormFailure error={toCallError(error)} /> : null}
      <TextField
        label={t('name')}
        name="passkey-name"
        autoComplete="off"
        maxLength={PASSKEY_NAME_LENGTH}
        value={name}
        error={errors.name}
        onChange={setName}
      />
      <div className={styles.buttons}>
        <Button kind="primary" type="submit" disabled={isLoading} aria-busy={isLoading}>
          {t('save')}
        </Button>
        <Button disabled={isLoading} onClick={onCancel}>
          {t('auth:cancel')}
        </Button>
      </div>
    </form>
  );
}

function RemoveForm({ passkey, onDone, onCancel }: ChangeProps) {
  const { t } = useTranslation('passkeys');
  const [remove, { isLoading, error }] = useRemovePasskeyMutation();
  const send = (proof: ProofBody) =>
    void remove({ body: { id: passkey.id, ...proof } })
      .unwrap()
      .then(onDone, shown);
  const text = t('remove_text', { name: passkey.name || t('unnamed') });
  return (
    <ConfirmForm button={t('remove')} isLoading={isLoading} error={error} onProof={send} onCancel={onCancel}>
      {() => <p className={styles.said}>{text}</p>}
    </ConfirmForm>
  );
}

interface PasskeyRowProps {
  readonly passkey: SecurityPasskey;
  readonly onRenamed: () => void;
  readonly onRemoved: () => void;
}

/** Shows one passkey: its name, when it was added and used, and the buttons to rename and remove it. */
export function PasskeyRow({ passkey, onRenamed, onRemoved }: PasskeyRowProps) {
  const { t } = useTranslation('passkeys');
  const text = useTimeText();
  const now = useNow(MINUTE_MS);
  const [step, setStep] = useState<'shown' | 'renaming' | 'removing'>('shown');
  const place = useStepFocus(step, 'input, button');
  const name = passkey.name || t('unnamed');
  const close = () => setStep('shown');
  const change = { passkey, onCancel: close };
  const renamed = () => {
    close();
    onRenamed();
  };
  return (
    <li className={styles.row}>
      <div className={styles.key} ref={place}>
        <div className={styles.facts}>
          <b>
            <bdi>{name}</bdi>
          </b>
          <span>{t('made', { time: text.moment(passkey.createdAt, now) })}</span>
          <span>
            {passkey.usedAt === null ? t('never_used') : t('used', { time: text.moment(passkey.usedAt, now) })}
          </span>
          {passkey.isSynced ? <span>{t('synced')}</span> : null}
        </div>
        {step === 'renaming' ? <RenameForm {...change} onDone={renamed} /> : null}
        {step === 'removing' ? <RemoveForm {...change} onDone={onRemoved} /> : null}
        {step === 'shown' ? (
          <div className={styles.buttons}>
            <Button aria-label={t('rename_of', { name })} onClick={() => setStep('renaming')}>
              {t('rename')}
            </Button>
            <Button aria-label={t('remove_of', { name })} onClick={() => setStep('removing')}>
              {t('remove')}
            </Button>
          </div>
        ) : null}
      </div>
    </li>
  );
}
