import type { LanguageNames } from './lexicon.ts';

/** Nicknames and words in English. */
export const EN: LanguageNames = {
  teams: `
    Manchester United: man utd, man u, mufc, red devils; Manchester City: mcfc, citizens, cityzens;
    Arsenal: gunners, afc arsenal; Tottenham Hotspur: spurs, thfc; Liverpool: lfc, reds; Chelsea: cfc, blues;
    Newcastle United: magpies, toon, nufc; West Ham United: hammers, irons; Everton: toffees;
    Aston Villa: villans, avfc; Leeds United: the whites; Wolverhampton Wanderers: wolves;
    Nottingham Forest: notts forest, tricky trees; Crystal Palace: eagles; Brighton & Hove Albion: seagulls;
    Leicester City: foxes; Southampton: saints; West Bromwich Albion: west brom, baggies, wba;
    Queens Park Rangers: qpr; Sheffield United: blades; Sheffield Wednesday: owls; Sunderland: black cats;
    Middlesbrough: boro; Norwich City: canaries; Ipswich Town: tractor boys; Fulham: cottagers;
    Bournemouth: cherries; Brentford: bees; Milton Keynes Dons: mk dons; Celtic: the bhoys;
    Rangers: the gers, glasgow rangers; Heart of Midlothian: hearts; Hibernian: hibs;
    Barcelona: barca, fcb, blaugrana; Real Madrid: rma, los blancos, merengues; Atlético Madrid: atleti;
    Deportivo La Coruña: depor; Paris Saint-Germain: psg, paris sg; Marseille: om;
    Lyon: ol; Saint-Étienne: asse; Bayern Munich: fc bayern, fcb; Borussia Dortmund: bvb;
    Borussia Mönchengladbach: gladbach; Eintracht Frankfurt: sge; Hamburger SV: hsv;
    Inter: internazionale, nerazzurri; Milan: rossoneri; Juventus: juve, old lady; Roma: giallorossi;
    Porto: fc porto; Sporting: sporting lisbon; Benfica: slb; Olympiacos: olympiakos;
    Crvena zvezda: red star belgrade; Shakhtar Donetsk: shakhtar; Copenhagen: fck; Oklahoma City Thunder: okc;
    Golden State Warriors: dubs, gsw; Philadelphia 76ers: sixers; Cleveland Cavaliers: cavs; Dallas Mavericks: mavs;
    Minnesota Timberwolves: wolves; Portland Trail Blazers: blazers; Los Angeles Lakers: la lakers;
    Los Angeles Clippers: la clippers; New York Knicks: ny knicks; Montreal Canadiens: habs;
    Toronto Maple Leafs: leafs; Chicago Blackhawks: hawks; Tampa Bay Lightning: bolts; New England Patriots: pats;
    San Francisco 49ers: niners; Philadelphia Eagles: birds; Tampa Bay Buccaneers: bucs; Jacksonville Jaguars: jags;
    New York Yankees: bronx bombers; Arizona Diamondbacks: dbacks; Natus Vincere: navi;
    Royal Challengers Bengaluru: rcb; Chennai Super Kings: csk; Mumbai Indians: mi; Kolkata Knight Riders: kkr;
    Türkiye: turkey; Czechia: czech republic; Netherlands: holland;
  `,
  competitions: `
    england-premier-league: epl, prem, english premier league; europe-champions-league: ucl, cl;
    europe-europa-league: uel; europe-conference-league: uecl; england-championship: efl championship;
    england-womens-super-league: wsl; spain-la-liga: laliga, primera division; italy-serie-a: calcio;
    usa-nba: national basketball association; usa-nhl: national hockey league; usa-nfl: national football league;
    usa-mlb: major league baseball; india-indian-premier-league: ipl; australia-big-bash-league: bbl;
    france-roland-garros: french open; saudi-arabia-pro-league: spl, saudi league;
  `,
  sports: `
    football: soccer, footy; american-football: gridiron, nfl; mma: ufc, mixed martial arts, cage fighting; ice-hockey: hockey;
    table-tennis: ping pong; cs2: csgo, counter strike; dota-2: dota; league-of-legends: lol; rugby-union: rugby;
    e-football: fifa, efootball, esoccer; e-basketball: nba 2k, ebasketball; e-hockey: ehockey, nhl esports`,
  markets: `
    both_to_score: btts, gg, both teams to score, both to score, both score; result: 1x2, match result, full time result, three way;
    winner: moneyline, match winner, to win; double_chance: dc, double chance, 1x, x2; draw_no_bet: dnb, draw no bet;
    total: total, totals, over, under, over under, ou, goals; handicap: handicap, spread, hcp; asian_handicap: asian handicap, ah;
    correct_score: correct score, exact score; half_time_full_time: htft, ht ft, half time full time; odd_even: odd even;
    corners_total: corners, total corners; cards_total: cards, bookings, total cards; next_goal: next goal, first goal`,
};
