import type { CallError } from '#renderer/lib/api/call-error.ts';
import { randomId } from '#shared/domain/ids/random-id.ts';

/** Message that is being sent. It stays until the conversation contains it, or until its writer discards it. */
export interface OutgoingMessage {
  /** UUID made once, so that repeats store the message once. */
  readonly key: string;
  readonly text: string;
  /** Server clock, epoch ms. */
  readonly at: number;
  readonly state: 'failed' | 'sending' | 'sent';
  /** Id from the back end, once it is sent. */
  readonly id: number | null;
  /** Why it failed. */
  readonly error: CallError | null;
}

/** Sends one message to support. */
export type SendMessage = (
  text: string,
  key: string,
) => Promise<{ readonly id: number } | { readonly error: CallError }>;

/** Messages that were written but are not in the conversation yet (N-07). They outlive the panel. */
export interface Outbox {
  /** Returns the messages in the order of writing; the same array until something changes. */
  readonly items: () => readonly OutgoingMessage[];
  /** Calls back after every change; returns the undo. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (text: string, at: number) => void;
  /** Sends a failed message again under the same key. */
  readonly retry: (key: string) => void;
  /** Sends the messages again that failed without a connection. */
  readonly retryLost: () => void;
  readonly discard: (key: string) => void;
  /** Drops the messages that the conversation contains, up to this id. */
  readonly settle: (lastId: number) => void;
}

export function createOutbox(send: SendMessage): Outbox {
  const listeners = new Set<() => void>();
  let items: readonly OutgoingMessage[] = [];
  let queue: Promise<void> = Promise.resolve();

  function change(next: readonly OutgoingMessage[]): void {
    items = next;
    for (const listener of [...listeners]) listener();
  }
  const update = (key: string, part: Partial<OutgoingMessage>) =>
    change(items.map((item) => (item.key === key ? { ...item, ...part } : item)));

  async function deliver(key: string): Promise<void> {
    const item = items.find((other) => other.key === key);
    if (item?.state !== 'sending') return;
    const answer = await send(item.text, key);
    if ('id' in answer) update(key, { state: 'sent', id: answer.id, error: null });
    else update(key, { state: 'failed', error: answer.error });
  }

  // Sends one message at a time, so that support receives them in order.
  function enqueue(key: string): void {
    queue = queue.then(() => deliver(key));
  }

  function retry(key: string): void {
    if (items.find((item) => item.key === key)?.state !== 'failed') return;
    update(key, { state: 'sending', error: null });
    enqueue(key);
  }

  return {
    items: () => items,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(text, at) {
      const key = randomId();
      change([...items, { key, text, at, state: 'sending', id: null, error: null }]);
      enqueue(key);
    },
    retry,
    retryLost() {
      for (const { key, error } of items) if (error?.code === 'NETWORK') retry(key);
    },
    discard(key) {
      change(items.filter((item) => item.key !== key));
    },
    settle(lastId) {
      const left = items.filter(({ id }) => id === null || id > lastId);
      if (left.length < items.length) change(left);
    },
  };
}
