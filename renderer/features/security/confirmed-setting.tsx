import { type ReactNode, useState } from 'react';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { CodeForm } from '#renderer/lib/forms/code-form.tsx';
import { shown } from '#renderer/lib/forms/shown.ts';
import { useStepFocus } from '#renderer/lib/forms/use-step-focus.ts';
import { Button } from '#renderer/ui/button.tsx';
import styles from '#renderer/ui/setting.module.css';
import type { CodeAsked } from '#shared/contracts/codes.ts';

export interface AskStep {
  readonly onAsked: (asked: CodeAsked) => void;
  readonly onCancel: () => void;
}

interface Answer {
  readonly unwrap: () => Promise<unknown>;
}

/** Mutation hook of the call that checks the code. */
type Confirm = readonly [
  (args: { readonly body: { readonly request: string; readonly code: string } }) => Answer,
  { readonly isLoading: boolean; readonly error?: unknown },
];

interface ConfirmedSettingProps {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  /** Confirmed value, '' for none. */
  readonly value: string;
  /** Text about its use. */
  readonly none: string;
  /** Text of the button that starts a change; null where there is none. */
  readonly offer: string | null;
  readonly done: string;
  /** Draws the form that requests the code. */
  readonly ask: (step: AskStep) => ReactNode;
  readonly confirm: Confirm;
  readonly confirmLabel: string;
  readonly otherLabel: string;
}

type Step = 'shown' | 'asking' | 'done' | CodeAsked;

/**
 * Shows a number or address of the player and changes it: first the new one with the password, then the code sent to
 * it.
 */
export function ConfirmedSetting(props: ConfirmedSettingProps) {
  const { id, title, value, none, offer, done, ask, confirm, confirmLabel, otherLabel } = props;
  const [step, setStep] = useState<Step>('shown');
  const [send, { isLoading, error }] = confirm;
  // The button for another change may be missing at first; the heading is always there.
  const controls = step === 'done' ? 'h3' : 'input, button';
  const place = useStepFocus(typeof step === 'string' ? step : 'code', controls);
  const check = (request: string) => (code: string) =>
    void send({ body: { request, code } })
      .unwrap()
      .then(() => setStep('done'), shown);
  return (
    <section className={styles.part} aria-labelledby={id} ref={place}>
      <h3 id={id} tabIndex={-1} className={styles.heading}>
        {title}
      </h3>
      <p className={value === '' ? styles.said : styles.value}>{value === '' ? none : <bdi dir="ltr">{value}</bdi>}</p>
      <p className={styles.said} role="status">
        {step === 'done' ? done : null}
      </p>
      {typeof step === 'object' ? (
        <CodeForm
          asked={step}
          button={confirmLabel}
          isLoading={isLoading}
          failure={error ? toCallError(error) : null}
          backLabel={otherLabel}
          onAsked={setStep}
          onBack={() => setStep('asking')}
          onCode={check(step.request)}
        />
      ) : step === 'asking' ? (
        ask({ onAsked: setStep, onCancel: () => setStep('shown') })
      ) : offer === null ? null : (
        <Button wide onClick={() => setStep('asking')}>
          {offer}
        </Button>
      )}
    </section>
  );
}
