import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type CallError, toCallError } from '#renderer/lib/api/call-error.ts';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { FormFailure } from '#renderer/lib/forms/form-failure.tsx';
import { PasswordField } from '#renderer/lib/forms/password-field.tsx';
import { shown } from '#renderer/lib/forms/shown.ts';
import { useCheckedForm } from '#renderer/lib/forms/use-checked-form.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { passwordAsked, signInAsked } from '#renderer/lib/ports/auth-port.ts';
import { ConfirmForm } from '#renderer/lib/proof/confirm-form.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { NetworkPlace } from '#renderer/lib/text/network-place.tsx';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import formStyles from '#renderer/ui/form.module.css';
import { NoticeScreen } from '#renderer/ui/notice-screen.tsx';
import type { ProofBody } from '#shared/contracts/second-proof.ts';
import type { SignInChange, UndoProof } from '#shared/contracts/sign-in-changes.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { ResetForm } from '../forgot-password/password-reset-page.tsx';
import { useReadSignInChangeQuery, useUndoSignInChangeMutation } from './email-links-api.ts';
import styles from './undo-change.module.css';

function ChangeList({ changes }: { readonly changes: readonly SignInChange[] }) {
  const { t } = useTranslation('sign-in-changes');
  const time = useTimeText();
  const now = useNow(MINUTE_MS);
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={`${change.at} ${change.kind}`}>
          <b>{t(`change_${change.kind}`)}</b>
          <span>{time.moment(change.at, now)}</span>
          <span>
            <bdi>{[change.browser, change.system].filter(Boolean).join(' · ')}</bdi>
          </span>
          <span>
            <NetworkPlace {...change} />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface UndoFormProps {
  readonly needsPassword: boolean;
  readonly isLoading: boolean;
  readonly failure: CallError | null;
  readonly onUndo: (password: string) => void;
}

function UndoForm({ needsPassword, isLoading, failure, onUndo }: UndoFormProps) {
  const { t } = useTranslation(['sign-in-changes', 'auth']);
  const [password, setPassword] = useState('');
  const check = () => (needsPassword && password === '' ? { password: t('auth:password_missing') } : {});
  const { form, errors, submit } = useCheckedForm<'password'>(check, () => onUndo(password));
  return (
    <form ref={form} className={formStyles.form} method="post" noValidate onSubmit={submit}>
      {failure ? <FormFailure error={failure} /> : null}
      {needsPassword ? (
        <>
          <p className={formStyles.said}>{t('needs_password')}</p>
          <PasswordField
            label={t('password_before')}
            autoComplete="current-password"
            value={password}
            error={errors.password}
            onChange={setPassword}
          />
        </>
      ) : null}
      <Button kind="primary" large wide type="submit" disabled={isLoading} aria-busy={isLoading}>
        {t('undo')}
      </Button>
    </form>
  );
}

interface OwnerFormProps {
  readonly text: string;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly onProof: (proof: ProofBody) => void;
}

/** The proof of a player whom a password from before the changes does not prove: signing in, and what a change needs. */
function OwnerForm({ text, isLoading, error, onProof }: OwnerFormProps) {
  const { t } = useTranslation(['sign-in-changes', 'auth']);
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectPlayer) !== null;
  const [isAsked, setAsked] = useState(true);
  return (
    <div className={formStyles.form}>
      <p className={formStyles.said}>{text}</p>
      {isSignedIn && isAsked ? (
        <ConfirmForm
          button={t('undo')}
          isLoading={isLoading}
          error={error}
          onProof={onProof}
          onCancel={() => setAsked(false)}
        />
      ) : (
        <Button
          kind="primary"
          large
          wide
          onClick={() => (isSignedIn ? setAsked(true) : dispatch(signInAsked({ reason: 'none' })))}
        >
          {t(isSignedIn ? 'undo' : 'auth:sign_in')}
        </Button>
      )}
    </div>
  );
}

/** The step after the changes were taken back: a new password, which the account now lacks. */
function AfterUndo({ token }: { readonly token: string }) {
  const { t } = useTranslation(['sign-in-changes', 'states', 'auth']);
  const dispatch = useAppDispatch();
  const [isSet, setSet] = useState(false);
  const signIn = (
    <Button kind="primary" onClick={() => dispatch(signInAsked({ reason: 'none' }))}>
      {t('auth:sign_in')}
    </Button>
  );
  return (
    <NoticeScreen
      tone="good"
      icon="check"
      title={isSet ? t('states:done_password_reset') : t('undone_title')}
      text={isSet ? undefined : t('undone_text')}
      actions={isSet ? signIn : undefined}
    >
      {isSet ? null : <ResetForm token={token} onDone={() => setSet(true)} />}
    </NoticeScreen>
  );
}

/** Says why a link takes nothing back. */
function DeadLink({ error }: { readonly error: CallError | null }) {
  const { t } = useTranslation(['sign-in-changes', 'states', 'auth', 'common']);
  const dispatch = useAppDispatch();
  const language = useLanguage();
  return (
    <NoticeScreen
      tone="warn"
      icon="alert"
      title={t('title')}
      text={error === null ? t('states:link_incomplete') : t('link_over')}
      actions={
        <>
          <Button kind="primary" onClick={() => dispatch(passwordAsked())}>
            {t('auth:password_forgotten')}
          </Button>
          <Link className={buttonClass('secondary')} to={paths.home(language)}>
            {t('common:go_home')}
          </Link>
        </>
      }
    >
      {error === null || error.code === 'LINK_EXPIRED' ? null : <FormFailure error={error} />}
    </NoticeScreen>
  );
}

/** What is said where the player has to sign in first. */
const OWNER_TEXTS: Partial<Record<UndoProof, string>> = { owner: 'needs_owner', second_step: 'needs_second_step' };

function TakeBack({ token }: { readonly token: string }) {
  const { t } = useTranslation('sign-in-changes');
  const { data, error } = useReadSignInChangeQuery({ body: { token } }, { refetchOnMountOrArgChange: true });
  const [undo, { data: undone, error: failure, isLoading }] = useUndoSignInChangeMutation();
  const send = (proof: ProofBody) =>
    void undo({ body: { token, ...proof } })
      .unwrap()
      .catch(shown);
  const ownerKey = OWNER_TEXTS[data?.proof ?? 'link'];
  const ownerText = ownerKey && t(ownerKey);
  if (undone) return <AfterUndo token={undone.token} />;
  if (error) return <DeadLink error={toCallError(error)} />;
  return (
    <NoticeScreen tone="calm" icon="lock" title={t('title')} text={t('text')}>
      {data ? (
        <>
          <ChangeList changes={data.changes} />
          {ownerText ? (
            <OwnerForm text={ownerText} isLoading={isLoading} error={failure} onProof={send} />
          ) : (
            <UndoForm
              needsPassword={data.proof === 'password'}
              isLoading={isLoading}
              failure={failure ? toCallError(failure) : null}
              onUndo={(password) => send(password === '' ? {} : { uPassword: password })}
            />
          )}
        </>
      ) : null}
    </NoticeScreen>
  );
}

/**
 * Page that the link of a message about a change of the sign-in opens (decision 041). Opening it has no effect yet: it
 * shows what is taken back, and the player presses a button.
 */
export function UndoChangePage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  return token === '' ? <DeadLink error={null} /> : <TakeBack token={token} />;
}
