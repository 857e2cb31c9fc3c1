import type { TransactionSql } from 'postgres';

/** Who somebody is at a network, as the network itself has told the platform (shell §3, social networks). */
export interface SocialProfile {
  readonly network: string;
  /** The network's own, lasting id of the person. */
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly name: string | null;
  readonly surname: string | null;
}

/** People who came from a network and have no player yet: kept for 15 min under a random request that is used once. */
export interface SocialSignUps {
  /** The profile of a request; null when it is unknown, used or over. It can be read again. */
  readonly read: (request: string) => Promise<SocialProfile | null>;
  /** Uses up the request and joins the person of the network to the player, in the transaction that opens the player. Null as `read`. */
  readonly complete: (request: string, userId: number, sql: TransactionSql) => Promise<SocialProfile | null>;
}
