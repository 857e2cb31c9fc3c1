import { rejectedCall } from '#renderer/lib/api/rejected-call.ts';
import { noticeBoard } from '#renderer/lib/notices/notice-board.ts';
import { keepWorker, workerPlace } from '#renderer/lib/page/service-worker.ts';
import { askIsSearchBot } from '#renderer/lib/page/visitor-kind.ts';
import { scriptOfPage } from '#renderer/lib/page/watch-update.ts';
import type { AppListeners, AppStore } from './make-store.ts';

/** Delay before the domain checker loads, ms: late enough for the page, early enough for a domain that may go away. */
const CHECKER_MS = 10_000;
const DEBUGGER = /^\/[a-z]{2}\/debugger(\/|$)/;

interface PresenceOptions {
  readonly store: AppStore;
  readonly listeners: AppListeners;
}

/** Whether the page may use a worker: development has none, and the debugger page always shows the current build. */
function mayHaveWorker(): boolean {
  return scriptOfPage() !== '' && !DEBUGGER.test(location.pathname);
}

/** Keeps the worker of the site up to date, except for search bots, which come once. Returns the undo. */
function keepWorkerOfPlayer(store: AppStore): () => void {
  let isOver = false;
  let stop = () => {};
  void askIsSearchBot().then((isBot) => {
    if (isOver || isBot) return;
    stop = keepWorker({
      place: mayHaveWorker() ? workerPlace() : null,
      isWanted: () => store.getState().site.config.isPwa,
      onChange: store.subscribe,
    });
  });
  return () => {
    isOver = true;
    stop();
  };
}

/** Checks, after a call without an answer, whether this domain still serves the site (Y-04). Returns the undo. */
function watchDomain({ store, listeners }: PresenceOptions): () => void {
  let unlisten = () => {};
  const bring = async () => {
    const { createDomainCheck } = await import('#renderer/lib/page/domain-checker.ts');
    const check = createDomainCheck({
      mirrors: () => store.getState().site.config.mirrors,
      isOnline: () => navigator.onLine,
      onFound: noticeBoard.offerMirror,
    });
    unlisten = listeners.startListening({
      predicate: (action) => rejectedCall(action)?.error.code === 'NETWORK',
      effect: check,
    });
  };
  const timer = setTimeout(() => {
    bring().catch((error: unknown) => console.info('domain checker', error));
  }, CHECKER_MS);
  return () => {
    clearTimeout(timer);
    unlisten();
  };
}

/** Keeps the site reachable: runs its worker on this device and looks for mirrors. Returns the undo. */
export function keepPresence(options: PresenceOptions): () => void {
  const stops = [keepWorkerOfPlayer(options.store), watchDomain(options)];
  return () => {
    for (const stop of stops) stop();
  };
}
