import * as client from 'openid-client';
import type { NetworkId } from '#shared/domain/social/social-networks.ts';
import type { SocialProvider } from '../../config/config-service.ts';
import type { IdentityProvider } from '../../identity-provider/identity-provider-service.ts';
import { createProviderFetch } from '../../identity-provider/provider-fetch-service.ts';
import { fieldsOfCall, personCall } from './protocols/signed-call.ts';
import { type Identified, readWidget, widgetAddress } from './protocols/widget.ts';
import { type Fields, readProfile, STANDARD_FIELDS } from './read-profile.ts';

/** Values that bind an attempt to its return. */
export interface ConnectionChecks {
  readonly state: string;
  readonly nonce: string;
  /** PKCE verifier; the network first learns its S256 only. */
  readonly verifier: string;
}

interface ProviderConnection {
  readonly network: NetworkId;
  readonly provider: SocialProvider;
  /** Scheme and host of the site. */
  readonly origin: string;
}

interface Beginning extends ProviderConnection, ConnectionChecks {
  readonly language: string;
}

interface Ending extends ProviderConnection, ConnectionChecks {
  /** The address to which the network has redirected the browser. */
  readonly callback: URL;
}

/**
 * Client of networks that the browser goes to: OpenID Connect with a verified id token, OAuth 2.0 and a call for the
 * person, which some networks want signed, or the widget of Telegram.
 */
export interface NetworkClient {
  /** Returns the network's address for the browser. @throws when the network does not answer */
  readonly begin: (beginning: Beginning) => Promise<string>;
  /**
   * Returns the person. @throws when a part of the answer is invalid: state, code, verifier, signature, audience,
   * nonce, time; NetworkRefusal as `readWidget`
   */
  readonly end: (ending: Ending) => Promise<Identified>;
  /** Returns the network's keys and how to fetch them. @throws as `begin` */
  readonly keysOf: (
    connection: ProviderConnection,
  ) => Promise<{ readonly issuer: string; readonly address: URL; readonly fetch: Ask }>;
}

type Ask = (url: string, options: object) => Promise<Response>;

export const callbackPath = (network: NetworkId): string => `/social-api/oauth/${network}/callback`;

/** How long a network's metadata is cached, ms. */
const KEPT_MS = 3_600_000;
const TIMEOUT_S = 8;
const FORM_HEADERS = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };

/**
 * Reduces the answer of an OAuth network to RFC 6749: drops an id token, whose issuer is unknown and which nothing
 * uses, and adds the token type that some networks omit, or replaces the one that a network of signed calls gives.
 */
async function plainTokens(answer: Response, kind: SocialProvider['kind']): Promise<Response> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== 'object' || body === null || !('access_token' in body)) return answer;
  const type = kind === 'signedCalls' || !('token_type' in body) ? 'Bearer' : body.token_type;
  return Response.json({ ...body, token_type: type, id_token: undefined }, { status: answer.status });
}

/** Returns where the networks are; the local one is at the address of the site. */
function createAddresses(local: IdentityProvider | null) {
  const issuerOf = ({ provider, origin }: ProviderConnection) =>
    provider.issuer === 'local' && local ? local.issuerAt(origin) : provider.issuer;
  return {
    issuerOf,
    widgetIssuerOf: (connection: ProviderConnection) =>
      connection.provider.issuer === 'local' ? `${issuerOf(connection)}/telegram` : connection.provider.issuer,
    endpointsOf: ({ provider, origin }: ProviderConnection) =>
      provider.issuer === 'local' && local && provider.kind === 'signedCalls'
        ? local.signedEndpointsAt(origin)
        : provider.endpoints,
  };
}

/** Where a network answers who has an access token. */
interface PersonSource {
  readonly network: NetworkId;
  readonly address: string;
  readonly ask: Ask;
}

async function askPerson({ network, address, ask }: PersonSource, provider: SocialProvider, token: string) {
  const isSigned = provider.kind === 'signedCalls';
  const answer = await ask(address.replace('{token}', encodeURIComponent(token)), {
    ...(isSigned
      ? { method: 'POST', headers: FORM_HEADERS, body: personCall(provider, token).toString() }
      : { headers: { authorization: `Bearer ${token}`, accept: 'application/json' } }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_S * 1000),
  });
  if (!answer.ok) throw new Error(`${network} answered ${answer.status} to the request for the person`);
  const fields = (await answer.json()) as Fields;
  return isSigned ? fieldsOfCall(fields) : fields;
}

interface ClientInput {
  readonly production: boolean;
  /** The provider of networks whose issuer is `local`; null for none. */
  readonly local: IdentityProvider | null;
}

export function createNetworkClient({ production, local }: ClientInput): NetworkClient {
  const kept = new Map<string, { readonly at: number; readonly value: Promise<client.Configuration> }>();
  // Outside production a program on this machine may play a network over http.
  const insecure = production ? [] : [client.allowInsecureRequests];

  function askerOf({ provider, origin }: ProviderConnection): Ask {
    if (provider.issuer !== 'local') return (url, options) => fetch(url, options);
    if (!local) throw new Error('This platform has no identity provider for local use');
    return createProviderFetch(local, origin);
  }

  const { issuerOf, widgetIssuerOf, endpointsOf } = createAddresses(local);

  async function configure(connection: ProviderConnection): Promise<client.Configuration> {
    const { clientId, clientSecret, kind, issuer: named } = connection.provider;
    const authentication = clientSecret === '' ? client.None() : client.ClientSecretPost(clientSecret);
    const issuer = issuerOf(connection);
    const execute = [...insecure, ...(kind === 'openid' ? [client.enableNonRepudiationChecks] : [])];
    if (kind === 'openid' || (kind === 'oauth' && named === 'local')) {
      const options = { execute, timeout: TIMEOUT_S, [client.customFetch]: askerOf(connection) };
      return client.discovery(new URL(issuer), clientId, undefined, authentication, options);
    }
    const endpoints = endpointsOf(connection);
    const server = { issuer, authorization_endpoint: endpoints?.authorization, token_endpoint: endpoints?.token };
    const made = new client.Configuration(server as client.ServerMetadata, clientId, undefined, authentication);
    made.timeout = TIMEOUT_S;
    made[client.customFetch] = async (url, options) => plainTokens(await askerOf(connection)(url, options), kind);
    for (const extend of execute) extend(made);
    return made;
  }

  function configurationOf(connection: ProviderConnection): Promise<client.Configuration> {
    // The local provider has as many addresses as the site, so its metadata is not cached.
    if (connection.provider.issuer === 'local') return configure(connection);
    const key = JSON.stringify([connection.network, connection.provider]);
    const known = kept.get(key);
    if (known && Date.now() - known.at < KEPT_MS) return known.value;
    const value = configure(connection);
    kept.set(key, { at: Date.now(), value });
    value.catch(() => kept.delete(key));
    return value;
  }

  function personSource(connection: ProviderConnection, configuration: client.Configuration): PersonSource {
    const { network } = connection;
    const address = endpointsOf(connection)?.person ?? configuration.serverMetadata().userinfo_endpoint;
    if (address === undefined)
      throw new Error(`${network} has no endpoint for the person; add it to "endpoints" of the network`);
    return { network, address, ask: askerOf(connection) };
  }

  /** Ends a sign-in by a code, of OpenID Connect or OAuth 2.0. */
  async function endCode({ callback, state, nonce, verifier, ...connection }: Ending): Promise<Identified> {
    const { provider, network } = connection;
    const configuration = await configurationOf(connection);
    const isOpen = provider.kind === 'openid';
    const tokens = await client.authorizationCodeGrant(configuration, callback, {
      expectedState: state,
      pkceCodeVerifier: verifier,
      ...(isOpen ? { expectedNonce: nonce, idTokenExpected: true } : {}),
    });
    if (!isOpen) {
      const fields = await askPerson(personSource(connection, configuration), provider, tokens.access_token);
      return { profile: readProfile(network, fields, provider.profile) };
    }
    const claims = tokens.claims();
    if (!claims) throw new Error(`${network} returned no id token`);
    return { profile: readProfile(network, claims, STANDARD_FIELDS) };
  }

  return {
    async begin({ state, nonce, verifier, language, ...connection }) {
      const { provider, network, origin } = connection;
      const back = origin + callbackPath(network);
      if (provider.kind === 'widget') {
        const returnTo = `${back}?${new URLSearchParams({ state })}`;
        return widgetAddress({ provider, issuer: widgetIssuerOf(connection), origin, returnTo, language });
      }
      const url = client.buildAuthorizationUrl(await configurationOf(connection), {
        ...provider.parameters,
        redirect_uri: back,
        response_type: 'code',
        scope: provider.scope,
        state,
        ...(provider.kind === 'openid' ? { nonce } : {}),
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ui_locales: language,
      });
      return url.href;
    },
    async end(ending) {
      const { network, provider, callback } = ending;
      if (provider.kind === 'wallet') throw new Error('A wallet answers by a call of the page, not by a redirect');
      return provider.kind === 'widget' ? readWidget(network, provider, callback) : endCode(ending);
    },
    async keysOf(connection) {
      const { issuer, jwks_uri: address } = (await configurationOf(connection)).serverMetadata();
      if (address === undefined) throw new Error(`${connection.network} publishes no address of its keys`);
      return { issuer, address: new URL(address), fetch: askerOf(connection) };
    },
  };
}
