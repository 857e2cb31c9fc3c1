import type { LanguageNames } from './lexicon.ts';

/** Nicknames and words in French. */
export const FR: LanguageNames = {
  teams: `
    Paris Saint-Germain: psg, paris sg; Marseille: om, olympique de marseille, phocéens; Lyon: ol, olympique lyonnais, gones;
    Saint-Étienne: asse, verts; Lens: sang et or, rcl; Lille: losc, dogues; Monaco: asm, as monaco; Rennes: srfc, stade rennais; Nice: ogcn, aiglons;
    Strasbourg: rcsa, racing club de strasbourg; Nantes: fcn, canaris; Toulouse: tfc, téfécé; Brest: stade brestois; Lorient: merlus; Montpellier: mhsc;
    Reims: stade de reims; Angers: sco; Auxerre: aja; Le Havre: hac; Metz: grenats; Barcelona: barcelone, barça;
    Milan: milan ac, ac milan; Inter: inter milan; Roma: as rome; Napoli: naples; Sevilla: séville; Valencia: valence;
    Bayern Munich: bayern de munich; Köln: cologne; Stuttgart: vfb stuttgart; Hamburger SV: hambourg; Club Brugge: fc bruges, bruges;
    Gent: la gantoise, gand; Royal Antwerp: antwerp, anvers; Mechelen: malines; Union Saint-Gilloise: union sg, rusg; Copenhagen: copenhague;
    Crvena zvezda: étoile rouge de belgrade; Olympiacos: olympiakos; Sporting: sporting portugal; Spain: espagne; Türkiye: turquie; Wydad Casablanca: wac; Raja Casablanca: rca;
    Espérance Tunis: taraji; Basel: bâle; Zürich: zurich; Luzern: lucerne`,
  competitions: `
    france-ligue-1: l1, championnat de france; france-ligue-2: l2; europe-champions-league: ligue des champions, ldc;
    europe-europa-league: ligue europa; europe-conference-league: ligue conférence; europe-nations-league-a: ligue des nations;
    england-premier-league: championnat anglais; spain-la-liga: liga espagnole; belgium-pro-league: jupiler pro league`,
  sports: `
    football: foot; tennis: tennis; basketball: basket; ice-hockey: hockey sur glace; volleyball: volley, volley-ball;
    table-tennis: tennis de table, ping-pong; handball: hand; baseball: base-ball; american-football: football américain, foot us; rugby-union: rugby à xv;
    darts: fléchettes; badminton: bad; beach-volleyball: beach-volley; mma: arts martiaux mixtes; futsal: football en salle; e-football: e-foot`,
  markets: `
    both_to_score: les deux marquent, les deux équipes marquent, deux équipes marquent; result: résultat, résultat du match, 1n2;
    winner: vainqueur; double_chance: double chance; draw_no_bet: remboursé si nul; total: plus de, moins de, plus moins, buts;
    handicap: handicap; asian_handicap: handicap asiatique; correct_score: score exact; half_time_full_time: mi-temps fin de match;
    odd_even: pair impair; corners_total: corners, coups de pied de coin; cards_total: cartons; next_goal: prochain but, premier but`,
};
