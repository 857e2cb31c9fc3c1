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
    sessions('06:50', '30:50', 2, 55, 4),
    `Zvezda Mytishchi|br; Krylatskoye|gw; Dobroye Delo|rw; Sokol Kolomna|nw; Vympel Korolyov|bw; Znamya Noginsk|rk;
    Meteor Balashikha|yb; Olimp-Dolgoprudny|bw; Titan Klin|rk; Strogino-2|bw; Peresvet Domodedovo|rw;
    Legion Khimki|kw; Luch Podolsk|yr; Avangard Lytkarino|br; Fortuna Ramenskoye|gy; Rubezh Odintsovo|sw;
    Spartak Shchyolkovo|rw; Kvant Obninsk|bw; Metallist Elektrostal|kr; Saturn Zhukovsky|bw`,
    SHORT,
  ),
  competition(
    74,
    'RU',
    'Division 4x4',
    12,
    [1280, 1090],
    sessions('09:55', '33:55', 2, 50, 4),
    `Moscow Bears|ub; Neva Wolves|ew; Kazan Leopards|gw; Ural Lynx|ok; Volga Sharks|bw; Don Horses|ry;
    Siberia Tigers|oy; Baltic Seals|nw; Amur Cranes|wr; Kuban Bulls|rk; Altai Eagles|yb; Baikal Foxes|os;
    Crimea Dolphins|bs; Tula Samovars|ay; Vyatka Hawks|ur; Kama Pikes|gk`,
    { params: { total: 9.4, periodMinutes: 15, homeAdvantage: 0 }, durationMinutes: 45 },
  ),
  competition(
    90,
    'PL',
    'Superliga 6',
    12,
    [1310, 1100],
    sessions('13:00', '37:00', 2, 60, 4),
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
    117,
    'TH',
    'Bangkok Sevens',
    10,
    [1240, 1050],
    sessions('09:00', '24:00', 3, 60, 4),
    `Khlong Toei|ob; Thonburi Kings|yb; Silom City|bw; Chatuchak Athletic|gw; Lat Phrao Rangers|rw; Bang Na Stars|vw;
    Phra Khanong|kr; Min Buri Tigers|oy; Nonthaburi Sevens|sw; Samut Prakan Crocs|gk; Sathorn Blue|bk;
    Dusit Royals|pn`,
    SHORT,
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
    431,
    'RU',
    'MLF 5x5',
    12,
    [1290, 1080],
    sessions('16:05', '40:05', 2, 55, 4),
    `Olymp MLF|bw; Rubikon|rk; Yunost MLF|gw; Gladiator|kr; Pobeda MLF|ry; Progress MLF|nb; Druzhba MLF|yg;
    Vityaz MLF|rw; Raketa MLF|os; Smena MLF|sw; Temp MLF|ok; Shtorm MLF|dv; Volna MLF|tb; Trud MLF|um; Start MLF|yk;
    Salyut MLF|vw`,
    SHORT,
  ),
  competition(
    432,
    'north_america',
    'Arena Soccer Series',
    10,
    [1290, 1080],
    sessions('19:10', '43:10', 2, 60, 4),
    `San Diego Sockers|yb; Utica City|bw; Baltimore Blast|rk; Milwaukee Wave|by; Kansas City Comets|nr;
    Empire Strykers|kw; Tacoma Stars|bw; St. Louis Ambush|ry; Texas Outlaws|ok; Harrisburg Heat|ro;
    Monterrey Flash|wb; Chihuahua Savage|gk`,
    { ...SHORT, durationMinutes: 55, params: { total: 10.5, periodMinutes: 20, homeAdvantage: 20 } },
  ),
];
