import * as v from 'valibot';

/**
 * Reason why an app looks for no updates: it runs from its sources, it is a build for support staff, the build names no
 * feed, the system's package manager updates it, it is not installed, or the feed names no publisher.
 */
export type UpdatesOff = 'sources' | 'flavour' | 'no-feed' | 'package-manager' | 'portable' | 'unsigned';

/** Reason why an update failed: the network, a file that differs from the published one, or this machine. */
export type UpdateFailure = 'network' | 'checksum' | 'signature' | 'machine';

/** Offered version: its number and its release notes as plain text; '' for none. */
export interface OfferedUpdate {
  readonly version: string;
  readonly notes: string;
}

export type UpdateState =
  | { readonly phase: 'off'; readonly reason: UpdatesOff }
  /** Epoch ms of the last answer; null before the first. */
  | { readonly phase: 'idle'; readonly checkedAt: number | null }
  | { readonly phase: 'checking' }
  | { readonly phase: 'available'; readonly update: OfferedUpdate }
  /** Whole percent, 0 to 100. */
  | { readonly phase: 'downloading'; readonly update: OfferedUpdate; readonly percent: number }
  | { readonly phase: 'ready'; readonly update: OfferedUpdate }
  | { readonly phase: 'failed'; readonly reason: UpdateFailure };

export interface UpdateStatus {
  /** Version of the running app. */
  readonly installed: string;
  /**
   * Whether a downloaded update is also installed when the app quits; elsewhere only a restart by the player installs
   * it.
   */
  readonly installsAtEnd: boolean;
  readonly state: UpdateState;
}

/** Answer to a request for a restart: `busy` while a bet is under way, `not-ready` without a downloaded update. */
export type RestartAnswer = 'restarting' | 'busy' | 'not-ready';

/** Updates of the app (Z-07). */
export interface UpdatesPort {
  readonly status: () => Promise<UpdateStatus>;
  /** Looks for an update now; returns the state right after asking. Does nothing while updates are off. */
  readonly check: () => Promise<UpdateStatus>;
  /** Quits the app, installs the download, and starts the app again. */
  readonly restart: () => Promise<RestartAnswer>;
  /** Reports whether a bet is under way: while it is, neither a restart nor quitting installs an update. */
  readonly setBusy: (isBusy: boolean) => Promise<void>;
  /** Registers a listener for every change; returns a function that removes it. */
  readonly onChange: (listener: (status: UpdateStatus) => void) => () => void;
}

/** Calls about updates. */
export const updateCalls = {
  'updates:status': v.strictTuple([]),
  'updates:check': v.strictTuple([]),
  'updates:restart': v.strictTuple([]),
  'updates:busy': v.strictTuple([v.boolean()]),
} as const;

export interface UpdateAnswers {
  readonly 'updates:status': UpdateStatus;
  readonly 'updates:check': UpdateStatus;
  readonly 'updates:restart': RestartAnswer;
  readonly 'updates:busy': undefined;
}

export interface UpdateEvents {
  readonly 'updates:changed': UpdateStatus;
}
