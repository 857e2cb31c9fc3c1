import { type Exchange, FIRST_SENDING, nextExchange, type RetryPlan } from '#shared/domain/transport/exchange.ts';
import type { BackendAnswer } from './backend.ts';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Sends a call as often as its description says while the back end is unavailable (shell §7). Uses the same state
 * machine as the browser, but applies no remedies: every refusal is a final answer.
 */
export async function askAgain(
  ask: () => Promise<BackendAnswer>,
  plan: RetryPlan,
  wait: (ms: number) => Promise<void> = pause,
): Promise<BackendAnswer> {
  let state: Exchange = FIRST_SENDING;
  for (;;) {
    const answer = await ask();
    state = nextExchange(state, { kind: 'answered', status: answer.status, code: null }, plan);
    if (state.at !== 'waiting') return answer;
    await wait(state.ms);
    state = nextExchange(state, { kind: 'waited' }, plan);
  }
}
