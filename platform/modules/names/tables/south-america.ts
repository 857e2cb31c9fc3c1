/** Clubs of South America. */
export const SOUTH_AMERICAN_TEAMS = `
Flamengo | Фламенго | فلامنغو
Palmeiras | Палмейрас | بالميراس
Cruzeiro | Крузейро | كروزيرو
Botafogo | Ботафого | بوتافوغو
Fluminense | Флуминенсе | فلومينينسي
Bahia | Баия | باهيا
Mirassol | Мирасол | ميراسول
São Paulo | Сан-Паулу | ساو باولو
Corinthians | Коринтианс | كورينثيانز
Atlético Mineiro | Атлетико Минейро | أتلتيكو مينيرو
Grêmio | Гремио | غريميو
Internacional | Интернасьонал | إنترناسيونال
Red Bull Bragantino | Ред Булл Брагантино | ريد بول براغانتينو
Athletico Paranaense | Атлетико Паранаэнсе | أتلتيكو باراناينسي
Vasco da Gama | Васко да Гама | فاسكو دا غاما
Santos | Сантос | سانتوس
Coritiba | Коритиба | كوريتيبا
Vitória | Витория | فيتوريا
Chapecoense | Шапекоэнсе | شابيكوينسي
Remo | Ремо | ريمو
Fortaleza | Форталеза | فورتاليزا
Ceará | Сеара | سيارا
Sport Recife | Спорт Ресифи | سبورت ريسيفي
Criciúma | Крисиума | كريسيوما
Goiás | Гояс | غوياس
Novorizontino | Новоризонтино | نوفوريزونتينو
Juventude | Жувентуде | جوفينتودي
CRB | КРБ | سي آر بي
Cuiabá | Куяба | كويابا
Atlético-GO | Атлетико Гоияниенсе | أتلتيكو غويانيينسي
Vila Nova | Вила-Нова | فيلا نوفا
Avaí | Аваи | أفاي
Operário-PR | Операрио | أوبيراريو
América-MG | Америка Минейро | أمريكا مينيرو
Athletic-MG | Атлетик Клуб | أثليتيك كلوب
Botafogo-SP | Ботафого Рибейран-Прету | بوتافوغو ريبيراو بريتو
Ponte Preta | Понте-Прета | بونتي بريتا
Náutico | Наутико | ناوتيكو
Londrina | Лондрина | لوندرينا
São Bernardo | Сан-Бернарду | ساو برناردو
Guarani (BRA) | Гуарани (Бразилия) | غواراني (البرازيل)
Portuguesa | Португеза | بورتوغيزا
Velo Clube | Вело Клубе | فيلو كلوبي
Noroeste | Нороэсте | نوروستي
Capivariano | Капивариано | كابيفاريانو
Primavera SP | Примавера | بريمافيرا
Madureira | Мадурейра | مادوريرا
Resende | Резенде | ريزيندي
Olaria | Олария | أولاريا
Bangu | Бангу | بانغو
América-RJ | Америка Рио | أمريكا ريو
Boca Juniors | Бока Хуниорс | بوكا جونيورز
Estudiantes | Эстудиантес | إستوديانتس
Rosario Central | Росарио Сентраль | روساريو سنترال
Lanús | Ланус | لانوس
Independiente Rivadavia | Индепендьенте Ривадавия | إنديبندينتي ريفادافيا
Platense | Платенсе | بلاتينسي
River Plate | Ривер Плейт | ريفر بليت
Racing Club | Расинг | راسينغ كلوب
Vélez Sarsfield | Велес Сарсфилд | فيليز سارسفيلد
Argentinos Juniors | Архентинос Хуниорс | أرجنتينوس جونيورز
Independiente | Индепендьенте | إنديبندينتي
San Lorenzo | Сан-Лоренсо | سان لورينزو
Talleres | Тальерес | تاييريس
Huracán | Уракан | هوراكان
Belgrano | Бельграно | بلغرانو
Tigre | Тигре | تيغري
Defensa y Justicia | Дефенса и Хустисия | ديفينسا إي خوستيسيا
Deportivo Riestra | Депортиво Риестра | ديبورتيفو ريسترا
Barracas Central | Барракас Сентраль | باراكاس سنترال
Unión | Унион | أونيون
Newell's Old Boys | Ньюэллс Олд Бойз | نيولز أولد بويز
Central Córdoba | Сентраль Кордова | سنترال كوردوبا
Atlético Tucumán | Атлетико Тукуман | أتلتيكو توكومان
Instituto | Институто | إنستيتوتو
Gimnasia La Plata | Химнасия Ла-Плата | خيمناسيا لا بلاتا
Banfield | Банфилд | بانفيلد
Sarmiento | Сармьенто | سارمينتو
Gimnasia Mendoza | Химнасия Мендоса | خيمناسيا ميندوزا
Aldosivi | Альдосиви | ألدوسيفي
Estudiantes Río Cuarto | Эстудиантес Рио-Куарто | إستوديانتس ريو كوارتو
Godoy Cruz | Годой-Крус | غودوي كروز
San Martín de San Juan | Сан-Мартин Сан-Хуан | سان مارتين سان خوان
Deportivo Morón | Депортиво Морон | ديبورتيفو مورون
Atlanta | Атланта | أتلانتا
Gimnasia Jujuy | Химнасия Жужуй | خيمناسيا خوخوي
Estudiantes de Caseros | Эстудиантес Касерос | إستوديانتس كاسيروس
Deportivo Madryn | Депортиво Мадрин | ديبورتيفو مادرين
San Martín Tucumán | Сан-Мартин Тукуман | سان مارتين توكومان
Tristán Suárez | Тристан Суарес | تريستان سواريز
Quilmes | Кильмес | كيلميس
Chacarita Juniors | Чакарита Хуниорс | تشاكاريتا جونيورز
Ferro Carril Oeste | Ферро Карриль Оэсте | فيرو كاريل أويستي
Temperley | Темперлей | تيمبيرلي
Agropecuario | Агропекуарио | أغروبيكواريو
All Boys | Олл Бойз | أول بويز
San Miguel | Сан-Мигель | سان ميغيل
Patronato | Патронато | باتروناتو
Colón | Колон | كولون
Nueva Chicago | Нуэва Чикаго | نويفا شيكاغو
Almirante Brown | Альмиранте Браун | ألميرانتي براون
Chaco For Ever | Чако Фор Эвер | تشاكو فور إيفر
Mitre | Митре | ميتري
Güemes | Гуэмес | غويميس
Racing de Córdoba | Расинг Кордова | راسينغ كوردوبا
Colegiales | Колехьялес | كوليخياليس
Defensores de Belgrano | Дефенсорес де Бельграно | ديفينسوريس دي بلغرانو
Almagro | Альмагро | ألماغرو
Los Andes | Лос-Андес | لوس أنديس
Ciudad de Bolívar | Сьюдад де Боливар | سيوداد دي بوليفار
Midland | Мидланд | ميدلاند
Acassuso | Акассусо | أكاسوسو
Central Norte | Сентраль Норте | سنترال نورتي
Peñarol | Пеньяроль | بينارول
Nacional (URU) | Насьональ (Уругвай) | ناسيونال (الأوروغواي)
Liverpool (URU) | Ливерпуль (Уругвай) | ليفربول (الأوروغواي)
Defensor Sporting | Дефенсор Спортинг | ديفينسور سبورتينغ
Montevideo City Torque | Монтевидео Сити Торке | مونتيفيديو سيتي توركي
Boston River | Бостон Ривер | بوسطن ريفر
Juventud de Las Piedras | Хувентуд | خوفينتود
Racing Montevideo | Расинг Монтевидео | راسينغ مونتيفيديو
Cerro Largo | Серро-Ларго | سيرو لارغو
Wanderers (URU) | Уондерерс (Уругвай) | واندررز (الأوروغواي)
Danubio | Данубио | دانوبيو
Cerro | Серро | سيرو
Progreso | Прогресо | بروغريسو
Central Español | Сентраль Эспаньоль | سنترال إسبانيول
Albion | Альбион | ألبيون
Deportivo Maldonado | Депортиво Мальдонадо | ديبورتيفو مالدونادو
Junior | Хуниор | جونيور
Independiente Medellín | Индепендьенте Медельин | إنديبندينتي ميديين
Santa Fe | Санта-Фе | سانتا في
Deportes Tolima | Депортес Толима | ديبورتيس توليما
Atlético Nacional | Атлетико Насьональ | أتلتيكو ناسيونال
América de Cali | Америка Кали | أمريكا دي كالي
Millonarios | Мильонариос | ميوناريوس
Once Caldas | Онсе Кальдас | أونسي كالداس
Bucaramanga | Букараманга | بوكارامانغا
Deportivo Cali | Депортиво Кали | ديبورتيفو كالي
Fortaleza CEIF | Форталеса | فورتاليزا سيف
Pereira | Перейра | بيريرا
Pasto | Пасто | باستو
Águilas Doradas | Агилас Дорадас | أغيلاس دوراداس
Llaneros | Льянерос | يانيروس
Boyacá Chicó | Бояка Чико | بوياكا تشيكو
Alianza Valledupar | Альянса Вальедупар | أليانزا فايدوبار
Internacional de Bogotá | Интернасьональ Богота | إنترناسيونال بوغوتا
Cúcuta Deportivo | Кукута Депортиво | كوكوتا ديبورتيفو
Jaguares | Хагуарес | خاغواريس
Independiente del Valle | Индепендьенте дель Валье | إنديبندينتي ديل فاي
LDU Quito | ЛДУ Кито | ليغا دي كيتو
Barcelona SC | Барселона Гуаякиль | برشلونة غواياكيل
Universidad Católica | Универсидад Католика | أونيفرسيداد كاتوليكا
Universidad Católica (ECU) | Универсидад Католика (Эквадор) | أونيفرسيداد كاتوليكا (الإكوادور)
Orense | Оренсе | أورينسي
Emelec | Эмелек | إيميليك
Libertad Loja | Либертад Лоха | ليبرتاد لوخا
Aucas | Аукас | أوكاس
El Nacional | Эль Насьональ | إل ناسيونال
Delfín | Дельфин | دلفين
Deportivo Cuenca | Депортиво Куэнка | ديبورتيفو كوينكا
Mushuc Runa | Мушук Руна | موشوك رونا
Técnico Universitario | Текнико Университарио | تكنيكو أونيفرسيتاريو
Macará | Макара | ماكارا
Manta | Манта | مانتا
Leones FC | Леонес | ليونيس
Cerro Porteño | Серро Портеньо | سيرو بورتينيو
Libertad | Либертад | ليبرتاد
Olimpia (PAR) | Олимпия (Парагвай) | أولمبيا (باراغواي)
Guaraní | Гуарани | غواراني
Nacional (PAR) | Насьональ (Парагвай) | ناسيونال (باراغواي)
Sportivo Trinidense | Спортиво Триниденсе | سبورتيفو ترينيدينسي
Sportivo Ameliano | Спортиво Амелиано | سبورتيفو أميليانو
Sportivo Luqueño | Спортиво Лукеньо | سبورتيفو لوكينيو
2 de Mayo | 2 Мая | 2 دي مايو
Recoleta | Реколета | ريكوليتا
Rubio Ñu | Рубио Нью | روبيو نيو
San Lorenzo (PAR) | Сан-Лоренсо (Парагвай) | سان لورينزو (باراغواي)
Universitario | Университарио | أونيفرسيتاريو
Sporting Cristal | Спортинг Кристал | سبورتينغ كريستال
Cusco FC | Куско | كوسكو
Alianza Lima | Альянса Лима | أليانزا ليما
Melgar | Мельгар | ميلغار
Cienciano | Сьенсиано | سينسيانو
Alianza Atlético | Альянса Атлетико | أليانزا أتلتيكو
Deportivo Garcilaso | Депортиво Гарсиласо | ديبورتيفو غارسيلاسو
ADT Tarma | АДТ Тарма | تارما
Sport Huancayo | Спорт Уанкайо | سبورت هوانكايو
Los Chankas | Лос Чанкас | لوس تشانكاس
Atlético Grau | Атлетико Грау | أتلتيكو غراو
Comerciantes Unidos | Комерсиантес Унидос | كوميرسيانتس أونيدوس
Sport Boys | Спорт Бойз | سبورت بويز
UTC Cajamarca | УТК Кахамарка | يو تي سي كاخاماركا
Juan Pablo | Хуан Пабло | خوان بابلو
FC Cajamarca | Кахамарка | كاخاماركا
Deportivo Moquegua | Депортиво Мокегуа | ديبورتيفو موكيغوا
Coquimbo Unido | Кокимбо Унидо | كوكيمبو أونيدو
Colo-Colo | Коло-Коло | كولو كولو
Universidad de Chile | Универсидад де Чили | أونيفرسيداد دي تشيلي
Palestino | Палестино | باليستينو
Audax Italiano | Аудакс Итальяно | أوداكس إيتاليانو
O'Higgins | О'Хиггинс | أوهيغينز
Ñublense | Ньюбленсе | نيوبلينسي
Huachipato | Уачипато | هواتشيباتو
Everton de Viña | Эвертон Винья-дель-Мар | إيفرتون دي فينيا
Cobresal | Кобресаль | كوبريسال
La Serena | Ла-Серена | لا سيرينا
Unión La Calera | Унион Ла-Калера | أونيون لا كاليرا
Limache | Лимаче | ليماتشي
Universidad de Concepción | Универсидад де Консепсьон | أونيفرسيداد دي كونسيبسيون
Deportes Concepción | Депортес Консепсьон | ديبورتيس كونسيبسيون
Bolívar | Боливар | بوليفار
Always Ready | Олвейс Реди | أولويز ريدي
The Strongest | Стронгест | ذا سترونغست
Blooming | Блуминг | بلومينغ
Nacional Potosí | Насьональ Потоси | ناسيونال بوتوسي
San Antonio Bulo Bulo | Сан-Антонио Було-Було | سان أنطونيو بولو بولو
Oriente Petrolero | Ориенте Петролеро | أورينتي بيتروليرو
Guabirá | Гуабира | غوابيرا
Aurora | Аурора | أورورا
Independiente Petrolero | Индепендьенте Петролеро | إنديبندينتي بيتروليرو
Universitario de Vinto | Университарио де Винто | أونيفرسيتاريو دي فينتو
ABB La Paz | АББ Ла-Пас | إيه بي بي لا باز
Real Oruro | Реал Оруро | ريال أورورو
Tomayapo | Томаяпо | توميابو
Real Potosí | Реал Потоси | ريال بوتوسي
Gualberto Villarroel | Гуальберто Вильярроэль | غوالبرتو فيارويل
Universidad Central | Универсидад Сентраль | أونيفرسيداد سنترال
Deportivo La Guaira | Депортиво Ла-Гуайра | ديبورتيفو لا غوايرا
Deportivo Táchira | Депортиво Тачира | ديبورتيفو تاتشيرا
Caracas FC | Каракас | كاراكاس
Carabobo | Карабобо | كارابوبو
Academia Puerto Cabello | Академия Пуэрто-Кабельо | أكاديميا بويرتو كابيو
Metropolitanos | Метрополитанос | متروبوليتانوس
Estudiantes de Mérida | Эстудиантес де Мерида | إستوديانتس دي ميريدا
Zamora | Самора | زامورا
Monagas | Монагас | موناغاس
Portuguesa FC | Португеса | بورتوغيسا
Anzoátegui | Ансоатеги | أنزواتيغي
Rayo Zuliano | Райо Сулиано | رايو زوليانو
Trujillanos | Трухильянос | تروخيانوس
`;
