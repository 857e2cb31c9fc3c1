/** Clubs of European leagues of basketball, volleyball, handball, ice hockey, rugby and futsal, women's clubs too. */
export const EUROPEAN_LEAGUE_TEAMS = `
Limoges | Лимож | ليموج
Boulazac | Булазак | بولازاك
Saint-Quentin | Сен-Кантен | سان كانتان
Le Portel | Ле-Портель | لو بورتيل
Gravelines-Dunkerque | Гравлин-Дюнкерк | غرافلين دنكيرك
Bonn | Бонн | بون
Ludwigsburg | Людвигсбург | لودفيغسبورغ
Bamberg | Бамберг | بامبرغ
Hamburg Towers | Гамбург Тауэрс | هامبورغ تاورز
Rostock Seawolves | Росток Сивулвз | روستوك سي وولفز
Vechta | Фехта | فيشتا
Weißenfels | Вайсенфельс | فايسنفلس
Jena | Йена | يينا
Frankfurt Skyliners | Франкфурт Скайлайнерс | فرانكفورت سكايلاينرز
Trier | Трир | ترير
Göttingen | Гёттинген | غوتينغن
Conegliano | Конельяно | كونيليانو
Scandicci | Скандиччи | سكانديتشي
Milano Vero Volley | Милан Веро Волей | ميلانو فيرو فولي
Chieri | Кьери | كييري
Bergamo | Бергамо | بيرغامو
Busto Arsizio | Бусто-Арсицио | بوستو أرسيتسيو
Vallefoglia | Валлефолья | فاليفوليا
Firenze | Фиренце | فيرينتسي
Pinerolo | Пинероло | بينيرولو
Macerata | Мачерата | ماتشيراتا
Perugia Bartoccini | Перуджа Барточчини | بيروجا بارتوتشيني
San Giovanni | Сан-Джованни | سان جوفاني
Monviso | Монвизо | مونفيزو
Saint-Raphaël | Сен-Рафаэль | سان رافاييل
Aix | Экс | إيكس
Nîmes | Ним | نيم
Chambéry | Шамбери | شامبيري
Cesson-Rennes | Сессон-Ренн | سيسون رين
Chartres | Шартр | شارتر
Tremblay | Трамбле | ترامبليه
Istres | Истр | إيستر
Sélestat | Селеста | سيليستا
Kolossos Rhodes | Колоссос Родос | كولوسوس رودس
Maroussi | Марусси | ماروسي
Peristeri | Перистери | بيريستيري
Mykonos | Миконос | ميكونوس
VakıfBank | Вакыфбанк | وقف بنك
Eczacıbaşı | Эджзаджибаши | أجزاجي باشي
Zeren Spor | Зерен Спор | زيرين سبور
Developres Rzeszów | Девелопрес Жешув | ديفيلوبريس جيشوف
Dresdner SC | Дрезднер | دريسدنر
Budowlani Łódź | Будовляни Лодзь | بودوفلاني لودز
Levallois Paris | Леваллуа Париж | ليفالوا باريس
Vasas Budapest | Вашаш Будапешт | فاشاش بودابست
Maritza Plovdiv | Марица Пловдив | ماريتسا بلوفديف
OK Železničar | Железничар Лайковац | جيليزنيتشار لايكوفاتس
Volero Le Cannet | Волеро Ле-Канне | فوليرو لو كانيه
Graz99ers | Грац Найнти-Найнерс | غراتس ناينتي ناينرز
HC Bozen | Больцано | بولزانو
EC VSV | Филлах | فيلاخ
Black Wings Linz | Блэк Уингз Линц | بلاك وينغز لينتس
HC Pustertal | Пустерталь | بوسترتال
Fehérvár AV19 | Фехервар | فهيرفار
Vienna Capitals | Вена Кэпиталз | فيينا كابيتالز
Pioneers Vorarlberg | Пионирс Форарльберг | بايونيرز فورارلبرغ
Tirol Innsbruck | Тироль Инсбрук | تيرول إنسبروك
Asiago | Азиаго | أسياغو
Kuzeyboru | Кузейбору | كوزيبورو
THY | Тюрк Хава Йоллары | الخطوط التركية
Nilüfer | Нилюфер | نيلوفر
Aras Kargo | Арас Карго | أراس كارغو
Bahçelievler | Бахчелиэвлер | باهتشلي إيفلر
Aydın Büyükşehir | Айдын Бююкшехир | آيدن بيوك شهير
İlbank | Илбанк | إيلبنك
Bidasoa Irún | Бидасоа Ирун | بيداسوا إيرون
Logroño La Rioja | Логроньо Ла-Риоха | لوغرونيو لاريوخا
Torrelavega | Торрелавега | توريلافيغا
Granollers | Гранольерс | غرانويرس
Cuenca | Куэнка | كوينكا
Ademar León | Адемар Леон | أديمار ليون
Puente Genil | Пуэнте-Хениль | بوينتي خينيل
Valladolid Recoletas | Вальядолид Реколетас | بلد الوليد ريكوليتاس
Huesca | Уэска | هويسكا
Cangas | Кангас | كانغاس
Nava | Нава | نافا
Villa de Aranda | Вилья-де-Аранда | فيا دي أراندا
Caserío Ciudad Real | Касерио Сьюдад-Реаль | كاسيريو ثيوداد ريال
Alcobendas | Алькобендас | ألكوبينداس
Tatabánya | Татабанья | تاتابانيا
Ostrovia | Островия | أوستروفيا
Elverum | Эльверум | إلفيروم
Ystad | Истад | يستاد
Kristianstad | Кристианстад | كريستيانستاد
Nexe | Нексе | نيكسه
Skanderborg | Скандерборг | سكاندربورغ
RK Vojvodina | Войводина | فويفودينا
Kadetten Schaffhausen | Кадеттен Шаффхаузен | كاديتن شافهاوزن
HC Kriens-Luzern | Криенс-Люцерн | كرينس لوتسرن
Hard | Хард | هارد
Potaissa Turda | Потаисса Турда | بوتايسا توردا
AHC Dunărea Călărași | Дунэря Кэлэраш | دونوريا كالاراشي
Tatvan | Татван | تاتفان
Fejér Veszprém | Фейер Веспрем | فيير فيسبريم
BSV Bern | Берн | برن
MRK Sloga | Слога | سلوغا
Juventus Utena | Ювентус Утена | يوفنتوس أوتينا
Jonava Hipocredit | Йонава Хипокредит | يونافا هيبوكريديت
Nevėžis | Невежис | نيفيجيس
M Basket Mažeikiai | М Баскет Мажейкяй | إم باسكت ماجيكياي
Gargždai | Гаргждай | غارغجداي
Odense | Оденсе | أودنسه
CSM București | ЧСМ Бухарест | تشي إس إم بوخارست
Ikast | Икаст | إيكاست
Krim Ljubljana | Крим Любляна | كريم ليوبليانا
Podravka | Подравка | بودرافكا
Gloria Bistrița | Глория Бистрица | غلوريا بيستريتسا
Sola | Сула | سولا
Montauban | Монтобан | مونتوبان
Cheetahs | Читас | تشيتاس
Black Lion | Блэк Лайон | بلاك ليون
HC Košice | Кошице | كوشيتسه
Dukla Trenčín | Дукла Тренчин | دوكلا ترينتشين
HKM Zvolen | Зволен | زفولين
HK Poprad | Попрад | بوبراد
HK 32 Liptovský Mikuláš | Липтовски-Микулаш | ليبتوفسكي ميكولاش
Spišská Nová Ves | Спишска-Нова-Вес | سبيشسكا نوفا فيس
MHk Michalovce | Михаловце | ميخالوفتسه
Vlci Žilina | Влци Жилина | فلتسي جيلينا
Banská Bystrica | Банска-Бистрица | بانسكا بيستريتسا
HC Prešov | Прешов | بريشوف
Poitiers | Пуатье | بواتييه
Tourcoing | Туркуэн | توركوان
Narbonne | Нарбонна | ناربون
Saint-Nazaire | Сен-Назер | سان نازير
Paris Volley | Париж Волей | باريس فولي
Chaumont | Шомон | شومون
Nantes Rezé | Нант Резе | نانت ريزيه
Toulouse Spacer's | Тулуза Спейсерс | تولوز سبيسرز
Sète | Сет | سيت
Le Plessis-Robinson | Ле-Плесси-Робинсон | لو بليسي روبنسون
Cambrai | Камбре | كامبريه
Spor Toto | Спор Тото | سبور توتو
Arhavi | Архави | أرهافي
Altekma | Алтекма | ألتكما
Bursa Büyükşehir | Бурса Бююкшехир | بورصة بيوك شهير
Akkuş | Аккуш | أكوش
İstanbul Gençlik | Стамбул Генчлик | إسطنبول غنتشليك
Kuşgöz İzmir | Кушгёз Измир | كوشغوز إزمير
TÜRŞAD | Тюршад | تورشاد
Alanya Belediye | Аланья Беледие | ألانيا بلدية
Gebze | Гебзе | غبزة
On Hotels Alanya | Он Хотелс Аланья | أون هوتيلز ألانيا
Skjern | Скьерн | شيرن
Bjerringbro-Silkeborg | Бьеррингбро-Силькеборг | بيرينغبرو سيلكيبورغ
Mors-Thy | Морс-Ти | مورس تي
Ribe-Esbjerg | Рибе-Эсбьерг | ريبه إسبيرغ
Ringsted | Рингстед | رينغستد
Grindsted | Гриндстед | غريندستد
TMS Ringsted | ТМС Рингстед | تي إم إس رينغستد
Björklöven | Бьёрклёвен | بيوركلوفن
MoDo | Мудо | مودو
Södertälje | Сёдертелье | سودرتاليه
BIK Karlskoga | Карлскуга | كارلسكوغا
Mora | Мура | مورا
Oskarshamn | Оскарсхамн | أوسكارسهامن
Västerås IK | Вестерос | فستيروس
Nybro Vikings | Нюбру Викингс | نيبرو فايكنغز
Östersund | Эстерсунд | أوسترسوند
Almtuna | Альмтуна | ألمتونا
Vimmerby | Виммербю | فيمربي
Troja-Ljungby | Троя-Юнгбю | ترويا يونغبي
Anwil Włocławek | Анвил Влоцлавек | أنفيل فووتسوافيك
King Szczecin | Кинг Щецин | كينغ شتشيتسين
Start Lublin | Старт Люблин | ستارت لوبلين
Górnik Wałbrzych | Гурник Валбжих | غورنيك فاوبجيخ
Stal Ostrów | Сталь Острув | ستال أوستروف
Czarni Słupsk | Чарни Слупск | تشارني سوبسك
Twarde Pierniki Toruń | Тварде Перники Торунь | تفارده بيرنيكي تورون
Zastal Zielona Góra | Засталь Зелёна-Гура | زاستال جيلونا غورا
Dziki Warszawa | Дзики Варшава | جيكي وارسو
MKS Dąbrowa Górnicza | Домброва-Гурнича | دومبروفا غورنيتشا
GTK Gliwice | ГТК Гливице | غي تي كا غليفيتسه
Miasto Szkła Krosno | Място Шкла Кросно | مياستو شكوا كروسنو
BKS Bielsko-Biała | БКС Бельско-Бяла | بي كا إس بيلسكو بياوا
Radomka Radom | Радомка Радом | رادومكا رادوم
Chemik Police | Хемик Полице | خيميك بوليتسه
Volley Wrocław | Волей Вроцлав | فولي فروتسواف
MOYA Radomka | Моя Радомка | مويا رادومكا
UNI Opole | Уни Ополе | أوني أوبوله
Energa Kalisz | Энерга Калиш | إنيرغا كاليش
Sokół Mogilno | Сокол Могильно | سوكوو موغيلنو
PGE Toruń | ПГЕ Торунь | بي جي إي تورون
ElPozo Murcia | Эль-Посо Мурсия | إل بوثو مورسيا
Inter Movistar | Интер Мовистар | إنتر موفيستار
Jaén | Хаэн | خاين
Jimbee Cartagena | Химби Картахена | خيمبي قرطاجنة
Palma | Пальма | بالما
Peñíscola | Пеньискола | بينييسكولا
Osasuna Magna | Осасуна Магна | أوساسونا ماغنا
Córdoba Patrimonio | Кордова Патримонио | قرطبة باتريمونيو
Valdepeñas | Вальдепеньяс | فالديبينياس
Noia | Ноя | نويا
Industrias Santa Coloma | Индустриас Санта-Колома | إندوسترياس سانتا كولوما
Manzanares | Мансанарес | مانثاناريس
Ribera Navarra | Рибера Наварра | ريبيرا نافارا
Betis | Бетис | بيتيس
Alzira | Альсира | ألثيرا
Antwerp Giants | Антверпен Джайентс | أنتويرب جاينتس
Falco Vulcano | Фалько Вулкано | فالكو فولكانو
CSM Oradea | ЧСМ Орадя | تشي إس إم أوراديا
Friedrichshafen | Фридрихсхафен | فريدريشسهافن
SWD Powervolleys Düren | Дюрен | دورين
Helios Grizzlys Giesen | Гризлис Гизен | غريزليز غيزن
Netzhoppers | Нетцхопперс | نيتسهوبرز
Energiequelle Baden Volleys | Баден Воллис | بادن فوليز
Bitterfeld-Wolfen | Биттерфельд-Вольфен | بيترفيلد فولفن
Dachau | Дахау | داخاو
Freiburg Affenbande | Фрайбург Аффенбанде | فرايبورغ أفنباندي
Warnemünde | Варнемюнде | فارنيمونده
Herrsching | Хершинг | هيرشينغ
Provence | Прованс | بروفانس
Brive | Брив | بريف
Colomiers | Коломье | كولومييه
Biarritz | Биарриц | بياريتز
Oyonnax | Ойонна | أويونا
Dax | Дакс | داكس
Béziers | Безье | بيزييه
Nevers | Невер | نيفير
Valence Romans | Валанс-Роман | فالانس رومان
Agen | Ажен | أجان
Soyaux-Angoulême | Суайо-Ангулем | سوايو أنغوليم
Mont-de-Marsan | Мон-де-Марсан | مون دو مارسان
Carcassonne | Каркассон | كاركاسون
Aurillac | Орийак | أورياك
Sheffield Steelers | Шеффилд Стилерз | شيفيلد ستيلرز
Nottingham Panthers | Ноттингем Пантерз | نوتنغهام بانثرز
Cardiff Devils | Кардифф Девилз | كارديف ديفلز
Coventry Blaze | Ковентри Блэйз | كوفنتري بليز
Guildford Flames | Гилфорд Флэймз | غيلدفورد فليمز
Glasgow Clan | Глазго Клэн | غلاسكو كلان
Dundee Stars | Данди Старз | دندي ستارز
Fife Flyers | Файф Флайерз | فايف فلايرز
Manchester Storm | Манчестер Сторм | مانشستر ستورم
Çimsa Mersin | Чимса Мерсин | تشيمسا مرسين
Bourges | Бурж | بورج
Praha USK | УСК Прага | يو إس كا براغ
Schio | Скио | سكيو
Perfumerías Avenida | Перфумериас Авенида | بيرفوميرياس أفينيدا
Basket Landes | Баскет Ланды | باسكت لاند
Sopron | Шопрон | شوبرون
DVTK Miskolc | ДВТК Мишкольц | دي في تي كا ميشكولتس
Athinaikos | Атинаикос | أثينايكوس
Sävehof | Севехоф | سافهوف
Lugi | Луги | لوغي
Malmö | Мальмё | مالمو
Alingsås | Алингсос | ألينغسوس
Guif | Гюиф | غويف
Önnered | Эннеред | أونريد
Skövde | Шёвде | شوفده
Helsingborg | Хельсингборг | هلسينغبورغ
Karlskrona | Карлскруна | كارلسكرونا
Amo | Амо | آمو
Hallby | Халльбю | هالبي
Wybrzeże Gdańsk | Выбжеже Гданьск | فيبجيجه غدانسك
MMTS Kwidzyn | Квидзын | كفيدزين
Gwardia Opole | Гвардия Ополе | غفارديا أوبوله
Kalisz | Калиш | كاليش
Azoty-Puławy | Азоты-Пулавы | أزوتي بوافي
Piotrcovia | Пётрковия | بيوتركوفيا
Legionowo | Легьоново | ليغيونوفو
Balatonfüred | Балатонфюред | بالاتونفوريد
Csurgó | Чурго | تشورغو
Komló | Комло | كوملو
Gyöngyös | Дьёндьёш | ديونديوش
Dabas | Дабаш | داباش
Budakalász | Будакалас | بوداكالاس
Kecskemét | Кечкемет | كيتشكيميت
Ózd | Озд | أوزد
PLER Budapest | Будапешт | بودابست
Kairat Almaty | Кайрат Алматы | كايرات ألماتي
Semey | Семей | سيمي
Riga | Рига | ريغا
Meta Catania | Мета Катания | ميتا كاتانيا
Étoile Lavalloise | Этуаль Лавалуаз | إيتوال لافالواز
Pula | Пула | بولا
Loznica | Лозница | لوزنيتسا
Hovocubo | Ховокубо | هوفوكوبو
Haladás | Халадаш | هالاداش
Runar | Рунар | رونار
Drammen | Драммен | درامن
Nærbø | Нербё | ناربو
Bergen | Берген | بيرغن
Arendal | Арендал | أريندال
Fjellhammer | Фьелльхаммер | فيلهامر
Kristiansand | Кристиансанн | كريستيانساند
Halden | Халден | هالدن
Sandnes | Саннес | ساندنس
Follo | Фолло | فولو
Haslum | Хаслум | هاسلوم
Bækkelaget | Беккелагет | بيكيلاغت
Leões Porto Salvo | Леоэс Порту-Салву | ليويس بورتو سالفو
Ferreira do Zêzere | Феррейра-ду-Зезери | فيريرا دو زيزيري
Quinta dos Lombos | Кинта-дуз-Ломбуш | كينتا دوس لومبوس
Eléctrico | Электрику | إليكتريكو
Fundão | Фундан | فونداو
Lusitânia dos Açores | Лузитания Азорские острова | لوزيتانيا الأزور
Stavanger Oilers | Ставангер Ойлерз | ستافانغر أويلرز
Frisk Asker | Фриск Аскер | فريسك أسكر
Sparta Sarpsborg | Спарта Сарпсборг | سبارتا ساربسبورغ
Stjernen | Стьернен | ستيرنن
Lillehammer | Лиллехаммер | ليلهامر
Lørenskog | Лёренског | لورنسكوغ
Narvik | Нарвик | نارفيك
Nidaros | Нидарос | نيداروس
Boxers de Bordeaux | Боксёр де Бордо | بوكسير بوردو
Dragons de Rouen | Драгон де Руан | دراغون روان
Ducs d'Angers | Дюк д’Анже | دوك أنجيه
Gothiques d'Amiens | Готик д’Амьен | غوتيك أميان
Rapaces de Gap | Рапас де Гап | راباس غاب
Spartiates de Marseille | Спартиат де Марсель | سبارتيات مارسيليا
Chamois de Chamonix | Шамуа де Шамони | شاموا شاموني
Jokers de Cergy | Жокер де Сержи | جوكر سيرجي
Pionniers de Nice | Пионье де Ницца | بيونييه نيس
Diables Rouges Briançon | Дьябль Руж Бриансон | ديابل روج بريانسون
Hormadi d'Anglet | Ормади д’Англе | أورمادي أنغليه
Feldi Eboli | Фельди Эболи | فيلدي إيبولي
Roma 1927 | Рома 1927 | روما 1927
Sandro Abate | Сандро Абате | ساندرو أباتي
CDM Genova | ЧДМ Генуя | تشي دي إم جنوى
Italservice Pesaro | Италсервис Пезаро | إيتالسيرفس بيزارو
Came Treviso | Каме Тревизо | كامي تريفيزو
Ecocity Genzano | Экосити Дженцано | إيكوسيتي جينسانو
L84 | Л84 | إل 84
Saints Pagnano | Сентс Паньяно | سينتس بانيانو
Capurso | Капурсо | كابورسو
Cosenza | Козенца | كوزنسا
Unia Oświęcim | Уния Освенцим | أونيا أوشفينتشيم
JKH GKS Jastrzębie | Ястшембе | ياستشيمبيه
Zagłębie Sosnowiec | Заглембе Сосновец | زاغوينبيه سوسنوفيتس
Energa Toruń | Энерга Торунь | إنيرغا تورون
STS Sanok | Санок | سانوك
Jairis | Хайрис | خايريس
Araski | Араски | أراسكي
IDK Euskotren | ИДК Эускотрен | آي دي كي أوسكوترين
Cadí La Seu | Кади Ла-Сеу | كادي لا سيو
Ensino Lugo | Энсино Луго | إنسينو لوغو
Celta Zorka | Сельта Зорка | سيلتا زوركا
Baxi Ferrol | Бакси Ферроль | باكسي فيرول
Osés Ardoi | Осес Ардой | أوسيس أردوي
Chrudim | Хрудим | خروديم
Interobal Plzeň | Интеробал Пльзень | إنتيروبال بلزن
Helas Brno | Хелас Брно | هيلاس برنو
Žabinští Vlci | Жабиншти Влци | جابينشتي فلتسي
Svarog Teplice | Сварог Теплице | سفاروغ تبليتسه
Rapid Ústí | Рапид Усти | رابيد أوستي
Mělník | Мельник | ميلنيك
Liberec Gamaspol | Либерец Гамаспол | ليبيريتس غاماسبول
`;
