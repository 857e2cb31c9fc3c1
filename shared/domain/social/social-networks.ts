/**
 * Protocol by which a network identifies a person. `openid`: OpenID Connect, by an id token; `oauth`: OAuth 2.0 and a
 * call for the person; `signedCalls`: the same with a call that is signed by a digest; `widget`: fields signed with the
 * token of a bot; `wallet`: a message signed with the key of an Ethereum account (decisions 011, 045).
 */
export type NetworkKind = 'openid' | 'oauth' | 'widget' | 'wallet' | 'signedCalls';

export interface SocialNetwork {
  /** Name as the network writes it; the same in every language. */
  readonly name: string;
  readonly kind: NetworkKind;
}

/** Networks of shell §3, in the order for sites that name none. */
export const SOCIAL_NETWORKS = {
  google: { name: 'Google', kind: 'openid' },
  vk: { name: 'VK', kind: 'oauth' },
  ok: { name: 'OK', kind: 'signedCalls' },
  fb: { name: 'Facebook', kind: 'oauth' },
  mailru: { name: 'Mail.ru', kind: 'oauth' },
  yandex: { name: 'Yandex', kind: 'oauth' },
  telegram: { name: 'Telegram', kind: 'widget' },
  kakaotalk: { name: 'KakaoTalk', kind: 'openid' },
  twitter: { name: 'X (Twitter)', kind: 'oauth' },
  itsme: { name: 'itsme', kind: 'openid' },
  twitch: { name: 'Twitch', kind: 'openid' },
  metamask: { name: 'MetaMask', kind: 'wallet' },
  line: { name: 'LINE', kind: 'oauth' },
  linkedin: { name: 'LinkedIn', kind: 'oauth' },
  apple: { name: 'Apple', kind: 'openid' },
} as const satisfies Record<string, SocialNetwork>;

export type NetworkId = keyof typeof SOCIAL_NETWORKS;

export const NETWORK_IDS = Object.keys(SOCIAL_NETWORKS) as readonly NetworkId[];

/** Decides whether a text is the id of a network of shell §3. */
export const isNetworkId = (text: string): text is NetworkId => Object.hasOwn(SOCIAL_NETWORKS, text);
