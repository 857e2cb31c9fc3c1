import type { FriendsAnswer } from '#shared/contracts/friends.ts';
import { type FriendTerms, maskedFriend } from '#shared/domain/friends/friends.ts';
import { ACCOUNT_TYPE } from '#shared/domain/money/account-types.ts';
import { freeBetValue } from '#shared/domain/points/points.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Announcements } from '../../database/announcements.ts';
import type { Transaction } from '../../database/pool.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { Accounts, DeviceOwner, KnownDevice } from '../accounts/accounts-service.ts';
import { newFriendCode, readFriendCode } from './friend-code.ts';
import type { FriendsRepository } from './friends-repository.ts';

/** What the browser of a new player says about who invited the player. */
export interface Invitation {
  /** Value of the referral cookie; '' for none. */
  readonly code: string;
  /** Device of the browser: no player is invited on a device of the inviter. */
  readonly device: KnownDevice;
}

/** Friends whom players bring (O-08): the free bet for one is given by the settlement, with the friend's coupon. */
export interface Friends {
  /**
   * Returns the code by which a browser that begins a registration is invited; '' where `welcome` would store nothing.
   */
  invitedBy(invitation: Invitation): Promise<string>;
  /**
   * Stores who invited a new player, in the transaction that opens the account. Nothing is stored for a code that is
   * unknown, of an inviter whose account is closed, excluded or banned, or on a device of the inviter.
   */
  welcome(userId: number, invitation: Invitation, tx: Transaction): Promise<void>;
  /**
   * The link of a player, what it gives now, and one page of friends, older than the friend `before`; null begins.
   *
   * @throws ApiError NOT_FOUND where the site has no page of friends
   */
  page(userId: number, before: number | null): Promise<FriendsAnswer>;
}

interface FriendsInput {
  readonly repository: FriendsRepository;
  readonly accounts: Pick<Accounts, 'accountsOf'>;
  readonly clock: Pick<ServerClock, 'now'>;
  /** null: friends bring no free bets. */
  readonly terms: () => FriendTerms | null;
  /** Whether the site has the page of friends. */
  readonly isOffered: () => boolean;
  /** Level of a player's ban; 0 for none. */
  readonly banLevel: (userId: number) => number;
}

const PAGE_FRIENDS = 20;

/** Tells the pages of a player that a friend has brought a free bet. */
export function announceFriends(announcements: Announcements, userId: number): void {
  announcements.publish('player', { userId, about: 'friends' });
}

/** Creates the service of friends. */
export function createFriends(input: FriendsInput): Friends {
  const { repository, accounts, clock, banLevel, isOffered } = input;

  /** Two first uses at once, or a code that another player has, lead to another round. */
  async function codeOf(userId: number): Promise<string> {
    for (;;) {
      const code = await repository.codeOf(userId);
      if (code !== null) return code;
      await repository.addCode(userId, newFriendCode(), clock.now());
    }
  }

  /** Returns the inviter of a new player, null for none; within the transaction that opens the account, if any. */
  async function inviterBy({ code: text, device }: Invitation, within?: Transaction): Promise<DeviceOwner | null> {
    const code = isOffered() ? readFriendCode(text) : null;
    const inviter = code === null ? null : await repository.inviterOf(code, clock.now(), within);
    return inviter && banLevel(inviter.id) === 0 && !device.isOf(inviter) ? inviter : null;
  }

  async function termsOf(userId: number): Promise<FriendsAnswer['terms']> {
    const terms = input.terms();
    if (!terms) return null;
    const main = (await accounts.accountsOf(userId)).find(({ type }) => type === ACCOUNT_TYPE.main);
    if (!main) throw new Error('The player has no main account');
    const { minTimes, times, minCoef, days, maxFriends } = terms;
    const [stake, value] = [freeBetValue(minTimes, main.iso), freeBetValue(times, main.iso)];
    return { stake, value, iso: main.iso, minCoef, days, maxFriends };
  }

  return {
    invitedBy: async (invitation) => ((await inviterBy(invitation)) ? invitation.code : ''),
    async welcome(userId, invitation, tx) {
      const inviter = await inviterBy(invitation, tx);
      if (inviter) await repository.join(inviter.id, userId, clock.now(), tx);
    },
    async page(userId, before) {
      if (!isOffered()) throw new ApiError('NOT_FOUND');
      const [code, terms, found] = await Promise.all([
        codeOf(userId),
        termsOf(userId),
        repository.friends(userId, before, PAGE_FRIENDS + 1),
      ]);
      const friends = found.slice(0, PAGE_FRIENDS).map(({ userId: friend, email, ...told }) => ({
        ...told,
        name: maskedFriend({ id: friend, email }),
      }));
      return { code, path: `/?bf=${code}`, terms, friends, hasMore: found.length > PAGE_FRIENDS };
    },
  };
}
