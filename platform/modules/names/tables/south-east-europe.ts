/** Clubs of the Balkans, Greece, Cyprus, Türkiye, Israel, Malta and Hungary. */
export const SOUTH_EASTERN_TEAMS = `
Galatasaray | Галатасарай | غلطة سراي
Fenerbahçe | Фенербахче | فنربخشة
Beşiktaş | Бешикташ | بشكتاش
Trabzonspor | Трабзонспор | طرابزون سبور
Başakşehir | Башакшехир | باشاك شهير
Samsunspor | Самсунспор | سامسون سبور
Göztepe | Гёзтепе | غوزتبه
Gaziantep | Газиантеп | غازي عنتاب
Konyaspor | Коньяспор | قونيا سبور
Çaykur Rizespor | Чайкур Ризеспор | تشايكور ريزا سبور
Kocaelispor | Коджаэлиспор | كوجايلي سبور
Alanyaspor | Аланьяспор | ألانيا سبور
Kasımpaşa | Касымпаша | قاسم باشا
Gençlerbirliği | Генчлербирлиги | غنتشلر بيرليغي
Eyüpspor | Эюпспор | أيوب سبور
Amedspor | Амедспор | آمد سبور
Erzurumspor | Эрзурумспор | أرضروم سبور
Çorum FK | Чорум | تشوروم
Antalyaspor | Антальяспор | أنطاليا سبور
Kayserispor | Кайсериспор | قيصري سبور
Fatih Karagümrük | Фатих Карагюмрюк | فاتح كاراغومروك
Esenler Erokspor | Эсенлер Эрокспор | إسنلر إروك سبور
Bodrum FK | Бодрум | بودروم
Pendikspor | Пендикспор | بنديك سبور
Bandırmaspor | Бандырмаспор | باندرما سبور
Keçiörengücü | Кечиоренгюджю | كيتشي أورين غوجو
Iğdır FK | Ыгдыр | إغدير
Sivasspor | Сивасспор | سيفاس سبور
Boluspor | Болуспор | بولو سبور
Sarıyer | Сарыер | سارير
Manisa FK | Маниса | مانيسا
İstanbulspor | Истанбулспор | إسطنبول سبور
Ümraniyespor | Умраниеспор | عمرانية سبور
Van Spor | Ван Спор | فان سبور
Serik Spor | Серик Спор | سيريك سبور
Bursaspor | Бурсаспор | بورصة سبور
Batman Petrolspor | Батман Петролспор | باتمان بترول سبور
Mardin 1969 | Мардин 1969 | ماردين 1969
Olympiacos | Олимпиакос | أولمبياكوس
AEK Athens | АЕК Афины | أيك أثينا | de AEK Athen | es AEK Atenas | fr AEK Athènes | pt AEK Atenas | tr AEK Atina
Panathinaikos | Панатинаикос | باناثينايكوس
OFI Crete | ОФИ Крит | أوفي كريت
PAOK | ПАОК | باوك
Aris | Арис | آريس
Levadiakos | Левадиакос | ليفادياكوس
Volos | Волос | فولوس
Atromitos | Атромитос | أتروميتوس
Asteras Tripolis | Астерас Триполис | أستيراس تريبوليس
Panetolikos | Панетоликос | بانيتوليكوس
Kifisia | Кифисья | كيفيسيا
Iraklis | Ираклис | إيراكليس
Kalamata | Каламата | كالاماتا
Omonia Nicosia | Омония Никосия | أومونيا نيقوسيا
Pafos | Пафос | بافوس
AEK Larnaca | АЕК Ларнака | أيك لارنكا
APOEL | АПОЭЛ | أبويل
Aris Limassol | Арис Лимассол | آريس ليماسول
Apollon Limassol | Аполлон Лимассол | أبولون ليماسول
AEL Limassol | АЕЛ Лимассол | ليماسول
Anorthosis | Анортосис | أنورثوسيس
Krasava Ypsonas | Красава Ипсонас | كراسافا إبسوناس
Olympiakos Nicosia | Олимпиакос Никосия | أولمبياكوس نيقوسيا
Omonia Aradippou | Омония Арадипу | أومونيا أراديبو
Omonia 29M | Омония 29М | أومونيا 29
Nea Salamina | Неа Саламина | نيا سالامينا
Karmiotissa | Кармиотисса | كارميوتيسا
Dinamo Zagreb | Динамо Загреб | دينامو زغرب
Hajduk Split | Хайдук Сплит | هايدوك سبليت
Rijeka | Риека | رييكا
Varaždin | Вараждин | فاراجدين
Slaven Belupo | Славен Белупо | سلافن بيلوبو
Osijek | Осиек | أوسييك
Istra 1961 | Истра 1961 | إسترا 1961
Lokomotiva Zagreb | Локомотива Загреб | لوكوموتيفا زغرب
Gorica | Горица | غوريتسا
Rudeš | Рудеш | روديش
Crvena zvezda | Црвена звезда | النجم الأحمر | de Roter Stern Belgrad | es Estrella Roja | fr Étoile rouge de Belgrade | pt Estrela Vermelha | tr Kızılyıldız
Partizan | Партизан | بارتيزان
Vojvodina | Воеводина | فويفودينا
TSC Bačka Topola | ТСЦ Бачка Топола | باتشكا توبولا
Novi Pazar | Нови Пазар | نوفي بازار
OFK Beograd | ОФК Белград | أو إف كي بلغراد | de OFK Belgrad | es OFK Belgrado | fr OFK Belgrade | pt OFK Belgrado
Čukarički | Чукарички | تشوكاريتشكي
Radnik Surdulica | Радник Сурдулица | رادنيك سوردوليتسا
Železničar Pančevo | Железничар Панчево | جيليزنيتشار بانتشيفو
Radnički 1923 | Раднички 1923 | رادنيتشكي 1923
Mladost Lučani | Младост Лучани | ملادوست لوتشاني
Radnički Niš | Раднички Ниш | رادنيتشكي نيش
IMT Beograd | ИМТ Белград | إي إم تي بلغراد
Zemun | Земун | زيمون
Mačva Šabac | Мачва Шабац | ماتشفا شاباتس
Voždovac | Вождовац | فوجدوفاتس
Celje | Целе | تسيليه
Olimpija Ljubljana | Олимпия Любляна | أولمبيا ليوبليانا
Maribor | Марибор | ماريبور
Bravo | Браво | برافو
Koper | Копер | كوبر
Aluminij | Алуминий | ألومينيي
Primorje | Приморье | بريموريه
Radomlje | Радомле | رادومليه
Mura | Мура | مورا
Nafta 1903 | Нафта 1903 | نافتا 1903
Universitatea Craiova | Университатя Крайова | أونيفرسيتاتيا كرايوفا
FCSB | ФКСБ | إف سي إس بي
CFR Cluj | ЧФР Клуж | كلوج
Rapid București | Рапид Бухарест | رابيد بوخارست | de Rapid Bukarest | es Rapid Bucarest | fr Rapid Bucarest | pt Rapid Bucareste | tr Rapid Bükreş
Universitatea Cluj | Университатя Клуж | أونيفرسيتاتيا كلوج
Dinamo București | Динамо Бухарест | دينامو بوخارست | de Dinamo Bukarest | es Dinamo Bucarest | fr Dinamo Bucarest | pt Dinamo Bucareste | tr Dinamo Bükreş
Argeș | Арджеш | أرجيش
Botoșani | Ботошани | بوتوشاني
Oțelul Galați | Оцелул Галац | أوتسيلول غالاتس
UTA Arad | УТА Арад | أراد
Farul Constanța | Фарул Констанца | فارول كونستانتسا
Petrolul Ploiești | Петролул Плоешти | بترولول بلويشت
Csikszereda | Чиксереда | تشيكسيريدا
Hermannstadt | Херманштадт | هيرمانشتات
Corvinul Hunedoara | Корвинул Хунедоара | كورفينول هونيدوارا
Sepsi OSK | Сепси | سيبسي
Levski Sofia | Левски София | ليفسكي صوفيا
CSKA Sofia | ЦСКА София | سيسكا صوفيا
Ludogorets | Лудогорец | لودوغوريتس
CSKA 1948 | ЦСКА 1948 | سيسكا 1948
Cherno More | Черно море | تشيرنو موري
Arda | Арда | أردا
Lokomotiv Plovdiv | Локомотив Пловдив | لوكوموتيف بلوفديف
Botev Plovdiv | Ботев Пловдив | بوتيف بلوفديف
Slavia Sofia | Славия София | سلافيا صوفيا
Lokomotiv Sofia | Локомотив София | لوكوموتيف صوفيا
Botev Vratsa | Ботев Враца | بوتيف فراتسا
Spartak Varna | Спартак Варна | سبارتاك فارنا
Septemvri Sofia | Септември София | سبتمفري صوفيا
Dobrudzha | Добруджа | دوبرودجا
Beroe | Берое | بيروي
Montana | Монтана | مونتانا
Borac Banja Luka | Борац Баня-Лука | بوراتس بانيا لوكا
Zrinjski | Зриньски | زرينيسكي
Sarajevo | Сараево | سراييفو
Željezničar | Железничар | جيليزنيتشار
Široki Brijeg | Широки Бриег | شيروكي برييغ
Velež | Вележ | فيليج
Sloga Doboj | Слога Добой | سلوغا دوبوي
Posušje | Посушье | بوسوشيه
Radnik Bijeljina | Радник Биелина | رادنيك بييلينا
Čelik | Челик | تشيليك
Egnatia | Эгнатия | إغناتيا
Vllaznia | Влазния | فلازنيا
Dinamo City | Динамо Сити | دينامو سيتي
Partizani | Партизани | بارتيزاني
Elbasani | Эльбасани | إلباساني
Tirana | Тирана | تيرانا
Teuta | Теута | تيوتا
Bylis | Бюлис | بيليس
AF Elbasani | АФ Эльбасани | أكاديمية إلباساني
Skënderbeu | Скендербеу | سكندربيو
Drita | Дрита | دريتا
Ballkani | Балкани | بلقاني
Malisheva | Малишева | ماليشيفا
Gjilani | Гилани | جيلاني
Prishtina | Приштина | بريشتينا
Dukagjini | Дукагини | دوكاجيني
Llapi | Ллапи | لابي
Ferizaj | Феризай | فيريزاي
Drenica | Дреница | درينيتسا
Prishtina e Re | Приштина э Ре | بريشتينا إي ري
Shkëndija | Шкендия | شكنديا
Struga | Струга | ستروغا
Vardar | Вардар | فاردار
Sileks | Силекс | سيليكس
Rabotnichki | Работнички | رابوتنيتشكي
Tikvesh | Тиквеш | تيكفيش
Pelister | Пелистер | بيليستر
Makedonija GP | Македония ГП | ماكيدونيا
Akademija Pandev | Академия Пандев | أكاديمية بانديف
Brera Strumica | Брера Струмица | بريرا ستروميتسا
Bashkimi | Башкими | باشكيمي
Arsimi | Арсими | أرسيمي
Budućnost Podgorica | Будучност Подгорица | بودوتشنوست بودغوريتسا
Sutjeska | Сутьеска | سوتيسكا
Dečić | Дечич | ديتشيتش
Petrovac | Петровац | بيتروفاتس
Mornar | Морнар | مورنار
Bokelj | Бокель | بوكيل
Jezero | Езеро | ييزيرو
Arsenal Tivat | Арсенал Тиват | أرسنال تيفات
Mladost DG | Младост ДГ | ملادوست
Jedinstvo | Единство | يدينستفو
Ħamrun Spartans | Хамрун Спартанс | حمرون سبارتنز
Floriana | Флориана | فلوريانا
Birkirkara | Биркиркара | بيركيركارا
Sliema Wanderers | Слима Уондерерс | سليما واندررز
Marsaxlokk | Марсашлокк | مرسى شلوق
Valletta | Валлетта | فاليتا
Hibernians | Хибернианс | هيبرنيانز
Gżira United | Гзира Юнайтед | غزيرا يونايتد
Żabbar St Patrick | Заббар Сент-Патрик | زبار سانت باتريك
Mosta | Моста | موستا
Naxxar Lions | Нашшар Лайонс | نشار ليونز
Tarxien Rainbows | Таршин Рейнбоус | ترشين رينبوز
Hapoel Be'er Sheva | Хапоэль Беэр-Шева | هبوعيل بئر السبع
Maccabi Tel Aviv | Маккаби Тель-Авив | مكابي تل أبيب
Beitar Jerusalem | Бейтар Иерусалим | بيتار القدس
Maccabi Haifa | Маккаби Хайфа | مكابي حيفا
Hapoel Tel Aviv | Хапоэль Тель-Авив | هبوعيل تل أبيب
Hapoel Petah Tikva | Хапоэль Петах-Тиква | هبوعيل بتاح تكفا
Maccabi Netanya | Маккаби Нетания | مكابي نتانيا
Hapoel Haifa | Хапоэль Хайфа | هبوعيل حيفا
Bnei Sakhnin | Бней Сахнин | أبناء سخنين
Ironi Kiryat Shmona | Ирони Кирьят-Шмона | إيروني كريات شمونة
Hapoel Jerusalem | Хапоэль Иерусалим | هبوعيل القدس
Ironi Tiberias | Ирони Тверия | إيروني طبريا
Maccabi Petah Tikva | Маккаби Петах-Тиква | مكابي بتاح تكفا
Hapoel Ramat Gan | Хапоэль Рамат-Ган | هبوعيل رمات غان
Ferencváros | Ференцварош | فيرينتسفاروش
Paks | Пакш | باكش
Győr | Дьёр | جور
Puskás Akadémia | Академия Пушкаша | أكاديمية بوشكاش
Debrecen | Дебрецен | ديبريتسن
Újpest | Уйпешт | أويبشت
MTK Budapest | МТК Будапешт | إم تي كيه بودابست
Zalaegerszeg | Залаэгерсег | زالايغرسيغ
Kisvárda | Кишварда | كيشفاردا
Nyíregyháza | Ньиредьхаза | نيريجهازا
Honvéd | Гонвед | هونفيد
Vasas | Вашаш | فاشاش
`;
