import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brokenPage, CONSENT_POLICY, consentPage, pageLanguage } from './consent-page.ts';
import { type IdentityProvider, PROVIDER_PATH } from './identity-provider-service.ts';
import { ONE_TAP_SCRIPT } from './one-tap-script.ts';
import { newPerson, personByKey } from './people.ts';
import { providerTexts } from './texts.ts';

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

function registerConsent({ app, provider }: Routes): void {
  app.get('/authorize', (request, reply) => {
    const query = queryOf(request);
    const language = pageLanguage(query.get('ui_locales') ?? '');
    if (!provider.check(query, originOf(request))) return sendPage(reply, 400, brokenPage(language));
    return sendPage(reply, 200, consentPage({ language, query, entered: null }));
  });
  app.post('/authorize', (request, reply) => {
    const form = request.body as URLSearchParams;
    const language = pageLanguage(form.get('ui_locales') ?? '');
    const authorization = provider.check(form, originOf(request));
    if (!authorization) return sendPage(reply, 400, brokenPage(language));
    if (form.get('decision') !== 'allow') return reply.redirect(provider.deny(authorization), 303);
    const of = (name: string) => form.get(name) ?? '';
    const person =
      of('person') === 'new'
        ? newPerson({
            email: of('email'),
            name: of('name'),
            surname: of('surname'),
            isEmailVerified: form.has('verified'),
          })
        : personByKey(of('person'));
    if (person) return reply.redirect(provider.allow(authorization, person), 303);
    const query = new URLSearchParams(form);
    for (const name of ENTRIES) query.delete(name);
    return sendPage(reply, 422, consentPage({ language, query, entered: form }));
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

/** Registers the pages and endpoints of the local identity provider; none when there is no provider. */
export async function identityProviderModule(app: FastifyInstance, provider: IdentityProvider | null): Promise<void> {
  if (!provider) return;
  await app.register(
    async (child) => {
      const options = { parseAs: 'string', bodyLimit: 16 * 1024 } as const;
      child.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, body, done) =>
        done(null, new URLSearchParams(String(body))),
      );
      registerConsent({ app: child, provider });
      registerEndpoints({ app: child, provider });
      registerOneTap({ app: child, provider });
    },
    { prefix: PROVIDER_PATH },
  );
}
