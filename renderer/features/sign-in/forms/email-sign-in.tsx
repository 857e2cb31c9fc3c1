import { useState } from 'react';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { EmailField } from '#renderer/lib/forms/email-field.tsx';
import { FormFailure } from '#renderer/lib/forms/form-failure.tsx';
import { PasswordField } from '#renderer/lib/forms/password-field.tsx';
import { shown } from '#renderer/lib/forms/shown.ts';
import { useCheckedForm } from '#renderer/lib/forms/use-checked-form.ts';
import { useFirstFocus } from '#renderer/lib/forms/use-first-focus.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { passwordAsked } from '#renderer/lib/ports/auth-port.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import styles from '#renderer/ui/form.module.css';
import { Notice } from '#renderer/ui/notice.tsx';
import type { SignInAnswer } from '#shared/contracts/account.ts';
import { isEmailAddress } from '#shared/domain/registration/email-address.ts';
import { useLoginMutation } from '../api.ts';
import { useAskLoginLinkMutation } from './sign-in-api.ts';
import type { SignInMethodProps } from './use-enter.ts';
import { WithdrawalLink } from './withdrawal-link.tsx';

/** Links to the dialog for a forgotten password. */
export function ForgottenLink() {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  return (
    <button type="button" className={styles.link} onClick={() => dispatch(passwordAsked())}>
      {t('password_forgotten')}
    </button>
  );
}

interface EmailSignInProps extends SignInMethodProps {
  readonly email: string;
  readonly setEmail: (email: string) => void;
}

function useEmailSignIn({ email, enter, save }: EmailSignInProps) {
  const { t } = useTranslation('auth');
  const [password, setPassword] = useState('');
  const [wantsLink, setWantsLink] = useState(false);
  const [login, logging] = useLoginMutation();
  const [askLink, asking] = useAskLoginLinkMutation();
  const check = () => ({
    ...(isEmailAddress(email) ? {} : { email: t('email_wrong') }),
    ...(password === '' && !wantsLink ? { password: t('password_missing') } : {}),
  });
  // The listener of this call stores who is signed in.
  const goOn = (answer: SignInAnswer) => {
    if ('twoStep' in answer) enter(answer);
  };
  const send = () => {
    asking.reset();
    if (wantsLink) void askLink({ body: { email } });
    else
      void login({ body: { uLogin: email, uPassword: password, save } })
        .unwrap()
        .then(goOn, shown);
  };
  const checked = useCheckedForm<'email' | 'password'>(check, send);
  const error = wantsLink ? asking.error : logging.error;
  return {
    ...checked,
    password,
    setPassword,
    wantsLink,
    setWantsLink,
    isBusy: logging.isLoading || asking.isLoading,
    isLinkSent: wantsLink && asking.isSuccess,
    failure: error ? toCallError(error) : null,
  };
}

/** Signs in by e-mail and password, or requests a link by e-mail instead of the password. */
export function EmailSignIn(props: EmailSignInProps) {
  const { first, email, setEmail, keep } = props;
  const { t } = useTranslation('auth');
  const { form, errors, submit, failure, isBusy, ...method } = useEmailSignIn(props);
  useFirstFocus(form, () => first.current);
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      {failure ? <FormFailure error={failure} /> : null}
      {failure?.code === 'PLAYER_EXCLUDED' ? <WithdrawalLink email={email} /> : null}
      {method.isLinkSent ? (
        <Notice kind="info" icon="check" announced>
          {t('password_sent')}
        </Notice>
      ) : null}
      <EmailField ref={first} isEntry value={email} error={errors.email} onChange={setEmail} />
      {method.wantsLink ? (
        <p className={styles.said}>{t('link_text')}</p>
      ) : (
        <>
          <PasswordField
            label={t('password')}
            autoComplete="current-password"
            value={method.password}
            error={errors.password}
            onChange={method.setPassword}
          />
          {keep}
        </>
      )}
      <p className={styles.links}>
        {method.wantsLink ? null : <ForgottenLink />}
        <button type="button" className={styles.link} onClick={() => method.setWantsLink(!method.wantsLink)}>
          {t(method.wantsLink ? 'way_password' : 'way_link')}
        </button>
      </p>
      <Button kind="primary" large wide type="submit" disabled={isBusy} aria-busy={isBusy}>
        {method.wantsLink ? t('password_ask') : isBusy ? t('signing_in') : t('sign_in')}
      </Button>
    </form>
  );
}
