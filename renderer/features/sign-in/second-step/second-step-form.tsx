import { type ReactNode, useState } from 'react';
import { useMayHavePasskeys } from '#renderer/lib/device/use-may-have-passkeys.ts';
import { useCheckedForm } from '#renderer/lib/forms/use-checked-form.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { FactorFields } from '#renderer/lib/proof/factor-fields.tsx';
import { FactorProblem } from '#renderer/lib/proof/factor-problem.tsx';
import { type GivenFactor, useFactor } from '#renderer/lib/proof/use-factor.ts';
import { Button } from '#renderer/ui/button.tsx';
import styles from '#renderer/ui/form.module.css';
import { Notice } from '#renderer/ui/notice.tsx';
import type { SignInAnswer } from '#shared/contracts/account.ts';
import type { SecondStep } from '#shared/contracts/second-step.ts';
import { useAskSecondStepPasskeyMutation, useSendSecondStepMutation } from '../forms/sign-in-api.ts';

export interface SecondStepFormProps {
  readonly step: SecondStep;
  /** Finishes the sign-in. */
  readonly finish: (factor: GivenFactor) => Promise<SignInAnswer>;
  /** Handles the answer of the back end. */
  readonly enter: (answer: SignInAnswer) => void;
  readonly onBack: () => void;
  /** Field for staying signed in. */
  readonly keep?: ReactNode;
}

/** Asks for the second step of a sign-in: the player chooses among the factors that the back end offers. */
export function SecondStepForm({ step, finish, enter, onBack, keep }: SecondStepFormProps) {
  const { t } = useTranslation(['factors', 'auth']);
  const hasPasskeys = useMayHavePasskeys();
  const [send] = useSendSecondStepMutation();
  const [askPasskey] = useAskSecondStepPasskeyMutation();
  const [trying, setTrying] = useState<{ isBusy: boolean; error: unknown }>({ isBusy: false, error: null });
  const body = { request: step.request };
  const state = useFactor({
    factors: step.factors.filter((factor) => factor !== 'passkey' || hasPasskeys),
    asked: step.asked,
    send: () => send({ body }).unwrap(),
    askPasskey: () => askPasskey({ body }).unwrap(),
  });
  const signIn = async () => {
    setTrying({ isBusy: true, error: null });
    try {
      const factor = await state.read();
      if (factor) enter(await finish(factor));
    } catch (error) {
      setTrying({ isBusy: false, error });
    }
  };
  const { form, errors, submit } = useCheckedForm<string>(state.check, () => void signIn());
  const { isBusy, error } = trying;
  const label = state.factor === 'passkey' ? t('use_passkey') : t('auth:sign_in');
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      <p className={styles.said}>{t('step_text')}</p>
      <FactorProblem error={error} />
      {state.factor === null ? (
        <Notice kind="warn" icon="alert">
          {t('none_here')}
        </Notice>
      ) : (
        <>
          <FactorFields state={state} error={errors.code} isRefused={error !== null} isFirst />
          {keep}
          {state.isToSend ? null : (
            <Button kind="primary" large wide type="submit" disabled={isBusy} aria-busy={isBusy}>
              {isBusy ? t('auth:signing_in') : label}
            </Button>
          )}
        </>
      )}
      <p className={styles.back}>
        <button type="button" className={styles.link} onClick={onBack}>
          {t('auth:code_back')}
        </button>
      </p>
    </form>
  );
}
