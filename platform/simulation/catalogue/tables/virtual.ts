import { competitionsOf, sessions } from './builders.ts';

const football = competitionsOf(85);
const basketball = competitionsOf(86);
const hockey = competitionsOf(87);
const EIGHT = { params: { periodMinutes: 4, total: 3.4 }, durationMinutes: 12 } as const;
const TWELVE = { params: { periodMinutes: 6, total: 4.4 }, durationMinutes: 16 } as const;

/** Football on the console: players behind real clubs. */
export const E_FOOTBALL = [
  football(
    483,
    'world',
    'GT Leagues. Nations',
    20,
    [1500, 1350],
    sessions('16:20', '40:20', 1, 25, 5),
    `France (Keano)|bw; Spain (Alexis)|rb; England (Boulevard)|wr; Brazil (Wboy)|yg; Argentina (Kalibrikon)|sw;
    Portugal (Sheva)|rg; Germany (Arthur)|wk; Italy (Nikkitta)|bw; Netherlands (Dangerdim)|ow; Belgium (Ovva)|rk;
    Croatia (Fratello)|rw; Morocco (Shang Tsung)|rg; Uruguay (Carnage)|sk; Japan (Lucas)|bw; Norway (Bolec)|rw`,
    TWELVE,
  ),
  football(
    484,
    'world',
    'GT Leagues. Champions',
    20,
    [1510, 1350],
    sessions('19:25', '43:25', 1, 25, 5),
    `Real Madrid (Kray)|=; Barcelona (Bomb1to)|=; Manchester City (Sane)|=; Arsenal (Laikingdast)|=;
    Liverpool (General)|=; Bayern Munich (Dm1trena)|=; Paris Saint-Germain (Hotshot)|=; Inter (Labotryas)|=;
    Milan (Petruchio)|=; Juventus (Furious)|=; Chelsea (Splinter)|=; Borussia Dortmund (Peacemaker)|=;
    Napoli (Elmagico)|=; Atlético Madrid (Jekunam)|=; Benfica (Flewless Phoenix)|=`,
    TWELVE,
  ),
  football(
    485,
    'world',
    'Esoccer Battle',
    18,
    [1490, 1340],
    sessions('22:30', '46:30', 1, 25, 4),
    `Manchester United (Cl1vlind)|=; Tottenham Hotspur (Fantazer)|=; Newcastle United (Tifosi)|=;
    Aston Villa (Hrusiktk)|=; Roma (Rossi)|=; Atalanta (Upcake22)|=; Bayer Leverkusen (Nezavisimost)|=;
    RB Leipzig (Shone)|=; Marseille (Kolos)|=; Porto (Bratan)|=; Ajax (Donatello)|=; Galatasaray (Senior)|=`,
    EIGHT,
  ),
  football(
    486,
    'world',
    'Esoccer Battle Volta',
    14,
    [1470, 1330],
    sessions('01:35', '25:35', 1, 25, 4),
    `Liverpool (Smetana)|=; Real Madrid (Andrew)|=; Barcelona (Yerema)|=; Arsenal (Dava)|=; Bayern Munich (Eros)|=;
    Manchester City (Jack)|=; Paris Saint-Germain (Maslina)|=; Juventus (Izi)|=`,
    { params: { periodMinutes: 3, total: 6.8 }, durationMinutes: 10 },
  ),
  football(
    487,
    'world',
    'H2H GG League',
    18,
    [1500, 1340],
    sessions('04:40', '28:40', 1, 25, 4),
    `Manchester City (Kodak)|=; Liverpool (Hawk)|=; Chelsea (Dream)|=; Arsenal (Prophet)|=; Real Madrid (Outlaw)|=;
    Barcelona (Inferno)|=; Bayern Munich (Saint)|=; Inter (Galikooo)|=; Paris Saint-Germain (Heretic)|=;
    Milan (Meltosik)|=; Napoli (Cavempt)|=; Borussia Dortmund (Bandit)|=`,
    EIGHT,
  ),
  football(
    488,
    'europe',
    'Cyber Live Arena',
    16,
    [1480, 1330],
    sessions('07:45', '31:45', 1, 25, 4),
    `Manchester City (Vendetta)|=; Arsenal (Crysis)|=; Real Madrid (Nightxx)|=; Atlético Madrid (Professor)|=;
    Inter (Space)|=; Roma (Gianni)|=; Bayern Munich (Matador)|=; Liverpool (Aibothard)|=;
    Paris Saint-Germain (Rodja)|=; Barcelona (Banega)|=; Juventus (Cantona)|=; Chelsea (Grellz)|=`,
    { params: { periodMinutes: 5, total: 4 }, durationMinutes: 14 },
  ),
  football(
    489,
    'europe',
    'Adriatic League',
    14,
    [1470, 1330],
    sessions('10:50', '34:50', 1, 25, 4),
    `Hajduk Split (Leo)|=; Dinamo Zagreb (Kiki)|=; Partizan (Žuti)|=; Crvena zvezda (Delija)|=;
    Olimpija Ljubljana (Zmaj)|=; Sarajevo (Bego)|=; Rijeka (Armada)|=; Maribor (Viola)|=`,
    { params: { periodMinutes: 5, total: 4.2 }, durationMinutes: 14 },
  ),
  football(
    490,
    'asia',
    'Valhalla Cup',
    14,
    [1460, 1320],
    sessions('13:55', '37:55', 1, 25, 4),
    `Manchester United (Thor)|=; Tottenham Hotspur (Odin)|=; Liverpool (Loki)|=; Arsenal (Freya)|=;
    Chelsea (Baldur)|=; Manchester City (Tyr)|=; Aston Villa (Heimdall)|=; Newcastle United (Fenrir)|=`,
    { params: { periodMinutes: 3, total: 5.4 }, durationMinutes: 10 },
  ),
];

/** Basketball on the console. */
export const E_BASKETBALL = [
  basketball(
    495,
    'world',
    'H2H GG League 4x5',
    18,
    [1500, 1360],
    sessions('17:00', '41:00', 1, 30, 5),
    `OKC Thunder (Spooky)|bo; BOS Celtics (Gallant)|gw; DEN Nuggets (Sonic)|ny; LA Lakers (Prodigy)|vy;
    GS Warriors (Kj)|ba; MIL Bucks (Robin)|fw; NY Knicks (Carnage)|bo; PHX Suns (Exo)|vo; DAL Mavericks (Hogg)|bn;
    CLE Cavaliers (Lord)|my; MIN Timberwolves (Chieftain)|nl; SA Spurs (Walkon)|ek; HOU Rockets (Encore)|re;
    MIA Heat (Juma)|ra; ORL Magic (Blade)|bk`,
  ),
  basketball(
    496,
    'world',
    'Ebasketball Battle 4x5',
    16,
    [1490, 1350],
    sessions('20:05', '44:05', 1, 30, 5),
    `ATL Hawks (Fear)|rl; CHI Bulls (Scorch)|rk; DET Pistons (Lethal)|rb; IND Pacers (Shadow)|an;
    LA Clippers (Turbo)|br; MEM Grizzlies (Grizz)|sn; NO Pelicans (Voodoo)|na; PHI 76ers (Liberty)|br;
    POR Blazers (Ember)|kr; SAC Kings (Crown)|vk`,
  ),
  basketball(
    497,
    'world',
    'NBA 2K Cyber League',
    16,
    [1480, 1350],
    sessions('23:10', '47:10', 1, 30, 4),
    `Boston Celtics (Ilya)|gw; Denver Nuggets (Max)|ny; Milwaukee Bucks (Timon)|fw; Dallas Mavericks (Zeus)|bn;
    Golden State (Roma)|ba; Los Angeles Lakers (Denis)|vy; Miami Heat (Oleg)|ra; Phoenix Suns (Artem)|vo`,
  ),
  basketball(
    506,
    'north_america',
    'NBA 2K League',
    20,
    [1500, 1360],
    sessions('02:15', '26:15', 1, 30, 5),
    `76ers GC|br; Blazer5 Gaming|kr; Bucks Gaming|fw; Cavs Legion GC|my; Celtics Crossover Gaming|gw; DUX Infinitos|vk;
    Gen.G Tigers|ka; Grizz Gaming|sn; Hawks Talon GC|rl; Heat Check Gaming|ra; Hornets Venom GT|tv; Jazz Gaming|nl;
    Kings Guard Gaming|vk; Knicks Gaming|bo; Lakers Gaming|vy; Magic Gaming|bk; Mavs Gaming|bn; NetsGC|kw;
    Pacers Gaming|na; Pistons GT|rb; Raptors Uprising GC|rk; T-Wolves Gaming|nl; Warriors Gaming Squad|ba;
    Wizards District Gaming|rn`,
  ),
];

/** Ice hockey on the console. */
export const E_HOCKEY = [
  hockey(
    503,
    'world',
    'H2H Liga-1',
    14,
    [1490, 1350],
    sessions('08:25', '32:25', 1, 25, 4),
    `Colorado Avalanche (Frosty)|mb; Tampa Bay Lightning (Volt)|bw; Edmonton Oilers (Rig)|ob;
    Vegas Golden Knights (Ace)|ak; Toronto Maple Leafs (Maple)|bw; Boston Bruins (Ursa)|yk;
    Carolina Hurricanes (Gale)|rk; Dallas Stars (Lone)|gk`,
  ),
  hockey(
    504,
    'europe',
    'NHL Cyber Series',
    14,
    [1480, 1340],
    sessions('11:30', '35:30', 1, 25, 4),
    `Florida Panthers (Sergey)|rn; New York Rangers (Pavel)|br; Washington Capitals (Alex)|rn;
    Pittsburgh Penguins (Geno)|ky; Detroit Red Wings (Wheel)|rw; Montreal Canadiens (Habs)|rb;
    Minnesota Wild (Kirill)|fr; New Jersey Devils (Nemo)|rk`,
  ),
  hockey(
    505,
    'world',
    'Esports Battle Hockey',
    14,
    [1480, 1340],
    sessions('14:35', '38:35', 1, 25, 4),
    `Sweden (Nyx)|yb; Finland (Sisu)|wb; Canada (Leaf)|rw; Czechia (Lev)|rb; USA (Eagle)|bw; Switzerland (Alp)|rw;
    Germany (Adler)|kr; Slovakia (Tatra)|bw`,
  ),
];
