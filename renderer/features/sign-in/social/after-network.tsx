import { type RefObject, useState } from 'react';
import { type CallError, toCallError } from '#renderer/lib/api/call-error.ts';
import { FormFailure } from '#renderer/lib/forms/form-failure.tsx';
import { PasswordField } from '#renderer/lib/forms/password-field.tsx';
import { shown } from '#renderer/lib/forms/shown.ts';
import { useCheckedForm } from '#renderer/lib/forms/use-checked-form.ts';
import { useFirstFocus } from '#renderer/lib/forms/use-first-focus.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { noticeBoard } from '#renderer/lib/notices/notice-board.ts';
import { useNetworkName } from '#renderer/lib/text/use-network-name.ts';
import { Button } from '#renderer/ui/button.tsx';
import styles from '#renderer/ui/form.module.css';
import { Notice } from '#renderer/ui/notice.tsx';
import type { SignInAnswer } from '#shared/contracts/account.ts';
import type { SecondStep } from '#shared/contracts/second-step.ts';
import type { NetworkId } from '#shared/domain/social/social-networks.ts';
import type { SocialReturn } from '#shared/domain/social/social-return.ts';
import { SignInStep } from '../forms/sign-in-code.tsx';
import { SignInForm } from '../forms/sign-in-form.tsx';
import { useEnter } from '../forms/use-enter.ts';
import { SecondStepPart } from '../second-step/second-step-part.tsx';
import { useSocialLoginMutation, useSocialStepQuery, useSocialTwoStepMutation } from './social-api.ts';
import { useReturnText } from './use-return-text.ts';
import { WalletStepPart } from './wallet/wallet-parts.tsx';

interface FirstProps {
  /** First field of the form. */
  readonly first: RefObject<HTMLInputElement | null>;
}

/**
 * Asks for the second step after a network; only this browser knows which sign-in waits (shell §7, social two-step).
 */
function SocialStepForm({ step, onBack }: { readonly step: SecondStep; readonly onBack: () => void }) {
  const [login] = useSocialTwoStepMutation();
  const enter = useEnter(onBack);
  return <SecondStepPart step={step} enter={enter} onBack={onBack} finish={(body) => login({ body }).unwrap()} />;
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
  const [password, setPassword] = useState('');
  const [step, setStep] = useState<SecondStep | null>(null);
  const [login, { isLoading, error }] = useSocialLoginMutation();
  const takeIn = useEnter(setStep);
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
  useFirstFocus(form, () => form.current?.querySelector<HTMLElement>('[type="password"]'));
  if (step) return <SignInStep step={step} enter={enter} save={false} keep={null} onBack={() => setStep(null)} />;
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
  if (step.kind === 'wallet') {
    return <WalletStepPart network={step.network} script={step.script} cancel={t('join_other')} onCancel={leave} />;
  }
  return step.kind === 'join' ? (
    <JoinForm network={step.network} email={step.email} onOther={leave} />
  ) : (
    <SocialStepForm step={step.asked} onBack={leave} />
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
  if (back.result === 'join' || back.result === 'code' || back.result === 'wallet') return <NextStep first={first} />;
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
