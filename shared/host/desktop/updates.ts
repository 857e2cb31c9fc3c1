import * as v from 'valibot';

/**
 * Why an app looks for no updates: it runs from its sources, it is a build for support staff, no feed is named, the
 * system's package manager brings them, nothing is installed that could be replaced, or nobody's signature is asked for.
 */
export type UpdatesOff = 'sources' | 'flavour' | 'no-feed' | 'package-manager' | 'portable' | 'unsigned';

/** Why an update did not come: by the network, because it is not what was published, or for a fault of this machine. */
export type UpdateFailure = 'network' | 'checksum' | 'signature' | 'machine';

/** A version that is offered: its number and what its publisher writes of it, as plain text; '' for nothing. */
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
  /** Version that runs. */
  readonly installed: string;
  /** What is ready is installed when the app ends, too; elsewhere only by a restart that the player asks for. */
  readonly installsAtEnd: boolean;
  readonly state: UpdateState;
}

/** What became of a wish to restart: `busy` while a bet is under way, `not-ready` without a downloaded update. */
export type RestartAnswer = 'restarting' | 'busy' | 'not-ready';

/** Updates of the app (Z-07). */
export interface UpdatesPort {
  readonly status: () => Promise<UpdateStatus>;
  /** Looks for an update now; the answer is the state right after asking. Does nothing while updates are off. */
  readonly check: () => Promise<UpdateStatus>;
  /** Ends the app, installs what was downloaded, and starts it again. */
  readonly restart: () => Promise<RestartAnswer>;
  /** Tells whether a bet is under way: while it is, nothing is installed, by a restart or at the end of the app. */
  readonly setBusy: (isBusy: boolean) => Promise<void>;
  /** Calls back at every change; returns the undo. */
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
