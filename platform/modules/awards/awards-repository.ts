import type { AwardKind, AwardPeriod } from '#shared/domain/awards/bet-awards.ts';
import type { Pool } from '../../database/pool.ts';

interface AwardRow {
  readonly kind: AwardKind;
  readonly period: AwardPeriod;
  /** Server clock, epoch ms. */
  readonly startsAt: number;
  readonly odds: number;
  readonly legs: number;
  readonly sports: number[];
  readonly settledAt: number;
}

export interface AwardsRepository {
  /** All stored records, also those of periods that are over. */
  all(): Promise<AwardRow[]>;
}

/** Returns the stored records; only the settlement sets them. */
export function createAwardsRepository(sql: Pool): AwardsRepository {
  return {
    all: () => sql<AwardRow[]>`
      select kind, period, starts_at as "startsAt", odds, legs, sports, settled_at as "settledAt" from bet_award`,
  };
}
