/** Competitions of tennis, table tennis, badminton, darts, snooker and fights. */
export const SOLO_COMPETITIONS = `
Australian Open | Открытый чемпионат Австралии | أستراليا المفتوحة | es Abierto de Australia | fr Open d'Australie | tr Avustralya Açık
Roland Garros | Ролан Гаррос | رولان غاروس
Wimbledon | Уимблдон | ويمبلدون
US Open | Открытый чемпионат США | أمريكا المفتوحة | es Abierto de Estados Unidos | tr Amerika Açık
ATP Finals | Финал ATP | نهائيات ATP | es Finales ATP | tr ATP Finalleri
ATP Masters 1000 | Мастерс ATP 1000 | ماسترز ATP 1000
WTA Finals | Финал WTA | نهائيات WTA | es Finales WTA | tr WTA Finalleri
WTA 1000 | Турниры WTA 1000 | بطولات WTA 1000
ATP Tour | Тур ATP | جولة ATP
WTA Tour | Тур WTA | جولة WTA
ATP Brisbane | ATP Брисбен | ATP بريزبن
WTA Brisbane | WTA Брисбен | WTA بريزبن
ATP Hong Kong | ATP Гонконг | ATP هونغ كونغ
ATP Adelaide | ATP Аделаида | ATP أديلايد
WTA Auckland | WTA Окленд | WTA أوكلاند
WTA Adelaide | WTA Аделаида | WTA أديلايد
Next Gen ATP Finals | Молодёжный финал ATP | نهائيات ATP للجيل القادم
UTS Grand Final | Гранд-финал UTS | النهائي الكبير UTS
ATP Challenger Europe | Челленджеры ATP. Европа | تشالنجر ATP – أوروبا
ATP Challenger Americas | Челленджеры ATP. Америка | تشالنجر ATP – الأمريكتان
ATP Challenger Asia-Pacific | Челленджеры ATP. Азия и Океания | تشالنجر ATP – آسيا والمحيط الهادئ
WTA 125 | Турниры WTA 125 | بطولات WTA 125
ITF Men Monastir | ITF. Мужчины. Монастир | ITF رجال – المنستير
ITF Men Antalya | ITF. Мужчины. Анталья | ITF رجال – أنطاليا
ITF Men Sharm El Sheikh | ITF. Мужчины. Шарм-эш-Шейх | ITF رجال – شرم الشيخ
ITF Men Bengaluru | ITF. Мужчины. Бангалор | ITF رجال – بنغالور
ITF Men Brisbane | ITF. Мужчины. Брисбен | ITF رجال – بريزبن
ITF Men Santo Domingo | ITF. Мужчины. Санто-Доминго | ITF رجال – سانتو دومينغو
ITF Women Monastir | ITF. Женщины. Монастир | ITF سيدات – المنستير
ITF Women Antalya | ITF. Женщины. Анталья | ITF سيدات – أنطاليا
ITF Women Nairobi | ITF. Женщины. Найроби | ITF سيدات – نيروبي
ITF Women Yokohama | ITF. Женщины. Иокогама | ITF سيدات – يوكوهاما
ITF Women São Paulo | ITF. Женщины. Сан-Паулу | ITF سيدات – ساو باولو
UTR Newport Beach | UTR Ньюпорт-Бич | UTR نيوبورت بيتش
UTR Gold Coast | UTR Голд-Кост | UTR غولد كوست
UTR Valencia | UTR Валенсия | UTR فالنسيا
UTR Women Boca Raton | UTR. Женщины. Бока-Ратон | UTR سيدات – بوكا راتون
UTR Women Sydney | UTR. Женщины. Сидней | UTR سيدات – سيدني
UTR Women Chennai | UTR. Женщины. Ченнаи | UTR سيدات – تشيناي
UTR Pro Tennis Series Prague | Про-серия UTR. Прага | سلسلة UTR للمحترفين – براغ
UTR Pro Tennis Series Bratislava | Про-серия UTR. Братислава | سلسلة UTR للمحترفين – براتيسلافا
UTR Pro Tennis Series Warsaw | Про-серия UTR. Варшава | سلسلة UTR للمحترفين – وارسو
UTR Pro Tennis Series Buenos Aires | Про-серия UTR. Буэнос-Айрес | سلسلة UTR للمحترفين – بوينس آيرس
UTR Pro Tennis Series Astana | Про-серия UTR. Астана | سلسلة UTR للمحترفين – أستانا
UTR Pro Tennis Series Cancún | Про-серия UTR. Канкун | سلسلة UTR للمحترفين – كانكون
UTR Pro Tennis Series Orlando | Про-серия UTR. Орландо | سلسلة UTR للمحترفين – أورلاندو
UTR Pro Tennis Series Bangkok | Про-серия UTR. Бангкок | سلسلة UTR للمحترفين – بانكوك
UTR Pro Tennis Series Claremont | Про-серия UTR. Клермонт | سلسلة UTR للمحترفين – كليرمونت
UTR Pro Tennis Series Lima | Про-серия UTR. Лима | سلسلة UTR للمحترفين – ليما
russia-liga-pro-women | Лига Про. Женщины | دوري المحترفين – سيدات
WTT Finals | Финал WTT | نهائيات WTT
WTT Champions | Чемпионская серия WTT | أبطال WTT
WTT Contender | Контендер WTT | كونتندر WTT
Masters | Мастерс | الماسترز
Liga Pro Moscow | Лига Про. Москва | دوري المحترفين – موسكو
Liga Pro Hall B | Лига Про. Зал Б | دوري المحترفين – القاعة ب
Setka Cup | Сетка Кап | كأس سيتكا
Setka Cup Czechia | Сетка Кап. Чехия | كأس سيتكا – التشيك
TT Cup | Кубок TT | كأس TT
TT Cup. Hall 2 | Кубок TT. Зал 2 | كأس TT – القاعة 2
TT Elite Series | Элитная серия TT | سلسلة TT للنخبة
TT Elite Series. Hall 2 | Элитная серия TT. Зал 2 | سلسلة TT للنخبة – القاعة 2
TT Star Series | Звёздная серия TT | سلسلة نجوم TT
Challenger Series | Челленджер-серия | سلسلة تشالنجر
Win Cup | Вин Кап | كأس وين
Armenia TT Cup | Кубок Армении TT | كأس أرمينيا TT
BWF World Tour Finals | Финал Мирового тура BWF | نهائيات جولة BWF العالمية
BWF World Tour | Мировой тур BWF | جولة BWF العالمية
BWF Super 300 | Супер-300 BWF | سوبر 300 BWF
Odisha Masters | Одиша Мастерс | أوديشا ماسترز
Russian Grand Prix | Гран-при России | جائزة روسيا الكبرى
All India Senior Ranking | Всеиндийский рейтинговый турнир | بطولة التصنيف لعموم الهند
World Championship | Чемпионат мира | بطولة العالم | de Weltmeisterschaft | es Campeonato del Mundo | fr Championnat du monde | pt Campeonato do Mundo | tr Dünya Şampiyonası
Grand Slam of Darts | Большой шлем по дартсу | غراند سلام دارتس
World Matchplay | Мировой матчплей | بطولة العالم ماتش بلاي
Players Championship Finals | Финал чемпионата игроков | نهائيات بطولة اللاعبين
Players Championship Tour | Тур чемпионата игроков | جولة بطولة اللاعبين
WDF Championship | Чемпионат WDF | بطولة WDF
MODUS Super Series | Суперсерия Модус | سلسلة مودوس السوبر
ADC Premier League | Премьер-лига ADC | دوري ADC الممتاز
ADC Global Championship | Глобальный чемпионат ADC | بطولة ADC العالمية
UK Championship | Чемпионат Великобритании | بطولة المملكة المتحدة
Scottish Open | Открытый чемпионат Шотландии | اسكتلندا المفتوحة
Ranking Series | Рейтинговая серия | سلسلة التصنيف
Snooker 900 | Снукер 900 | سنوكر 900
Q Tour | Кью-тур | جولة كيو
UFC | Бои UFC | نزالات UFC
PFL | Бои PFL | نزالات PFL
ONE Championship | Уан Чемпионшип | بطولة ون
OKTAGON | Октагон | أوكتاغون
KSW | Бои KSW | نزالات KSW
ACA | Бои ACA | نزالات ACA
Beach Pro Tour | Пляжный про-тур | جولة الشاطئ للمحترفين
Circuito Brasileiro | Бразильский тур | الجولة البرازيلية
Russian Beach Tour | Пляжный тур России | جولة الشاطئ الروسية
Polish Beach Tour | Пляжный тур Польши | جولة الشاطئ البولندية
AVC Beach Tour | Пляжный тур AVC | جولة AVC الشاطئية
`;
