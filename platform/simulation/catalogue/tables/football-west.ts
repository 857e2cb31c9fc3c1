import { leaguesOf } from './builders.ts';

const league = leaguesOf(1);

/** Spain, Italy, Germany and France. */
export const FOOTBALL_WEST = [
  league(
    16,
    'ES',
    'La Liga',
    96,
    [2010, 1590],
    '08-15..05-30',
    'Fri 21:00 | Sat 14:00 16:15 18:30 21:00 | Sun 14:00 16:15 18:30 21:00 | Mon 21:00',
    `Barcelona|a50044-004d98|BAR; Real Madrid|ffffff-febe10|RMA; Atlético Madrid|cb3524-ffffff|ATM;
    Villarreal|ffe667-005187|VIL; Real Betis|00954c-ffffff|BET; Athletic Bilbao|ee2523-ffffff|ATH;
    Real Sociedad|0067b1-ffffff|RSO; Celta Vigo|8ac3ee-ffffff|CEL; Sevilla|ffffff-d4021d|SEV;
    Valencia|ffffff-16181d|VAL; Osasuna|d91a21-0a346f|OSA; Rayo Vallecano|ffffff-e53027|RAY;
    Getafe|005999-ffffff|GET; Espanyol|007fc8-ffffff|ESP; Alavés|0761af-ffffff|ALA; Elche|05642c-ffffff|ELC;
    Levante|b4053f-005ca5|LEV; Racing Santander|ffffff-00843d|RAC; Deportivo La Coruña|0d57a0-ffffff|DEP;
    Málaga|6cabdd-ffffff|MLG`,
    { pause: true, params: { total: 2.6, homeAdvantage: 70 } },
  ),
  league(
    17,
    'ES',
    'Segunda División',
    58,
    [1600, 1430],
    '08-15..05-30',
    'Fri 20:30 | Sat 14:00 16:15*2 18:30*2 21:00 | Sun 14:00 16:15 18:30*2 | Mon 20:30',
    `Girona|rw; Mallorca|rk; Real Oviedo|bw; Almería|rw; Las Palmas|yb; Castellón|kw; Sporting Gijón|rw; Burgos|kw;
    Leganés|bw; Eibar|cb; Cádiz|yb; Granada|rw; Real Valladolid|vw; Córdoba|gw; Albacete|wk; Andorra|yr;
    Tenerife|wb; Ceuta|wk; Real Sociedad B|bw; Celta Fortuna|sw; Eldense|cb; Sabadell|bw`,
    { params: { total: 2.35, homeAdvantage: 75 } },
  ),
  league(
    18,
    'ES',
    'Liga F',
    28,
    [1800, 1380],
    '09-05..05-31',
    'Sat 12:00*2 16:00 18:00 | Sun 12:00*3 16:00',
    `Barcelona|=; Real Madrid|=; Atlético Madrid|=; Real Sociedad|=; Athletic Bilbao|=; Granada|rw; Sevilla|=;
    Costa Adeje Tenerife|wb; Levante|=; Espanyol|=; Badalona|wk; Eibar|cb; Deportivo La Coruña|=; Madrid CFF|pw;
    Logroño|rw; Alhama|rb`,
    { suffix: ' (W)', pause: true, params: { total: 2.8, homeAdvantage: 40 } },
  ),
  league(
    20,
    'IT',
    'Serie A',
    94,
    [1960, 1570],
    '08-22..05-30',
    'Fri 20:45 | Sat 15:00*2 18:00 20:45 | Sun 12:30 15:00 18:00 20:45 | Mon 20:45',
    `Inter|010e80-16181d|INT; Napoli|12a0d7-ffffff|NAP; Juventus|16181d-ffffff|JUV; Milan|fb090b-16181d|MIL;
    Roma|8e1f2f-f0bc42|ROM; Atalanta|1e71b8-16181d|ATA; Como|0a3d91-ffffff|COM; Bologna|1a2f48-a21c26|BOL;
    Lazio|87d8f7-15366f|LAZ; Fiorentina|482e92-ffffff|FIO; Torino|8a1e03-ffffff|TOR; Udinese|16181d-ffffff|UDI;
    Sassuolo|00a752-16181d|SAS; Genoa|ad1328-0b2240|GEN; Parma|ffd200-1b4094|PAR; Cagliari|ad002a-002350|CAG;
    Venezia|16181d-ff8100|VEN; Monza|d3122a-ffffff|MON; Lecce|ffed00-d31b23|LEC; Frosinone|ffd800-0054a5|FRO`,
    { pause: true, params: { total: 2.55 } },
  ),
  league(
    21,
    'IT',
    'Serie B',
    56,
    [1570, 1390],
    '08-21..05-22',
    'Fri 20:30 | Sat 15:00*5 17:15 19:30 | Sun 15:00 17:15',
    `Palermo|pk; Cremonese|er; Hellas Verona|by; Pisa|nk; Sampdoria|bw; Empoli|bw; Catanzaro|yr; Modena|yb;
    Cesena|wk; Juve Stabia|yb; Avellino|gw; Padova|wr; Südtirol|wr; Carrarese|sw; Mantova|wr; Virtus Entella|sw;
    Vicenza|rw; Benevento|yr; Ascoli|kw; Arezzo|mw`,
    { params: { total: 2.4 } },
  ),
  league(
    22,
    'IT',
    'Serie C. Girone A',
    30,
    [1370, 1210],
    '08-22..04-25',
    'Fri 20:30 | Sat 14:30*2 17:30*2 | Sun 14:30*3 17:30*2',
    `Brescia|bw; Lecco|sw; Cittadella|mw; Alcione Milano|ob; Trento|yb; Novara|bw; Inter U23|=; Renate|bk;
    Giana Erminio|ws; AlbinoLeffe|sw; Lumezzane|rb; Dolomiti Bellunesi|bw; Pro Vercelli|wk; Arzignano|yb;
    Pergolettese|yb; Ospitaletto|ow; Vado|rb; Folgore Caratese|bw; Treviso|sw; Desenzano|bw`,
    { params: { total: 2.35 } },
  ),
  league(
    23,
    'IT',
    'Primavera 1',
    18,
    [1300, 1140],
    '08-22..05-17',
    'Fri 15:00*2 | Sat 11:00*2 13:00 15:00 | Sun 11:00 13:00 | Mon 15:00 17:00',
    `Inter|=; Milan|=; Juventus|=; Roma|=; Fiorentina|=; Atalanta|=; Lazio|=; Sassuolo|=; Torino|=; Bologna|=;
    Genoa|=; Cagliari|=; Parma|=; Lecce|=; Napoli|=; Monza|=; Frosinone|=; Cesena|wk; Cremonese|er; Verona|by`,
    { suffix: ' U20', params: { total: 2.9, homeAdvantage: 40 } },
  ),
  league(
    25,
    'DE',
    'Bundesliga',
    93,
    [2010, 1580],
    '08-28..12-20,01-08..05-22',
    'Fri 20:30 | Sat 15:30*5 18:30 | Sun 15:30 17:30',
    `Bayern Munich|dc052d-0066b2|BAY; Borussia Dortmund|fde100-16181d|BVB; Bayer Leverkusen|e32221-16181d|B04;
    RB Leipzig|ffffff-dd0741|RBL; Stuttgart|ffffff-e32219|VFB; Hoffenheim|1961b5-ffffff|TSG;
    Eintracht Frankfurt|e1000f-16181d|SGE; Freiburg|d80027-16181d|SCF; Mainz 05|c3141e-ffffff|M05;
    Borussia Mönchengladbach|ffffff-16181d|BMG; Augsburg|ba3733-46714d|FCA; Union Berlin|eb1923-ffd600|FCU;
    Werder Bremen|1d9053-ffffff|SVW; Köln|ed1c24-ffffff|KOE; Hamburger SV|0f4da8-ffffff|HSV;
    Schalke 04|004d9d-ffffff|S04; Elversberg|16181d-ffffff|ELV; Paderborn|005ca9-16181d|SCP`,
    { pause: true, params: { total: 3.15 } },
  ),
  league(
    26,
    'DE',
    '2. Bundesliga',
    64,
    [1610, 1430],
    '08-07..12-20,01-15..05-23',
    'Fri 18:30*2 | Sat 13:00*3 20:30 | Sun 13:30*3',
    `Wolfsburg|gw; Heidenheim|rb; St. Pauli|ur; Hertha BSC|bw; Hannover 96|rk; Darmstadt 98|bw; Kaiserslautern|rw;
    Bochum|bw; Nürnberg|rk; Karlsruher SC|bw; Holstein Kiel|bw; Magdeburg|bw; Arminia Bielefeld|bk;
    Dynamo Dresden|yk; Greuther Fürth|gw; Braunschweig|yb; Energie Cottbus|rw; Osnabrück|vw`,
    { pause: true, params: { total: 2.95 } },
  ),
  league(
    27,
    'DE',
    '3. Liga',
    46,
    [1430, 1250],
    '08-07..12-20,01-15..05-22',
    'Fri 19:00 | Sat 14:00*5 16:30 | Sun 13:30 16:30 19:30',
    `Rot-Weiss Essen|rw; Duisburg|bw; Hansa Rostock|bw; Fortuna Düsseldorf|rw; Preußen Münster|gw; 1860 München|sw;
    Verl|wk; Saarbrücken|bk; Waldhof Mannheim|bk; Ingolstadt|rk; Wehen Wiesbaden|kr; Jahn Regensburg|wr;
    Viktoria Köln|rk; Alemannia Aachen|yk; Hoffenheim II|=; Stuttgart II|=; Würzburger Kickers|rw; Fortuna Köln|rw;
    Meppen|bw; Sonnenhof Großaspach|rk`,
    { params: { total: 2.95 } },
  ),
  league(
    28,
    'DE',
    'Frauen-Bundesliga',
    26,
    [1790, 1390],
    '09-04..12-13,01-22..05-16',
    'Fri 18:00 | Sat 12:00 14:00 16:00 | Sun 14:00 16:00 18:30',
    `Bayern Munich|=; Wolfsburg|gw; Eintracht Frankfurt|=; Bayer Leverkusen|=; Hoffenheim|=; Freiburg|=;
    Werder Bremen|=; RB Leipzig|=; Union Berlin|=; Köln|=; Hamburger SV|=; Nürnberg|rk; SGS Essen|vw; Mainz 05|=`,
    { suffix: ' (W)', pause: true, params: { total: 3.2, homeAdvantage: 40 } },
  ),
  league(
    30,
    'FR',
    'Ligue 1',
    88,
    [2030, 1580],
    '08-21..12-20,01-02..05-22',
    'Fri 20:45 | Sat 17:00 19:00 21:05 | Sun 15:00 17:15*3 20:45',
    `Paris Saint-Germain|004170-da291c|PSG; Marseille|2faee0-ffffff|MAR; Lens|ffd100-e30613|RCL;
    Lyon|ffffff-da001a|LYO; Lille|e01e13-20325f|LOS; Monaco|e63031-ffffff|ASM; Rennes|e13327-16181d|REN;
    Strasbourg|009fe3-ffffff|RCS; Nice|da291c-16181d|NIC; Toulouse|5f259f-ffffff|TFC; Paris FC|1b2a52-6cace4|PFC;
    Brest|ed1c24-ffffff|SB29; Lorient|f58113-16181d|FCL; Angers|16181d-ffffff|SCO; Auxerre|ffffff-0055a4|AJA;
    Le Havre|6cb9e7-0b2a5b|HAC; Troyes|0055a4-ffffff|EST; Le Mans|d71920-ffd200|LEM`,
    { pause: true, params: { total: 2.75 } },
  ),
  league(
    31,
    'FR',
    'Ligue 2',
    50,
    [1540, 1370],
    '08-08..12-19,01-09..05-15',
    'Fri 20:00*2 | Sat 14:00*2 20:00*4 | Mon 20:45',
    `Saint-Étienne|gw; Metz|mw; Nantes|yg; Reims|rw; Montpellier|no; Red Star|gw; Guingamp|rk; Rodez|yr;
    Dunkerque|bw; Pau|yb; Laval|ok; Annecy|rw; Nancy|rw; Clermont|rb; Grenoble|bw; Boulogne|rk; Dijon|rw; Sochaux|yb`,
    { params: { total: 2.45 } },
  ),
  league(
    32,
    'FR',
    'National',
    32,
    [1370, 1230],
    '08-14..05-15',
    'Fri 19:30*6 | Sat 18:00 | Mon 21:00',
    `Amiens|wk; Bastia|bw; Valenciennes|rw; Caen|bk; Orléans|yr; Rouen|rw; Versailles|wb; Fleury|rk; Concarneau|bw;
    Châteauroux|rb; Quevilly|ry; Aubagne|wb; Villefranche|bw; Le Puy|bw; Bourg-en-Bresse|bw; Paris 13 Atletico|nr`,
    { params: { total: 2.35 } },
  ),
  league(
    33,
    'FR',
    'Première Ligue',
    24,
    [1800, 1390],
    '09-05..05-16',
    'Sat 13:30 17:00*2 21:00 | Sun 15:00*2',
    `Lyon|=; Paris Saint-Germain|=; Paris FC|=; Nantes|yg; Dijon|rw; Fleury|rk; Montpellier|no; Strasbourg|=;
    Le Havre|=; Lens|=; Marseille|=; Saint-Étienne|gw`,
    { suffix: ' (W)', pause: true, params: { total: 3.1, homeAdvantage: 35 } },
  ),
];
