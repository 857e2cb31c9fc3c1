import { competitionsOf, rounds } from './builders.ts';

const futsal = competitionsOf(14);

/** Futsal. */
export const FUTSAL = [
  futsal(
    421,
    'ES',
    'Primera División',
    38,
    [1650, 1380],
    rounds('09-11..12-20,01-08..05-23', 'Fri 19:00 21:00 | Sat 13:00 16:00 18:00 20:00 | Sun 12:00 18:00'),
    `ElPozo Murcia|rw; Barcelona|cb; Inter Movistar|gw; Jaén|yb; Jimbee Cartagena|yk; Palma|gw; Peñíscola|bw;
    Osasuna Magna|gw; Córdoba Patrimonio|gw; Valdepeñas|bw; Noia|kw; Industrias Santa Coloma|ow; Manzanares|bw;
    Ribera Navarra|ow; Betis|gw; Alzira|bw`,
  ),
  futsal(
    422,
    'IT',
    'Serie A',
    30,
    [1510, 1310],
    rounds('09-25..12-20,01-08..04-25', 'Fri 20:45*2 | Sat 16:00*2 18:00 | Sun 16:00 18:00'),
    `Meta Catania|br; Feldi Eboli|rb; Napoli|sw; Roma 1927|ry; Sandro Abate|gw; CDM Genova|rb; Italservice Pesaro|wr;
    Came Treviso|bw; Ecocity Genzano|gw; L84|gk; Saints Pagnano|kw; Capurso|by; Mantova|rw; Cosenza|br`,
  ),
  futsal(
    423,
    'RU',
    'Superliga',
    34,
    [1560, 1340],
    rounds('09-18..12-20,01-15..04-25', 'Fri 19:00 | Sat 15:00 17:00*2 | Sun 15:00 17:00'),
    `KPRF|rw; Tyumen|bw|@YEK; Gazprom-Ugra|bs|@YEK; Sinara|gw|@YEK; Torpedo Nizhny Novgorod|kw; Ukhta|rw;
    Sibiryak|gw|@NOV; Norilsk Nickel|bw|@KRA; Novaya Generatsiya|yr; KRISTALL St. Petersburg|bw; IrAero|bo|@IRK;
    TZMS Surgut|wb|@YEK`,
  ),
  futsal(
    424,
    'PT',
    'Liga Placard',
    32,
    [1640, 1330],
    rounds('09-12..12-20,01-09..04-18', 'Fri 21:00 | Sat 15:00 17:00*2 | Sun 15:00 18:00'),
    `Sporting|gw; Benfica|rw; Braga|rw; Leões Porto Salvo|rw; Ferreira do Zêzere|kw; Torreense|rb;
    Quinta dos Lombos|gw; Eléctrico|yk; Fundão|rw; Rio Ave|gw; Famalicão|bw; Lusitânia dos Açores|gk`,
  ),
  futsal(
    425,
    'BR',
    'Liga Nacional',
    36,
    [1580, 1320],
    rounds('04-10..12-13', 'Fri 19:30 20:00 | Sat 11:00 13:15 18:00 20:00*2 | Sun 10:30 13:00 15:00 | Mon 20:00 21:00'),
    `Magnus|yk; Jaraguá|ky; Carlos Barbosa|ok; Joinville|rw; Corinthians|kw; Praia Clube|bk; Cascavel|yk; Pato|ry;
    Minas|bw; Atlântico|gr; Campo Mourão|yb; Marreco|rk; São José|wb; Santo André|bw; Blumenau|bw; Umuarama|bk;
    Tubarão|bw; Foz Cataratas|gw; Assoeva|gw; Brasília|yb; Passo Fundo|rg; Sorocaba Yoka|rk; Esporte Futuro|rb;
    Juventude AGJ|gw`,
  ),
  futsal(
    426,
    'CZ',
    '1. liga',
    20,
    [1400, 1220],
    rounds('09-04..12-19,01-08..03-28', 'Fri 19:00 20:00*3 | Sat 18:00 | Sun 19:00'),
    `Sparta Praha|mw; Chrudim|yb; Interobal Plzeň|rb; Slavia Praha|rw; Helas Brno|rk; Žabinští Vlci|yk;
    Svarog Teplice|gy; Rapid Ústí|gw; Hradec Králové|kw; Mělník|bw; Liberec Gamaspol|bw; Olomouc|bk`,
  ),
  futsal(
    427,
    'europe',
    'Champions League',
    34,
    [1660, 1400],
    rounds('10-27..12-01', 'Tue 17:00 20:00*3 | Wed 18:00 20:00*3', { weeks: '10-27 11-24' }),
    `Palma; Sporting; Benfica; Jimbee Cartagena; Barcelona; Kairat Almaty|ky; Semey|bw; Riga|wb;
    Étoile Lavalloise|ok; Pula|yb; Loznica|bw; Sparta Praha; Meta Catania; Eindhoven|bw; Hovocubo|kw; Haladás|gw`,
    { priority: true },
  ),
];
