import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CallError, toCallError } from '#renderer/lib/api/call-error.ts';
import { useCheckedForm } from '#renderer/lib/forms/use-checked-form.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { noticeBoard } from '#renderer/lib/notices/notice-board.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import type { SignInAnswer } from '#shared/contracts/account.ts';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import type { NetworkId } from '#shared/domain/social/social-networks.ts';
import type { SocialReturn } from '#shared/domain/social/social-return.ts';
import { CodeForm } from '../forms/code-form.tsx';
import type { EntryEvent } from '../forms/entry-mode.ts';
import styles from '../forms/form.module.css';
import { FormFailure } from '../forms/form-failure.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { SignInCode } from '../forms/sign-in-code.tsx';
import { SignInForm } from '../forms/sign-in-form.tsx';
import { shown, useEnter } from '../forms/use-enter.ts';
import { useSocialLoginMutation, useSocialStepQuery, useSocialTwoStepMutation } from './social-api.ts';
import { useNetworkName } from './use-network-name.ts';
import { useReturnText } from './use-return-text.ts';

interface FirstProps {
  /** First field of the form. */
  readonly first: RefObject<HTMLInputElement | null>;
}

/**
 * Asks for the second step after a network; only this browser knows which code is expected (shell §7, social two-step).
 */
function SocialCodeForm({ asked: sent, onBack }: { readonly asked: CodeAsked; readonly onBack: () => void }) {
  const { t } = useTranslation('auth');
  const [asked, setAsked] = useState(sent);
  const [login, { isLoading, error }] = useSocialTwoStepMutation();
  const enter = useEnter(setAsked);
  return (
    <CodeForm
      asked={asked}
      button={isLoading ? t('signing_in') : t('sign_in')}
      isLoading={isLoading}
      failure={error ? toCallError(error) : null}
      backLabel={t('code_back')}
      onAsked={setAsked}
      onCode={(code) => void login({ body: { code } }).unwrap().then(enter, shown)}
      onBack={onBack}
    />
  );
}

interface JoinFormProps {
  readonly network: NetworkId;
  readonly email: string;
  readonly onOther: () => void;
}

/** Asks for the password of the account to link with the network (shell §7, social login). */
function JoinForm({ network, email, onOther }: JoinFormProps) {
  const { t } = useTranslation(['social', 'auth']);
  const name = useNetworkName()(network);
  const first = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState<CodeAsked | null>(null);
  const [login, { isLoading, error }] = useSocialLoginMutation();
  const takeIn = useEnter(setAsked);
  const enter = (answer: SignInAnswer) => {
    takeIn(answer);
    if ('twoStep' in answer) return;
    noticeBoard.post({ priority: 2, kind: 'default', text: { words: t('result_joined', { network: name }) } });
  };
  const check = () => (password === '' ? { password: t('auth:password_missing') } : {});
  const send = () =>
    void login({ body: { login: email, pass: password } })
      .unwrap()
      .then(enter, shown);
  const { form, errors, submit } = useCheckedForm<'password'>(check, send);
  useEffect(() => form.current?.querySelector<HTMLElement>('[type="password"]')?.focus(), [form]);
  if (asked) {
    const move = (event: EntryEvent) => setAsked('asked' in event ? event.asked : null);
    return (
      <SignInCode first={first} enter={enter} save={false} keep={null} asked={asked} send={move} isFirst={false} />
    );
  }
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      <p className={styles.said}>{t('join_text', { network: name, email: `\u2068${email}\u2069` })}</p>
      {error ? <FormFailure error={toCallError(error)} /> : null}
      <input className="vh" type="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
      <PasswordField
        label={t('auth:password')}
        autoComplete="current-password"
        value={password}
        error={errors.password}
        onChange={setPassword}
      />
      <Button kind="primary" large wide type="submit" disabled={isLoading} aria-busy={isLoading}>
        {isLoading ? t('auth:signing_in') : t('join_button', { network: name })}
      </Button>
      <p className={styles.back}>
        <button type="button" className={styles.link} onClick={onOther}>
          {t('join_other')}
        </button>
      </p>
    </form>
  );
}

/** Shows the next step that the back end requires. */
function NextStep({ first }: FirstProps) {
  const { t } = useTranslation(['social', 'auth']);
  const nameOf = useNetworkName();
  const { data, error } = useSocialStepQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isLeft, setLeft] = useState(false);
  const over: CallError = { status: 410, code: 'SOCIAL_EXPIRED' };
  if (!data && !error) return <p role="status">{t('auth:security_loading')}</p>;
  const step = data?.step ?? null;
  if (step === null || isLeft) {
    const isJoining = step?.kind === 'join';
    return (
      <div className={styles.form}>
        {step === null ? <FormFailure error={error ? toCallError(error) : over} /> : null}
        {isJoining ? <p className={styles.said}>{t('any_way', { network: nameOf(step.network) })}</p> : null}
        <SignInForm first={first} />
      </div>
    );
  }
  const leave = () => setLeft(true);
  return step.kind === 'join' ? (
    <JoinForm network={step.network} email={step.email} onOther={leave} />
  ) : (
    <SocialCodeForm asked={step.asked} onBack={leave} />
  );
}

interface AfterNetworkProps extends FirstProps {
  readonly back: SocialReturn;
}

/**
 * Continues the sign-in of a visitor who returned from a network: the next step, or the problem and the other methods.
 */
export function AfterNetwork({ back, first }: AfterNetworkProps) {
  const text = useReturnText();
  if (back.result === 'join' || back.result === 'code') return <NextStep first={first} />;
  return (
    <div className={styles.form}>
      <div role="alert">
        <Notice kind="warn" icon="alert">
          {text(back)}
        </Notice>
      </div>
      <SignInForm first={first} />
    </div>
  );
}
