/** Competitions of the other sports in which teams play; of several sports with one name the segment of addresses decides. */
export const TEAM_SPORT_COMPETITIONS = `
NBA | НБА | دوري NBA
NFL | НФЛ | دوري NFL
NHL | НХЛ | دوري NHL
MLB | МЛБ | دوري MLB
EuroLeague | Евролига | اليوروليغ | es Euroliga | fr Euroligue | pt Euroliga | tr EuroLeague
EuroLeague Women | Евролига. Женщины | اليوروليغ للسيدات | de EuroLeague Frauen | es Euroliga Femenina | fr Euroligue féminine | pt Euroliga Feminina | tr Kadınlar EuroLeague
Indian Premier League | Индийская премьер-лига | الدوري الهندي الممتاز للكريكيت
KHL | КХЛ | دوري KHL
NCAA FBS | NCAA FBS. Студенты | دوري الجامعات الأمريكية FBS
Six Nations | Кубок шести наций | بطولة الأمم الست | es Seis Naciones | fr Tournoi des Six Nations | pt Seis Nações | tr Altı Ulus
NCAA Division I | NCAA. Первый дивизион | الجامعات الأمريكية – الدرجة الأولى
NCAA | NCAA. Студенты | دوري الجامعات الأمريكية
Big Bash League | Лига Биг Бэш | دوري بيغ باش
Women's Big Bash League | Лига Биг Бэш. Женщины | دوري بيغ باش للسيدات
Nations Championship | Чемпионат наций | بطولة الأمم | es Campeonato de Naciones | fr Championnat des nations | pt Campeonato das Nações
T20 Internationals | Международные матчи T20 | مباريات T20 الدولية
Liga Endesa | Лига Эндеса | الدوري الإسباني لكرة السلة
NPB | Японская лига NPB | الدوري الياباني للبيسبول
SHL | ШХЛ | الدوري السويدي لهوكي الجليد
SuperLega | Суперлига | الدوري الإيطالي الممتاز
Champions Cup | Кубок чемпионов | كأس الأبطال | es Copa de Campeones | fr Coupe des champions | pt Taça dos Campeões | tr Şampiyonlar Kupası
SA20 | Лига SA20 | دوري SA20
EuroCup | Еврокубок | اليوروكاب
Top 14 | Топ-14 | توب 14
PlusLiga | ПлюсЛига | الدوري البولندي للكرة الطائرة
Nations League | Лига наций | دوري الأمم | de Nations League | es Liga de Naciones | fr Ligue des nations | pt Liga das Nações | tr Milletler Ligi
Pakistan Super League | Пакистанская суперлига | الدوري الباكستاني الممتاز
The Hundred | Сотня | ذا هاندرد
Liiga | Лиига | الدوري الفنلندي لهوكي الجليد
Lega A | Лига А | الدوري الإيطالي لكرة السلة
ABA League | Лига АБА | دوري ABA
KBO League | Корейская лига KBO | الدوري الكوري للبيسبول
International League T20 | Международная лига T20 | الدوري الدولي T20
Extraliga | Экстралига | إكستراليغا
VTB United League | Единая лига ВТБ | دوري VTB الموحد
United Rugby Championship | Объединённый чемпионат по регби | البطولة الموحدة للرغبي
Super Rugby Pacific | Супер-регби | سوبر رغبي المحيط الهادئ
Syed Mushtaq Ali Trophy | Трофей Сайеда Муштака Али | كأس سيد مشتاق علي
T20 Blast | T20 Бласт | تي 20 بلاست
DEL | Немецкая хоккейная лига | الدوري الألماني لهوكي الجليد
Süper Ligi | Суперлига | الدوري التركي الممتاز
European Championship | Чемпионат Европы | بطولة أوروبا | de Europameisterschaft | es Campeonato de Europa | fr Championnat d'Europe | pt Campeonato da Europa | tr Avrupa Şampiyonası
LIDOM | Доминиканская лига | الدوري الدومينيكي للبيسبول
AHL | АХЛ | دوري AHL
LNB Élite | LNB Элит | الدوري الفرنسي لكرة السلة
BBL | Баскетбольная Бундеслига | الدوري الألماني لكرة السلة
LVBP | Венесуэльская лига | الدوري الفنزويلي للبيسبول
Bangladesh Premier League | Премьер-лига Бангладеш | الدوري البنغلاديشي الممتاز
Caribbean Premier League | Карибская премьер-лига | الدوري الكاريبي الممتاز
WNBA | Женская НБА | دوري WNBA
Serie A1 | Серия А1 | الدوري الإيطالي الأول
Liga Starligue | Лига Старлиг | الدوري الفرنسي لكرة اليد
Liga Mexicana del Pacífico | Мексиканская тихоокеанская лига | دوري المحيط الهادئ المكسيكي
Champions Hockey League | Хоккейная Лига чемпионов | دوري أبطال الهوكي | es Liga de Campeones de hockey | fr Ligue des champions de hockey | pt Liga dos Campeões de hóquei
Basket League | Баскет-лига | الدوري اليوناني لكرة السلة
Vijay Hazare Trophy | Трофей Виджая Хазаре | كأس فيجاي هازاري
ICE Hockey League | Хоккейная лига ICE | دوري ICE لهوكي الجليد
NBL | НБЛ | الدوري الأسترالي لكرة السلة
Sultanlar Ligi | Лига султанш | دوري السلطانات
Liga ASOBAL | Лига АСОБАЛ | الدوري الإسباني لكرة اليد
European League | Европейская лига | الدوري الأوروبي لكرة اليد | es Liga Europea | fr Ligue européenne | pt Liga Europeia | tr Avrupa Ligi
CFL | КФЛ | دوري CFL
LKL | ЛКЛ | الدوري الليتواني لكرة السلة
CBA | КБА | الدوري الصيني لكرة السلة
Challenge Cup | Кубок вызова | كأس التحدي
Winner League | Лига Виннер | الدوري الإسرائيلي لكرة السلة
B.League | Би-лига | الدوري الياباني لكرة السلة
Ligue A | Лига А | الدوري الفرنسي للكرة الطائرة
Efeler Ligi | Лига Эфелер | دوري إيفيلر
SV.League | Лига SV | الدوري الياباني للكرة الطائرة
Herreligaen | Херрелиген | الدوري الدنماركي لكرة اليد
Nepal Premier League | Премьер-лига Непала | الدوري النيبالي الممتاز
Super Smash | Супер Смэш | سوبر سماش
HockeyAllsvenskan | Хоккейаллсвенскан | الدرجة الثانية السويدية لهوكي الجليد
Orlen Basket Liga | Орлен Баскет-лига | الدوري البولندي لكرة السلة
Tauron Liga | Таурон-лига | دوري تاورون للسيدات
CPBL | Тайваньская лига CPBL | الدوري التايواني للبيسبول
LBPRC | Лига Роберто Клементе | دوري روبرتو كليمنتي
VHL | ВХЛ | دوري VHL
FIBA Europe Cup | Кубок Европы ФИБА | كأس أوروبا FIBA
KBL | Корейская баскетбольная лига | الدوري الكوري لكرة السلة
Pro D2 | Про Д2 | برو دي 2
Currie Cup | Кубок Карри | كأس كوري
One-Day Cup | Однодневный кубок | كأس اليوم الواحد
EIHL | Элитная хоккейная лига | دوري النخبة البريطاني لهوكي الجليد
ECHL | ECHL. Хоккейная лига | دوري ECHL
NBA G League | Лига развития НБА | دوري تطوير NBA
NBB | НББ | الدوري البرازيلي لكرة السلة
V-League | Ви-лига | الدوري الكوري للكرة الطائرة
Handbollsligan | Хандболслиган | الدوري السويدي لكرة اليد
Australian Baseball League | Австралийская бейсбольная лига | الدوري الأسترالي للبيسبول
Asian Championship | Чемпионат Азии | بطولة آسيا | de Asienmeisterschaft | es Campeonato Asiático | fr Championnat d'Asie | pt Campeonato Asiático | tr Asya Şampiyonası
Metal Ligaen | Металлиген | الدوري الدنماركي لهوكي الجليد
Rema 1000-ligaen | Рема 1000-лига | الدوري النرويجي لكرة اليد
Serie Nacional | Национальная серия | السلسلة الوطنية
NPC | Кубок провинций | بطولة الأقاليم
Liga Placard | Лига Плакард | الدوري البرتغالي لكرة الصالات
EHL | ЭХЛ | الدوري النرويجي لهوكي الجليد
Ligue Magnus | Лига Магнуса | دوري ماغنوس
UFL | Объединённая футбольная лига | دوري UFL
CSA One-Day Cup | Однодневный кубок CSA | كأس CSA لليوم الواحد
Ekstraliga | Экстралига | إكستراليغا
BSN | БСН | الدوري البورتوريكي لكرة السلة
PBA | Филиппинская лига PBA | الدوري الفلبيني لكرة السلة
Ford Trophy | Форд Трофи | كأس فورد
OHL | Хоккейная лига Онтарио | دوري أونتاريو للهوكي
WHL | Западная хоккейная лига | دوري الغرب للهوكي
LNBP | Мексиканская лига LNBP | الدوري المكسيكي لكرة السلة
Liga Argentina | Лига Аргентины | الدوري الأرجنتيني للكرة الطائرة
MHL | МХЛ | دوري MHL
QMJHL | Юниорская лига Квебека | دوري كيبيك للناشئين
Liga Uruguaya | Уругвайская лига | دوري الأوروغواي
Superleague 1 | Суперлига 1 | الدوري الممتاز 1
Liga Femenina | Женская лига | دوري السيدات
LBPN | Никарагуанская лига | الدوري النيكاراغوي للبيسبول
Quaid-e-Azam One-Day Cup | Однодневный кубок Каид-и-Азама | كأس القائد الأعظم لليوم الواحد
WNBL | Женская НБЛ | الدوري الأسترالي لكرة السلة للسيدات
LPB | ЛПБ | الدوري الكولومبي للبيسبول
Major Clubs T20 | Главные клубы T20 | الأندية الكبرى T20
Probeis | Пробейс | بروبيس
1. liga | Первая лига | الدوري الأول
Pro Hokei Ligasy | Про Хокей Лигасы | الدوري الكازاخستاني لهوكي الجليد
ECS T10 Spain | ECS T10. Испания | ECS T10 – إسبانيا
ECS T10 Cyprus | ECS T10. Кипр | ECS T10 – قبرص
ECS T10 Italy | ECS T10. Италия | ECS T10 – إيطاليا
ECS T10 Malta | ECS T10. Мальта | ECS T10 – مالطا
Emirates D10 | Эмирейтс D10 | الإمارات D10
IPBL Pro Division | IPBL. Про-дивизион | IPBL – قسم المحترفين
IPBL Women | IPBL. Женщины | IPBL – سيدات
FIBA 3x3 World Tour | Мировой тур ФИБА 3х3 | جولة FIBA العالمية 3×3
FIBA 3x3 Challenger | Челленджер ФИБА 3х3 | تشالنجر FIBA 3×3
T20 International SRL | Международные матчи T20 SRL | مباريات T20 الدولية SRL
spain-primera-division | Примера | الدوري الإسباني لكرة الصالات
europe-champions-league-women | Лига чемпионов. Женщины | دوري أبطال أوروبا للسيدات | de Champions League der Frauen | es Liga de Campeones Femenina | fr Ligue des champions féminine | pt Liga dos Campeões Feminina | tr Kadınlar Şampiyonlar Ligi
india-premier-league-srl | Премьер-лига SRL | الدوري الممتاز SRL
`;
