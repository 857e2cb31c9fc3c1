import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { ProofBody } from '#shared/contracts/second-proof.ts';
import { networkOf } from '#shared/domain/fairness/network-of.ts';
import type { Accounts, HashCaller, PlayerRow } from '../accounts/accounts-service.ts';
import type { BudgetCaller, Standing } from '../accounts/budget-service.ts';
import type { Visitors } from '../accounts/visitors-service.ts';
import type { Confirmed } from './confirm-password.ts';
import type { Asker } from './identity-service.ts';
import type { PasskeyPlace } from './passkeys/challenges.ts';

/**
 * Returns the caller of a request with its devices, address and captcha result.
 *
 * @param captcha its result, when the body carries it
 * @throws ApiError FINGERPRINT_REFUSED
 */
export function askerOf(visitors: Visitors, request: FastifyRequest, captcha?: string): Asker {
  return {
    origin: visitors.originOf(request),
    device: visitors.deviceOf(request),
    captcha: visitors.captchaOf(request, captcha),
    knownDevice: visitors.knownDeviceOf(request),
    signal: visitors.signalOf(request),
  };
}

/** Cookie that names the browser which a challenge for a passkey was given to. */
export const PASSKEY_COOKIE = 'passkey_browser';

/** Returns the page and browser of a call for a passkey; its origin is the site's own, unless the page names another. */
export function passkeyPlaceOf(request: FastifyRequest): PasskeyPlace {
  const origin = request.headers.origin ?? `${request.protocol}://${request.host}`;
  return { origin, browser: request.cookies[PASSKEY_COOKIE] ?? '' };
}

/** Returns what a call carries to confirm a change. @throws ApiError FINGERPRINT_REFUSED */
export function confirmedOf(visitors: Visitors, request: FastifyRequest, body: ProofBody): Confirmed {
  const { uPassword: password, proof: factor } = body;
  return { password, factor, asker: askerOf(visitors, request), place: passkeyPlaceOf(request) };
}

/** Returns the facts of a caller that count for a check of a password. */
export function attemptOf({ origin, device, captcha, knownDevice, signal }: Asker) {
  return { address: origin.address, device, captcha, knownDevice, signal };
}

/** Returns for whom something is hashed that a player sets or shows: a device of the player goes first. */
export function hasherOf(player: PlayerRow, { origin, signal, knownDevice }: Asker): HashCaller {
  return { address: origin.address, isKnown: knownDevice.isOf(player), signal };
}

/**
 * Returns the function that says for whom a message is sent: a caller on a device of the player, or in a network where
 * the player has a living session, has a budget that strangers cannot use up.
 */
export function createSpending({ sessions, captcha }: Pick<Accounts, 'captcha' | 'sessions'>) {
  async function standingOf({ knownDevice, origin }: Asker, player: PlayerRow | null): Promise<Standing> {
    if (!player) return 'stranger';
    if (knownDevice.isOf(player)) return 'device';
    const network = networkOf(origin.address);
    const living = await sessions.ofPlayer(player.id);
    return living.some((session) => networkOf(session.origin.address) === network) ? 'network' : 'stranger';
  }

  return async (asker: Asker, player: PlayerRow | null): Promise<BudgetCaller> => ({
    address: asker.origin.address,
    standing: await standingOf(asker, player),
    admit: (extraBits) => captcha.admit(asker.captcha, extraBits),
  });
}
