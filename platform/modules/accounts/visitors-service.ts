import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionAnswer } from '#shared/contracts/account.ts';
import { CAPTCHA_HEADER, FINGERPRINT_HEADER } from '#shared/domain/transport/answer-codes.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Geography } from '../../plugins/geography.ts';
import type { Accounts } from './accounts-service.ts';
import type { Authentication } from './authentication-service.ts';
import { writeSessionCookie } from './session-cookies.ts';
import type { SessionOrigin } from './sessions-repository.ts';
import type { SignedIn } from './sign-in.ts';

/** Reads what a request says about its caller, and writes the cookies of a sign-in. */
export interface Visitors {
  /** The device that the request names; '' when it names none. @throws ApiError FINGERPRINT_REFUSED */
  deviceOf(request: FastifyRequest): string;
  originOf(request: FastifyRequest): SessionOrigin;
  /** The result of a captcha that a request carries. */
  captchaOf(request: FastifyRequest): string | undefined;
  /** Sends the new session to the browser and ends the one that it had before. */
  welcome(request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn): Promise<SessionAnswer>;
}

interface VisitorsInput {
  readonly accounts: Pick<Accounts, 'fingerprints' | 'signOut'>;
  readonly authentication: Authentication;
  readonly geography: Pick<Geography, 'countryOf'>;
  readonly clock: ServerClock;
  /** Restores what belongs to a player after a sign-in; a failure of it does not prevent the sign-in. */
  readonly onWelcome: (request: FastifyRequest, reply: FastifyReply, userId: number) => Promise<void>;
}

const MAX_USER_AGENT_LENGTH = 300;

const headerText = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

export function createVisitors({ accounts, authentication, geography, clock, onWelcome }: VisitorsInput): Visitors {
  return {
    deviceOf: ({ headers }) => accounts.fingerprints.deviceOf(headerText(headers[FINGERPRINT_HEADER]), clock.now()),
    originOf: (request) => ({
      agent: (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT_LENGTH),
      address: request.ip,
      country: geography.countryOf(request),
    }),
    captchaOf: ({ headers }) => headerText(headers[CAPTCHA_HEADER]),
    async welcome(request, reply, { answer, sessionId, keepSeconds }) {
      const before = await authentication.sessionOf(request);
      if (before) await accounts.signOut(before);
      writeSessionCookie(reply, sessionId, keepSeconds);
      await onWelcome(request, reply, answer.player.user_id);
      return answer;
    },
  };
}
