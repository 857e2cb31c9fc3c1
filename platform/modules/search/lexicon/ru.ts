import type { LanguageNames } from './lexicon.ts';

/** Nicknames and words in Russian. */
export const RU: LanguageNames = {
  teams: `
    Manchester United: манчестер юнайтед, мю, ман юнайтед, красные дьяволы; Manchester City: манчестер сити, ман сити, мс, горожане; Arsenal: канониры, пушкари;
    Tottenham Hotspur: тоттенхэм, шпоры; Chelsea: аристократы; Liverpool: мерсисайдцы; Newcastle United: ньюкасл, сороки; West Ham United: вест хэм, молотобойцы;
    Everton: ириски; Aston Villa: астон вилла; Leicester City: лестер, лисы; Wolverhampton Wanderers: вулверхэмптон, волки;
    Crystal Palace: кристал пэлас; Nottingham Forest: ноттингем форест; Brighton & Hove Albion: брайтон; Leeds United: лидс; Fulham: фулхэм; Sunderland: сандерленд;
    Real Madrid: реал мадрид, сливочные; Barcelona: барса, каталонцы; Atlético Madrid: атлетико, матрасники; Athletic Bilbao: атлетик; Valencia: летучие мыши; Villarreal: вильярреал; Real Sociedad: реал сосьедад;
    Bayern Munich: бавария; Borussia Dortmund: боруссия дортмунд, шмели; Borussia Mönchengladbach: боруссия менхенгладбах; Bayer Leverkusen: байер, леверкузен; RB Leipzig: лейпциг, быки; Köln: кельн; Hamburger SV: гамбург; Schalke 04: шальке; Eintracht Frankfurt: айнтрахт; Stuttgart: штутгарт; Wolfsburg: вольфсбург;
    Juventus: ювентус, юве, старая синьора; Milan: милан; Inter: интер; Roma: рома, волчицы; Lazio: лацио; Napoli: наполи; Fiorentina: фиорентина; Torino: торино; Genoa: дженоа;
    Paris Saint-Germain: псж, пари сен жермен; Marseille: марсель; Lyon: лион; Monaco: монако; Lille: лилль; Nice: ницца; Saint-Étienne: сент этьен; Rennes: ренн; Nantes: нант;
    Zenit: сине бело голубые; Spartak Moscow: спартак москва, красно белые; CSKA Moscow: цска, армейцы; Lokomotiv Moscow: локомотив москва, локо, железнодорожники; Dynamo Moscow: динамо москва, бело голубые;
    Krylia Sovetov: крылья советов; Krasnodar: быки краснодар; Akhmat: терек; SKA St. Petersburg: ска; Ak Bars Kazan: ак барс; Shakhtar Donetsk: шахтер донецк, горняки; Dynamo Kyiv: динамо киев;
    Galatasaray: гала; Fenerbahçe: фенер; Porto: порту; Benfica: бенфика; Ajax: аякс; PSV Eindhoven: псв; Feyenoord: фейеноорд; Celtic: селтик; Rangers: рейнджерс; Crvena zvezda: црвена звезда, красная звезда; Slavia Praha: славия прага; Sparta Praha: спарта прага; Copenhagen: копенгаген; Club Brugge: брюгге;
    Los Angeles Lakers: лейкерс; Golden State Warriors: голден стейт; Chicago Bulls: чикаго буллз; Washington Capitals: вашингтон кэпиталз; New York Rangers: нью йорк рейнджерс; Natus Vincere: нави; Türkiye: турция; Netherlands: голландия`,
  competitions: `
    russia-premier-league: рпл, российская премьер лига; england-premier-league: апл, английская премьер лига, премьер лига; spain-la-liga: ла лига, примера; italy-serie-a: серия а; germany-bundesliga: бундеслига;
    france-ligue-1: лига 1; europe-champions-league: лч, лига чемпионов; europe-europa-league: ле, лига европы; europe-conference-league: лига конференций; europe-nations-league-a: лига наций; russia-khl: кхл; usa-nhl: нхл; usa-nba: нба; russia-first-league: фнл, первая лига; usa-major-league-soccer: млс; australia-australian-open: открытый чемпионат австралии; france-roland-garros: ролан гаррос; england-wimbledon: уимблдон`,
  sports: `
    football: футбол; tennis: теннис; basketball: баскетбол; ice-hockey: хоккей, хоккей с шайбой; volleyball: волейбол; table-tennis: настольный теннис; handball: гандбол; baseball: бейсбол; american-football: американский футбол; cricket: крикет;
    rugby-union: регби; mma: мма, юфс, бои без правил; darts: дартс; snooker: снукер; badminton: бадминтон; futsal: мини футбол, футзал; beach-volleyball: пляжный волейбол; cs2: кс, контра, контр страйк; dota-2: дота; league-of-legends: лол; valorant: валорант; e-football: киберфутбол; e-basketball: кибербаскетбол; e-hockey: киберхоккей`,
  markets: `
    both_to_score: обе забьют, оз, обе; result: исход, п1, п2, победа, исход матча; winner: победитель; double_chance: двойной шанс; draw_no_bet: ничья возврат, фора 0;
    total: тотал, тб, тм, больше, меньше, тотал больше, тотал меньше, голы; handicap: фора, гандикап; asian_handicap: азиатская фора; correct_score: точный счет; half_time_full_time: тайм матч; odd_even: чет нечет; corners_total: угловые, угловых; cards_total: карточки, желтые карточки; next_goal: следующий гол, первый гол`,
};
