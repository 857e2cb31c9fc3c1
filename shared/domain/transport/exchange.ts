import { assertNever } from '../../errors/assert-never.ts';
import { type Remedy, remedyOf } from './answer-codes.ts';

/** Number of repeats of a call that gets no answer, and the milliseconds before each (shell §7). */
export interface RetryPlan {
  readonly times: number;
  readonly everyMs: number;
}

/**
 * State of one call. It ends with the last answer, without one (`network`), or because the caller gave it up
 * (`cancelled`).
 */
export type Exchange =
  | { readonly at: 'sending'; readonly spent: Spent }
  | { readonly at: 'healing'; readonly remedy: Remedy; readonly spent: Spent }
  | { readonly at: 'waiting'; readonly ms: number; readonly spent: Spent }
  | { readonly at: 'ended'; readonly with: 'answer' | 'network' | 'cancelled' };

export type ExchangeEvent =
  | { readonly kind: 'answered'; readonly status: number; readonly code: number | null }
  | { readonly kind: 'unanswered' }
  /** The remedy succeeded (`healed`) or failed (`unhealed`). */
  | { readonly kind: 'healed' }
  | { readonly kind: 'unhealed' }
  | { readonly kind: 'waited' }
  | { readonly kind: 'cancelled' };

/** Remedies and retries that a call has used up. */
type Spent = Readonly<Record<Remedy | 'retries', number>>;

/** Largest number of repeats for each remedy. A picture may be misread, so a captcha is asked more than once. */
const REPEATS: Readonly<Record<Remedy, number>> = { token: 1, fingerprint: 1, captcha: 3 };

/** First state of every call. */
export const FIRST_SENDING: Exchange = {
  at: 'sending',
  spent: { token: 0, fingerprint: 0, captcha: 0, retries: 0 },
};

const ended = (how: 'answer' | 'network' | 'cancelled'): Exchange => ({ at: 'ended', with: how });

/** Decides whether the back end is unavailable for the moment, as opposed to having decided. */
const isAway = (status: number) => status >= 500;

function afterAnswer(spent: Spent, status: number, code: number | null, plan: RetryPlan): Exchange {
  const remedy = remedyOf(status, code);
  if (remedy) return spent[remedy] < REPEATS[remedy] ? { at: 'healing', remedy, spent } : ended('answer');
  return isAway(status) && spent.retries < plan.times ? { at: 'waiting', ms: plan.everyMs, spent } : ended('answer');
}

function afterSending(spent: Spent, event: ExchangeEvent, plan: RetryPlan): Exchange | null {
  if (event.kind === 'answered') return afterAnswer(spent, event.status, event.code, plan);
  if (event.kind !== 'unanswered') return null;
  return spent.retries < plan.times ? { at: 'waiting', ms: plan.everyMs, spent } : ended('network');
}

function afterHealing(spent: Spent, remedy: Remedy, event: ExchangeEvent): Exchange | null {
  if (event.kind === 'unhealed') return ended('answer');
  return event.kind === 'healed' ? { at: 'sending', spent: { ...spent, [remedy]: spent[remedy] + 1 } } : null;
}

function next(state: Exchange, event: ExchangeEvent, plan: RetryPlan): Exchange | null {
  if (state.at === 'ended') return null;
  if (event.kind === 'cancelled') return ended('cancelled');
  switch (state.at) {
    case 'sending':
      return afterSending(state.spent, event, plan);
    case 'healing':
      return afterHealing(state.spent, state.remedy, event);
    case 'waiting': {
      const { spent } = state;
      return event.kind === 'waited' ? { at: 'sending', spent: { ...spent, retries: spent.retries + 1 } } : null;
    }
    default:
      return assertNever(state, 'state of a call');
  }
}

/**
 * Returns the next state of a call (shell §7, §8): which refusals are healed and repeated, which failures are waited
 * out, and when it ends. No other code decides that.
 *
 * @param plan retries of this call
 * @throws Error for an event that is impossible in this state: a mistake of the driver
 */
export function nextExchange(state: Exchange, event: ExchangeEvent, plan: RetryPlan): Exchange {
  const found = next(state, event, plan);
  if (!found) throw new Error(`A call that is ${state.at} cannot be ${event.kind}`);
  return found;
}
