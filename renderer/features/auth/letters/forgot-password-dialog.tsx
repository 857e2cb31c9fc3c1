import { useState } from 'react';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { EmailField } from '../forms/email-field.tsx';
import { looksLikeEmail } from '../forms/email-text.ts';
import styles from '../forms/form.module.css';
import { FormFailure } from '../forms/form-failure.tsx';
import { useCheckedForm } from '../forms/use-checked-form.ts';
import { authDialogClosed } from '../slice.ts';
import { useAskPasswordMutation } from './api.ts';

function AskForm() {
  const { t } = useTranslation('auth');
  const [email, setEmail] = useState('');
  const [ask, { isLoading, isSuccess, error }] = useAskPasswordMutation();
  const check = () => (looksLikeEmail(email) ? {} : { email: t('email_wrong') });
  const { form, errors, submit } = useCheckedForm<'email'>(check, () => void ask({ body: { email } }));
  if (isSuccess)
    return (
      <Notice kind="info" icon="check" announced>
        {t('password_sent')}
      </Notice>
    );
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      {error ? <FormFailure error={toCallError(error)} /> : null}
      <EmailField value={email} error={errors.email} onChange={setEmail} />
      <Button kind="primary" large wide type="submit" disabled={isLoading} aria-busy={isLoading}>
        {t('password_ask')}
      </Button>
    </form>
  );
}

/** Asks for a letter with a link for a new password (shell §2.2, R-06). */
export function ForgotPasswordDialog() {
  const { t } = useTranslation(['auth', 'common']);
  const dispatch = useAppDispatch();
  return (
    <Dialog
      title={t('password_forgotten')}
      closeLabel={t('common:close')}
      padded
      onClose={() => dispatch(authDialogClosed())}
    >
      <p className={styles.reason}>{t('password_ask_text')}</p>
      <AskForm />
    </Dialog>
  );
}
