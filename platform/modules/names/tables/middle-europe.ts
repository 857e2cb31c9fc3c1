/** Clubs of Germany, Austria, Switzerland and Italy. */
export const MIDDLE_TEAMS = `
Bayern Munich | Бавария | بايرن ميونخ | de Bayern München | es Bayern de Múnich | pt Bayern de Munique | tr Bayern Münih
Borussia Dortmund | Боруссия Дортмунд | بوروسيا دورتموند
RB Leipzig | РБ Лейпциг | لايبزيغ
Stuttgart | Штутгарт | شتوتغارت
Bayer Leverkusen | Байер Леверкузен | باير ليفركوزن
Hoffenheim | Хоффенхайм | هوفنهايم
Eintracht Frankfurt | Айнтрахт Франкфурт | آينتراخت فرانكفورت | fr Eintracht Francfort | es Eintracht Fráncfort
Freiburg | Фрайбург | فرايبورغ | es Friburgo | fr Fribourg | pt Friburgo
Mainz 05 | Майнц 05 | ماينز 05 | fr Mayence 05
Borussia Mönchengladbach | Боруссия Мёнхенгладбах | بوروسيا مونشنغلادباخ
Augsburg | Аугсбург | أوغسبورغ | es Augsburgo | fr Augsbourg
Union Berlin | Унион Берлин | يونيون برلين
Werder Bremen | Вердер | فيردر بريمن | fr Werder Brême
Köln | Кёльн | كولن | es Colonia | fr Cologne | pt Colônia
Hamburger SV | Гамбург | هامبورغ | es Hamburgo | fr Hambourg | pt Hamburgo
Schalke 04 | Шальке 04 | شالكه 04
Elversberg | Эльверсберг | إلفرسبرغ
Paderborn | Падерборн | بادربورن
Wolfsburg | Вольфсбург | فولفسبورغ | es Wolfsburgo
Heidenheim | Хайденхайм | هايدنهايم
St. Pauli | Санкт-Паули | سانت باولي
Hertha BSC | Герта | هيرتا برلين | es Hertha Berlín
Hannover 96 | Ганновер 96 | هانوفر 96 | fr Hanovre 96
Darmstadt 98 | Дармштадт 98 | دارمشتات 98
Kaiserslautern | Кайзерслаутерн | كايزرسلاوترن
Bochum | Бохум | بوخوم
Nürnberg | Нюрнберг | نورنبرغ | es Núremberg | fr Nuremberg | pt Nuremberg
Karlsruher SC | Карлсруэ | كارلسروه
Holstein Kiel | Хольштайн Киль | هولشتاين كيل
Magdeburg | Магдебург | ماغدبورغ
Arminia Bielefeld | Арминия Билефельд | أرمينيا بيليفيلد
Dynamo Dresden | Динамо Дрезден | دينامو دريسدن
Greuther Fürth | Гройтер Фюрт | غرويتر فورت
Braunschweig | Айнтрахт Брауншвейг | براونشفايغ
Energie Cottbus | Энерги Котбус | إنيرجي كوتبوس
Osnabrück | Оснабрюк | أوسنابروك
Rot-Weiss Essen | Рот-Вайсс Эссен | روت فايس إيسن
Duisburg | Дуйсбург | دويسبورغ
Hansa Rostock | Ганза Росток | هانزا روستوك
Fortuna Düsseldorf | Фортуна Дюссельдорф | فورتونا دوسلدورف
Preußen Münster | Пройссен Мюнстер | برويسن مونستر
1860 München | Мюнхен 1860 | ميونخ 1860 | es Múnich 1860 | fr Munich 1860 | pt Munique 1860
Verl | Ферль | فيرل
Saarbrücken | Саарбрюккен | زاربروكن
Waldhof Mannheim | Вальдхоф Мангейм | فالدهوف مانهايم
Ingolstadt | Ингольштадт | إنغولشتات
Wehen Wiesbaden | Веен Висбаден | فيهين فيسبادن
Jahn Regensburg | Ян Регенсбург | يان ريغنسبورغ
Viktoria Köln | Виктория Кёльн | فيكتوريا كولن
Alemannia Aachen | Алемания Ахен | أليمانيا آخن
Würzburger Kickers | Вюрцбургер Киккерс | فورتسبورغر كيكرز
Fortuna Köln | Фортуна Кёльн | فورتونا كولن
Meppen | Меппен | ميبن
Sonnenhof Großaspach | Зонненхоф Гросаспах | زوننهوف غروساسباخ
SGS Essen | Эссен | إيسن
Red Bull Salzburg | Ред Булл Зальцбург | ريد بول سالزبورغ | es Red Bull Salzburgo | fr Red Bull Salzbourg
Sturm Graz | Штурм Грац | شتورم غراتس
LASK | ЛАСК | لاسك لينتس
Rapid Wien | Рапид Вена | رابيد فيينا | es Rapid Viena | fr Rapid Vienne | pt Rapid Viena
Austria Wien | Аустрия Вена | أوستريا فيينا | es Austria Viena | fr Austria Vienne | pt Austria Viena
Wolfsberger AC | Вольфсберг | فولفسبرغ
Hartberg | Хартберг | هارتبرغ
Rheindorf Altach | Райндорф Альтах | رايندورف ألتاخ
Ried | Рид | ريد
WSG Tirol | ВСГ Тироль | تيرول
Grazer AK | Грацер АК | غراتسر
Austria Lustenau | Аустрия Лустенау | أوستريا لوستيناو
Blau-Weiß Linz | Блау-Вайсс Линц | بلاو فايس لينتس
Admira Wacker | Адмира Ваккер | أدميرا فاكر
First Vienna | Фёрст Виенна | فيرست فيينا
St. Pölten | Санкт-Пёльтен | سانت بولتن
Liefering | Лиферинг | ليفيرينغ
Kapfenberg | Капфенберг | كابفنبرغ
Amstetten | Амштеттен | أمشتيتن
Floridsdorfer AC | Флоридсдорф | فلوريدسدورف
Schwarz-Weiß Bregenz | Шварц-Вайсс Брегенц | شفارتس فايس بريغنتس
Austria Salzburg | Аустрия Зальцбург | أوستريا سالزبورغ
Hertha Wels | Герта Вельс | هيرتا فيلس
Austria Klagenfurt | Аустрия Клагенфурт | أوستريا كلاغنفورت
Wacker Innsbruck | Ваккер Инсбрук | فاكر إنسبروك
Lugano | Лугано | لوغانو
Thun | Тун | تون
Basel | Базель | بازل | es Basilea | fr Bâle | pt Basileia
Young Boys | Янг Бойз | يونغ بويز
St. Gallen | Санкт-Галлен | سانت غالن | fr Saint-Gall
Lausanne-Sport | Лозанна-Спорт | لوزان سبورت
Servette | Серветт | سيرفيت
Luzern | Люцерн | لوتسرن | es Lucerna | fr Lucerne | pt Lucerna
Sion | Сьон | سيون
Zürich | Цюрих | زيورخ | es Zúrich | fr Zurich | pt Zurique | tr Zürih
Grasshoppers | Грассхоппер | غراسهوبرز
Vaduz | Вадуц | فادوز
Winterthur | Винтертур | فينترتور
Aarau | Арау | آراو
Yverdon | Ивердон | إيفردون
Stade Lausanne-Ouchy | Стад Лозанна-Уши | ستاد لوزان أوشي
Neuchâtel Xamax | Невшатель Ксамакс | نوشاتيل زاماكس
Rapperswil-Jona | Рапперсвиль-Йона | رابرسفيل يونا
Étoile Carouge | Этуаль Каруж | إيتوال كاروج
Wil | Виль | فيل
Nyon | Ньон | نيون
Bellinzona | Беллинцона | بيلينزونا
Inter | Интер | إنتر ميلان | de Inter Mailand | es Inter de Milán | fr Inter Milan | pt Inter de Milão
Napoli | Наполи | نابولي | de Neapel | es Nápoles | fr Naples
Roma | Рома | روما | de AS Rom | fr AS Rome
Como | Комо | كومو | fr Côme
Juventus | Ювентус | يوفنتوس | de Juventus Turin
Milan | Милан | ميلان | de AC Mailand | fr AC Milan
Atalanta | Аталанта | أتالانتا
Bologna | Болонья | بولونيا | es Bolonia | fr Bologne | pt Bolonha
Lazio | Лацио | لاتسيو | de Lazio Rom | fr Lazio Rome
Fiorentina | Фиорентина | فيورنتينا | de AC Florenz
Torino | Торино | تورينو | de FC Turin | es Torino
Udinese | Удинезе | أودينيزي
Sassuolo | Сассуоло | ساسولو
Genoa | Дженоа | جنوى
Parma | Парма | بارما | fr Parme
Cagliari | Кальяри | كالياري
Venezia | Венеция | فينيسيا | de Venedig | es Venecia | fr Venise | pt Veneza
Monza | Монца | مونزا
Lecce | Лечче | ليتشي
Frosinone | Фрозиноне | فروزينوني
Palermo | Палермо | باليرمو | fr Palerme
Cremonese | Кремонезе | كريمونيزي
Hellas Verona | Эллас Верона | هيلاس فيرونا | fr Hellas Vérone
Pisa | Пиза | بيزا
Sampdoria | Сампдория | سامبدوريا
Empoli | Эмполи | إمبولي
Catanzaro | Катандзаро | كاتانزارو
Modena | Модена | مودينا
Cesena | Чезена | تشيزينا
Juve Stabia | Юве Стабия | يوفي ستابيا
Avellino | Авеллино | أفيلينو
Padova | Падова | بادوفا
Südtirol | Зюдтироль | سودتيرول
Carrarese | Каррарезе | كاراريزي
Mantova | Мантова | مانتوفا
Virtus Entella | Виртус Энтелла | فيرتوس إنتيلا
Vicenza | Виченца | فيتشنزا
Benevento | Беневенто | بينيفنتو
Ascoli | Асколи | أسكولي
Arezzo | Ареццо | أريتسو
Brescia | Брешиа | بريشيا
Lecco | Лекко | ليكو
Cittadella | Читтаделла | تشيتاديلا
Alcione Milano | Альчоне Милан | ألتشوني ميلانو
Trento | Тренто | ترينتو
Novara | Новара | نوفارا
Renate | Ренате | ريناتي
Giana Erminio | Джана Эрминио | جانا إرمينيو
AlbinoLeffe | АльбиноЛеффе | ألبينوليفي
Lumezzane | Лумеццане | لوميزاني
Dolomiti Bellunesi | Доломити Беллунези | دولوميتي بيلونيزي
Pro Vercelli | Про Верчелли | برو فيرتشيلي
Arzignano | Арциньяно | أرزينيانو
Pergolettese | Перголеттезе | بيرغوليتيزي
Ospitaletto | Оспиталетто | أوسبيتاليتو
Vado | Вадо | فادو
Folgore Caratese | Фольгоре Каратезе | فولغوري كاراتيزي
Treviso | Тревизо | تريفيزو
Desenzano | Дезенцано | ديسينزانو
Verona | Верона | فيرونا
`;
