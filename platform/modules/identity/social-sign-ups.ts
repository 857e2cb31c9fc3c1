import type { TransactionSql } from 'postgres';

/** A person as a network describes them to the platform (shell §3, social networks). */
export interface SocialProfile {
  readonly network: string;
  /** The network's own permanent id of the person. */
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly name: string | null;
  readonly surname: string | null;
  /** The network's public name of the account: a name with @, or the address of a wallet; null for none. */
  readonly handle: string | null;
}

/** Returns how a person is named among the player's networks; '' when the network gives no name. */
export const personOf = ({ email, handle, name }: Pick<SocialProfile, 'email' | 'handle' | 'name'>): string =>
  email ?? handle ?? name ?? '';

/**
 * People who came from a network and have no player yet: stored for 15 min under a random request that is used once.
 */
export interface SocialSignUps {
  /** Returns the profile of a request without using it up; null when it is unknown, used or expired. */
  readonly read: (request: string) => Promise<SocialProfile | null>;
  /**
   * Uses up the request and links the person of the network to the player, in the transaction that creates the player.
   * Null as `read`.
   */
  readonly complete: (request: string, userId: number, sql: TransactionSql) => Promise<SocialProfile | null>;
}
