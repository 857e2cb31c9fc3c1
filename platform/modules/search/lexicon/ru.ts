import type { LanguageNames } from './lexicon.ts';

/** Nicknames and words in Russian. */
export const RU: LanguageNames = {
  teams: `
    Manchester United: мю, ман юнайтед, красные дьяволы; Manchester City: ман сити, мс, горожане;
    Arsenal: канониры, пушкари; Tottenham Hotspur: тоттенхэм, шпоры; Chelsea: аристократы; Liverpool: мерсисайдцы;
    Newcastle United: ньюкасл, сороки; West Ham United: вест хэм, молотобойцы; Everton: ириски;
    Leicester City: лестер, лисы; Wolverhampton Wanderers: вулверхэмптон, волки; Brighton & Hove Albion: брайтон;
    Leeds United: лидс; Real Madrid: сливочные; Barcelona: барса, каталонцы; Atlético Madrid: атлетико, матрасники;
    Athletic Bilbao: атлетик; Valencia: летучие мыши; Borussia Dortmund: шмели; Bayer Leverkusen: байер, леверкузен;
    RB Leipzig: лейпциг, быки; Schalke 04: шальке; Eintracht Frankfurt: айнтрахт; Juventus: юве, старая синьора;
    Roma: волчицы; Paris Saint-Germain: псж; Zenit: сине бело голубые; Spartak Moscow: красно белые;
    CSKA Moscow: цска, армейцы; Lokomotiv Moscow: локо, железнодорожники; Dynamo Moscow: бело голубые;
    Krasnodar: быки краснодар; Akhmat: терек; SKA St. Petersburg: ска; Shakhtar Donetsk: горняки; Galatasaray: гала;
    Fenerbahçe: фенер; Crvena zvezda: красная звезда; Los Angeles Lakers: лейкерс;
    Golden State Warriors: голден стейт; Natus Vincere: нави; Netherlands: голландия;
  `,
  competitions: `
    russia-premier-league: рпл, российская премьер лига; england-premier-league: апл, английская премьер лига;
    spain-la-liga: примера; europe-champions-league: лч; europe-europa-league: ле;
    europe-nations-league-a: лига наций; russia-first-league: фнл;
  `,
  sports: `
    football: футбол; tennis: теннис; basketball: баскетбол; ice-hockey: хоккей, хоккей с шайбой; volleyball: волейбол; table-tennis: настольный теннис; handball: гандбол; baseball: бейсбол; american-football: американский футбол; cricket: крикет;
    rugby-union: регби; mma: мма, юфс, бои без правил; darts: дартс; snooker: снукер; badminton: бадминтон; futsal: мини футбол, футзал; beach-volleyball: пляжный волейбол; cs2: кс, контра, контр страйк; dota-2: дота; league-of-legends: лол; valorant: валорант; e-football: киберфутбол; e-basketball: кибербаскетбол; e-hockey: киберхоккей`,
  markets: `
    both_to_score: обе забьют, оз, обе; result: исход, п1, п2, победа, исход матча; winner: победитель; double_chance: двойной шанс; draw_no_bet: ничья возврат, фора 0;
    total: тотал, тб, тм, больше, меньше, тотал больше, тотал меньше, голы; handicap: фора, гандикап; asian_handicap: азиатская фора; correct_score: точный счет; half_time_full_time: тайм матч; odd_even: чет нечет; corners_total: угловые, угловых; cards_total: карточки, желтые карточки; next_goal: следующий гол, первый гол`,
};
