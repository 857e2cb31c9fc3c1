import type { AboutPayment } from '#shared/contracts/support.ts';
import type { SupportState, SupportTopic } from '#shared/domain/support/support-topics.ts';

/** Owner of conversations: a player, or a guest identified by the hash of the device's token. */
export interface SupportOwner {
  /** `player:<id>` or `guest:<hash>`. */
  readonly name: string;
  /** null for a guest. */
  readonly userId: number | null;
  /** The guest's network, when something is to be stored. */
  readonly network?: string;
}

/** Returns the owner for the hash of a guest's token. */
export const guestOwner = (hash: string, network = ''): SupportOwner => ({
  name: `guest:${hash}`,
  userId: null,
  network,
});
export const playerOwner = (userId: number): SupportOwner => ({ name: `player:${userId}`, userId });

/** A chat or a request as stored. Instants are server clock, epoch ms. */
export interface ThreadRow {
  readonly id: number;
  readonly kind: 'chat' | 'request';
  readonly owner: string;
  readonly userId: number | null;
  readonly topic: SupportTopic | null;
  readonly email: string | null;
  readonly couponId: string | null;
  /** Numbers of PAYMENT_TOPICS, and the payment; null for what is not about payments. */
  readonly paymentTopic: number | null;
  readonly paymentSubTopic: number | null;
  readonly paymentId: number | null;
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

/** A request with the data of its list. */
export interface RequestRow extends ThreadRow {
  readonly topic: SupportTopic;
  /** The payment that it names, as it is now. */
  readonly payment: AboutPayment['payment'];
  /** The first message. */
  readonly text: string;
  readonly unread: number;
}

/** A thread in the agents' list. */
export interface StaffThreadRow extends ThreadRow {
  /** The player's own contact, or the one that the guest has given. */
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

/** Number of unread messages of each kind, and the last message of each. */
export interface UnreadRow {
  readonly kind: 'chat' | 'request';
  readonly unread: number;
  readonly lastId: number;
}
