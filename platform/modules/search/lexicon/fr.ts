import type { LanguageNames } from './lexicon.ts';

/** Nicknames and words in French. */
export const FR: LanguageNames = {
  teams: `
    Paris Saint-Germain: psg, paris sg; Marseille: om, olympique de marseille, phocéens;
    Lyon: ol, olympique lyonnais, gones; Saint-Étienne: asse, verts; Lens: sang et or, rcl; Lille: losc, dogues;
    Monaco: asm, as monaco; Rennes: srfc, stade rennais; Nice: ogcn, aiglons;
    Strasbourg: rcsa, racing club de strasbourg; Nantes: fcn, canaris; Toulouse: tfc, téfécé; Brest: stade brestois;
    Lorient: merlus; Montpellier: mhsc; Reims: stade de reims; Angers: sco; Auxerre: aja; Le Havre: hac;
    Metz: grenats; Barcelona: barça; Milan: milan ac; Stuttgart: vfb stuttgart; Club Brugge: fc bruges, bruges;
    Gent: gand; Royal Antwerp: antwerp, anvers; Union Saint-Gilloise: union sg, rusg; Olympiacos: olympiakos;
    Wydad Casablanca: wac; Raja Casablanca: rca; Espérance Tunis: taraji;
  `,
  competitions: `
    france-ligue-1: l1, championnat de france; france-ligue-2: l2; europe-champions-league: ldc;
    europe-nations-league-a: ligue des nations; england-premier-league: championnat anglais;
    spain-la-liga: liga espagnole; belgium-pro-league: jupiler pro league;
  `,
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
