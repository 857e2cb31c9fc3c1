import type { LanguageNames } from './lexicon.ts';

/** Nicknames and words in Arabic. */
export const AR: LanguageNames = {
  teams: `
    Manchester United: مان يونايتد, الشياطين الحمر; Manchester City: مان سيتي, السيتي; Arsenal: المدفعجية, الجانرز;
    Liverpool: الريدز; Chelsea: البلوز; Tottenham Hotspur: توتنهام, السبيرز; Newcastle United: نيوكاسل;
    West Ham United: وست هام; Brighton & Hove Albion: برايتون; Real Madrid: الملكي, الميرينغي;
    Barcelona: البرسا, البارسا; Atlético Madrid: الروخيبلانكوس; Bayern Munich: البافاري; Borussia Dortmund: دورتموند;
    Juventus: السيدة العجوز; Milan: الروسونيري; Inter: إنتر, النيراتزوري; Paris Saint-Germain: باريس;
    Marseille: مرسيليا; Galatasaray: جالاتاسراي; Fenerbahçe: فنربهتشه; Al-Hilal: الزعيم; Al-Nassr: العالمي;
    Al-Ittihad: العميد; Al-Ahli: الراقي; Al Ahly: الأهلي, المارد الأحمر; Zamalek: الفارس الأبيض; Ismaily: الدراويش;
    Wydad Casablanca: الوداد; Raja Casablanca: الرجاء; Espérance Tunis: الترجي; Al-Faisaly Amman: الفيصلي;
    Los Angeles Lakers: ليكرز; Golden State Warriors: غولدن ستيت;
  `,
  competitions: `
    england-premier-league: الدوري الإنجليزي, البريميرليغ; spain-la-liga: الليغا;
    italy-serie-a: الكالتشيو; germany-bundesliga: البوندسليغا; saudi-arabia-pro-league: دوري روشن, الدوري السعودي;
    europe-champions-league: دوري الأبطال; europe-conference-league: دوري المؤتمر;
    europe-nations-league-a: دوري الأمم; asia-champions-league-elite: دوري أبطال آسيا, نخبة آسيا;
    usa-nba: الدوري الأمريكي للسلة;
  `,
  sports: `
    football: كرة القدم, كوره; tennis: التنس, تنس; basketball: كرة السلة, سلة; ice-hockey: هوكي الجليد, هوكي; volleyball: الكرة الطائرة; table-tennis: تنس الطاولة; handball: كرة اليد; baseball: البيسبول; american-football: كرة القدم الأمريكية; cricket: الكريكيت; rugby-union: الرغبي, رجبي;
    darts: السهام; snooker: السنوكر; badminton: كرة الريشة, الريشة الطائرة; futsal: كرة الصالات; beach-volleyball: الكرة الطائرة الشاطئية; mma: الفنون القتالية; e-football: كرة القدم الإلكترونية; e-basketball: كرة السلة الإلكترونية; e-hockey: الهوكي الإلكتروني`,
  markets: `
    both_to_score: كلا الفريقين يسجل, تسجيل كلا الفريقين, الفريقان يسجلان; result: نتيجة المباراة, النتيجة; winner: الفائز; double_chance: فرصة مزدوجة; draw_no_bet: التعادل يلغي الرهان; total: مجموع, أكثر من, أقل من, أهداف, مجموع الأهداف; handicap: هانديكاب, هندي; asian_handicap: هانديكاب آسيوي;
    correct_score: النتيجة الدقيقة, النتيجة الصحيحة; half_time_full_time: الشوط الأول نهاية المباراة; odd_even: فردي زوجي; corners_total: ركنيات, مجموع الركنيات, الركنيات; cards_total: بطاقات, البطاقات, مجموع البطاقات; next_goal: الهدف التالي, الهدف الأول`,
};
