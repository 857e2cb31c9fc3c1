import type { CodeAsked } from '#shared/contracts/codes.ts';

/** Step of replacing a forgotten password. */
export type PasswordStep = 'login' | 'code' | 'new_password' | 'sent' | 'approve' | 'cancel' | 'exit';

/** Problem with a code. */
export type CodeProblem = 'wrong_code' | 'time_up';

export interface PasswordState {
  readonly step: PasswordStep;
  /** Code that was sent, from the step `code` on. */
  readonly asked: CodeAsked | null;
  /** Token that a correct code was exchanged for; it sets the password. */
  readonly token: string;
  /** Chosen password that waits for approval. */
  readonly password: string;
  readonly problem: CodeProblem | null;
  /** Step that `cancel` asks about. */
  readonly left: 'new_password' | 'approve';
  /** At `exit`: whether the new password is set. */
  readonly isDone: boolean;
}

export type PasswordEvent =
  /** A code was sent to the login. */
  | { readonly type: 'asked'; readonly asked: CodeAsked }
  /** Another code was sent. */
  | { readonly type: 'resent'; readonly asked: CodeAsked }
  /** The player uses the link of the email, or the code after all. */
  | { readonly type: 'linkPreferred' | 'codePreferred' }
  | { readonly type: 'codeRight'; readonly token: string }
  /** The code or its token was refused. */
  | { readonly type: 'refused'; readonly problem: CodeProblem }
  | { readonly type: 'chosen'; readonly password: string }
  /** The player chooses another password. */
  | { readonly type: 'reconsidered' }
  /** The password is set. */
  | { readonly type: 'set' }
  /** One step back, to another login. */
  | { readonly type: 'back' }
  /** The player closes the dialog. */
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
/** After the code closing loses progress, so it asks first. */
const ask = (state: PasswordState): PasswordState => ({
  ...state,
  step: 'cancel',
  left: state.step === 'approve' ? 'approve' : 'new_password',
});

/** Transitions of each step. */
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
    // The token expired: everything starts again.
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

/** Returns the state after an event; an event that a step does not know changes nothing. */
export function nextPasswordStep(state: PasswordState, event: PasswordEvent): PasswordState {
  const move = MOVES[state.step][event.type] as Move<PasswordEvent> | undefined;
  return move ? move(state, event) : state;
}
