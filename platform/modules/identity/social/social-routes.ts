import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { ParsedBody } from '#shared/contracts/call.ts';
import { perTenMinutes } from '#shared/contracts/call-rate.ts';
import {
  joinedNetworksCall,
  joinNetworkCall,
  oneTapCall,
  oneTapClientCall,
  proveByNetworkCall,
  removeNetworkCall,
  socialBeginQuery,
  socialLoginCall,
  socialStepCall,
  socialTwoStepCall,
  walletAnswerCall,
  walletMessageCall,
} from '#shared/contracts/social.ts';
import { LANGUAGE_COOKIE } from '#shared/domain/session-cookies.ts';
import { isNetworkId } from '#shared/domain/social/social-networks.ts';
import { withSocialReturn } from '#shared/domain/social/social-return.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import { limitHook, type RegisterCall } from '../../../plugins/call-route.ts';
import type { Counters } from '../../accounts/accounts-service.ts';
import type { Authentication } from '../../accounts/authentication-service.ts';
import type { Visitors } from '../../accounts/visitors-service.ts';
import type { ConfigService } from '../../config/config-service.ts';
import { askerOf, confirmedOf, passkeyPlaceOf } from '../asker.ts';
import type { Identity } from '../identity-service.ts';
import type { SocialArrival } from './arrivals.ts';
import { FRAGMENT_POLICY, fragmentPage } from './fragment-page.ts';
import type { Departure, SocialSignInRequest } from './network-sign-in.ts';
import { WIDGET_RESULT } from './protocols/widget.ts';
import { loginOf, returnAddress } from './return-address.ts';
import type { SocialCookies } from './social-cookies.ts';
import type { Social } from './social-service.ts';

interface SocialRoutesInput {
  readonly register: RegisterCall;
  readonly social: Social;
  readonly identity: Identity;
  readonly cookies: SocialCookies;
  readonly authentication: Authentication;
  readonly visitors: Visitors;
  readonly config: Pick<ConfigService, 'config'>;
  readonly clock: ServerClock;
  readonly counters: Pick<Counters, 'take'>;
}

/** Network of a signed-in player who sets out to it. */
type NetworkBody = ParsedBody<typeof proveByNetworkCall>;

/** How often one address may start a sign-in by a network, or return from one. */
const SIGN_IN_ROUTE_LIMIT = perTenMinutes(600);

/** Size of a form, bytes. */
const FORM_LIMIT = 32 * 1024;

const originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`;

/** Registers sign-in by networks (shell §3, §7; ). */
export async function registerSocialRoutes(app: FastifyInstance, input: SocialRoutesInput): Promise<void> {
  await registerNetworkSignIn(app, input);
  registerWallet(app, input);
  registerSteps(app, input);
  registerJoined(app, input);
  await registerOneTap(app, input);
}

/** Sends the browser the cookies and the redirect of its arrival. */
async function arriveAt(
  { cookies, visitors }: SocialRoutesInput,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, signedIn, step }: SocialArrival,
): Promise<string> {
  if (signedIn) await visitors.welcome(request, reply, signedIn);
  if (step) cookies.writeStep(reply, step);
  return path;
}

/** Returns what a request says about the browser that comes back from a network. */
async function comingOf({ cookies, authentication, visitors, config }: SocialRoutesInput, request: FastifyRequest) {
  return {
    origin: originOf(request),
    browser: cookies.browserOf(request),
    language: config.config(request.cookies[LANGUAGE_COOKIE]).language,
    session: await authentication.sessionOf(request),
    asker: askerOf(visitors, request),
  };
}

/** Sends the browser the step of its departure; returns where it goes. */
function departFrom({ cookies }: SocialRoutesInput, reply: FastifyReply, { address, step }: Departure): string {
  if (step) cookies.writeStep(reply, step);
  return address;
}

async function registerNetworkSignIn(app: FastifyInstance, input: SocialRoutesInput): Promise<void> {
  const { social, cookies, config, counters } = input;
  const onRequest = limitHook('social-sign-in', SIGN_IN_ROUTE_LIMIT, counters);
  type Network = { Params: { network: string } };
  const languageOf = ({ cookies: sent }: FastifyRequest) => config.config(sent[LANGUAGE_COOKIE]).language;

  app.get<Network>('/social-api/oauth/:network/begin', { onRequest }, async (request, reply) => {
    const { network } = request.params;
    const query = v.safeParse(socialBeginQuery, request.query);
    if (!query.success || !isNetworkId(network)) throw new ApiError('NOT_FOUND');
    const { lang: language, returnTo = '', save } = query.output;
    const browser = cookies.nameBrowser(request, reply);
    const attempt = { network, browser, language, origin: originOf(request), returnTo: returnAddress(returnTo) };
    const departure = await social.begin({ ...attempt, isSaved: save === '1' }).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'UNAVAILABLE') throw error;
      request.log.warn({ err: error.cause, network }, 'a network does not answer');
      return { address: withSocialReturn(loginOf(language), { result: 'failed', network }) };
    });
    return reply.redirect(departFrom(input, reply, departure), 303);
  });

  async function comeBack(request: FastifyRequest<Network>, reply: FastifyReply, callback: URL) {
    const arrival = await social.end({
      ...(await comingOf(input, request)),
      network: request.params.network,
      callback,
    });
    return reply.redirect(await arriveAt(input, request, reply, arrival), 303);
  }

  app.get<Network>('/social-api/oauth/:network/callback', { onRequest }, (request, reply) => {
    const callback = new URL(request.url, originOf(request));
    const { network } = request.params;
    const names = ['hash', 'error'];
    const isWidget = isNetworkId(network) && social.isWidget(network);
    if (!isWidget || names.some((name) => callback.searchParams.has(name))) return comeBack(request, reply, callback);
    const failed = withSocialReturn(loginOf(languageOf(request)), { result: 'failed', network });
    return reply
      .headers({ 'content-security-policy': FRAGMENT_POLICY, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(fragmentPage(callback.pathname + callback.search, failed));
  });

  await app.register(async (child) => {
    const options = { parseAs: 'string', bodyLimit: FORM_LIMIT } as const;
    child.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    child.post<Network>('/social-api/oauth/:network/callback', { onRequest }, (request, reply) => {
      const { network } = request.params;
      const form = request.body;
      const isWidget = isNetworkId(network) && social.isWidget(network);
      if (!isWidget || !(form instanceof URLSearchParams)) throw new ApiError('NOT_FOUND');
      const callback = new URL(request.url, originOf(request));
      callback.searchParams.set(WIDGET_RESULT, form.get(WIDGET_RESULT) ?? '');
      return comeBack(request, reply, callback);
    });
  });
}

/** Registers the calls of a page that asks the wallet of its browser. */
function registerWallet(app: FastifyInstance, input: SocialRoutesInput): void {
  const { register, social, cookies } = input;

  function stepOf(request: FastifyRequest) {
    const step = cookies.readStep(request);
    if (step?.kind !== 'wallet') throw new ApiError('SOCIAL_EXPIRED');
    return step;
  }

  register(app, walletMessageCall, async ({ body, request }) => {
    const { network, state } = stepOf(request);
    const visit = { origin: originOf(request), browser: cookies.browserOf(request) };
    const message = await social.walletMessage({ ...visit, network, state, address: body.address });
    if (message === null) throw new ApiError('SOCIAL_EXPIRED');
    return { message };
  });
  register(app, walletAnswerCall, async ({ body, request, reply }) => {
    const { network, state } = stepOf(request);
    const arrival = await social.endWallet({ ...(await comingOf(input, request)), network, state, ...body });
    // Written before the arrival, which may bring the next step.
    cookies.clearStep(reply);
    return { redirectUrl: await arriveAt(input, request, reply, arrival) };
  });
}

function registerSteps(app: FastifyInstance, input: SocialRoutesInput): void {
  const { register, social, identity, cookies, visitors, clock } = input;

  register(app, socialStepCall, async ({ request }) => {
    const step = cookies.readStep(request);
    if (step === null) return { step };
    const { network } = step;
    if (step.kind === 'wallet') {
      return { step: { kind: 'wallet' as const, network, script: social.walletScript(network) } };
    }
    if (step.kind === 'code') {
      const now = clock.now();
      const { asked } = step.asked;
      return {
        step: { kind: 'code' as const, network, asked: { ...step.asked, asked: asked && { ...asked, now }, now } },
      };
    }
    const pending = await social.pending(step.request);
    return { step: pending && { kind: 'join' as const, network, email: pending.email } };
  });

  register(app, socialLoginCall, async ({ body, request, reply }) => {
    const step = cookies.readStep(request);
    const pending = step?.kind === 'join' ? await social.pending(step.request) : null;
    if (!pending) throw new ApiError('SOCIAL_EXPIRED');
    if (body.login !== pending.email) throw new ApiError('CREDENTIALS_WRONG');
    const asker = askerOf(visitors, request, body['g-recaptcha-response']);
    const entered = await identity.emailLogin(body.login, { password: body.pass, isSaved: false }, asker);
    return 'signedIn' in entered ? visitors.welcome(request, reply, entered.signedIn) : entered;
  });

  register(app, socialTwoStepCall, async ({ body, request, reply }) => {
    const step = cookies.readStep(request);
    if (step?.kind !== 'code') throw new ApiError('SOCIAL_EXPIRED');
    const login = { request: step.asked.request, factor: body, isSaved: step.isSaved };
    const entered = await identity.twoStepLogin(login, passkeyPlaceOf(request), askerOf(visitors, request));
    if ('twoStep' in entered) return entered;
    cookies.clearStep(reply);
    return visitors.welcome(request, reply, entered.signedIn);
  });
}

function registerJoined(app: FastifyInstance, input: SocialRoutesInput): void {
  const { register, social, cookies, authentication, visitors } = input;

  async function sessionOf(request: FastifyRequest) {
    const session = await authentication.sessionOf(request);
    if (!session) throw new ApiError('SESSION_REQUIRED');
    return session;
  }

  function attemptOf(request: FastifyRequest, reply: FastifyReply, body: NetworkBody): SocialSignInRequest {
    const { network, language, returnTo = '' } = body;
    const browser = cookies.nameBrowser(request, reply);
    return { network, browser, language, origin: originOf(request), returnTo: returnAddress(returnTo), isSaved: false };
  }

  register(app, joinedNetworksCall, ({ userId }) => social.joined(userId));
  register(app, removeNetworkCall, async ({ body, request }) =>
    social.remove(await sessionOf(request), body.network, confirmedOf(visitors, request, body)),
  );
  register(app, joinNetworkCall, async ({ body, request, reply }) => {
    const session = await sessionOf(request);
    const confirmed = confirmedOf(visitors, request, body);
    const departure = await social.beginJoin(attemptOf(request, reply, body), session, confirmed);
    return { redirectUrl: departFrom(input, reply, departure) };
  });
  register(app, proveByNetworkCall, async ({ body, request, reply }) => {
    const session = await sessionOf(request);
    const departure = await social.beginProof(attemptOf(request, reply, body), session);
    return { redirectUrl: departFrom(input, reply, departure) };
  });
}

/** Returns the text fields of a multipart form; files are ignored. */
async function readForm(body: Buffer, type: string): Promise<Record<string, string>> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

async function registerOneTap(app: FastifyInstance, input: SocialRoutesInput): Promise<void> {
  const { register, social, cookies, visitors } = input;

  await app.register(async (child) => {
    // The only call whose body is a form (shell §7); pages of other sites are refused before it is read.
    const options = { parseAs: 'buffer', bodyLimit: FORM_LIMIT } as const;
    child.addContentTypeParser('multipart/form-data', options, async (request: FastifyRequest, body: Buffer) =>
      readForm(body, request.headers['content-type'] ?? '').catch((cause: unknown) => {
        throw new ApiError('BAD_REQUEST', { message: 'The form cannot be read.', cause });
      }),
    );
    register(child, oneTapClientCall, () => ({ clientId: social.oneTapClient() }));
    register(child, oneTapCall, async ({ body, request, reply }) => {
      const visit = { language: body.language, origin: originOf(request), browser: cookies.browserOf(request) };
      const arrival = await social.oneTap(body.credential, visit, askerOf(visitors, request));
      return { redirectUrl: await arriveAt(input, request, reply, arrival) };
    });
  });
}
