import { competitionsOf, leaguesOf, rotation } from './builders.ts';

const league = leaguesOf(3);
const competition = competitionsOf(3);
const NBA_TIMES = '19:00*4 19:30*4 20:00*3 22:00 18:00';
const FOUR_TWELVES = { total: 229, periodMinutes: 12, homeAdvantage: 80 };

/** Basketball of the Americas. */
export const BASKETBALL_AMERICA = [
  competition(
    181,
    'US',
    'NBA',
    99,
    [1760, 1330],
    [
      rotation('10-20..04-11', 'Wed Fri Sun*14 | Tue Thu Sat*8 | Mon Wed Sat*8', NBA_TIMES),
      rotation('04-17..06-16', 'Tue Thu Sat*8 | Wed Fri Sun*8', '19:00 20:00 20:30', 16),
    ],
    `Oklahoma City Thunder|bo|OKC|@C; San Antonio Spurs|ek|SAS|@C; Denver Nuggets|ny|DEN|@M;
    Cleveland Cavaliers|my|CLE|@E; Houston Rockets|re|HOU|@C; New York Knicks|bo|NYK|@E; Detroit Pistons|rb|DET|@E;
    Boston Celtics|gw|BOS|@E; Los Angeles Lakers|vy|LAL|@P; Minnesota Timberwolves|nl|MIN|@C;
    Orlando Magic|bk|ORL|@E; Philadelphia 76ers|br|PHI|@E; Toronto Raptors|rk|TOR|@T; Atlanta Hawks|rl|ATL|@E;
    Miami Heat|ra|MIA|@E; Golden State Warriors|ba|GSW|@P; Phoenix Suns|vo|PHX|@Z; Los Angeles Clippers|br|LAC|@P;
    Charlotte Hornets|tv|CHA|@E; Portland Trail Blazers|kr|POR|@P; Milwaukee Bucks|fw|MIL|@C;
    Dallas Mavericks|bn|DAL|@C; Chicago Bulls|rk|CHI|@C; Memphis Grizzlies|sn|MEM|@C;
    New Orleans Pelicans|na|NOP|@C; Indiana Pacers|an|IND|@E; Utah Jazz|vk|UTA|@M; Sacramento Kings|vk|SAC|@P;
    Brooklyn Nets|kw|BKN|@E; Washington Wizards|nr|WAS|@E`,
    { params: FOUR_TWELVES, durationMinutes: 140 },
  ),
  competition(
    182,
    'US',
    'NBA G League',
    34,
    [1340, 1150],
    rotation('11-06..04-05', 'Tue Thu Sat*12 | Wed Fri Sun*10 | Mon Fri*8', '19:00*6 19:30*2 11:00 12:00'),
    `Stockton Kings|vk|@P; Sioux Falls Skyforce|rk|@C; Maine Celtics|gw|@E; Osceola Magic|bk|@E;
    Santa Cruz Warriors|by|@P; Salt Lake City Stars|vy|@M; Capital City Go-Go|rn|@E; Westchester Knicks|bo|@E;
    Raptors 905|rk|@T; Cleveland Charge|my|@E; Delaware Blue Coats|br|@E; Indiana Mad Ants|an|@E;
    Motor City Cruise|br|@E; Wisconsin Herd|fw|@C; Windy City Bulls|rk|@C; Grand Rapids Gold|ny|@E;
    Iowa Wolves|nl|@C; Oklahoma City Blue|bo|@C; Memphis Hustle|sn|@C; Birmingham Squadron|na|@C;
    Texas Legends|bn|@C; Austin Spurs|ek|@C; Rio Grande Valley Vipers|ro|@C; Mexico City Capitanes|yk|@MEX;
    South Bay Lakers|vy|@P; San Diego Clippers|br|@P; Valley Suns|vo|@Z; Rip City Remix|kr|@P;
    Greensboro Swarm|tv|@E; College Park Skyhawks|rl|@E; Long Island Nets|kw|@E`,
    { params: { ...FOUR_TWELVES, total: 226 }, durationMinutes: 130 },
  ),
  competition(
    183,
    'US',
    'NCAA Division I',
    72,
    [1700, 1270],
    rotation(
      '11-02..03-14',
      'Tue Sat*28 | Wed Sat*20 | Mon Thu Sun*12 | Fri Sun*8',
      '19:00*12 20:00*5 21:00*2 18:00*2 17:00 14:00*2 12:00',
    ),
    `Duke|bw|DUK|@E; Houston Cougars|rw|HOU|@C; Arizona|rb|ARI|@Z; Michigan|yb|MIC|@E; Florida|bo|FLA|@E;
    Connecticut|nw|UCO|@E; Purdue|ky|PUR|@E; Iowa State|ra|ISU|@C; Gonzaga|nr|GON|@P; BYU|bw|BYU|@M;
    Michigan State|gw|MSU|@E; Illinois|on|ILL|@C; Kansas|br|KAN|@C; Kentucky|bw|UKY|@E; Louisville|rk|LOU|@E;
    Alabama|mw|ALA|@C; Tennessee|ow|TEN|@E; Arkansas|mw|ARK|@C; St. John's|rw|SJU|@E; Vanderbilt|ka|VAN|@C;
    North Carolina|sw|UNC|@E; Nebraska|rw|NEB|@C; Texas Tech|kr|TTU|@C; Virginia|no|UVA|@E; Auburn|no|AUB|@C;
    Villanova|nw|VIL|@E; UCLA|by|UCL|@P; Georgia|rk|UGA|@E; Iowa|ky|IOW|@C; Wisconsin|rw|WIS|@C;
    Saint Louis|bw|SLU|@C; Saint Mary's|rn|SMC|@P; Utah State|nw|USU|@M; Texas A&M|mw|TAM|@C; Clemson|ov|CLE|@E;
    Miami (FL)|og|MIA|@E; Indiana|rw|IND|@E; NC State|rw|NCS|@E; Texas|ow|TEX|@C; USC|ra|USC|@P;
    Ohio State|rd|OSU|@E; Baylor|ga|BAY|@C; Creighton|bw|CRE|@C; Marquette|na|MAR|@C; San Diego State|rk|SDS|@P;
    Dayton|rb|DAY|@E; VCU|ky|VCU|@E; Oregon|gy|ORE|@P; Missouri|ka|MIZ|@C; Oklahoma|rw|OKL|@C;
    Kansas State|vw|KSU|@C; Seton Hall|bw|SHU|@E; Xavier|nw|XAV|@E; Butler|nw|BUT|@E; Providence|kw|PRO|@E;
    Memphis|be|MEM|@C; Wake Forest|ka|WAK|@E; Syracuse|ob|SYR|@E; West Virginia|ya|WVU|@E; TCU|vw|TCU|@C;
    Ole Miss|rn|OLE|@C; LSU|vy|LSU|@C; New Mexico|rd|UNM|@M; Boise State|bo|BSU|@M; Colorado|ky|COL|@M;
    Nevada|nd|NEV|@P; Grand Canyon|vk|GCU|@Z; Belmont|nr|BEL|@C`,
    { params: { total: 149, periods: 2, periodMinutes: 20, homeAdvantage: 95 }, durationMinutes: 125 },
  ),
  competition(
    184,
    'US',
    'WNBA',
    48,
    [1640, 1330],
    rotation('05-15..10-10', 'Tue Thu Sun*8 | Wed Fri Sun*6', '19:00*4 19:30 20:00 15:00'),
    `Las Vegas Aces|kr|@P; Minnesota Lynx|nb|@C; New York Liberty|tk|@E; Phoenix Mercury|vo|@Z; Atlanta Dream|rs|@E;
    Indiana Fever|nr|@E; Seattle Storm|gy|@P; Golden State Valkyries|vk|@P; Los Angeles Sparks|vy|@P;
    Washington Mystics|rn|@E; Chicago Sky|sy|@C; Connecticut Sun|no|@E; Dallas Wings|bl|@C; Toronto Tempo|mb|@T;
    Portland Fire|ru|@P`,
    { suffix: ' (W)', params: { total: 166, homeAdvantage: 60 } },
  ),
  league(
    185,
    'BR',
    'NBB',
    34,
    [1370, 1130],
    '10-10..12-22,01-05..05-20',
    'Mon 19:30 20:00 // Thu 19:30*3 20:00*4 // Sat 18:00*4 19:00*4',
    `Sesi Franca|bo; Minas|bw; Flamengo|rk; Brasília|bk; Pinheiros|bk; Bauru|ow; São Paulo|rw; Mogi|rw; Unifacisa|nr;
    Paulistano|rw; Corinthians|kw; União Corinthians|rk; Vasco da Gama|kw; Caxias do Sul|mg; Pato|ry;
    Fortaleza Basquete Cearense|rb; Botafogo|kw; Osasco|rw`,
    { midweeks: '11-23 12-14 02-01 03-01', params: { total: 160 } },
  ),
  league(
    186,
    'AR',
    'Liga Nacional',
    32,
    [1340, 1130],
    '09-23..12-22,01-05..05-30',
    'Sun 20:00*3 21:00*2 // Wed 20:30*2 21:00*5 // Fri 20:00*2 21:00*4 22:00',
    `Boca Juniors|by; Quimsa|rb; Ferro|gw; Instituto|rw; Gimnasia Comodoro|gw; Regatas Corrientes|bw; Oberá|bw;
    San Martín Corrientes|rk; La Unión Formosa|bw; Peñarol Mar del Plata|sw; Independiente Oliva|rw; Obras|yk;
    Olímpico La Banda|kw; Platense|wu; Unión Santa Fe|rw; Argentino Junín|bw; San Lorenzo|rb; Atenas|gw;
    Racing Chivilcoy|sw`,
    { params: { total: 161 } },
  ),
  league(
    187,
    'UY',
    'Liga Uruguaya',
    24,
    [1260, 1050],
    '09-28..12-22,01-12..05-15',
    'Mon 20:15 21:30*2 // Wed 20:15 21:30*2 // Fri 20:15*2 21:30*3',
    `Aguada|rg; Nacional|wb; Peñarol|yk; Hebraica Macabi|yb; Defensor Sporting|vw; Malvín|bw; Goes|kr; Cordón|wb;
    Urunday Universitario|mw; Biguá|rg; Unión Atlética|bw; Welcome|rw; Trouville|rw; Urupan|gw`,
    { params: { total: 168 } },
  ),
  league(
    188,
    'MX',
    'LNBP',
    26,
    [1270, 1070],
    '07-16..12-05',
    'Tue 20:00*6 // Thu 20:00*7 // Sat 18:00*3 20:00*4',
    `Diablos Rojos|rw; Fuerza Regia|ky; Halcones de Xalapa|rk; Astros de Jalisco|or; Dorados de Chihuahua|ay;
    Soles de Mexicali|yk|@TIJ; El Calor de Cancún|ob; Abejas de León|yk; Halcones Rojos Veracruz|rw;
    Panteras de Aguascalientes|kv; Mineros de Zacatecas|rd; Correcaminos UAT|ob; Freseros de Irapuato|rg;
    Gambusinos de Fresnillo|ak`,
    { params: { total: 171 } },
  ),
  league(
    189,
    'PR',
    'BSN',
    28,
    [1290, 1100],
    '03-14..08-05',
    'Tue 20:00*6 // Thu 20:00*6 // Sat 18:00*2 20:00*4',
    `Vaqueros de Bayamón|bw; Leones de Ponce|rk; Criollos de Caguas|bw; Piratas de Quebradillas|kr;
    Gigantes de Carolina|ok; Capitanes de Arecibo|yb; Mets de Guaynabo|bo; Cangrejeros de Santurce|ko;
    Indios de Mayagüez|rw; Atléticos de San Germán|og; Osos de Manatí|ur; Santeros de Aguada|vw`,
    { params: { total: 176 } },
  ),
  league(
    190,
    'AU',
    'NBL',
    44,
    [1410, 1210],
    '09-17..02-15',
    'Wed 19:30 | Thu 19:30 | Fri 17:30 19:30 | Sun 14:00',
    `Adelaide 36ers|br|@ADL; Sydney Kings|vy; Perth Wildcats|rk|@PER; Melbourne United|nw;
    South East Melbourne Phoenix|gk; Tasmania JackJumpers|gy; Illawarra Hawks|rk; Brisbane Bullets|by|@BNE;
    New Zealand Breakers|kw|@AKL; Cairns Taipans|ob|@BNE`,
    { params: { total: 180 } },
  ),
  league(
    191,
    'AU',
    'WNBL',
    22,
    [1290, 1110],
    '10-14..02-28',
    'Wed 19:30*2 // Sat 17:30 19:30 | Sun 15:00*2',
    `Townsville Fire|rn|@BNE; Bendigo Spirit|nw; Perth Lynx|rk|@PER; Sydney Flames|bw; Geelong Venom|nv;
    Southside Flyers|kw; Adelaide Lightning|bp|@ADL; Canberra Capitals|nl`,
    { suffix: ' (W)', params: { total: 156, homeAdvantage: 55 } },
  ),
];
