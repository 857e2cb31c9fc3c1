import type { UnknownAction } from '@reduxjs/toolkit';
import {
  afterEvent,
  type RecordEvent,
  type RegistrationRecord,
  readRecord,
  writeRecord,
} from '#renderer/features/analytics/registration-record.ts';
import type { RunningAnalytics } from '#renderer/features/analytics/start-analytics.ts';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { deviceStore } from '#renderer/lib/device/device-store.ts';
import type { RegistrationBody } from '#shared/contracts/registration.ts';
import type { AppListeners } from './make-store.ts';

type Track = RunningAnalytics['track'];
type CallStatus = 'fulfilled' | 'pending' | 'rejected';

/** Redux action of a call that starts or ends. */
interface CallAction extends UnknownAction {
  readonly payload?: unknown;
  readonly meta: {
    readonly requestStatus: CallStatus;
    readonly arg: { readonly endpointName: string; readonly originalArgs?: unknown };
  };
}

/** Sign-in calls and the names that analytics give them. */
const SIGN_IN_NAMES: Readonly<Record<string, string>> = {
  login: 'email',
  phoneLogin: 'phone',
  smsLogin: 'sms',
  twoStepLogin: 'two_step',
  tokenLogin: 'link',
  passkeyLogin: 'passkey',
  socialLogin: 'network',
  socialTwoStep: 'two_step',
};

/** Calls that register an account. */
const REGISTRATIONS: readonly string[] = ['register', 'confirmRegistration'];

const isCall = (action: UnknownAction): action is CallAction =>
  /^api\/executeMutation\/(?:pending|fulfilled|rejected)$/.test(action.type);

function note(event: RecordEvent): { before: RegistrationRecord; after: RegistrationRecord } {
  const before = readRecord(deviceStore.local);
  const after = afterEvent(before, event);
  if (after !== before) writeRecord(deviceStore.local, after);
  return { before, after };
}

const isIn = (payload: unknown) =>
  typeof payload === 'object' && payload !== null && !('twoStep' in payload) && !('code' in payload);

function hearSignIn(track: Track, way: string, status: CallStatus, payload: unknown): void {
  if (status === 'rejected') {
    track('sign_in_failed', {
      way,
      code: toCallError(payload).code,
      tries: note({ kind: 'authFailed' }).after.authFailures,
    });
  }
  // The answer may ask for a second step instead.
  if (status === 'fulfilled' && isIn(payload)) {
    note({ kind: 'authDone' });
    track('sign_in_done', { way });
  }
}

function hearRegistration(track: Track, status: CallStatus, { payload, meta }: CallAction): void {
  if (status === 'pending') {
    const { body } = meta.arg.originalArgs as { readonly body: Partial<RegistrationBody> };
    note({ kind: 'called', at: Date.now(), ...(body.type ? { type: body.type } : {}) });
  }
  if (status === 'rejected') {
    const { before, after } = note({ kind: 'failed' });
    if (after === before) return;
    track('registration_failed', { type: after.type ?? '', code: toCallError(payload).code, tries: after.tries });
  }
  if (status === 'fulfilled' && isIn(payload)) {
    const { before } = note({ kind: 'done', at: Date.now() });
    // Registration resets the count of attempts before it.
    track('registration_done', { type: before.type ?? '', tries: before.tries + 1 });
  }
}

function hear(track: Track, action: CallAction): void {
  const { endpointName } = action.meta.arg;
  const { requestStatus: status } = action.meta;
  const way = SIGN_IN_NAMES[endpointName];
  if (way !== undefined) hearSignIn(track, way, status, action.payload);
  if (REGISTRATIONS.includes(endpointName)) hearRegistration(track, status, action);
  if (status !== 'fulfilled') return;
  if (endpointName === 'logout') track('signed_out');
  if (endpointName === 'resetPassword') note({ kind: 'authDone' });
}

/** Tracks sign-ins, sign-outs and registrations. Returns the undo. */
export function listenForEntries(listeners: AppListeners, track: Track): (() => void)[] {
  return [
    listeners.startListening({
      predicate: isCall,
      effect: (action) => hear(track, action as CallAction),
    }),
  ];
}
