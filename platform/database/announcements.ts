import type { Pool } from './pool.ts';

/** What the platform tells its other processes; each is a channel of the database. */
interface AnnouncementMap {
  /** An account's balance changed. */
  balance: { readonly userId: number; readonly accountId: number; readonly balance: number };
  /** A session was ended. */
  session: { readonly hash: string };
  /** What closes or opens the gate of a player has changed (decision 031). */
  gate: { readonly userId: number };
  /** A coupon was placed, refused or settled, or a leg of it was decided. */
  coupon: { readonly userId: number; readonly couponId: string; readonly state: 'open' | 'settled' };
}

export interface Announcements {
  /** Tells all processes, this one included; a moment later, and lost when this process dies in that moment. */
  publish<Channel extends keyof AnnouncementMap>(channel: Channel, message: AnnouncementMap[Channel]): void;
  /** Sends what is waiting. */
  flush(): Promise<void>;
}

const DELAY_MS = 20;

/**
 * Publishes over NOTIFY. It is not part of the transactions it speaks of: a transaction that notifies holds a lock of
 * the whole server while it commits, and placements would commit one after the other. Readers take the truth from the
 * tables; an announcement only says when to look.
 */
export function createAnnouncements(pool: Pool, onError: (error: unknown) => void): Announcements {
  let waiting: { channel: string; message: string }[] = [];
  let timer: NodeJS.Timeout | null = null;
  let sending = Promise.resolve();

  async function send(): Promise<void> {
    timer = null;
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    const text = JSON.stringify(batch);
    await pool`
      select pg_notify(a.channel, a.message)
      from jsonb_to_recordset(${text}::text::jsonb) as a (channel text, message text)`.catch(onError);
  }

  function schedule(): void {
    timer ??= setTimeout(() => {
      sending = sending.then(send);
    }, DELAY_MS).unref();
  }

  return {
    publish(channel, message) {
      waiting.push({ channel, message: JSON.stringify(message) });
      schedule();
    },
    async flush() {
      if (timer) clearTimeout(timer);
      sending = sending.then(send);
      await sending;
    },
  };
}
