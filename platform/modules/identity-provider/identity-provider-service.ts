import { createHash, randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { type Person, personByKey } from './people.ts';
import { answerSignedCall } from './signed-calls.ts';
import { readWidgetRequest, type WidgetRequest, widgetAnswer } from './widget.ts';

/** Path of the provider, under the origin of the site. */
export const PROVIDER_PATH = '/__identity-provider';

/** Path of the script that plays a wallet. */
export const WALLET_SCRIPT_PATH = `${PROVIDER_PATH}/wallet.js`;

/** A client of the provider. */
export interface ProviderClient {
  readonly secret: string;
  /** Names the client in signed calls. */
  readonly publicKey: string;
  /** Path of the only address that codes are sent to. */
  readonly redirectPath: string;
}

/** Request that opened the consent page. */
export interface Authorization {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string | null;
  /** S256 of the verifier. */
  readonly challenge: string;
}

export interface ProviderAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

interface TokenRequest {
  readonly form: URLSearchParams;
  /** Header `authorization`; '' for none. */
  readonly authorization: string;
  /** Scheme and host of the site. */
  readonly origin: string;
}

/**
 * A small OpenID provider for local use: it lets one machine show the whole sign-in by a network. It forgets everything
 * when the process ends, and is refused in production.
 */
export interface IdentityProvider {
  readonly issuerAt: (origin: string) => string;
  readonly discovery: (origin: string) => Readonly<Record<string, unknown>>;
  readonly jwks: () => { readonly keys: readonly JWK[] };
  /**
   * Returns why an authorization is not possible; null when it is. It never redirects to an address outside the site.
   */
  readonly check: (query: URLSearchParams, origin: string) => Authorization | null;
  /** Returns the redirect with a code for this person, valid for 60 s. */
  readonly allow: (authorization: Authorization, person: Person) => string;
  /** Returns the redirect after the visitor cancels. */
  readonly deny: (authorization: Authorization) => string;
  /** Exchanges a code for tokens, once (RFC 6749 §4.1.3, RFC 7636 §4.6). */
  readonly token: (request: TokenRequest) => Promise<ProviderAnswer>;
  readonly userInfo: (authorization: string) => ProviderAnswer;
  /** Endpoints of a network whose calls are signed. */
  readonly signedEndpointsAt: (origin: string) => {
    readonly authorization: string;
    readonly token: string;
    readonly person: string;
  };
  /** `token` with the answer of a network whose calls are signed. */
  readonly signedToken: (request: TokenRequest) => Promise<ProviderAnswer>;
  /** Answers a signed call; errors come with status 200, as the network's. */
  readonly signedCall: (form: URLSearchParams) => ProviderAnswer;
  /** Returns the request that opened the page of the widget; null for one that leads elsewhere. */
  readonly checkWidget: (query: URLSearchParams, origin: string) => WidgetRequest | null;
  /** Returns the redirect with the signed fields of this person; for null, with the refusal. */
  readonly answerWidget: (request: WidgetRequest, person: Person | null) => string;
  /** Returns a one-tap credential for a person of `PEOPLE`; null for an unknown client or person. */
  readonly credential: (clientId: string, person: string, origin: string) => Promise<string | null>;
}

interface ProviderInput {
  readonly production: boolean;
  readonly clientOf: (clientId: string) => ProviderClient | null;
  /** Epoch ms. */
  readonly now?: () => number;
}

const CODE_MS = 60_000;
const TOKEN_S = 300;
const ALGORITHM = 'ES256';
const MAX_GRANTS = 1000;

interface Grant extends Authorization {
  readonly person: Person;
  readonly until: number;
}

interface IssuedToken {
  readonly person: Person;
  readonly clientId: string;
  readonly until: number;
}

const fresh = () => randomBytes(32).toString('base64url');
const refused = (error: string, status = 400): ProviderAnswer => ({ status, body: { error } });

const claimsOf = ({ subject, email, isEmailVerified, name, surname }: Person) => ({
  sub: subject,
  email,
  email_verified: isEmailVerified,
  ...(name === '' ? {} : { given_name: name }),
  ...(surname === '' ? {} : { family_name: surname }),
});

/** Returns id and secret of a client, from the header or from the form. */
function clientAuthOf({ form, authorization }: TokenRequest): { id: string; secret: string } {
  const basic = /^Basic ([A-Za-z0-9+/=]+)$/.exec(authorization)?.[1];
  if (basic === undefined) return { id: form.get('client_id') ?? '', secret: form.get('client_secret') ?? '' };
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  const read = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));
  return { id: read(id), secret: read(secret) };
}

/** Stores grants that are used once, within seconds. */
function createGrantStore<T extends { readonly until: number }>(now: () => number) {
  const kept = new Map<string, T>();
  return {
    put(value: T): string {
      if (kept.size >= MAX_GRANTS) for (const [key, { until }] of kept) if (until <= now()) kept.delete(key);
      const key = fresh();
      kept.set(key, value);
      return key;
    },
    look(key: string): T | null {
      const value = kept.get(key);
      return value && value.until > now() ? value : null;
    },
    take(key: string): T | null {
      const value = this.look(key);
      kept.delete(key);
      return value;
    },
  };
}

function leadBack({ redirectUri, state }: Authorization, answer: Readonly<Record<string, string>>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...answer, state })) url.searchParams.set(name, value);
  return url.href;
}

const discoveryOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/userinfo`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: [ALGORITHM],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
  scopes_supported: ['openid', 'email', 'profile'],
});

const signedEndpointsOf = (issuer: string) => ({
  authorization: `${issuer}/authorize`,
  token: `${issuer}/oauth/token.do`,
  person: `${issuer}/fb.do`,
});

/** Returns the request of a consent page; null unless it leads back to the address of its client on this site. */
function readAuthorization(
  query: URLSearchParams,
  origin: string,
  clientOf: ProviderInput['clientOf'],
): Authorization | null {
  const of = (name: string) => query.get(name) ?? '';
  const client = clientOf(of('client_id'));
  const isWhole =
    client !== null &&
    of('redirect_uri') === origin + client.redirectPath &&
    of('response_type') === 'code' &&
    of('code_challenge_method') === 'S256' &&
    /^[\w-]{43}$/.test(of('code_challenge'));
  if (!isWhole) return null;
  return {
    clientId: of('client_id'),
    redirectUri: of('redirect_uri'),
    state: of('state'),
    nonce: query.get('nonce'),
    challenge: of('code_challenge'),
  };
}

/** @throws Error in production, because visitors choose any identity there */
export async function createIdentityProvider(input: ProviderInput): Promise<IdentityProvider> {
  const { production, clientOf, now = Date.now } = input;
  if (production) throw new Error('The identity provider for local use is not available in production.');
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM);
  const kid = fresh().slice(0, 12);
  const key = { ...(await exportJWK(publicKey)), kid, alg: ALGORITHM, use: 'sig' };
  const grants = createGrantStore<Grant>(now);
  const tokens = createGrantStore<IssuedToken>(now);
  const issuerAt = (origin: string) => origin + PROVIDER_PATH;

  function sign(person: Person, audience: string, origin: string, more: Readonly<Record<string, unknown>>) {
    const at = Math.floor(now() / 1000);
    return new SignJWT({ ...claimsOf(person), ...more })
      .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
      .setIssuer(issuerAt(origin))
      .setAudience(audience)
      .setIssuedAt(at)
      .setExpirationTime(at + TOKEN_S)
      .sign(privateKey);
  }

  async function token(request: TokenRequest): Promise<ProviderAnswer> {
    const { form, origin } = request;
    const { id, secret } = clientAuthOf(request);
    if (clientOf(id)?.secret !== secret) return refused('invalid_client', 401);
    if (form.get('grant_type') !== 'authorization_code') return refused('unsupported_grant_type');
    // A wrong verifier uses the code up as well.
    const grant = grants.take(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const fits =
      grant?.clientId === id && grant.redirectUri === form.get('redirect_uri') && grant.challenge === challenge;
    if (!fits) return refused('invalid_grant');
    const { person, nonce } = grant;
    const idToken = await sign(person, id, origin, nonce === null ? {} : { nonce });
    const accessToken = tokens.put({ person, clientId: id, until: now() + TOKEN_S * 1000 });
    const body = { access_token: accessToken, token_type: 'Bearer', expires_in: TOKEN_S, id_token: idToken };
    return { status: 200, body };
  }

  return {
    issuerAt,
    discovery: (origin) => discoveryOf(issuerAt(origin)),
    jwks: () => ({ keys: [key] }),
    check: (query, origin) => readAuthorization(query, origin, clientOf),
    allow: (authorization, person) =>
      leadBack(authorization, { code: grants.put({ ...authorization, person, until: now() + CODE_MS }) }),
    deny: (authorization) => leadBack(authorization, { error: 'access_denied' }),
    token,
    userInfo(authorization) {
      const found = tokens.look(/^Bearer ([\w-]+)$/.exec(authorization)?.[1] ?? '');
      return found ? { status: 200, body: claimsOf(found.person) } : refused('invalid_token', 401);
    },
    signedEndpointsAt: (origin) => signedEndpointsOf(issuerAt(origin)),
    async signedToken(request) {
      const { status, body } = await token(request);
      if (status !== 200) return { status, body };
      return { status, body: { access_token: body.access_token, token_type: 'session', expires_in: String(TOKEN_S) } };
    },
    signedCall: (form) => answerSignedCall(form, { tokenOf: (token) => tokens.look(token), clientOf }),
    checkWidget: (query, origin) => readWidgetRequest(query, origin, clientOf),
    answerWidget: (request, person) => widgetAnswer(request, person, now()),
    async credential(clientId, name, origin) {
      const person = personByKey(name);
      if (!person || !clientOf(clientId)) return null;
      return sign(person, clientId, origin, { jti: fresh() });
    },
  };
}
