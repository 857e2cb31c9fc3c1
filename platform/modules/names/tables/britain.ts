/** Clubs of England, Scotland, Wales and the two Irish leagues. */
export const BRITISH_TEAMS = `
England | Англия | إنجلترا | es Inglaterra | fr Angleterre | pt Inglaterra | tr İngiltere
Scotland | Шотландия | اسكتلندا | de Schottland | es Escocia | fr Écosse | pt Escócia | tr İskoçya
Wales | Уэльс | ويلز | es Gales | fr Pays de Galles | pt País de Gales | tr Galler
Arsenal | Арсенал | أرسنال
Manchester City | Манчестер Сити | مانشستر سيتي
Liverpool | Ливерпуль | ليفربول
Chelsea | Челси | تشيلسي
Manchester United | Манчестер Юнайтед | مانشستر يونايتد
Aston Villa | Астон Вилла | أستون فيلا
Newcastle United | Ньюкасл Юнайтед | نيوكاسل يونايتد
Tottenham Hotspur | Тоттенхэм Хотспур | توتنهام هوتسبير
Brighton & Hove Albion | Брайтон энд Хоув Альбион | برايتون آند هوف ألبيون
Bournemouth | Борнмут | بورنموث
Crystal Palace | Кристал Пэлас | كريستال بالاس
Nottingham Forest | Ноттингем Форест | نوتنغهام فورست
Brentford | Брентфорд | برينتفورد
Everton | Эвертон | إيفرتون
Fulham | Фулхэм | فولهام
Sunderland | Сандерленд | سندرلاند
Leeds United | Лидс Юнайтед | ليدز يونايتد
Ipswich Town | Ипсвич Таун | إيبسويتش تاون
Coventry City | Ковентри Сити | كوفنتري سيتي
Hull City | Халл Сити | هال سيتي
Southampton | Саутгемптон | ساوثهامبتون
West Ham United | Вест Хэм Юнайтед | وست هام يونايتد
Wolverhampton Wanderers | Вулверхэмптон Уондерерс | وولفرهامبتون واندررز
Burnley | Бернли | بيرنلي
Middlesbrough | Мидлсбро | ميدلزبره
Birmingham City | Бирмингем Сити | برمنغهام سيتي
Norwich City | Норвич Сити | نورويتش سيتي
Wrexham | Рексем | ريكسهام
Millwall | Миллуолл | ميلوول
Sheffield United | Шеффилд Юнайтед | شيفيلد يونايتد
West Bromwich Albion | Вест Бромвич Альбион | وست بروميتش ألبيون
Watford | Уотфорд | واتفورد
Bristol City | Бристоль Сити | بريستول سيتي
Swansea City | Суонси Сити | سوانزي سيتي
Derby County | Дерби Каунти | ديربي كاونتي
Stoke City | Сток Сити | ستوك سيتي
Queens Park Rangers | Куинз Парк Рейнджерс | كوينز بارك رينجرز
Preston North End | Престон Норт Энд | بريستون نورث إند
Blackburn Rovers | Блэкберн Роверс | بلاكبيرن روفرز
Cardiff City | Кардифф Сити | كارديف سيتي
Bolton Wanderers | Болтон Уондерерс | بولتون واندررز
Portsmouth | Портсмут | بورتسموث
Charlton Athletic | Чарльтон Атлетик | تشارلتون أثليتيك
Lincoln City | Линкольн Сити | لينكولن سيتي
Leicester City | Лестер Сити | ليستر سيتي
Huddersfield Town | Хаддерсфилд Таун | هدرسفيلد تاون
Luton Town | Лутон Таун | لوتون تاون
Stockport County | Стокпорт Каунти | ستوكبورت كاونتي
Bradford City | Брэдфорд Сити | برادفورد سيتي
Plymouth Argyle | Плимут Аргайл | بليموث أرغايل
Sheffield Wednesday | Шеффилд Уэнсдей | شيفيلد وينزداي
Reading | Рединг | ريدينغ
Barnsley | Барнсли | بارنسلي
Oxford United | Оксфорд Юнайтед | أكسفورد يونايتد
Wycombe Wanderers | Уиком Уондерерс | ويكومب واندررز
Stevenage | Стивенидж | ستيفنيج
Wigan Athletic | Уиган Атлетик | ويغان أثليتيك
Peterborough United | Питерборо Юнайтед | بيتربره يونايتد
Blackpool | Блэкпул | بلاكبول
Mansfield Town | Мэнсфилд Таун | مانسفيلد تاون
Leyton Orient | Лейтон Ориент | ليتون أورينت
Milton Keynes Dons | Милтон Кинс Донс | ميلتون كينز دونز
Notts County | Ноттс Каунти | نوتس كاونتي
AFC Wimbledon | Уимблдон | ويمبلدون
Doncaster Rovers | Донкастер Роверс | دونكاستر روفرز
Cambridge United | Кембридж Юнайтед | كامبريدج يونايتد
Bromley | Бромли | بروملي
Burton Albion | Бертон Альбион | بيرتون ألبيون
Salford City | Солфорд Сити | سالفورد سيتي
Chesterfield | Честерфилд | تشيسترفيلد
Walsall | Уолсолл | والسال
Swindon Town | Суиндон Таун | سويندون تاون
Grimsby Town | Гримсби Таун | غريمسبي تاون
Rotherham United | Ротерем Юнайтед | روثرهام يونايتد
Exeter City | Эксетер Сити | إكستر سيتي
Northampton Town | Нортгемптон Таун | نورثهامبتون تاون
Port Vale | Порт Вейл | بورت فايل
Gillingham | Джиллингем | جيلينغهام
Colchester United | Колчестер Юнайтед | كولشستر يونايتد
Crewe Alexandra | Кру Александра | كرو ألكسندرا
Fleetwood Town | Флитвуд Таун | فليتوود تاون
Cheltenham Town | Челтнем Таун | تشيلتنهام تاون
Bristol Rovers | Бристоль Роверс | بريستول روفرز
Crawley Town | Кроули Таун | كراولي تاون
Tranmere Rovers | Транмир Роверс | ترانمير روفرز
Accrington Stanley | Аккрингтон Стэнли | أكرينغتون ستانلي
Barnet | Барнет | بارنت
Oldham Athletic | Олдем Атлетик | أولدهام أثليتيك
Shrewsbury Town | Шрусбери Таун | شروزبري تاون
York City | Йорк Сити | يورك سيتي
Newport County | Ньюпорт Каунти | نيوبورت كاونتي
Rochdale | Рочдейл | روتشديل
Carlisle United | Карлайл Юнайтед | كارلايل يونايتد
Forest Green Rovers | Форест Грин Роверс | فورست غرين روفرز
Southend United | Саутенд Юнайтед | ساوثيند يونايتد
Scunthorpe United | Сканторп Юнайтед | سكونثورب يونايتد
Boreham Wood | Борем Вуд | بورهام وود
Barrow | Барроу | بارو
Harrogate Town | Харрогейт Таун | هاروغيت تاون
Hartlepool United | Хартлпул Юнайтед | هارتلبول يونايتد
FC Halifax Town | Галифакс Таун | هاليفاكس تاون
Gateshead | Гейтсхед | غيتسهيد
Solihull Moors | Солихалл Мурс | سوليهول مورز
Woking | Уокинг | ووكينغ
Eastleigh | Истли | إيستلي
Altrincham | Олтрингем | ألترينشام
Sutton United | Саттон Юнайтед | ساتون يونايتد
AFC Fylde | Файлд | فايلد
Yeovil Town | Йовил Таун | يوفيل تاون
Tamworth | Тамуэрт | تامورث
Morecambe | Моркам | موركامب
Aldershot Town | Олдершот Таун | ألدرشوت تاون
Torquay United | Торки Юнайтед | توركاي يونايتد
Macclesfield | Маклсфилд | ماكلسفيلد
Wealdstone | Уилдстон | ويلدستون
Dorking Wanderers | Доркинг Уондерерс | دوركينغ واندررز
London City Lionesses | Лондон Сити Лайонессес | لندن سيتي ليونيسز
Celtic | Селтик | سلتيك
Heart of Midlothian | Харт оф Мидлотиан | هارت أوف ميدلوثيان
Rangers | Рейнджерс | رينجرز
Hibernian | Хиберниан | هيبرنيان
Aberdeen | Абердин | أبردين
Motherwell | Мотеруэлл | ماذرويل
Dundee United | Данди Юнайтед | دندي يونايتد
Falkirk | Фалкирк | فالكيرك
St Mirren | Сент-Миррен | سانت ميرين
Kilmarnock | Килмарнок | كيلمارنوك
Dundee | Данди | دندي
St Johnstone | Сент-Джонстон | سانت جونستون
Livingston | Ливингстон | ليفينغستون
Partick Thistle | Партик Тисл | بارتيك ثيسل
Raith Rovers | Рейт Роверс | رايث روفرز
Ross County | Росс Каунти | روس كاونتي
Dunfermline Athletic | Данфермлин Атлетик | دنفرملين أثليتيك
Ayr United | Эйр Юнайтед | آير يونايتد
Greenock Morton | Гринок Мортон | غرينوك مورتون
Arbroath | Арброт | أربروث
Inverness Caledonian Thistle | Инвернесс Каледониан Тисл | إنفرنيس كاليدونيان ثيسل
Queen's Park | Куинз Парк | كوينز بارك
Shamrock Rovers | Шемрок Роверс | شامروك روفرز
Derry City | Дерри Сити | ديري سيتي
Shelbourne | Шелбурн | شيلبورن
Bohemians | Богемиан | بوهيميانز
St Patrick's Athletic | Сент-Патрикс Атлетик | سانت باتريكس أثليتيك
Drogheda United | Дроэда Юнайтед | دروهيدا يونايتد
Dundalk | Дандолк | دندالك
Galway United | Голуэй Юнайтед | غالواي يونايتد
Sligo Rovers | Слайго Роверс | سلايغو روفرز
Waterford | Уотерфорд | ووترفورد
The New Saints | Нью-Сейнтс | ذا نيو ساينتس
Connah's Quay Nomads | Коннас Ки Номадс | كوناهز كواي نومادز
Penybont | Пенибонт | بينيبونت
Caernarfon Town | Карнарвон Таун | كارنارفون تاون
Bala Town | Бала Таун | بالا تاون
Barry Town United | Барри Таун Юнайтед | باري تاون يونايتد
Haverfordwest County | Хаверфордвест Каунти | هافرفوردويست كاونتي
Cardiff Metropolitan | Кардифф Метрополитан | كارديف متروبوليتان
Colwyn Bay | Колуин Бей | كولوين باي
Flint Town United | Флинт Таун Юнайтед | فلينت تاون يونايتد
Briton Ferry Llansawel | Бритон Ферри Лансауэл | بريتون فيري لانساول
Llanelli Town | Лланелли Таун | لانيلي تاون
Airbus UK Broughton | Эйрбас Бротон | إيرباص بروتون
Trefelin | Трефелин | تريفلين
Cambrian United | Кембриан Юнайтед | كامبريان يونايتد
Holywell Town | Холиуэлл Таун | هوليويل تاون
Linfield | Линфилд | لينفيلد
Larne | Ларн | لارن
Coleraine | Колрейн | كوليرين
Glentoran | Гленторан | غلينتوران
Cliftonville | Клифтонвилл | كليفتونفيل
Crusaders | Крусейдерс | كروسيدرز
Dungannon Swifts | Данганнон Свифтс | دنغانون سويفتس
Carrick Rangers | Каррик Рейнджерс | كاريك رينجرز
Ballymena United | Баллимена Юнайтед | باليمينا يونايتد
Portadown | Портадаун | بورتاداون
Bangor | Бангор | بانغور
Limavady United | Лимавади Юнайтед | ليمافادي يونايتد
`;
