import { type ReactNode, useState } from 'react';
import { Button } from '#renderer/ui/button.tsx';
import styles from '#renderer/ui/setting.module.css';
import type { ProofBody } from '#shared/contracts/second-proof.ts';
import type { SecondFactor } from '#shared/contracts/second-step.ts';
import type { Security } from '#shared/contracts/security.ts';
import { useMayHavePasskeys } from '../device/use-may-have-passkeys.ts';
import { PasswordField } from '../forms/password-field.tsx';
import { type FieldErrors, useCheckedForm } from '../forms/use-checked-form.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { FactorFields } from './factor-fields.tsx';
import { FactorProblem } from './factor-problem.tsx';
import { ProveByNetwork } from './prove-by-network.tsx';
import { useAskProofCodeMutation, useAskProofPasskeyMutation, useSecurityQuery } from './security-api.ts';
import { type GivenFactor, useFactor } from './use-factor.ts';

type Errors = FieldErrors<string>;

interface ConfirmFormProps {
  readonly button: string;
  readonly isLoading: boolean;
  /** Error of the last attempt. */
  readonly error: unknown;
  /** Checks the fields above the proof. */
  readonly check?: () => Errors;
  /** The proof is asked for above the fields: a current password stands before a new one. */
  readonly isProofFirst?: boolean;
  /** Draws the fields above the proof. */
  readonly children?: (errors: Errors) => ReactNode;
  /** Called with what the call has to carry. */
  readonly onProof: (proof: ProofBody) => void;
  readonly onCancel: () => void;
}

const NO_ERRORS = () => ({});

/** What the player has to show, as far as the page knows it before the answer of the back end. */
type Known = Pick<Security, 'hasPassword' | 'isProved' | 'proofFactors'>;
const PASSWORD_ONLY: Known = { hasPassword: true, isProved: false, proofFactors: [] };

/** A passkey stands for the password of a player who has none. */
function factorsFor({ hasPassword, isProved, proofFactors }: Known, hasPasskeys: boolean): SecondFactor[] {
  const factors = new Set(proofFactors);
  if (!hasPassword && !isProved) return hasPasskeys ? ['passkey'] : [];
  if (!hasPasskeys) factors.delete('passkey');
  return [...factors];
}

function proofOf(password: string, given: GivenFactor | null): ProofBody {
  return {
    ...(password === '' ? {} : { uPassword: password }),
    ...(given && given.factor !== 'email' ? { proof: given as NonNullable<ProofBody['proof']> } : {}),
  };
}

/** Handles the proof of a change: the password and, with two-step sign-in, a second factor. */
function useProof({ isLoading, error, check: checkAbove = NO_ERRORS, onProof }: ConfirmFormProps) {
  const { t } = useTranslation('auth');
  const { data } = useSecurityQuery(undefined);
  const known = data ?? PASSWORD_ONLY;
  const hasPasskeys = useMayHavePasskeys() && (data?.passkeys.length ?? 0) > 0;
  const [askCode] = useAskProofCodeMutation();
  const [askPasskey] = useAskProofPasskeyMutation();
  const [password, setPassword] = useState('');
  const [reading, setReading] = useState<{ isBusy: boolean; error: unknown }>({ isBusy: false, error: null });
  const state = useFactor({
    factors: factorsFor(known, hasPasskeys),
    asked: null,
    send: () => askCode(undefined).unwrap(),
    askPasskey: () => askPasskey(undefined).unwrap(),
  });
  const check = (): Errors => ({
    ...checkAbove(),
    ...(known.hasPassword && password === '' ? { password: t('password_missing') } : {}),
    ...state.check(),
  });
  const send = async () => {
    setReading({ isBusy: true, error: null });
    try {
      const given = await state.read();
      setReading({ isBusy: false, error: null });
      onProof(proofOf(password, given));
    } catch (failure) {
      setReading({ isBusy: false, error: failure });
    }
  };
  return {
    ...useCheckedForm<string>(check, () => void send()),
    hasPassword: known.hasPassword,
    needsNetwork: !known.hasPassword && !known.isProved && state.factor === null,
    password,
    setPassword,
    state,
    isBusy: isLoading || reading.isBusy,
    failure: reading.error ?? (isLoading ? null : error),
  };
}

/** Form for a change that the player confirms, because another person may use an open session. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { button, children, isProofFirst = false, onCancel } = props;
  const { t } = useTranslation('auth');
  const { form, errors, submit, state, isBusy, failure, ...proof } = useProof(props);
  if (proof.needsNetwork) return <ProveByNetwork onCancel={onCancel} />;
  return (
    <form ref={form} className={styles.part} method="post" noValidate onSubmit={submit}>
      <FactorProblem error={failure} />
      {isProofFirst ? null : children?.(errors)}
      {proof.hasPassword ? (
        <PasswordField
          label={t('password_confirm')}
          autoComplete="current-password"
          value={proof.password}
          error={errors.password}
          onChange={proof.setPassword}
        />
      ) : null}
      {isProofFirst ? children?.(errors) : null}
      <FactorFields state={state} error={errors.code} isRefused={failure !== null && failure !== undefined} />
      <div className={styles.buttons}>
        <Button kind="primary" type="submit" disabled={isBusy} aria-busy={isBusy}>
          {button}
        </Button>
        <Button disabled={isBusy} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
