import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel } from '#shared/contracts/control.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { DatabaseReporter } from '../../database/embedded/embedded-database.ts';
import { type Carriers, DeliveryFailure } from './carrier.ts';
import type { OutboxRepository, PendingMessage } from './outbox-repository.ts';

/** Retry rules of messages; wall clock, ms. */
export interface OutboxPolicy {
  /** Pauses after the first attempt, the second and so on; after the last one the message is given up. */
  readonly pausesMs: readonly number[];
  /** How long a service may take to accept a message. */
  readonly attemptTimeoutMs: number;
  /** How long a message stays claimed after its process has died; longer than the attempt's timeout. */
  readonly leaseMs: number;
  /** Time between two checks for due messages. */
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

/** Sends the messages of the outbox in batches; every process may have a runner. */
export interface OutboxRunner {
  /** Called after a message was written. */
  wake(): void;
  start(): void;
  /** Resolves once nothing is due. */
  idle(): Promise<void>;
  /** Stops; the next process sends what is not finished at once. */
  close(): Promise<void>;
}

interface RunnerInput {
  readonly outbox: OutboxRepository;
  readonly delivery: Carriers;
  readonly clock: ServerClock;
  readonly report: DatabaseReporter;
  readonly policy?: OutboxPolicy | undefined;
}

/** Returns the loggable reason of an error: texts of other errors may name the recipient. */
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
    if (clock.now() >= message.endsAt)
      throw new DeliveryFailure('expired before a service accepted it', { isFinal: true });
    if (message.isUnreadable) throw new DeliveryFailure('the key of its text is gone', { isFinal: true });
    const ended = new AbortController();
    const late = sleep(policy.attemptTimeoutMs, null, { signal: ended.signal, ref: false }).then(() => {
      throw new DeliveryFailure(`no answer within ${policy.attemptTimeoutMs} ms`);
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
      const batch = await outbox.claim({ channels, now: Date.now(), leaseMs: policy.leaseMs, limit: BATCH });
      await Promise.all(batch.map(send));
      if (batch.length === BATCH) isAgain = true;
    } while (isAgain && isOpen);
  }

  function wake(): void {
    isAgain = true;
    if (!isOpen || running) return;
    running = sendAll()
      // Claimed messages are claimed again when their lease ends.
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
