import type { Account } from '#shared/contracts/account.ts';
import type { PlayerEvent } from '#shared/contracts/player-event.ts';
import type { FeedPosition, PlayerMessage } from '#shared/domain/feed/feed-protocol.ts';
import type { LoggedNews, NewsLog } from './news-log.ts';

/** Socket as the channel of its player sees it. */
export interface ChannelMember {
  notify(message: PlayerMessage): void;
}

/** What is announced about a player: an event as it is, or that the accounts are to be read again. */
export type PlayerNewsItem = Exclude<PlayerEvent, { kind: 'accounts' }> | 'accounts';

interface PlayerChannelOptions {
  readonly userId: number;
  readonly log: NewsLog<PlayerNewsItem>;
  /** Open accounts of the player, as they are now. */
  readonly accounts: () => Promise<Account[]>;
  readonly onError: (error: unknown) => void;
}

/** One step of a channel: news for its members, or a socket that joins after the news up to an index. */
type Step =
  | (LoggedNews<PlayerNewsItem> & { readonly kind: 'news' })
  | {
      readonly kind: 'join';
      readonly index: number;
      readonly member: ChannelMember;
      readonly from: FeedPosition | undefined;
    };

/**
 * Channel of one player in one process: its sockets, to which it tells the news in the order of all processes. Accounts
 * are read before what follows them is told, so that a position that a client has is never ahead of what it was told.
 */
export class PlayerChannel {
  readonly #options: PlayerChannelOptions;
  /** Sockets with the last position that each was told. */
  readonly #members = new Map<ChannelMember, FeedPosition>();
  #steps: Step[] = [];
  #isWorking = false;
  /** Socket whose missed news are being read; null once it has left or was told to ask for everything. */
  #joining: ChannelMember | null = null;
  /** Grows when all sockets are told to ask for everything: what was read before is not told any more. */
  #life = 0;
  /** Index up to which the last read of the accounts tells everything. */
  #read: { readonly upTo: number; readonly accounts: Account[] } | null = null;

  constructor(options: PlayerChannelOptions) {
    this.#options = options;
  }

  get userId(): number {
    return this.#options.userId;
  }

  get isEmpty(): boolean {
    const isJoined = this.#joining !== null || this.#steps.some(({ kind }) => kind === 'join');
    return this.#members.size === 0 && !isJoined;
  }

  /** Adds a socket: it is sent what it has missed since a position, or hears that it must ask for everything. */
  join(member: ChannelMember, from: FeedPosition | undefined): void {
    this.#add({ kind: 'join', index: this.#options.log.index, member, from });
  }

  leave(member: ChannelMember): void {
    this.#members.delete(member);
    if (this.#joining === member) this.#joining = null;
    this.#steps = this.#steps.filter((step) => step.kind === 'news' || step.member !== member);
  }

  /** Tells news that were announced. */
  tell(index: number, news: PlayerNewsItem): void {
    this.#add({ kind: 'news', index, news });
  }

  /** Lets all sockets ask for everything again, because announcements may have been missed. */
  restart(): void {
    const waiting = this.#steps.flatMap((step) => (step.kind === 'join' ? [step.member] : []));
    const joining = this.#joining === null ? waiting : [this.#joining, ...waiting];
    this.#steps = [];
    this.#read = null;
    this.#joining = null;
    this.#life += 1;
    for (const member of [...this.#members.keys(), ...joining]) this.#greet(member, 'fresh', this.#options.log.index);
  }

  /** Names the present place to all sockets that know all of it, so that they can resume from it in any process. */
  mark(): void {
    if (this.#isWorking) return;
    const { log, userId } = this.#options;
    const now = log.positionAt(log.index, userId);
    if (now.epoch === '') return;
    for (const [member, { epoch }] of this.#members) if (epoch !== now.epoch) this.#greet(member, 'resumed', log.index);
  }

  #add(step: Step): void {
    this.#steps.push(step);
    if (!this.#isWorking) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    for (let step = this.#steps.shift(); step; step = this.#steps.shift()) {
      try {
        if (step.kind === 'join') await this.#admit(step);
        else await this.#tellAll(step);
      } catch (error) {
        this.restart();
        this.#options.onError(error);
      }
    }
    this.#isWorking = false;
  }

  async #tellAll({ index, news }: LoggedNews<PlayerNewsItem>): Promise<void> {
    if (this.#members.size === 0) return;
    const life = this.#life;
    const event = await this.#eventOf({ index, news });
    if (life !== this.#life) return;
    for (const member of this.#members.keys()) this.#send(member, event);
  }

  async #admit({ index, member, from }: Extract<Step, { kind: 'join' }>): Promise<void> {
    const { log, userId } = this.#options;
    const missed = log.between(from, index, userId);
    const events: PlayerEvent[] = [];
    this.#joining = member;
    for (const news of missed ?? []) events.push(await this.#eventOf(news));
    if (this.#joining !== member) return;
    this.#joining = null;
    if (!missed || !from) {
      this.#greet(member, 'fresh', index);
      return;
    }
    this.#members.set(member, from);
    member.notify({ op: 'player', userId, ...from, mode: 'resumed' });
    for (const event of events) this.#send(member, event);
  }

  /** Returns the event for news. Accounts that were read after later news of them were heard count for those too. */
  async #eventOf({ index, news }: LoggedNews<PlayerNewsItem>): Promise<PlayerEvent> {
    if (news !== 'accounts') return news;
    if (!this.#read || this.#read.upTo < index) {
      const upTo = this.#options.log.index;
      this.#read = { upTo, accounts: await this.#options.accounts() };
    }
    return { kind: 'accounts', accounts: this.#read.accounts };
  }

  #send(member: ChannelMember, event: PlayerEvent): void {
    const place = this.#members.get(member);
    if (!place) return;
    const sequence = place.sequence + 1;
    this.#members.set(member, { ...place, sequence });
    member.notify({ op: 'event', sequence, event });
  }

  #greet(member: ChannelMember, mode: 'fresh' | 'resumed', index: number): void {
    const { log, userId } = this.#options;
    const place = log.positionAt(index, userId);
    this.#members.set(member, place);
    member.notify({ op: 'player', userId, ...place, mode });
  }
}
