import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionAnswer } from '#shared/contracts/account.ts';
import { networkOf } from '#shared/domain/fairness/network-of.ts';
import { CAPTCHA_HEADER, FINGERPRINT_HEADER } from '#shared/domain/transport/answer-codes.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { callerSignal } from '../../plugins/caller-signal.ts';
import type { Geography } from '../../plugins/geography.ts';
import type { Accounts } from './accounts-service.ts';
import type { Authentication } from './authentication-service.ts';
import type { KnownDevice } from './known-devices.ts';
import type { CaptchaPlace, ShownCaptcha } from './protection/captcha.ts';
import { readSessionCookie, writeSessionCookie } from './session-cookies.ts';
import type { SessionOrigin } from './sessions-repository.ts';
import type { SignedIn } from './sign-in.ts';

/** Reads what a request says about its caller, and writes the cookies of a sign-in. */
export interface Visitors {
  /** The device that the request names; '' when it names none. @throws ApiError FINGERPRINT_REFUSED */
  deviceOf(request: FastifyRequest): string;
  originOf(request: FastifyRequest): SessionOrigin;
  /**
   * The result of a captcha that a request carries, with what it is valid for.
   *
   * @param given the result, when the body carries it
   */
  captchaOf(request: FastifyRequest, given?: string): ShownCaptcha;
  /** What a captcha is bound to that a request asks for, to be shown with the call at `action`. */
  captchaPlaceOf(request: FastifyRequest, action: string): CaptchaPlace;
  /** The device of a request, as its signed cookie names it. */
  knownDeviceOf(request: FastifyRequest): KnownDevice;
  /** Aborted when the caller is gone before the answer. */
  signalOf(request: FastifyRequest): AbortSignal;
  /** Sends the new session to the browser and ends the one that it had before. */
  welcome(request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn): Promise<SessionAnswer>;
}

interface VisitorsInput {
  readonly accounts: Pick<Accounts, 'fingerprints' | 'knownDevices' | 'playerDevices' | 'repository' | 'signOut'>;
  readonly authentication: Authentication;
  readonly geography: Pick<Geography, 'countryOf'>;
  readonly clock: ServerClock;
  /** Restores what belongs to a player after a sign-in; a failure of it does not prevent the sign-in. */
  readonly onWelcome: (request: FastifyRequest, reply: FastifyReply, userId: number) => Promise<void>;
  /** Reports a sign-in, not the player's first, on a device where the player has not signed in; never fails. */
  readonly onNewDevice: (request: FastifyRequest, origin: SessionOrigin, userId: number) => Promise<void>;
}

const MAX_USER_AGENT_LENGTH = 300;

const headerText = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

export function createVisitors(input: VisitorsInput): Visitors {
  const { accounts, authentication, geography, clock, onWelcome, onNewDevice } = input;
  const captchaPlaceOf = (request: FastifyRequest, action: string): CaptchaPlace => {
    const session = readSessionCookie(request);
    return {
      action,
      network: networkOf(request.ip),
      session: session === '' ? '' : createHash('sha256').update(session).digest('base64url'),
    };
  };

  const originOf = (request: FastifyRequest): SessionOrigin => ({
    agent: (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT_LENGTH),
    address: request.ip,
    country: geography.countryOf(request),
  });

  /** Remembers the device of a sign-in, and reports one that is new to the player. */
  async function noteDevice(request: FastifyRequest, reply: FastifyReply, { player }: SessionAnswer): Promise<void> {
    const owner = await accounts.repository.player(player.user_id);
    if (!owner) return;
    const device = accounts.knownDevices.keep(request, reply, owner);
    const isNew = await accounts.playerDevices.note(owner.id, device, clock.now());
    if (isNew && player.previousSignInAt !== null) await onNewDevice(request, originOf(request), owner.id);
  }

  return {
    captchaPlaceOf,
    knownDeviceOf: (request) => accounts.knownDevices.read(request),
    signalOf: callerSignal,
    deviceOf: ({ headers }) => accounts.fingerprints.deviceOf(headerText(headers[FINGERPRINT_HEADER]), clock.now()),
    originOf,
    captchaOf: (request, given) => ({
      result: given || headerText(request.headers[CAPTCHA_HEADER]),
      place: captchaPlaceOf(request, request.url.split('?', 1)[0] ?? ''),
    }),
    async welcome(request, reply, { answer, sessionId, keepSeconds }) {
      const before = await authentication.sessionOf(request);
      if (before) await accounts.signOut(before);
      writeSessionCookie(reply, sessionId, keepSeconds);
      await noteDevice(request, reply, answer);
      await onWelcome(request, reply, answer.player.user_id);
      return answer;
    },
  };
}
