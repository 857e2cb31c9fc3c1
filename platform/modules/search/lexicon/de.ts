import type { LanguageNames } from './lexicon.ts';

/** Nicknames and words in German. */
export const DE: LanguageNames = {
  teams: `
    Bayern Munich: fc bayern, fcb, rekordmeister; Borussia Dortmund: bvb, schwarzgelben;
    Borussia Mönchengladbach: gladbach, fohlen; Bayer Leverkusen: werkself; RB Leipzig: rasenballsport, bullen;
    Eintracht Frankfurt: sge, adler; Hamburger SV: hsv, rothosen; Schalke 04: s04, knappen, königsblauen;
    Köln: effzeh, geißböcke; Werder Bremen: svw; Stuttgart: vfb; Union Berlin: eiserne; Hertha BSC: alte dame;
    St. Pauli: kiezkicker; Nürnberg: club, fcn; Kaiserslautern: fck, lautern, rote teufel;
    Wolfsburg: wölfe, vfl wolfsburg; Freiburg: breisgauer, sc freiburg; Mainz 05: nullfünfer; Augsburg: fca;
    1860 München: löwen, sechzig; Arminia Bielefeld: dsc; Red Bull Salzburg: rb salzburg; Rapid Wien: rapid vienna;
    Austria Wien: veilchen; Napoli: ssc neapel; Juventus: juve, alte dame; Porto: fc porto;
    Olympiacos: olympiakos piräus;
  `,
  competitions: `
    germany-bundesliga: buli, erste bundesliga; germany-2-bundesliga: zweite liga, zweite bundesliga;
    germany-3-liga: dritte liga; europe-champions-league: königsklasse; europe-nations-league-a: nationenliga;
    england-premier-league: englische liga; spain-la-liga: spanische liga;
  `,
  sports: `
    football: fußball, fussball; tennis: tennis; basketball: basketball; ice-hockey: eishockey; volleyball: volleyball;
    table-tennis: tischtennis; handball: handball; american-football: american football; cricket: kricket; rugby-union: rugby;
    beach-volleyball: beachvolleyball; darts: dart, pfeile; mma: kampfsport; futsal: hallenfußball; e-football: e-fußball; e-hockey: e-eishockey; e-basketball: e-basketball`,
  markets: `
    both_to_score: beide treffen, beide teams treffen, beide tore; result: spielausgang, endergebnis, dreiweg;
    winner: sieger, gewinner; double_chance: doppelte chance; draw_no_bet: unentschieden keine wette, remis geld zurück;
    total: über, unter, über unter, tore; handicap: handicap; asian_handicap: asiatisches handicap; correct_score: genaues ergebnis;
    half_time_full_time: halbzeit endstand; odd_even: gerade ungerade; corners_total: ecken, eckbälle; cards_total: karten, gelbe karten;
    next_goal: nächstes tor, erstes tor`,
};
