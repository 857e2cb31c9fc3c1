import type { CircuitStage } from '../plan.ts';
import { circuit, competitionsOf } from './builders.ts';

const dota = competitionsOf(202);
const lol = competitionsOf(203);
const valorant = competitionsOf(204);
const UTC = { zone: 'Etc/UTC' } as const;

/** Builds an online league: two best-of-three games a day for each side, round the clock. */
const online = (from: string, step: number): CircuitStage => circuit('year', from, 1, step, 2);

/** Dota 2. */
export const DOTA = [
  dota(
    459,
    'world',
    'BLAST Slam',
    66,
    [1830, 1640],
    circuit('11-23..12-06,01-26..02-08,05-25..06-07', '11:00', 2, 130, 1),
    `Tundra|kw|TUN; Team Falcons|gk|FLC; Team Spirit|wk|TSP; PARIVISION|vk|PAR; BetBoom Team|rk|BBT;
    Team Liquid|nb|TLQ; Xtreme|rk|XTR; HEROIC|ro|HER; Nigma Galaxy|vs|NGX; OG|bg|OGE; Aurora|sb|AUR; MOUZ|rk|MOU;
    Yakult Brothers|ry|YBR; Natus Vincere|yk|NAV; Virtus.pro|ok|VPR; Team Yandex|ry|TYX`,
    { zone: 'Asia/Singapore' },
  ),
  dota(
    460,
    'world',
    'DreamLeague',
    64,
    [1830, 1640],
    circuit('12-07..12-20,02-16..03-01,05-11..05-24', '12:00', 2, 130, 1),
    `Tundra; Team Falcons; Team Spirit; PARIVISION; BetBoom Team; Team Liquid; Xtreme; HEROIC; Nigma Galaxy; OG;
    Aurora; MOUZ; Yakult Brothers; Natus Vincere; Virtus.pro; Team Yandex`,
    { zone: 'Europe/Stockholm' },
  ),
  dota(
    461,
    'europe',
    'European Pro League',
    22,
    [1560, 1370],
    online('02:10', 120),
    `L1ga Team|bw; 1win Team|bs; Runa Team|gk; Zero Tenacity|kr; Power Rangers|ry; Yellow Submarine|yb; Team Lynx|gw;
    Nemiga|gk; VP.Prodigy|ok; Pipsqueak+4|po; Amaru|sb; Rune Eaters|vy`,
    UTC,
  ),
  dota(
    462,
    'asia',
    'Lunar Snake',
    20,
    [1530, 1350],
    online('05:45', 120),
    `Vici Gaming|yk; Team Tidebound|sb; Azure Ray|rk; LGD Gaming|wk; Roar|ok; Cloud Rising|sw; Game Master|gk;
    Yakult Academy|ry; Neon|pg; Newbee Reborn|bk; Wolves of Qingdao|ew; Phoenix Nest|or`,
    UTC,
  ),
  dota(
    463,
    'asia',
    'BTS Pro Series Southeast Asia',
    20,
    [1520, 1340],
    online('09:20', 120),
    `BOOM|rk; Talon|rw; Execration|kr; Ivory|wk; Kopite|rg; Fnatic SEA|ok; Rexx Regum Qeon|ry; Myth Avenue|vy;
    Polaris|bw; Bleed|rk; Army Geniuses|gk; Trust SEA|sb`,
    UTC,
  ),
  dota(
    464,
    'south_america',
    'CCT South America',
    18,
    [1530, 1330],
    online('12:55', 120),
    `Estar Backs|wr; Edge|kb; beastcoast|kr; Hokori|pk; Thunder Awaken|yk; Infinity|vb; Team Exalt|gw;
    Peru Rejects|rw; Mad Kings|yr; Lava Spartan|or; Nebula|nv; Perrito Panzon|uo`,
    UTC,
  ),
  dota(
    465,
    'RU',
    'Mad Dogs League',
    16,
    [1470, 1300],
    online('16:30', 120),
    `Cyberbonch|bw; Winter Bear|sw; Kalmychata|yo; Klim Sani4|rk; Night Pulse|kv; Trident Clan|bt; Dogsent|ur;
    ASAKURA|pk; Flame Sharks|or; Ybb Gaming|gk; Hydra Esports|gn; Team Syntax|dk`,
    UTC,
  ),
  dota(
    466,
    'north_america',
    'BTS Pro Series Americas',
    16,
    [1490, 1300],
    online('20:05', 120),
    `Shopify Rebellion|gk; Wildcard Dota|kp; GGEZ|rb; Apex Genesis|ko; Atlantic Storm|nb; Desert Rats|ay;
    Cascadia|gw; Prairie Wolves|ew; Sunset Five|op; Lake Effect|sb; The Cut|rk; Bayou Kings|gy`,
    UTC,
  ),
];

/** League of Legends. */
export const LOL = [
  lol(
    467,
    'KR',
    'LCK',
    64,
    [1850, 1560],
    circuit('01-13..03-01,04-01..06-14,07-22..09-27', '15:00', 1, 120, 1),
    `Gen.G|yk|GEN; T1|rk|T1K; Hanwha Life|ok|HLE; KT Rolster|rk|KTR; Dplus KIA|tk|DKI; Nongshim RedForce|rw|NSR;
    BNK FEARX|yk|BFX; OKSavingsBank BRION|gk|BRO; DRX|bw|DRX; DN Freecs|vk|DNF`,
  ),
  lol(
    468,
    'CN',
    'LPL',
    60,
    [1840, 1520],
    circuit('01-14..03-08,04-04..06-14,07-19..09-27', '13:00', 2, 120, 1),
    `Anyone's Legend|yk; Bilibili Gaming|sk; Top Esports|rk; Invictus Gaming|kw; JD Gaming|rw; Weibo Gaming|ro;
    Ninjas in Pyjamas CN|yk; FunPlus Phoenix|rk; Edward Gaming|kw; LNG|bk; ThunderTalk|ow; Team WE|rk; Oh My God|bw;
    Ultra Prime|vk; LGD|rw; Royal Never Give Up|ky`,
  ),
  lol(
    469,
    'europe',
    'LEC',
    56,
    [1690, 1460],
    circuit('01-17..03-01,03-28..06-07,08-01..09-27', '17:00', 1, 110, 1),
    `G2|kr|G2E; Movistar KOI|vw|MKO; Fnatic|ok|FNC; Karmine Corp|sb|KCO; Vitality|yk|VIT; GIANTX|kw|GIX;
    Natus Vincere|yk|NAV; Heretics|ok|HRT; SK Gaming|kw|SKG; Shifters|bp|SHF`,
    { zone: 'Europe/Berlin' },
  ),
  lol(
    470,
    'KR',
    'KeSPA Cup',
    46,
    [1800, 1520],
    circuit('12-04..12-22', '14:00', 2, 130, 1),
    `Gen.G; T1; Hanwha Life; KT Rolster; Dplus KIA; Nongshim RedForce; BNK FEARX; OKSavingsBank BRION; DRX;
    DN Freecs; Team Liquid|nb|TLQ; Cloud9|sw|CL9`,
  ),
  lol(
    471,
    'CN',
    'Demacia Cup',
    40,
    [1780, 1500],
    circuit('11-26..12-28', '12:00', 2, 130, 1),
    `Anyone's Legend; Bilibili Gaming; Top Esports; Invictus Gaming; JD Gaming; Weibo Gaming; Ninjas in Pyjamas CN;
    FunPlus Phoenix; Edward Gaming; LNG; ThunderTalk; Team WE; Oh My God; Ultra Prime; LGD; Royal Never Give Up`,
  ),
  lol(
    472,
    'europe',
    'EMEA Masters',
    18,
    [1430, 1270],
    online('23:40', 120),
    `Los Ratones|ry; Karmine Corp Blue|sb; Solary|ok; Gentle Mates|pk; BK ROG|rk; Eintracht Spandau|kr;
    Unicorns of Love|pw; Barça eSports|cb; UCAM|by; Zena|gw; Anubis|ay; Misa|mk`,
    UTC,
  ),
  lol(
    473,
    'asia',
    'LCP',
    18,
    [1440, 1270],
    online('03:15', 120),
    `CTBC Flying Oyster|kb; GAM|yk; Team Secret Whales|sb; PSG Talon|rb; Fukuoka SoftBank Hawks gaming|yk;
    DetonatioN|bk; MGN Vikings|rb; Chiefs|bk; Ground Zero|rw; Deep Cross|vk; Frank Esports|gw; SengokuGaming|rk`,
    UTC,
  ),
  lol(
    474,
    'south_america',
    'CBLOL',
    18,
    [1450, 1280],
    online('06:50', 120),
    `FURIA|kw; LOUD|gk; RED Canids|rk; paiN|rw; Keyd Stars|vw; Fluxo W7M|vk; LEVIATÁN|sk; Isurus Estral|bk; LOS|yb;
    INTZ|ry; KaBuM|ob; Liberty|bw`,
    UTC,
  ),
  lol(
    492,
    'north_america',
    'NACL',
    16,
    [1430, 1270],
    online('09:40', 120),
    `Dignitas|yk; Shopify Rebellion LoL|gk; Disguised LoL|pk; Lyon|rk; Sentinels LoL|rk; FlyQuest|gw;
    Cincinnati Fear|or; Mirage Alliance|vk; Supernova|nv; Citadel|ek; Zenith|sb; CCG|rk`,
    UTC,
  ),
];

/** Valorant. */
export const VALORANT = [
  valorant(
    475,
    'europe',
    'VCT EMEA',
    52,
    [1750, 1540],
    circuit('01-15..02-16,03-25..05-18,07-15..08-31', '17:00', 1, 120, 1),
    `Heretics|ok; Fnatic|ok; Vitality|yk; Liquid|nb; GIANTX|kw; BBL|rk; FUT|yk; Natus Vincere|yk; Karmine Corp|sb;
    Gentle Mates|pk; ULF|gw; PCIFIC|bw`,
    { zone: 'Europe/Berlin' },
  ),
  valorant(
    476,
    'north_america',
    'VCT Americas',
    52,
    [1760, 1540],
    circuit('01-16..02-16,03-21..05-18,07-18..08-31', '14:00', 1, 120, 1),
    `NRG|ko; G2|kr|G2V; Sentinels|rk; MIBR|kw; Cloud9|sw; 100 Thieves|rk; LOUD|gk; FURIA|kw; LEVIATÁN|sk; KRÜ|pk;
    Evil Geniuses|kb; ENVY|bw`,
    { zone: 'America/Los_Angeles' },
  ),
  valorant(
    477,
    'europe',
    'Challengers EMEA',
    20,
    [1520, 1320],
    online('10:25', 120),
    `Ascend|bw; Mandatory|rk; ALTERNATE aTTaX|bw; Apeks|kb; Barça|cb; FOKUS|oy; CGN|kw; Zero Tenacity|kr; Joblife|ry;
    Fire Flux|rk; Eternal Fire|ok; FUT Academy|yk`,
    UTC,
  ),
  valorant(
    478,
    'asia',
    'Challengers Southeast Asia',
    20,
    [1530, 1320],
    online('14:00', 120),
    `FULL SENSE|gk; Made in Thailand|rb; Naos|bs; Oasis Gaming|tk; Disguised|pk; ONSIDE|wk; Sin Prisa|ry;
    Velocity Gaming|bk; QT DIG|vk; RIDDLE|kw; Crest Gaming|ry; Motiv|ow`,
    UTC,
  ),
  valorant(
    479,
    'south_america',
    'Challengers LATAM & Brazil',
    18,
    [1500, 1310],
    online('17:35', 120),
    `2Game|ok; Los Grandes|yb; Stellae|ny; TBK|gk; Corinthians|kw; ELV|rb; Fuego|or; Six Karma|kr; Team Solid|bk;
    AMV|vw; All Glory|yk; Fusion|nb`,
    UTC,
  ),
  valorant(
    480,
    'north_america',
    'Challengers North America',
    18,
    [1510, 1310],
    online('21:10', 120),
    `TSM|kw; M80|gk; Shopify Rebellion|gb; Nightblood|kr; Winthrop|my; YFP|po; Turtle Troop|gu; Blinn College|bw;
    Luminosity|bk; QoR|rw; OXG|ow; Spiritless|es`,
    UTC,
  ),
  valorant(
    481,
    'world',
    'Game Changers',
    30,
    [1450, 1270],
    circuit('11-19..12-13,03-10..06-07,07-20..09-20', '12:00', 2, 130, 1),
    `Shopify Rebellion GC|gb; Liquid Brazil|nb; G2 Gozen|kr|G2Z; Karmine Corp GC|sb; MIBR GC|kw; KRÜ Blaze|pk;
    Nova Esports GC|vw; Xipto GC|gw; FENNEL GC|kw; Alter Ego Celeste|ky; Ninetails|os; Joblife GC|ry`,
    { suffix: ' (W)', zone: 'Asia/Seoul' },
  ),
  valorant(
    482,
    'CN',
    'Ascension China',
    24,
    [1560, 1360],
    circuit('10-20..12-20', '13:00', 2, 130, 1),
    `Wolves|ok; EDward Gaming Youth|kw; All Gamers|rk; Dragon Ranger|yr; Nova|vk; Titan Esports|bw; TYLOO|rk; JDG|rw;
    Trace|sk; FunPlus|rk; Xi Lai|gy; Any Questions|pk`,
  ),
];
