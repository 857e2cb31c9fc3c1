import { circuit, competitionsOf, sessions } from './builders.ts';
import { men, NO_RATINGS, tennisDraw, women } from './tennis-draws.ts';

const competition = competitionsOf(4);
const SHORT_SETS = { params: { total: 8.4, setPoints: 6 }, durationMinutes: 70 } as const;

/** Tennis: the circuits that play every week of the year. */
export const TENNIS_WEEKLY = [
  competition(
    245,
    'TN',
    'ITF Men Monastir',
    24,
    NO_RATINGS,
    tennisDraw(32, 'weekly+7', '09:30', 2, '10:00'),
    men(120, 437),
  ),
  competition(
    246,
    'TR',
    'ITF Men Antalya',
    24,
    NO_RATINGS,
    tennisDraw(32, 'weekly+7', '10:00', 2, '10:00'),
    men(120, 437),
  ),
  competition(
    247,
    'EG',
    'ITF Men Sharm El Sheikh',
    24,
    NO_RATINGS,
    tennisDraw(32, 'weekly+7', '09:00', 2, '10:00'),
    men(120, 437),
  ),
  competition(
    248,
    'IN',
    'ITF Men Bengaluru',
    22,
    NO_RATINGS,
    tennisDraw(32, 'weekly+7', '10:00', 2, '11:00'),
    men(120, 437),
  ),
  competition(
    249,
    'AU',
    'ITF Men Brisbane',
    22,
    NO_RATINGS,
    tennisDraw(32, 'weekly+7', '10:00', 2, '11:00'),
    men(120, 437),
    {
      zone: 'Australia/Brisbane',
    },
  ),
  competition(
    250,
    'DO',
    'ITF Men Santo Domingo',
    22,
    NO_RATINGS,
    tennisDraw(32, 'weekly+7', '10:00', 2, '11:00'),
    men(120, 437),
  ),
  competition(
    251,
    'TN',
    'ITF Women Monastir',
    22,
    NO_RATINGS,
    tennisDraw(32, 'weekly+7', '09:30', 2, '10:00'),
    women(90, 341),
  ),
  competition(
    252,
    'TR',
    'ITF Women Antalya',
    22,
    NO_RATINGS,
    tennisDraw(32, 'weekly+7', '10:00', 2, '10:00'),
    women(90, 341),
  ),
  competition(
    253,
    'KE',
    'ITF Women Nairobi',
    20,
    NO_RATINGS,
    tennisDraw(32, 'weekly+7', '09:00', 2, '10:00'),
    women(90, 341),
  ),
  competition(
    254,
    'JP',
    'ITF Women Yokohama',
    20,
    NO_RATINGS,
    tennisDraw(32, 'weekly+7', '10:00', 2, '11:00'),
    women(90, 341),
  ),
  competition(
    255,
    'BR',
    'ITF Women São Paulo',
    20,
    NO_RATINGS,
    tennisDraw(32, 'weekly+7', '10:00', 2, '11:00'),
    women(90, 341),
  ),
  competition(256, 'US', 'UTR Newport Beach', 16, NO_RATINGS, circuit('year', '09:00', 2, 90, 2, 12), men(437, 449), {
    zone: 'America/Los_Angeles',
  }),
  competition(257, 'AU', 'UTR Gold Coast', 16, NO_RATINGS, circuit('year', '08:00', 2, 90, 2, 12), men(449, 461), {
    zone: 'Australia/Brisbane',
  }),
  competition(258, 'ES', 'UTR Valencia', 16, NO_RATINGS, circuit('year', '09:30', 2, 90, 2, 12), men(461, 473)),
  competition(
    259,
    'US',
    'UTR Women Boca Raton',
    16,
    NO_RATINGS,
    circuit('year', '09:00', 2, 90, 2, 12),
    women(341, 353),
  ),
  competition(260, 'AU', 'UTR Women Sydney', 16, NO_RATINGS, circuit('year', '08:00', 2, 90, 2, 12), women(353, 365)),
  competition(261, 'IN', 'UTR Women Chennai', 16, NO_RATINGS, circuit('year', '08:30', 2, 90, 2, 12), women(365, 377)),
  competition(
    263,
    'RU',
    'Liga Pro',
    12,
    [1460, 1250],
    sessions('15:40', '39:40', 3, 75, 4),
    `Yan Sabanin|RU; Bekkhan Atlangeriev|RU; Alexey Kirillov|RU; Denis Klok|RU; Maxim Vlasov|RU; Anton Chekhov|RU;
    Kirill Kivattsev|RU; Yaroslav Demin|RU; Boris Pokotilov|RU; Alexander Binda|RU; Evgenii Tiurnev|RU;
    Timur Kiyamov|RU; Mikhail Fufygin|RU; Dmitry Gurov|RU; Ilya Rudiukov|RU; Savriyan Danilov|RU; Artur Kukasian|RU;
    Egor Agafonov|RU; Maxim Zhukov|RU; Petr Bar Biryukov|RU; Daniil Golubev|RU; Semen Voronin|RU; Nikita Ianin|RU;
    Vladislav Ivanov|RU`,
    SHORT_SETS,
  ),
  competition(
    264,
    'RU',
    'Liga Pro. Women',
    12,
    [1430, 1230],
    sessions('18:45', '42:45', 3, 75, 4),
    `Ksenia Laskutova|RU; Daria Lodikova|RU; Anastasia Zolotareva|RU; Ekaterina Maklakova|RU; Polina Leykina|RU;
    Victoria Mikhaylova|RU; Anna Zyryanova|RU; Ekaterina Ovcharenko|RU; Maria Bondarenko|RU; Ksenia Zaytseva|RU;
    Alexandra Shubladze|RU; Daria Kudashova|RU; Elina Nepliy|RU; Milana Zhabrailova|RU; Anastasia Sukhotina|RU;
    Valeriya Yushchenko|RU; Vlada Mincheva|RU; Yana Karpovich|RU; Ekaterina Agureeva|RU; Elizaveta Masnenkova|RU;
    Kira Pavlova|RU; Polina Iatcenko|RU; Evgeniya Burdina|RU; Taisia Pachkaleva|RU`,
    SHORT_SETS,
  ),
  competition(
    265,
    'CZ',
    'UTR Pro Tennis Series Prague',
    12,
    [1440, 1230],
    sessions('21:50', '45:50', 3, 75, 4),
    `Petr Nouza|CZ; Matyáš Černý|CZ; Jakub Nicod|CZ; Dominik Reček|CZ; Jan Hrazdil|CZ; Daniel Siniakov|CZ;
    Tadeáš Paroulek|CZ; Filip Duda|CZ; Jiří Barnat|CZ; Matthew Donald|CZ; Michael Vrbenský|CZ; David Poljak|CZ;
    Robin Staněk|CZ; Denis Petrák|CZ; Štěpán Baum|CZ; Jan Kumstát|CZ; Ondřej Horák|CZ; Petr Brunclík|CZ;
    Václav Šafránek|CZ; Marek Gengel|CZ; Jonáš Kučera|CZ; Vojtěch Vlkovský|CZ; Patrik Rikl|CZ; Adam Jurajda|CZ`,
    SHORT_SETS,
  ),
  competition(
    266,
    'SK',
    'UTR Pro Tennis Series Bratislava',
    12,
    [1440, 1230],
    sessions('00:55', '24:55', 3, 75, 4),
    `Georgii Kravchenko|UA; Illia Beloborodko|UA; Vladyslav Orlov|UA; Oleksandr Ovcharenko|UA; Yurii Dzhavakian|UA;
    Artem Smirnov|UA; Oleg Prihodko|UA; Nikita Mashtakov|UA; Volodymyr Uzhylovskyi|UA; Dmytro Badanov|UA;
    Danylo Kalenichenko|UA; Olexandr Bielinskyi|UA; Maksym Bagapov|UA; Ivan Sergeyev|UA; Denys Molchanov|UA;
    Vitalii Shcherba|UA`,
    SHORT_SETS,
  ),
  competition(
    267,
    'PL',
    'UTR Pro Tennis Series Warsaw',
    12,
    [1440, 1230],
    sessions('04:00', '28:00', 3, 75, 4),
    `Szymon Walków|PL; Kacper Żuk|PL; Michał Dembek|PL; Paweł Ciaś|PL; Jan Wygona|PL; Filip Peliwo|PL;
    Tomasz Berkieta|PL; Olaf Pieczkowski|PL; Jasza Szajrych|PL; Piotr Matuszewski|PL; Yann Wójcik|PL;
    Adam Majchrowicz|PL; Mateusz Terczyński|PL; Maciej Rajski|PL; Martyn Pawelski|PL; Borys Zgoła|PL;
    Szymon Kielan|PL; Wojciech Marek|PL; Dawid Taczała|PL; Grzegorz Panfil|PL; Marcin Gawron|PL; Phillip Gresk|PL;
    Mikołaj Lorens|PL; Aleksander Charpantidis|PL`,
    SHORT_SETS,
  ),
  competition(
    268,
    'KZ',
    'UTR Pro Tennis Series Astana',
    10,
    [1430, 1220],
    sessions('07:05', '31:05', 3, 75, 4),
    `Denis Yevseyev|KZ; Grigoriy Lomakin|KZ; Dostanbek Tashbulatov|KZ; Sagadat Ayap|KZ; Daulet Nurlan|KZ;
    Timur Khabibulin|KZ; Amir Omarkhanov|KZ; Max Batyutenko|KZ; Danial Rakhmatullayev|KZ; Zangar Nurlanuly|KZ;
    Asylzhan Arystanbekov|KZ; Yerassyl Yerdilda|KZ; Sergey Fomin|UZ; Khumoyun Sultanov|UZ; Karim Turaev|UZ;
    Maxim Shin|UZ; Nodirbek Abdullayev|UZ; Evgeny Donskoy|KZ; Alisher Mirzayev|UZ`,
    SHORT_SETS,
  ),
  competition(
    269,
    'CZ',
    'UTR Pro Tennis Series Prague. Women',
    10,
    [1420, 1220],
    sessions('10:10', '34:10', 3, 75, 4),
    `Anna Sisková|CZ; Jesika Malečková|CZ; Lucie Havlíčková|CZ; Miriam Kolodziejová|CZ; Dominika Šalková|CZ;
    Gabriela Knutson|CZ; Ivana Šebestová|CZ; Aneta Laboutková|CZ; Denisa Hindová|CZ; Julie Štruplová|CZ;
    Barbora Palicová|CZ; Amélie Šmejkalová|CZ; Laura Samsonová|CZ; Lucie Urbanová|CZ; Eliška Forejtková|CZ;
    Karolína Vlčková|CZ; Tereza Mihalíková|SK; Radka Zelníčková|SK; Katarína Kužmová|SK; Nikola Daubnerová|SK;
    Salma Drugdová|SK; Eszter Méri|SK; Bianca Behúlová|SK; Irina Balus|SK`,
    SHORT_SETS,
  ),
  competition(
    270,
    'MX',
    'UTR Pro Tennis Series Cancún',
    10,
    [1430, 1220],
    sessions('13:15', '37:15', 3, 75, 4),
    `Manuel Sánchez|MX; Gerardo López Villaseñor|MX; Lucas Gómez|MX; Alan Rubio Fierros|MX; Alan Magadán|MX;
    Rogelio Siller|MX; Daniel Garza|MX; Héctor Ortega|MX; Emiliano Aguilera|MX; Iván Endara|MX; Luis Patiño|MX;
    Mauricio Astorga|MX; Rodrigo Alujas|MX; Miguel Gallardo Valles|MX; Bruno Caula|AR; Juan Estévez|AR; Luca Pow|GB;
    Garrett Johns|US; Trey Hilderbrand|US; Ezekiel Clark|US; Strong Kirchheimer|US; Felix Corwin|US;
    Alexander Bernard|US; Jaycer Lyeons|US`,
    SHORT_SETS,
  ),
  competition(
    262,
    'AR',
    'UTR Pro Tennis Series Buenos Aires',
    10,
    [1430, 1220],
    sessions('09:20', '33:20', 3, 75, 4),
    `Santiago de la Fuente|AR; Lorenzo Gagliardo|AR; Ignacio Monzón|AR; Bautista Otegui|AR; Leonardo Aboian|AR;
    Mateo del Pino|AR; Nicolás Eli|AR; Tomás Lipovšek|AR; Fermín Tenti|AR; Ezequiel Simonit|AR;
    Matías Franco Descotte|AR; Ignacio Carou|UY; Joaquín Aguilar Cardozo|UY; Martín Antonio Vergara|PY;
    Bruno Kuzuhara|US; Jorge Panta|PE; Arklon Huertas del Pino|PE; Daniel Antonio Núñez|CL; Amador Salazar|CL;
    Bastián Malla|CL; Ricardo Medinaceli|BO; Boris Arias|BO; Cayetano March|EC; Patricio Alvarado|EC`,
    SHORT_SETS,
  ),
  competition(
    271,
    'US',
    'UTR Pro Tennis Series Orlando. Women',
    10,
    [1420, 1210],
    sessions('17:40', '41:40', 3, 75, 4),
    `Victoria Hu|US; Raveena Kingsley|US; Alana Smith|US; Rasheeda McAdoo|US; Sofia Sewing|US; Jamie Loeb|US;
    Madison Sieg|US; Makenna Jones|US; Amy Zhu|US; Dalayna Hewitt|US; Anna Rogers|US; Christina Rosca|US;
    Jaeda Daniel|US; Chanelle Van Nguyen|US; Reese Brantmeier|US; Ayana Akli|US; Vivian Wolff|US;
    Kariann Pierre-Louis|US; Malaika Rapolu|US; Katharine Hui|US; Eryn Cayetano|US; Savannah Broadus|US;
    Haley Giavara|US; Clara Bergeron|US`,
    SHORT_SETS,
  ),
  competition(
    272,
    'TH',
    'UTR Pro Tennis Series Bangkok',
    10,
    [1430, 1220],
    sessions('03:00', '27:00', 3, 75, 4),
    `Pruchya Isaro|TH; Palaphoom Kovapitukted|TH; Thanapet Chanta|TH; Krittin Koaykul|TH; Pawit Sornlaksup|TH;
    Markus Malaszszak|TH; Phạm Minh Tuấn|VN; Nguyễn Văn Phương|VN; Trịnh Linh Giang|VN; Justin Barki|ID;
    David Agung Susanto|ID; Nathan Barki|ID; Ruben Gonzales|PH; Niño Alcantara|PH; Eric Olivarez|PH;
    Darrshan Suresh|MY; Koay Hao Sheng|MY; Mitsuki Leong|MY; Charles Ren|CN; Jin Yuquan|CN; Liu Hanyi|CN;
    Zheng Baoluo|CN; Li Hanwen|CN; Chak Lam Coleman Ng|HK`,
    SHORT_SETS,
  ),
  competition(
    273,
    'US',
    'UTR Pro Tennis Series Claremont',
    10,
    [1440, 1230],
    sessions('12:00', '23:15', 3, 75, 4),
    `Evan Zhu|US; Strahinja Rakić|US; Keegan Smith|US; Nathan Ponwith|US; Gage Brymer|US; Ryan Dickerson|US; Sam Riffice|US; Ethan Schiffman|US; Bryce Nakashima|US;
    Connor Farren|US; Dylan Hoang|US; Marcus McDaniel|US`,
    { ...SHORT_SETS, zone: 'America/Los_Angeles' },
  ),
  competition(
    274,
    'PE',
    'UTR Pro Tennis Series Lima. Women',
    10,
    [1420, 1210],
    sessions('12:30', '23:45', 4, 75, 4),
    `Anastasia Iamachkine|PE; Romina Ccuno|PE; Dana Guzmán|PE; Camila Soares|PE; Ximena Luna|PE;
    Dominique Schaefer|PE; Domenica González|EC; Camila Romero|EC; Jimar Gerald González|CL; Ivania Martinich|CL;
    Jessica Hinojosa|MX; Quetzali Vázquez Montesinos|MX; María Paulina Pérez García|CO; Yuliana Monroy|CO;
    Ana Geller|AR; Melany Krywoj|AR`,
    SHORT_SETS,
  ),
];
