import * as v from 'valibot';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { NETWORK_IDS, type NetworkId, SOCIAL_NETWORKS } from '#shared/domain/social/social-networks.ts';
import { KNOWN_NETWORKS } from './known-networks.ts';

const address = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s#]+$/, 'is no http(s) address'));
/** Field names, separated by dots for nested fields. */
const field = v.pipe(v.string(), v.regex(/^[\w.]+$/));

/** Operator's entry of a network; `KNOWN_NETWORKS` supplies missing fields. */
const providerSchema = v.object({
  clientId: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  /** '' for a client without one. */
  clientSecret: v.optional(v.string(), ''),
  kind: v.optional(v.picklist(['openid', 'oauth'])),
  /** `local`: the identity provider of this platform, which production does not have. */
  issuer: v.optional(v.union([v.literal('local'), address])),
  /** Endpoints of an `oauth` network without discovery; `{token}` is replaced by the access token. */
  endpoints: v.optional(v.object({ authorization: address, token: address, person: address })),
  scope: v.optional(v.string()),
  /** Further parameters of the authorization address. */
  parameters: v.optional(v.record(v.string(), v.string())),
  /** Fields of the answer that identify the person (`oauth`). */
  profile: v.optional(
    v.object({
      subject: field,
      email: v.optional(field),
      /** A field with the answer, or `always` for a network that returns confirmed e-mails only. */
      isEmailVerified: v.optional(field),
      name: v.optional(field),
      surname: v.optional(field),
    }),
  ),
});

/** Private entries of the site config: networks by their ids. */
export const socialProvidersSchema = v.record(v.picklist(NETWORK_IDS), providerSchema);

type Entry = v.InferOutput<typeof providerSchema>;
type Profile = NonNullable<Entry['profile']>;

/** The complete settings of a supported network. */
export interface SocialProvider {
  readonly kind: 'openid' | 'oauth';
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
  readonly endpoints: Entry['endpoints'];
  readonly scope: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly profile: Profile;
}

/** Field names of OpenID Connect; the local identity provider uses them too. */
const STANDARD: Profile = {
  subject: 'sub',
  email: 'email',
  isEmailVerified: 'email_verified',
  name: 'given_name',
  surname: 'family_name',
};

/**
 * Returns the settings of a network.
 *
 * @returns null for one that is not configured, that has its own protocol, or that is the local one in production
 */
export function providerOf(
  network: NetworkId,
  providers: Readonly<Partial<Record<NetworkId, Entry>>>,
  production: boolean,
): SocialProvider | null {
  const entry = providers[network];
  const known = KNOWN_NETWORKS[network];
  const kind = entry?.kind ?? SOCIAL_NETWORKS[network].kind;
  if (!entry || (kind !== 'openid' && kind !== 'oauth')) return null;
  const isLocal = entry.issuer === 'local';
  if (isLocal && production) return null;
  const issuer = entry.issuer ?? known?.issuer ?? entry.endpoints?.authorization ?? known?.endpoints?.authorization;
  const endpoints = isLocal ? undefined : (entry.endpoints ?? known?.endpoints);
  const isWhole = issuer !== undefined && (kind === 'openid' || isLocal || endpoints !== undefined);
  if (!isWhole) return null;
  return {
    kind,
    clientId: entry.clientId,
    clientSecret: entry.clientSecret,
    issuer,
    endpoints,
    scope: entry.scope ?? (isLocal ? undefined : known?.scope) ?? 'openid email profile',
    parameters: entry.parameters ?? (isLocal ? undefined : known?.parameters) ?? {},
    profile: entry.profile ?? (isLocal ? undefined : known?.profile) ?? STANDARD,
  };
}

/** Returns the config with supported networks only; one-tap needs the first network. */
export function withWorkingNetworks(
  config: SiteConfig,
  providers: Readonly<Partial<Record<NetworkId, Entry>>>,
  production: boolean,
): SiteConfig {
  const works = (id: NetworkId) => providerOf(id, providers, production) !== null;
  return {
    ...config,
    socialNetworks: config.socialNetworks.filter(({ id, isShown }) => isShown && works(id)),
    isOneTapAuthEnabled: config.isOneTapAuthEnabled && works('google'),
  };
}
