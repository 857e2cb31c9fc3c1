import * as v from 'valibot';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import {
  NETWORK_IDS,
  type NetworkId,
  type NetworkKind,
  SOCIAL_NETWORKS,
} from '#shared/domain/social/social-networks.ts';
import { KNOWN_NETWORKS } from './known-networks.ts';

const address = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s#]+$/, 'is no http(s) address'));
/** Field names, separated by dots for nested fields. */
const field = v.pipe(v.string(), v.regex(/^[\w.]+$/));

const KINDS = ['openid', 'oauth', 'widget', 'wallet', 'signedCalls'] as const satisfies readonly NetworkKind[];

/** Operator's entry of a network; `KNOWN_NETWORKS` supplies missing fields. */
const providerSchema = v.object({
  /** Id of the site at the network: the number of the bot for a `widget`; '' for a `wallet`, which has none. */
  clientId: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
  /** '' for a client without one; the whole token of the bot for a `widget`. */
  clientSecret: v.optional(v.string(), ''),
  /** Public key of the application (`signedCalls`). */
  publicKey: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
  /** EIP-155 chain that the message of a `wallet` names. */
  chainId: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  kind: v.optional(v.picklist(KINDS)),
  /** `local`: the identity provider of this platform, which production does not have. */
  issuer: v.optional(v.union([v.literal('local'), address])),
  /** Endpoints of an `oauth` or `signedCalls` network, without discovery; `{token}` is replaced by the access token. */
  endpoints: v.optional(v.object({ authorization: address, token: address, person: address })),
  scope: v.optional(v.string()),
  /** Further parameters of the authorization address. */
  parameters: v.optional(v.record(v.string(), v.string())),
  /** Fields of the answer that identify the person (`oauth`, `signedCalls`). */
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

type Entry = v.InferOutput<typeof providerSchema>;

/** Returns what an entry lacks for its protocol; null when it is whole. */
function missingOf(network: NetworkId, entry: Entry): string | null {
  const { clientId, clientSecret, publicKey } = entry;
  const kind = entry.kind ?? SOCIAL_NETWORKS[network].kind;
  if (kind === 'wallet') return null;
  if (clientId === '') return 'clientId';
  if (kind === 'widget' && !clientSecret.startsWith(`${clientId}:`)) {
    return 'clientSecret, the token of the bot, which begins with the clientId and a colon';
  }
  if (kind !== 'signedCalls') return null;
  if (clientSecret === '') return 'clientSecret, the secret key of the application';
  return publicKey === '' ? 'publicKey, the public key of the application' : null;
}

/** Private entries of the site config: networks by their ids. */
export const socialProvidersSchema = v.pipe(
  v.record(v.picklist(NETWORK_IDS), providerSchema),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const [network, entry] of Object.entries(dataset.value)) {
      const missing = missingOf(network as NetworkId, entry);
      if (missing !== null) addIssue({ message: `${network} has no ${missing}` });
    }
  }),
);

type Profile = NonNullable<Entry['profile']>;

/** The complete settings of a supported network. */
export interface SocialProvider {
  readonly kind: NetworkKind;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly publicKey: string;
  readonly chainId: number;
  /** Origin of the network, or `local`; '' for a wallet, which is in the browser. */
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
 * @returns null for one that is not configured, that lacks an address, or that is the local one in production
 */
export function providerOf(
  network: NetworkId,
  providers: Readonly<Partial<Record<NetworkId, Entry>>>,
  production: boolean,
): SocialProvider | null {
  const entry = providers[network];
  const known = KNOWN_NETWORKS[network];
  const kind = entry?.kind ?? SOCIAL_NETWORKS[network].kind;
  if (!entry) return null;
  const isLocal = entry.issuer === 'local';
  if (isLocal && production) return null;
  const endpoints = isLocal ? undefined : (entry.endpoints ?? known?.endpoints);
  const issuer = entry.issuer ?? known?.issuer ?? endpoints?.authorization ?? (kind === 'wallet' ? '' : undefined);
  // The local provider answers as OpenID Connect does, but for the protocols that networks have of their own.
  const own = isLocal && (kind === 'openid' || kind === 'oauth') ? undefined : known;
  const needsEndpoints = (kind === 'oauth' || kind === 'signedCalls') && !isLocal;
  if (issuer === undefined || (needsEndpoints && endpoints === undefined)) return null;
  return {
    kind,
    clientId: entry.clientId,
    clientSecret: entry.clientSecret,
    publicKey: entry.publicKey,
    chainId: entry.chainId,
    issuer,
    endpoints,
    scope: entry.scope ?? own?.scope ?? 'openid email profile',
    parameters: entry.parameters ?? own?.parameters ?? {},
    profile: entry.profile ?? own?.profile ?? STANDARD,
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
