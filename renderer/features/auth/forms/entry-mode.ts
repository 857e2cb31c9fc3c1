import type { CodeAsked } from '#shared/contracts/codes.ts';

/** Ways in that somebody chooses (shell §7). */
export type SignInMethod = 'login_password' | 'phone_password' | 'sms';
/** What the form of the entry asks for; the last one only the back end leads to. */
export type EntryMode = SignInMethod | 'login_password_two_step_code';

/** Where somebody stands on the way in. */
export interface EntryState {
  readonly mode: EntryMode;
  /** The way that led to the second step, or the one that is open. */
  readonly method: SignInMethod;
  /** The code that is waited for: of a text message in the mode `sms`, of the second step in that mode. */
  readonly asked: CodeAsked | null;
}

export type EntryEvent =
  | { readonly type: 'chosen'; readonly method: SignInMethod }
  /** A code is on its way to a number. */
  | { readonly type: 'smsSent'; readonly asked: CodeAsked }
  /** The first step was right, and there is a second one. */
  | { readonly type: 'twoStepAsked'; readonly asked: CodeAsked }
  /** Another code is on its way in the place of the one before. */
  | { readonly type: 'resent'; readonly asked: CodeAsked }
  /** Away from the code, to where it was asked for. */
  | { readonly type: 'left' };

export const ENTRY_START: EntryState = { mode: 'login_password', method: 'login_password', asked: null };

/** Moves on; what cannot happen in a state leaves it as it is. */
export function nextEntry(state: EntryState, event: EntryEvent): EntryState {
  const isSecond = state.mode === 'login_password_two_step_code';
  switch (event.type) {
    case 'chosen':
      return isSecond ? state : { mode: event.method, method: event.method, asked: null };
    case 'smsSent':
      return state.mode === 'sms' ? { ...state, asked: event.asked } : state;
    case 'twoStepAsked':
      return isSecond ? state : { ...state, mode: 'login_password_two_step_code', asked: event.asked };
    case 'resent':
      return state.asked?.request === event.asked.request ? { ...state, asked: event.asked } : state;
    case 'left':
      return { mode: state.method, method: state.method, asked: null };
  }
}
