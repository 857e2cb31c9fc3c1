import * as v from 'valibot';

export const PROXY_MODES = ['system', 'direct', 'fixed', 'pac'] as const;
export const PROXY_SCHEMES = ['http', 'https', 'socks5'] as const;

export type ProxyMode = (typeof PROXY_MODES)[number];
export type ProxyScheme = (typeof PROXY_SCHEMES)[number];

/** Settings of the network connection. Fields that the mode does not use are stored as written. */
export interface ProxySettings {
  /** `system`: the operating system's settings; `direct`: no proxy; `fixed`: one proxy; `pac`: a script chooses. */
  readonly mode: ProxyMode;
  readonly scheme: ProxyScheme;
  /** Name or address of the proxy, without scheme and port. */
  readonly host: string;
  /** Port as written: a whole number from 1 to 65535. */
  readonly port: string;
  /** Hosts that bypass the proxy, separated by commas. */
  readonly bypass: string;
  /** Address of the script, https or http. */
  readonly pacUrl: string;
}

export const DEFAULT_PROXY: ProxySettings = {
  mode: 'system',
  scheme: 'http',
  host: '',
  port: '',
  bypass: '',
  pacUrl: '',
};

/** Problems of proxy settings; each has its own message. */
export const PROXY_PROBLEMS = ['host_empty', 'host_bad', 'port_bad', 'bypass_bad', 'pac_bad', 'refused'] as const;
export type ProxyProblem = (typeof PROXY_PROBLEMS)[number];

/** Outcomes of a connection test. */
export const CONNECTION_OUTCOMES = [
  'good',
  'proxy_silent',
  'proxy_sign_in',
  'name',
  'certificate',
  'late',
  'silent',
] as const;

export interface ConnectionTest {
  /** `name`: the name of the site cannot be resolved; `late`: no answer in 10 s; `silent`: every other failure. */
  readonly outcome: (typeof CONNECTION_OUTCOMES)[number];
  /** Time until the answer of the site, ms. */
  readonly ms: number;
  /** Proxy that was used, as `host:port`; null for none. */
  readonly via: string | null;
}

/** Request of a proxy for credentials. */
export interface ProxyChallenge {
  readonly id: number;
  /** Proxy as `host:port`. */
  readonly proxy: string;
  /** Name that the proxy gives itself; may be empty. */
  readonly realm: string;
  /** Whether the proxy has refused the previous answer. */
  readonly isAgain: boolean;
}

/** Network settings, and signing in to a proxy. No secret is returned. */
export interface NetworkPort {
  readonly read: () => Promise<ProxySettings>;
  /** Applies settings to every later request, or returns their problem and changes nothing. */
  readonly write: (settings: ProxySettings) => Promise<ProxyProblem | null>;
  /** Sends a small request to the site with the applied settings. */
  readonly test: () => Promise<ConnectionTest>;
  /** Tells whether credentials of a proxy are stored on this machine. */
  readonly isSignInStored: () => Promise<boolean>;
  readonly forgetSignIn: () => Promise<void>;
  /** Returns the waiting challenge, for a page that has just loaded. */
  readonly pendingSignIn: () => Promise<ProxyChallenge | null>;
  /** Registers a listener for the waiting challenge, null for none; returns a function that removes it. */
  readonly onSignIn: (listener: (challenge: ProxyChallenge | null) => void) => () => void;
  /** Answers a challenge once. */
  readonly signIn: (id: number, answer: ProxyAnswer) => Promise<void>;
  readonly cancelSignIn: (id: number) => Promise<void>;
}

export interface ProxyAnswer {
  readonly name: string;
  readonly password: string;
  /** Whether to store name and password on this machine, sealed by its keyring. */
  readonly isStored: boolean;
}

/** Proxy settings in their stored form; their values are not validated. */
export const proxySettingsSchema = v.strictObject({
  mode: v.picklist(PROXY_MODES),
  scheme: v.picklist(PROXY_SCHEMES),
  host: v.pipe(v.string(), v.maxLength(300)),
  port: v.pipe(v.string(), v.maxLength(10)),
  bypass: v.pipe(v.string(), v.maxLength(2000)),
  pacUrl: v.pipe(v.string(), v.maxLength(2048)),
});

const challengeId = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Calls about the network settings. */
export const networkCalls = {
  'network:read': v.strictTuple([]),
  'network:write': v.strictTuple([proxySettingsSchema]),
  'network:test': v.strictTuple([]),
  'network:sign-in-stored': v.strictTuple([]),
  'network:forget-sign-in': v.strictTuple([]),
  'network:pending': v.strictTuple([]),
  'network:sign-in': v.strictTuple([
    challengeId,
    v.strictObject({
      name: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
      password: v.pipe(v.string(), v.maxLength(1024)),
      isStored: v.boolean(),
    }),
  ]),
  'network:cancel': v.strictTuple([challengeId]),
} as const;

export interface NetworkAnswers {
  readonly 'network:read': ProxySettings;
  readonly 'network:write': ProxyProblem | null;
  readonly 'network:test': ConnectionTest;
  readonly 'network:sign-in-stored': boolean;
  readonly 'network:forget-sign-in': undefined;
  readonly 'network:pending': ProxyChallenge | null;
  readonly 'network:sign-in': undefined;
  readonly 'network:cancel': undefined;
}

export interface NetworkEvents {
  readonly 'network:sign-in-asked': ProxyChallenge | null;
}
