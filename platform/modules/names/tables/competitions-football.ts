/** Competitions of football: the name, or the segment of addresses where a name means several. */
export const FOOTBALL_COMPETITIONS = `
Premier League | Премьер-лига | الدوري الممتاز
england-premier-league | Премьер-лига | الدوري الإنجليزي الممتاز
egypt-premier-league | Премьер-лига | الدوري المصري الممتاز
Champions League | Лига чемпионов | دوري أبطال أوروبا | es Liga de Campeones | fr Ligue des champions | pt Liga dos Campeões | tr Şampiyonlar Ligi
Europa League | Лига Европы | الدوري الأوروبي | fr Ligue Europa | pt Liga Europa | tr Avrupa Ligi
Conference League | Лига конференций | دوري المؤتمر الأوروبي | fr Ligue Conférence | pt Liga Conferência | tr Konferans Ligi
La Liga | Ла Лига | الدوري الإسباني
Serie A | Серия А | الدوري الإيطالي
Bundesliga | Бундеслига | الدوري الألماني
austria-bundesliga | Бундеслига | الدوري النمساوي
Ligue 1 | Лига 1 | الدوري الفرنسي
algeria-ligue-1 | Лига 1 | الرابطة المحترفة الأولى
tunisia-ligue-1 | Лига 1 | الرابطة المحترفة الأولى
Série A | Серия А | الدوري البرازيلي
Championship | Чемпионшип | دوري البطولة
Copa Libertadores | Кубок Либертадорес | كأس ليبرتادوريس | pt Copa Libertadores da América
Süper Lig | Суперлига | الدوري التركي الممتاز
Primeira Liga | Примейра-лига | الدوري البرتغالي
Eredivisie | Эредивизи | الدوري الهولندي
Liga Profesional | Профессиональная лига | الدوري الأرجنتيني
Nations League A | Лига наций. Лига А | دوري الأمم الأوروبية – المستوى الأول | es Liga de Naciones A | fr Ligue des nations A | pt Liga das Nações A | tr Uluslar Ligi A
Major League Soccer | МЛС | الدوري الأمريكي
Liga MX | Лига MX | الدوري المكسيكي
Pro League | Про-лига | دوري المحترفين
saudi-arabia-pro-league | Про-лига | دوري روشن السعودي
united-arab-emirates-pro-league | Про-лига | دوري أدنوك للمحترفين
jordan-pro-league | Про-лига | دوري المحترفين الأردني
Premiership | Премьершип | الدوري الممتاز
south-africa-premiership | Премьер-лига | الدوري الممتاز
League One | Лига 1 | دوري الدرجة الأولى
2. Bundesliga | Вторая Бундеслига | الدوري الألماني الدرجة الثانية
J1 League | Джей-лига 1 | الدوري الياباني
League Two | Лига 2 | دوري الدرجة الثانية
Super League | Суперлига | الدوري الممتاز
greece-super-league | Суперлига | الدوري اليوناني الممتاز
switzerland-super-league | Суперлига | الدوري السويسري الممتاز
Ekstraklasa | Экстракласа | الدوري البولندي الممتاز
Segunda División | Сегунда | الدوري الإسباني الدرجة الثانية
Allsvenskan | Аллсвенскан | الدوري السويدي الممتاز
Serie B | Серия Б | الدوري الإيطالي الدرجة الثانية
Superliga | Суперлига | الدوري الممتاز
denmark-superliga | Суперлига | الدوري الدنماركي الممتاز
Eliteserien | Элитсериен | الدوري النرويجي الممتاز
1. Liga | Первая лига | الدوري التشيكي الأول
A-League Men | Эй-лига. Мужчины | الدوري الأسترالي للرجال
Primera A | Примера А | الدوري الكولومبي
Série B | Серия Б | الدوري البرازيلي الدرجة الثانية
Ligue 2 | Лига 2 | الدوري الفرنسي الدرجة الثانية
SuperLiga | Суперлига | الدوري الممتاز
First League | Первая лига | الدوري الأول
K League 1 | Кей-лига 1 | الدوري الكوري الجنوبي
National League | Национальная лига | الدوري الوطني
Primera División | Примера | دوري الدرجة الأولى
3. Liga | Третья лига | الدوري الألماني الدرجة الثالثة
1. Lig | Первая лига | الدوري التركي الدرجة الأولى
Ligat ha’Al | Лигат ха-Аль | الدوري الإسرائيلي الممتاز
HNL | Хорватская лига | الدوري الكرواتي الأول
Kings League | Лига королей | دوري الملوك
Women's Super League | Женская суперлига | دوري السوبر للسيدات
Eerste Divisie | Первый дивизион | الدوري الهولندي الدرجة الأولى
NB I | Первый дивизион | الدوري المجري الأول
Paulista | Лига Паулиста | بطولة باوليستا
Liga Pro | Про-лига | دوري المحترفين
Champions League Elite | Лига чемпионов АФК. Элита | دوري أبطال آسيا للنخبة
Liga Portugal 2 | Лига Португалии 2 | الدوري البرتغالي الدرجة الثانية
Parva Liga | Первая лига | الدوري البلغاري الأول
Liga 1 | Лига 1 | الدوري البيروفي
J2 League | Джей-лига 2 | الدوري الياباني الدرجة الثانية
J3 League | Джей-лига 3 | الدوري الياباني الدرجة الثالثة
Women's Champions League | Лига чемпионов среди женщин | دوري أبطال أوروبا للسيدات | de Champions League der Frauen | es Liga de Campeones Femenina | fr Ligue des champions féminine | pt Liga dos Campeões Feminina | tr Kadınlar Şampiyonlar Ligi
First Division | Первый дивизион | دوري الدرجة الأولى
saudi-arabia-first-division | Первый дивизион | دوري يلو للدرجة الأولى
I Liga | Первая лига | الدوري البولندي الدرجة الأولى
Niké liga | Нике-лига | الدوري السلوفاكي الممتاز
Persian Gulf Pro League | Про-лига Персидского залива | دوري الخليج الفارسي
Premier Division | Премьер-дивизион | الدرجة الممتازة
CAF Champions League | Лига чемпионов КАФ | دوري أبطال أفريقيا | es Liga de Campeones de la CAF | fr Ligue des champions de la CAF | pt Liga dos Campeões da CAF | tr CAF Şampiyonlar Ligi
Veikkausliiga | Вейккауслига | الدوري الفنلندي الممتاز
Liga de Expansión | Лига Экспансьон | دوري التوسعة المكسيكي
Primera Nacional | Примера Насьональ | الدوري الأرجنتيني الدرجة الثانية
Stars League | Лига звёзд | دوري النجوم
qatar-stars-league | Лига звёзд | دوري نجوم قطر
iraq-stars-league | Лига звёзд | دوري نجوم العراق
1st Division | Первый дивизион | دوري الدرجة الأولى
PrvaLiga | Первая лига | الدوري السلوفيني الأول
Premyer Liqa | Премьер-лига | الدوري الأذربيجاني الممتاز
USL Championship | Чемпионшип USL | بطولة الدوري الأمريكي المتحد
División Profesional | Профессиональный дивизион | الدوري البوليفي
Indian Super League | Индийская суперлига | الدوري الهندي الممتاز
Liga Nacional | Национальная лига | الدوري الوطني
Challenger Pro League | Челленджер Про-лига | الدوري البلجيكي الدرجة الثانية
2. Liga | Вторая лига | الدوري النمساوي الدرجة الثانية
NWSL | Национальная женская лига | الدوري الأمريكي للسيدات
Thai League 1 | Тайская лига 1 | الدوري التايلاندي الأول
Botola Pro | Ботола Про | البطولة الاحترافية
National | Насьональ | الدوري الوطني الفرنسي
Challenge League | Челлендж-лига | دوري التحدي السويسري
Liga FUTVE | Лига ФУТВЕ | الدوري الفنزويلي
K League 2 | Кей-лига 2 | الدوري الكوري الجنوبي الدرجة الثانية
Cymru Premier | Премьер-лига Уэльса | الدوري الويلزي الممتاز
Serie C. Girone A | Серия С. Группа А | الدوري الإيطالي الدرجة الثالثة – المجموعة أ
Besta deild | Беста-дейлд | الدوري الآيسلندي الممتاز
Premijer Liga | Премьер-лига | الدوري البوسني الممتاز
Liga F | Лига Ф | الدوري الإسباني للسيدات
Kategoria Superiore | Суперлига | الدوري الألباني الممتاز
Erovnuli Liga | Эровнули-лига | الدوري الجورجي الممتاز
V.League 1 | Ви-лига 1 | الدوري الفيتنامي الأول
Frauen-Bundesliga | Бундеслига. Женщины | الدوري الألماني للسيدات
Meistriliiga | Мейстрилига | الدوري الإستوني الممتاز
Virsliga | Вирслига | الدوري اللاتفي الممتاز
A Lyga | А-лига | الدوري الليتواني الممتاز
BGL Ligue | BGL-лига | دوري لوكسمبورغ الممتاز
Liga MX Femenil | Лига MX. Женщины | الدوري المكسيكي للسيدات
Première Ligue | Премьер-лига. Женщины | الدوري الفرنسي للسيدات
A-League Women | Эй-лига. Женщины | الدوري الأسترالي للسيدات
Major Arena Soccer League | Главная лига аренного футбола | دوري كرة القدم داخل الصالات الأمريكي
Premier League 2 | Премьер-лига 2 | الدوري الممتاز للرديف
Prva Liga | Первая лига | الدوري المقدوني الأول
1. CFL | Первая лига | الدوري المونتينيغري الأول
Super Liga | Суперлига | الدوري المولدوفي الممتاز
Youth League | Юношеская лига | دوري أبطال أوروبا للشباب | es Liga Juvenil | fr Ligue de la jeunesse | pt Liga Jovem | tr Gençlik Ligi
Primavera 1 | Примавера 1 | بريمافيرا 1
Torneo de Reserva | Турнир дублёров | دوري الرديف
LFL 5x5 | ЛФЛ 5х5 | دوري الهواة 5×5
Superliga 6 | Суперлига 6 | الدوري الممتاز 6
Liga Fut7 | Лига футбола 7х7 | دوري السباعيات
Euro | Евро | اليورو
`;
