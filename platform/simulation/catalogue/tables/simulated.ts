import { competitionsOf, sessions } from './builders.ts';

const football = competitionsOf(1);
const cricket = competitionsOf(66);
const LEAGUE = { suffix: ' SRL', simulated: true, params: { homeAdvantage: 40 } } as const;
const NATIONS = { suffix: ' SRL', simulated: true, params: { homeAdvantage: 0 } } as const;
const TWENTY = {
  suffix: ' SRL',
  simulated: true,
  params: { total: 164, homeAdvantage: 0 },
  durationMinutes: 210,
} as const;

/** Football of the Simulated Reality League: whole games of real clubs, simulated round the clock. */
export const FOOTBALL_SIMULATED = [
  football(
    275,
    'england',
    'Premier League SRL',
    22,
    [1560, 1380],
    sessions('00:10', '24:10', 5, 125, 4),
    `Arsenal|=; Manchester City|=; Liverpool|=; Chelsea|=; Manchester United|=; Aston Villa|=; Newcastle United|=;
    Tottenham Hotspur|=; Brighton & Hove Albion|=; Bournemouth|=; Crystal Palace|=; Nottingham Forest|=; Brentford|=;
    Everton|=; Fulham|=; Sunderland|=; Leeds United|=; Ipswich Town|=; Coventry City|=; Hull City|=`,
    LEAGUE,
  ),
  football(
    493,
    'ES',
    'La Liga SRL',
    21,
    [1560, 1370],
    sessions('00:30', '24:30', 5, 125, 4),
    `Barcelona|=; Real Madrid|=; Atlético Madrid|=; Villarreal|=; Real Betis|=; Athletic Bilbao|=; Real Sociedad|=;
    Celta Vigo|=; Sevilla|=; Valencia|=; Osasuna|=; Rayo Vallecano|=; Getafe|=; Espanyol|=; Alavés|=; Elche|=;
    Levante|=; Racing Santander|=; Deportivo La Coruña|=; Málaga|=`,
    LEAGUE,
  ),
  football(
    494,
    'IT',
    'Serie A SRL',
    20,
    [1550, 1370],
    sessions('00:50', '24:50', 5, 125, 4),
    `Inter|=; Napoli|=; Juventus|=; Milan|=; Roma|=; Atalanta|=; Como|=; Bologna|=; Lazio|=; Fiorentina|=; Torino|=;
    Udinese|=; Sassuolo|=; Genoa|=; Parma|=; Cagliari|=; Venezia|=; Monza|=; Lecce|=; Frosinone|=`,
    LEAGUE,
  ),
  football(
    500,
    'DE',
    'Bundesliga SRL',
    20,
    [1560, 1370],
    sessions('01:10', '25:10', 4, 125, 4),
    `Bayern Munich|=; Borussia Dortmund|=; Bayer Leverkusen|=; RB Leipzig|=; Stuttgart|=; Hoffenheim|=;
    Eintracht Frankfurt|=; Freiburg|=; Mainz 05|=; Borussia Mönchengladbach|=; Augsburg|=; Union Berlin|=;
    Werder Bremen|=; Köln|=; Hamburger SV|=; Schalke 04|=; Elversberg|=; Paderborn|=`,
    LEAGUE,
  ),
  football(
    501,
    'FR',
    'Ligue 1 SRL',
    19,
    [1560, 1360],
    sessions('01:30', '25:30', 4, 125, 4),
    `Paris Saint-Germain|=; Marseille|=; Lens|=; Lyon|=; Lille|=; Monaco|=; Rennes|=; Strasbourg|=; Nice|=; Toulouse|=;
    Paris FC|=; Brest|=; Lorient|=; Angers|=; Auxerre|=; Le Havre|=; Troyes|=; Le Mans|=`,
    LEAGUE,
  ),
  football(
    502,
    'europe',
    'Euro SRL',
    19,
    [1580, 1380],
    sessions('00:20', '24:20', 4, 125, 4),
    `Spain|rb; France|bw; England|wr; Portugal|rg; Germany|wk; Netherlands|ow; Italy|bw; Croatia|rw; Belgium|rk;
    Norway|rw; Denmark|rw; Türkiye|rw; Serbia|rw; Greece|bw; Czechia|rw; Wales|rg; Switzerland|rw; Austria|rw`,
    NATIONS,
  ),
  football(
    74,
    'PT',
    'Primeira Liga SRL',
    18,
    [1540, 1370],
    sessions('00:05', '24:05', 4, 125, 4),
    `Porto|=; Sporting|=; Benfica|=; Braga|=; Vitória Guimarães|=; Famalicão|=; Gil Vicente|=; Moreirense|=;
    Estoril|=; Rio Ave|=; Arouca|=; Santa Clara|=; Alverca|=; Casa Pia|=; Nacional|=; Estrela da Amadora|=;
    Marítimo|=; Académico de Viseu|=`,
    LEAGUE,
  ),
  football(
    117,
    'NL',
    'Eredivisie SRL',
    18,
    [1540, 1370],
    sessions('00:25', '24:25', 4, 125, 4),
    `PSV Eindhoven|=; Feyenoord|=; Ajax|=; AZ Alkmaar|=; Twente|=; NEC Nijmegen|=; Utrecht|=; Heerenveen|=;
    Groningen|=; Sparta Rotterdam|=; Go Ahead Eagles|=; Fortuna Sittard|=; PEC Zwolle|=; Cambuur|=; Willem II|rb;
    ADO Den Haag|=; Excelsior|=; Telstar|=`,
    LEAGUE,
  ),
  football(
    431,
    'BR',
    'Série A SRL',
    18,
    [1540, 1370],
    sessions('00:45', '24:45', 5, 125, 4),
    `Flamengo|=; Palmeiras|=; Cruzeiro|=; Botafogo|=; Fluminense|=; Bahia|=; Mirassol|=; São Paulo|=; Corinthians|=;
    Atlético Mineiro|=; Grêmio|=; Internacional|=; Red Bull Bragantino|=; Athletico Paranaense|=; Vasco da Gama|=;
    Santos|=; Coritiba|=; Vitória|=; Chapecoense|=; Remo|=`,
    LEAGUE,
  ),
];

/** Cricket of the Simulated Reality League. */
export const CRICKET_SIMULATED = [
  cricket(
    507,
    'world',
    'T20 International SRL',
    18,
    [1600, 1380],
    sessions('02:05', '26:05', 3, 215, 4),
    `India|bo; Australia|yg; England|rn; New Zealand|kw; South Africa|gy; Pakistan|gw; West Indies|my; Sri Lanka|by;
    Bangladesh|gr; Afghanistan|br; Ireland|gw; Zimbabwe|ry`,
    TWENTY,
  ),
  cricket(
    508,
    'IN',
    'Premier League SRL',
    18,
    [1560, 1450],
    sessions('03:40', '27:40', 3, 215, 3),
    `Royal Challengers Bengaluru|rk; Punjab Kings|re; Mumbai Indians|ba; Gujarat Titans|nk; Sunrisers Hyderabad|ok;
    Delhi Capitals|br; Lucknow Super Giants|bo; Kolkata Knight Riders|va; Rajasthan Royals|pb; Chennai Super Kings|yb`,
    TWENTY,
  ),
];
