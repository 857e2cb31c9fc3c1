import type { Account } from '#shared/contracts/account.ts';
import type { PlayerEvent } from '#shared/contracts/player-event.ts';
import type { FeedPosition, PlayerMessage } from '#shared/domain/feed/feed-protocol.ts';
import { ChannelLog } from './channel-log.ts';

/** Socket as the channel of its player sees it. */
export interface ChannelMember {
  notify(message: PlayerMessage): void;
  readonly isOpen: boolean;
}

interface PlayerChannelOptions {
  readonly userId: number;
  /** Open accounts of the player, as they are now. */
  readonly accounts: () => Promise<Account[]>;
  readonly onError: (error: unknown) => void;
}

const KEPT_EVENTS = 64;

/** Channel of one player in one process: its sockets, and the latest events for those that come back. */
export class PlayerChannel {
  /** Wall instant, ms, at which the last member left. */
  leftAt = 0;
  readonly #options: PlayerChannelOptions;
  readonly #log = new ChannelLog<PlayerEvent>(KEPT_EVENTS);
  readonly #members = new Set<ChannelMember>();
  #isReading = false;
  /** The accounts have changed since the read that is under way. */
  #isDue = false;

  constructor(options: PlayerChannelOptions) {
    this.#options = options;
  }

  get isEmpty(): boolean {
    return this.#members.size === 0;
  }

  /** Adds a socket: it is sent what it has missed since a position, or hears that it must ask for everything. */
  join(member: ChannelMember, from: FeedPosition | undefined): void {
    this.#members.add(member);
    this.#greet(member, from);
  }

  leave(member: ChannelMember): void {
    this.#members.delete(member);
    if (this.isEmpty) this.leftAt = performance.now();
  }

  say(event: PlayerEvent): void {
    const message = { op: 'event', ...this.#log.record(event) } as const;
    for (const member of this.#members) member.notify(message);
  }

  /** Says the accounts as they are. One read at a time, so that an older balance never follows a newer one. */
  accountsMoved(): void {
    this.#isDue = true;
    if (!this.#isReading) void this.#readAccounts();
  }

  /** Lets all sockets ask for everything again, because events may have been missed. */
  restart(): void {
    this.#log.restart();
    for (const member of this.#members) this.#greet(member, undefined);
  }

  async #readAccounts(): Promise<void> {
    this.#isReading = true;
    try {
      while (this.#isDue) {
        this.#isDue = false;
        this.say({ kind: 'accounts', accounts: await this.#options.accounts() });
      }
    } catch (error) {
      this.restart();
      this.#options.onError(error);
    } finally {
      this.#isReading = false;
    }
  }

  #greet(member: ChannelMember, from: FeedPosition | undefined): void {
    const missed = this.#log.since(from);
    const { epoch, sequence } = missed && from ? from : this.#log.position;
    const { userId } = this.#options;
    member.notify({ op: 'player', userId, epoch, sequence, mode: missed ? 'resumed' : 'fresh' });
    for (const logged of missed ?? []) member.notify({ op: 'event', ...logged });
  }
}
