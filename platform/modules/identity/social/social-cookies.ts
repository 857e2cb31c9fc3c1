import { randomBytes } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { secondStepSchema } from '#shared/contracts/second-step.ts';
import { networkSchema } from '#shared/contracts/social-config.ts';
import { SOCIAL_COOKIE, SOCIAL_STEP_COOKIE } from '#shared/domain/session-cookies.ts';
import { hasSecureCookies } from '../../../plugins/secure-requests.ts';
import type { SignedText } from '../../../plugins/signed-text.ts';
import type { SocialStep } from './arrivals.ts';

const BROWSER_S = 10 * 60;
const STEP_S = 15 * 60;
const BROWSER = /^[\w-]{43}$/;

/** Cookies of a sign-in by a network; scripts can neither read nor write them. */
export interface SocialCookies {
  /** Gives the browser an identifier, or keeps the one it has. */
  readonly nameBrowser: (request: FastifyRequest, reply: FastifyReply) => string;
  /** Returns the browser's identifier; a random one when it has none. */
  readonly browserOf: (request: FastifyRequest) => string;
  readonly writeStep: (reply: FastifyReply, step: SocialStep) => void;
  readonly readStep: (request: FastifyRequest) => SocialStep | null;
  readonly clearStep: (reply: FastifyReply) => void;
}

interface CookiesInput {
  readonly signed: SignedText;
  /** Server clock, epoch ms. */
  readonly now: () => number;
}

const stepSchema = v.variant('kind', [
  v.object({ kind: v.literal('join'), network: networkSchema, request: v.string() }),
  v.object({ kind: v.literal('wallet'), network: networkSchema, state: v.string() }),
  v.object({ kind: v.literal('code'), network: networkSchema, asked: secondStepSchema, isSaved: v.boolean() }),
]);

function attributes({ request }: FastifyReply) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: hasSecureCookies(request) } as const;
}

export function createSocialCookies({ signed, now }: CookiesInput): SocialCookies {
  /** Returns the content of one of these cookies before its end; null for none. */
  function read(request: FastifyRequest, name: string): string | null {
    const facts = signed.read(request.cookies[name] ?? '');
    const isOurs = facts !== null && facts.name === name && typeof facts.until === 'number' && facts.until > now();
    return isOurs && typeof facts.value === 'string' ? facts.value : null;
  }

  const sign = (name: string, value: string, seconds: number) =>
    signed.make({ name, value, until: now() + seconds * 1000 });

  function browserOf(request: FastifyRequest): string {
    const known = read(request, SOCIAL_COOKIE) ?? '';
    return BROWSER.test(known) ? known : randomBytes(32).toString('base64url');
  }

  return {
    browserOf,
    nameBrowser(request, reply) {
      const browser = browserOf(request);
      const text = sign(SOCIAL_COOKIE, browser, BROWSER_S);
      reply.setCookie(SOCIAL_COOKIE, text, { ...attributes(reply), maxAge: BROWSER_S });
      return browser;
    },
    writeStep(reply, step) {
      const text = sign(SOCIAL_STEP_COOKIE, JSON.stringify(step), STEP_S);
      reply.setCookie(SOCIAL_STEP_COOKIE, text, { ...attributes(reply), maxAge: STEP_S });
    },
    readStep(request) {
      const text = read(request, SOCIAL_STEP_COOKIE);
      const parsed = text === null ? null : v.safeParse(stepSchema, JSON.parse(text));
      return parsed?.success ? parsed.output : null;
    },
    clearStep: (reply) => void reply.clearCookie(SOCIAL_STEP_COOKIE, attributes(reply)),
  };
}
