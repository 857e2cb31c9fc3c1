import type { NetworkId } from '#shared/domain/social/social-networks.ts';

interface KnownNetwork {
  readonly issuer?: string;
  readonly endpoints?: { readonly authorization: string; readonly token: string; readonly person: string };
  readonly scope: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly profile?: {
    readonly subject: string;
    readonly email?: string;
    readonly isEmailVerified?: string;
    readonly name?: string;
    readonly surname?: string;
  };
}

/**
 * Addresses and answer formats of known networks. An operator's entry adds the client and may override everything;
 * compare it with the network's documents first. A wallet has no address (decision 045).
 */
export const KNOWN_NETWORKS: Readonly<Partial<Record<NetworkId, KnownNetwork>>> = {
  google: { issuer: 'https://accounts.google.com', scope: 'openid email profile' },
  // With more scopes than `openid` it answers by a cross-site form post, which carries no cookie.
  apple: { issuer: 'https://appleid.apple.com', scope: 'openid' },
  kakaotalk: { issuer: 'https://kauth.kakao.com', scope: 'openid account_email' },
  itsme: { issuer: 'https://idp.prd.itsme.services/v2', scope: 'openid email profile' },
  twitch: {
    issuer: 'https://id.twitch.tv/oauth2',
    scope: 'openid user:read:email',
    parameters: { claims: '{"id_token":{"email":null,"email_verified":null}}' },
  },
  fb: {
    endpoints: {
      authorization: 'https://www.facebook.com/v21.0/dialog/oauth',
      token: 'https://graph.facebook.com/v21.0/oauth/access_token',
      person: 'https://graph.facebook.com/v21.0/me?fields=id,first_name,last_name,email',
    },
    scope: 'email public_profile',
    profile: { subject: 'id', email: 'email', name: 'first_name', surname: 'last_name' },
  },
  vk: {
    endpoints: {
      authorization: 'https://oauth.vk.com/authorize',
      token: 'https://oauth.vk.com/access_token',
      person: 'https://api.vk.com/method/account.getProfileInfo?v=5.199',
    },
    scope: 'email',
    parameters: { v: '5.199' },
    profile: { subject: 'response.id', name: 'response.first_name', surname: 'response.last_name' },
  },
  ok: {
    endpoints: {
      authorization: 'https://connect.ok.ru/oauth/authorize',
      token: 'https://api.ok.ru/oauth/token.do',
      person: 'https://api.ok.ru/fb.do',
    },
    scope: 'VALUABLE_ACCESS;GET_EMAIL',
    profile: { subject: 'uid', email: 'email', name: 'first_name', surname: 'last_name' },
  },
  // `/auth` of this host is the page that the login widget opens.
  telegram: { issuer: 'https://oauth.telegram.org', scope: '' },
  mailru: {
    endpoints: {
      authorization: 'https://oauth.mail.ru/login',
      token: 'https://oauth.mail.ru/token',
      person: 'https://oauth.mail.ru/userinfo?access_token={token}',
    },
    scope: 'userinfo',
    profile: { subject: 'id', email: 'email', isEmailVerified: 'always', name: 'first_name', surname: 'last_name' },
  },
  yandex: {
    endpoints: {
      authorization: 'https://oauth.yandex.ru/authorize',
      token: 'https://oauth.yandex.ru/token',
      person: 'https://login.yandex.ru/info?format=json',
    },
    scope: 'login:email login:info',
    profile: { subject: 'id', email: 'default_email', name: 'first_name', surname: 'last_name' },
  },
  twitter: {
    endpoints: {
      authorization: 'https://x.com/i/oauth2/authorize',
      token: 'https://api.x.com/2/oauth2/token',
      person: 'https://api.x.com/2/users/me',
    },
    scope: 'tweet.read users.read',
    profile: { subject: 'data.id', name: 'data.name' },
  },
  line: {
    endpoints: {
      authorization: 'https://access.line.me/oauth2/v2.1/authorize',
      token: 'https://api.line.me/oauth2/v2.1/token',
      person: 'https://api.line.me/v2/profile',
    },
    scope: 'profile',
    profile: { subject: 'userId', name: 'displayName' },
  },
  linkedin: {
    endpoints: {
      authorization: 'https://www.linkedin.com/oauth/v2/authorization',
      token: 'https://www.linkedin.com/oauth/v2/accessToken',
      person: 'https://api.linkedin.com/v2/userinfo',
    },
    scope: 'openid profile email',
    profile: {
      subject: 'sub',
      email: 'email',
      isEmailVerified: 'email_verified',
      name: 'given_name',
      surname: 'family_name',
    },
  },
};
