import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import type { FetchRequest } from '#renderer/lib/api/fetcher.ts';
import { consentCalls } from '#renderer/lib/api/later-call-descriptions.ts';
import { sessionApi } from '#renderer/lib/api/session-api.ts';
import { consentChosen, marketingConsentChanged } from '#renderer/lib/ports/consent-port.ts';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import type { SessionAnswer } from '#shared/contracts/account.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { type ConsentChoice, OPTIONAL_CLASSES, writeChoice } from '#shared/domain/consent/consent-choice.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { makeTestStore } from '#tests/fixtures/test-store.ts';
import { listenForConsent } from './listeners.ts';

const NOW = Date.UTC(2026, 10, 22);
const PLAYER = {
  player: {
    user_id: 7,
    email: 'a@b.example',
    name: 'a',
    playMoney: true,
    previousSignInAt: null,
    signedInAt: 1,
    banLevel: 0,
  },
  accounts: [],
  now: NOW,
} satisfies SessionAnswer;
const [KEY, UNSENT] = ['fairline:consent', 'fairline:consent-unsent'];

let kept: Map<string, string>;
beforeEach(async () => {
  kept = new Map();
  await consentCalls();
});
afterEach(() => vi.unstubAllGlobals());

interface Page {
  readonly mayAsk?: boolean;
  readonly choice?: ConsentChoice | null;
  readonly status?: number;
}

function open({ mayAsk = true, choice = null, status = 200 }: Page = {}) {
  const sent: unknown[] = [];
  const answer = { status };
  const fetcher = async ({ path, body }: FetchRequest) => {
    if (path !== openPaths.cookieAgreement) return { status: 404, body: null };
    sent.push(body);
    return { status: answer.status, body };
  };
  const { store, listeners } = makeTestStore({
    host: createMemoryHost(),
    fetcher,
    preloaded: { site: { config: siteConfig, renderedAt: 0, origin: '' } },
  });
  const allow = vi.fn();
  const heard = new Set<(message: unknown) => void>();
  const posted: unknown[] = [];
  const marketing: boolean[] = [];
  listeners.startListening({
    actionCreator: marketingConsentChanged,
    effect: ({ payload }) => void marketing.push(payload),
  });
  const page: { dataLayer?: unknown[] } = {};
  const local = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  listenForConsent({
    store,
    listeners,
    clock: { now: () => NOW },
    mayAsk: async () => mayAsk,
    device: { allow, local },
    choice,
    channel: {
      post: (message) => void posted.push(message),
      listen: (listener) => {
        heard.add(listener);
        return () => heard.delete(listener);
      },
    },
    locks: { isShared: true, hold: async (_name, run) => run() },
    page,
  });
  const said = () => (page.dataLayer ?? []).map((words) => [...(words as string[])]);
  const signIn = (player: SessionAnswer | null = PLAYER) =>
    store.dispatch(sessionApi.util.upsertQueryData('session', undefined, player));
  const hear = (message: unknown) => {
    for (const listener of heard) listener(message);
  };
  return { store, allow, sent, posted, marketing, said, signIn, hear, answer };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('[N-02] the cookie consent', () => {
  test('is asked for where none is stored, and denied to tags before everything else', async () => {
    const { store, allow, marketing, said } = open();
    await settled();
    expect(store.getState().consent).toEqual({ choice: null, isAsked: true });
    expect(said()).toEqual([['consent', 'default', expect.objectContaining({ ad_storage: 'denied' })]]);
    expect([allow.mock.calls.length, marketing.length, kept.size]).toEqual([0, 0, 0]);
  });

  test('is not asked of a search bot', async () => {
    const { store } = open({ mayAsk: false });
    await settled();
    expect(store.getState().consent.isAsked).toBe(false);
  });

  test('is not asked for when another tab chose before the list of bots loaded', async () => {
    const { store, hear } = open();
    hear('all');
    await settled();
    expect(store.getState().consent.isAsked).toBe(false);
  });

  test('that is stored applies when the page begins, and the visitor is not asked', () => {
    const { store, allow, marketing, said } = open({ choice: ['marketing'] });
    expect(store.getState().consent).toEqual({ choice: ['marketing'], isAsked: false });
    expect(allow).toHaveBeenCalledExactlyOnceWith(['marketing']);
    expect(marketing).toEqual([true]);
    expect(said().map(([, command]) => command)).toEqual(['default', 'update']);
  });

  test.each([
    [[], 'disabled', false, 'denied'],
    [['marketing'], 'marketing', true, 'granted'],
    [OPTIONAL_CLASSES, 'all', true, 'granted'],
  ] as const)('%j is stored, applied, and reported to tags and other tabs', (choice, type, isMarketing, ads) => {
    const { store, allow, marketing, posted, said } = open();
    store.dispatch(consentChosen(choice));
    expect(kept.get(KEY)).toBe(`${type}:${NOW}`);
    expect(store.getState().consent).toEqual({ choice, isAsked: false });
    expect(allow).toHaveBeenCalledExactlyOnceWith(choice);
    expect(marketing).toEqual([isMarketing]);
    expect(posted).toEqual([type]);
    expect(said().at(-1)).toEqual(['consent', 'update', expect.objectContaining({ ad_storage: ads })]);
  });

  test('of another tab applies here too, and is not stored or sent a second time', async () => {
    const { store, allow, hear, posted, sent, signIn } = open();
    await signIn();
    hear('functional');
    hear('nonsense');
    await settled();
    expect(store.getState().consent).toEqual({ choice: ['functional'], isAsked: false });
    expect(allow).toHaveBeenCalledTimes(1);
    expect([posted, sent, kept.size]).toEqual([[], [], 0]);
  });
});

describe('[N-02] the record of the consent on the server', () => {
  test('waits on the device of a guest, is sent once after the sign-in, unchanged, and is removed then', async () => {
    const { store, sent, signIn } = open();
    store.dispatch(consentChosen([]));
    await settled();
    expect(sent).toEqual([]);
    expect(kept.get(UNSENT)).toBe(`disabled:${NOW}`);
    await signIn();
    await eventually(() => expect(kept.has(UNSENT)).toBe(false));
    expect(sent).toEqual([{ cookiesAgreeTime: NOW, agreementType: 'disabled' }]);
    await signIn(null);
    await signIn();
    await settled();
    expect(sent).toHaveLength(1);
    expect(kept.get(KEY), 'the choice itself stands').toBe(`disabled:${NOW}`);
  });

  test('is sent at once for a player', async () => {
    const { store, sent, signIn } = open();
    await signIn();
    store.dispatch(consentChosen(OPTIONAL_CLASSES));
    await eventually(() => expect(kept.has(UNSENT)).toBe(false));
    expect(sent).toEqual([{ cookiesAgreeTime: NOW, agreementType: 'all' }]);
  });

  test('that failed waits for the next sign-in', async () => {
    const { store, sent, signIn, answer } = open({ status: 503 });
    await signIn();
    store.dispatch(consentChosen(['analytics']));
    await eventually(() => expect(sent).toHaveLength(1));
    await settled();
    expect(kept.get(UNSENT)).toBe(writeChoice({ choice: ['analytics'], at: NOW }));
    answer.status = 200;
    await signIn(null);
    await signIn();
    await eventually(() => expect(kept.has(UNSENT)).toBe(false));
    expect(sent).toHaveLength(2);
  });
});
