import { useRef, useState } from 'react';
import { DeviceError, makePasskey } from '#renderer/lib/device/passkey-device.ts';
import { useMayHavePasskeys } from '#renderer/lib/device/use-may-have-passkeys.ts';
import { useStepFocus } from '#renderer/lib/forms/use-step-focus.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { ConfirmForm } from '#renderer/lib/proof/confirm-form.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import styles from '#renderer/ui/setting.module.css';
import { TextField } from '#renderer/ui/text-field.tsx';
import { PASSKEY_NAME_LENGTH } from '#shared/contracts/passkey-name.ts';
import type { ProofBody } from '#shared/contracts/second-proof.ts';
import type { SecurityPasskey } from '#shared/contracts/security.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { useAddPasskeyMutation, useAskPasskeyMutation } from './passkeys-api.ts';

/** Translation keys for problems of the device. */
const PROBLEM_KEYS = { cancelled: 'not_made', replaced: 'not_made', known: 'known', failed: 'failed' } as const;

interface AddFormProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

function AddForm({ onDone, onCancel }: AddFormProps) {
  const { t } = useTranslation('passkeys');
  const [name, setName] = useState('');
  const [ask] = useAskPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const make = async (proof: ProofBody) => {
    const options = await ask({ body: proof }).unwrap();
    const passkey = await makePasskey(options);
    await add({ body: { passkey, name } }).unwrap();
  };
  const send = (proof: ProofBody) => {
    setError(null);
    setBusy(true);
    make(proof).then(onDone, (reason: unknown) => {
      setError(reason);
      setBusy(false);
    });
  };
  const ofDevice = error instanceof DeviceError ? error.problem : null;
  return (
    <ConfirmForm
      button={t(isBusy ? 'adding' : 'add_go')}
      isLoading={isBusy}
      error={ofDevice ? null : error}
      onProof={send}
      onCancel={onCancel}
    >
      {() => (
        <>
          {ofDevice ? (
            <div role="alert">
              <Notice kind="warn" icon="alert">
                {t(PROBLEM_KEYS[ofDevice])}
              </Notice>
            </div>
          ) : null}
          <TextField
            label={t('name')}
            hint={t('name_hint')}
            name="passkey-name"
            autoComplete="off"
            maxLength={PASSKEY_NAME_LENGTH}
            value={name}
            onChange={setName}
          />
        </>
      )}
    </ConfirmForm>
  );
}

interface PasskeySettingProps {
  readonly passkeys: readonly SecurityPasskey[];
}

/** Lists the player's passkeys and adds one. Where this page cannot use passkeys, it can still remove them. */
export function PasskeySetting({ passkeys }: PasskeySettingProps) {
  const { t } = useTranslation('passkeys');
  const mayAdd = useMayHavePasskeys();
  const [isAdding, setAdding] = useState(false);
  const [done, setDone] = useState<'added' | 'removed' | 'renamed' | null>(null);
  const place = useStepFocus(isAdding, 'form input, [data-add]');
  const heading = useRef<HTMLHeadingElement>(null);
  if (!mayAdd && passkeys.length === 0) return null;
  const begin = () => {
    setDone(null);
    setAdding(true);
  };
  const added = () => {
    setDone('added');
    setAdding(false);
  };
  const removed = () => {
    setDone('removed');
    // The pressed button was removed with its passkey.
    heading.current?.focus();
  };
  return (
    <section className={styles.part} aria-labelledby="passkeys-heading">
      <h3 ref={heading} id="passkeys-heading" tabIndex={-1} className={styles.heading}>
        {t('heading')}
      </h3>
      <p className={styles.said}>{t('hint')}</p>
      {passkeys.length > 0 ? (
        <ul className={styles.rows}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRenamed={() => setDone('renamed')} onRemoved={removed} />
          ))}
        </ul>
      ) : null}
      <p className={styles.said} role="status">
        {done ? t(done) : null}
      </p>
      <div ref={place}>
        {isAdding ? <AddForm onDone={added} onCancel={() => setAdding(false)} /> : null}
        {!isAdding && mayAdd ? (
          <Button wide data-add onClick={begin}>
            {t('add')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
