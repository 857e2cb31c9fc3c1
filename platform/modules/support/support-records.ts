import type { SupportState, SupportTopic } from '#shared/domain/support/support-topics.ts';

/** Who writes: a player, or a guest by the hash of the token of the device. */
export interface SupportOwner {
  /** `player:<id>` or `guest:<hash>`. */
  readonly name: string;
  /** null for a guest. */
  readonly userId: number | null;
}

/** A guest by the hash of the token of the device. */
export const guestOwner = (hash: string): SupportOwner => ({ name: `guest:${hash}`, userId: null });
export const playerOwner = (userId: number): SupportOwner => ({ name: `player:${userId}`, userId });

/** A chat or a request as the database has it. Instants are server clock, epoch ms. */
export interface ThreadRow {
  readonly id: number;
  readonly kind: 'chat' | 'request';
  readonly owner: string;
  readonly userId: number | null;
  readonly topic: SupportTopic | null;
  readonly email: string | null;
  readonly couponId: string | null;
  readonly state: SupportState;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly readTo: number;
}

export interface MessageRow {
  readonly id: number;
  readonly author: 'staff' | 'visitor';
  readonly text: string;
  readonly at: number;
}

/** A request with what its list shows. */
export interface RequestRow extends ThreadRow {
  readonly topic: SupportTopic;
  /** The first message. */
  readonly text: string;
  readonly unread: number;
}

/** A thread as staff sees it in a list. */
export interface StaffThreadRow extends ThreadRow {
  /** The player's own, or what the guest has given. */
  readonly contact: string | null;
  readonly lastText: string;
  readonly lastAuthor: 'staff' | 'visitor';
}

export interface CallbackRow {
  readonly id: number;
  readonly owner: string;
  readonly phone: string;
  readonly preferredAt: number | null;
  readonly language: string;
  readonly askedAt: number;
  readonly doneAt: number | null;
}

/** How much of each kind the visitor has not seen, and the last message of each. */
export interface UnreadRow {
  readonly kind: 'chat' | 'request';
  readonly unread: number;
  readonly lastId: number;
}
