import { sportBySlug } from '#shared/domain/sports/sports.ts';
import { dartsModel } from './frames/darts/darts-model.ts';
import { snookerModel } from './frames/snooker/snooker-model.ts';
import { goalsModel } from './goals/goals-model.ts';
import { baseballModel } from './innings/baseball/baseball-model.ts';
import { cricketModel } from './innings/cricket/cricket-model.ts';
import { createMapsModel } from './maps/maps-model.ts';
import { COUNTER_STRIKE_SPORT, DOTA_SPORT, LEAGUE_OF_LEGENDS_SPORT, VALORANT_SPORT } from './maps/sports.ts';
import type { FamilyModel } from './model.ts';
import { createPointsModel } from './points/points-model.ts';
import { AMERICAN_FOOTBALL_SPORT, BASKETBALL_SPORT, E_BASKETBALL_SPORT, RUGBY_SPORT } from './points/sports.ts';
import { createRallyModel } from './rally/rally-model.ts';
import {
  BADMINTON_SPORT,
  BEACH_VOLLEYBALL_SPORT,
  TABLE_TENNIS_SPORT,
  TENNIS_SPORT,
  VOLLEYBALL_SPORT,
} from './rally/sports.ts';
import { fightModel } from './rounds/fight-model.ts';

/** Model with an opaque state: only the model itself reads what `initial` and `apply` return. */
export type AnyModel = FamilyModel<unknown>;

const BY_SLUG: Readonly<Record<string, AnyModel>> = {
  football: goalsModel,
  futsal: goalsModel,
  'ice-hockey': goalsModel,
  handball: goalsModel,
  'e-football': goalsModel,
  'e-hockey': goalsModel,
  tennis: createRallyModel(TENNIS_SPORT),
  'table-tennis': createRallyModel(TABLE_TENNIS_SPORT),
  badminton: createRallyModel(BADMINTON_SPORT),
  volleyball: createRallyModel(VOLLEYBALL_SPORT),
  'beach-volleyball': createRallyModel(BEACH_VOLLEYBALL_SPORT),
  basketball: createPointsModel(BASKETBALL_SPORT),
  'e-basketball': createPointsModel(E_BASKETBALL_SPORT),
  'american-football': createPointsModel(AMERICAN_FOOTBALL_SPORT),
  'rugby-union': createPointsModel(RUGBY_SPORT),
  baseball: baseballModel,
  cricket: cricketModel,
  snooker: snookerModel,
  darts: dartsModel,
  cs2: createMapsModel(COUNTER_STRIKE_SPORT),
  valorant: createMapsModel(VALORANT_SPORT),
  'dota-2': createMapsModel(DOTA_SPORT),
  'league-of-legends': createMapsModel(LEAGUE_OF_LEGENDS_SPORT),
  mma: fightModel,
};

const bySport = new Map<number, AnyModel>();
for (const [slug, model] of Object.entries(BY_SLUG)) {
  const sport = sportBySlug(slug);
  if (sport !== undefined) bySport.set(sport.id, model);
}

/** Returns the model of a sport by its id; undefined for an unknown id. */
export function modelOf(sportId: number): AnyModel | undefined {
  return bySport.get(sportId);
}
