/** Clubs of the Arab countries and of the rest of Africa. */
export const ARAB_AND_AFRICAN_TEAMS = `
Al-Hilal | Аль-Хиляль | الهلال
Al-Nassr | Аль-Наср | النصر
Al-Ahli | Аль-Ахли | الأهلي
Al-Ittihad | Аль-Иттихад | الاتحاد
Al-Qadsiah | Аль-Кадисия | القادسية
Al-Taawoun | Аль-Таавун | التعاون
Al-Ettifaq | Аль-Иттифак | الاتفاق
NEOM | НЕОМ | نيوم
Al-Khaleej | Аль-Халидж | الخليج
Al-Fateh | Аль-Фатех | الفتح
Al-Hazem | Аль-Хазем | الحزم
Al-Fayha | Аль-Файха | الفيحاء
Al-Kholood | Аль-Холуд | الخلود
Al-Shabab | Аль-Шабаб | الشباب
Al-Riyadh | Аль-Рияд | الرياض
Diriyah | Диръия | الدرعية
Al-Faisaly Harmah | Аль-Файсали Харма | الفيصلي
Abha | Абха | أبها
Al-Okhdood | Аль-Ухдуд | الأخدود
Damac | Дамак | ضمك
Al-Najma | Аль-Наджма | النجمة
Al-Orobah | Аль-Оруба | العروبة
Al-Ula | Аль-Ула | العلا
Al-Raed | Аль-Раед | الرائد
Al-Wehda | Аль-Вахда | الوحدة
Al-Tai | Аль-Тай | الطائي
Al-Jabalain | Аль-Джабалайн | الجبلين
Al-Batin | Аль-Батин | الباطن
Al-Bukiryah | Аль-Букирия | البكيرية
Al-Zulfi | Аль-Зульфи | الزلفي
Jeddah Club | Джидда | جدة
Al-Jubail | Аль-Джубайль | الجبيل
Al-Adalah | Аль-Адала | العدالة
Al-Anwar | Аль-Анвар | الأنوار
Al-Arabi Unaizah | Аль-Араби Унайза | العربي
Al-Diriyah | Аль-Диръия | الدرعية
Shabab Al Ahli | Шабаб Аль-Ахли | شباب الأهلي
Al Ain | Аль-Айн | العين
Sharjah | Шарджа | الشارقة
Al Wahda (UAE) | Аль-Вахда (ОАЭ) | الوحدة (الإمارات)
Al Wasl | Аль-Васл | الوصل
Al Jazira | Аль-Джазира | الجزيرة
Al Nasr (UAE) | Аль-Наср (ОАЭ) | النصر (الإمارات)
Ajman | Аджман | عجمان
Kalba | Кальба | كلباء
Khor Fakkan | Хор-Факкан | خورفكان
Baniyas | Бани-Яс | بني ياس
Al Bataeh | Аль-Батаих | البطائح
Al Dhafra | Аль-Дафра | الظفرة
Dibba | Дибба | دبا
Al Sadd | Аль-Садд | السد
Al Duhail | Аль-Духаиль | الدحيل
Al Gharafa | Аль-Гарафа | الغرافة
Al Rayyan | Аль-Райян | الريان
Al Wakrah | Аль-Вакра | الوكرة
Al Ahli Doha | Аль-Ахли Доха | الأهلي الدوحة
Al Arabi (QAT) | Аль-Араби (Катар) | العربي (قطر)
Qatar SC | Катар | قطر
Al Shamal | Аль-Шамаль | الشمال
Umm Salal | Умм-Салаль | أم صلال
Al Sailiya | Аль-Сайлия | السيلية
Al Shahania | Аль-Шахания | الشحانية
Kuwait SC | Аль-Кувейт | الكويت
Al-Arabi (KUW) | Аль-Араби (Кувейт) | العربي (الكويت)
Qadsia SC | Аль-Кадисия Кувейт | القادسية الكويتي
Al-Salmiya | Аль-Салмия | السالمية
Kazma | Казма | كاظمة
Al-Nasr (KUW) | Аль-Наср (Кувейт) | النصر (الكويت)
Al-Fahaheel | Аль-Фахахиль | الفحيحيل
Al-Tadamon | Аль-Тадамун | التضامن
Al-Jahra | Аль-Джахра | الجهراء
Al-Shabab (KUW) | Аль-Шабаб (Кувейт) | الشباب (الكويت)
Al-Khaldiya | Аль-Халдия | الخالدية
Al-Muharraq | Аль-Мухаррак | المحرق
Al-Riffa | Аль-Рифаа | الرفاع
Al-Ahli Manama | Аль-Ахли Манама | الأهلي المنامة
Sitra | Ситра | سترة
Al-Hidd | Аль-Хидд | الحد
Al-Shabab (BHR) | Аль-Шабаб (Бахрейн) | الشباب (البحرين)
Al-Najma Manama | Аль-Наджма Манама | النجمة المنامة
Malkiya | Малькия | المالكية
A'Ali | Аали | عالي
Bahrain SC | Бахрейн | البحرين
Budaiya | Будайя | البديع
Al-Shorta | Аш-Шорта | الشرطة
Al-Zawraa | Аз-Завраа | الزوراء
Al-Quwa Al-Jawiya | Аль-Кува Аль-Джавия | القوة الجوية
Zakho | Захо | زاخو
Al-Talaba | Ат-Талаба | الطلبة
Erbil | Эрбиль | أربيل
Duhok | Дахук | دهوك
Al-Karma | Аль-Карма | الكرمة
Al-Minaa | Аль-Минаа | الميناء
Naft Maysan | Нафт Майсан | نفط ميسان
Al-Gharraf | Аль-Гарраф | الغراف
Newroz | Навруз | نوروز
Al-Kahrabaa | Аль-Кахраба | الكهرباء
Al-Najaf | Ан-Наджаф | النجف
Al-Qasim | Аль-Касим | القاسم
Karbala | Кербела | كربلاء
Diyala | Дияла | ديالى
Al-Naft | Ан-Нафт | النفط
Al-Mosul | Мосул | الموصل
Amanat Baghdad | Аманат Багдад | أمانة بغداد
Al-Hussein Irbid | Аль-Хусейн Ирбид | الحسين إربد
Al-Wehdat | Аль-Вехдат | الوحدات
Al-Faisaly Amman | Аль-Файсали Амман | الفيصلي عمّان
Al-Ramtha | Ар-Рамта | الرمثا
Al-Jazeera | Аль-Джазира | الجزيرة
Al-Salt | Ас-Салт | السلط
Shabab Al-Ordon | Шабаб Аль-Ордон | شباب الأردن
Al-Ahli Amman | Аль-Ахли Амман | الأهلي عمّان
Sama Al-Sarhan | Сама Ас-Сархан | سما السرحان
Al-Baqa'a | Аль-Бакаа | البقعة
Al Ahly | Аль-Ахли Каир | الأهلي المصري
Pyramids | Пирамидс | بيراميدز
Zamalek | Замалек | الزمالك
Al Masry | Аль-Масри | المصري
Ceramica Cleopatra | Керамика Клеопатра | سيراميكا كليوباترا
National Bank | Национальный банк | البنك الأهلي
Modern Sport | Модерн Спорт | مودرن سبورت
ZED | ЗЕД | زد
Smouha | Смуха | سموحة
Al Ittihad Alexandria | Аль-Иттихад Александрия | الاتحاد السكندري
Petrojet | Петроджет | بتروجت
El Gouna | Эль-Гуна | الجونة
Enppi | Энппи | إنبي
Talaea El Gaish | Талаеа Эль-Гаиш | طلائع الجيش
Ghazl El Mahalla | Газль Эль-Махалла | غزل المحلة
Haras El Hodoud | Харас Эль-Худуд | حرس الحدود
Pharco | Фарко | فاركو
Wadi Degla | Вади Дегла | وادي دجلة
Ismaily | Исмаили | الإسماعيلي
Kahraba Ismailia | Кахраба Исмаилия | كهرباء الإسماعيلية
RS Berkane | Беркан | نهضة بركان
AS FAR | ФАР Рабат | الجيش الملكي
Raja Casablanca | Раджа Касабланка | الرجاء الرياضي
Wydad Casablanca | Видад Касабланка | الوداد الرياضي
FUS Rabat | ФЮС Рабат | الفتح الرباطي
Maghreb de Fès | Магриб Фес | المغرب الفاسي
Olympic Safi | Олимпик Сафи | أولمبيك آسفي
Ittihad Tanger | Иттихад Танжер | اتحاد طنجة
Renaissance Zemamra | Ренессанс Земамра | نهضة الزمامرة
Union Touarga | Юнион Туарга | اتحاد تواركة
Difaâ El Jadidi | Дифаа Эль-Джадида | الدفاع الحسني الجديدي
Hassania Agadir | Хассания Агадир | حسنية أكادير
Kawkab Marrakech | Кавкаб Марракеш | الكوكب المراكشي
CODM Meknès | КОДМ Мекнес | النادي المكناسي
Olympique Dcheira | Олимпик Дшейра | أولمبيك الدشيرة
Yacoub El Mansour | Якуб Эль-Мансур | يعقوب المنصور
Espérance Tunis | Эсперанс | الترجي التونسي
Club Africain | Клуб Африкен | النادي الإفريقي
Étoile du Sahel | Этуаль дю Сахель | النجم الساحلي
CS Sfaxien | Сфаксьен | النادي الصفاقسي
US Monastir | Монастир | الاتحاد المنستيري
Stade Tunisien | Стад Тунизьен | الملعب التونسي
ES Zarzis | Зарзис | الترجي الجرجيسي
ES Métlaoui | Метлауи | نجم المتلوي
CA Bizertin | Бизертен | النادي البنزرتي
JS Kairouan | Кайруан | شبيبة القيروان
Olympique Béja | Олимпик Беджа | الأولمبي الباجي
AS Marsa | Марса | مستقبل المرسى
JS Omrane | Омран | شبيبة العمران
AS Soliman | Солиман | مستقبل سليمان
PS Sakiet Eddaïer | Сакиет-Эддайер | تقدم ساقية الداير
Progrès Médenine | Прогре Меденин | تقدم مدنين
MC Alger | МК Алжир | مولودية الجزائر
CR Belouizdad | Белуиздад | شباب بلوزداد
JS Kabylie | Кабилия | شبيبة القبائل
USM Alger | УСМ Алжир | اتحاد الجزائر
CS Constantine | Константина | شباب قسنطينة
ES Sétif | Сетиф | وفاق سطيف
JS Saoura | Саура | شبيبة الساورة
MC Oran | МК Оран | مولودية وهران
Paradou AC | Параду | نادي بارادو
USM Khenchela | Хеншела | اتحاد خنشلة
ASO Chlef | Шлеф | جمعية الشلف
Olympique Akbou | Олимпик Акбу | أولمبي أقبو
ES Ben Aknoun | Бен Акнун | نجم بن عكنون
MB Rouissat | Руиссат | مستقبل الرويسات
US Biskra | Бискра | اتحاد بسكرة
El Harrach | Эль-Харраш | اتحاد الحراش
Al Hilal Omdurman | Аль-Хиляль Омдурман | الهلال السوداني
Young Africans | Янг Африканс | يانغ أفريكانز
Simba | Симба | سيمبا
TP Mazembe | ТП Мазембе | مازيمبي
Petro de Luanda | Петру де Луанда | بترو دي لواندا
Rivers United | Риверс Юнайтед | ريفرز يونايتد
Stade d'Abidjan | Стад д'Абиджан | ملعب أبيدجان
Mamelodi Sundowns | Мамелоди Сандаунз | ماميلودي صن داونز
Orlando Pirates | Орландо Пайретс | أورلاندو بايرتس
Kaizer Chiefs | Кайзер Чифс | كايزر تشيفز
Sekhukhune United | Секхухуне Юнайтед | سيخوخوني يونايتد
Stellenbosch | Стелленбос | ستيلينبوش
AmaZulu | АмаЗулу | أمازولو
Polokwane City | Полокване Сити | بولوكواني سيتي
Durban City | Дурбан Сити | ديربان سيتي
Golden Arrows | Голден Эрроуз | غولدن أروز
TS Galaxy | ТС Гэлакси | تي إس غالاكسي
Richards Bay | Ричардс-Бей | ريتشاردز باي
Siwelele | Сивелеле | سيويليلي
Chippa United | Чиппа Юнайтед | تشيبا يونايتد
Marumo Gallants | Марумо Галлантс | مارومو غالانتس
Milford | Милфорд | ميلفورد
Kruger United | Крюгер Юнайтед | كروغر يونايتد
Remo Stars | Ремо Старс | ريمو ستارز
Rangers International | Рейнджерс Интернэшнл | رينجرز إنترناشونال
Ikorodu City | Икороду Сити | إيكورودو سيتي
Nasarawa United | Насарава Юнайтед | ناساراوا يونايتد
Enyimba | Эньимба | إنييمبا
Abia Warriors | Абиа Уорриорз | أبيا ووريورز
Bendel Insurance | Бендел Иншуранс | بيندل إنشورانس
Plateau United | Плато Юнайтед | بلاتو يونايتد
Shooting Stars | Шутинг Старс | شوتينغ ستارز
Kano Pillars | Кано Пилларс | كانو بيلارز
Katsina United | Кацина Юнайтед | كاتسينا يونايتد
Niger Tornadoes | Нигер Торнадос | نيجر تورنادوز
Bayelsa United | Баелса Юнайтед | بايلسا يونايتد
El-Kanemi Warriors | Эль-Канеми Уорриорз | الكانمي ووريورز
Kwara United | Квара Юнайтед | كوارا يونايتد
Warri Wolves | Варри Вулвз | واري وولفز
Wikki Tourists | Викки Туристс | ويكي توريستس
Barau FC | Барау | باراو
Kun Khalifat | Кун Халифат | كن خليفة
Azam | Азам | عزام
Singida Black Stars | Сингида Блэк Старс | سينغيدا بلاك ستارز
Coastal Union | Костал Юнион | كوستال يونيون
Tabora United | Табора Юнайтед | تابورا يونايتد
Namungo | Намунго | نامونغو
JKT Tanzania | ДКТ Танзания | جي كي تي تنزانيا
Dodoma Jiji | Додома Джиджи | دودوما جيجي
Mashujaa | Машуджаа | ماشوجا
Fountain Gate | Фаунтин Гейт | فاونتن غيت
Pamba Jiji | Памба Джиджи | بامبا جيجي
Mtibwa Sugar | Мтибва Шугар | متيبوا شوغر
Mbeya City | Мбея Сити | مبيا سيتي
TRA United | ТРА Юнайтед | تي آر إيه يونايتد
KMC | КМК | كي إم سي
Bibiani GoldStars | Бибиани ГолдСтарс | بيبياني غولد ستارز
Heart of Lions | Харт оф Лайонс | هارت أوف ليونز
Asante Kotoko | Асанте Котоко | أسانتي كوتوكو
Medeama | Медеама | ميدياما
Hearts of Oak | Хартс оф Оук | هارتس أوف أوك
Samartex | Самартекс | سامارتكس
Nations FC | Нейшнз | نيشنز
Aduana FC | Адуана | أدوانا
Berekum Chelsea | Берекум Челси | بيريكوم تشيلسي
Dreams FC | Дримс | دريمز
Karela United | Карела Юнайтед | كاريلا يونايتد
Young Apostles | Янг Апослс | يانغ أبوسلز
Vision FC | Вижн | فيجن
Basake Holy Stars | Басаке Холи Старс | باساكي هولي ستارز
Hohoe United | Хохоэ Юнайтед | هوهوي يونايتد
Techiman Eleven Wonders | Течиман Элевен Уондерс | تيشيمان إليفن وندرز
Swedru All Blacks | Сведру Олл Блэкс | سويدرو أول بلاكس
Bechem United | Бечем Юнайтед | بيشيم يونايتد
Gor Mahia | Гор Махиа | غور ماهيا
Kenya Police | Полиция Кении | شرطة كينيا
Tusker | Таскер | تاسكر
Shabana | Шабана | شبانة
AFC Leopards | Леопардс | ليوباردز
KCB | КЦБ | كي سي بي
Kakamega Homeboyz | Какамега Хоумбойз | كاكاميغا هومبويز
Bandari | Бандари | بانداري
Nairobi United | Найроби Юнайтед | نيروبي يونايتد
Mara Sugar | Мара Шугар | مارا شوغر
Kariobangi Sharks | Кариобанги Шаркс | كاريوبانغي شاركس
Murang'a SEAL | Муранга СИЛ | مورانغا سيل
Mathare United | Матаре Юнайтед | ماثاري يونايتد
Posta Rangers | Поста Рейнджерс | بوستا رينجرز
Sofapaka | Софапака | سوفاباكا
Ulinzi Stars | Улинзи Старс | أولينزي ستارز
Bidco United | Бидко Юнайтед | بيدكو يونايتد
APS Bomet | АПС Бомет | إيه بي إس بوميت
`;
