import type { LanguageNames } from './lexicon.ts';

/** Nicknames and words in Turkish. */
export const TR: LanguageNames = {
  teams: `
    Galatasaray: gs, cimbom, aslan; Fenerbahçe: fb, fener, sarı kanarya; Beşiktaş: bjk, kara kartal, kartal;
    Trabzonspor: ts, bordo mavi, fırtına; Başakşehir: istanbul başakşehir, ibfk; Göztepe: göz göz;
    Samsunspor: kırmızı şimşekler; Konyaspor: anadolu kartalı; Bursaspor: timsah; Çaykur Rizespor: rizespor;
    Gençlerbirliği: gençler; Kocaelispor: körfez; Antalyaspor: akrepler; Kayserispor: kayseri; Sivasspor: yiğidolar;
    Anadolu Efes: efes pilsen; Milan: milano; Inter: inter milano; Paris Saint-Germain: psg; Lyon: olimpik lyon;
    Juventus: juve; Porto: fc porto; Shakhtar Donetsk: şahtar; Türkiye: a milli takım, milli takım;
  `,
  competitions: `
    turkey-super-lig: trendyol süper lig; turkey-1-lig: birinci lig, trendyol 1 lig;
    europe-nations-league-a: uluslar ligi; england-premier-league: ingiltere premier ligi;
    spain-la-liga: ispanya ligi; germany-bundesliga: almanya ligi; italy-serie-a: italya ligi;
  `,
  sports: `
    football: futbol; tennis: tenis; basketball: basketbol, basket; ice-hockey: buz hokeyi; volleyball: voleybol; table-tennis: masa tenisi;
    handball: hentbol; baseball: beyzbol; american-football: amerikan futbolu; cricket: kriket; rugby-union: ragbi; darts: dart; snooker: bilardo;
    beach-volleyball: plaj voleybolu; mma: karma dövüş; futsal: salon futbolu; e-football: e-futbol; e-basketball: e-basketbol; e-hockey: e-hokey`,
  markets: `
    both_to_score: karşılıklı gol, kg var, kg; result: maç sonucu, ms; winner: kazanan; double_chance: çifte şans; draw_no_bet: beraberlikte iade;
    total: alt, üst, alt üst, gol; handicap: handikap; asian_handicap: asya handikabı; correct_score: doğru skor, skor tahmini;
    half_time_full_time: ilk yarı maç sonucu, iy ms; odd_even: tek çift; corners_total: korner, kornerler; cards_total: kart, kartlar;
    next_goal: sonraki gol, ilk gol`,
};
