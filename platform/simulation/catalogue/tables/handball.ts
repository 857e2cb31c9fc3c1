import { competitionsOf, leaguesOf, rounds } from './builders.ts';

const league = leaguesOf(8);
const competition = competitionsOf(8);

/** Handball. */
export const HANDBALL = [
  league(
    299,
    'DE',
    'Bundesliga',
    60,
    [1700, 1440],
    '08-27..12-27,02-04..06-07',
    'Thu 19:00*2 | Fri 19:00 20:00 | Sat 18:00 19:00 | Sun 15:00 16:30 18:00',
    `Magdeburg|gr; Füchse Berlin|gw; Flensburg-Handewitt|br; Kiel|kw; Melsungen|rw; Gummersbach|bw;
    Rhein-Neckar Löwen|yb; Hamburg|bw; Lemgo|bw; Hannover-Burgdorf|gw; Erlangen|rb; Göppingen|gw; Eisenach|bw;
    Stuttgart|wr; Bergischer HC|rb; Wetzlar|gw; Minden|gw; Balingen-Weilstetten|wr`,
    { params: { total: 60.5 } },
  ),
  league(
    300,
    'DE',
    '2. Bundesliga',
    32,
    [1470, 1290],
    '08-28..12-27,02-05..06-07',
    'Fri 19:00 19:30*3 | Sat 18:00 19:00*2 | Sun 16:00 17:00',
    `Leipzig|gb; Elbflorenz Dresden|yk; Potsdam|yb; Bietigheim|wb; Hüttenberg|rw; Coburg|yk; Nordhorn-Lingen|rw;
    Dormagen|bw; Hagen|gy; Essen|rw; Lübeck-Schwartau|bw; Ludwigshafen|rb; Grosswallstadt|rw; Oppenweiler|gw;
    Krefeld|yk; Konstanz|by; Ferndorf|rk; Hamm-Westfalen|rw`,
  ),
  league(
    301,
    'FR',
    'Liga Starligue',
    48,
    [1700, 1370],
    '09-04..12-20,02-05..06-07',
    'Thu 20:00*2 | Fri 20:00*4 | Sat 18:00 | Sun 17:00',
    `Paris Saint-Germain|nr; Nantes|vw; Montpellier|bw; Toulouse|vw; Saint-Raphaël|rk; Limoges|rw; Aix|rb; Nîmes|gw;
    Chambéry|bw; Cesson-Rennes|pk; Dunkerque|bw; Chartres|bw; Tremblay|yr; Istres|vw; Sélestat|vk; Dijon|rk`,
    { params: { total: 61 } },
  ),
  league(
    302,
    'ES',
    'Liga ASOBAL',
    44,
    [1690, 1300],
    '09-04..12-20,02-05..06-07',
    'Fri 20:00*2 | Sat 18:00*2 19:00*2 | Sun 12:00 18:00',
    `Barcelona|cb; Bidasoa Irún|yk; Logroño La Rioja|rw; Torrelavega|ok; Granollers|bw; Cuenca|rw; Ademar León|rw;
    Puente Genil|bw; Valladolid Recoletas|vw; Huesca|rw; Cangas|bw; Nava|wb; Guadalajara|vw; Villa de Aranda|yb;
    Caserío Ciudad Real|rk; Alcobendas|rb`,
  ),
  league(
    303,
    'DK',
    'Herreligaen',
    40,
    [1690, 1360],
    '09-02..12-29,02-03..05-10',
    'Wed 18:30*2 20:30 | Thu 19:00*2 | Sat 16:00 | Sun 16:00',
    `Aalborg|rw; GOG|yb; Skjern|bw; Bjerringbro-Silkeborg|wb; Fredericia|rw; Mors-Thy|bk; Ribe-Esbjerg|bw;
    Skanderborg|yr; Kolding|bw; Nordsjælland|bw; Ringsted|gw; Sønderjyske|bw; Grindsted|rk; TMS Ringsted|kw`,
  ),
  league(
    304,
    'SE',
    'Handbollsligan',
    34,
    [1540, 1310],
    '09-04..12-29,02-03..05-02',
    'Tue 19:00*2 | Wed 19:00*2 | Thu 19:00*3',
    `Ystad|rw; Sävehof|yk; Kristianstad|ok; Lugi|rw; Malmö|sw; Hammarby|gw; Alingsås|yb; Guif|by; Önnered|bw;
    Skövde|bw; Helsingborg|rb; Karlskrona|rw; Amo|bk; Hallby|yk`,
  ),
  league(
    305,
    'NO',
    'Rema 1000-ligaen',
    32,
    [1600, 1290],
    '09-02..12-19,02-03..05-02',
    'Wed 18:00*3 19:00 | Sat 16:00*2 | Sun 17:00',
    `Kolstad|ky; Elverum|rw; Runar|rk; Drammen|rw; Nærbø|bw; Bergen|br; Arendal|yk; Fjellhammer|gw; Kristiansand|rw;
    Halden|rk; Sandnes|rw; Follo|rb; Haslum|rw; Bækkelaget|kw`,
  ),
  league(
    306,
    'PL',
    'Superliga',
    34,
    [1660, 1260],
    '09-04..12-20,02-05..05-24',
    'Fri 18:00 20:30 | Sat 16:00 18:00 | Sun 16:00*2 | Mon 20:30',
    `Industria Kielce|yb; Wisła Płock|bw; Ostrovia|rw; Wybrzeże Gdańsk|bw; Chrobry Głogów|bw; Górnik Zabrze|rw;
    MMTS Kwidzyn|rk; Gwardia Opole|rb; Kalisz|yb; Azoty-Puławy|bw; Zagłębie Lubin|oc; Piotrcovia|rk; Stal Mielec|bw;
    Legionowo|gw`,
  ),
  league(
    307,
    'HU',
    'NB I',
    34,
    [1660, 1270],
    '09-02..12-19,02-03..05-24',
    'Wed 18:00*3 | Fri 18:00*2 | Sat 18:00*2',
    `Veszprém|rw; Pick Szeged|bw; Tatabánya|bw; Ferencváros|gw; Balatonfüred|wb; Csurgó|gk; Győr|gw; Komló|bw;
    Gyöngyös|gw; Dabas|bw; Budakalász|rk; Kecskemét|vw; Ózd|rk; PLER Budapest|gw`,
  ),
  league(
    308,
    'europe',
    'Champions League',
    58,
    [1720, 1520],
    '09-09..12-10,02-17..03-11',
    'Wed 18:45*3 20:45*2 | Thu 18:45*2 20:45',
    `Barcelona; Magdeburg; Füchse Berlin; Veszprém; Aalborg; Paris Saint-Germain; Industria Kielce; Nantes; GOG;
    Sporting|gw; Pick Szeged; Kolstad; Wisła Płock; Dinamo București|wr; Zagreb|bw; Eurofarm Pelister|gw`,
    { weeks: '09-09 09-16 09-23 09-30 10-14 10-21 11-11 11-18 11-25 12-02 12-09 02-17 02-24 03-03', priority: true },
  ),
  league(
    309,
    'europe',
    'European League',
    44,
    [1660, 1340],
    '10-13..12-02,02-16..03-10',
    'Tue 18:45*8 20:45*8',
    `Flensburg-Handewitt; Kiel; Melsungen; Hannover-Burgdorf; Montpellier; Saint-Raphaël; Fredericia; Skanderborg;
    Granollers; Torrelavega; Benfica|rw; Porto|bw; Elverum; Kristianstad; Nexe|yb; Partizan|kw; RK Vojvodina|rw;
    Kadetten Schaffhausen|ok; HC Kriens-Luzern|bw; Hard|rk; Slovan Bratislava|bw; Karviná|gw; Potaissa Turda|rk;
    AHC Dunărea Călărași|gw; Ystad; Ostrovia; Tatvan|rw; Tatabánya; Fejér Veszprém|bw; BSV Bern|yk; Vardar|rk;
    MRK Sloga|bw`,
    { weeks: '10-13 10-20 11-10 11-17 11-24 12-01 02-16 02-23', priority: true },
  ),
  league(
    310,
    'europe',
    'Champions League Women',
    42,
    [1700, 1420],
    '09-05..12-31,01-09..03-28',
    'Sat 16:00*2 18:00*2 | Sun 14:00 16:00*3',
    `Győr|gw; Metz|mw; Esbjerg|bw; Odense|rw; CSM București|br; Ferencváros|gw; Brest|vw; Ikast|kw;
    Borussia Dortmund|yk; Krim Ljubljana|bw; Podravka|br; Debrecen|rw; Gloria Bistrița|bw; Budućnost|bw; Sola|yb;
    Storhamar|yb`,
    { suffix: ' (W)', weeks: '09-12 09-19 09-26 10-03 10-17 10-24 11-07 11-14 11-21 01-09 01-16 01-23 02-06 02-13' },
  ),
  competition(
    311,
    'europe',
    'European Championship. Women',
    52,
    [1730, 1300],
    rounds('12-03..12-20', 'Mon 15:30*4 18:00*4 20:30*4 // Thu 15:30*4 18:00*4 20:30*4 // Sat 15:30*4 18:00*4 20:30*4'),
    `Norway|rw|NO; Denmark|rw|DK; France|bw|FR; Hungary|rg|HU; Sweden|yb|SE; Netherlands|ow|NL; Germany|wk|DE;
    Montenegro|ry|ME; Romania|yb|RO; Slovenia|bw|SI; Spain|rb|ES; Poland|wr|PL; Switzerland|rw|CH; Croatia|rw|HR;
    Austria|rw|AT; Czechia|rb|CZ; Türkiye|rw|TR; Serbia|rb|RS; North Macedonia|ry|MK; Iceland|br|IS; Slovakia|bw|SK;
    Ukraine|yb|UA; Faroe Islands|wb|FO; Portugal|rg|PT`,
    { suffix: ' (W)', params: { total: 54, homeAdvantage: 10 } },
  ),
];
