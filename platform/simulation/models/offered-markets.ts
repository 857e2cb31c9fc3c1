import type { Catalogue, CatalogueCompetition } from '../catalogue/catalogue.ts';
import type { AnyModel } from './families.ts';

interface OfferedFrom {
  readonly catalogue: Pick<Catalogue, 'competitions'>;
  readonly models: (sportId: number) => AnyModel | undefined;
}

/** Strength of both sides of the games that are asked for their markets; which markets there are does not depend on it. */
const EVEN = 1500;
/** Milliseconds before the start. */
const BEFORE = -1;

/** Returns what tells apart the forms of a sport: all but the strength of the home side and the usual score. */
function formOf({ params: { homeAdvantage, total, ...form } }: CatalogueCompetition): string {
  return JSON.stringify(form);
}

function typesOf({ catalogue, models }: OfferedFrom, sportId: number): number[] {
  const model = models(sportId);
  if (!model) return [];
  const forms = new Map(
    catalogue.competitions
      .filter((competition) => competition.sportId === sportId)
      .map((competition) => [formOf(competition), { competitionId: competition.id, params: competition.params }]),
  );
  const markets = [...forms.values()].flatMap((form) => {
    const matchup = { ...form, sportId, homeRating: EVEN, awayRating: EVEN, startAt: 0 };
    return model.markets(model.initial(matchup), BEFORE, matchup);
  });
  return [...new Set(markets.map(({ typeId }) => typeId))].sort((a, b) => a - b);
}

/**
 * Returns the function that names the market types of a sport: those that its model prices before the start, in any
 * form in which a competition plays it. They are found once for each sport.
 */
export function createOfferedMarkets(world: OfferedFrom): (sportId: number) => readonly number[] {
  const found = new Map<number, readonly number[]>();
  return (sportId) => {
    const types = found.get(sportId) ?? typesOf(world, sportId);
    found.set(sportId, types);
    return types;
  };
}
