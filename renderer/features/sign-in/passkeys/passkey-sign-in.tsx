import { FormFailure } from '#renderer/lib/forms/form-failure.tsx';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import styles from '#renderer/ui/form.module.css';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { type PasskeySignInProps, usePasskeySignIn } from './use-passkey-sign-in.ts';

/** Signs in by passkey; draws nothing where the site offers none at this address. */
export function PasskeySignIn(props: PasskeySignInProps) {
  const { t } = useTranslation('passkeys');
  const { problem, isBusy, press } = usePasskeySignIn(props);
  if (typeof problem === 'object' && problem?.code === 'PASSKEY_UNAVAILABLE') return null;
  return (
    <div className={styles.buttons}>
      {typeof problem === 'string' ? (
        <div role="alert">
          <Notice kind="info" icon="info">
            {t(problem)}
          </Notice>
        </div>
      ) : null}
      {typeof problem === 'object' && problem ? <FormFailure error={problem} /> : null}
      <Button large wide disabled={isBusy} aria-busy={isBusy} onClick={() => void press()}>
        <Icon name="lock" size={18} />
        {t(isBusy ? 'signing_in' : 'sign_in')}
      </Button>
    </div>
  );
}
