/** Clubs of the Nordic and Baltic countries. */
export const NORTHERN_TEAMS = `
Bodø/Glimt | Будё-Глимт | بودو غليمت
Viking | Викинг | فايكينغ
Lillestrøm | Лиллестрём | ليلستروم
Brann | Бранн | بران
Rosenborg | Русенборг | روزنبورغ
Tromsø | Тромсё | ترومسو
Molde | Мольде | مولده
Sandefjord | Саннефьорд | ساندفيورد
Fredrikstad | Фредрикстад | فريدريكستاد
Sarpsborg 08 | Сарпсборг 08 | ساربسبورغ 08
KFUM Oslo | КФУМ Осло | كفوم أوسلو
Vålerenga | Волеренга | فاليرنغا
HamKam | ХамКам | هامكام
Kristiansund | Кристиансунн | كريستيانسوند
Aalesund | Олесунн | أليسوند
Start | Старт | ستارت
Copenhagen | Копенгаген | كوبنهاغن | de Kopenhagen | es Copenhague | fr Copenhague | pt Copenhague | tr Kopenhag
Midtjylland | Мидтьюлланд | ميتييلاند
AGF Aarhus | Орхус | آرهوس
Nordsjælland | Норшелланн | نوردشيلاند
Brøndby | Брондбю | بروندبي
Silkeborg | Силькеборг | سيلكبورغ
Viborg | Виборг | فيبورغ
Randers | Раннерс | راندرز
OB Odense | Оденсе | أودنسه
Sønderjyske | Сённерйюск | سوندريسكه
Lyngby | Люнгбю | لينغبي
Horsens | Хорсенс | هورسنس
Vejle | Вайле | فايله
Fredericia | Фредерисия | فريدريسيا
AaB Aalborg | Ольборг | ألبورغ
Hvidovre | Видовре | فيدوفره
Esbjerg | Эсбьерг | إسبيرغ
HB Køge | Кёге | كوغه
Kolding | Кольдинг | كولدينغ
Hobro | Хобро | هوبرو
Hillerød | Хиллерёд | هيليرود
B.93 | Б-93 | بي 93
AB Copenhagen | АБ Копенгаген | أكاديميسك كوبنهاغن
Aarhus Fremad | Орхус Фремад | آرهوس فريماد
Mjällby | Мьельбю | ميالبي
Hammarby | Хаммарбю | هاماربي
Malmö FF | Мальмё | مالمو
Djurgården | Юргорден | يورغوردن
AIK | АИК | آيك
GAIS | ГАИС | غايس
IFK Göteborg | Гётеборг | غوتنبرغ | es IFK Gotemburgo | pt IFK Gotemburgo
Elfsborg | Эльфсборг | إلفسبورغ
Häcken | Хеккен | هاكن
Sirius | Сириус | سيريوس
Brommapojkarna | Броммапойкарна | برومابويكارنا
Degerfors | Дегерфорс | ديغرفورس
Halmstad | Хальмстад | هالمستاد
Västerås | Вестерос | فاستيراس
Kalmar | Кальмар | كالمار
Örgryte | Эргрюте | أورغريته
KuPS | КуПС | كوبس
HJK Helsinki | ХИК Хельсинки | هلسنكي
Ilves | Илвес | إيلفيس
Inter Turku | Интер Турку | إنتر توركو
SJK | СИК | سيناجوكي
VPS | ВПС | فاسا
Jaro | Яро | يارو
Gnistan | Гнистан | غنيستان
AC Oulu | Оулу | أولو
IFK Mariehamn | Мариехамн | ماريهامن
TPS | ТПС | توركو
Lahti | Лахти | لاهتي
Víkingur Reykjavík | Викингур Рейкьявик | فيكينغور ريكيافيك
Valur | Валюр | فالور
Breiðablik | Брейдаблик | بريدابليك
Stjarnan | Стьярнан | ستيارنان
FH | Хабнарфьордюр | هافنارفيوردور
Fram | Фрам | فرام
KA | Акюрейри КА | أكوريري
ÍBV | ИБВ Вестманнаэйяр | إي بي في
KR Reykjavík | КР Рейкьявик | كي آر ريكيافيك
ÍA | Акранес | أكرانيس
Keflavík | Кефлавик | كيفلافيك
Þór Akureyri | Тор Акюрейри | ثور أكوريري
Flora Tallinn | Флора Таллин | فلورا تالين
FCI Levadia | Левадия | ليفاديا
Nõmme Kalju | Нымме Калью | نومي كاليو
Paide | Пайде | بايده
Nõmme United | Нымме Юнайтед | نومي يونايتد
Narva Trans | Нарва-Транс | نارفا ترانس
Tammeka Tartu | Таммека Тарту | تاميكا تارتو
Harju | Харью | هاريو
Kuressaare | Курессааре | كوريساري
Pärnu Vaprus | Пярну Вапрус | بارنو فابروس
RFS Riga | РФШ Рига | آر إف إس ريغا
Riga FC | Рига | ريغا
Liepāja | Лиепая | ليبايا
Auda | Ауда | أودا
Daugavpils | Даугавпилс | داوغافبيلس
Jelgava | Елгава | يلغافا
Tukums | Тукумс | توكومس
Super Nova | Супер Нова | سوبر نوفا
Grobiņa | Гробиня | غروبينيا
Ogre United | Огре Юнайтед | أوغره يونايتد
Kauno Žalgiris | Каунас Жальгирис | جالغيريس كاوناس
Žalgiris Vilnius | Жальгирис Вильнюс | جالغيريس فيلنيوس
Hegelmann | Хегельманн | هيغلمان
Šiauliai | Шяуляй | شاولاي
Panevėžys | Паневежис | بانيفيجيس
Dainava | Дайнава | داينافا
Banga | Банга | بانغا
Sūduva | Судува | سودوفا
TransINVEST | ТрансИНВЕСТ | ترانس إنفست
Riteriai | Ритеряй | ريتيرياي
`;
