/** Teams of the large leagues of basketball, ice hockey, American football, baseball and cricket. */
export const OTHER_SPORT_TEAMS = `
USA | США | الولايات المتحدة | fr États-Unis
South Africa | ЮАР | جنوب أفريقيا
Faroe Islands | Фареры | جزر فارو
Denmark | Дания | الدنمارك
Hungary | Венгрия | المجر
Chinese Taipei | Китайский Тайбэй | تايبيه الصينية | de Chinesisch Taipeh | es China Taipéi | fr Taipei chinois | pt Taipé Chinesa | tr Çin Taipei
South Korea | Южная Корея | كوريا الجنوبية
West Indies | Вест-Индия | جزر الهند الغربية | de Westindische Inseln | es Indias Occidentales | fr Antilles | pt Índias Ocidentais | tr Batı Hint Adaları
Oklahoma City Thunder | Оклахома-Сити Тандер | أوكلاهوما سيتي ثاندر
San Antonio Spurs | Сан-Антонио Спёрс | سان أنطونيو سبيرز
Denver Nuggets | Денвер Наггетс | دنفر ناغتس
Cleveland Cavaliers | Кливленд Кавальерс | كليفلاند كافالييرز
Houston Rockets | Хьюстон Рокетс | هيوستن روكتس
New York Knicks | Нью-Йорк Никс | نيويورك نيكس
Detroit Pistons | Детройт Пистонс | ديترويت بيستونز
Boston Celtics | Бостон Селтикс | بوسطن سلتكس
Los Angeles Lakers | Лос-Анджелес Лейкерс | لوس أنجلوس ليكرز
Minnesota Timberwolves | Миннесота Тимбервулвз | مينيسوتا تمبروولفز
Orlando Magic | Орландо Мэджик | أورلاندو ماجيك
Philadelphia 76ers | Филадельфия Севенти Сиксерс | فيلادلفيا سفنتي سيكسرز
Toronto Raptors | Торонто Рэпторс | تورونتو رابتورز
Atlanta Hawks | Атланта Хокс | أتلانتا هوكس
Miami Heat | Майами Хит | ميامي هيت
Golden State Warriors | Голден Стэйт Уорриорз | غولدن ستيت ووريورز
Phoenix Suns | Финикс Санз | فينيكس صنز
Los Angeles Clippers | Лос-Анджелес Клипперс | لوس أنجلوس كليبرز
Charlotte Hornets | Шарлотт Хорнетс | شارلوت هورنتس
Portland Trail Blazers | Портленд Трэйл Блэйзерс | بورتلاند تريل بليزرز
Milwaukee Bucks | Милуоки Бакс | ميلووكي باكس
Dallas Mavericks | Даллас Маверикс | دالاس مافريكس
Chicago Bulls | Чикаго Буллз | شيكاغو بولز
Memphis Grizzlies | Мемфис Гриззлис | ممفيس غريزليز
New Orleans Pelicans | Нью-Орлеан Пеликанс | نيو أورلينز بيليكانز
Indiana Pacers | Индиана Пэйсерс | إنديانا بيسرز
Utah Jazz | Юта Джаз | يوتا جاز
Sacramento Kings | Сакраменто Кингз | ساكرامنتو كينغز
Brooklyn Nets | Бруклин Нетс | بروكلين نتس
Washington Wizards | Вашингтон Уизардс | واشنطن ويزاردز
Los Angeles Rams | Лос-Анджелес Рэмс | لوس أنجلوس رامز
Seattle Seahawks | Сиэтл Сихокс | سياتل سي هوكس
Denver Broncos | Денвер Бронкос | دنفر برونكوز
New England Patriots | Нью-Ингленд Пэтриотс | نيو إنغلاند باتريوتس
Buffalo Bills | Баффало Биллс | بافالو بيلز
Philadelphia Eagles | Филадельфия Иглз | فيلادلفيا إيغلز
Houston Texans | Хьюстон Тексанс | هيوستن تكسانز
Jacksonville Jaguars | Джэксонвилл Джагуарс | جاكسونفيل جاغوارز
San Francisco 49ers | Сан-Франциско Форти Найнерс | سان فرانسيسكو فورتي ناينرز
Green Bay Packers | Грин-Бей Пэкерс | غرين باي باكرز
Detroit Lions | Детройт Лайонс | ديترويت ليونز
Chicago Bears | Чикаго Беарз | شيكاغو بيرز
Los Angeles Chargers | Лос-Анджелес Чарджерс | لوس أنجلوس تشارجرز
Baltimore Ravens | Балтимор Рэйвенс | بالتيمور ريفنز
Kansas City Chiefs | Канзас-Сити Чифс | كانساس سيتي تشيفز
Pittsburgh Steelers | Питтсбург Стилерз | بيتسبرغ ستيلرز
Indianapolis Colts | Индианаполис Колтс | إنديانابوليس كولتس
Minnesota Vikings | Миннесота Вайкингс | مينيسوتا فايكنغز
Cincinnati Bengals | Цинциннати Бенгалс | سينسيناتي بنغالز
Dallas Cowboys | Даллас Ковбойз | دالاس كاوبويز
Tampa Bay Buccaneers | Тампа-Бэй Бакканирс | تامبا باي بوكانيرز
Carolina Panthers | Каролина Пантерз | كارولينا بانثرز
Atlanta Falcons | Атланта Фэлконс | أتلانتا فالكونز
Washington Commanders | Вашингтон Коммандерс | واشنطن كوماندرز
Miami Dolphins | Майами Долфинс | ميامي دولفينز
New York Giants | Нью-Йорк Джайентс | نيويورك جاينتس
New Orleans Saints | Нью-Орлеан Сэйнтс | نيو أورلينز ساينتس
Arizona Cardinals | Аризона Кардиналс | أريزونا كاردينالز
Cleveland Browns | Кливленд Браунс | كليفلاند براونز
Tennessee Titans | Теннесси Тайтенс | تينيسي تايتنز
Las Vegas Raiders | Лас-Вегас Рэйдерс | لاس فيغاس ريدرز
New York Jets | Нью-Йорк Джетс | نيويورك جيتس
Colorado Avalanche | Колорадо Эвеланш | كولورادو أفالانش
Carolina Hurricanes | Каролина Харрикейнз | كارولينا هوريكانز
Tampa Bay Lightning | Тампа-Бэй Лайтнинг | تامبا باي لايتنينغ
Dallas Stars | Даллас Старз | دالاس ستارز
Vegas Golden Knights | Вегас Голден Найтс | فيغاس غولدن نايتس
Minnesota Wild | Миннесота Уайлд | مينيسوتا وايلد
Edmonton Oilers | Эдмонтон Ойлерз | إدمونتون أويلرز
Montreal Canadiens | Монреаль Канадиенс | مونتريال كنديانز
Florida Panthers | Флорида Пантерз | فلوريدا بانثرز
Buffalo Sabres | Баффало Сейбрз | بافالو سيبرز
Washington Capitals | Вашингтон Кэпиталз | واشنطن كابيتالز
Utah Mammoth | Юта Маммот | يوتا ماموث
Anaheim Ducks | Анахайм Дакс | أناهايم داكس
Pittsburgh Penguins | Питтсбург Пингвинз | بيتسبرغ بنغوينز
Detroit Red Wings | Детройт Ред Уингз | ديترويت ريد وينغز
Boston Bruins | Бостон Брюинз | بوسطن بروينز
Ottawa Senators | Оттава Сенаторз | أوتاوا سيناتورز
Los Angeles Kings | Лос-Анджелес Кингз | لوس أنجلوس كينغز
New York Islanders | Нью-Йорк Айлендерс | نيويورك آيلاندرز
New Jersey Devils | Нью-Джерси Девилз | نيوجيرسي ديفلز
Winnipeg Jets | Виннипег Джетс | وينيبيغ جيتس
Philadelphia Flyers | Филадельфия Флайерз | فيلادلفيا فلايرز
Toronto Maple Leafs | Торонто Мейпл Лифс | تورونتو مابل ليفس
Columbus Blue Jackets | Коламбус Блю Джекетс | كولومبوس بلو جاكيتس
Nashville Predators | Нэшвилл Предаторз | ناشفيل بريداتورز
San Jose Sharks | Сан-Хосе Шаркс | سان خوسيه شاركس
St. Louis Blues | Сент-Луис Блюз | سانت لويس بلوز
Seattle Kraken | Сиэтл Кракен | سياتل كراكن
New York Rangers | Нью-Йорк Рейнджерс | نيويورك رينجرز
Chicago Blackhawks | Чикаго Блэкхокс | شيكاغو بلاك هوكس
Calgary Flames | Калгари Флэймз | كالغاري فليمز
Vancouver Canucks | Ванкувер Кэнакс | فانكوفر كانكس
Los Angeles Dodgers | Лос-Анджелес Доджерс | لوس أنجلوس دودجرز
New York Yankees | Нью-Йорк Янкиз | نيويورك يانكيز
Milwaukee Brewers | Милуоки Брюэрс | ميلووكي بروورز
Seattle Mariners | Сиэтл Маринерс | سياتل مارينرز
Toronto Blue Jays | Торонто Блю Джейс | تورونتو بلو جايز
Philadelphia Phillies | Филадельфия Филлис | فيلادلفيا فيليز
Chicago Cubs | Чикаго Кабс | شيكاغو كبز
Boston Red Sox | Бостон Ред Сокс | بوسطن ريد سوكس
New York Mets | Нью-Йорк Метс | نيويورك ميتس
San Diego Padres | Сан-Диего Падрес | سان دييغو بادريس
Detroit Tigers | Детройт Тайгерс | ديترويت تايغرز
Houston Astros | Хьюстон Астрос | هيوستن أستروز
Atlanta Braves | Атланта Брэйвз | أتلانتا بريفز
Cleveland Guardians | Кливленд Гардианс | كليفلاند غارديانز
Cincinnati Reds | Цинциннати Редс | سينسيناتي ريدز
Baltimore Orioles | Балтимор Ориолс | بالتيمور أوريولز
Kansas City Royals | Канзас-Сити Роялс | كانساس سيتي رويالز
Texas Rangers | Техас Рейнджерс | تكساس رينجرز
Arizona Diamondbacks | Аризона Даймондбэкс | أريزونا دايموندباكس
San Francisco Giants | Сан-Франциско Джайентс | سان فرانسيسكو جاينتس
Tampa Bay Rays | Тампа-Бэй Рейс | تامبا باي رايز
Pittsburgh Pirates | Питтсбург Пайрэтс | بيتسبرغ بايرتس
St. Louis Cardinals | Сент-Луис Кардиналс | سانت لويس كاردينالز
Miami Marlins | Майами Марлинс | ميامي مارلينز
Minnesota Twins | Миннесота Твинс | مينيسوتا توينز
Athletics | Атлетикс | أثليتيكس
Los Angeles Angels | Лос-Анджелес Энджелс | لوس أنجلوس إنجلز
Washington Nationals | Вашингтон Нэшионалс | واشنطن ناشونالز
Chicago White Sox | Чикаго Уайт Сокс | شيكاغو وايت سوكس
Colorado Rockies | Колорадо Рокиз | كولورادو روكيز
Royal Challengers Bengaluru | Роял Челленджерс Бангалор | رويال تشالنجرز بنغالورو
Punjab Kings | Пенджаб Кингз | بنجاب كينغز
Mumbai Indians | Мумбаи Индианс | مومباي إنديانز
Gujarat Titans | Гуджарат Тайтанс | غوجارات تايتنز
Sunrisers Hyderabad | Санрайзерс Хайдарабад | صنرايزرز حيدر آباد
Delhi Capitals | Дели Кэпиталс | دلهي كابيتالز
Lucknow Super Giants | Лакхнау Супер Джайентс | لكناو سوبر جاينتس
Kolkata Knight Riders | Калькутта Найт Райдерс | كولكاتا نايت رايدرز
Rajasthan Royals | Раджастхан Роялс | راجستان رويالز
Chennai Super Kings | Ченнаи Супер Кингз | تشيناي سوبر كينغز
Žalgiris Kaunas | Жальгирис Каунас | جالغيريس كاوناس
Valencia Basket | Валенсия | فالنسيا
Anadolu Efes | Анадолу Эфес | أناضول إيفيس
Dubai | Дубай | دبي
Olimpia Milano | Олимпия Милан | أولمبيا ميلانو
Virtus Bologna | Виртус Болонья | فيرتوس بولونيا
Paris | Париж | باريس
Baskonia | Баскония | باسكونيا
ASVEL | АСВЕЛ | أسفيل
Unicaja | Уникаха | أونيكاخا
La Laguna Tenerife | Ла-Лагуна Тенерифе | لا لاغونا تينيريفي
Gran Canaria | Гран-Канария | غران كناريا
Zaragoza | Сарагоса | سرقسطة
Breogán | Бреоган | بريوغان
Manresa | Манреса | مانريسا
Lleida | Льейда | لييدا
Bilbao Basket | Бильбао | بلباو
Murcia | Мурсия | مورسيا
Joventut | Ховентут | خوفنتوت
Türk Telekom | Тюрк Телеком | تورك تيليكوم
Bahçeşehir | Бахчешехир | باهتشة شهير
Cedevita Olimpija | Цедевита Олимпия | سيديفيتا أولمبيا
Budućnost | Будучност | بودوتشنوست
Cluj-Napoca | Клуж-Напока | كلوج نابوكا
Ulm | Ульм | أولم
Lietkabelis | Литкабелис | ليتكابيليس
Panionios | Паниониос | بانيونيوس
London Lions | Лондон Лайонс | لندن ليونز
Chemnitz | Хемниц | كيمنتس
Neptūnas | Нептунас | نبتوناس
Derthona Tortona | Дертона Тортона | ديرتونا تورتونا
Trapani Shark | Трапани | تراباني
Trieste | Триест | ترييستي
Sassari | Сассари | ساساري
Udine | Удине | أوديني
Cremona Vanoli | Кремона | كريمونا
Reggiana | Реджана | ريجانا
Cantù | Канту | كانتو
Varese | Варезе | فاريزي
UNICS Kazan | УНИКС | أونيكس قازان
Zenit St. Petersburg | Зенит Санкт-Петербург | زينيت سانت بطرسبورغ
Lokomotiv Kuban | Локомотив-Кубань | لوكوموتيف كوبان
Uralmash | Уралмаш | أورالماش
MBA-MAI | МБА-МАИ | إم بي إيه ماي
Parma Perm | Парма Пермь | بارما بيرم
Samara | Самара | سامارا
Enisey | Енисей | ينيسي
Avtodor | Автодор | أفتودور
Dynamo Vladivostok | Динамо Владивосток | دينامو فلاديفوستوك
Karşıyaka | Каршыяка | كارشياكا
Petkim Spor | Петкимспор | بتكيم سبور
Manisa | Маниса | مانيسا
Büyükçekmece | Бююкчекмедже | بيوك تشكمجة
Mersin | Мерсин | مرسين
Merkezefendi | Меркезэфенди | مركز أفندي
Tofaş | Тофаш | توفاش
Hapoel Holon | Хапоэль Холон | هبوعيل حولون
Ironi Kiryat Ata | Ирони Кирьят-Ата | إيروني كريات آتا
Ironi Ness Ziona | Ирони Нес-Циона | إيروني نيس تسيونا
Hapoel Galil Elyon | Хапоэль Галиль-Эльон | هبوعيل الجليل الأعلى
Bnei Herzliya | Бней Герцлия | بني هرتسليا
Hapoel HaEmek | Хапоэль ха-Эмек | هبوعيل هعيمق
Elitzur Netanya | Элицур Нетания | إليتسور نتانيا
Maccabi Ramat Gan | Маккаби Рамат-Ган | مكابي رمات غان
Maccabi Ra'anana | Маккаби Раанана | مكابي رعنانا
Maccabi Rishon LeZion | Маккаби Ришон-ле-Цион | مكابي ريشون لتسيون
Metallurg Magnitogorsk | Металлург Магнитогорск | ميتالورغ ماغنيتوغورسك
Lokomotiv Yaroslavl | Локомотив Ярославль | لوكوموتيف ياروسلافل
Ak Bars Kazan | Ак Барс | أك بارس قازان
Avangard Omsk | Авангард Омск | أفانغارد أومسك
SKA St. Petersburg | СКА Санкт-Петербург | سكا سانت بطرسبورغ
Torpedo Nizhny Novgorod | Торпедо Нижний Новгород | توربيدو نيجني نوفغورود
Severstal Cherepovets | Северсталь Череповец | سيفيرستال تشيريبوفيتس
Avtomobilist Yekaterinburg | Автомобилист Екатеринбург | أفتوموبيليست يكاترينبورغ
Salavat Yulaev Ufa | Салават Юлаев Уфа | سالافات يولايف أوفا
Traktor Chelyabinsk | Трактор Челябинск | تراكتور تشيليابينسك
Neftekhimik Nizhnekamsk | Нефтехимик Нижнекамск | نفتيخيميك نيجنيكامسك
Sibir Novosibirsk | Сибирь Новосибирск | سيبير نوفوسيبيرسك
Shanghai Dragons | Шанхайские Драконы | شنغهاي دراغونز
Barys Astana | Барыс Астана | باريس أستانا
Admiral Vladivostok | Адмирал Владивосток | أدميرال فلاديفوستوك
Amur Khabarovsk | Амур Хабаровск | أمور خاباروفسك
Lada Togliatti | Лада Тольятти | لادا تولياتي
HC Sochi | Сочи | سوتشي
Yugra Khanty-Mansiysk | Югра Ханты-Мансийск | يوغرا خانتي مانسييسك
Khimik Voskresensk | Химик Воскресенск | خيميك فوسكريسينسك
Metallurg Novokuznetsk | Металлург Новокузнецк | ميتالورغ نوفوكوزنيتسك
Torpedo-Gorky | Торпедо-Горький | توربيدو غوركي
Neftyanik Almetyevsk | Нефтяник Альметьевск | نفتيانيك ألميتيفسك
Dynamo St. Petersburg | Динамо Санкт-Петербург | دينامو سانت بطرسبورغ
SKA-VMF | СКА-ВМФ | سكا في إم إف
Dizel Penza | Дизель Пенза | ديزل بينزا
Rubin Tyumen | Рубин Тюмень | روبين تيومين
Toros Neftekamsk | Торос Нефтекамск | توروس نفتيكامسك
Chelmet Chelyabinsk | Челмет Челябинск | تشيلميت تشيليابينسك
Zauralye Kurgan | Зауралье Курган | زاوراليه كورغان
Izhstal Izhevsk | Ижсталь Ижевск | إيجستال إيجيفسك
Bars Kazan | Барс Казань | بارس قازان
Molot Perm | Молот Пермь | مولوت بيرم
Buran Voronezh | Буран Воронеж | بوران فورونيج
Olympia Kirovo-Chepetsk | Олимпия Кирово-Чепецк | أولمبيا كيروفو تشيبيتسك
AKM Novomoskovsk | АКМ Новомосковск | أ كا إم نوفوموسكوفسك
Dynamo-Altai | Динамо-Алтай | دينامو ألتاي
Omskie Krylia | Омские Крылья | أومسكي كريليا
Sokol Krasnoyarsk | Сокол Красноярск | سوكول كراسنويارسك
Kristall Saratov | Кристалл Саратов | كريستال ساراتوف
Ryazan-VDV | Рязань-ВДВ | ريازان في دي في
CSK VVS Samara | ЦСК ВВС Самара | سيسكا في في إس سامارا
HC Rostov | Ростов | روستوف
Dynamo-Moscow Region | Динамо-Московская область | دينامو إقليم موسكو
Gornyak-UGMK | Горняк-УГМК | غورنياك
Magnitka | Магнитка | ماغنيتكا
Zenit Kazan | Зенит-Казань | زينيت قازان
Lokomotiv Novosibirsk | Локомотив Новосибирск | لوكوموتيف نوفوسيبيرسك
Belogorie Belgorod | Белогорье Белгород | بيلوغوريه بيلغورود
Fakel Novy Urengoy | Факел Новый Уренгой | فاكيل نوفي أورينغوي
Kuzbass Kemerovo | Кузбасс Кемерово | كوزباس كيميروفو
Dynamo-LO | Динамо-ЛО | دينامو إل أو
Gazprom-Ugra | Газпром-Югра | غازبروم يوغرا
ASK Nizhny Novgorod | АСК Нижний Новгород | أسك نيجني نوفغورود
Ural Ufa | Урал Уфа | أورال أوفا
Yenisey Krasnoyarsk | Енисей Красноярск | ينيسي كراسنويارسك
Nova Novokuybyshevsk | Нова Новокуйбышевск | نوفا نوفوكويبيشيفسك
MGTU Moscow | МГТУ Москва | إم غي تي أو موسكو
Yaroslavich | Ярославич | ياروسلافيتش
KPRF | КПРФ | كي بي آر إف
Tyumen | Тюмень | تيومين
Sinara | Синара | سينارا
Ukhta | Ухта | أوختا
Sibiryak | Сибиряк | سيبيرياك
Norilsk Nickel | Норильский никель | نوريلسك نيكل
Novaya Generatsiya | Новая генерация | نوفايا غينيراتسيا
KRISTALL St. Petersburg | Кристалл Санкт-Петербург | كريستال سانت بطرسبورغ
IrAero | ИрАэро | إيرآيرو
TZMS Surgut | ТЗМС Сургут | سورغوت
`;
