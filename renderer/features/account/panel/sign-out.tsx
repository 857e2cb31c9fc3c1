import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useLogoutMutation } from '#renderer/lib/api/sign-out-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import styles from './account-panel.module.css';

/** Button that signs out with one press. */
export function SignOut() {
  const { t } = useTranslation(['auth', 'errors']);
  const [logout, { error, isLoading }] = useLogoutMutation();
  return (
    <>
      <Button kind="quiet" wide disabled={isLoading} aria-busy={isLoading} onClick={() => void logout(undefined)}>
        <Icon name="leave" size={18} mirrored />
        {t('sign_out')}
      </Button>
      {error ? (
        <p className={styles.said} role="alert">
          {t('sign_out_failed')} {t(`errors:${errorTextKey(toCallError(error))}`)}
        </p>
      ) : null}
    </>
  );
}
