import { assertNever } from '#shared/errors/assert-never.ts';
import { type CallError, toCallError } from '../api/call-error.ts';
import { selectPlayer, sessionApi } from '../api/session-api.ts';
import type { AppDispatch, AppState } from '../store/app-state.ts';
import { type DecidedPhase, isOpenPhase, type OpenPhase, type OrderPhase, type PendingPhase } from './order.ts';
import type { OrderEnvironment } from './order-environment.ts';
import { askAgainAfter, pauseUntil, phaseOfAsking, phaseOfError } from './order-steps.ts';

/** Parts of the store that the driver uses. */
export interface DriverApi {
  readonly dispatch: AppDispatch;
  readonly getState: () => AppState;
  /** Resolves when the state matches; rejects when the page stops listening. */
  readonly condition: (matches: (action: unknown, state: AppState) => boolean) => Promise<unknown>;
}

/** One order on its way, as its owner hands it to the driver. */
export interface DrivenOrder<Answer, Decided extends DecidedPhase> {
  /** Player who made it: no other may ask for its outcome. */
  readonly userId: number;
  /** Returns its phase now; null once its owner has put it away. */
  readonly phase: () => OrderPhase<Decided> | null;
  /** Sends it under its key. Rejects with what the call rejects with. */
  readonly send: () => Promise<Answer>;
  /** Asks for its outcome by its key; a key that never arrived is sealed. Rejects with what the call rejects with. */
  readonly ask: () => Promise<Answer>;
  /** Takes an answer, and returns the phase that it leads to. */
  readonly take: (answer: Answer) => PendingPhase | Decided;
  readonly onPhase: (phase: OrderPhase<Decided>) => void;
}

type DriverEnvironment = Pick<OrderEnvironment, 'clock' | 'random' | 'wait'>;
type Answered<Answer> = { readonly answer: Answer } | { readonly error: CallError };

/**
 * Drives an order from its key to its known outcome (trust F1, F5): sends it once, and asks for the outcome by its key
 * for as long as it is pending or unknown. Returns the last phase; null where there was nothing to drive.
 */
export async function driveOrder<Answer, Decided extends DecidedPhase>(
  api: DriverApi,
  environment: DriverEnvironment,
  order: DrivenOrder<Answer, Decided>,
): Promise<OrderPhase<Decided> | null> {
  let last: OrderPhase<Decided> | null = null;
  for (;;) {
    const phase = order.phase();
    if (!phase || !isOpenPhase(phase)) return last;
    last = await nextPhase(api, environment, order, phase);
    order.onPhase(last);
  }
}

async function nextPhase<Answer, Decided extends DecidedPhase>(
  api: DriverApi,
  environment: DriverEnvironment,
  order: DrivenOrder<Answer, Decided>,
  phase: OpenPhase,
): Promise<OrderPhase<Decided>> {
  switch (phase.kind) {
    case 'sending': {
      const answered = await answerOf(api, order.send);
      return 'answer' in answered ? order.take(answered.answer) : phaseOfError(answered.error);
    }
    case 'pending':
      await environment.wait(pauseUntil(phase.decidesAt, environment.clock.now()));
      return askOutcome(api, order, 0);
    case 'unknown':
      await environment.wait(askAgainAfter(phase.attempts, environment.random()));
      return askOutcome(api, order, phase.attempts + 1);
    default:
      return assertNever(phase, 'open phase of an order');
  }
}

/** @param attempts how often the outcome has been asked for in vain if this fails too */
async function askOutcome<Answer, Decided extends DecidedPhase>(
  api: DriverApi,
  { userId, ask, take }: DrivenOrder<Answer, Decided>,
  attempts: number,
): Promise<OrderPhase<Decided>> {
  await untilSignedIn(api, userId);
  const answered = await answerOf(api, ask);
  return 'answer' in answered ? take(answered.answer) : phaseOfAsking(answered.error, attempts);
}

async function answerOf<Answer>(api: DriverApi, call: () => Promise<Answer>): Promise<Answered<Answer>> {
  try {
    return { answer: await call() };
  } catch (thrown) {
    const error = toCallError(thrown);
    if (error.status === 401) await refreshSession(api);
    return { error };
  }
}

async function refreshSession({ dispatch }: DriverApi): Promise<void> {
  await dispatch(sessionApi.endpoints.session.initiate(undefined, { subscribe: false, forceRefetch: true }));
}

/** Waits for the player who made the order, because only that player may ask for its outcome. */
async function untilSignedIn(api: DriverApi, userId: number): Promise<void> {
  const isThere = (state: AppState) => selectPlayer(state)?.user_id === userId;
  if (!isThere(api.getState())) await api.condition((_action, state) => isThere(state));
}
