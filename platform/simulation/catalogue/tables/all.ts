import type { CompetitionSeed } from '../competition-seed.ts';
import { BASKETBALL_AMERICA } from './basketball-america.ts';
import { BASKETBALL_EUROPE } from './basketball-europe.ts';
import { AMERICAN_FOOTBALL, BASEBALL } from './bat-and-ball.ts';
import { BEACH_VOLLEYBALL } from './beach-volleyball.ts';
import { CRICKET } from './cricket.ts';
import { CS2 } from './cs2.ts';
import { FOOTBALL_AFRICA, FOOTBALL_CUPS } from './football-africa-cups.ts';
import { FOOTBALL_AMERICAS } from './football-americas.ts';
import { FOOTBALL_ASIA_AFRICA } from './football-asia-africa.ts';
import { FOOTBALL_BRITAIN } from './football-britain.ts';
import { FOOTBALL_EAST } from './football-east.ts';
import { FOOTBALL_NORTH } from './football-north.ts';
import { FOOTBALL_SHORT } from './football-short.ts';
import { FOOTBALL_SOUTH_EAST } from './football-south-east.ts';
import { FOOTBALL_WEST } from './football-west.ts';
import { FUTSAL } from './futsal.ts';
import { HANDBALL } from './handball.ts';
import { HOCKEY_AMERICA } from './hockey-america.ts';
import { HOCKEY_EUROPE } from './hockey-europe.ts';
import { MMA } from './mma.ts';
import { DOTA, LOL, VALORANT } from './moba.ts';
import { BADMINTON, DARTS, SNOOKER } from './precision.ts';
import { RUGBY } from './rugby.ts';
import { CRICKET_SIMULATED, FOOTBALL_SIMULATED } from './simulated.ts';
import { TABLE_TENNIS } from './table-tennis.ts';
import { TENNIS_TOUR } from './tennis-tour.ts';
import { TENNIS_WEEKLY } from './tennis-weekly.ts';
import { E_BASKETBALL, E_FOOTBALL, E_HOCKEY } from './virtual.ts';
import { VOLLEYBALL } from './volleyball.ts';

/** All competitions of the house. Clubs that lend their colours come before those that borrow them. */
export const ALL_COMPETITIONS: readonly CompetitionSeed[] = [
  ...FOOTBALL_BRITAIN,
  ...FOOTBALL_WEST,
  ...FOOTBALL_NORTH,
  ...FOOTBALL_SOUTH_EAST,
  ...FOOTBALL_EAST,
  ...FOOTBALL_AMERICAS,
  ...FOOTBALL_ASIA_AFRICA,
  ...FOOTBALL_AFRICA,
  ...FOOTBALL_CUPS,
  ...FOOTBALL_SHORT,
  ...FOOTBALL_SIMULATED,
  ...HOCKEY_EUROPE,
  ...HOCKEY_AMERICA,
  ...BASKETBALL_AMERICA,
  ...BASKETBALL_EUROPE,
  ...TENNIS_TOUR,
  ...TENNIS_WEEKLY,
  ...VOLLEYBALL,
  ...HANDBALL,
  ...TABLE_TENNIS,
  ...BASEBALL,
  ...AMERICAN_FOOTBALL,
  ...RUGBY,
  ...CRICKET,
  ...CRICKET_SIMULATED,
  ...BADMINTON,
  ...DARTS,
  ...SNOOKER,
  ...BEACH_VOLLEYBALL,
  ...FUTSAL,
  ...MMA,
  ...CS2,
  ...DOTA,
  ...LOL,
  ...VALORANT,
  ...E_FOOTBALL,
  ...E_BASKETBALL,
  ...E_HOCKEY,
];

/**
 * Head of the rail: Premier League, Champions League, La Liga, Serie A, Bundesliga, Ligue 1, Europa League, NBA,
 * EuroLeague, NHL, NFL, ATP Finals, UFC, Indian Premier League.
 */
export const TOP_COMPETITIONS: readonly number[] = [1, 8, 16, 20, 25, 30, 9, 181, 193, 151, 348, 231, 434, 367];
