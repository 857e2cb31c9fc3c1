/** Clubs of Spain, Portugal, France, Belgium and the Netherlands. */
export const SOUTH_WESTERN_TEAMS = `
Barcelona | Барселона | برشلونة | fr Barcelone | tr Barcelona
Real Madrid | Реал Мадрид | ريال مدريد
Atlético Madrid | Атлетико Мадрид | أتلتيكو مدريد | es Atlético de Madrid | pt Atlético de Madrid | tr Atletico Madrid
Villarreal | Вильярреал | فياريال
Real Betis | Бетис | ريال بيتيس
Athletic Bilbao | Атлетик Бильбао | أتلتيك بلباو | es Athletic Club
Real Sociedad | Реал Сосьедад | ريال سوسيداد
Celta Vigo | Сельта | سيلتا فيغو
Sevilla | Севилья | إشبيلية | de Sevilla | fr Séville
Valencia | Валенсия | فالنسيا | fr Valence
Osasuna | Осасуна | أوساسونا
Rayo Vallecano | Райо Вальекано | رايو فاييكانو
Getafe | Хетафе | خيتافي
Espanyol | Эспаньол | إسبانيول
Alavés | Алавес | ألافيس
Elche | Эльче | إلتشي
Levante | Леванте | ليفانتي
Racing Santander | Расинг Сантандер | راسينغ سانتاندير
Deportivo La Coruña | Депортиво Ла-Корунья | ديبورتيفو لا كورونيا
Málaga | Малага | مالقة
Girona | Жирона | جيرونا | fr Gérone
Mallorca | Мальорка | مايوركا | fr Majorque
Real Oviedo | Реал Овьедо | ريال أوفييدو
Almería | Альмерия | ألميريا
Las Palmas | Лас-Пальмас | لاس بالماس
Castellón | Кастельон | كاستيون
Sporting Gijón | Спортинг Хихон | سبورتينغ خيخون
Burgos | Бургос | بورغوس
Leganés | Леганес | ليغانيس
Eibar | Эйбар | إيبار
Cádiz | Кадис | قادش | fr Cadix
Granada | Гранада | غرناطة | fr Grenade
Real Valladolid | Реал Вальядолид | بلد الوليد
Córdoba | Кордова | قرطبة | fr Cordoue
Albacete | Альбасете | ألباسيتي
Andorra | Андорра | أندورا | fr Andorre
Tenerife | Тенерифе | تينيريفي
Ceuta | Сеута | سبتة
Celta Fortuna | Сельта Фортуна | سيلتا فورتونا
Eldense | Эльденсе | إلدينسي
Sabadell | Сабадель | ساباديل
Porcinos FC | Порсинос | بورسينوس
Ultimate Móstoles | Ультимейт Мостолес | ألتيميت موستوليس
Saiyans FC | Сайянс | سايانز
El Barrio | Эль-Баррио | إل باريو
Jijantes FC | Хихантес | خيخانتس
xBuyer Team | ИксБайер | إكس باير
Los Troncos | Лос-Тронкос | لوس ترونكوس
Rayo de Barcelona | Райо де Барселона | رايو دي برشلونة
Pio FC | Пио | بيو
La Capital CF | Ла-Капиталь | لا كابيتال
1K FC | 1К | 1 كي
Skull FC | Скалл | سكول
Costa Adeje Tenerife | Коста Адехе Тенерифе | كوستا أديخي تينيريفي
Badalona | Бадалона | بادالونا
Madrid CFF | Мадрид | مدريد
Logroño | Логроньо | لوغرونيو
Alhama | Альяма | ألهاما
Porto | Порту | بورتو
Sporting | Спортинг | سبورتينغ | de Sporting Lissabon | fr Sporting Portugal | tr Sporting Lizbon
Benfica | Бенфика | بنفيكا | de Benfica Lissabon
Braga | Брага | براغا
Torreense | Торреенсе | تورينسي
Vitória Guimarães | Витория Гимарайнш | فيتوريا غيماريش
Famalicão | Фамаликан | فاماليكاو
Gil Vicente | Жил Висенте | جيل فيسنتي
Moreirense | Морейренсе | موريرينسي
Estoril | Эшторил | إشتوريل
Rio Ave | Риу Аве | ريو آفي
Arouca | Арока | أروكا
Santa Clara | Санта-Клара | سانتا كلارا
Alverca | Алверка | ألفيركا
Casa Pia | Каза Пия | كازا بيا
Nacional | Насьонал | ناسيونال
Estrela da Amadora | Эштрела да Амадора | إشتريلا دا أمادورا
Marítimo | Маритиму | ماريتيمو
Académico de Viseu | Академику де Визеу | أكاديميكو دي فيزيو
Tondela | Тондела | تونديلا
AVS | АВС | آفيس
Vizela | Визела | فيزيلا
Chaves | Шавиш | شافيس
União de Leiria | Униан ди Лейрия | أونياو دي ليريا
Leixões | Лейшойнш | ليشويش
Portimonense | Портимоненсе | بورتيمونينسي
Feirense | Фейренсе | فيرينسي
Farense | Фаренсе | فارينسي
Penafiel | Пенафиел | بينافيل
Académica | Академика | أكاديميكا
Felgueiras | Фелгейраш | فيلغيراش
Lourosa | Лороза | لوروزا
Amarante | Амаранти | أمارانتي
Paris Saint-Germain | Пари Сен-Жермен | باريس سان جيرمان
Lens | Ланс | لانس
Lille | Лилль | ليل
Marseille | Марсель | مارسيليا | de Olympique Marseille | es Olympique de Marsella | pt Olympique de Marselha | tr Marsilya
Lyon | Лион | ليون
Rennes | Ренн | رين
Monaco | Монако | موناكو | es Mónaco | pt Mônaco
Strasbourg | Страсбург | ستراسبورغ | de Straßburg | es Estrasburgo | pt Estrasburgo
Nice | Ницца | نيس | de Nizza | es Niza
Toulouse | Тулуза | تولوز
Paris FC | Париж | باريس إف سي
Brest | Брест | بريست
Lorient | Лорьян | لوريان
Angers | Анже | أنجيه
Auxerre | Осер | أوكسير
Le Havre | Гавр | لوهافر
Troyes | Труа | تروا
Le Mans | Ле-Ман | لومان
Saint-Étienne | Сент-Этьен | سانت إتيان
Metz | Мец | ميتز
Nantes | Нант | نانت
Reims | Реймс | ريمس
Montpellier | Монпелье | مونبلييه
Red Star | Ред Стар | ريد ستار
Guingamp | Генгам | غانغان
Rodez | Родез | روديز
Dunkerque | Дюнкерк | دونكيرك
Pau | По | باو
Laval | Лаваль | لافال
Annecy | Анси | أنسي
Nancy | Нанси | نانسي
Clermont | Клермон | كليرمون
Grenoble | Гренобль | غرونوبل
Boulogne | Булонь | بولون
Dijon | Дижон | ديجون
Sochaux | Сошо | سوشو
Amiens | Амьен | أميان
Bastia | Бастия | باستيا
Valenciennes | Валансьен | فالنسيان
Caen | Кан | كان
Orléans | Орлеан | أورليان
Rouen | Руан | روان
Versailles | Версаль | فرساي
Fleury | Флёри | فلوري
Concarneau | Конкарно | كونكارنو
Châteauroux | Шатору | شاتورو
Quevilly | Кевийи | كيفيي
Aubagne | Обань | أوبانيي
Villefranche | Вильфранш | فيلفرانش
Le Puy | Ле-Пюи | لو بوي
Bourg-en-Bresse | Бурк-ан-Бресс | بورك أون بريس
Paris 13 Atletico | Париж 13 Атлетико | باريس 13 أتلتيكو
Club Brugge | Брюгге | كلوب بروج | de FC Brügge | es Brujas | fr Club Bruges | pt Club Brugge
Union Saint-Gilloise | Юнион Сент-Жиллуаз | يونيون سان جيلواز
Anderlecht | Андерлехт | أندرلخت
Gent | Гент | جنت | fr La Gantoise | es Gante
Sint-Truiden | Сент-Трюйден | سينت ترويدن | fr Saint-Trond
Genk | Генк | جينك
Royal Antwerp | Антверпен | رويال أنتويرب | de Royal Antwerpen | es Amberes | fr Royal Antwerp
Mechelen | Мехелен | ميخلين | fr Malines | es Malinas
Standard Liège | Стандард Льеж | ستاندار لييج | de Standard Lüttich | es Standard de Lieja
Charleroi | Шарлеруа | شارلروا
Westerlo | Вестерло | فيسترلو
Cercle Brugge | Серкль Брюгге | سيركل بروج | de Cercle Brügge | fr Cercle de Bruges
OH Leuven | Ауд-Хеверле Лёвен | أود هيفيرلي لوفين | fr Oud-Heverlee Louvain
Zulte Waregem | Зюлте-Варегем | زولته فاريغيم
La Louvière | Ла-Лувьер | لا لوفيير
Beveren | Беверен | بيفيرين
Kortrijk | Кортрейк | كورتريك | fr Courtrai
Lommel | Ломмел | لوميل
Dender | Дендер | ديندر
Lierse | Льерс | ليرس
Patro Eisden | Патро Эйсден | باترو إيسدن
Eupen | Эйпен | أويبن
RFC Liège | Льеж | لييج
Lokeren | Локерен | لوكيرين
Seraing | Серен | سيران
Club NXT | Клуб NXT | كلوب NXT
Jong Genk | Йонг Генк | يونغ جينك
RSCA Futures | Андерлехт Фьючерс | أندرلخت فيوتشرز
Jong Gent | Йонг Гент | يونغ جنت
Francs Borains | Франк Борен | فران بوران
Olympic Charleroi | Олимпик Шарлеруа | أولمبيك شارلروا
Deinze | Дейнзе | دينزه
Virton | Виртон | فيرتون
Beerschot | Беерсхот | بيرسخوت
PSV Eindhoven | ПСВ | بي إس في آيندهوفن
Feyenoord | Фейеноорд | فينورد
AZ Alkmaar | АЗ Алкмар | ألكمار
NEC Nijmegen | НЕК Неймеген | نيميخن
Ajax | Аякс | أياكس
Twente | Твенте | تفينتي
Utrecht | Утрехт | أوتريخت
Heerenveen | Херенвен | هيرنفين
Groningen | Гронинген | خرونينغن
Sparta Rotterdam | Спарта Роттердам | سبارتا روتردام
Go Ahead Eagles | Гоу Эхед Иглс | غو أهيد إيغلز
Fortuna Sittard | Фортуна Ситтард | فورتونا سيتارد
PEC Zwolle | Зволле | زفوله
Cambuur | Камбюр | كامبور
Willem | Виллем | فيليم
Willem II | Виллем II | فيليم الثاني
ADO Den Haag | АДО Ден Хааг | أدو دين هاغ
Excelsior | Эксельсиор | إكسلسيور
Telstar | Телстар | تيلستار
Heracles Almelo | Хераклес Алмело | هيراكليس ألميلو
NAC Breda | НАК Бреда | ناك بريدا
Volendam | Волендам | فولندام
Almere City | Алмере Сити | ألميري سيتي
Roda JC | Рода | رودا
De Graafschap | Де Графсхап | دي خرافسخاب
Dordrecht | Дордрехт | دوردريخت
Den Bosch | Ден Босх | دن بوش
Vitesse | Витесс | فيتيسه
RKC Waalwijk | РКК Валвейк | فالفيك
VVV-Venlo | Венло | فينلو
Emmen | Эммен | إيمن
Eindhoven | Эйндховен | آيندهوفن
Jong PSV | Йонг ПСВ | يونغ بي إس في
Jong Ajax | Йонг Аякс | يونغ أياكس
Jong AZ | Йонг АЗ | يونغ ألكمار
MVV Maastricht | Маастрихт | ماستريخت
Helmond Sport | Хелмонд Спорт | هيلموند سبورت
Jong Utrecht | Йонг Утрехт | يونغ أوتريخت
TOP Oss | ТОП Осс | توب أوس
Lincoln Red Imps | Линкольн Ред Импс | لينكولن ريد إمبس
Inter Club d'Escaldes | Интер Эскальдес | إنتر إسكالديس
Differdange 03 | Дифферданж 03 | ديفردانج 03
F91 Dudelange | Дюделанж | دودلانج
Swift Hesperange | Свифт Эсперанж | سويفت هسبيرانج
Progrès Niederkorn | Прогрес Нидеркорн | بروغريه نيدركورن
UNA Strassen | УНА Штрассен | أونا ستراسن
Racing Luxembourg | Расинг Люксембург | راسينغ لوكسمبورغ
Jeunesse Esch | Женесс Эш | جونيس إيش
Atert Bissen | Атерт Биссен | أتيرت بيسن
Victoria Rosport | Виктория Роспорт | فيكتوريا روسبورت
Mondorf | Мондорф | موندورف
Hostert | Хостерт | هوسترت
Jeunesse Canach | Женесс Канах | جونيس كاناخ
Rodange 91 | Роданж 91 | رودانج 91
Käerjéng 97 | Керьенг 97 | كيرينغ 97
Mamer 32 | Мамер 32 | مامر 32
Wiltz 71 | Вильц 71 | فيلتس 71
`;
