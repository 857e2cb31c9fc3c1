import { type ReactNode, useState } from 'react';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import { useStepFocus } from '../account/use-step-focus.ts';
import { CodeForm } from '../forms/code-form.tsx';
import { shown } from '../forms/use-enter.ts';
import styles from './security.module.css';

export interface AskStep {
  readonly onAsked: (asked: CodeAsked) => void;
  readonly onCancel: () => void;
}

interface Answer {
  readonly unwrap: () => Promise<unknown>;
}

/** The call that a code ends in, as its hook gives it. */
type Confirm = readonly [
  (args: { readonly body: { readonly request: string; readonly code: string } }) => Answer,
  { readonly isLoading: boolean; readonly error?: unknown },
];

interface ConfirmedSettingProps {
  /** Of the heading. */
  readonly id: string;
  readonly title: string;
  /** What is confirmed, '' for nothing. */
  readonly value: string;
  /** What it is good for. */
  readonly none: string;
  /** The button that begins a change; null where there is none to make. */
  readonly offer: string | null;
  readonly done: string;
  /** The form that asks for the code. */
  readonly ask: (step: AskStep) => ReactNode;
  readonly confirm: Confirm;
  readonly confirmLabel: string;
  readonly otherLabel: string;
}

type Step = 'shown' | 'asking' | 'done' | CodeAsked;

/** A number or address of the player, and the way to one: itself and the password, then the code that came to it. */
export function ConfirmedSetting(props: ConfirmedSettingProps) {
  const { id, title, value, none, offer, done, ask, confirm, confirmLabel, otherLabel } = props;
  const [step, setStep] = useState<Step>('shown');
  const [send, { isLoading, error }] = confirm;
  // The button for another change may be there or not, by what the news of it say a moment later; the heading is.
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
