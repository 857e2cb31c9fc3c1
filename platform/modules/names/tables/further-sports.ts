/** Teams of further leagues of ice hockey, basketball, volleyball, handball, rugby and cricket. */
export const FURTHER_SPORT_TEAMS = `
Skellefteå AIK | Шеллефтео | شيليفتيو
Frölunda | Фрёлунда | فرولوندا
Växjö Lakers | Векшё Лейкерс | فيكشو ليكرز
Färjestad | Ферьестад | فيرييستاد
Brynäs | Брюнес | برينيس
Luleå | Лулео | لوليو
Rögle | Рёгле | روغله
Malmö Redhawks | Мальмё Редхокс | مالمو ريدهوكس
Timrå | Тимро | تيمرو
Örebro | Эребру | أوربرو
Linköping | Линчёпинг | لينشوبينغ
Leksand | Лександ | ليكساند
HV71 | ХВ-71 | إتش في 71
Tappara | Таппара | تابارا
SaiPa | СайПа | سايبا
HIFK | ХИФК | هيفك
KalPa | КалПа | كالبا
Lukko | Лукко | لوكو
Kärpät | Кярпят | كاربات
Ässät | Эссят | أسات
HPK | ХПК | إتش بي كيه
Pelicans | Пеликанс | بيليكانز
JYP | ЮП | يوب
Jukurit | Юкурит | يوكوريت
KooKoo | КооКоо | كوكو
Sport | Спорт | سبورت
Kiekko-Espoo | Киекко-Эспоо | كيكو إسبو
Dynamo Pardubice | Динамо Пардубице | دينامو باردوبيتسه
Oceláři Třinec | Оцеларжи Тршинец | أوتسيلارجي ترجينتس
Kometa Brno | Комета Брно | كوميتا برنو
Mountfield HK | Маунтфилд Градец-Кралове | ماونتفيلد هرادتس كرالوفي
Bílí Tygři Liberec | Били Тигржи Либерец | بيلي تيغري ليبيريتس
Škoda Plzeň | Шкода Пльзень | شكودا بلزن
Vítkovice | Витковице | فيتكوفيتسه
Energie Karlovy Vary | Энергия Карловы Вары | إنيرجيه كارلوفي فاري
Motor České Budějovice | Мотор Ческе-Будеёвице | موتور تشيسكه بوديوفيتسه
Olomouc | Оломоуц | أولوموتس
Verva Litvínov | Верва Литвинов | فيرفا ليتفينوف
Rytíři Kladno | Рытиржи Кладно | ريتيرجي كلادنو
Eisbären Berlin | Айсберен Берлин | آيسبيرن برلين
Adler Mannheim | Адлер Мангейм | أدلر مانهايم
Red Bull München | Ред Булл Мюнхен | ريد بول ميونخ
Kölner Haie | Кёльнер Хайе | كولنر هايه
ERC Ingolstadt | Ингольштадт | إنغولشتات
Fischtown Pinguins | Фиштаун Пингвинс | فيشتاون بينغوينز
Straubing Tigers | Штраубинг Тайгерс | شتراوبينغ تايغرز
Nürnberg Ice Tigers | Нюрнберг Айс Тайгерс | نورنبرغ آيس تايغرز
Grizzlys Wolfsburg | Гриззлис Вольфсбург | غريزليز فولفسبورغ
Schwenninger Wild Wings | Швеннингер Уайлд Уингз | شفنينغر وايلد وينغز
Löwen Frankfurt | Лёвен Франкфурт | لوفن فرانكفورت
Augsburger Panther | Аугсбургер Пантер | أوغسبورغر بانتر
Iserlohn Roosters | Изерлон Рустерс | إيزرلون روسترز
Dresdner Eislöwen | Дрезднер Айслёвен | دريسدنر آيسلوفن
ZSC Lions | ЦСК Лайонс | زيورخ ليونز
HC Davos | Давос | دافوس
Lausanne HC | Лозанна | لوزان
Fribourg-Gottéron | Фрибур-Готтерон | فريبورغ غوتيرون
Genève-Servette | Женева-Серветт | جنيف سيرفيت
EV Zug | Цуг | تسوغ
HC Lugano | Лугано | لوغانو
SC Rapperswil-Jona Lakers | Рапперсвиль-Йона Лейкерс | رابرسفيل يونا ليكرز
EHC Kloten | Клотен | كلوتن
SC Bern | Берн | برن
SCL Tigers | Лангнау Тайгерс | لانغناو تايغرز
EHC Biel | Биль | بييل
Ambrì-Piotta | Амбри-Пиотта | أمبري بيوتا
HC Ajoie | Ажуа | أجوا
EC KAC | Клагенфурт | كلاغنفورت
Nitra | Нитра | نيترا
Storhamar | Сторхамар | ستورهامار
GKS Tychy | Тыхы | تيخي
Brûleurs de Loups Grenoble | Гренобль | غرونوبل
Belfast Giants | Белфаст Джайентс | بلفاست جاينتس
Mega | Мега | ميغا
FMP | ФМП | إف إم بي
Zadar | Задар | زادار
Split | Сплит | سبليت
Borac Čačak | Борац Чачак | بوراتس تشاتشاك
Spartak Subotica | Спартак Суботица | سبارتاك سوبوتيتسا
Igokea | Игокеа | إيغوكيا
SC Derby | Дерби | ديربي
Bosna | Босна | بوسنا
Ilirija | Илирия | إيليريا
KRKA | Крка | كركا
Široki | Широки | شيروكي
Vienna | Вена | فيينا
TFT Skopje | ТФТ Скопье | سكوبيه
AEK | АЕК | أيك
Alba Berlin | Альба Берлин | ألبا برلين
Rytas Vilnius | Ритас Вильнюс | ريتاس فيلنيوس
Promitheas Patras | Промитеас Патры | بروميثياس باتراس
Elan Chalon | Элан Шалон | إيلان شالون
Nanterre | Нантер | نانتير
Cholet | Шоле | شوليه
Karditsa | Кардица | كارديتسا
Heidelberg | Гейдельберг | هايدلبرغ
Oldenburg | Ольденбург | أولدنبورغ
Würzburg | Вюрцбург | فورتسبورغ
Szombathely | Сомбатхей | سومباثي
VEF Rīga | ВЭФ Рига | فيف ريغا
Nymburk | Нимбурк | نيمبورك
Patrioti Levice | Патриоти Левице | باتريوتي ليفيتسه
Oostende | Остенде | أوستند
Brno | Брно | برنو
Trefl Sopot | Трефль Сопот | تريفل سوبوت
Perugia | Перуджа | بيروجيا
Trentino | Трентино | ترينتينو
Lube Civitanova | Лубе Чивитанова | لوبه تشيفيتانوفا
Piacenza | Пьяченца | بياتشنزا
Allianz Milano | Альянц Милан | أليانز ميلانو
Cisterna | Чистерна | تشيسترنا
Taranto | Таранто | تارانتو
Cuneo | Кунео | كونيو
Aluron Zawiercie | Алурон Заверце | ألورون زافيرتسيه
Bogdanka LUK Lublin | Богданка Люблин | بوغدانكا لوبلين
Projekt Warszawa | Проект Варшава | بروجكت وارسو
Asseco Resovia | Ассеко Ресовия | أسيكو ريسوفيا
Jastrzębski Węgiel | Ястшембски Венгель | ياسترجيمبسكي فينغيل
ZAKSA Kędzierzyn-Koźle | ЗАКСА | زاكسا
Skra Bełchatów | Скра Белхатув | سكرا بلخاتوف
Trefl Gdańsk | Трефль Гданьск | تريفل غدانسك
Indykpol Olsztyn | Индыкполь Ольштын | إنديكبول أولشتين
Norwid Częstochowa | Норвид Ченстохова | نورفيد تشينستوخوفا
Ślepsk Suwałki | Слепск Сувалки | شليبسك سوفالكي
Stal Nysa | Сталь Ныса | ستال نيسا
Cuprum Gorzów | Купрум Гожув | كوبروم غوجوف
ChKS Chełm | Хелм | خيلم
Halkbank | Халкбанк | خلق بنك
Tours | Тур | تور
Ziraat Bankkart | Зираат Банккарт | زراعات بنك كارت
Berlin Recycling Volleys | Берлин Ресайклинг Воллейс | برلين ريسايكلينغ فوليز
Roeselare | Руселаре | روسلاري
Haasrode Leuven | Хасроде Лёвен | هاسروده لوفين
SVG Lüneburg | Люнебург | لونيبورغ
Guaguas Las Palmas | Гуагуас Лас-Пальмас | غواغواس لاس بالماس
Lvi Praha | Льви Прага | ليفي براغ
ACH Volley | АЧ Воллей | إيه سي إتش فولي
Füchse Berlin | Фюксе Берлин | فوكسه برلين
Flensburg-Handewitt | Фленсбург-Хандевитт | فلنسبورغ هانديفيت
Kiel | Киль | كيل
Melsungen | Мельзунген | ميلزونغن
Gummersbach | Гуммерсбах | غومرسباخ
Rhein-Neckar Löwen | Райн-Неккар Лёвен | راين نيكار لوفن
Hamburg | Гамбург | هامبورغ
Lemgo | Лемго | ليمغو
Hannover-Burgdorf | Ганновер-Бургдорф | هانوفر بورغدورف
Erlangen | Эрланген | إرلانغن
Göppingen | Гёппинген | غوبينغن
Eisenach | Айзенах | آيزناخ
Bergischer HC | Бергишер | بيرغيشر
Wetzlar | Вецлар | فيتسلار
Minden | Минден | ميندن
Balingen-Weilstetten | Балинген-Вайльштеттен | بالينغن فايلشتيتن
Aalborg | Ольборг | ألبورغ
Veszprém | Веспрем | فيسبريم
Industria Kielce | Индустрия Кельце | إندوستريا كيلتسه
GOG | ГОГ | غوغ
Pick Szeged | Пик Сегед | بيك سيغيد
Kolstad | Кольстад | كولستاد
Zagreb | Загреб | زغرب
Eurofarm Pelister | Еврофарм Пелистер | يوروفارم بيليستر
Leinster | Ленстер | لينستر
Bordeaux Bègles | Бордо-Бегль | بوردو بيغل
Bulls | Буллз | بولز
Bath | Бат | باث
Glasgow Warriors | Глазго Уорриорз | غلاسكو ووريورز
Toulon | Тулон | تولون
Stormers | Стормерс | ستورمرز
Leicester Tigers | Лестер Тайгерс | ليستر تايغرز
La Rochelle | Ла-Рошель | لا روشيل
Munster | Манстер | مونستر
Northampton Saints | Нортгемптон Сейнтс | نورثهامبتون ساينتس
Sharks | Шаркс | شاركس
Saracens | Сарацины | ساراسينز
Bristol Bears | Бристоль Беарз | بريستول بيرز
Castres | Кастр | كاستر
Bayonne | Байонна | بايون
Sale Sharks | Сейл Шаркс | سيل شاركس
Gloucester | Глостер | غلوستر
Harlequins | Харлекуинс | هارلكوينز
Scarlets | Скарлетс | سكارلتس
Edinburgh | Эдинбург | إدنبرة
Stade Français | Стад Франсе | ستاد فرانسيه
Racing 92 | Расинг 92 | راسينغ 92
Perpignan | Перпиньян | بربينيان
Vannes | Ван | فان
Exeter Chiefs | Эксетер Чифс | إكستر تشيفز
Newcastle Red Bulls | Ньюкасл Ред Буллз | نيوكاسل ريد بولز
Ulster | Ольстер | ألستر
Connacht | Коннахт | كوناخت
Ospreys | Оспрейз | أوسبريز
Benetton | Бенеттон | بينيتون
Zebre Parma | Дзебре Парма | زيبري بارما
Perth Scorchers | Перт Скорчерс | بيرث سكورتشرز
Sydney Sixers | Сидней Сиксерс | سيدني سيكسرز
Hobart Hurricanes | Хобарт Харрикейнс | هوبارت هوريكانز
Melbourne Stars | Мельбурн Старз | ملبورن ستارز
Brisbane Heat | Брисбен Хит | بريزبن هيت
Sydney Thunder | Сидней Тандер | سيدني ثاندر
Adelaide Strikers | Аделаида Страйкерс | أديلايد سترايكرز
Melbourne Renegades | Мельбурн Ренегейдс | ملبورن رينيغيدز
Sunrisers Eastern Cape | Санрайзерс Истерн-Кейп | صنرايزرز إيسترن كيب
MI Cape Town | Мумбаи Кейптаун | مومباي كيب تاون
Paarl Royals | Парл Роялс | بارل رويالز
Pretoria Capitals | Претория Кэпиталс | بريتوريا كابيتالز
Joburg Super Kings | Йоханнесбург Супер Кингз | جوبورغ سوبر كينغز
Durban's Super Giants | Дурбан Супер Джайентс | ديربان سوبر جاينتس
Lahore Qalandars | Лахор Каландарс | لاهور قلندرز
Islamabad United | Исламабад Юнайтед | إسلام آباد يونايتد
Karachi Kings | Карачи Кингз | كراتشي كينغز
Multan Sultans | Мултан Султанс | ملتان سلاطين
Peshawar Zalmi | Пешавар Залми | بيشاور زلمي
Quetta Gladiators | Кветта Гладиаторз | كويتا غلادييترز
Hyderabad Kingsmen | Хайдарабад Кингсмен | حيدر آباد كينغزمن
Sialkot Stallionz | Сиалкот Сталлионз | سيالكوت ستاليونز
Oval Invincibles | Овал Инвинсиблс | أوفال إنفينسيبلز
Trent Rockets | Трент Рокетс | ترنت روكتس
Northern Superchargers | Нортерн Суперчарджерс | نورذرن سوبرتشارجرز
Southern Brave | Саутерн Брейв | ساذرن بريف
London Spirit | Лондон Спирит | لندن سبيريت
Manchester Originals | Манчестер Ориджиналс | مانشستر أوريجينالز
Birmingham Phoenix | Бирмингем Финикс | برمنغهام فينيكس
Welsh Fire | Уэлш Файр | ويلش فاير
Dubai Capitals | Дубай Кэпиталс | دبي كابيتالز
MI Emirates | Мумбаи Эмирейтс | مومباي إمارات
Desert Vipers | Дезерт Вайперс | ديزرت فايبرز
Gulf Giants | Галф Джайентс | غلف جاينتس
Abu Dhabi Knight Riders | Абу-Даби Найт Райдерс | أبوظبي نايت رايدرز
Sharjah Warriorz | Шарджа Уорриорз | الشارقة ووريورز
Dynamo Kazan | Динамо Казань | دينامو قازان
Lokomotiv Kaliningrad | Локомотив Калининград | لوكوموتيف كالينينغراد
Uralochka | Уралочка | أورالوتشكا
Tulitsa | Тулица | توليتسا
Leningradka | Ленинградка | لينينغرادكا
Korabelka | Корабелка | كورابيلكا
Zarechie Odintsovo | Заречье-Одинцово | زاريتشيه أودينتسوفو
Proton Saratov | Протон Саратов | بروتون ساراتوف
Dynamo Krasnodar | Динамо Краснодар | دينامو كراسنودار
Minchanka | Минчанка | مينتشانكا
Sparta Nizhny Novgorod | Спарта Нижний Новгород | سبارتا نيجني نوفغورود
Dynamo-Ural | Динамо-Урал | دينامو أورال
Moscow | Москва | موسكو
Saint Petersburg | Санкт-Петербург | سانت بطرسبورغ
Kazan | Казань | قازان
Yekaterinburg | Екатеринбург | يكاترينبورغ
Nizhny Novgorod | Нижний Новгород | نيجني نوفغورود
Barnaul | Барнаул | بارناول
Omsk | Омск | أومسك
Tula | Тула | تولا
Perm | Пермь | بيرم
Ryazan | Рязань | ريازان
Kaliningrad | Калининград | كالينينغراد
Voronezh | Воронеж | فورونيج
Irkutsk | Иркутск | إيركوتسك
Loko Yaroslavl | Локо Ярославль | لوكو ياروسلافل
MHK Spartak | МХК Спартак | سبارتاك موسكو للشباب
SKA-1946 | СКА-1946 | سكا 1946
Krasnaya Armiya | Красная Армия | كراسنايا أرميا
MHK Dynamo Moscow | МХК Динамо Москва | دينامو موسكو للشباب
Chaika Nizhny Novgorod | Чайка Нижний Новгород | تشايكا نيجني نوفغورود
Tolpar Ufa | Толпар Уфа | تولبار أوفا
Avto Yekaterinburg | Авто Екатеринбург | أفتو يكاترينبورغ
Omskie Yastreby | Омские ястребы | أومسكي ياستريبي
Stalnye Lisy | Стальные лисы | ستالنيي ليسي
Belye Medvedi | Белые медведи | بيليي ميدفيدي
Irbis Kazan | Ирбис Казань | إيربيس قازان
Reaktor Nizhnekamsk | Реактор Нижнекамск | رياكتور نيجنيكامسك
Ladia Togliatti | Ладья Тольятти | لاديا تولياتي
Sibirskie Snaipery | Сибирские снайперы | سيبيرسكيي سنايبري
Almaz Cherepovets | Алмаз Череповец | ألماز تشيريبوفيتس
AKM-Junior | АКМ-Юниор | أ كا إم جونيور
Akademiya Mikhailova | Академия Михайлова | أكاديمية ميخائيلوف
Kapitan Stupino | Капитан Ступино | كابيتان ستوبينو
Atlant Mytishchi | Атлант Мытищи | أتلانت ميتيشي
Torpedo Ust-Kamenogorsk | Торпедо Усть-Каменогорск | توربيدو أوست كامينوغورسك
Arlan Kokshetau | Арлан Кокшетау | أرلان كوكشيتاو
Saryarka Karaganda | Сарыарка Караганда | ساريأركا كاراغندا
Nomad Astana | Номад Астана | نوماد أستانا
Beibarys Atyrau | Бейбарыс Атырау | بيبرس أتيراو
HC Almaty | Алматы | ألماتي
Humo Tashkent | Хумо Ташкент | هومو طشقند
Lions | Лайонс | لايونز
Cardiff | Кардифф | كارديف
Dragons | Дрэгонс | دراغونز
Chiefs | Чифс | تشيفز
Blues | Блюз | بلوز
Hurricanes | Харрикейнс | هوريكانز
Brumbies | Брамбиз | برامبيز
Reds | Редс | ريدز
Highlanders | Хайлендерс | هايلاندرز
Waratahs | Уаратас | واراتاس
Western Force | Вестерн Форс | ويسترن فورس
Fijian Drua | Фиджиан Друа | فيجيان دروا
Moana Pasifika | Моана Пасифика | موانا باسيفيكا
Runa Moscow | Руна Москва | رونا موسكو
Temp-SUMZ | Темп-СУМЗ | تيمب سومز
Vostok-65 | Восток-65 | فوستوك 65
Chelbasket | Челбаскет | تشيلباسكت
Irkut | Иркут | إيركوت
Dynamo-MGTU | Динамо-МГТУ | دينامو إم غي تي أو
Baryus Shymkent | Барюс Шымкент | باريوس شيمكنت
Novosibirsk | Новосибирск | نوفوسيبيرسك
Rossonero Saratov | Россонеро Саратов | روسونيرو ساراتوف
CSKA-2 | ЦСКА-2 | سيسكا 2
Khimki Region | Химки | خيمكي
Tambov | Тамбов | تامبوف
Ajman Heroes | Аджман Хироус | عجمان هيروز
Fujairah Pacific Ventures | Фуджейра Пасифик Венчерс | الفجيرة باسيفيك فنتشرز
Dubai Aviators | Дубай Авиэйторс | دبي أفياتورز
Sharjah Kites | Шарджа Кайтс | الشارقة كايتس
Emirates Blues | Эмирейтс Блюз | الإمارات بلوز
Emirates Red | Эмирейтс Ред | الإمارات ريد
Ras Al Khaimah Stallions | Рас-эль-Хайма Сталлионс | رأس الخيمة ستاليونز
Umm Al Quwain Waves | Умм-эль-Кайвайн Уэйвс | أم القيوين ويفز
`;
