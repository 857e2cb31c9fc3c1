import { useRef } from 'react';
import { Registration } from '#renderer/features/registration/registration.tsx';
import { useOpening } from '#renderer/features/registration/use-opening.ts';
import { SignInForm } from '#renderer/features/sign-in/forms/sign-in-form.tsx';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { signInAsked, signUpAsked } from '#renderer/lib/ports/auth-port.ts';
import { authDialogClosed, selectAuth } from '#renderer/lib/store/auth-slice.ts';
import { selectMayRegister } from '#renderer/lib/store/site-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Dialog } from '#renderer/ui/dialog.tsx';
import formStyles from '#renderer/ui/form.module.css';
import styles from './entry-dialog.module.css';

const REASON_KEYS = { place: 'sign_in_to_place', history: 'sign_in_for_history' } as const;

interface OtherMethodProps {
  readonly question: string;
  readonly answer: string;
  readonly onPress: () => void;
}

function OtherMethod({ question, answer, onPress }: OtherMethodProps) {
  return (
    <p className={styles.other}>
      {question}{' '}
      <button type="button" className={formStyles.link} onClick={onPress}>
        {answer}
      </button>
    </p>
  );
}

/**
 * Dialog for signing in and registering; page and coupon stay. One dialog serves both, so that the focus returns to
 * what opened it after either.
 */
export function EntryDialog() {
  const { t } = useTranslation(['auth', 'common']);
  const dispatch = useAppDispatch();
  const { dialog, reason } = useAppSelector(selectAuth);
  const mayRegister = useAppSelector(selectMayRegister);
  const first = useRef<HTMLInputElement>(null);
  const isNew = dialog === 'signUp';
  const isHere = useOpening(isNew);
  if (isNew && !isHere) return null;
  return (
    <Dialog
      title={t(isNew ? 'sign_up' : 'sign_in')}
      closeLabel={t('common:close')}
      padded
      initialFocus={first}
      onClose={() => dispatch(authDialogClosed())}
    >
      {isNew || reason === 'none' ? null : <p className={styles.reason}>{t(REASON_KEYS[reason])}</p>}
      {isNew ? <Registration first={first} /> : <SignInForm first={first} />}
      {isNew ? (
        <OtherMethod
          question={t('has_account')}
          answer={t('sign_in')}
          onPress={() => dispatch(signInAsked({ reason }))}
        />
      ) : null}
      {!isNew && mayRegister ? (
        <OtherMethod
          question={t('no_account')}
          answer={t('sign_up')}
          onPress={() => dispatch(signUpAsked({ reason }))}
        />
      ) : null}
    </Dialog>
  );
}
