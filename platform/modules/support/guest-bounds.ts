import { ApiError } from '../../plugins/api-error.ts';
import type { CountAllowance, Counters } from '../accounts/accounts-service.ts';
import type { SupportOwner } from './support-records.ts';

/** What guests may store together: a guest gets a new device by dropping a cookie. */
export interface GuestBounds {
  /** All guests of one network. */
  readonly ofNetwork: CountAllowance;
  readonly all: CountAllowance;
}

const HOUR = 3_600_000;

/** A chat of many visitors of one network, and more than agents could ever read in a day. */
const GUEST_BOUNDS: GuestBounds = {
  ofNetwork: { max: 120, windowMs: HOUR },
  all: { max: 20_000, windowMs: 24 * HOUR },
};

/**
 * Returns the check of something that a visitor wants to store; players have limits of their own.
 *
 * @returns a function that throws ApiError TOO_MANY_ATTEMPTS when guests have stored too much
 */
export function createGuestBounds(
  counters: Pick<Counters, 'take'>,
  bounds: GuestBounds = GUEST_BOUNDS,
): (owner: SupportOwner) => Promise<void> {
  async function take(subject: string, allowance: CountAllowance): Promise<void> {
    const { isAllowed, retryAfter } = await counters.take(subject, allowance);
    if (!isAllowed) throw new ApiError('TOO_MANY_ATTEMPTS', { retryAfter });
  }

  return async ({ userId, network = '' }) => {
    if (userId !== null) return;
    await take(`support:guests:${network}`, bounds.ofNetwork);
    await take('support:guests', bounds.all);
  };
}
