import { Webhook } from 'standardwebhooks';
import type { HarbourNotice, HarbourStore } from './harbour-store.ts';

interface NoticesInput {
  readonly store: HarbourStore;
  /** Secret by which notices are signed, `whsec_…`. */
  readonly noticeSecret: string;
  /** Address of the merchant; null while it does not listen. */
  readonly noticeUrl: () => string | null;
  readonly onError: (error: unknown) => void;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Pauses after the attempts; after the last one a notice is given up. */
const PAUSES_MS = [5 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE];
const TIMEOUT_MS = 5 * SECOND;
const CLAIM_MS = 30 * SECOND;
/** A secret that the merchant does not know. */
const WRONG_SECRET = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;

/** Sends the stored notices by the Standard Webhooks scheme, again until they are taken. */
export interface HarbourNotices {
  /** Sends what is due; one run at a time. */
  send(): Promise<void>;
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
}

/** Creates what sends the notices. */
export function createHarbourNotices({ store, noticeSecret, noticeUrl, onError }: NoticesInput): HarbourNotices {
  let running: Promise<void> | null = null;
  let isAgain = false;

  async function post(url: string, { id, body }: HarbourNotice, secret: string): Promise<boolean> {
    const at = new Date();
    try {
      const response = await fetch(url, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(at.getTime() / SECOND)),
          'webhook-signature': new Webhook(secret).sign(id, at, body),
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      // The merchant is away; the notice is sent again.
      return false;
    }
  }

  async function deliver(url: string, notice: HarbourNotice): Promise<void> {
    const { noticesTwice, noticesWronglySigned } = await store.behaviour();
    // A notice is wrongly signed at its first attempt only: a company finds its fault at last.
    const secret = noticesWronglySigned && notice.attempts === 0 ? WRONG_SECRET : noticeSecret;
    const isTaken = await post(url, notice, secret);
    if (noticesTwice) await post(url, notice, secret);
    const pause = PAUSES_MS[notice.attempts];
    if (isTaken || pause === undefined) await store.endNotice(notice.id, Date.now());
    else await store.putOffNotice(notice.id, Date.now() + pause);
  }

  async function sendAll(): Promise<void> {
    do {
      isAgain = false;
      const url = noticeUrl();
      const due = url === null ? [] : await store.claimNotices(Date.now(), CLAIM_MS);
      await Promise.all(due.map((notice) => deliver(url ?? '', notice)));
      if (due.length > 0) isAgain = true;
    } while (isAgain);
  }

  return {
    send() {
      isAgain = true;
      running ??= sendAll()
        .catch(onError)
        .finally(() => {
          running = null;
        });
      return running;
    },
    idle: async () => {
      await running;
    },
  };
}
