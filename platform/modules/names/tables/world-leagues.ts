/** Clubs of basketball, volleyball, futsal, rugby and cricket leagues beyond Europe, women's clubs too. */
export const WORLD_LEAGUE_TEAMS = `
Mumbai | Мумбаи | مومباي
Karnataka | Карнатака | كارناتاكا
Punjab | Пенджаб | البنجاب
Tamil Nadu | Тамилнад | تاميل نادو
Baroda | Барода | بارودا
Delhi | Дели | دلهي
Madhya Pradesh | Мадхья-Прадеш | ماديا براديش
Gujarat | Гуджарат | غوجارات
Rajasthan | Раджастхан | راجستان
Bengal | Бенгалия | البنغال
Vidarbha | Видарбха | فيداربا
Saurashtra | Саураштра | سوراشترا
Kerala | Керала | كيرالا
Haryana | Харьяна | هاريانا
Maharashtra | Махараштра | ماهاراشترا
Jharkhand | Джаркханд | جهارخاند
Uttar Pradesh | Уттар-Прадеш | أوتار براديش
Andhra | Андхра | أندرا
Railways | Рейлвейз | ريلوايز
Uttarakhand | Уттаракханд | أوتاراخند
Himachal Pradesh | Химачал-Прадеш | هيماشال براديش
Chandigarh | Чандигарх | شانديغار
Assam | Ассам | آسام
Goa | Гоа | غوا
Jammu & Kashmir | Джамму и Кашмир | جامو وكشمير
Services | Сервисез | سيرفيسز
Tripura | Трипура | تريبورا
Puducherry | Пудучерри | بودوتشيري
Chhattisgarh | Чхаттисгарх | تشاتيسغار
Bihar | Бихар | بيهار
Hyderabad (CA) | Хайдарабад (Индия) | حيدر آباد (الهند)
Titans (SA) | Титанс (ЮАР) | تايتنز (جنوب أفريقيا)
Lions (SA) | Лайонс (ЮАР) | لايونز (جنوب أفريقيا)
Warriors (SA) | Уорриорс (ЮАР) | ووريورز (جنوب أفريقيا)
Griquas | Грикуас | غريكواس
Free State Cheetahs | Фри-Стейт Читас | فري ستيت تشيتاس
Golden Lions | Голден Лайонс | غولدن لايونز
Blue Bulls | Блю Буллс | بلو بولز
Natal Sharks | Наталь Шаркс | ناتال شاركس
Pumas | Пумас | بوماس
Boland Kavaliers | Боланд Кавальерс | بولاند كافاليرز
Western Province | Вестерн Провинс | وسترن بروفنس
Dolphins | Долфинс | دولفينز
Boland | Боланд | بولاند
North West Dragons | Норт-Уэст Дрэгонс | نورث وست دراغونز
Tuskers | Таскерс | تاسكرز
Las Vegas Aces | Лас-Вегас Эйсес | لاس فيغاس إيسز
Minnesota Lynx | Миннесота Линкс | مينيسوتا لينكس
New York Liberty | Нью-Йорк Либерти | نيويورك ليبرتي
Phoenix Mercury | Финикс Меркури | فينيكس ميركوري
Atlanta Dream | Атланта Дрим | أتلانتا دريم
Indiana Fever | Индиана Фивер | إنديانا فيفر
Seattle Storm | Сиэтл Сторм | سياتل ستورم
Golden State Valkyries | Голден Стэйт Валькириз | غولدن ستيت فالكيريز
Los Angeles Sparks | Лос-Анджелес Спаркс | لوس أنجلوس سباركس
Washington Mystics | Вашингтон Мистикс | واشنطن ميستيكس
Chicago Sky | Чикаго Скай | شيكاغو سكاي
Connecticut Sun | Коннектикут Сан | كونيتيكت صن
Dallas Wings | Даллас Уингз | دالاس وينغز
Toronto Tempo | Торонто Темпо | تورونتو تيمبو
Portland Fire | Портленд Файр | بورتلاند فاير
Golden State | Голден Стэйт | غولدن ستيت
Sada Cruzeiro | Сада Крузейро | سادا كروزيرو
Campinas | Кампинас | كامبيناس
Praia Clube | Прая Клубе | برايا كلوبي
Minas | Минас | ميناس
Sesi Bauru | Сези Бауру | سيسي باورو
Suzano | Сузано | سوزانو
Guarulhos | Гуарульос | غواروليوس
Joinville | Жоинвили | جوينفيلي
São José | Сан-Жозе | ساو جوزيه
JF Vôlei | ЖФ Волей | جي إف فولي
Monte Carmelo | Монти-Кармелу | مونتي كارميلو
Osasco | Озаску | أوساسكو
Sesc Flamengo | Сеск Фламенго | سيسك فلامنغو
Barueri | Баруэри | باروري
Mackenzie | Маккензи | ماكنزي
Pinheiros | Пиньейрос | بينييروس
Maringá | Маринга | مارينغا
Tijuca | Тижука | تيجوكا
Sorocaba | Сорокаба | سوروكابا
Magnus | Магнус | ماغنوس
Jaraguá | Жарагуа | جاراغوا
Carlos Barbosa | Карлус Барбоза | كارلوس باربوسا
Cascavel | Каскавел | كاسكافيل
Pato | Пату | باتو
Atlântico | Атлантику | أتلانتيكو
Campo Mourão | Кампу-Моран | كامبو موراو
Marreco | Марреку | ماريكو
Santo André | Санту-Андре | سانتو أندريه
Blumenau | Блуменау | بلوميناو
Umuarama | Умуарама | أوموراما
Tubarão | Тубаран | توباراو
Foz Cataratas | Фос Катаратас | فوز كاتاراتاس
Assoeva | Ассоэва | أسويفا
Brasília | Бразилиа | برازيليا
Passo Fundo | Пасу-Фунду | باسو فوندو
Sorocaba Yoka | Сорокаба Йока | سوروكابا يوكا
Esporte Futuro | Эспорти Футуру | إسبورتي فوتورو
Juventude AGJ | Жувентуде Жарагуа | جوفينتودي جاراغوا
Sesi Franca | Сези Франка | سيسي فرانكا
Bauru | Бауру | باورو
Mogi | Можи | موجي
Unifacisa | Унифасиза | أونيفاسيزا
Paulistano | Паулистано | باوليستانو
União Corinthians | Униан Коринтианс | أونياو كورينثيانز
Caxias do Sul | Кашиас-ду-Сул | كاشياس دو سول
Fortaleza Basquete Cearense | Форталеза Баскете Сеаренсе | فورتاليزا باسكيت سيارينسي
Quimsa | Кимса | كيمسا
Ferro | Ферро | فيرو
Gimnasia Comodoro | Химнасия Комодоро | خيمناسيا كومودورو
Regatas Corrientes | Регатас Корриентес | ريغاتاس كورينتس
Oberá | Обера | أوبيرا
San Martín Corrientes | Сан-Мартин Корриентес | سان مارتين كورينتس
La Unión Formosa | Ла-Уньон Формоса | لا أونيون فورموسا
Peñarol Mar del Plata | Пеньяроль Мар-дель-Плата | بينيارول مار ديل بلاتا
Independiente Oliva | Индепендьенте Олива | إندبندينتي أوليفا
Obras | Обрас | أوبراس
Olímpico La Banda | Олимпико Ла-Банда | أوليمبيكو لا باندا
Unión Santa Fe | Уньон Санта-Фе | أونيون سانتا في
Argentino Junín | Архентино Хунин | أرخنتينو خونين
Atenas | Атенас | أتيناس
Racing Chivilcoy | Расинг Чивилкой | راسينغ تشيفيلكوي
NEC Red Rockets Kawasaki | НЕК Ред Рокетс Кавасаки | إن إي سي ريد روكتس كاواساكي
Osaka Marvelous | Осака Марвелос | أوساكا مارفلوس
Saitama Ageo Medics | Сайтама Агео Медикс | سايتاما أغيو ميديكس
Denso Airybees | Денсо Эйрибис | دينسو إيريبيز
SAGA Hisamitsu Springs | Сага Хисамицу Спрингс | ساغا هيساميتسو سبرينغز
PFU Blue Cats | ПФУ Блю Кэтс | بي إف يو بلو كاتس
Toray Arrows Shiga | Торэй Эрроуз Сига | توراي أروز شيغا
Astemo Rivale Ibaraki | Астемо Ривале Ибараки | أستيمو ريفالي إيباراكي
Kurobe AquaFairies | Куробе Аквафэйрис | كوروبي أكوا فيريز
Okayama Seagulls | Окаяма Сигаллс | أوكاياما سيغلز
Victorina Himeji | Викторина Химэдзи | فيكتورينا هيميجي
Queenseis Kariya | Квинсейс Кария | كوينسيس كاريا
KUROBE Tsukuba | Куробе Цукуба | كوروبي تسوكوبا
Gunma Green Wings | Гумма Грин Уингз | غونما غرين وينغز
Korea Expressway Hi-Pass | Кореа Экспрессвей Хай-Пасс | كوريا إكسبرسواي هاي باس
Hyundai E&C Hillstate | Хёндэ Хиллстейт | هيونداي هيلستيت
Heungkuk Life Pink Spiders | Хынгук Пинк Спайдерс | هونغكوك بينك سبايدرز
IBK Altos | ИБК Альтос | آي بي كي ألتوس
GS Caltex | ДжиЭс Калтекс | جي إس كالتكس
JungKwanJang Red Sparks | Чонгванчан Ред Спаркс | جونغ كوان جانغ ريد سباركس
AI Peppers | ЭйАй Пепперс | إيه آي بيبرز
Diablos Rojos | Дьяблос Рохос | ديابلوس روخوس
Fuerza Regia | Фуэрса Рехия | فويرسا ريخيا
Halcones de Xalapa | Альконес де Халапа | هالكونيس خالابا
Astros de Jalisco | Астрос де Халиско | أستروس خاليسكو
Dorados de Chihuahua | Дорадос де Чиуауа | دورادوس تشيواوا
Soles de Mexicali | Солес де Мехикали | سوليس مكسيكالي
El Calor de Cancún | Эль-Калор де Канкун | إل كالور كانكون
Abejas de León | Абехас де Леон | أبيخاس ليون
Halcones Rojos Veracruz | Альконес Рохос Веракрус | هالكونيس روخوس فيراكروز
Panteras de Aguascalientes | Пантерас де Агуаскальентес | بانتيراس أغواسكاليينتس
Correcaminos UAT | Коррекаминос УАТ | كوريكامينوس تاماوليباس
Freseros de Irapuato | Фресерос де Ирапуато | فريسيروس إيرابواتو
Gambusinos de Fresnillo | Гамбусинос де Фреснильо | غامبوسينوس فريسنيو
Foolad Sirjan | Фулад Сирджан | فولاد سيرجان
Shahdab Yazd | Шахдаб Йезд | شهداب يزد
Paykan Tehran | Пайкан Тегеран | بيكان طهران
Saipa | Сайпа | سايبا
Mehregan Noor | Мехреган Нур | مهرغان نور
Pas Gorgan | Пас Горган | باس جرجان
Shams Tehran | Шамс Тегеран | شمس طهران
Nian Electronic | Ниан Электроник | نيان إلكترونيك
Tabiat | Табиат | طبيعت
Rahyab Melal | Рахьяб Мелал | رهياب ملل
Haraz Amol | Хараз Амоль | هراز آمل
Iranian Urmia | Ираниан Урмия | إيرانيان أرومية
Ciudad de Buenos Aires | Сьюдад Буэнос-Айрес | سيوداد بوينس آيرس
UPCN San Juan | УПСН Сан-Хуан | يو بي سي إن سان خوان
Policial Formosa | Полисиаль Формоса | بوليسيال فورموسا
Ateneo Mariano Moreno | Атенео Мариано Морено | أتينيو ماريانو مورينو
Defensores de Banfield | Дефенсорес де Банфилд | ديفينسوريس بانفيلد
Waiwen | Вайвен | وايوين
Once Unidos | Онсе Унидос | أونسي أونيدوس
Monteros | Монтерос | مونتيروس
Aguada | Агуада | أغوادا
Hebraica Macabi | Эбрайка Макаби | إيبرايكا ماكابي
Malvín | Мальвин | مالفين
Goes | Гоэс | غويس
Cordón | Кордон | كوردون
Urunday Universitario | Урундай Университарио | أورونداي أونيفرسيتاريو
Biguá | Бигуа | بيغوا
Unión Atlética | Уньон Атлетика | أونيون أتليتيكا
Welcome | Уэлком | ويلكم
Trouville | Трувиль | تروفيل
Urupan | Урупан | أوروبان
Townsville Fire | Таунсвилл Файр | تاونزفيل فاير
Bendigo Spirit | Бендиго Спирит | بنديغو سبيريت
Perth Lynx | Перт Линкс | بيرث لينكس
Sydney Flames | Сидней Флеймс | سيدني فليمز
Geelong Venom | Джелонг Веном | جيلونغ فينوم
Southside Flyers | Саутсайд Флайерс | ساوثسايد فلايرز
Adelaide Lightning | Аделаида Лайтнинг | أديلايد لايتنينغ
Canberra Capitals | Канберра Кэпиталз | كانبرا كابيتالز
`;
