import { useEffect, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import type { NetworkPort } from '#shared/host/desktop/network.ts';
import styles from './network-section.module.css';

/** Forgets a stored proxy sign-in. */
export function StoredSignIn({ port }: { readonly port: NetworkPort }) {
  const { t } = useTranslation('desktop-profiles');
  const [state, setState] = useState<'none' | 'kept' | 'forgotten'>('none');
  useEffect(() => {
    let isThere = true;
    void port.isSignInStored().then((isStored) => {
      if (isThere && isStored) setState('kept');
    }, reportError);
    return () => {
      isThere = false;
    };
  }, [port]);
  if (state === 'none') return null;
  const forget = async () => {
    await port.forgetSignIn();
    setState('forgotten');
  };
  return (
    <div className={styles.check}>
      <p className={styles.text} role="status">
        {t(state === 'kept' ? 'sign_in_kept' : 'sign_in_forgotten')}
      </p>
      {state === 'kept' ? <Button onClick={() => void forget()}>{t('sign_in_forget')}</Button> : null}
    </div>
  );
}
