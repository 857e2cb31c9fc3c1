import type { BetAward } from '#shared/contracts/awards.ts';
import { AWARD_KINDS, AWARD_PERIODS, periodStarts } from '#shared/domain/awards/bet-awards.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { AwardsRepository } from './awards-repository.ts';

/** Records of won bets. */
export interface Awards {
  /** The records of the present periods, in display order. ApiError NOT_FOUND where the site has no page of them. */
  list(): Promise<BetAward[]>;
}

interface AwardsInput {
  readonly repository: AwardsRepository;
  readonly clock: Pick<ServerClock, 'now'>;
  readonly isOffered: () => boolean;
}

/** Creates the service of the records. */
export function createAwards({ repository, clock, isOffered }: AwardsInput): Awards {
  return {
    async list() {
      if (!isOffered()) throw new ApiError('NOT_FOUND');
      const rows = await repository.all();
      const starts = periodStarts(clock.now());
      return AWARD_PERIODS.flatMap((period) =>
        AWARD_KINDS.flatMap((kind) =>
          rows
            .filter((row) => row.kind === kind && row.period === period && row.startsAt === starts[period])
            // The day, so that the time of a settlement tells of no player.
            .map(({ odds, legs, sports, settledAt }) => {
              return {
                kind,
                period,
                odds,
                legs,
                sports: [...sports],
                on: new Date(settledAt).toISOString().slice(0, 10),
              };
            }),
        ),
      );
    },
  };
}
