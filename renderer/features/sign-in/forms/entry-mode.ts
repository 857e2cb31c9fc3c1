import type { CodeAsked } from '#shared/contracts/codes.ts';
import type { SecondStep } from '#shared/contracts/second-step.ts';

/** Sign-in methods that a visitor can choose (shell §7). */
export type SignInMethod = 'login_password' | 'phone_password' | 'sms';
/** Modes of the sign-in form; only the back end leads to the last one. */
export type EntryMode = SignInMethod | 'login_password_two_step_code';

/** Progress of signing in. */
export interface EntryState {
  readonly mode: EntryMode;
  /** Method that led to the second step, or the open one. */
  readonly method: SignInMethod;
  /** Code of a text message that the form waits for, in the mode `sms`. */
  readonly asked: CodeAsked | null;
  /** The second step that the form waits for, in its mode. */
  readonly step: SecondStep | null;
}

export type EntryEvent =
  | { readonly type: 'chosen'; readonly method: SignInMethod }
  /** A code was sent to a number. */
  | { readonly type: 'smsSent'; readonly asked: CodeAsked }
  /** The first step succeeded and a second one is required. */
  | { readonly type: 'twoStepAsked'; readonly step: SecondStep }
  /** Another code replaces the one before. */
  | { readonly type: 'resent'; readonly asked: CodeAsked }
  /** Back from the code to where it was requested. */
  | { readonly type: 'left' };

export const ENTRY_START: EntryState = { mode: 'login_password', method: 'login_password', asked: null, step: null };

/** Returns the state after an event; an event that a state does not know changes nothing. */
export function nextEntry(state: EntryState, event: EntryEvent): EntryState {
  const isSecond = state.mode === 'login_password_two_step_code';
  switch (event.type) {
    case 'chosen':
      return isSecond ? state : { mode: event.method, method: event.method, asked: null, step: null };
    case 'smsSent':
      return state.mode === 'sms' ? { ...state, asked: event.asked } : state;
    case 'twoStepAsked':
      return isSecond ? state : { ...state, mode: 'login_password_two_step_code', asked: null, step: event.step };
    case 'resent':
      return state.asked?.request === event.asked.request ? { ...state, asked: event.asked } : state;
    case 'left':
      return { mode: state.method, method: state.method, asked: null, step: null };
  }
}
