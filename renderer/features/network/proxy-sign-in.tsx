import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { CheckboxField } from '#renderer/ui/checkbox-field.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import type { NetworkPort, ProxyChallenge } from '#shared/host/desktop/network.ts';
import styles from './network-section.module.css';

interface QuestionProps {
  readonly port: NetworkPort;
  readonly challenge: ProxyChallenge;
}

function Question({ port, challenge }: QuestionProps) {
  const { t } = useTranslation('desktop-profiles');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [isStored, setStored] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name === '');
    if (name === '') field.current?.focus();
    else void port.signIn(challenge.id, { name, password, isStored });
  };
  const cancel = () => void port.cancelSignIn(challenge.id);
  return (
    <Dialog
      title={t('proxy_sign_in_title')}
      closeLabel={t('profile_cancel')}
      padded
      initialFocus={field}
      onClose={cancel}
    >
      <form className={styles.dialog} method="post" noValidate onSubmit={send}>
        <p className={styles.text}>{t('proxy_sign_in_text', { proxy: challenge.proxy })}</p>
        {challenge.realm === '' ? null : <p className={styles.text}>{t('proxy_realm', { realm: challenge.realm })}</p>}
        {challenge.isAgain ? (
          <Notice kind="warn" icon="lock" announced>
            {t('proxy_again')}
          </Notice>
        ) : null}
        <TextField
          ref={field}
          label={t('proxy_name')}
          autoComplete="off"
          spellCheck={false}
          maxLength={256}
          value={name}
          error={isMissing && name === '' ? t('proxy_name_missing') : undefined}
          onChange={setName}
        />
        <TextField
          label={t('proxy_password')}
          type="password"
          autoComplete="off"
          maxLength={1024}
          value={password}
          onChange={setPassword}
        />
        <CheckboxField label={t('proxy_keep')} checked={isStored} onChange={setStored} />
        <div className={styles.buttons}>
          <Button kind="primary" type="submit">
            {t('proxy_enter')}
          </Button>
          <Button onClick={cancel}>{t('profile_cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Asks for the name and password of a proxy, once for each challenge; keeps neither after the answer. */
export function ProxySignInDialog({ port }: { readonly port: NetworkPort }) {
  const [challenge, setChallenge] = useState<ProxyChallenge | null>(null);
  useEffect(() => {
    let isThere = true;
    const stop = port.onSignIn(setChallenge);
    void port.pendingSignIn().then((pending) => {
      if (isThere) setChallenge(pending);
    }, reportError);
    return () => {
      isThere = false;
      stop();
    };
  }, [port]);
  return challenge ? <Question key={challenge.id} port={port} challenge={challenge} /> : null;
}
