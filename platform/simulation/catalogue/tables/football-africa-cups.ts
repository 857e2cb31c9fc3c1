import type { KnockoutStage } from '../plan.ts';
import { competitionsOf, leaguesOf, rounds } from './builders.ts';

const league = leaguesOf(1);
const competition = competitionsOf(1);

/** Builds the knock-out rounds of a European cup, by days after the Monday of the third week of February. */
function spring(onDays: string): KnockoutStage {
  const times = { from: '21:00', courts: 2, step: 5, finalsFrom: '21:00' };
  return { kind: 'knockout', season: 'year', size: 16, editions: '@02-16+110', onDays, ...times };
}

/** Leagues of Africa. */
export const FOOTBALL_AFRICA = [
  league(
    141,
    'EG',
    'Premier League',
    36,
    [1530, 1230],
    '08-14..12-30,01-15..06-10',
    'Mon 17:00 20:00 | Tue 17:00 20:00 // Thu 17:00 20:00 | Fri 15:00 17:00 20:00 | Sat 15:00 17:00 20:00',
    `Al Ahly|rw; Zamalek|wr; Pyramids|sn; Al Masry|gw; Ceramica Cleopatra|mw; National Bank|gw; Modern Sport|yk;
    ZED|kw; Smouha|bw; Al Ittihad Alexandria|gw; Petrojet|rb; El Gouna|kb; Enppi|rw; Talaea El Gaish|rb;
    Ghazl El Mahalla|bw; Haras El Hodoud|gr; Pharco|ow; Wadi Degla|by; Ismaily|yb; Kahraba Ismailia|rw`,
    { midweeks: '09-01 12-01 12-15 02-09 03-09 04-13', params: { total: 2.1 } },
  ),
  league(
    142,
    'ZA',
    'Premiership',
    42,
    [1480, 1230],
    '08-08..12-28,01-16..05-23',
    'Fri 19:30 | Sat 15:30*2 17:45 20:00 | Sun 15:30*2 17:45 // Tue 19:30*5 | Wed 19:30*3',
    `Mamelodi Sundowns|yb; Orlando Pirates|kw; Kaizer Chiefs|yk; Sekhukhune United|rk; Stellenbosch|mw; AmaZulu|gw;
    Polokwane City|gw; Durban City|bw; Golden Arrows|gy; TS Galaxy|rk; Richards Bay|bw; Siwelele|gw;
    Chippa United|sw; Marumo Gallants|mw; Milford|kw; Kruger United|rw`,
    { midweeks: '08-25 09-15 10-20 11-24 12-08 02-02 03-02 04-06', params: { total: 2.05 } },
  ),
  league(
    143,
    'MA',
    'Botola Pro',
    34,
    [1440, 1200],
    '09-11..12-20,01-22..06-14',
    'Fri 19:00 | Sat 15:00 17:00 19:00 | Sun 15:00 17:00 19:00 21:00',
    `RS Berkane|ow; AS FAR|kr; Raja Casablanca|gw; Wydad Casablanca|rw; FUS Rabat|wr; Maghreb de Fès|yk;
    Olympic Safi|rb; Ittihad Tanger|bw; Renaissance Zemamra|gw; Union Touarga|yk; Difaâ El Jadidi|gw;
    Hassania Agadir|rw; Kawkab Marrakech|rw; CODM Meknès|rg; Olympique Dcheira|yb; Yacoub El Mansour|bw`,
    { params: { total: 2.05 } },
  ),
  league(
    144,
    'DZ',
    'Ligue 1',
    28,
    [1360, 1140],
    '08-20..12-26,01-16..06-13',
    'Thu 16:00 18:00 | Fri 15:00 16:00*2 17:00 | Sat 16:00 18:00',
    `MC Alger|gr; CR Belouizdad|rw; JS Kabylie|yg; USM Alger|rk; CS Constantine|gk; ES Sétif|kw; JS Saoura|yg;
    MC Oran|rw; Paradou AC|yb; USM Khenchela|kw; ASO Chlef|rw; Olympique Akbou|rb; ES Ben Aknoun|yk; MB Rouissat|rw;
    US Biskra|gk; El Harrach|yk`,
    { params: { total: 2 } },
  ),
  league(
    145,
    'TN',
    'Ligue 1',
    28,
    [1390, 1090],
    '08-08..12-20,01-23..06-06',
    'Sat 14:00*2 16:30 | Sun 14:00*3 16:30*2',
    `Espérance Tunis|ry; Club Africain|rw; Étoile du Sahel|rw; CS Sfaxien|kw; US Monastir|bw; Stade Tunisien|rg;
    ES Zarzis|rk; ES Métlaoui|yr; CA Bizertin|yk; JS Kairouan|gw; Olympique Béja|rw; AS Marsa|gy; JS Omrane|yb;
    AS Soliman|gw; PS Sakiet Eddaïer|gw; Progrès Médenine|rk`,
    { params: { total: 1.9 } },
  ),
  league(
    146,
    'NG',
    'Premier League',
    22,
    [1250, 1110],
    '08-22..12-20,01-09..06-07',
    'Sat 16:00*2 | Sun 15:00*2 16:00*6',
    `Remo Stars|bw; Rivers United|bw; Rangers International|rw; Ikorodu City|bk; Nasarawa United|gw; Enyimba|bw;
    Abia Warriors|ow; Bendel Insurance|rw; Plateau United|gy; Shooting Stars|bw; Kano Pillars|yg; Katsina United|bk;
    Niger Tornadoes|bw; Bayelsa United|bw; El-Kanemi Warriors|gw; Kwara United|gw; Warri Wolves|bw;
    Wikki Tourists|yk; Barau FC|rw; Kun Khalifat|gw`,
    { params: { total: 2.05, homeAdvantage: 150 } },
  ),
  league(
    147,
    'GH',
    'Premier League',
    20,
    [1220, 1080],
    '09-11..12-27,01-15..06-14',
    'Fri 15:00 | Sat 15:00*3 | Sun 15:00*4 18:00',
    `Bibiani GoldStars|yk; Heart of Lions|bw; Asante Kotoko|rw; Medeama|yb; Hearts of Oak|ry; Samartex|gk;
    Nations FC|bw; Aduana FC|rk; Berekum Chelsea|bw; Dreams FC|gw; Karela United|yg; Young Apostles|bw;
    Vision FC|ow; Basake Holy Stars|rw; Hohoe United|rb; Techiman Eleven Wonders|bw; Swedru All Blacks|kw;
    Bechem United|bw`,
    { params: { total: 1.95, homeAdvantage: 130 } },
  ),
  league(
    148,
    'KE',
    'Premier League',
    18,
    [1160, 1030],
    '09-05..06-13',
    'Sat 14:00*3 15:00 16:00 | Sun 14:00*2 15:00 16:00',
    `Gor Mahia|gw; Kenya Police|bw; Tusker|yk; Shabana|rk; AFC Leopards|bw; KCB|gb; Kakamega Homeboyz|gw; Bandari|wb;
    Nairobi United|rk; Mara Sugar|gw; Kariobangi Sharks|gy; Murang'a SEAL|bw; Mathare United|yg; Posta Rangers|rb;
    Sofapaka|bw; Ulinzi Stars|rb; Bidco United|rw; APS Bomet|bw`,
    { params: { total: 1.9 } },
  ),
  league(
    149,
    'TZ',
    'Premier League',
    22,
    [1330, 1040],
    '09-15..06-20',
    'Sat 14:00 16:15 19:00 | Sun 14:00 16:15 19:00',
    `Young Africans|gy; Simba|rw; Azam|bw; Singida Black Stars|ky; Coastal Union|rk; Tabora United|yb; Namungo|yg;
    JKT Tanzania|gy; Dodoma Jiji|rb; Mashujaa|rk; Fountain Gate|bw; Pamba Jiji|gw; Mtibwa Sugar|gw; Mbeya City|vw;
    TRA United|yk; KMC|bk`,
    { params: { total: 2 } },
  ),
];

/** Continental cups and national teams. */
export const FOOTBALL_CUPS = [
  competition(
    8,
    'europe',
    'Champions League',
    98,
    [2050, 1550],
    [
      rounds('09-01..02-01', 'Tue 18:45*2 21:00*7 | Wed 18:45*2 21:00*7', {
        weeks: '09-08 10-13 10-20 11-03 11-24 12-08 01-19 01-26',
      }),
      spring('22 23 29 30 | 50 51 57 58 | 71 72 | 103'),
    ],
    `Paris Saint-Germain; Arsenal; Manchester City; Bayern Munich; Barcelona; Real Madrid; Liverpool; Inter;
    Atlético Madrid; Manchester United; Aston Villa; Borussia Dortmund; Napoli; Roma; Como; Porto; Sporting;
    Villarreal; RB Leipzig; Stuttgart; Real Betis; Lille; Lens; Galatasaray; PSV Eindhoven; Feyenoord; Club Brugge;
    Fenerbahçe; Bodø/Glimt; Slavia Praha; Shakhtar Donetsk; AEK Athens; LASK; Viking; Slovan Bratislava; Sabah`,
    { priority: true, params: { total: 3 } },
  ),
  competition(
    9,
    'europe',
    'Europa League',
    90,
    [1880, 1400],
    [
      rounds('09-01..02-01', 'Thu 18:45*9 21:00*9', { weeks: '09-17 10-15 10-22 11-05 11-26 12-10 01-21 01-28' }),
      spring('24 31 | 52 59 | 73 | 93'),
    ],
    `Juventus; Bayer Leverkusen; Milan; Benfica; Marseille; Lyon; Crystal Palace; Bournemouth; Sunderland;
    Real Sociedad; Celta Vigo; Hoffenheim; Rennes; Olympiacos; AZ Alkmaar; Union Saint-Gilloise; Celtic; Beşiktaş;
    Dinamo Zagreb; Ferencváros; Sparta Praha; Viktoria Plzeň; Red Bull Salzburg; Sturm Graz; Anderlecht;
    NEC Nijmegen; Lech Poznań; Jagiellonia; OFI Crete; Omonia Nicosia; Hapoel Be'er Sheva; Levski Sofia; Celje;
    Lillestrøm; Torreense; Ararat-Armenia`,
    { priority: true, params: { total: 2.85 } },
  ),
  competition(
    15,
    'europe',
    'Conference League',
    84,
    [1820, 1200],
    [
      rounds('09-24..12-31', 'Thu 18:45*9 21:00*9', { weeks: '09-24 10-15 10-22 11-05 11-26 12-10 12-17' }),
      spring('24 31 | 52 59 | 73 | 100'),
    ],
    `Atalanta; Brighton & Hove Albion; Monaco; Freiburg; Braga; Getafe; Ajax; Crvena zvezda; Copenhagen; Midtjylland;
    Panathinaikos; Trabzonspor; Twente; Gent; Sint-Truiden; Heart of Midlothian; Universitatea Craiova; Pafos;
    Brann; AGF Aarhus; Nordsjælland; Hajduk Split; Lugano; Thun; Jablonec; Mjällby; CSKA Sofia; Kairat; KuPS;
    Borac Banja Luka; RFS Riga; Kauno Žalgiris; Iberia 1999; Egnatia; Lincoln Red Imps|rk; Inter Club d'Escaldes|bw`,
    { priority: true, params: { total: 2.85 } },
  ),
  competition(
    19,
    'europe',
    "Women's Champions League",
    40,
    [1800, 1420],
    rounds('10-01..12-31', 'Tue 18:45*2 21:00*2 | Wed 18:45*2 21:00*2 | Thu 18:45', {
      weeks: '10-07 10-14 11-11 11-18 12-09 12-16',
    }),
    `Barcelona (W); Arsenal (W); Chelsea (W); Lyon (W); Bayern Munich (W); Manchester City (W); Real Madrid (W);
    Paris Saint-Germain (W); Wolfsburg (W); Juventus (W)|wk; Roma (W)|cy; Eintracht Frankfurt (W); Benfica (W)|rw;
    Paris FC (W); Twente (W)|rw; Vålerenga (W)|br; Hammarby (W)|gw; Slavia Praha (W)|rw`,
    { priority: true, params: { total: 3.3, homeAdvantage: 40 } },
  ),
  competition(
    24,
    'europe',
    'Youth League',
    20,
    [1300, 1100],
    rounds('09-01..12-31', 'Tue 14:00*5 16:00*4 | Wed 12:00*2 14:00*4 16:00*3', {
      weeks: '09-08 10-13 10-20 11-03 11-24 12-08',
    }),
    `Paris Saint-Germain|=; Arsenal|=; Manchester City|=; Bayern Munich|=; Barcelona|=; Real Madrid|=; Liverpool|=;
    Inter|=; Atlético Madrid|=; Manchester United|=; Aston Villa|=; Borussia Dortmund|=; Napoli|=; Roma|=; Como|=;
    Porto|=; Sporting|=; Villarreal|=; RB Leipzig|=; Stuttgart|=; Real Betis|=; Lille|=; Lens|=; Galatasaray|=;
    PSV Eindhoven|=; Feyenoord|=; Club Brugge|=; Fenerbahçe|=; Bodø/Glimt|=; Slavia Praha|=; Shakhtar Donetsk|=;
    AEK Athens|=; LASK|=; Viking|=; Slovan Bratislava|=; Sabah|=`,
    { suffix: ' U19', params: { total: 3.2, homeAdvantage: 35 } },
  ),
  competition(
    29,
    'europe',
    'Nations League A',
    74,
    [2120, 1700],
    rounds('09-21..10-06,11-09..11-17,03-22..03-31', 'Thu 20:45*4 | Fri 20:45*4 // Sun 18:00*2 20:45*2 | Mon 20:45*4'),
    `Spain|rb|ES; France|bw|FR; England|wr; Portugal|rg|PT; Germany|wk|DE; Netherlands|ow|NL; Italy|bw|IT;
    Croatia|rw|HR; Belgium|rk|BE; Norway|rw|NO; Denmark|rw|DK; Türkiye|rw|TR; Serbia|rw|RS; Greece|bw|GR;
    Czechia|rw|CZ; Wales|rg`,
    { priority: true, params: { total: 2.6 } },
  ),
  competition(
    34,
    'asia',
    'Champions League Elite',
    42,
    [1620, 1350],
    rounds('09-14..12-20,02-08..02-26', 'Mon 18:00 20:00*3 22:15*2 | Tue 18:00 20:00*3 22:15*2', {
      weeks: '09-15 09-29 10-20 11-03 11-24 12-08 12-22 02-10 02-17',
    }),
    `Al-Hilal; Al-Nassr; Al-Ahli; Al-Ittihad; Al Sadd; Al Duhail; Al Gharafa; Shabab Al Ahli; Al Ain; Tractor;
    Al-Shorta; Pakhtakor; Kashima Antlers; Vissel Kobe; Sanfrecce Hiroshima; Machida Zelvia; Jeonbuk Hyundai Motors;
    FC Seoul; Pohang Steelers; Shanghai Port; Chengdu Rongcheng; Buriram United; Johor Darul Ta'zim; Melbourne City`,
    { priority: true },
  ),
  competition(
    39,
    'africa',
    'CAF Champions League',
    38,
    [1500, 1200],
    rounds('11-20..12-13,01-22..02-22', 'Fri 17:00 20:00 | Sat 14:00 17:00 20:00 | Sun 14:00 17:00 20:00'),
    `Al Ahly; Pyramids; Mamelodi Sundowns; Orlando Pirates; RS Berkane; AS FAR; Espérance Tunis; MC Alger;
    CR Belouizdad; Young Africans; Simba; TP Mazembe|kw; Petro de Luanda|yb; Al Hilal Omdurman|bw; Rivers United;
    Stade d'Abidjan|rw`,
    { priority: true, params: { total: 2.05, homeAdvantage: 110 } },
  ),
  competition(
    42,
    'south_america',
    'Copa Libertadores',
    80,
    [1780, 1350],
    rounds('04-06..06-02', 'Tue 19:00*2 21:30*3 | Wed 19:00*2 21:30*3 | Thu 19:00*3 21:30*3'),
    `Flamengo; Palmeiras; Cruzeiro; Fluminense; Mirassol; Corinthians; Boca Juniors; Rosario Central; Estudiantes;
    Lanús; Platense; Independiente Rivadavia; Nacional (URU); Peñarol; Cerro Porteño; Libertad;
    Independiente del Valle; LDU Quito; Barcelona SC; Universidad Católica; Coquimbo Unido; Santa Fe; Junior;
    Independiente Medellín; Deportes Tolima; Universitario; Cusco FC; Sporting Cristal; Bolívar; Always Ready;
    Universidad Central; Deportivo La Guaira`,
    { priority: true, params: { total: 2.35, homeAdvantage: 110 } },
  ),
];
