import type { Announcements } from '#platform/database/announcements.ts';
import type { Pool } from '#platform/database/pool.ts';
import type { Account } from '#shared/contracts/account.ts';
import type { PlayerEvent, PlayerNews } from '#shared/contracts/player-event.ts';
import type { SessionEnd } from '#shared/contracts/session-life.ts';
import type { FeedPosition } from '#shared/domain/feed/feed-protocol.ts';
import { NewsLog } from './news-log.ts';
import { type ChannelMember, PlayerChannel, type PlayerNewsItem } from './player-channel.ts';
import type { PlayerTickets } from './player-tickets.ts';

/** Channels of the players whose sockets this process has (decision 049). */
export interface PlayerChannels {
  /**
   * Joins a socket to the channel of the session that a ticket names, and leaves another one that it is in. False for a
   * text that is no ticket, or one that is too old or was used.
   */
  join(member: ChannelMember, ticket: string, resume: FeedPosition | undefined): Promise<boolean>;
  leave(member: ChannelMember): void;
  /** Number of sockets that are in a channel. */
  readonly count: number;
  close(): Promise<void>;
}

interface PlayerChannelsInput {
  readonly sql: Pick<Pool, 'listen'>;
  readonly announcements: Pick<Announcements, 'publish'>;
  readonly tickets: Pick<PlayerTickets, 'read' | 'spend'>;
  readonly sessions: {
    byHash(hash: string): Promise<{ readonly userId: number } | null>;
    ended(hashes: readonly string[]): Promise<ReadonlyMap<string, SessionEnd>>;
  };
  /** Open accounts of a player, as they are now. */
  readonly accountsOf: (userId: number) => Promise<Account[]>;
  readonly onError: (error: unknown) => void;
  /** Ms between two looks whether sessions have ended by their times, and between two places that are named. */
  readonly lookMs?: number;
}

/** Place of a socket; the channel is null while the session is looked up. */
interface Seat {
  readonly hash: string;
  channel: PlayerChannel | null;
}

const LOOK_MS = 15_000;
/** Announcements that are kept for players who come back: minutes of them on a busy day, in a few megabytes. */
const KEPT_ANNOUNCEMENTS = 10_000;

/**
 * Opens the channels of a process. They hear what all processes announce (`announcements.ts`) and pass it on to the
 * sockets of the player, in one order. Resolves once no announcement is missed.
 */
export async function openPlayerChannels(input: PlayerChannelsInput): Promise<PlayerChannels> {
  const { announcements, tickets, sessions, accountsOf, onError, lookMs = LOOK_MS } = input;
  const log = new NewsLog<PlayerNewsItem>(KEPT_ANNOUNCEMENTS);
  const channels = new Map<number, PlayerChannel>();
  const seats = new Map<ChannelMember, Seat>();

  function leave(member: ChannelMember): void {
    const seat = seats.get(member);
    seats.delete(member);
    if (!seat?.channel) return;
    seat.channel.leave(member);
    if (seat.channel.isEmpty) channels.delete(seat.channel.userId);
  }

  /** Takes the sockets of a session out of its channel, before it is known why it ended. */
  async function sessionOver(hash: string): Promise<void> {
    const left = [...seats].flatMap(([member, seat]) => (seat.hash === hash ? [member] : []));
    if (left.length === 0) return;
    for (const member of left) leave(member);
    const reason = (await sessions.ended([hash]).catch(() => null))?.get(hash) ?? null;
    for (const member of left) member.notify({ op: 'session-over', reason });
  }

  async function look(): Promise<void> {
    announcements.publish('place', {});
    const hashes = new Set([...seats.values()].map(({ hash }) => hash));
    if (hashes.size === 0) return;
    for (const hash of (await sessions.ended([...hashes])).keys()) await sessionOver(hash);
  }

  function channelOf(userId: number): PlayerChannel {
    const known = channels.get(userId);
    if (known) return known;
    const made = new PlayerChannel({ userId, log, accounts: () => accountsOf(userId), onError });
    channels.set(userId, made);
    return made;
  }

  async function join(member: ChannelMember, ticket: string, resume: FeedPosition | undefined): Promise<boolean> {
    const read = tickets.read(ticket);
    if (read === null) return false;
    const { hash } = read;
    leave(member);
    const seat: Seat = { hash, channel: null };
    seats.set(member, seat);
    const [isUnused, session] = await Promise.all([tickets.spend(read), sessions.byHash(hash)]);
    // The socket may have closed, joined again, or heard that the session is over.
    if (seats.get(member) !== seat) return true;
    if (!isUnused) {
      seats.delete(member);
      return false;
    }
    if (!session) {
      await sessionOver(hash);
      return true;
    }
    seat.channel = channelOf(session.userId);
    seat.channel.join(member, resume);
    return true;
  }

  const stop = await hearAll({
    ...input,
    lookMs,
    log,
    channels,
    sessionOver: (hash) => void sessionOver(hash).catch(onError),
  });
  announcements.publish('place', {});
  const timer = setInterval(() => void look().catch(onError), lookMs).unref();

  return {
    join,
    leave,
    get count() {
      return seats.size;
    },
    async close() {
      clearInterval(timer);
      seats.clear();
      channels.clear();
      await stop();
    },
  };
}

type Announced<Message = object> = Message & { readonly userId: number; readonly mark?: string };
type CouponNews = Omit<Extract<PlayerEvent, { kind: 'coupon' }>, 'kind'>;

interface Hearing extends Pick<PlayerChannelsInput, 'sql'> {
  readonly lookMs: number;
  readonly log: NewsLog<PlayerNewsItem>;
  readonly channels: ReadonlyMap<number, PlayerChannel>;
  readonly sessionOver: (hash: string) => void;
}

/**
 * Writes the announcements of all processes down in their order, and passes them on to the channels. An announcement
 * only says when to look: accounts are read again. Returns the undo.
 */
async function hearAll({ sql, lookMs, log, channels, sessionOver }: Hearing): Promise<() => Promise<unknown>> {
  let markedAt = Number.NEGATIVE_INFINITY;
  /** Announcements are lost while the connection is, so everybody asks again when it is back. */
  const restart = () => {
    log.restart();
    for (const channel of channels.values()) channel.restart();
  };
  const hear = <Message>(name: string, newsOf: (message: Message) => PlayerNewsItem) =>
    sql.listen(
      name,
      (text) => {
        const message = JSON.parse(text) as Announced<Message>;
        const { mark, userId } = message;
        const news = newsOf(message);
        const index = log.add(mark, userId, news);
        channels.get(userId)?.tell(index, news);
      },
      restart,
    );
  const listening = await Promise.all([
    hear('balance', () => 'accounts'),
    hear<CouponNews>('coupon', ({ couponId, state }) => ({ kind: 'coupon', couponId, state })),
    hear('gate', () => ({ kind: 'changed', about: 'limits' })),
    hear<{ readonly about: PlayerNews | 'accounts' }>('player', ({ about }) =>
      about === 'accounts' ? 'accounts' : { kind: 'changed', about },
    ),
    sql.listen('place', (text) => {
      log.addPlace((JSON.parse(text) as { readonly mark?: string }).mark);
      // Each process names places, and one of them is enough.
      if (performance.now() - markedAt < lookMs / 2) return;
      markedAt = performance.now();
      for (const channel of channels.values()) channel.mark();
    }),
    sql.listen('session', (text) => {
      const { hash, isOver } = JSON.parse(text) as { readonly hash: string; readonly isOver?: true };
      if (isOver) sessionOver(hash);
    }),
  ]);
  // What was heard before the last of them was heard may have gaps.
  restart();
  return () => Promise.all(listening.map(({ unlisten }) => unlisten()));
}
