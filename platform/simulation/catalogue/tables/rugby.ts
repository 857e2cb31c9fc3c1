import { leaguesOf } from './builders.ts';

const league = leaguesOf(7);

/** Rugby union. */
export const RUGBY = [
  league(
    353,
    'england',
    'Premiership',
    56,
    [1650, 1480],
    '09-18..12-06,12-26..06-13',
    'Fri 19:45*2 | Sat 15:05 17:30 | Sun 15:00',
    `Bath|by; Leicester Tigers|gr; Northampton Saints|gk; Saracens|kr; Bristol Bears|bw; Exeter Chiefs|kw;
    Sale Sharks|bw; Gloucester|rw; Harlequins|sm; Newcastle Red Bulls|rn`,
    { params: { total: 56 } },
  ),
  league(
    354,
    'FR',
    'Top 14',
    60,
    [1690, 1500],
    '09-05..12-06,12-26..06-06',
    'Sat 14:30*4 16:35 21:00 | Sun 21:05',
    `Toulouse|rk; Bordeaux Bègles|mw; Pau|gw; Toulon|rk; La Rochelle|yk; Stade Français|pb; Clermont|yb;
    Racing 92|sw; Castres|bw; Montpellier|bw; Bayonne|sw; Lyon|rk; Perpignan|ry; Vannes|bw`,
    { params: { total: 50 } },
  ),
  league(
    355,
    'FR',
    'Pro D2',
    36,
    [1490, 1310],
    '08-27..12-18,01-07..05-15',
    'Thu 21:00 | Fri 19:00*4 19:30*2 21:00',
    `Montauban|gk; Provence|kw; Brive|kw; Grenoble|br; Colomiers|bw; Biarritz|rw; Oyonnax|rk; Dax|rw; Béziers|rb;
    Nevers|yb; Valence Romans|br; Agen|bw; Soyaux-Angoulême|vw; Mont-de-Marsan|yk; Carcassonne|yk; Aurillac|rb`,
    { params: { total: 46 } },
  ),
  league(
    356,
    'europe',
    'United Rugby Championship',
    54,
    [1690, 1440],
    '09-25..12-06,12-26..06-13',
    'Fri 19:35 19:45*2 | Sat 13:00 15:00 17:15 19:45 | Sun 15:00',
    `Leinster|bw; Bulls|sk; Glasgow Warriors|kb; Stormers|nw; Munster|rw; Sharks|kw; Lions|rw; Ulster|wr;
    Connacht|gw; Cardiff|ks; Ospreys|kw; Scarlets|rw; Edinburgh|ko; Benetton|gw; Dragons|kr; Zebre Parma|wk`,
    { zone: 'Europe/Dublin', params: { total: 51 } },
  ),
  league(
    357,
    'europe',
    'Champions Cup',
    62,
    [1700, 1460],
    '12-04..12-20,01-08..01-24',
    'Fri 20:00*2 | Sat 13:00 15:15*3 17:30*2 20:00*2 | Sun 13:00 15:15*2',
    `Toulouse; Bordeaux Bègles; Toulon; La Rochelle; Clermont; Pau; Castres; Bayonne; Leinster; Glasgow Warriors;
    Bulls; Stormers; Munster; Sharks; Scarlets; Edinburgh; Bath; Leicester Tigers; Northampton Saints; Saracens;
    Bristol Bears; Sale Sharks; Harlequins; Gloucester`,
    { priority: true, params: { total: 54 } },
  ),
  league(
    358,
    'europe',
    'Challenge Cup',
    42,
    [1600, 1300],
    '12-04..12-20,01-08..01-24',
    'Fri 20:00*2 | Sat 13:00 15:15*2 17:30*2 | Sun 13:00 15:15',
    `Racing 92; Stade Français; Montpellier; Lyon; Perpignan; Montauban; Exeter Chiefs; Newcastle Red Bulls; Ulster;
    Connacht; Cardiff; Ospreys; Dragons; Benetton; Zebre Parma; Lions; Cheetahs|ow; Black Lion|kr`,
    { priority: true, params: { total: 55 } },
  ),
  league(
    359,
    'england',
    'Championship',
    30,
    [1420, 1260],
    '09-19..12-20,01-09..05-15',
    'Fri 19:30*2 | Sat 14:30 15:00*4',
    `Ealing Trailfinders|gw; Coventry|bw; Bedford Blues|sn; Worcester Warriors|yk; Hartpury|rk; Cornish Pirates|ka;
    Chinnor|kw; Doncaster Knights|bw; Nottingham|gw; Caldy|kw; Ampthill|ma; London Scottish|br; Richmond|ry;
    Cambridge|rk`,
    { params: { total: 58 } },
  ),
  league(
    360,
    'oceania',
    'Super Rugby Pacific',
    54,
    [1660, 1450],
    '02-12..06-20',
    'Fri 19:05 20:35 | Sat 16:35 19:05 | Sun 15:35',
    `Crusaders|rk; Chiefs|ky; Blues|bn; Hurricanes|yk; Brumbies|ny|@BNE; Reds|rw|@BNE; Highlanders|by;
    Waratahs|sn|@BNE; Western Force|bk|@PER; Fijian Drua|sk; Moana Pasifika|bt`,
    { params: { total: 56 } },
  ),
  league(
    361,
    'NZ',
    'NPC',
    32,
    [1480, 1330],
    '07-31..10-24',
    'Wed 19:05 | Thu 19:05 | Fri 19:05 | Sat 14:05 16:35 19:05 | Sun 14:05',
    `Canterbury|rk; Bay of Plenty|bk; Otago|nw; Hawke's Bay|kw; Waikato|yr; Taranaki|ak; Wellington|kw; Tasman|rb;
    Auckland|bw; Counties Manukau|rw; North Harbour|kw; Northland|sn; Manawatū|gw; Southland|mk`,
    { params: { total: 58 } },
  ),
  league(
    362,
    'JP',
    'League One',
    44,
    [1580, 1360],
    '12-12..05-24',
    'Sat 12:00 13:05 14:30*2 | Sun 13:05 14:30',
    `Toshiba Brave Lupus Tokyo|rk; Saitama Wild Knights|sb; Kubota Spears|ok; Kobelco Kobe Steelers|rk;
    Shizuoka Blue Revs|bw; Tokyo Sungoliath|yk; Toyota Verblitz|gw; Yokohama Canon Eagles|rk; Black Rams Tokyo|ko;
    Sagamihara DynaBoars|gk; Mie Heat|rw; Urayasu D-Rocks|ns`,
    { params: { total: 61 } },
  ),
  league(
    363,
    'ZA',
    'Currie Cup',
    36,
    [1490, 1350],
    '07-24..09-26',
    'Fri 19:00 | Sat 14:05 16:30 | Sun 14:30',
    `Griquas|sk; Free State Cheetahs|ow; Golden Lions|rw; Blue Bulls|sb; Western Province|bw; Natal Sharks|kw;
    Pumas|gk; Boland Kavaliers|yg`,
    { params: { total: 62 } },
  ),
  league(
    364,
    'international',
    'Nations Championship',
    70,
    [1820, 1480],
    '07-03..07-20,11-06..11-29',
    'Fri 20:10 | Sat 14:10 15:10 17:40 20:10 | Sun 15:10',
    `South Africa|gy|ZA; New Zealand|kw|NZ; France|bw|FR; Ireland|gw|IE; England|wr; Argentina|sw|AR;
    Australia|yg|AU; Scotland|nw; Fiji|wk|FJ; Italy|bw|IT; Wales|rg; Japan|rw|JP`,
    { zone: 'Europe/London', params: { total: 51 } },
  ),
  league(
    365,
    'europe',
    'Six Nations',
    74,
    [1800, 1520],
    '02-05..03-20',
    'Sat 14:10 16:40 | Sun 15:10',
    `France; Ireland; England; Scotland; Italy; Wales`,
    { priority: true, zone: 'Europe/London', legs: 1, params: { total: 49 } },
  ),
];
