import type { OfferedUpdate, UpdateFailure, UpdateState } from '#shared/host/desktop/updates.ts';

/** Events that change the state of updates. */
export type UpdateEvent =
  | { readonly kind: 'asked' }
  /** The feed offers nothing newer; epoch ms. */
  | { readonly kind: 'none'; readonly at: number }
  | { readonly kind: 'found'; readonly update: OfferedUpdate }
  /** Percent of the download. */
  | { readonly kind: 'progress'; readonly percent: number }
  | { readonly kind: 'downloaded' }
  | { readonly kind: 'failed'; readonly reason: UpdateFailure };

type Step<Phase extends UpdateState['phase'], Kind extends UpdateEvent['kind']> = (
  state: Extract<UpdateState, { phase: Phase }>,
  event: Extract<UpdateEvent, { kind: Kind }>,
) => UpdateState;
type Steps = { readonly [P in UpdateState['phase']]: { readonly [K in UpdateEvent['kind']]?: Step<P, K> } };

const ask = (): UpdateState => ({ phase: 'checking' });
interface WithUpdate {
  readonly update: OfferedUpdate;
}
const fail = (_state: UpdateState, { reason }: { readonly reason: UpdateFailure }): UpdateState => ({
  phase: 'failed',
  reason,
});
const load = ({ update }: WithUpdate, { percent }: { readonly percent: number }): UpdateState => ({
  phase: 'downloading',
  update,
  percent: Math.min(100, Math.max(0, Math.round(percent))),
});
const keep = ({ update }: WithUpdate): UpdateState => ({ phase: 'ready', update });

/** Allowed transitions: an event that is not listed changes nothing, so that a late answer has no effect. */
const STEPS: Steps = {
  off: {},
  idle: { asked: ask },
  failed: { asked: ask },
  checking: {
    none: (_state, { at }) => ({ phase: 'idle', checkedAt: at }),
    found: (_state, { update }) => ({ phase: 'available', update }),
    failed: fail,
  },
  available: { progress: load, downloaded: keep, failed: fail },
  downloading: { progress: load, downloaded: keep, failed: fail },
  ready: { failed: fail },
};

/** Returns the state after an event; the same object when nothing changes. */
export function nextUpdateState(state: UpdateState, event: UpdateEvent): UpdateState {
  const step = STEPS[state.phase][event.kind] as ((state: UpdateState, event: UpdateEvent) => UpdateState) | undefined;
  return step ? step(state, event) : state;
}
