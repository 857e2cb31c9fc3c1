/** Football clubs of North and Central America and of the Caribbean. */
export const NORTH_AMERICAN_TEAMS = `
Inter Miami | Интер Майами | إنتر ميامي
Los Angeles FC | Лос-Анджелес | لوس أنجلوس إف سي
Vancouver Whitecaps | Ванкувер Уайткэпс | فانكوفر وايتكابس
Philadelphia Union | Филадельфия Юнион | فيلادلفيا يونيون
San Diego FC | Сан-Диего | سان دييغو
Cincinnati | Цинциннати | سينسيناتي
Columbus Crew | Коламбус Крю | كولومبوس كرو
Seattle Sounders | Сиэтл Саундерс | سياتل ساوندرز
Charlotte FC | Шарлотт | شارلوت
New York City FC | Нью-Йорк Сити | نيويورك سيتي
Orlando City | Орландо Сити | أورلاندو سيتي
Minnesota United | Миннесота Юнайтед | مينيسوتا يونايتد
Nashville SC | Нэшвилл | ناشفيل
LA Galaxy | Лос-Анджелес Гэлакси | لوس أنجلوس غالاكسي
New York Red Bulls | Нью-Йорк Ред Буллз | نيويورك ريد بولز
Portland Timbers | Портленд Тимберс | بورتلاند تيمبرز
Chicago Fire | Чикаго Файр | شيكاغو فاير
Austin FC | Остин | أوستن
Real Salt Lake | Реал Солт-Лейк | ريال سولت ليك
FC Dallas | Даллас | دالاس
Colorado Rapids | Колорадо Рэпидз | كولورادو رابيدز
San Jose Earthquakes | Сан-Хосе Эртквейкс | سان خوسيه إيرثكويكس
Houston Dynamo | Хьюстон Динамо | هيوستن دينامو
Atlanta United | Атланта Юнайтед | أتلانتا يونايتد
New England Revolution | Нью-Инглэнд Революшн | نيو إنغلاند ريفولوشن
Toronto FC | Торонто | تورونتو
St. Louis City | Сент-Луис Сити | سانت لويس سيتي
Sporting Kansas City | Спортинг Канзас-Сити | سبورتينغ كانساس سيتي
CF Montréal | Монреаль | مونتريال
D.C. United | Ди Си Юнайтед | دي سي يونايتد
Louisville City | Луисвилл Сити | لويفيل سيتي
Charleston Battery | Чарлстон Баттери | تشارلستون باتري
Tulsa | Талса | تولسا
Pittsburgh Riverhounds | Питтсбург Риверхаундс | بيتسبرغ ريفرهاوندز
Sacramento Republic | Сакраменто Рипаблик | ساكرامنتو ريببليك
New Mexico United | Нью-Мексико Юнайтед | نيو مكسيكو يونايتد
Loudoun United | Лаудон Юнайтед | لاودون يونايتد
Hartford Athletic | Хартфорд Атлетик | هارتفورد أثليتيك
North Carolina FC | Северная Каролина | نورث كارولينا
Orange County SC | Ориндж Каунти | أورانج كاونتي
San Antonio FC | Сан-Антонио | سان أنطونيو
El Paso Locomotive | Эль-Пасо Локомотив | إل باسو لوكوموتيف
Phoenix Rising | Финикс Райзинг | فينيكس رايزينغ
Colorado Springs | Колорадо-Спрингс | كولورادو سبرينغز
Indy Eleven | Инди Элевен | إندي إليفن
Rhode Island FC | Род-Айленд | رود آيلاند
Detroit City | Детройт Сити | ديترويت سيتي
Oakland Roots | Окленд Рутс | أوكلاند روتس
Lexington SC | Лексингтон | ليكسينغتون
Tampa Bay Rowdies | Тампа-Бэй Раудис | تامبا باي راوديز
Birmingham Legion | Бирмингем Леджион | برمنغهام ليجن
Monterey Bay | Монтерей Бэй | مونتيري باي
Las Vegas Lights | Лас-Вегас Лайтс | لاس فيغاس لايتس
Miami FC | Майами | ميامي إف سي
Kansas City Current | Канзас-Сити Каррент | كانساس سيتي كارنت
Orlando Pride | Орландо Прайд | أورلاندو برايد
Washington Spirit | Вашингтон Спирит | واشنطن سبيريت
Gotham FC | Готэм | غوثام
Seattle Reign | Сиэтл Рейн | سياتل رين
San Diego Wave | Сан-Диего Уэйв | سان دييغو ويف
Portland Thorns | Портленд Торнс | بورتلاند ثورنز
Angel City | Энджел Сити | إنجل سيتي
Racing Louisville | Рейсинг Луисвилл | ريسينغ لويفيل
North Carolina Courage | Норт-Каролина Каридж | نورث كارولينا كوريج
Houston Dash | Хьюстон Дэш | هيوستن داش
Bay FC | Бэй | باي إف سي
Utah Royals | Юта Роялз | يوتا رويالز
Chicago Stars | Чикаго Старз | شيكاغو ستارز
Denver Summit | Денвер Саммит | دنفر ساميت
Boston Legacy | Бостон Легаси | بوسطن ليغاسي
San Diego Sockers | Сан-Диего Сокерс | سان دييغو سوكرز
Utica City | Ютика Сити | يوتيكا سيتي
Baltimore Blast | Балтимор Бласт | بالتيمور بلاست
Milwaukee Wave | Милуоки Уэйв | ميلووكي ويف
Kansas City Comets | Канзас-Сити Кометс | كانساس سيتي كوميتس
Empire Strykers | Эмпайр Страйкерс | إمباير سترايكرز
Tacoma Stars | Такома Старз | تاكوما ستارز
St. Louis Ambush | Сент-Луис Эмбуш | سانت لويس أمبوش
Toluca | Толука | تولوكا
Cruz Azul | Крус Асуль | كروز أزول
Tigres UANL | Тигрес | تيغريس
América | Америка | أمريكا
Monterrey | Монтеррей | مونتيري
Guadalajara | Гвадалахара | غوادالاخارا
Pachuca | Пачука | باتشوكا
Pumas UNAM | Пумас | بوماس
León | Леон | ليون المكسيكي
Tijuana | Тихуана | تيخوانا
Santos Laguna | Сантос Лагуна | سانتوس لاغونا
Atlas | Атлас | أطلس
Necaxa | Некакса | نيكاكسا
Querétaro | Керетаро | كويريتارو
Atlético San Luis | Атлетико Сан-Луис | أتلتيكو سان لويس
FC Juárez | Хуарес | خواريز
Puebla | Пуэбла | بويبلا
Atlante | Атланте | أتلانتي
Tapatío | Тапатио | تاباتيو
Cancún | Канкун | كانكون
Tepatitlán | Тепатитлан | تيباتيتلان
Leones Negros | Леонес Негрос | ليونيس نيغروس
Morelia | Морелия | موريليا
Mineros de Zacatecas | Минерос де Сакатекас | مينيروس دي زاكاتيكاس
Venados | Венадос | فينادوس
Jaiba Brava | Хайба Брава | خايبا برافا
Tlaxcala | Тлакскала | تلاكسكالا
Irapuato | Ирапуато | إيرابواتو
Correcaminos | Коррекаминос | كوريكامينوس
La Paz | Ла-Пас | لا باز
Dorados | Дорадос | دورادوس
Alebrijes | Алебрихес | أليبريخيس
Oaxaca FC | Оахака | أواكساكا
Saprissa | Саприсса | سابريسا
Alajuelense | Алахуэленсе | ألاخويلينسي
Herediano | Эредиано | إيريديانو
Cartaginés | Картахинес | كارتاخينيس
Liberia | Либерия | ليبيريا
San Carlos | Сан-Карлос | سان كارلوس
Sporting San José | Спортинг Сан-Хосе | سبورتينغ سان خوسيه
Puntarenas FC | Пунтаренас | بونتاريناس
Pérez Zeledón | Перес Селедон | بيريز زيليدون
Guadalupe | Гуадалупе | غوادالوبي
Municipal | Мунисипаль | مونيسيبال
Comunicaciones | Комуникасьонес | كومونيكاسيونيس
Xelajú | Хелаху | خيلاخو
Antigua | Антигуа | أنتيغوا
Mixco | Миско | ميكسكو
Guastatoya | Гуастатоя | غواستاتويا
Cobán Imperial | Кобан Империаль | كوبان إمبريال
Malacateco | Малакатеко | مالاكاتيكو
Achuapa | Ачуапа | أتشوابا
Aurora FC | Аурора | أورورا
Marquense | Маркенсе | ماركينسي
Mictlán | Миктлан | ميكتلان
Olimpia | Олимпия | أولمبيا
Motagua | Мотагуа | موتاغوا
Real España | Реал Эспанья | ريال إسبانيا
Marathón | Маратон | ماراثون
Olancho FC | Оланчо | أولانتشو
Génesis PN | Хенесис | خينيسيس
Lobos UPNFM | Лобос УПНФМ | لوبوس
Juticalpa | Хутикальпа | خوتيكالبا
Platense (HON) | Платенсе (Гондурас) | بلاتينسي (هندوراس)
Choloma | Чолома | تشولوما
Alianza (SLV) | Альянса (Сальвадор) | أليانزا (السلفادور)
Águila | Агила | أغيلا
FAS | ФАС | فاس
Luis Ángel Firpo | Луис Анхель Фирпо | لويس أنخيل فيربو
Isidro Metapán | Исидро Метапан | إيسيدرو ميتابان
Municipal Limeño | Мунисипаль Лименьо | مونيسيبال ليمينيو
Cacahuatique | Какауатике | كاكاواتيكي
Platense Zacatecoluca | Платенсе Сакатеколука | بلاتينسي زاكاتيكولوكا
Fuerte San Francisco | Фуэрте Сан-Франсиско | فويرتي سان فرانسيسكو
Hércules | Эркулес | هرقل
Zacatecoluca | Сакатеколука | زاكاتيكولوكا
Inter FA | Интер ФА | إنتر إف إيه
Mount Pleasant | Маунт-Плезант | ماونت بليزانت
Cavalier | Кавальер | كافالير
Portmore United | Портмор Юнайтед | بورتمور يونايتد
Arnett Gardens | Арнетт Гарденс | أرنيت غاردنز
Tivoli Gardens | Тиволи Гарденс | تيفولي غاردنز
Waterhouse | Уотерхаус | ووترهاوس
Montego Bay United | Монтего-Бей Юнайтед | مونتيغو باي يونايتد
Harbour View | Харбор Вью | هاربور فيو
Racing United | Рейсинг Юнайтед | ريسينغ يونايتد
Dunbeholden | Данбехолден | دانبيهولدن
Molynes United | Молайнс Юнайтед | مولاينز يونايتد
Chapelton Maroons | Чапелтон Марунс | تشابلتون ماروونز
`;
