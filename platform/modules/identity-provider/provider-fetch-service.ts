import type { IdentityProvider } from './identity-provider-service.ts';

interface AskOptions {
  readonly method?: string;
  readonly headers?: unknown;
  readonly body?: unknown;
}

/**
 * Calls the local provider without a network: its address is the one that browsers know, which this process may be
 * unable to reach.
 *
 * @param origin scheme and host of the site
 */
export function createProviderFetch(provider: IdentityProvider, origin: string) {
  const issuer = provider.issuerAt(origin);
  return async (url: string, { headers, body }: AskOptions = {}): Promise<Response> => {
    const path = url.slice(issuer.length).split('?')[0];
    const authorization = new Headers(headers as ConstructorParameters<typeof Headers>[0]).get('authorization') ?? '';
    if (!url.startsWith(issuer)) return new Response(null, { status: 404 });
    if (path === '/.well-known/openid-configuration') return Response.json(provider.discovery(origin));
    if (path === '/jwks') return Response.json(provider.jwks());
    if (path === '/userinfo') {
      const answer = provider.userInfo(authorization);
      return Response.json(answer.body, { status: answer.status });
    }
    const form = new URLSearchParams(String(body));
    if (path === '/fb.do') return Response.json(provider.signedCall(form).body);
    if (path !== '/token' && path !== '/oauth/token.do') return new Response(null, { status: 404 });
    const exchange = path === '/token' ? provider.token : provider.signedToken;
    const answer = await exchange.call(provider, { form, authorization, origin });
    return Response.json(answer.body, { status: answer.status });
  };
}
