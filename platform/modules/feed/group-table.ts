import type { Subscription } from './feed-request.ts';
import type { RecordScope } from './record-scope.ts';

/** Subscribers that follow exactly the same games and receive the same bytes. */
export interface FeedGroup<Member> {
  readonly key: string;
  readonly games: ReadonlyMap<number, RecordScope>;
  readonly members: Set<Member>;
  /** Games with news since `told`. */
  readonly touched: Set<number>;
  /** Sequence to which members without lag have been brought. */
  told: number;
  /** Wall instant, ms, of the last frame. */
  saidAt: number;
}

type Followers<Member> = Readonly<Record<RecordScope, Set<FeedGroup<Member>>>>;

const SCOPES = ['main', 'wide', 'full'] as const;

/** Groups of subscribers by the games that they follow. */
export class GroupTable<Member> {
  readonly #byKey = new Map<string, FeedGroup<Member>>();
  readonly #followers = new Map<number, Followers<Member>>();
  #dirty = new Set<FeedGroup<Member>>();

  get size(): number {
    return this.#byKey.size;
  }

  get hasDirty(): boolean {
    return this.#dirty.size > 0;
  }

  /**
   * Adds a member to the group of its games.
   *
   * @param sequence the feed's sequence now; a new group starts there
   */
  join(member: Member, { key, games }: Subscription, sequence: number): FeedGroup<Member> {
    const group = this.#byKey.get(key) ?? this.#create(key, games, sequence);
    group.members.add(member);
    return group;
  }

  leave(member: Member, group: FeedGroup<Member>): void {
    if (!group.members.delete(member) || group.members.size > 0) return;
    this.#byKey.delete(group.key);
    this.#dirty.delete(group);
    for (const [gameId, scope] of group.games) {
      const followers = this.#followers.get(gameId);
      followers?.[scope].delete(group);
      if (followers && SCOPES.every((one) => followers[one].size === 0)) this.#followers.delete(gameId);
    }
  }

  isFollowed(gameId: number, scope: RecordScope): boolean {
    return (this.#followers.get(gameId)?.[scope].size ?? 0) > 0;
  }

  /** Marks the groups of a game that has news in these scopes. */
  touch(gameId: number, news: Readonly<Record<RecordScope, boolean>>): void {
    const followers = this.#followers.get(gameId);
    if (!followers) return;
    for (const scope of SCOPES) if (news[scope]) for (const group of followers[scope]) this.#mark(group, gameId);
  }

  /** Marks the groups without a frame since `instant` for a heartbeat. */
  markSilent(instant: number): void {
    for (const group of this.#byKey.values()) if (group.saidAt < instant) this.#dirty.add(group);
  }

  /** Returns the groups with something to send and clears their marks. */
  takeDirty(): ReadonlySet<FeedGroup<Member>> {
    const taken = this.#dirty;
    this.#dirty = new Set();
    return taken;
  }

  #mark(group: FeedGroup<Member>, gameId: number): void {
    group.touched.add(gameId);
    this.#dirty.add(group);
  }

  #create(key: string, games: ReadonlyMap<number, RecordScope>, sequence: number): FeedGroup<Member> {
    const group = {
      key,
      games,
      members: new Set<Member>(),
      touched: new Set<number>(),
      told: sequence,
      saidAt: performance.now(),
    };
    this.#byKey.set(key, group);
    for (const [gameId, scope] of games) {
      const followers = this.#followers.get(gameId) ?? { main: new Set(), wide: new Set(), full: new Set() };
      this.#followers.set(gameId, followers);
      followers[scope].add(group);
    }
    return group;
  }
}
