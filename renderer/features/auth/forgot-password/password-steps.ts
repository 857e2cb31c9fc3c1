import type { CodeAsked } from '#shared/contracts/codes.ts';

/** Steps of the way back to a forgotten password. */
export type PasswordStep = 'login' | 'code' | 'new_password' | 'sent' | 'approve' | 'cancel' | 'exit';

/** What may be wrong with a code. */
export type CodeProblem = 'wrong_code' | 'time_up';

export interface PasswordState {
  readonly step: PasswordStep;
  /** The code that was sent, from the step `code` on. */
  readonly asked: CodeAsked | null;
  /** What a right code was changed for: it sets the password. */
  readonly token: string;
  /** The one that was chosen and is to be approved. */
  readonly password: string;
  readonly problem: CodeProblem | null;
  /** The step that `cancel` asks about. */
  readonly left: 'new_password' | 'approve';
  /** At `exit`: the new password is set. */
  readonly isDone: boolean;
}

export type PasswordEvent =
  /** A code is on its way to who the login names. */
  | { readonly type: 'asked'; readonly asked: CodeAsked }
  /** Another code is. */
  | { readonly type: 'resent'; readonly asked: CodeAsked }
  /** The link of the email is to be used, or the code after all. */
  | { readonly type: 'linkPreferred' | 'codePreferred' }
  | { readonly type: 'codeRight'; readonly token: string }
  /** The code, or what it was changed for, was not taken. */
  | { readonly type: 'refused'; readonly problem: CodeProblem }
  | { readonly type: 'chosen'; readonly password: string }
  /** Another password is to be chosen. */
  | { readonly type: 'reconsidered' }
  /** The password is set. */
  | { readonly type: 'set' }
  /** One step back, to another login. */
  | { readonly type: 'back' }
  /** The dialog is to be closed. */
  | { readonly type: 'closed' }
  | { readonly type: 'wentOn' | 'stopped' };

type EventOf<Type extends PasswordEvent['type']> = Extract<PasswordEvent, { readonly type: Type }>;
type Move<Event> = (state: PasswordState, event: Event) => PasswordState;
type Moves = { readonly [Type in PasswordEvent['type']]?: Move<EventOf<Type>> };

export const PASSWORD_START: PasswordState = {
  step: 'login',
  asked: null,
  token: '',
  password: '',
  problem: null,
  left: 'new_password',
  isDone: false,
};

const exit = (state: PasswordState): PasswordState => ({ ...PASSWORD_START, step: 'exit', asked: state.asked });
/** After the code something would be lost, so it is asked. */
const ask = (state: PasswordState): PasswordState => ({
  ...state,
  step: 'cancel',
  left: state.step === 'approve' ? 'approve' : 'new_password',
});

/** What can happen at each step, and where it leads. */
const MOVES: Readonly<Record<PasswordStep, Moves>> = {
  login: {
    asked: (state, { asked }) => ({ ...state, step: 'code', asked, problem: null }),
    closed: exit,
  },
  code: {
    resent: (state, { asked }) => ({ ...state, asked, problem: null }),
    // Only an email has a link.
    linkPreferred: (state) => (state.asked?.channel === 'email' ? { ...state, step: 'sent' } : state),
    codeRight: (state, { token }) => ({ ...state, step: 'new_password', token, problem: null }),
    refused: (state, { problem }) => ({ ...state, problem }),
    back: () => PASSWORD_START,
    closed: exit,
  },
  sent: {
    codePreferred: (state) => ({ ...state, step: 'code' }),
    closed: exit,
  },
  new_password: {
    chosen: (state, { password }) => ({ ...state, step: 'approve', password }),
    closed: ask,
  },
  approve: {
    reconsidered: (state) => ({ ...state, step: 'new_password', password: '' }),
    set: (state) => ({ ...exit(state), isDone: true }),
    // What the code was changed for has had its time: it begins anew.
    refused: (_state, { problem }) => ({ ...PASSWORD_START, problem }),
    closed: ask,
  },
  cancel: {
    wentOn: (state) => ({ ...state, step: state.left }),
    stopped: exit,
    closed: (state) => ({ ...state, step: state.left }),
  },
  exit: {},
};

/** Moves on; what cannot happen at a step leaves everything as it is. */
export function nextPasswordStep(state: PasswordState, event: PasswordEvent): PasswordState {
  const move = MOVES[state.step][event.type] as Move<PasswordEvent> | undefined;
  return move ? move(state, event) : state;
}
