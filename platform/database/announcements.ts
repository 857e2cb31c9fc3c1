import { randomBytes } from 'node:crypto';
import type { PlayerNews } from '#shared/contracts/player-event.ts';
import type { Pool } from './pool.ts';

/** Messages from the platform to its other processes; each key is a channel of the database. */
interface AnnouncementMap {
  /** An account's balance changed. */
  balance: { readonly userId: number; readonly accountId: number; readonly balance: number };
  /** A session was ended (`isOver`), or stored values of it have changed. */
  session: { readonly hash: string; readonly isOver?: true };
  /** The versions of a player's gate have changed (decision 031). */
  gate: { readonly userId: number };
  /** A coupon was placed, refused or settled, or one of its legs was decided. */
  coupon: { readonly userId: number; readonly couponId: string; readonly state: 'open' | 'settled' };
  /** Something else has changed that pages of the player show. */
  player: { readonly userId: number; readonly about: PlayerNews | 'accounts' };
  /** Nothing has happened; its mark is a place in the order of announcements that all processes know. */
  place: Readonly<Record<string, never>>;
}

export interface Announcements {
  /**
   * Sends a message to all processes, this one included, a moment later; it is lost when this process dies in that
   * moment. It gets a `mark` that no other has: every process hears all messages in the same order, so a mark names the
   * same place in each of them.
   */
  publish<Channel extends keyof AnnouncementMap>(channel: Channel, message: AnnouncementMap[Channel]): void;
  /** Sends the messages that are queued. */
  flush(): Promise<void>;
}

const DELAY_MS = 20;

/**
 * Creates the announcements, which use NOTIFY outside the transactions they report: a transaction that notifies holds a
 * lock of the whole server while it commits, and placements would commit one after the other. Readers take the facts
 * from the tables; an announcement only says when to look.
 */
export function createAnnouncements(pool: Pool, onError: (error: unknown) => void): Announcements {
  const life = randomBytes(9).toString('base64url');
  let published = 0;
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
      published += 1;
      waiting.push({ channel, message: JSON.stringify({ ...message, mark: `${life}.${published}` }) });
      schedule();
    },
    async flush() {
      if (timer) clearTimeout(timer);
      sending = sending.then(send);
      await sending;
    },
  };
}
