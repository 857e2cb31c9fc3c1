import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel } from '#shared/contracts/control.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { DatabaseReporter } from '../../database/embedded/embedded-database.ts';
import { type Carriers, DeliveryFailure } from './carrier.ts';
import type { OutboxRepository, PendingMessage } from './outbox-repository.ts';

/** How messages are tried again; wall clock, ms. */
export interface OutboxPolicy {
  /** Pauses after the first attempt, the second and so on; when they are used up, the message is dead. */
  readonly pausesMs: readonly number[];
  /** A service that has said nothing for so long has not taken the message. */
  readonly attemptTimeoutMs: number;
  /** After this a message whose process has died is taken by another; longer than the attempt's timeout. */
  readonly leaseMs: number;
  /** Between looks for what is due. */
  readonly pollMs: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const OUTBOX_POLICY: OutboxPolicy = {
  pausesMs: [5 * SECOND, 15 * SECOND, MINUTE, 3 * MINUTE, 15 * MINUTE, 60 * MINUTE, 240 * MINUTE],
  attemptTimeoutMs: 45 * SECOND,
  leaseMs: 2 * MINUTE,
  pollMs: 2 * SECOND,
};

const BATCH = 8;
const CLOSING_MS = 5 * SECOND;

/** Sends what waits in the outbox, one batch after the other; every process may have one. */
export interface OutboxRunner {
  /** Something was written. */
  wake(): void;
  start(): void;
  /** Resolves once nothing is due any more. */
  idle(): Promise<void>;
  /** What cannot be finished in a moment is finished by the next process. */
  close(): Promise<void>;
}

interface RunnerInput {
  readonly outbox: OutboxRepository;
  readonly delivery: Carriers;
  readonly clock: ServerClock;
  readonly report: DatabaseReporter;
  readonly policy?: OutboxPolicy | undefined;
}

/** What may stand in the log: an error of somebody else may name the reader. */
function reasonOf(error: unknown): string {
  if (error instanceof DeliveryFailure) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code || (error instanceof Error ? error.name : 'unknown');
}

export function createOutboxRunner({ outbox, delivery, clock, report, ...input }: RunnerInput): OutboxRunner {
  const policy = input.policy ?? OUTBOX_POLICY;
  const channels = Object.keys(delivery) as Channel[];
  let running: Promise<void> | null = null;
  let isAgain = false;
  let isOpen = false;
  let timer: NodeJS.Timeout | null = null;

  async function carry(message: PendingMessage): Promise<void> {
    if (clock.now() >= message.endsAt) throw new DeliveryFailure('over before it was taken', { isFinal: true });
    const ended = new AbortController();
    const late = sleep(policy.attemptTimeoutMs, null, { signal: ended.signal, ref: false }).then(() => {
      throw new DeliveryFailure(`no answer for ${policy.attemptTimeoutMs} ms`);
    });
    late.catch(() => undefined);
    try {
      await Promise.race([delivery[message.channel]?.carry(message), late]);
    } finally {
      ended.abort();
    }
  }

  async function fail(message: PendingMessage, error: unknown): Promise<void> {
    const reason = reasonOf(error);
    const pause = policy.pausesMs[message.attempts - 1];
    const isDead = pause === undefined || (error instanceof DeliveryFailure && error.isFinal);
    const what = `Message ${message.id} (${message.kind}), attempt ${message.attempts}: ${reason}`;
    report(isDead ? 'error' : 'warn', isDead ? `${what}; it is given up` : `${what}; it is tried again`);
    if (isDead) await outbox.finish(message, 'dead', reason);
    else await outbox.postpone(message, Date.now() + pause, reason);
  }

  async function send(message: PendingMessage): Promise<void> {
    try {
      if (message.to !== '') await carry(message);
    } catch (error) {
      await fail(message, error);
      return;
    }
    await outbox.finish(message, 'sent', null);
  }

  async function sendAll(): Promise<void> {
    do {
      isAgain = false;
      const batch = await outbox.claim({ channels, now: Date.now(), leaseMs: policy.leaseMs, most: BATCH });
      await Promise.all(batch.map(send));
      if (batch.length === BATCH) isAgain = true;
    } while (isAgain && isOpen);
  }

  function wake(): void {
    isAgain = true;
    if (!isOpen || running) return;
    running = sendAll()
      // What was claimed is taken again when its lease is over.
      .catch((error: unknown) => report('error', `The outbox could not be emptied: ${reasonOf(error)}`))
      .finally(() => {
        running = null;
      });
  }

  return {
    wake,
    start() {
      if (channels.length === 0 || isOpen) return;
      isOpen = true;
      timer = setInterval(wake, policy.pollMs).unref();
      wake();
    },
    async idle() {
      while (running) await running;
    },
    async close() {
      isOpen = false;
      if (timer) clearInterval(timer);
      await Promise.race([running, sleep(CLOSING_MS, null, { ref: false })]);
      for (const carrier of Object.values(delivery)) carrier.close?.();
    },
  };
}
