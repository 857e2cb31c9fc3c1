import { useEffect, useReducer, useRef } from 'react';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { CodeForm } from '#renderer/lib/forms/code-form.tsx';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { signInAsked } from '#renderer/lib/ports/auth-port.ts';
import { authDialogClosed } from '#renderer/lib/store/auth-slice.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import styles from '#renderer/ui/form.module.css';
import { Notice } from '#renderer/ui/notice.tsx';
import { useCheckPasswordCodeMutation } from '../email-links/email-links-api.ts';
import { ApproveStep } from './approve-step.tsx';
import { AskLoginStep } from './ask-step.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { nextPasswordStep, PASSWORD_START, type PasswordEvent, type PasswordState } from './password-steps.ts';

interface StepProps {
  readonly state: PasswordState;
  readonly send: (event: PasswordEvent) => void;
}

function CodeStep({ state: { asked }, send }: StepProps) {
  const { t } = useTranslation('auth');
  const [check, { isLoading, error }] = useCheckPasswordCodeMutation();
  if (!asked) return null;
  const tell = (reason: unknown) => {
    const { code } = toCallError(reason);
    if (code === 'CODE_WRONG') send({ type: 'refused', problem: 'wrong_code' });
    if (code === 'CODE_EXPIRED') send({ type: 'refused', problem: 'time_up' });
  };
  return (
    <CodeForm
      asked={asked}
      isOpen
      button={t('code_check')}
      isLoading={isLoading}
      failure={error ? toCallError(error) : null}
      backLabel={t('code_back')}
      onAsked={(renewed) => send({ type: 'resent', asked: renewed })}
      onBack={() => send({ type: 'back' })}
      onCode={(code) =>
        void check({ body: { code, request: asked.request } })
          .unwrap()
          .then(({ token }) => send({ type: 'codeRight', token }), tell)
      }
    >
      {asked.channel === 'email' ? (
        <button type="button" className={styles.link} onClick={() => send({ type: 'linkPreferred' })}>
          {t('password_by_link')}
        </button>
      ) : null}
    </CodeForm>
  );
}

function SentStep({ send }: StepProps) {
  const { t } = useTranslation('auth');
  return (
    <div className={styles.form}>
      <Notice kind="info" icon="check" announced>
        {t('password_link_text')}
      </Notice>
      <Button wide large onClick={() => send({ type: 'codePreferred' })}>
        {t('password_by_code')}
      </Button>
    </div>
  );
}

function NewPasswordStep({ send }: StepProps) {
  const { t } = useTranslation('auth');
  const choose = (password: string) => send({ type: 'chosen', password });
  return <NewPasswordForm button={t('password_go_on')} isLoading={false} failure={null} onPassword={choose} />;
}

function CancelStep({ send }: StepProps) {
  const { t } = useTranslation('auth');
  return (
    <div className={styles.form}>
      <p className={styles.said}>{t('password_cancel_text')}</p>
      <div className={styles.buttons}>
        <Button kind="primary" large wide onClick={() => send({ type: 'wentOn' })}>
          {t('password_go_on')}
        </Button>
        <Button large wide onClick={() => send({ type: 'stopped' })}>
          {t('password_stop')}
        </Button>
      </div>
    </div>
  );
}

function ExitStep({ state: { isDone } }: StepProps) {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isDone) dispatch(authDialogClosed());
  }, [isDone, dispatch]);
  if (!isDone) return null;
  return (
    <div className={styles.form}>
      <Notice kind="info" icon="check" announced>
        {t('password_done')}
      </Notice>
      <Button kind="primary" large wide onClick={() => dispatch(signInAsked({ reason: 'none' }))}>
        {t('sign_in')}
      </Button>
    </div>
  );
}

const STEPS = {
  login: AskLoginStep,
  code: CodeStep,
  sent: SentStep,
  new_password: NewPasswordStep,
  approve: ApproveStep,
  cancel: CancelStep,
  exit: ExitStep,
} as const;

/** Replaces a forgotten password by e-mail or by phone (shell §2.2, R-06, A-05). */
export function ForgotPasswordDialog() {
  const { t } = useTranslation(['auth', 'common']);
  const dispatch = useAppDispatch();
  const [state, send] = useReducer(nextPasswordStep, PASSWORD_START);
  const place = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLElement>(null);
  const { step } = state;
  const before = useRef(step);
  useEffect(() => {
    // The focused element was removed with the step before.
    if (before.current !== step) place.current?.querySelector<HTMLElement>('input, button')?.focus();
    before.current = step;
  }, [step]);
  const close = () => (step === 'exit' ? dispatch(authDialogClosed()) : send({ type: 'closed' }));
  const take = (node: HTMLDivElement | null) => {
    place.current = node;
    first.current ??= node?.querySelector<HTMLElement>('input[type="email"]') ?? null;
  };
  const Step = STEPS[step];
  return (
    <Dialog title={t('password_forgotten')} closeLabel={t('common:close')} padded initialFocus={first} onClose={close}>
      <div ref={take}>
        <Step state={state} send={send} />
      </div>
    </Dialog>
  );
}
