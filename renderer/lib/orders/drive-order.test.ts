import { describe, expect, test } from 'vitest';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import { config, NOW, session } from '#tests/fixtures/coupon-samples.ts';
import { makeTestStore } from '#tests/fixtures/test-store.ts';
import type { CallError } from '../api/call-error.ts';
import { sessionApi } from '../api/session-api.ts';
import { type DriverApi, driveOrder } from './drive-order.ts';
import { isOpenPhase, type OrderPhase } from './order.ts';

type End = { readonly kind: 'done' } | { readonly kind: 'refused' };
type Phase = OrderPhase<End>;

const DONE = { kind: 'done' } as const;
const PENDING = { kind: 'pending', decidesAt: NOW + 5000 } as const;
const lost: CallError = { status: 0, code: 'NETWORK' };
const forbidden: CallError = { status: 403, code: 'FORBIDDEN' };
const ended: CallError = { status: 401, code: 'SESSION_REQUIRED' };
const FAILED = { kind: 'failed', code: 'FORBIDDEN', retryAfter: null } as const;

type Reply = CallError | Extract<Phase, { kind: 'done' | 'pending' | 'refused' }>;

interface Drive {
  readonly from: Phase | null;
  /** What the calls bring, in their order. */
  readonly replies: readonly Reply[];
  readonly isSignedIn?: boolean;
}

async function drive({ from, replies, isSignedIn = true }: Drive) {
  const { store } = makeTestStore({
    host: createMemoryHost(),
    fetcher: async () => ({ status: 200, body: null }),
    preloaded: { site: { config, renderedAt: NOW, origin: 'http://fairline.test' } },
  });
  const signIn = () => store.dispatch(sessionApi.util.upsertQueryData('session', undefined, session));
  if (isSignedIn) await signIn();
  const api: DriverApi = {
    dispatch: store.dispatch,
    getState: store.getState,
    condition: async (matches) => {
      steps.push('sign in');
      await signIn();
      expect(matches(null, store.getState())).toBe(true);
    },
  };
  const steps: (number | string)[] = [];
  const phases: Phase[] = [];
  const left = [...replies];
  const call = async (name: 'ask' | 'send') => {
    steps.push(name);
    const reply = left.shift();
    if (!reply) throw new Error(`no reply to ${name}`);
    if ('status' in reply) throw reply;
    return reply;
  };
  let phase = from;
  const last = await driveOrder<Extract<Reply, { kind: string }>, End>(
    api,
    { clock: { now: () => NOW }, random: () => 0.5, wait: async (ms) => void steps.push(ms) },
    {
      userId: session.player.user_id,
      phase: () => phase,
      send: () => call('send'),
      ask: () => call('ask'),
      take: (answer) => answer,
      onPhase: (next) => {
        phases.push(next);
        phase = next;
      },
    },
  );
  return { last, phases, steps };
}

describe('trust F1, F5: an order is driven', () => {
  test.each<[string, Drive, readonly Phase[], readonly (number | string)[]]>([
    ['that is executed at once', { from: { kind: 'sending' }, replies: [DONE] }, [DONE], ['send']],
    ['that is rejected', { from: { kind: 'sending' }, replies: [forbidden] }, [FAILED], ['send']],
    [
      'that waits on the platform: its outcome is asked for after the decision',
      { from: { kind: 'sending' }, replies: [PENDING, DONE] },
      [PENDING, DONE],
      ['send', 5150, 'ask'],
    ],
    [
      'whose answer is lost: it is asked for by its key, with growing pauses',
      { from: { kind: 'sending' }, replies: [lost, lost, lost, DONE] },
      [{ kind: 'unknown', attempts: 0 }, { kind: 'unknown', attempts: 1 }, { kind: 'unknown', attempts: 2 }, DONE],
      ['send', 300, 'ask', 600, 'ask', 1200, 'ask'],
    ],
    [
      'whose outcome cannot be asked for: a rejection of that call tells nothing about the order',
      { from: { kind: 'unknown', attempts: 4 }, replies: [forbidden, { kind: 'refused' }] },
      [{ kind: 'unknown', attempts: 5 }, { kind: 'refused' }],
      [4800, 'ask', 9600, 'ask'],
    ],
    [
      'whose decision is not answered',
      { from: PENDING, replies: [lost, PENDING, DONE] },
      [{ kind: 'unknown', attempts: 0 }, PENDING, DONE],
      [5150, 'ask', 300, 'ask', 5150, 'ask'],
    ],
    [
      'whose session has ended: the player who made it signs in again first',
      { from: { kind: 'unknown', attempts: 0 }, replies: [ended, DONE] },
      [{ kind: 'unknown', attempts: 1 }, DONE],
      [300, 'ask', 600, 'sign in', 'ask'],
    ],
    ['that is decided already', { from: DONE, replies: [] }, [], []],
    ['that was put away', { from: null, replies: [] }, [], []],
  ])('%s', async (_what, given, phases, steps) => {
    const driven = await drive(given);
    expect(driven.phases).toEqual(phases);
    expect(driven.steps).toEqual(steps);
    expect(driven.last).toEqual(phases.at(-1) ?? null);
  });

  test('after the player has signed in, where a guest opened the page', async () => {
    const { steps, last } = await drive({ from: { kind: 'unknown', attempts: 0 }, replies: [DONE], isSignedIn: false });
    expect(steps).toEqual([300, 'sign in', 'ask']);
    expect(last).toEqual(DONE);
  });
});

test.each<[Phase, boolean]>([
  [{ kind: 'sending' }, true],
  [PENDING, true],
  [{ kind: 'unknown', attempts: 3 }, true],
  [FAILED, false],
  [DONE, false],
  [{ kind: 'refused' }, false],
])('the phase %j is open: %s', (phase, isOpen) => {
  expect(isOpenPhase(phase)).toBe(isOpen);
});
