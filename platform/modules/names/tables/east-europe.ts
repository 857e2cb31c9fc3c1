/** Clubs of Russia, Ukraine, Belarus, Poland, Czechia, Slovakia, Moldova, the Caucasus and Central Asia. */
export const EASTERN_TEAMS = `
Zenit | Зенит | زينيت | de Zenit St. Petersburg | es Zenit de San Petersburgo | fr Zénith Saint-Pétersbourg | pt Zenit São Petersburgo
Krasnodar | Краснодар | كراسنودار
Spartak Moscow | Спартак Москва | سبارتاك موسكو | de Spartak Moskau | es Spartak de Moscú | fr Spartak Moscou | pt Spartak Moscou | tr Spartak Moskova
Lokomotiv Moscow | Локомотив Москва | لوكوموتيف موسكو | de Lokomotive Moskau | es Lokomotiv de Moscú | fr Lokomotiv Moscou | pt Lokomotiv Moscou | tr Lokomotiv Moskova
CSKA Moscow | ЦСКА Москва | سيسكا موسكو | de ZSKA Moskau | es CSKA Moscú | fr CSKA Moscou | pt CSKA Moscou | tr CSKA Moskova
Dynamo Moscow | Динамо Москва | دينامو موسكو | de Dynamo Moskau | es Dinamo de Moscú | fr Dynamo Moscou | pt Dínamo Moscou | tr Dinamo Moskova
Baltika | Балтика | بالتيكا
Rubin | Рубин | روبين
Akhmat | Ахмат | أخمات غروزني
Rostov | Ростов | روستوف
Krylia Sovetov | Крылья Советов | كريليا سوفيتوف
Dynamo Makhachkala | Динамо Махачкала | دينامو محج قلعة
Orenburg | Оренбург | أورينبورغ
Akron | Акрон | أكرون
Rodina | Родина | رودينا
Fakel | Факел | فاكيل
Ural | Урал | أورال
Torpedo Moscow | Торпедо Москва | توربيدو موسكو | de Torpedo Moskau | es Torpedo de Moscú | fr Torpedo Moscou | pt Torpedo Moscou | tr Torpedo Moskova
Pari Nizhny Novgorod | Пари Нижний Новгород | باري نيجني نوفغورود
Sochi | Сочи | سوتشي
Rotor | Ротор | روتور
Shinnik | Шинник | شينيك
Yenisey | Енисей | ينيسي
Spartak Kostroma | Спартак Кострома | سبارتاك كوستروما
Chelyabinsk | Челябинск | تشيليابينسك
SKA-Khabarovsk | СКА-Хабаровск | سكا خاباروفسك
Neftekhimik | Нефтехимик | نفتيخيميك
Arsenal Tula | Арсенал Тула | أرسنال تولا
KAMAZ | КАМАЗ | كاماز
Ufa | Уфа | أوفا
Volga Ulyanovsk | Волга Ульяновск | فولغا أوليانوفسك
Tekstilshchik | Текстильщик | تيكستيلشيك
Leningradets | Ленинградец | لينينغراديتس
Veles | Велес | فيليس
Shakhtar Donetsk | Шахтёр Донецк | شاختار دونيتسك | de Schachtar Donezk | es Shakhtar Donetsk
Dynamo Kyiv | Динамо Киев | دينامو كييف | es Dinamo de Kiev | de Dynamo Kiew | fr Dynamo Kiev | pt Dínamo Kiev | tr Dinamo Kiev
Polissya | Полесье | بوليسيا
LNZ Cherkasy | ЛНЗ Черкассы | تشيركاسي
Kryvbas | Кривбасс | كريفباس
Metalist 1925 | Металлист 1925 | ميتاليست 1925
Zorya | Заря | زوريا
Karpaty Lviv | Карпаты Львов | كارباتي لفيف
Kolos | Колос | كولوس
Veres | Верес | فيريس
Epitsentr | Эпицентр | إيبيتسنتر
Kudrivka | Кудривка | كودريفكا
Obolon | Оболонь | أوبولون
Rukh Lviv | Рух Львов | روخ لفيف
Bukovyna | Буковина | بوكوفينا
Chornomorets | Черноморец | تشورنوموريتس
Dinamo Minsk | Динамо Минск | دينامو مينسك
ML Vitebsk | МЛ Витебск | إم إل فيتيبسك
BATE Borisov | БАТЭ | باتي بوريسوف
Neman Grodno | Неман Гродно | نيمان غرودنو
Dinamo Brest | Динамо Брест | دينامو بريست
Torpedo Zhodino | Торпедо Жодино | توربيدو جودينو
Isloch | Ислочь | إيسلوتش
Slavia Mozyr | Славия Мозырь | سلافيا موزير
Gomel | Гомель | غوميل
Minsk | Минск | مينسك
Arsenal Dzerzhinsk | Арсенал Дзержинск | أرسنال دزيرجينسك
Naftan | Нафтан | نافتان
Vitebsk | Витебск | فيتيبسك
Dnepr Mogilev | Днепр Могилёв | دنيبر موغيليف
Belshina | Белшина | بيلشينا
Baranovichi | Барановичи | بارانوفيتشي
Lech Poznań | Лех Познань | ليخ بوزنان
Jagiellonia | Ягеллония | ياغيلونيا
Raków | Ракув | راكوف
Górnik Zabrze | Гурник Забже | غورنيك زابجه
Legia Warszawa | Легия Варшава | ليغيا وارسو | de Legia Warschau | es Legia de Varsovia | fr Legia Varsovie | pt Legia Varsóvia | tr Legia Varşova
Pogoń Szczecin | Погонь Щецин | بوغون شتشيتسين
Cracovia | Краковия | كراكوفيا
Zagłębie Lubin | Заглембе Любин | زاغويمبيه لوبين
Widzew Łódź | Видзев Лодзь | فيدزيف وودج
Wisła Płock | Висла Плоцк | فيسوا بلوتسك
Radomiak | Радомяк | رادومياك
Motor Lublin | Мотор Люблин | موتور لوبلين
Korona Kielce | Корона Кельце | كورونا كيلتسه
GKS Katowice | Катовице | كاتوفيتسه
Piast Gliwice | Пяст Гливице | بياست غليفيتسه
Wisła Kraków | Висла Краков | فيسوا كراكوف
Śląsk Wrocław | Шлёнск Вроцлав | شلونسك فروتسواف
Wieczysta Kraków | Вечиста Краков | فيتشيستا كراكوف
Lechia Gdańsk | Лехия Гданьск | ليخيا غدانسك
Arka Gdynia | Арка Гдыня | أركا غدينيا
Bruk-Bet Termalica | Брук-Бет Термалица | بروك بيت تيرماليتسا
Chrobry Głogów | Хробры Глогув | خروبري غووغوف
Polonia Warszawa | Полония Варшава | بولونيا وارسو
ŁKS Łódź | ЛКС Лодзь | وودج
Ruch Chorzów | Рух Хожув | روخ خوجوف
Pogoń Grodzisk | Погонь Гродзиск | بوغون غروديسك
Puszcza Niepołomice | Пуща Неполомице | بوشتشا نيبوووميتسه
Miedź Legnica | Медзь Легница | ميدج ليغنيتسا
Polonia Bytom | Полония Бытом | بولونيا بيتوم
Odra Opole | Одра Ополе | أودرا أوبوله
Stal Rzeszów | Сталь Жешув | ستال جيشوف
Stal Mielec | Сталь Мелец | ستال ميليتس
Pogoń Siedlce | Погонь Седльце | بوغون شيدلتسه
Unia Skierniewice | Уния Скерневице | أونيا سكيرنيفيتسه
Warta Poznań | Варта Познань | فارتا بوزنان
Podhale Nowy Targ | Подхале Новы-Тарг | بودهاله نوفي تارغ
TUR Ochota | ТУР Охота | تور أوخوتا
Gladiatorzy Eternis | Гладиаторы Этернис | غلادياتوري إيترنيس
In Plus Warszawa | Ин Плюс Варшава | إن بلوس وارسو
Explo Team | Экспло Тим | إكسبلو تيم
Esportivo Varsovia | Эспортиво Варсовия | إسبورتيفو فارسوفيا
Alpan Jarosław | Альпан Ярослав | ألبان ياروسواف
Ogień Bielany | Огень Беляны | أوغين بيلاني
Szóstka Bydgoszcz | Шустка Быдгощ | شوستكا بيدغوشتش
KS Drukarz | Друкаж | دروكاج
Deluxe Barbershop | Делюкс Барбершоп | ديلوكس باربرشوب
Lakiernik Tychy | Лакерник Тыхы | لاكيرنيك تيخي
Contra | Контра | كونترا
FC Otamany | Отаманы | أوتاماني
AnonyMMous | АнониММус | أنونيموس
Georgian Team | Грузинская команда | الفريق الجورجي
Warsaw Bandziors | Варшавские Бандзиоры | وارسو باندجيورس
Slavia Praha | Славия Прага | سلافيا براغ | de Slavia Prag | es Slavia Praga | fr Slavia Prague | pt Slavia Praga | tr Slavia Prag
Sparta Praha | Спарта Прага | سبارتا براغ | de Sparta Prag | es Sparta Praga | fr Sparta Prague | pt Sparta Praga | tr Sparta Prag
Viktoria Plzeň | Виктория Пльзень | فيكتوريا بلزن | de Viktoria Pilsen
Jablonec | Яблонец | يابلونيتس
Baník Ostrava | Баник Острава | بانيك أوسترافا
Sigma Olomouc | Сигма Оломоуц | سيغما أولوموتس
Slovan Liberec | Слован Либерец | سلوفان ليبيريتس
Bohemians 1905 | Богемианс 1905 | بوهيميانز 1905
Hradec Králové | Градец-Кралове | هرادتس كرالوفي
Karviná | Карвина | كارفينا
Mladá Boleslav | Млада-Болеслав | ملادا بوليسلاف
Teplice | Теплице | تيبليتسه
Pardubice | Пардубице | باردوبيتسه
Zlín | Злин | زلين
Slovácko | Словацко | سلوفاتسكو
Zbrojovka Brno | Зброёвка Брно | زبرويوفكا برنو
Slovan Bratislava | Слован Братислава | سلوفان براتيسلافا
DAC Dunajská Streda | ДАК Дунайска-Стреда | دونايسكا ستريدا
Spartak Trnava | Спартак Трнава | سبارتاك ترنافا
Žilina | Жилина | جيلينا
Podbrezová | Подбрезова | بودبريزوفا
Košice | Кошице | كوشيتسه
Trenčín | Тренчин | ترينتشين
Michalovce | Михаловце | ميخالوفتسه
Ružomberok | Ружомберок | روجومبيروك
KFC Komárno | Комарно | كومارنو
Tatran Prešov | Татран Прешов | تاتران بريشوف
Dukla Banská Bystrica | Дукла Банска-Бистрица | دوكلا بانسكا بيستريتسا
Sheriff Tiraspol | Шериф | شيريف تيراسبول
Milsami | Милсами | ميلسامي
Petrocub | Петрокуб | بيتروكوب
Zimbru | Зимбру | زيمبرو
Politehnica UTM | Политехника УТМ | بوليتكنيكا
Dacia Buiucani | Дачия Буюкань | داتشيا بويوكاني
Spartanii | Спартаний | سبارتاني
Bălți | Бельцы | بالتسي
Sabah | Сабах | صباح
Qarabağ | Карабах | قره باغ | tr Karabağ
Turan Tovuz | Туран-Товуз | توران توفوز
Neftçi | Нефтчи | نفتشي
Zirə | Зиря | زيرا
Araz Naxçıvan | Араз-Нахчыван | آراز نخجوان
Şamaxı | Шамахы | شماخي
Sumqayıt | Сумгаит | سومقاييت
İmişli | Имишли | إيميشلي
Qəbələ | Габала | قبالا
Kəpəz | Кяпаз | كاباز
Karvan Yevlax | Карван Евлах | كارفان يفلاخ
Ararat-Armenia | Арарат-Армения | أرارات أرمينيا
Noah | Ноа | نوا
Pyunik | Пюник | بيونيك
Urartu | Урарту | أورارتو
Alashkert | Алашкерт | ألاشكيرت
Van | Ван | فان
Gandzasar | Гандзасар | غاندزاسار
Shirak | Ширак | شيراك
BKMA | БКМА | بكما
Ararat Yerevan | Арарат Ереван | أرارات يريفان
Iberia 1999 | Иберия 1999 | إيبيريا 1999
Torpedo Kutaisi | Торпедо Кутаиси | توربيدو كوتايسي
Dila Gori | Дила Гори | ديلا غوري
Dinamo Tbilisi | Динамо Тбилиси | دينامو تبليسي
Dinamo Batumi | Динамо Батуми | دينامو باتومي
Samgurali | Самгурали | سامغورالي
Gagra | Гагра | غاغرا
Rustavi | Рустави | روستافي
Spaeri | Спаэри | سبايري
Meshakhte | Мешахте | ميشاختي
Kairat | Кайрат | كايرات
Astana | Астана | أستانا
Tobol | Тобол | توبول
Elimai | Елимай | إيليماي
Aktobe | Актобе | أكتوبه
Ordabasy | Ордабасы | أورداباسي
Zhenis | Женис | جينيس
Kyzylzhar | Кызылжар | كيزيلجار
Okzhetpes | Окжетпес | أوكجيتبس
Zhetysu | Жетысу | جيتيسو
Ulytau | Улытау | أوليتاو
Kaisar | Кайсар | كايسار
Atyrau | Атырау | أتيراو
Irtysh | Иртыш | إرتيش
Pakhtakor | Пахтакор | باختاكور
Nasaf | Насаф | ناساف
Neftchi Fergana | Нефтчи Фергана | نفتشي فرغانة
AGMK | АГМК | أ جي إم كيه
Navbahor | Навбахор | نافباخور
Bunyodkor | Бунёдкор | بونيودكور
Sogdiana | Согдиана | سوغديانا
Dinamo Samarqand | Динамо Самарканд | دينامو سمرقند
Andijon | Андижан | أنديجان
Qizilqum | Кызылкум | كيزيلكوم
Surkhon | Сурхан | سورخان
Khorazm | Хорезм | خوارزم
Mash'al | Машъал | مشعل
Kokand 1912 | Коканд 1912 | قوقند 1912
Buxoro | Бухара | بخارى
Lokomotiv Tashkent | Локомотив Ташкент | لوكوموتيف طشقند
`;
