import { type Exchange, FIRST_SENDING, nextExchange, type RetryPlan } from '#shared/domain/transport/exchange.ts';
import type { BackendAnswer } from './backend.ts';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Asks as often as a call says while the back end is away (shell §7). It is the same machine that decides in the browser;
 * the site heals nothing, so every refusal is an answer.
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
