import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { brokenPage, CONSENT_POLICY, consentPage, pageLanguage } from './consent-page.ts';
import { type IdentityProvider, PROVIDER_PATH } from './identity-provider-service.ts';
import { ONE_TAP_SCRIPT } from './one-tap-script.ts';
import { newPerson, type Person, personByKey } from './people.ts';
import { providerTexts } from './texts.ts';
import { signByWallet, walletAddress } from './wallet-keys.ts';
import { WALLET_SCRIPT } from './wallet-script.ts';

interface Routes {
  readonly app: FastifyInstance;
  readonly provider: IdentityProvider;
}

/** Returns scheme and host of the site that a request was made to. */
const originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`;

const queryOf = ({ url }: FastifyRequest) => new URLSearchParams(url.split('?')[1] ?? '');

/** Fields that forms send besides the query of the page. */
const ENTRIES = ['person', 'email', 'name', 'surname', 'verified', 'decision'] as const;

function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply
    .status(status)
    .header('content-security-policy', CONSENT_POLICY)
    .type('text/html; charset=utf-8')
    .send(page);
}

/** How a page with people to choose from is opened and left. */
interface ConsentFlow {
  readonly path: string;
  /** Returns where each decision leads; null for a request that cannot be answered. */
  readonly read: (query: URLSearchParams, origin: string) => { readonly to: (person: Person | null) => string } | null;
  /** Name of the parameter with the languages of the page. */
  readonly languages: string;
}

/** Returns the person whom a form names; null for input that names none. */
function personOfForm(form: URLSearchParams): Person | null {
  const of = (name: string) => form.get(name) ?? '';
  if (of('person') !== 'new') return personByKey(of('person'));
  const isEmailVerified = form.has('verified');
  return newPerson({ email: of('email'), name: of('name'), surname: of('surname'), isEmailVerified });
}

function registerConsent(app: FastifyInstance, { path, read, languages }: ConsentFlow): void {
  app.get(path, (request, reply) => {
    const query = queryOf(request);
    const language = pageLanguage(query.get(languages) ?? '');
    if (!read(query, originOf(request))) return sendPage(reply, 400, brokenPage(language));
    return sendPage(reply, 200, consentPage({ language, query, entered: null }));
  });
  app.post(path, (request, reply) => {
    const form = request.body as URLSearchParams;
    const language = pageLanguage(form.get(languages) ?? '');
    const flow = read(form, originOf(request));
    if (!flow) return sendPage(reply, 400, brokenPage(language));
    if (form.get('decision') !== 'allow') return reply.redirect(flow.to(null), 303);
    const person = personOfForm(form);
    if (person) return reply.redirect(flow.to(person), 303);
    const query = new URLSearchParams(form);
    for (const name of ENTRIES) query.delete(name);
    return sendPage(reply, 422, consentPage({ language, query, entered: form }));
  });
}

function registerPages({ app, provider }: Routes): void {
  registerConsent(app, {
    path: '/authorize',
    languages: 'ui_locales',
    read(query, origin) {
      const found = provider.check(query, origin);
      return found && { to: (person) => (person ? provider.allow(found, person) : provider.deny(found)) };
    },
  });
  registerConsent(app, {
    path: '/telegram/auth',
    languages: 'lang',
    read(query, origin) {
      const found = provider.checkWidget(query, origin);
      return found && { to: (person) => provider.answerWidget(found, person) };
    },
  });
}

function registerEndpoints({ app, provider }: Routes): void {
  app.get('/.well-known/openid-configuration', (request) => provider.discovery(originOf(request)));
  app.get('/jwks', () => provider.jwks());
  app.post('/token', async (request, reply) => {
    const { authorization = '' } = request.headers;
    const form = request.body as URLSearchParams;
    const { status, body } = await provider.token({ form, authorization, origin: originOf(request) });
    return reply.status(status).send(body);
  });
  app.post('/oauth/token.do', async (request, reply) => {
    const form = request.body as URLSearchParams;
    const { status, body } = await provider.signedToken({ form, authorization: '', origin: originOf(request) });
    return reply.status(status).send(body);
  });
  app.post('/fb.do', (request) => provider.signedCall(request.body as URLSearchParams).body);
  app.get('/userinfo', (request, reply) => {
    const { status, body } = provider.userInfo(request.headers.authorization ?? '');
    return reply.status(status).send(body);
  });
}

function registerOneTap({ app, provider }: Routes): void {
  app.get('/one-tap.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(ONE_TAP_SCRIPT));
  app.get('/one-tap', (request) => {
    const { prompt, continueAs, close } = providerTexts(pageLanguage(queryOf(request).get('lang') ?? ''));
    const person = personByKey('ada');
    const name = person?.name ?? '';
    return {
      texts: { prompt, close, continueAs: continueAs.replace('{name}', name) },
      person: { key: 'ada', email: person?.email ?? '' },
    };
  });
  app.post('/one-tap', async (request, reply) => {
    const { clientId, person } = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const credential = await provider.credential(String(clientId), String(person), originOf(request));
    return credential === null ? reply.status(400).send({ error: 'invalid_request' }) : { credential };
  });
}

const walletBody = v.object({
  account: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  /** The text to sign; left out to learn the address of the account. */
  message: v.optional(v.pipe(v.string(), v.maxLength(4000))),
});

function registerWallet({ app }: Routes): void {
  app.get('/wallet.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(WALLET_SCRIPT));
  app.get('/wallet', (request) => providerTexts(pageLanguage(queryOf(request).get('lang') ?? '')).wallet);
  app.post('/wallet', (request, reply) => {
    const read = v.safeParse(walletBody, request.body);
    if (!read.success) return reply.status(400).send({ error: 'invalid_request' });
    const { account, message } = read.output;
    const address = walletAddress(account);
    return message === undefined ? { address } : { address, signature: signByWallet(account, message) };
  });
}

/** Registers the pages and endpoints of the local identity provider; none when there is no provider. */
export async function identityProviderModule(app: FastifyInstance, provider: IdentityProvider | null): Promise<void> {
  if (!provider) return;
  await app.register(
    async (child) => {
      const options = { parseAs: 'string', bodyLimit: 16 * 1024 } as const;
      child.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, body, done) =>
        done(null, new URLSearchParams(String(body))),
      );
      registerPages({ app: child, provider });
      registerEndpoints({ app: child, provider });
      registerOneTap({ app: child, provider });
      registerWallet({ app: child, provider });
    },
    { prefix: PROVIDER_PATH },
  );
}
