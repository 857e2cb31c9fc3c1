import type { Pool } from '#platform/database/pool.ts';
import type { Account } from '#shared/contracts/account.ts';
import type { PlayerEvent, PlayerNews } from '#shared/contracts/player-event.ts';
import type { SessionEnd } from '#shared/contracts/session-life.ts';
import type { FeedPosition } from '#shared/domain/feed/feed-protocol.ts';
import { type ChannelMember, PlayerChannel } from './player-channel.ts';
import type { PlayerTickets } from './player-tickets.ts';

/** Channels of the players whose sockets this process has (decision 049). */
export interface PlayerChannels {
  /**
   * Joins a socket to the channel of the session that a ticket names, and leaves another one that it is in. False for a
   * text that is no ticket, or one that is too old.
   */
  join(member: ChannelMember, ticket: string, resume: FeedPosition | undefined): Promise<boolean>;
  leave(member: ChannelMember): void;
  /** Number of sockets that are in a channel. */
  readonly count: number;
  close(): Promise<void>;
}

interface PlayerChannelsInput {
  readonly sql: Pick<Pool, 'listen'>;
  readonly tickets: Pick<PlayerTickets, 'read'>;
  readonly sessions: {
    byHash(hash: string): Promise<{ readonly userId: number } | null>;
    ended(hashes: readonly string[]): Promise<ReadonlyMap<string, SessionEnd>>;
  };
  /** Open accounts of a player, as they are now. */
  readonly accountsOf: (userId: number) => Promise<Account[]>;
  readonly onError: (error: unknown) => void;
  /** Ms for which the events of a player without a socket are still recorded. */
  readonly keepMs?: number;
  /** Ms between two looks whether sessions have ended by their times. */
  readonly lookMs?: number;
}

/** Place of a socket; the channel is null while the session is looked up. */
interface Seat {
  readonly hash: string;
  channel: PlayerChannel | null;
}

const KEEP_MS = 120_000;
const LOOK_MS = 15_000;

/**
 * Opens the channels of a process. They hear what all processes announce (`announcements.ts`) and pass it on to the
 * sockets of the player, in one order. Resolves once no announcement is missed.
 */
export async function openPlayerChannels(input: PlayerChannelsInput): Promise<PlayerChannels> {
  const { tickets, sessions, accountsOf, onError, keepMs = KEEP_MS, lookMs = LOOK_MS } = input;
  const channels = new Map<number, PlayerChannel>();
  const seats = new Map<ChannelMember, Seat>();

  function leave(member: ChannelMember): void {
    seats.get(member)?.channel?.leave(member);
    seats.delete(member);
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
    for (const [userId, channel] of channels)
      if (channel.isEmpty && performance.now() - channel.leftAt > keepMs) channels.delete(userId);
    const hashes = new Set([...seats.values()].map(({ hash }) => hash));
    if (hashes.size === 0) return;
    for (const hash of (await sessions.ended([...hashes])).keys()) await sessionOver(hash);
  }

  function channelOf(userId: number): PlayerChannel {
    const known = channels.get(userId);
    if (known) return known;
    const made = new PlayerChannel({ userId, accounts: () => accountsOf(userId), onError });
    channels.set(userId, made);
    return made;
  }

  async function join(member: ChannelMember, ticket: string, resume: FeedPosition | undefined): Promise<boolean> {
    const hash = tickets.read(ticket);
    if (hash === null) return false;
    leave(member);
    const seat: Seat = { hash, channel: null };
    seats.set(member, seat);
    const session = await sessions.byHash(hash);
    // The socket may have closed, joined again, or heard that the session is over.
    if (seats.get(member) !== seat) return true;
    if (!session) {
      await sessionOver(hash);
      return true;
    }
    seat.channel = channelOf(session.userId);
    seat.channel.join(member, resume);
    return true;
  }

  const stop = await hearAll(input, channels, (hash) => void sessionOver(hash).catch(onError));
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

type OfPlayer<Message = object> = Message & { readonly userId: number };
type CouponNews = Omit<Extract<PlayerEvent, { kind: 'coupon' }>, 'kind'>;

/**
 * Passes the announcements of all processes on to the channels. An announcement only says when to look: accounts are
 * read again. Returns the undo.
 */
async function hearAll(
  { sql }: Pick<PlayerChannelsInput, 'sql'>,
  channels: ReadonlyMap<number, PlayerChannel>,
  sessionOver: (hash: string) => void,
): Promise<() => Promise<unknown>> {
  /** Announcements are lost while the connection is, so everybody asks again when it is back. */
  const reconnected = () => {
    for (const channel of channels.values()) channel.restart();
  };
  const hear = <Message>(name: string, take: (channel: PlayerChannel, message: Message) => void) =>
    sql.listen(
      name,
      (text) => {
        const message = JSON.parse(text) as OfPlayer<Message>;
        const channel = channels.get(message.userId);
        if (channel) take(channel, message);
      },
      reconnected,
    );
  const listening = await Promise.all([
    hear('balance', (channel) => channel.accountsMoved()),
    hear<CouponNews>('coupon', (channel, { couponId, state }) => channel.say({ kind: 'coupon', couponId, state })),
    hear('gate', (channel) => channel.say({ kind: 'changed', about: 'limits' })),
    hear<{ readonly about: PlayerNews | 'accounts' }>('player', (channel, { about }) => {
      if (about === 'accounts') channel.accountsMoved();
      else channel.say({ kind: 'changed', about });
    }),
    sql.listen('session', (text) => {
      const { hash, isOver } = JSON.parse(text) as { readonly hash: string; readonly isOver?: true };
      if (isOver) sessionOver(hash);
    }),
  ]);
  return () => Promise.all(listening.map(({ unlisten }) => unlisten()));
}
