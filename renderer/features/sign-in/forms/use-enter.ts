import type { ReactNode, RefObject } from 'react';
import { entered } from '#renderer/lib/ports/entry-port.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import type { SignInAnswer } from '#shared/contracts/account.ts';
import type { SecondStep } from '#shared/contracts/second-step.ts';

/** Properties that all sign-in methods share. */
export interface SignInMethodProps {
  /** First field of the form. */
  readonly first: RefObject<HTMLInputElement | null>;
  /** Handles the answer of the back end: signed in, or on to the second step. */
  readonly enter: (answer: SignInAnswer) => void;
  /** Whether to stay signed in … */
  readonly save: boolean;
  /** … and the field for it. */
  readonly keep: ReactNode;
}

/**
 * Returns the handler of sign-in answers.
 * @param onTwoStep called with the second step
 */
export function useEnter(onTwoStep: (step: SecondStep) => void): (answer: SignInAnswer) => void {
  const dispatch = useAppDispatch();
  return (answer) => {
    if ('twoStep' in answer) onTwoStep(answer.twoStep);
    else dispatch(entered(answer));
  };
}
