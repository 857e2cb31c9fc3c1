import { baseApi } from '#renderer/lib/api/base-api.ts';
import { type CallError, toCallError } from '#renderer/lib/api/call-error.ts';
import { accountBalanceChanged, selectPlayer, sessionApi } from '#renderer/lib/api/session-api.ts';
import { signInAsked } from '#renderer/lib/ports/auth-port.ts';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import type { PlacementAnswer } from '#shared/contracts/coupon.ts';
import { assertNever } from '#shared/errors/assert-never.ts';
import { couponApi } from '../api.ts';
import { phaseChanged } from '../slice.ts';
import { type Intent, isOpenPhase, isSessionLost, type Phase, type PlacementBatch } from './batch.ts';
import type { CouponEnvironment } from './environment.ts';
import { askAgainAfter, phaseOfAnswer, phaseOfFailedPlacement } from './phases.ts';

/** Parts of the store that the driver uses. */
export interface DriverApi {
  readonly dispatch: AppDispatch;
  readonly getState: () => AppState;
  /** Resolves when the state matches; rejects when the listeners stop. */
  readonly condition: (matches: (action: unknown, state: AppState) => boolean) => Promise<boolean>;
}

/** Ms to wait after the announced decision, which may be slightly late. */
const AFTER_DECISION_MS = 150;
const MIN_PENDING_MS = 250;

type Asked = { readonly answer: PlacementAnswer } | { readonly error: CallError };

async function ask(request: Promise<PlacementAnswer>): Promise<Asked> {
  try {
    return { answer: await request };
  } catch (error) {
    return { error: toCallError(error) };
  }
}

/** Drives every open intent of a batch to its result. A failed single does not delay the others. */
export async function driveBatch(api: DriverApi, environment: CouponEnvironment, batchId: string): Promise<void> {
  const batch = openBatch(api, batchId);
  if (!batch) return;
  const ends = await Promise.all(batch.intents.map(({ key }) => driveIntent(api, environment, batch, key)));
  // The session has ended, so the player is asked to sign in.
  if (ends.some(isSessionLost)) api.dispatch(signInAsked({ reason: 'place' }));
  else api.dispatch(baseApi.util.invalidateTags(['Session', 'Coupons', 'Limits']));
}

/** Returns the batch while it is the one in the coupon. */
export function openBatch(api: Pick<DriverApi, 'getState'>, batchId: string): PlacementBatch | null {
  const { batch } = api.getState().coupon;
  return batch?.id === batchId ? batch : null;
}

async function driveIntent(
  api: DriverApi,
  environment: CouponEnvironment,
  { id: batchId, userId }: PlacementBatch,
  key: string,
): Promise<Phase | null> {
  let phase: Phase | null = null;
  for (;;) {
    const intent = openBatch(api, batchId)?.intents.find((one) => one.key === key);
    if (!intent || !isOpenPhase(intent.phase)) return phase;
    phase = await nextPhase(api, environment, intent, userId);
    api.dispatch(phaseChanged({ batchId, key, phase }));
  }
}

async function nextPhase(
  api: DriverApi,
  environment: CouponEnvironment,
  intent: Intent,
  userId: number,
): Promise<Phase> {
  const { phase } = intent;
  switch (phase.kind) {
    case 'sending':
      return send(api, intent);
    case 'pending': {
      const left = phase.decidesAt - environment.clock.now();
      await environment.wait(Math.max(left + AFTER_DECISION_MS, MIN_PENDING_MS));
      return askOutcome(api, intent, 0);
    }
    case 'unknown':
      await environment.wait(askAgainAfter(phase.attempts, environment.random()));
      await untilSignedIn(api, userId);
      return askOutcome(api, intent, phase.attempts + 1);
    case 'accepted':
    case 'waiting':
    case 'refused':
    case 'failed':
      return phase;
    default:
      return assertNever(phase, 'phase of a placement');
  }
}

async function send(api: DriverApi, { key, body }: Intent): Promise<Phase> {
  const { placeCoupon } = couponApi.endpoints;
  const asked = await ask(api.dispatch(placeCoupon.initiate({ body, idempotencyKey: key })).unwrap());
  if ('answer' in asked) return taken(api, asked.answer);
  if (asked.error.status === 401) await refreshSession(api);
  return phaseOfFailedPlacement(asked.error);
}

async function askOutcome(api: DriverApi, { key }: Intent, attempts: number): Promise<Phase> {
  const { couponOutcome } = couponApi.endpoints;
  const asked = await ask(api.dispatch(couponOutcome.initiate({ params: { key } })).unwrap());
  if ('answer' in asked) return taken(api, asked.answer);
  if (asked.error.status === 401) await refreshSession(api);
  return { kind: 'unknown', attempts };
}

function taken(api: DriverApi, answer: PlacementAnswer): Phase {
  if (answer.status === 'accepted') api.dispatch(accountBalanceChanged(answer.coupon.accountId, answer.balance));
  return phaseOfAnswer(answer);
}

async function refreshSession({ dispatch }: DriverApi): Promise<void> {
  await dispatch(sessionApi.endpoints.session.initiate(undefined, { subscribe: false, forceRefetch: true }));
}

/** Waits for the player who placed the coupon, because only that player may ask for its result. */
async function untilSignedIn(api: DriverApi, userId: number): Promise<void> {
  const isThere = (state: AppState) => selectPlayer(state)?.user_id === userId;
  if (!isThere(api.getState())) await api.condition((_action, state) => isThere(state));
}
