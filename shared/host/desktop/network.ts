import * as v from 'valibot';

export const PROXY_MODES = ['system', 'direct', 'fixed', 'pac'] as const;
export const PROXY_SCHEMES = ['http', 'https', 'socks5'] as const;

export type ProxyMode = (typeof PROXY_MODES)[number];
export type ProxyScheme = (typeof PROXY_SCHEMES)[number];

/** How the app reaches the network. What a mode does not use is kept as it was written. */
export interface ProxySettings {
  /** `system`: as the operating system says; `direct`: without a proxy; `fixed`: by one; `pac`: as a script says. */
  readonly mode: ProxyMode;
  readonly scheme: ProxyScheme;
  /** Name or address of the proxy, without scheme and port. */
  readonly host: string;
  /** As it was written: a whole number from 1 to 65535. */
  readonly port: string;
  /** Hosts that are reached without the proxy, separated by commas. */
  readonly bypass: string;
  /** https or http address of the script. */
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

/** What is wrong with settings of a proxy; each has words of its own. */
export const PROXY_PROBLEMS = ['host_empty', 'host_bad', 'port_bad', 'bypass_bad', 'pac_bad', 'refused'] as const;
export type ProxyProblem = (typeof PROXY_PROBLEMS)[number];

/** What came of a test of the connection. */
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
  /** `name`: the name of the site is not known here; `late`: no answer in 10 s; `silent`: all else. */
  readonly outcome: (typeof CONNECTION_OUTCOMES)[number];
  /** Ms until the site answered. */
  readonly ms: number;
  /** Proxy that was asked, as `host:port`; null: none. */
  readonly via: string | null;
}

/** A proxy asks who is there. */
export interface ProxyChallenge {
  readonly id: number;
  /** `host:port` */
  readonly proxy: string;
  /** What the proxy says of itself; it may be ''. */
  readonly realm: string;
  /** What was answered before was refused. */
  readonly isAgain: boolean;
}

/** The way to the network, and the sign-in that a proxy on it may want. Nothing that is secret comes back. */
export interface NetworkPort {
  readonly read: () => Promise<ProxySettings>;
  /** Applies settings to everything from now on, or says what is wrong with them and changes nothing. */
  readonly write: (settings: ProxySettings) => Promise<ProxyProblem | null>;
  /** Asks the site for a small answer, the way that is applied. */
  readonly test: () => Promise<ConnectionTest>;
  /** Whether a sign-in of a proxy is kept on this machine. */
  readonly isSignInStored: () => Promise<boolean>;
  readonly forgetSignIn: () => Promise<void>;
  /** The challenge that waits for an answer, for a page that has just come. */
  readonly pendingSignIn: () => Promise<ProxyChallenge | null>;
  /** A challenge came; null: none waits any more. Returns the undo. */
  readonly onSignIn: (listener: (challenge: ProxyChallenge | null) => void) => () => void;
  /** Answers once. */
  readonly signIn: (id: number, answer: ProxyAnswer) => Promise<void>;
  readonly cancelSignIn: (id: number) => Promise<void>;
}

export interface ProxyAnswer {
  readonly name: string;
  readonly password: string;
  /** Keep both on this machine, sealed by its keyring. */
  readonly isStored: boolean;
}

/** Settings of a proxy as they are kept and sent: their form, not yet whether they are good. */
export const proxySettingsSchema = v.strictObject({
  mode: v.picklist(PROXY_MODES),
  scheme: v.picklist(PROXY_SCHEMES),
  host: v.pipe(v.string(), v.maxLength(300)),
  port: v.pipe(v.string(), v.maxLength(10)),
  bypass: v.pipe(v.string(), v.maxLength(2000)),
  pacUrl: v.pipe(v.string(), v.maxLength(2048)),
});

const challengeId = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Calls about the way to the network. */
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
