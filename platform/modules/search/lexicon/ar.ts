import type { LanguageNames } from './lexicon.ts';

/** Nicknames and words in Arabic. */
export const AR: LanguageNames = {
  teams: `
    Manchester United: مانشستر يونايتد, مان يونايتد, الشياطين الحمر; Manchester City: مانشستر سيتي, مان سيتي, السيتي; Arsenal: أرسنال, المدفعجية, الجانرز; Liverpool: ليفربول, الريدز; Chelsea: تشيلسي, البلوز; Tottenham Hotspur: توتنهام, السبيرز;
    Newcastle United: نيوكاسل; Everton: إيفرتون; Aston Villa: أستون فيلا; West Ham United: وست هام; Leicester City: ليستر سيتي; Crystal Palace: كريستال بالاس; Nottingham Forest: نوتنغهام فورست; Brighton & Hove Albion: برايتون;
    Real Madrid: ريال مدريد, الملكي, الميرينغي; Barcelona: برشلونة, البرسا, البارسا; Atlético Madrid: أتلتيكو مدريد, الروخيبلانكوس; Sevilla: إشبيلية; Valencia: فالنسيا; Villarreal: فياريال; Athletic Bilbao: أتلتيك بلباو; Real Betis: ريال بيتيس; Real Sociedad: ريال سوسيداد;
    Bayern Munich: بايرن ميونخ, البافاري; Borussia Dortmund: بوروسيا دورتموند, دورتموند; Bayer Leverkusen: باير ليفركوزن; RB Leipzig: لايبزيغ; Eintracht Frankfurt: آينتراخت فرانكفورت;
    Juventus: يوفنتوس, السيدة العجوز; Milan: ميلان, الروسونيري; Inter: إنتر, إنتر ميلان, النيراتزوري; Roma: روما; Napoli: نابولي; Lazio: لاتسيو; Paris Saint-Germain: باريس سان جيرمان, باريس; Marseille: مرسيليا; Lyon: ليون; Monaco: موناكو; Porto: بورتو; Benfica: بنفيكا; Ajax: أياكس;
    Galatasaray: غلطة سراي, جالاتاسراي; Fenerbahçe: فنربخشة, فنربهتشه; Beşiktaş: بشكتاش; Al-Hilal: الهلال, الزعيم; Al-Nassr: النصر, العالمي; Al-Ittihad: الاتحاد, العميد; Al-Ahli: الأهلي, الراقي; Al-Shabab: الشباب; Al-Ettifaq: الاتفاق; Al-Taawoun: التعاون; Al-Fateh: الفتح; Al-Qadsiah: القادسية; Al-Riyadh: الرياض;
    Al Ahly: الأهلي, المارد الأحمر; Zamalek: الزمالك, الفارس الأبيض; Pyramids: بيراميدز; Ismaily: الإسماعيلي, الدراويش; Al Ain: العين; Al Sadd: السد; Al Duhail: الدحيل; Wydad Casablanca: الوداد; Raja Casablanca: الرجاء; Espérance Tunis: الترجي; Étoile du Sahel: النجم الساحلي; Club Africain: النادي الإفريقي; MC Alger: مولودية الجزائر; JS Kabylie: شبيبة القبائل; Al-Shorta: الشرطة; Al-Zawraa: الزوراء; Al-Wehdat: الوحدات; Al-Faisaly Amman: الفيصلي; RS Berkane: نهضة بركان; AS FAR: الجيش الملكي;
    Türkiye: تركيا; Los Angeles Lakers: ليكرز; Golden State Warriors: غولدن ستيت`,
  competitions: `
    england-premier-league: الدوري الإنجليزي, البريميرليغ, الدوري الانجليزي الممتاز; spain-la-liga: الدوري الإسباني, الليغا; italy-serie-a: الدوري الإيطالي, الكالتشيو; germany-bundesliga: الدوري الألماني, البوندسليغا; france-ligue-1: الدوري الفرنسي; saudi-arabia-pro-league: دوري روشن, الدوري السعودي; europe-champions-league: دوري أبطال أوروبا, دوري الأبطال;
    europe-europa-league: الدوري الأوروبي; europe-conference-league: دوري المؤتمر; europe-nations-league-a: دوري الأمم; asia-champions-league-elite: دوري أبطال آسيا, نخبة آسيا; morocco-botola-pro: البطولة الاحترافية; usa-nba: الدوري الأمريكي للسلة`,
  sports: `
    football: كرة القدم, كوره; tennis: التنس, تنس; basketball: كرة السلة, سلة; ice-hockey: هوكي الجليد, هوكي; volleyball: الكرة الطائرة; table-tennis: تنس الطاولة; handball: كرة اليد; baseball: البيسبول; american-football: كرة القدم الأمريكية; cricket: الكريكيت; rugby-union: الرغبي, رجبي;
    darts: السهام; snooker: السنوكر; badminton: كرة الريشة, الريشة الطائرة; futsal: كرة الصالات; beach-volleyball: الكرة الطائرة الشاطئية; mma: الفنون القتالية; e-football: كرة القدم الإلكترونية; e-basketball: كرة السلة الإلكترونية; e-hockey: الهوكي الإلكتروني`,
  markets: `
    both_to_score: كلا الفريقين يسجل, تسجيل كلا الفريقين, الفريقان يسجلان; result: نتيجة المباراة, النتيجة; winner: الفائز; double_chance: فرصة مزدوجة; draw_no_bet: التعادل يلغي الرهان; total: مجموع, أكثر من, أقل من, أهداف, مجموع الأهداف; handicap: هانديكاب, هندي; asian_handicap: هانديكاب آسيوي;
    correct_score: النتيجة الدقيقة, النتيجة الصحيحة; half_time_full_time: الشوط الأول نهاية المباراة; odd_even: فردي زوجي; corners_total: ركنيات, مجموع الركنيات, الركنيات; cards_total: بطاقات, البطاقات, مجموع البطاقات; next_goal: الهدف التالي, الهدف الأول`,
};
