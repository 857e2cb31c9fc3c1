/**
 * A rule of the operator for bets that the coupon restricts (betting §3, bet; P-12). A part that is left out names
 * every sport, competition, market type or section; a bet that fits all parts is restricted.
 */
export interface BetRestriction {
  /** Ids of sports. */
  readonly sports?: readonly number[] | undefined;
  /** Ids of competitions. */
  readonly competitions?: readonly number[] | undefined;
  /** Ids of market types. */
  readonly marketTypes?: readonly number[] | undefined;
  readonly section?: 'line' | 'live' | undefined;
  /** The bet cannot be joined with others (betting §6). */
  readonly isBannedExpress?: boolean | undefined;
  /** The bet cannot be the banker of a system. */
  readonly isDisabledBanker?: boolean | undefined;
  /** The bet depends on others of any coupon, in a way that its game does not tell. */
  readonly isDepend?: boolean | undefined;
}

/** Facts of a bet that restrictions look at. */
export interface RestrictedBet {
  readonly sportId: number;
  readonly competitionId: number;
  /** Market types of the bet; those of all members in a bet builder. */
  readonly marketTypes: readonly number[];
  readonly isLive: boolean;
}

/** Restrictions that apply to a bet. */
export interface BetFlags {
  readonly isBannedExpress?: true;
  readonly isDisabledBanker?: true;
  readonly isDepend?: true;
}

const FLAGS = ['isBannedExpress', 'isDisabledBanker', 'isDepend'] as const;

function fits({ sports, competitions, marketTypes, section }: BetRestriction, bet: RestrictedBet): boolean {
  return (
    (sports?.includes(bet.sportId) ?? true) &&
    (competitions?.includes(bet.competitionId) ?? true) &&
    (marketTypes === undefined || bet.marketTypes.some((type) => marketTypes.includes(type))) &&
    (section === undefined || (section === 'live') === bet.isLive)
  );
}

/**
 * Returns what the operator's rules forbid for a bet (betting §3, P-12). The bet slip and the platform read the same
 * rules.
 */
export function restrictionsOf(rules: readonly BetRestriction[], bet: RestrictedBet): BetFlags {
  const applied = rules.filter((rule) => fits(rule, bet));
  const set = FLAGS.filter((flag) => applied.some((rule) => rule[flag] === true));
  return Object.fromEntries(set.map((flag) => [flag, true]));
}
