/** Competitions on computers and consoles. */
export const ESPORT_COMPETITIONS = `
PGL Major Singapore | PGL Мейджор. Сингапур | ميجور PGL سنغافورة
ESL Pro League | Про-лига ESL | دوري ESL للمحترفين
BLAST Open | Бласт Оупен | بلاست أوبن
BLAST Slam | Бласт Слэм | بلاست سلام
DreamLeague | Дримлига | دوري دريم ليغ
LCK | Корейская лига LCK | الدوري الكوري LCK
LPL | Китайская лига LPL | الدوري الصيني LPL
LEC | Европейская лига LEC | دوري EMEA الأوروبي LEC
VCT EMEA | Чемпионский тур VCT. EMEA | جولة أبطال VCT – EMEA
VCT Americas | Чемпионский тур VCT. Америка | جولة أبطال VCT – الأمريكتان
KeSPA Cup | Кубок KeSPA | كأس KeSPA
Demacia Cup | Кубок Демасии | كأس ديماسيا
CCT Europe | Европейская серия CCT | سلسلة CCT – أوروبا
CCT South America | Южноамериканская серия CCT | سلسلة CCT – أمريكا الجنوبية
Game Changers | Гейм Ченджерс | غيم تشينجرز
ESEA Advanced North America | ESEA Адвансд. Северная Америка | ESEA المتقدم – أمريكا الشمالية
ESEA Advanced Europe | ESEA Адвансд. Европа | ESEA المتقدم – أوروبا
Asian Champions League | Азиатская лига чемпионов | دوري أبطال آسيا
Ascension China | Вознесение. Китай | أسينشن – الصين
European Pro League | Европейская про-лига | الدوري الأوروبي للمحترفين
United21 League | Лига Юнайтед 21 | دوري يونايتد 21
ESL Challenger Oceania | Челленджер ESL. Океания | تشالنجر ESL – أوقيانوسيا
ESL Impact League | Лига ESL Импакт | دوري ESL إمباكت
Lunar Snake | Лунар Снейк | لونار سنيك
BTS Pro Series Southeast Asia | Про-серия BTS. Юго-Восточная Азия | سلسلة BTS – جنوب شرق آسيا
BTS Pro Series Americas | Про-серия BTS. Америка | سلسلة BTS – الأمريكتان
Challengers EMEA | Челленджерс. EMEA | تشالنجرز – EMEA
Challengers Southeast Asia | Челленджерс. Юго-Восточная Азия | تشالنجرز – جنوب شرق آسيا
Challengers LATAM & Brazil | Челленджерс. Латинская Америка и Бразилия | تشالنجرز – أمريكا اللاتينية والبرازيل
Challengers North America | Челленджерс. Северная Америка | تشالنجرز – أمريكا الشمالية
Winline Insight | Винлайн Инсайт | وينلاين إنسايت
Gamers Club Série A | Геймерс Клаб. Серия А | غيمرز كلوب – الدرجة الأولى
NODWIN Clutch Series | Серия Нодвин Клатч | سلسلة نودوين كلاتش
EMEA Masters | Мастерс EMEA | ماسترز EMEA
LCP | Тихоокеанская лига LCP | دوري المحيط الهادئ LCP
CBLOL | Бразильская лига CBLOL | الدوري البرازيلي CBLOL
UKIC League | Лига UKIC | دوري UKIC
FiReLEAGUE Latin Power | Файр-лига. Латин Пауэр | فاير ليغ لاتين باور
Mad Dogs League | Лига Мэд Догс | دوري ماد دوغز
Exort Cup | Кубок Экзорт | كأس إكسورت
NACL | Североамериканская лига NACL | دوري أمريكا الشمالية NACL
GT Leagues. Nations | Лиги GT. Сборные | دوريات GT – المنتخبات
GT Leagues. Champions | Лиги GT. Чемпионы | دوريات GT – الأبطال
NBA 2K League | Лига НБА 2K | دوري NBA 2K
NBA 2K Cyber League | Киберлига НБА 2K | الدوري السيبراني NBA 2K
Esoccer Battle | Киберфутбол Баттл | معركة كرة القدم الإلكترونية
Esoccer Battle Volta | Киберфутбол Баттл Вольта | معركة كرة القدم الإلكترونية فولتا
H2H GG League | Лига H2H GG | دوري H2H GG
H2H GG League 4x5 | Лига H2H GG 4х5 | دوري H2H GG 4×5
Cyber Live Arena | Киберарена Лайв | سايبر لايف أرينا
Ebasketball Battle 4x5 | Кибербаскетбол Баттл 4х5 | معركة كرة السلة الإلكترونية 4×5
Adriatic League | Адриатическая лига | الدوري الأدرياتيكي
Valhalla Cup | Кубок Вальгаллы | كأس فالهالا
H2H Liga-1 | H2H Лига-1 | دوري H2H الأول
NHL Cyber Series | Киберсерия НХЛ | السلسلة السيبرانية NHL
Esports Battle Hockey | Киберхоккей Баттл | معركة الهوكي الإلكترونية
`;
