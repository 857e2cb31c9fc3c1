import { useTranslation } from 'react-i18next';
import { signUpAsked } from '#renderer/lib/ports/auth-port.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { authDialogClosed, selectAuth } from '../slice.ts';
import styles from './form.module.css';
import { SignInForm } from './sign-in-form.tsx';

const REASON_KEYS = { place: 'sign_in_to_place', history: 'sign_in_for_history' } as const;

/** Signs in where one is: the page and the coupon stay. */
export function SignInDialog() {
  const { t } = useTranslation(['auth', 'common']);
  const dispatch = useAppDispatch();
  const { reason } = useAppSelector(selectAuth);
  const { isRegistrationAllowed } = useAppSelector(selectConfig);
  return (
    <Dialog title={t('sign_in')} closeLabel={t('common:close')} padded onClose={() => dispatch(authDialogClosed())}>
      {reason === 'none' ? null : <p className={styles.reason}>{t(REASON_KEYS[reason])}</p>}
      <SignInForm />
      {isRegistrationAllowed ? (
        <p className={styles.other}>
          {t('no_account')}{' '}
          <button type="button" className={styles.link} onClick={() => dispatch(signUpAsked({ reason }))}>
            {t('sign_up')}
          </button>
        </p>
      ) : null}
    </Dialog>
  );
}
