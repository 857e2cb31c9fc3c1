import { ARAB_AND_AFRICAN_TEAMS } from './arab-world.ts';
import { ASIAN_TEAMS } from './asia-oceania.ts';
import { BRITISH_TEAMS } from './britain.ts';
import { ESPORT_COMPETITIONS } from './competitions-esports.ts';
import { FOOTBALL_COMPETITIONS } from './competitions-football.ts';
import { TEAM_SPORT_COMPETITIONS } from './competitions-team-sports.ts';
import { SOLO_COMPETITIONS } from './competitions-tennis.ts';
import { EASTERN_TEAMS } from './east-europe.ts';
import { EUROPEAN_LEAGUE_TEAMS } from './europe-leagues.ts';
import { FURTHER_SPORT_TEAMS } from './further-sports.ts';
import { MIDDLE_TEAMS } from './middle-europe.ts';
import { NORTH_AMERICAN_TEAMS } from './north-america.ts';
import { NORTHERN_TEAMS } from './north-europe.ts';
import { OTHER_SPORT_TEAMS } from './other-sports.ts';
import { SOUTH_AMERICAN_TEAMS } from './south-america.ts';
import { SOUTH_EASTERN_TEAMS } from './south-east-europe.ts';
import { SOUTH_WESTERN_TEAMS } from './south-west-europe.ts';
import { WORLD_LEAGUE_TEAMS } from './world-leagues.ts';

/** Names of clubs, and of countries that Intl does not know or calls otherwise, without the words for their sides. */
export const TEAM_TABLES = [
  BRITISH_TEAMS,
  SOUTH_WESTERN_TEAMS,
  MIDDLE_TEAMS,
  NORTHERN_TEAMS,
  SOUTH_EASTERN_TEAMS,
  EASTERN_TEAMS,
  ARAB_AND_AFRICAN_TEAMS,
  SOUTH_AMERICAN_TEAMS,
  NORTH_AMERICAN_TEAMS,
  ASIAN_TEAMS,
  OTHER_SPORT_TEAMS,
  FURTHER_SPORT_TEAMS,
  EUROPEAN_LEAGUE_TEAMS,
  WORLD_LEAGUE_TEAMS,
];

/** Names of competitions, by name or, where one name means several, by the segment of addresses. */
export const COMPETITION_TABLES = [
  FOOTBALL_COMPETITIONS,
  TEAM_SPORT_COMPETITIONS,
  SOLO_COMPETITIONS,
  ESPORT_COMPETITIONS,
];
