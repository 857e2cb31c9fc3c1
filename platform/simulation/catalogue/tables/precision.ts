import type { KnockoutStage } from '../plan.ts';
import { competitionsOf, rounds, sessions } from './builders.ts';

const badminton = competitionsOf(16);
const darts = competitionsOf(21);
const snooker = competitionsOf(30);
const NO_RATINGS = [0, 0] as const;

interface DrawOptions {
  readonly from: string;
  readonly courts: number;
  readonly step: number;
  readonly finalsFrom: string;
  readonly lateBestOf?: readonly number[];
}

function draw(size: number, editions: string, options: DrawOptions): KnockoutStage {
  return { kind: 'knockout', season: 'year', size, editions, ...options };
}

const HALL = { from: '10:00', courts: 4, step: 55, finalsFrom: '14:00' };
const SUPER = '01-05+6 01-12+6 03-02+6 03-09+6 05-25+6 06-01+6 07-13+6 07-20+6 09-14+6 09-21+6 10-12+6 10-19+6 11-16+6';
const SUPER_300 = '01-26+6 02-23+6 03-16+6 03-23+6 05-11+6 06-15+6 06-22+6 08-24+6 09-28+6 11-02+6 11-23+6 11-30+6';

/** Badminton. */
export const BADMINTON = [
  badminton(
    389,
    'world',
    'BWF World Tour. Men',
    46,
    NO_RATINGS,
    draw(32, SUPER, HALL),
    { pool: 'badmintonMen', from: 0, to: 52 },
    { zone: 'Asia/Shanghai' },
  ),
  badminton(
    390,
    'world',
    'BWF World Tour. Women',
    44,
    NO_RATINGS,
    draw(32, SUPER, HALL),
    { pool: 'badmintonWomen', from: 0, to: 50 },
    { zone: 'Asia/Shanghai' },
  ),
  badminton(
    391,
    'world',
    'BWF Super 300. Men',
    38,
    NO_RATINGS,
    draw(32, SUPER_300, HALL),
    { pool: 'badmintonMen', from: 12, to: 74 },
    { zone: 'Asia/Kolkata' },
  ),
  badminton(
    392,
    'world',
    'BWF Super 300. Women',
    36,
    NO_RATINGS,
    draw(32, SUPER_300, HALL),
    { pool: 'badmintonWomen', from: 10, to: 64 },
    { zone: 'Asia/Kolkata' },
  ),
  badminton(393, 'CN', 'BWF World Tour Finals. Men', 48, NO_RATINGS, draw(8, '12-09+5', { ...HALL, from: '13:00' }), {
    pool: 'badmintonMen',
    from: 0,
    to: 10,
  }),
  badminton(394, 'CN', 'BWF World Tour Finals. Women', 46, NO_RATINGS, draw(8, '12-09+5', { ...HALL, from: '15:00' }), {
    pool: 'badmintonWomen',
    from: 0,
    to: 10,
  }),
  badminton(395, 'IN', 'Odisha Masters. Men', 30, NO_RATINGS, draw(32, '12-08+6 12-15+6', HALL), {
    pool: 'badmintonMen',
    from: 22,
    to: 74,
  }),
  badminton(
    419,
    'RU',
    'Russian Grand Prix',
    10,
    [1480, 1280],
    sessions('02:00', '26:00', 2, 40, 4),
    `Vladimir Malkov|RU; Sergey Sirant|RU; Georgii Karpov|RU; Maksim Makalov|RU; Rodion Kargaev|RU;
    Artur Pechenkin|RU; Egor Borisov|RU; Dmitrii Riabov|RU; Nikolai Ukk|RU; Mikhail Lavrikov|RU; Lev Barinov|RU;
    Aleksandr Zinchenko|RU`,
    { durationMinutes: 35, params: { setPoints: 15, lastSetPoints: 15 } },
  ),
  badminton(
    420,
    'IN',
    'All India Senior Ranking',
    10,
    [1500, 1290],
    sessions('05:05', '29:05', 2, 40, 4),
    `Rahul Bharadwaj|IN; Bharat Raghav|IN; Chirag Sen|IN; Kartikey Gulshan Kumar|IN; Alap Mishra|IN;
    Siddharth Thakur|IN; Harshil Dani|IN; Raghu Mariswamy|IN; Aryamann Tandon|IN; Meiraba Luwang|IN;
    Sai Charan Koya|IN; Dhruv Negi|IN`,
    { durationMinutes: 35, params: { setPoints: 15, lastSetPoints: 15 } },
  ),
  badminton(396, 'IN', 'Odisha Masters. Women', 28, NO_RATINGS, draw(32, '12-08+6 12-15+6', HALL), {
    pool: 'badmintonWomen',
    from: 14,
    to: 64,
  }),
];

const STAGE = { from: '12:30', courts: 1, step: 45, finalsFrom: '19:30' };
const PLAYERS_TOUR = '02-09+7 02-16+7 03-16+7 04-13+7 05-11+7 06-15+7 07-06+7 08-24+7 09-28+7 10-26+7';

/** Darts. */
export const DARTS = [
  darts(
    397,
    'world',
    'World Championship',
    80,
    NO_RATINGS,
    draw(128, '12-10+25', { ...STAGE, step: 40, lateBestOf: [13, 11, 9, 7, 7, 5, 5] }),
    { pool: 'darts', from: 0, to: 156 },
    { zone: 'Europe/London', params: { bestOf: 5, setPoints: 3, lastSetPoints: 3 }, durationMinutes: 55 },
  ),
  darts(
    398,
    'england',
    'Grand Slam of Darts',
    58,
    NO_RATINGS,
    draw(32, '11-07+9', { ...STAGE, lateBestOf: [31, 31, 31, 19] }),
    { pool: 'darts', from: 0, to: 60 },
    { params: { bestOf: 11 }, durationMinutes: 30 },
  ),
  darts(
    399,
    'england',
    'Players Championship Finals',
    56,
    NO_RATINGS,
    draw(64, '11-20+6', { ...STAGE, courts: 2, step: 30, lateBestOf: [21, 21, 19] }),
    { pool: 'darts', from: 0, to: 80 },
    { params: { bestOf: 11 }, durationMinutes: 30 },
  ),
  darts(
    400,
    'world',
    'WDF Championship',
    40,
    NO_RATINGS,
    draw(32, '11-27+10', { ...STAGE, lateBestOf: [11, 9] }),
    { pool: 'darts', from: 70, to: 156 },
    { zone: 'Europe/London', params: { bestOf: 5, setPoints: 3, lastSetPoints: 3 }, durationMinutes: 50 },
  ),
  darts(
    401,
    'england',
    'World Matchplay',
    58,
    NO_RATINGS,
    draw(32, '07-18+9', { ...STAGE, lateBestOf: [35, 33, 31, 21] }),
    { pool: 'darts', from: 0, to: 50 },
    { params: { bestOf: 19 }, durationMinutes: 45 },
  ),
  darts(
    402,
    'europe',
    'Players Championship Tour',
    32,
    NO_RATINGS,
    draw(64, PLAYERS_TOUR, { ...STAGE, courts: 8, step: 30 }),
    { pool: 'darts', from: 8, to: 140 },
    { params: { bestOf: 11 }, durationMinutes: 25 },
  ),
  darts(
    403,
    'europe',
    'Premier League',
    60,
    NO_RATINGS,
    rounds('02-05..05-29', 'Thu 19:10 19:40 20:10 20:40'),
    { pool: 'darts', from: 0, to: 8 },
    { zone: 'Europe/London', params: { bestOf: 11 }, durationMinutes: 30 },
  ),
  darts(
    404,
    'england',
    'MODUS Super Series',
    22,
    [1640, 1430],
    sessions('08:10', '32:10', 1, 30, 6),
    `Steve Beaton|GB; Kevin Painter|GB; Robert Thornton|GB; Andy Hamilton|GB; Wayne Mardle|GB; Scott Waites|GB;
    Neil Duff|GB; Martin Adams|GB; Tony O'Shea|GB; Colin Osborne|GB; Jamie Caven|GB; Conan Whitehead|GB;
    Barry Copeland|IE; Jarred Cole|GB; Carl Sneyd|GB; Jack Main|GB; Graham Usher|GB; Josh Richardson|GB;
    Stefaan Henderyck|BE; Mario Vandenbogaerde|BE; Kenny Neyens|BE; Jules van Dongen|US; Devon Petersen|ZA;
    Cayden Smith|ZA`,
    { params: { bestOf: 7 }, durationMinutes: 25 },
  ),
  darts(
    458,
    'world',
    'ADC Global Championship',
    14,
    [1560, 1390],
    sessions('11:15', '35:15', 1, 30, 6),
    `Jeff Smith|CA; John Norman Jr.|CA; Shawn Brenneman|CA; Kiley Edmunds|CA; Alex Spellman|US; Gary Mawson|US;
    Chuck Puleo|US; Jacob Womack|US; Mal Cuming|AU; Brody Klinge|AU; Brandon Weening|AU; Bailey Marsh|AU;
    Ky Smith|AU; Danny Porter|AU; Mark McGrath|NZ; Warren Parry|NZ; Landon Gardiner|NZ; Kayden Milne|NZ`,
    { zone: 'Etc/UTC', params: { bestOf: 7 }, durationMinutes: 25 },
  ),
  darts(
    405,
    'england',
    'ADC Premier League',
    18,
    [1590, 1400],
    sessions('14:20', '38:20', 1, 30, 6),
    `Steve Hine|GB; Matthew Dennant|GB; George Killington|GB; Henry Coates|GB; Danny Ayres|GB; Paul Hogan|GB;
    Stuart White|GB; Darren Beveridge|GB; Ryan Hogarth|GB; Greg Ritchie|GB; Michael Warburton|GB; Alex Williams|GB;
    Leighton Bennett|GB; Kieran Thewlis|GB; Fraser Lloyd|GB; Marvin van Velzen|NL; Johnny Haines|GB; Wayne Warren|GB`,
    { params: { bestOf: 7 }, durationMinutes: 25 },
  ),
];

const TABLES = { from: '10:00', courts: 6, step: 180, finalsFrom: '13:00' };

/** Snooker. */
export const SNOOKER = [
  snooker(
    406,
    'england',
    'UK Championship',
    66,
    NO_RATINGS,
    draw(64, '11-21+16', { ...TABLES, courts: 4, lateBestOf: [19, 11, 11, 11, 11, 11] }),
    { pool: 'snooker', from: 0, to: 96 },
    { params: { bestOf: 11 }, durationMinutes: 220 },
  ),
  snooker(
    407,
    'scotland',
    'Scottish Open',
    48,
    NO_RATINGS,
    draw(64, '12-07+7', { ...TABLES, lateBestOf: [17, 11, 9] }),
    { pool: 'snooker', from: 0, to: 120 },
    { params: { bestOf: 7 }, durationMinutes: 140 },
  ),
  snooker(
    408,
    'england',
    'Masters',
    58,
    NO_RATINGS,
    draw(16, '01-10+8', { ...TABLES, courts: 1, step: 360, from: '13:00', lateBestOf: [19] }),
    { pool: 'snooker', from: 0, to: 18 },
    { params: { bestOf: 11 }, durationMinutes: 210 },
  ),
  snooker(
    409,
    'world',
    'World Championship',
    76,
    NO_RATINGS,
    draw(32, '04-17+17', { ...TABLES, courts: 2, lateBestOf: [35, 33, 25, 25, 19] }),
    { pool: 'snooker', from: 0, to: 60 },
    { zone: 'Europe/London', params: { bestOf: 19 }, durationMinutes: 330 },
  ),
  snooker(
    410,
    'world',
    'Ranking Series',
    40,
    NO_RATINGS,
    draw(64, '01-26+7 02-09+7 02-23+7 03-09+7 06-29+7 07-20+7 08-17+7 09-07+7 09-21+7 10-05+7 10-19+7 11-02+7', {
      ...TABLES,
      lateBestOf: [17, 11],
    }),
    { pool: 'snooker', from: 0, to: 128 },
    { zone: 'Europe/London', params: { bestOf: 9 }, durationMinutes: 160 },
  ),
  snooker(
    352,
    'england',
    'Q Tour',
    14,
    [1480, 1330],
    sessions('05:30', '29:30', 2, 60, 4),
    `Craig Steadman|GB; Peter Devlin|GB; Harvey Chandler|GB; Daniel Womersley|GB; Joel Connolly|GB;
    Ryan Thomerson|AU; Josh Mulholland|GB; Josh Thomond|GB; Callum Beresford|GB; Billy Castle|GB; Paul Deaville|GB;
    Zachary Richardson|GB; Shaun Liu|GB; Halim Hussain|GB; George Pragnell|GB; Ashley Carty|GB`,
    { params: { bestOf: 5 }, durationMinutes: 55 },
  ),
  snooker(
    411,
    'england',
    'Snooker 900',
    16,
    [1500, 1350],
    sessions('17:25', '41:25', 2, 45, 4),
    `Nigel Bond|GB; Tony Drago|MT; Joe Johnson|GB; Neal Foulds|GB; Dominic Dale|GB; Peter Lines|GB; Rory McLeod|GB;
    Gerard Greene|GB; Barry Pinches|GB; Patsy Fagan|IE; Michael Georgiou|CY; Simon Lichtenberg|DE; Kuldesh Johal|GB;
    Patrick Whelan|GB; Andrew Pagett|GB; Sydney Wilson|GB`,
    { params: { bestOf: 3 }, durationMinutes: 35 },
  ),
];
