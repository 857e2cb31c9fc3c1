import type { ReactNode, RefObject } from 'react';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import type { SignInAnswer } from '#shared/contracts/account.ts';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import { entered } from '../slice.ts';

/** What all ways in have in common. */
export interface SignInMethodProps {
  /** The field that somebody begins with. */
  readonly first: RefObject<HTMLInputElement | null>;
  /** Takes what the back end answered: in, or on to the second step. */
  readonly enter: (answer: SignInAnswer) => void;
  /** Whether to stay signed in … */
  readonly save: boolean;
  /** … and the field for it. */
  readonly keep: ReactNode;
}

/** @param onTwoStep hears of the code of the second step */
export function useEnter(onTwoStep: (asked: CodeAsked) => void): (answer: SignInAnswer) => void {
  const dispatch = useAppDispatch();
  return (answer) => {
    if ('twoStep' in answer) onTwoStep(answer.twoStep);
    else dispatch(entered(answer));
  };
}

/** A failed call says so in its own state. */
export const shown = () => {};
