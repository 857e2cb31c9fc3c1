import { competitionsOf, sessions } from './builders.ts';

const competition = competitionsOf(2);

/** Three against three, round the clock. */
export const HOCKEY_SHORT = [
  competition(
    178,
    'RU',
    'Liga Pro 3x3',
    10,
    [1240, 1060],
    sessions('13:40', '37:40', 2, 50, 4),
    `Ice Wolves|ew; Red Hammers|rk; Polar Foxes|sw; Northern Owls|nw; Steel Bears|dk; Blue Comets|bw;
    Golden Falcons|ak; Black Panthers|kr; Storm Riders|vw; Taiga Lynx|go; Frost Giants|sb; Ural Titans|om;
    Silver Sharks|et; Night Ravens|kv; Siberian Elks|ug; Baltic Waves|bs`,
    { params: { total: 9.5, periodMinutes: 10, homeAdvantage: 0 }, durationMinutes: 45 },
  ),
  competition(
    179,
    'CZ',
    'Short Hockey League',
    10,
    [1230, 1060],
    sessions('16:45', '40:45', 2, 50, 4),
    `Praha Lvi|ry; Brno Draci|rw; Ostrava Horníci|kr; Plzeň Indiáni|bw; Liberec Vlci|wb; Zlín Berani|yb;
    Jihlava Ježci|ur; Kladno Rytíři|bw; Pardubice Koně|rw; Hradec Lvi|kw; Olomouc Kohouti|rk; Tábor Kohouti|gw`,
    { params: { total: 8.6, periodMinutes: 12, homeAdvantage: 0 }, durationMinutes: 45 },
  ),
  competition(
    177,
    'RU',
    'Magnitka Open 3x3',
    10,
    [1230, 1060],
    sessions('19:50', '43:50', 2, 50, 4),
    `Stalevary|dk; Gornyaki|uy; Liteyshchiki|or; Prokatchiki|bw; Domenshchiki|rk; Koksokhimiki|kw; Energetiki|yb;
    Transportniki|gw; Stroiteli|ow; Metiznik|es; Ogneupor|ro; Kalibrovshchik|nw`,
    { params: { total: 9, periodMinutes: 10, homeAdvantage: 0 }, durationMinutes: 45 },
  ),
  competition(
    180,
    'BY',
    'Student Hockey 3x3',
    10,
    [1220, 1050],
    sessions('22:55', '46:55', 2, 50, 4),
    `BSU Minsk|bw; BNTU|rk; Grodno University|yg; Gomel University|gw; Brest University|sb; Vitebsk University|bk;
    Mogilev University|nr; Polotsk University|vw; BSUIR|ok; BSUPC|ty; Baranovichi University|gr; Pinsk University|tw`,
    { params: { total: 9.2, periodMinutes: 10, homeAdvantage: 0 }, durationMinutes: 45 },
  ),
];
