import type { CircuitStage } from '../plan.ts';
import { circuit, competitionsOf } from './builders.ts';

const cs2 = competitionsOf(201);
const UTC = { zone: 'Etc/UTC' } as const;

/** Builds an online league: two best-of-three games a day for each side, round the clock. */
const online = (from: string): CircuitStage => circuit('year', from, 2, 180, 2);

/** Counter-Strike 2. */
export const CS2 = [
  cs2(
    441,
    'world',
    'PGL Major Singapore',
    78,
    [1850, 1600],
    circuit('11-24..12-13', '12:00', 4, 140, 1),
    `Vitality|yk|VIT; FURIA|kw|FUR; Spirit|wk|SPI; Falcons|gk|FAL; MOUZ|rk|MOU; The MongolZ|ky|MGZ;
    Natus Vincere|yk|NAV; FaZe|rk|FAZ; G2|kr|G2G; Aurora|sb|AUR; Astralis|rw|AST; 3DMAX|bw|3DM; Liquid|nb|LIQ;
    paiN|rk|PNG; PARIVISION|vk|PAR; Legacy|gy|LEG; HEROIC|ro|HER; Virtus.pro|ok|VPR; B8|bw|B8X; FUT|yk|FUT;
    GamerLegion|ry|GML; NIP|yk|NIP; TYLOO|rk|TYL; Passion UA|bk|PUA`,
    { zone: 'Asia/Singapore' },
  ),
  cs2(
    442,
    'world',
    'ESL Pro League',
    68,
    [1850, 1600],
    circuit('02-27..03-15,09-28..10-12', '12:00', 4, 140, 1),
    `Vitality; FURIA; Spirit; Falcons; MOUZ; The MongolZ; Natus Vincere; FaZe; G2; Aurora; Astralis; 3DMAX; Liquid;
    paiN; PARIVISION; Legacy; HEROIC; Virtus.pro; B8; FUT; GamerLegion; NIP; TYLOO; Passion UA`,
    { zone: 'Europe/Stockholm' },
  ),
  cs2(
    443,
    'world',
    'BLAST Open',
    66,
    [1850, 1640],
    circuit('01-14..01-26,03-18..03-30,04-29..05-11,08-26..09-07', '12:00', 2, 150, 1),
    `Vitality; FURIA; Spirit; Falcons; MOUZ; The MongolZ; Natus Vincere; FaZe; G2; Aurora; Astralis; 3DMAX; Liquid;
    paiN; PARIVISION; Legacy`,
    { zone: 'Europe/Copenhagen' },
  ),
  cs2(
    444,
    'europe',
    'CCT Europe',
    34,
    [1600, 1430],
    online('00:00'),
    `SAW|kw; BetBoom|rk; Monte|ow; Inner Circle|wk; fnatic|ok; Gentle Mates|pk; OG|bg; Nemiga|gk; Sashi|bw; BIG|wk;
    CYBERSHOKE|vk; ENCE|bk; ECSTATIC|ok; Metizport|rk; Johnny Speeds|yk; 9INE|bw`,
    UTC,
  ),
  cs2(
    445,
    'europe',
    'ESEA Advanced Europe',
    22,
    [1460, 1290],
    online('03:35'),
    `Bebop|yb; Partizan Esports|kw; ALGO|gw; Permitta|bw; KOI CS|vw; Zero Tenacity|kr; Preasy|ok; CPH Wolves|ew;
    Leo Team|ay; ex-Sabre|dk; HAVU|sw; Young Ninjas|yk; Endpoint|ry; Into the Breach|rk; Spirit Academy|wk;
    MOUZ NXT|rk`,
    UTC,
  ),
  cs2(
    446,
    'europe',
    'United21 League',
    20,
    [1440, 1280],
    online('07:10'),
    `NAVI Junior|yk; Astralis Talent|rw; Tricked|kg; WOPA|bw; Kubix|or; Rhyno|gw; AMKAL|bk; 1WIN|bw; Tsunami|sb;
    NexGen|vk; Dynamo Eclot|bw; Sampi|rk; Phantom|dk; Illyrians|rk; Lazer Cats|po; Fire Flux|rk`,
    UTC,
  ),
  cs2(
    447,
    'europe',
    'European Pro League',
    20,
    [1430, 1270],
    online('10:45'),
    `Iberian Soul|ry; Marsborne|ro; Eternal Fire Academy|ok; Sangal|gk; Apogee|bw; ESC Gaming|wb; Anonymo|kw;
    GenOne|rw; MASONIC|kg; Nuclear TigeRES|oy; ARCRED|rw; FORZE Reload|gk; Aurora Young Blud|sb; Betera|kr; JANO|bw;
    Nexus|ry`,
    UTC,
  ),
  cs2(
    448,
    'england',
    'UKIC League',
    16,
    [1370, 1230],
    circuit('year', '14:20', 2, 240, 2),
    `Verdant|gk; Ruddy|or; UKIC All Stars|rb; London Esports|bw; Manchester Mirage|rk; Reason|vk; Viperio|gk;
    Resolve|oy; K10|kw; Galaxy Racer UK|vs; TEN 5|tw; Crowned|yk`,
    UTC,
  ),
  cs2(
    449,
    'RU',
    'Winline Insight',
    18,
    [1420, 1260],
    online('17:55'),
    `Novaq|bw; Young Blood|rk; Voca|sk; Fragile|vw; HyperSpirit|os; Insilio|gb; Pulse Moscow|rw; ULTRA|yk;
    Kazan Dragons CS|gw; Sparta Five|kr; CSKA Esports|rb; Magnit|ry; EXR|kw; Zerkalo|es; Fusion Nord|nb;
    Team Sakha|sb`,
    UTC,
  ),
  cs2(
    450,
    'north_america',
    'ESEA Advanced North America',
    24,
    [1490, 1290],
    online('21:30'),
    `NRG|ko; M80|gk; Wildcard|kp; BOSS|rk; Nouns|rw; Fly Quest|gw; Complexity|bk; Getting Info|vw; InControl|bo;
    Limitless|kb; Chicken Coop|ry; Regain|tk; LAG|ok; Carpe Diem|ay; SuperNova Comets|nv; TSM CS|kw`,
    UTC,
  ),
  cs2(
    451,
    'south_america',
    'CCT South America',
    26,
    [1530, 1300],
    online('01:05'),
    `MIBR|kw; Fluxo|vk; RED Canids|rk; Imperial|gk; 9z|vw; Sharks|bk; BESTIA|ok; ODDIK|yk; Case Esports|bw;
    Gaimin Gladiators|kv; KRÜ|pk; UNO MILLE|kr; Galorys|oy; Dusty Roots|ug; Players CS|wk; Bounty Hunters|mk`,
    UTC,
  ),
  cs2(
    452,
    'BR',
    'Gamers Club Série A',
    18,
    [1420, 1260],
    online('04:40'),
    `Hype Esports|yb; Yawara|rw; Vasco Esports|kw; Flamengo Esports|rk; Solid|bk; Intense|rb; Corinthians Esports|kw;
    Meta Gaming|go; ShindeN|rk; Alka|sw; Selva|gk; Velox|by; DETONA|or; Keyd Stars|wk; Crashers|vy; W7M|bw`,
    UTC,
  ),
  cs2(
    453,
    'asia',
    'Asian Champions League',
    24,
    [1540, 1290],
    online('08:15'),
    `Lynn Vision|ow; Rare Atom|kr; Chinggis Warriors|rb; ATOX|bk; Eruption|ro; Steel Helmet|dw; JiJieHao|yk;
    DogEvil|kr; The Huns|ay; Gods Reign|ry; True Rippers|rk; TALON|rw; Alter Ego CS|kw; BOOM CS|rk;
    Change The Game|gw; Wings Up|sb`,
    UTC,
  ),
  cs2(
    454,
    'asia',
    'NODWIN Clutch Series',
    18,
    [1440, 1270],
    online('11:50'),
    `Marcos Gaming|rb; Reckoning|gk; Carnival Gaming|vy; 2ez Gaming|ok; Enigma CS|nv; Phoenix Rising India|or;
    GodLike|rk; S8UL|gk; Revenant|kr; Orangutan|ok; Entity India|bw; Autobotz|rb; Kathmandu Pros|rn;
    Dhaka Blasters CS|gr; Colombo Kings CS|yb; Karachi Hawks|gw`,
    UTC,
  ),
  cs2(
    455,
    'oceania',
    'ESL Challenger Oceania',
    20,
    [1480, 1280],
    online('15:25'),
    `FlyQuest AU|gw; Rooster|rk; Mindfreak|gk; SemperFi|vk; KZG|ok; Vantage|bw; Bad News|kr; Housebets|yk;
    Mongrels|uw; Ground Zero|rw; Arcade|py; Antic|sk; Grayhound|dw; Kiwi Krew|kg; Perth Pirates|ky; Dark Horse|kw`,
    UTC,
  ),
  cs2(
    456,
    'AR',
    'FiReLEAGUE Latin Power',
    16,
    [1400, 1250],
    online('19:00'),
    `Isurus|bk; Bestia Academy|ok; 9z Academy|vw; Leviatán CS|sk; River Esports|wr; Boca Esports|by; WAP|rk;
    Furious Gaming|or; Malvinas|sb; Universidad Esports|br; Infinity|vb; Maycam Evolve|gk; Coscu Army|pk; Akimbo|yk;
    Undead BK|dk; Stellae|ny`,
    UTC,
  ),
  cs2(
    457,
    'world',
    'ESL Impact League. Women',
    20,
    [1330, 1170],
    online('22:35'),
    `FURIA fe|kw; Imperial fe|gk; NAVI Javelins|yk; NIP Impact|yk; MIBR fe|kw; BIG EQUIPA|wk; Let Her Cook|pk;
    FlyQuest RED|gr; CAG fe|ok; Ence Athena|bk; Atrix|vw; Shimmer|ps; Astralis W|rw; HOTU fe|ow; Odyssey fe|tw;
    Valkyries CS|rk`,
    UTC,
  ),
  cs2(
    491,
    'asia',
    'Exort Cup',
    16,
    [1410, 1250],
    online('20:30'),
    `Ihos|ok; Magic Esports|vw; Mazaalai|ub; Gobi Wolves|ay; Nomadic Steppe|rb; Bangkok Blitz|bo;
    Saigon Sentinels|ry; Jakarta Komodo|gk; Manila Monsoon|sb; Taipei Typhoon|tw; Seoul Strikers|rn; Osaka Oni|rk;
    Almaty Apples|gr; Tashkent Tempo|bw; Baku Blaze|ro; Tbilisi Titans CS|mw`,
    UTC,
  ),
];
