import { competitionsOf, sessions } from './builders.ts';

const competition = competitionsOf(1);
const SHORT = { params: { total: 7.2, periodMinutes: 20, homeAdvantage: 10 }, durationMinutes: 50 } as const;

/** Short formats that are played all day long. */
export const FOOTBALL_SHORT = [
  competition(
    57,
    'RU',
    'LFL 5x5',
    14,
    [1300, 1080],
    sessions('06:50', '30:50', 3, 70, 4),
    `Zenit|=; Krasnodar|=; Spartak Moscow|=; Lokomotiv Moscow|=; CSKA Moscow|=; Dynamo Moscow|=; Rubin|=; Akhmat|=;
    Rostov|=; Krylia Sovetov|=; Orenburg|=; Akron|=; Rodina|=; Fakel|=; Ural|=; Torpedo Moscow|=; Sochi|=; Rotor|=;
    Baltika|=; Arsenal Tula|=`,
    { ...SHORT, suffix: ' LFL', durationMinutes: 50 },
  ),
  competition(
    90,
    'PL',
    'Superliga 6',
    12,
    [1310, 1100],
    sessions('13:00', '37:00', 3, 70, 4),
    `TUR Ochota|rw; Gladiatorzy Eternis|kr; In Plus Warszawa|bw; Explo Team|og; Esportivo Varsovia|wb;
    Alpan Jarosław|gw; Ogień Bielany|ro; Szóstka Bydgoszcz|yr; KS Drukarz|bw; Deluxe Barbershop|ka;
    Lakiernik Tychy|ob; Contra|kw; FC Otamany|by; AnonyMMous|dk; Georgian Team|wr; Warsaw Bandziors|kr`,
    { params: { total: 7.6, periodMinutes: 25, homeAdvantage: 10 }, durationMinutes: 55 },
  ),
  competition(
    102,
    'BR',
    'Liga Fut7',
    12,
    [1320, 1100],
    sessions('08:00', '24:00', 3, 60, 4),
    `Flamengo|=; Vasco da Gama|=; Botafogo|=; Fluminense|=; Corinthians|=; Palmeiras|=; São Paulo|=; Santos|=;
    Grêmio|=; Internacional|=; Cruzeiro|=; Atlético Mineiro|=; Madureira|yv; Resende|gw; Olaria|bw; Bangu|rw;
    Portuguesa|=; América-RJ|rw`,
    { ...SHORT, suffix: ' Fut7', durationMinutes: 55 },
  ),
  competition(
    150,
    'ES',
    'Kings League',
    46,
    [1400, 1200],
    { kind: 'league', season: '10-04..12-20,01-24..05-16', slots: 'Sun 16:00 17:00 18:00 19:00 20:00 21:00' },
    `Porcinos FC|pk; Ultimate Móstoles|kr; Saiyans FC|ob; El Barrio|kg; Jijantes FC|bw; xBuyer Team|ky;
    Los Troncos|rw; Rayo de Barcelona|yb; Pio FC|ry; La Capital CF|bw; 1K FC|kl; Skull FC|kw`,
    { params: { total: 8.2, periodMinutes: 20, homeAdvantage: 0 }, durationMinutes: 55, zone: 'Europe/Madrid' },
  ),
  competition(
    432,
    'north_america',
    'Major Arena Soccer League',
    24,
    [1290, 1150],
    {
      kind: 'rotation',
      season: '11-20..04-12',
      groups: 'Fri Sun*6 | Thu Sat*2',
      slots: '19:05*2 19:35',
    },
    `San Diego Sockers|yb|@P; Utica City|bw; Baltimore Blast|rk; Milwaukee Wave|by|@C; Kansas City Comets|nr|@C;
    Empire Strykers|kw|@P; Tacoma Stars|bw|@P; St. Louis Ambush|ry|@C`,
    { ...SHORT, durationMinutes: 100, params: { total: 10.5, periodMinutes: 20, homeAdvantage: 40 } },
  ),
];
