import { useTranslation } from 'react-i18next';
import { signInAsked } from '#renderer/lib/ports/auth-port.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { authDialogClosed, selectAuth } from '../slice.ts';
import styles from './form.module.css';
import { SignUpForm } from './sign-up-form.tsx';

/** Opens an account and signs in with it; the page and the coupon stay. */
export function SignUpDialog() {
  const { t } = useTranslation(['auth', 'common']);
  const dispatch = useAppDispatch();
  const { reason } = useAppSelector(selectAuth);
  return (
    <Dialog title={t('sign_up')} closeLabel={t('common:close')} padded onClose={() => dispatch(authDialogClosed())}>
      <SignUpForm />
      <p className={styles.other}>
        {t('has_account')}{' '}
        <button type="button" className={styles.link} onClick={() => dispatch(signInAsked({ reason }))}>
          {t('sign_in')}
        </button>
      </p>
    </Dialog>
  );
}
