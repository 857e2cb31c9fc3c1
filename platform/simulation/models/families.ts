import { sportBySlug } from '#shared/domain/sports/sports.ts';
import { dartsModel } from './frames/darts/darts-model.ts';
import { snookerModel } from './frames/snooker/snooker-model.ts';
import { goalsModel } from './goals/goals-model.ts';
import { baseballModel } from './innings/baseball/baseball-model.ts';
import { cricketModel } from './innings/cricket/cricket-model.ts';
import { createMapsModel } from './maps/maps-model.ts';
import { COUNTER_STRIKE, DOTA, LEAGUE_OF_LEGENDS, VALORANT } from './maps/sports.ts';
import type { FamilyModel } from './model.ts';
import { createPointsModel } from './points/points-model.ts';
import { AMERICAN_FOOTBALL, BASKETBALL, E_BASKETBALL, RUGBY } from './points/sports.ts';
import { createRallyModel } from './rally/rally-model.ts';
import { BADMINTON, BEACH_VOLLEYBALL, TABLE_TENNIS, TENNIS, VOLLEYBALL } from './rally/sports.ts';
import { fightModel } from './rounds/fight-model.ts';

/** A model whose state nobody else looks into: what `initial` and `apply` return goes back to it, and nowhere else. */
export type AnyModel = FamilyModel<unknown>;

const BY_SLUG: Readonly<Record<string, AnyModel>> = {
  football: goalsModel,
  futsal: goalsModel,
  'ice-hockey': goalsModel,
  handball: goalsModel,
  'e-football': goalsModel,
  'e-hockey': goalsModel,
  tennis: createRallyModel(TENNIS),
  'table-tennis': createRallyModel(TABLE_TENNIS),
  badminton: createRallyModel(BADMINTON),
  volleyball: createRallyModel(VOLLEYBALL),
  'beach-volleyball': createRallyModel(BEACH_VOLLEYBALL),
  basketball: createPointsModel(BASKETBALL),
  'e-basketball': createPointsModel(E_BASKETBALL),
  'american-football': createPointsModel(AMERICAN_FOOTBALL),
  'rugby-union': createPointsModel(RUGBY),
  baseball: baseballModel,
  cricket: cricketModel,
  snooker: snookerModel,
  darts: dartsModel,
  cs2: createMapsModel(COUNTER_STRIKE),
  valorant: createMapsModel(VALORANT),
  'dota-2': createMapsModel(DOTA),
  'league-of-legends': createMapsModel(LEAGUE_OF_LEGENDS),
  mma: fightModel,
};

const bySport = new Map<number, AnyModel>();
for (const [slug, model] of Object.entries(BY_SLUG)) {
  const sport = sportBySlug(slug);
  if (sport !== undefined) bySport.set(sport.id, model);
}

/** The model of a sport by its id, or undefined for an id that names no sport. */
export function modelOf(sportId: number): AnyModel | undefined {
  return bySport.get(sportId);
}
