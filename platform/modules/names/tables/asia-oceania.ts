/** Football clubs of Asia and Oceania, without the Arab countries. */
export const ASIAN_TEAMS = `
Kashima Antlers | Касима Антлерс | كاشيما أنتلرز
Vissel Kobe | Виссел Кобе | فيسيل كوبي
Kashiwa Reysol | Касива Рейсол | كاشيوا ريسول
Sanfrecce Hiroshima | Санфречче Хиросима | سانفريتشي هيروشيما
Kyoto Sanga | Киото Санга | كيوتو سانغا
Kawasaki Frontale | Кавасаки Фронтале | كاواساكي فرونتال
Machida Zelvia | Матида Зельвия | ماتشيدا زيلفيا
Urawa Red Diamonds | Урава Ред Даймондс | أوراوا ريد دايموندز
Gamba Osaka | Гамба Осака | غامبا أوساكا
FC Tokyo | Токио | طوكيو
Cerezo Osaka | Сересо Осака | سيريزو أوساكا
Nagoya Grampus | Нагоя Грампус | ناغويا غرامبوس
Yokohama F. Marinos | Иокогама Ф. Маринос | يوكوهاما مارينوس
Avispa Fukuoka | Ависпа Фукуока | أفيسبا فوكوكا
Fagiano Okayama | Фаджано Окаяма | فاجيانو أوكاياما
Shimizu S-Pulse | Симидзу С-Палс | شيميزو إس بالس
Tokyo Verdy | Токио Верди | طوكيو فيردي
V-Varen Nagasaki | В-Варен Нагасаки | في فارين ناغازاكي
JEF United Chiba | ДЖЕФ Юнайтед Тиба | جيف يونايتد تشيبا
Mito HollyHock | Мито Холлихок | ميتو هوليهوك
Yokohama FC | Иокогама | يوكوهاما إف سي
Shonan Bellmare | Сёнан Бельмаре | شونان بيلماري
Albirex Niigata | Альбирекс Ниигата | ألبيركس نيغاتا
Tokushima Vortis | Токусима Вортис | توكوشيما فورتيس
Omiya Ardija | Омия Ардия | أوميا أرديجا
Vegalta Sendai | Вегалта Сендай | فيغالتا سينداي
Júbilo Iwata | Джубило Ивата | جوبيلو إيواتا
Sagan Tosu | Саган Тосу | ساغان توسو
RB Oita | РБ Оита | آر بي أويتا
Hokkaido Consadole Sapporo | Хоккайдо Консадоле Саппоро | كونسادول سابورو
Iwaki | Иваки | إيواكي
Montedio Yamagata | Монтедио Ямагата | مونتيديو ياماغاتا
Imabari | Имабари | إيماباري
Ventforet Kofu | Ванфоре Кофу | فينتفوريت كوفو
Fujieda MYFC | Фудзиэда | فوجيدا
Kataller Toyama | Каталле Тояма | كاتالر توياما
Blaublitz Akita | Блаублиц Акита | بلاوبليتز أكيتا
Roasso Kumamoto | Роассо Кумамото | رواسو كوماموتو
Vanraure Hachinohe | Ванраурэ Хатинохе | فانراوري هاتشينوهي
Tochigi City | Тотиги Сити | توتشيغي سيتي
Ehime | Эхимэ | إهيمي
Renofa Yamaguchi | Ренофа Ямагути | رينوفا ياماغوتشي
Tochigi SC | Тотиги | توتشيغي
Kagoshima United | Кагосима Юнайтед | كاغوشيما يونايتد
FC Osaka | Осака | أوساكا
Tegevajaro Miyazaki | Тегевадзяро Миядзаки | تيغيفاجارو ميازاكي
Nara Club | Нара | نارا
Zweigen Kanazawa | Цвайген Канадзава | تسفايغن كانازاوا
FC Gifu | Гифу | غيفو
Giravanz Kitakyushu | Гираванц Китакюсю | غيرافانز كيتاكيوشو
Thespa Gunma | Теспа Гумма | ثيسبا غونما
Gainare Tottori | Гайнарэ Тоттори | غايناري توتوري
SC Sagamihara | Сагамихара | ساغاميهارا
Matsumoto Yamaga | Мацумото Ямага | ماتسوموتو ياماغا
Nagano Parceiro | Нагано Парсейро | ناغانو بارسيرو
Fukushima United | Фукусима Юнайтед | فوكوشيما يونايتد
Kamatamare Sanuki | Каматамарэ Сануки | كاماتاماري سانوكي
FC Ryukyu | Рюкю | ريوكيو
Kochi United | Коти Юнайтед | كوتشي يونايتد
Reilac Shiga | Рейлак Сига | ريلاك شيغا
Jeonbuk Hyundai Motors | Чонбук Хёндэ Моторс | جيونبوك هيونداي موتورز
Daejeon Hana Citizen | Тэджон Хана Ситизен | دايجون هانا سيتيزن
Gimcheon Sangmu | Кимчхон Санму | غيمتشون سانغمو
Pohang Steelers | Пхохан Стилерс | بوهانغ ستيلرز
FC Seoul | Сеул | سيول
Gangwon | Канвон | غانغوون
Ulsan HD | Ульсан | أولسان
Anyang | Анян | أنيانغ
Jeju SK | Чеджу | جيجو
Gwangju | Кванджу | غوانغجو
Incheon United | Инчхон Юнайтед | إنتشون يونايتد
Bucheon 1995 | Пучхон 1995 | بوتشون 1995
Suwon Bluewings | Сувон Блюуингз | سوون بلووينغز
Suwon FC | Сувон | سوون
Daegu | Тэгу | دايغو
Seoul E-Land | Сеул И-Ленд | سيول إي لاند
Busan IPark | Пусан Айпарк | بوسان آي بارك
Jeonnam Dragons | Чоннам Дрэгонз | جيونام دراغونز
Gimpo | Кимпхо | غيمبو
Seongnam | Соннам | سيونغنام
Cheongju | Чхонджу | تشونغجو
Cheonan City | Чхонан Сити | تشونان سيتي
Asan Mugunghwa | Асан Мугунхва | أسان موغونغهوا
Hwaseong | Хвасон | هواسونغ
Gyeongnam | Кённам | غيونغنام
Ansan Greeners | Ансан Гринерс | أنسان غرينرز
Yongin | Йонъин | يونغين
Gimhae | Кимхэ | غيمهاي
Paju Frontier | Пхаджу Фронтир | باجو فرونتير
Shanghai Port | Шанхай Порт | شنغهاي بورت
Shanghai Shenhua | Шанхай Шэньхуа | شنغهاي شينهوا
Chengdu Rongcheng | Чэнду Жунчэн | تشنغدو رونغتشينغ
Beijing Guoan | Бэйцзин Гоань | بكين غوان
Shandong Taishan | Шаньдун Тайшань | شاندونغ تايشان
Tianjin Jinmen Tiger | Тяньцзинь Цзиньмэнь Тайгер | تيانجين جينمن تايغر
Zhejiang | Чжэцзян | جيجيانغ
Yunnan Yukun | Юньнань Юйкунь | يونان يوكون
Qingdao West Coast | Циндао Вест Кост | تشينغداو ويست كوست
Henan | Хэнань | خنان
Dalian Yingbo | Далянь Инбо | داليان يينغبو
Wuhan Three Towns | Ухань Три Тауна | ووهان ثري تاونز
Qingdao Hainiu | Циндао Хайню | تشينغداو هاينيو
Shenzhen Peng City | Шэньчжэнь Пэн Сити | شينزين بنغ سيتي
Chongqing Tonglianglong | Чунцин Тунлянлун | تشونغتشينغ تونغليانغلونغ
Liaoning Tieren | Ляонин Тежэнь | لياونينغ تيرين
Auckland FC | Окленд | أوكلاند
Melbourne City | Мельбурн Сити | ملبورن سيتي
Melbourne Victory | Мельбурн Виктори | ملبورن فيكتوري
Adelaide United | Аделаида Юнайтед | أديلايد يونايتد
Sydney FC | Сидней | سيدني
Western Sydney Wanderers | Уэстерн Сидней Уондерерс | ويسترن سيدني واندررز
Newcastle Jets | Ньюкасл Джетс | نيوكاسل جيتس
Macarthur | Макартур | ماكارثر
Wellington Phoenix | Веллингтон Финикс | ويلينغتون فينيكس
Brisbane Roar | Брисбен Роар | بريزبن رور
Perth Glory | Перт Глори | بيرث غلوري
Central Coast Mariners | Сентрал Кост Маринерс | سنترال كوست مارينرز
Canberra United | Канберра Юнайтед | كانبرا يونايتد
Buriram United | Бурирам Юнайтед | بوريرام يونايتد
Bangkok United | Бангкок Юнайтед | بانكوك يونايتد
BG Pathum United | БГ Патхум Юнайтед | باثوم يونايتد
Port FC | Порт | بورت
Ratchaburi | Ратчабури | راتشابوري
Muangthong United | Муангтонг Юнайтед | موانغثونغ يونايتد
Chiangrai United | Чианграй Юнайтед | شيانغراي يونايتد
Sukhothai | Сукхотай | سوخوثاي
Prachuap | Прачуап | براتشواب
Uthai Thani | Утхайтхани | أوثاي ثاني
Nakhon Ratchasima | Накхонратчасима | ناخون راتشاسيما
Lamphun Warriors | Лампхун Уорриорз | لامفون ووريورز
Rayong | Районг | رايونغ
Kanchanaburi Power | Канчанабури Пауэр | كانتشانابوري باور
Ayutthaya United | Аюттхая Юнайтед | أيوثايا يونايتد
Chonburi | Чонбури | تشونبوري
Johor Darul Ta'zim | Джохор Дарул Тазим | جوهور دار التعظيم
Selangor | Селангор | سيلانغور
Kuching City | Кучинг Сити | كوتشينغ سيتي
Terengganu | Теренггану | ترينغانو
Kuala Lumpur City | Куала-Лумпур Сити | كوالالمبور سيتي
Sabah FC | Сабах (Малайзия) | صباح (ماليزيا)
Negeri Sembilan | Негери-Сембилан | نيغيري سيمبيلان
Immigration FC | Иммигрейшн | إيميغريشن
Penang | Пенанг | بينانغ
DPMM | ДПММ | بروناي دي بي إم إم
Kelantan Red Warriors | Келантан Ред Уорриорз | كيلانتان ريد ووريورز
Melaka | Мелака | ملقا
Persib Bandung | Персиб Бандунг | بيرسيب باندونغ
Borneo Samarinda | Борнео Самаринда | بورنيو ساماريندا
Persija Jakarta | Персиджа Джакарта | بيرسيجا جاكرتا
Malut United | Малут Юнайтед | مالوت يونايتد
Dewa United | Дева Юнайтед | ديوا يونايتد
Bali United | Бали Юнайтед | بالي يونايتد
Persebaya Surabaya | Персебая Сурабая | بيرسيبايا سورابايا
Arema | Арема | أريما
PSIM Yogyakarta | ПСИМ Джокьякарта | يوجياكارتا
PSM Makassar | ПСМ Макассар | ماكاسار
Persita Tangerang | Персита Тангеранг | بيرسيتا تانغيرانغ
Madura United | Мадура Юнайтед | مادورا يونايتد
Persik Kediri | Персик Кедири | بيرسيك كيديري
Bhayangkara | Бхаянгкара | بهايانغكارا
Persijap Jepara | Персиджап Джепара | بيرسيجاب جيبارا
PSS Sleman | ПСС Слеман | سليمان إندونيسيا
Garudayaksa | Гарудаякса | غارودايكسا
Adhyaksa Banten | Адхьякса Бантен | أدياكسا بانتن
Mohun Bagan SG | Мохун Баган | موهون باغان
FC Goa | Гоа | غوا
Bengaluru FC | Бангалор | بنغالورو
Mumbai City | Мумбаи Сити | مومباي سيتي
East Bengal | Ист Бенгал | إيست بنغال
Jamshedpur | Джамшедпур | جامشيدبور
NorthEast United | НортИст Юнайтед | نورث إيست يونايتد
Kerala Blasters | Керала Бластерс | كيرالا بلاسترز
Chennaiyin | Ченнайин | تشيناين
Odisha | Одиша | أوديشا
Punjab FC | Пенджаб | البنجاب
Hyderabad | Хайдарабад | حيدر آباد
Mohammedan | Мохаммедан | محمدان
Inter Kashi | Интер Каши | إنتر كاشي
Bashundhara Kings | Башундхара Кингз | باشوندارا كينغز
Mohammedan Dhaka | Мохаммедан Дакка | محمدان دكا
Abahani | Абахани | أباهاني
Rahmatganj MFS | Рахматгандж | رحمت غنج
Brothers Union | Бразерс Юнион | برذرز يونيون
Fortis FC | Фортис | فورتيس
Bangladesh Police | Полиция Бангладеш | شرطة بنغلاديش
PWD Club | ПВД | بي دبليو دي
Arambagh | Арамбаг | أرامباغ
Fakirerpool | Факирерпул | فقيربول
Công An Hà Nội | Конг Ан Ханой | كونغ آن هانوي
Hà Nội FC | Ханой | هانوي
Thể Công Viettel | Тхе Конг Вьеттель | ثي كونغ فيتيل
Nam Định | Намдинь | نام دينه
Ninh Bình | Ниньбинь | نينه بينه
Công An TP.HCM | Конг Ан Хошимин | كونغ آن هو تشي منه
Hải Phòng | Хайфон | هاي فونغ
Hoàng Anh Gia Lai | Хоанг Ань Зялай | هوانغ آنه جيا لاي
Sông Lam Nghệ An | Сонг Лам Нгеан | سونغ لام نغي آن
Hà Tĩnh | Хатинь | ها تينه
Thanh Hóa | Тханьхоа | ثانه هوا
Becamex TP.HCM | Бекамекс Хошимин | بيكامكس هو تشي منه
Đà Nẵng | Дананг | دا نانغ
Đồng Nai | Донгнай | دونغ ناي
Tractor | Трактор | تراكتور
Persepolis | Персеполис | برسبوليس
Sepahan | Сепахан | سباهان
Esteghlal | Эстегляль | استقلال طهران
Foolad | Фулад | فولاد
Chadormalou | Чадормалу | جادرملو
Gol Gohar | Голь Гохар | غول غوهر
Malavan | Малаван | ملوان
Zob Ahan | Зоб Ахан | ذوب آهن
Aluminium Arak | Алюминий Арак | ألومنيوم أراك
Kheybar Khorramabad | Хейбар Хорремабад | خيبر خرم آباد
Shams Azar | Шамс Азар | شمس آذر
Paykan | Пейкан | بيكان
Mes Rafsanjan | Мес Рафсанджан | مس رفسنجان
Esteghlal Khuzestan | Эстегляль Хузестан | استقلال خوزستان
Fajr Sepasi | Фаджр Сепаси | فجر سباسي
`;
