import type { ComponentProps } from 'react';
import { shown } from '#renderer/lib/forms/shown.ts';
import { ConfirmForm } from '#renderer/lib/proof/confirm-form.tsx';
import type { ProofBody } from '#shared/contracts/second-proof.ts';

/** A mutation whose body carries the proof: its trigger and its state. */
type Change<Body, Answer> = readonly [
  send: (call: { body: Body & ProofBody }) => { unwrap(): Promise<Answer> },
  state: { readonly isLoading: boolean; readonly error?: unknown },
];

interface ChangeFormProps<Body, Answer>
  extends Omit<ComponentProps<typeof ConfirmForm>, 'error' | 'isLoading' | 'onProof'> {
  readonly change: Change<Body, Answer>;
  /** What is sent with the proof. */
  readonly body: Body;
  readonly onDone: (answer: Answer) => void;
}

/** Form for a change that is one call; a failure is shown in it. */
export function ChangeForm<Body extends object, Answer>(props: ChangeFormProps<Body, Answer>) {
  const { change, body, onDone, ...form } = props;
  const [send, { isLoading, error }] = change;
  const onProof = (proof: ProofBody) =>
    void send({ body: { ...body, ...proof } })
      .unwrap()
      .then(onDone, shown);
  return <ConfirmForm {...form} isLoading={isLoading} error={error} onProof={onProof} />;
}
