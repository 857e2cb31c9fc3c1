import { competitionsOf, leaguesOf, rotation, rounds } from './builders.ts';

const baseball = leaguesOf(5);
const baseballCompetition = competitionsOf(5);
const gridiron = competitionsOf(13);
const WINTER = 'Tue 19:00*5 // Thu 19:00*5 // Sat 17:00 19:00*4';

/** Baseball. */
export const BASEBALL = [
  baseballCompetition(
    335,
    'US',
    'MLB',
    92,
    [1600, 1400],
    [
      rotation(
        '03-25..09-27',
        'Tue Thu Sat*12 | Wed Fri Sun*10 | Mon Wed Sat*8',
        '19:05*4 18:40*3 19:10*3 13:10*2 16:05',
      ),
      rotation('09-29..11-01', 'Tue Thu Sat*4 | Wed Fri Sun*4', '18:05 20:05', 8),
    ],
    `Los Angeles Dodgers|bw|LAD|@P; New York Yankees|nw|NYY|@E; Milwaukee Brewers|na|MIL|@C;
    Seattle Mariners|nt|SEA|@P; Toronto Blue Jays|bw|TOR|@T; Philadelphia Phillies|rw|PHI|@E;
    Chicago Cubs|br|CHC|@C; Boston Red Sox|rn|BOS|@E; New York Mets|bo|NYM|@E; San Diego Padres|uy|SDP|@P;
    Detroit Tigers|no|DET|@E; Houston Astros|no|HOU|@C; Atlanta Braves|nr|ATL|@E; Cleveland Guardians|rn|CLE|@E;
    Cincinnati Reds|rw|CIN|@E; Baltimore Orioles|ok|BAL|@E; Kansas City Royals|bw|KCR|@C; Texas Rangers|br|TEX|@C;
    Arizona Diamondbacks|rk|ARI|@Z; San Francisco Giants|ok|SFG|@P; Tampa Bay Rays|ns|TBR|@E;
    Pittsburgh Pirates|yk|PIT|@E; St. Louis Cardinals|rn|STL|@C; Miami Marlins|sk|MIA|@E; Minnesota Twins|nr|MIN|@C;
    Athletics|gy|ATH|@P; Los Angeles Angels|rn|LAA|@P; Washington Nationals|rn|WSN|@E; Chicago White Sox|kw|CWS|@C;
    Colorado Rockies|vk|COL|@M`,
    { params: { total: 8.8 } },
  ),
  baseballCompetition(
    336,
    'JP',
    'NPB',
    64,
    [1560, 1420],
    rotation('03-27..10-31', 'Tue Thu Sat*6 | Wed Fri Sun*6', '18:00*3 14:00*2 17:45'),
    `Hanshin Tigers|yk; Fukuoka SoftBank Hawks|yk; Hokkaido Nippon-Ham Fighters|bw; Yokohama DeNA BayStars|bw;
    Yomiuri Giants|ok; Orix Buffaloes|na; Chunichi Dragons|bw; Hiroshima Toyo Carp|rw; Saitama Seibu Lions|nb;
    Tohoku Rakuten Golden Eagles|my; Tokyo Yakult Swallows|gn; Chiba Lotte Marines|kw`,
    { params: { total: 6.9 } },
  ),
  baseballCompetition(
    337,
    'KR',
    'KBO League',
    56,
    [1500, 1370],
    rotation('03-28..10-31', 'Tue Thu Sat*6 | Wed Fri Sun*4', '18:30*4 17:00'),
    `LG Twins|rk; Hanwha Eagles|ok; SSG Landers|ry; Samsung Lions|bw; NC Dinos|ba; KT Wiz|kr; KIA Tigers|rk;
    Lotte Giants|nr; Doosan Bears|nw; Kiwoom Heroes|mp`,
    { params: { total: 9.8 } },
  ),
  baseball(
    338,
    'TW',
    'CPBL',
    38,
    [1410, 1310],
    '03-28..10-18',
    'Tue 18:35*3 // Thu 18:35*3 // Sat 17:05*3',
    `Uni-President Lions|or; CTBC Brothers|yk; Rakuten Monkeys|my; Wei Chuan Dragons|rk; Fubon Guardians|bw;
    TSG Hawks|gy`,
  ),
  baseball(
    339,
    'DO',
    'LIDOM',
    52,
    [1470, 1390],
    '10-15..12-23,12-27..01-25',
    WINTER.replaceAll('*5', '*3').replace('*4', '*2'),
    `Tigres del Licey|bw; Águilas Cibaeñas|yk; Leones del Escogido|rw; Toros del Este|ok; Estrellas Orientales|gw;
    Gigantes del Cibao|mw`,
  ),
  baseball(
    340,
    'VE',
    'LVBP',
    50,
    [1450, 1360],
    '10-15..12-30,01-02..01-30',
    WINTER,
    `Leones del Caracas|yk; Navegantes del Magallanes|nw; Tiburones de La Guaira|bw; Cardenales de Lara|rw;
    Águilas del Zulia|ok; Bravos de Margarita|gy; Caribes de Anzoátegui|or; Tigres de Aragua|nb`,
    { params: { total: 10.2 } },
  ),
  baseball(
    341,
    'MX',
    'Liga Mexicana del Pacífico',
    48,
    [1440, 1350],
    '10-14..12-30,01-02..01-30',
    WINTER,
    `Naranjeros de Hermosillo|ok; Tomateros de Culiacán|mw; Charros de Jalisco|bw; Águilas de Mexicali|bw|@TIJ;
    Venados de Mazatlán|rw; Algodoneros de Guasave|bw; Yaquis de Obregón|nb; Cañeros de Los Mochis|gw;
    Tucson Baseball Team|rn|@Z; Mayos de Navojoa|bk`,
    { zone: 'America/Hermosillo' },
  ),
  baseball(
    342,
    'PR',
    'LBPRC',
    38,
    [1400, 1320],
    '11-05..12-30,01-02..01-25',
    WINTER.replaceAll('*5', '*3').replace('*4', '*2'),
    `Cangrejeros de Santurce|ko; Criollos de Caguas|bw; Indios de Mayagüez|rw; Gigantes de Carolina|yk;
    Leones de Ponce|rk; Senadores de San Juan|bw`,
  ),
  baseball(
    343,
    'AU',
    'Australian Baseball League',
    34,
    [1340, 1250],
    '11-13..01-31',
    'Fri 18:30*2 // Sun 13:00*2',
    `Adelaide Giants|bk|@ADL; Perth Heat|ok|@PER; Brisbane Bandits|bo|@BNE; Sydney Blue Sox|bs`,
    { params: { total: 10.4 } },
  ),
  baseball(
    344,
    'CU',
    'Serie Nacional',
    32,
    [1370, 1220],
    '09-01..12-30,01-03..02-14',
    'Tue 14:00*8 // Thu 14:00*8 // Sat 14:00*4 19:00*4',
    `Las Tunas|gr; Matanzas|rw; Industriales|bw; Santiago de Cuba|rk; Pinar del Río|gw; Granma|bg; Holguín|bw;
    Ciego de Ávila|ob; Sancti Spíritus|ow; Villa Clara|ok; Artemisa|rb; Mayabeque|ry; Cienfuegos|gk; Camagüey|mw;
    Guantánamo|rw; Isla de la Juventud|gw`,
    { params: { total: 11 } },
  ),
  baseball(
    345,
    'NI',
    'LBPN',
    24,
    [1310, 1220],
    '10-23..12-30,01-02..01-25',
    'Wed 18:00*2 // Fri 18:00*2 // Sun 15:00 18:00',
    `Tigres de Chinandega|oy; Leones de León|rw; Indios del Bóer|rk; Gigantes de Rivas|bw`,
  ),
  baseball(
    346,
    'CO',
    'LPB',
    22,
    [1310, 1220],
    '11-13..12-30,01-02..01-25',
    'Wed 19:00*2 // Fri 19:00*2 // Sun 16:00 19:00',
    `Caimanes de Barranquilla|gk; Vaqueros de Montería|yu; Tigres de Cartagena|oy; Toros de Sincelejo|rw`,
  ),
  baseball(
    347,
    'PA',
    'Probeis',
    20,
    [1300, 1220],
    '11-20..12-30,01-02..01-25',
    'Tue 19:00*2 // Thu 19:00*2 // Sat 18:00*2',
    `Federales de Chiriquí|bw; Caballos de Coclé|rb; Águilas Metropolitanas|yk; Roneros|rw`,
  ),
];

/** American football. */
export const AMERICAN_FOOTBALL = [
  gridiron(
    348,
    'US',
    'NFL',
    97,
    [1680, 1380],
    [
      rounds('09-10..01-10', 'Thu 20:15 | Sun 13:00*9 16:25*4 20:20 | Mon 20:15'),
      { ...rounds('01-16..02-14', 'Sat 16:30 20:15 | Sun 15:00 18:30'), field: 8 },
    ],
    `Los Angeles Rams|by|LAR|@P; Seattle Seahawks|nl|SEA|@P; Denver Broncos|ob|DEN|@M;
    New England Patriots|nr|NEP|@E; Buffalo Bills|br|BUF|@E; Philadelphia Eagles|fk|PHI|@E;
    Houston Texans|nr|HOU|@C; Jacksonville Jaguars|tk|JAX|@E; San Francisco 49ers|ra|SFO|@P;
    Green Bay Packers|fy|GBP|@C; Detroit Lions|be|DET|@E; Chicago Bears|no|CHI|@C; Los Angeles Chargers|sy|LAC|@P;
    Baltimore Ravens|vk|BAL|@E; Kansas City Chiefs|ry|KCC|@C; Pittsburgh Steelers|ky|PIT|@E;
    Indianapolis Colts|bw|IND|@E; Minnesota Vikings|vy|MIN|@C; Cincinnati Bengals|ok|CIN|@E;
    Dallas Cowboys|ne|DAL|@C; Tampa Bay Buccaneers|rd|TBB|@E; Carolina Panthers|sk|CAR|@E;
    Atlanta Falcons|rk|ATL|@E; Washington Commanders|my|WAS|@E; Miami Dolphins|to|MIA|@E; New York Giants|br|NYG|@E;
    New Orleans Saints|ak|NOS|@C; Arizona Cardinals|rw|ARI|@Z; Cleveland Browns|uo|CLE|@E;
    Tennessee Titans|sr|TEN|@C; Las Vegas Raiders|ke|LVR|@P; New York Jets|gw|NYJ|@E`,
    { params: { total: 45.5 } },
  ),
  gridiron(
    349,
    'US',
    'NCAA FBS',
    76,
    [1700, 1180],
    rounds(
      '08-29..12-05',
      'Thu 19:30*2 | Fri 19:00 21:00*2 | Sat 12:00*8 15:30*8 16:00*2 19:00*6 19:30*4 20:00*2 22:30*2',
    ),
    `Ohio State|rd|@E; Indiana|rw|@E; Georgia|rk|@E; Oregon|gy|@P; Texas Tech|kr|@C; Texas|ow|@C; Notre Dame|ny|@E;
    Alabama|mw|@C; Ole Miss|rn|@C; Texas A&M|mw|@C; Miami (FL)|og|@E; Oklahoma|rw|@C; LSU|vy|@C; BYU|bw|@M;
    Utah|rw|@M; USC|ra|@P; Michigan|yb|@E; Penn State|nw|@E; Vanderbilt|ka|@C; Tennessee|ow|@E; Missouri|ka|@C;
    Washington|vy|@P; Iowa|ky|@C; Louisville|rk|@E; Clemson|ov|@E; Florida|bo|@E; South Carolina|mk|@E;
    Auburn|no|@C; Nebraska|rw|@C; Illinois|on|@C; Virginia|no|@E; SMU|rb|@C; Georgia Tech|an|@E; Pittsburgh|by|@E;
    Arizona State|my|@Z; Arizona|rb|@Z; Houston Cougars|rw|@C; TCU|vw|@C; Kansas State|vw|@C; Iowa State|ra|@C;
    Baylor|ga|@C; Cincinnati Bearcats|rk|@E; Kansas|br|@C; Minnesota|ca|@C; Wisconsin|rw|@C; Florida State|ma|@E;
    Duke|bw|@E; NC State|rw|@E; North Carolina|sw|@E; Virginia Tech|mo|@E; Kentucky|bw|@E; Arkansas|mw|@C;
    Mississippi State|mw|@C; Michigan State|gw|@E; UCLA|by|@P; Northwestern|vw|@C; Rutgers|rk|@E; Maryland|ry|@E;
    Purdue|ky|@E; Colorado|ky|@M; West Virginia|ya|@E; California|na|@P; Stanford|rw|@P; Boston College|ca|@E;
    Syracuse|ob|@E; Wake Forest|ka|@E; Tulane|gs|@C; James Madison|vy|@E; Boise State|bo|@M; Memphis|be|@C;
    North Texas|gw|@C; Navy|na|@E; Army|ky|@E; UNLV|rd|@P; San Diego State|rk|@P; Fresno State|rb|@P;
    South Florida|ga|@E; Toledo|ba|@E; Western Michigan|uy|@E; Ohio|gw|@E; Old Dominion|sn|@E; UConn|nw|@E;
    Hawaii|gk|@P; Utah State|nw|@M`,
    { params: { total: 54, homeAdvantage: 60 }, durationMinutes: 205 },
  ),
  gridiron(
    350,
    'CA',
    'CFL',
    44,
    [1420, 1300],
    rounds('06-04..11-21', 'Thu 19:30 | Fri 19:30 | Sat 16:00 19:00'),
    `Saskatchewan Roughriders|gw|@W; Montreal Alouettes|rb|@T; Winnipeg Blue Bombers|by|@W; Calgary Stampeders|rk|@X;
    BC Lions|ok|@V; Hamilton Tiger-Cats|yk|@T; Toronto Argonauts|bs|@T; Edmonton Elks|gy|@X; Ottawa Redblacks|rk|@T`,
    { params: { total: 51, homeAdvantage: 50 } },
  ),
  gridiron(
    351,
    'US',
    'UFL',
    30,
    [1330, 1240],
    rounds('03-27..06-13', 'Fri 20:00 | Sat 15:00 | Sun 12:00 15:00'),
    `DC Defenders|rk|@E; Birmingham Stallions|ra|@C; St. Louis Battlehawks|bk|@C; Orlando Storm|bt|@E;
    Louisville Kings|vw|@E; Columbus Aviators|sn|@E; Dallas Renegades|ks|@C; Houston Gamblers|rk|@C`,
    { params: { total: 43 } },
  ),
];
