import type { KnockoutStage } from '../plan.ts';
import { competitionsOf, leaguesOf, sessions } from './builders.ts';

const competition = competitionsOf(10);
const league = leaguesOf(10);
const NO_RATINGS = [0, 0] as const;
const SEVEN_GAMES = { params: { bestOf: 7 }, durationMinutes: 45 } as const;

function draw(size: number, editions: string, from: string): KnockoutStage {
  return { kind: 'knockout', season: 'year', size, editions, from, courts: 4, step: 45, finalsFrom: '18:00' };
}
const CHAMPIONS = '01-07+5 03-03+6 03-31+6 08-11+6 09-08+6 10-27+6';
const CONTENDER =
  '01-19+6 02-09+6 03-16+6 04-20+6 05-11+6 06-15+6 07-13+6 08-24+6 09-21+6 10-12+6 11-16+6 11-23+6 11-30+6';

/** Table tennis: the world tour, and the halls that play round the clock. */
export const TABLE_TENNIS = [
  competition(
    313,
    'world',
    'WTT Champions. Men',
    44,
    NO_RATINGS,
    draw(32, CHAMPIONS, '11:00'),
    { pool: 'tableTennisMen', from: 0, to: 40 },
    SEVEN_GAMES,
  ),
  competition(
    314,
    'world',
    'WTT Champions. Women',
    42,
    NO_RATINGS,
    draw(32, CHAMPIONS, '11:00'),
    { pool: 'tableTennisWomen', from: 0, to: 40 },
    SEVEN_GAMES,
  ),
  competition(
    315,
    'HK',
    'WTT Finals. Men',
    46,
    NO_RATINGS,
    draw(16, '12-09+5', '11:00'),
    { pool: 'tableTennisMen', from: 0, to: 18 },
    SEVEN_GAMES,
  ),
  competition(
    316,
    'HK',
    'WTT Finals. Women',
    44,
    NO_RATINGS,
    draw(16, '12-09+5', '11:00'),
    { pool: 'tableTennisWomen', from: 0, to: 18 },
    SEVEN_GAMES,
  ),
  competition(
    317,
    'world',
    'WTT Contender. Men',
    36,
    NO_RATINGS,
    draw(32, CONTENDER, '10:00'),
    { pool: 'tableTennisMen', from: 20, to: 80 },
    { zone: 'Asia/Muscat' },
  ),
  competition(
    318,
    'world',
    'WTT Contender. Women',
    34,
    NO_RATINGS,
    draw(32, CONTENDER, '10:00'),
    { pool: 'tableTennisWomen', from: 16, to: 64 },
    { zone: 'Asia/Muscat' },
  ),
  league(
    319,
    'DE',
    'Bundesliga',
    34,
    [1720, 1560],
    '08-28..12-20,01-08..04-25',
    'Fri 19:00*2 | Sun 13:00 15:00*2',
    `Borussia Düsseldorf|ry; Saarbrücken TT|bk; Ochsenhausen|yg; Bergneustadt|rk; Werder Bremen|gw; Mühlhausen|bw;
    Grünwettersbach|gw; Fulda-Maberzell|rk; Bad Königshofen|bw; Dortmund TT|yk`,
    { params: { homeAdvantage: 25 }, durationMinutes: 150 },
  ),
  competition(
    320,
    'UA',
    'Setka Cup',
    20,
    [1480, 1250],
    sessions('20:30', '44:30', 1, 25, 5),
    `Oleksandr Kolbin|UA; Artem Kozlov|UA; Serhii Hryshchenko|UA; Vitalii Lyaskovskyi|UA; Bohdan Kozik|UA;
    Yurii Melashenko|UA; Roman Kravchenko|UA; Andrii Titarenko|UA; Stanislav Horshkov|UA; Dmytro Mezhenskyi|UA;
    Ihor Zavadskyi|UA; Anton Limonov|UA; Viacheslav Ivanov|UA; Denys Chernenko|UA; Volodymyr Datsko|UA;
    Pavlo Hordiienko|UA; Maksym Ovcharenko|UA; Yehor Kovtun|UA; Ruslan Salo|UA; Taras Fedak|UA`,
  ),
  competition(
    321,
    'UA',
    'Setka Cup. Women',
    18,
    [1430, 1220],
    sessions('23:35', '47:35', 1, 25, 5),
    `Anastasiia Dymytrenko|UA; Iryna Motsyk|UA; Yevheniia Vasylieva|UA; Tetiana Bilenko|UA; Solomiya Brateyko|UA;
    Veronika Matiunina|UA; Olena Hrytsenko|UA; Kateryna Yarosh|UA; Daryna Diachenko|UA; Mariia Lytvyn|UA;
    Natalia Shkarupa|UA; Viktoriia Kostenko|UA; Yuliia Saliuk|UA; Alina Bondar|UA; Liubov Panchenko|UA`,
  ),
  competition(
    322,
    'CZ',
    'Setka Cup Czechia',
    18,
    [1470, 1250],
    sessions('02:40', '26:40', 1, 25, 5),
    `Tomáš Turek|CZ; Jiří Nesnídal|CZ; Vladimír Postelt|CZ; Radek Svoboda|CZ; Jaroslav Zeman|CZ; Petr Macela|CZ;
    Jan Mecl|CZ; Michal Regner|CZ; Milan Fisera|CZ; Josef Ďurčák|CZ; Zdeněk Hlaváček|CZ; Aleš Vyskočil|CZ;
    Karel Kaspar|CZ; Patrik Pyško|CZ; Václav Dolezel|CZ`,
  ),
  competition(
    323,
    'CZ',
    'TT Cup',
    20,
    [1500, 1260],
    sessions('05:45', '29:45', 1, 25, 5),
    `Lukáš Zeman|CZ; Filip Müller|CZ; Dominik Švarc|CZ; Adam Štalzer|CZ; Ondřej Květoň|CZ; Jakub Zelinka|CZ;
    Tibor Pavelka|SK; Marek Klasek|CZ; Štěpán Brhel|CZ; Jan Zajíček|CZ; Miroslav Horejsi|CZ; David Reitšpies|CZ;
    Vojtěch Koubek|CZ; Matěj Krejčí|CZ; Stanislav Kučera|CZ; Denis Müller|CZ; Pavel Šindelář|CZ; Roman Kosík|CZ;
    Antonín Gavlas|CZ; Jakub Šebek|CZ`,
  ),
  competition(
    324,
    'CZ',
    'TT Cup. Hall 2',
    16,
    [1480, 1250],
    sessions('08:50', '32:50', 1, 25, 5),
    `Michal Benák|CZ; Petr Bradach|CZ; Jiří Havel|CZ; Libor Hrabinec|CZ; Radim Moravec|CZ; Kamil Plachý|CZ;
    Ladislav Beneš|CZ; Miloš Dvořák|CZ; František Kolář|CZ; Daniel Tuma|CZ; Vít Šafář|CZ; Josef Plachý|CZ;
    Tomáš Holub|CZ; Martin Sobíšek|CZ; Luboš Pěnkava|CZ`,
  ),
  competition(
    325,
    'CZ',
    'Liga Pro',
    18,
    [1490, 1250],
    sessions('11:55', '35:55', 1, 25, 6),
    `Jan Žibrat|CZ; Tomáš Sadílek|CZ; Jakub Malík|CZ; Karel Brožík|CZ; Lukáš Tůma|CZ; Filip Záboj|CZ; Petr Oliva|CZ;
    Matouš Klimenta|CZ; Martin Stusek|CZ; Richard Výborný|CZ; Simon Bělík|CZ; Ondřej Fiklík|CZ; Daniel Kodet|CZ;
    Jaromír Čecháček|CZ; Vojtěch Rezner|CZ; Radek Bican|CZ; Jiří Svec|CZ; Kryštof Novák|CZ`,
  ),
  competition(
    326,
    'RU',
    'Liga Pro Moscow',
    20,
    [1520, 1270],
    sessions('15:00', '39:00', 1, 25, 6),
    `Andrey Menshikov|RU; Alexander Gribkov|RU; Evgeny Anisimov|RU; Vladimir Nemashkalo|RU; Sergey Morozov|RU;
    Nikita Luponos|RU; Dmitry Petrochenko|RU; Maxim Andronov|RU; Roman Fillatov|RU; Ivan Manshurov|RU;
    Anton Ivashkin|RU; Oleg Kutuzov|RU; Denis Ivonin|RU; Igor Minchenkov|RU; Vasily Shirshov|RU;
    Konstantin Chernov|RU; Mikhail Gusev|RU; Alexey Innazarov|RU`,
  ),
  competition(
    327,
    'RU',
    'Liga Pro Hall B',
    16,
    [1480, 1240],
    sessions('18:05', '42:05', 1, 25, 6),
    `Artem Iuzhakov|RU; Pavel Lukyanov|RU; Vladislav Bulhak|RU; Timur Gareev|RU; Georgy Sokolov|RU;
    Yury Nozdrunov|RU; Leonid Savitsky|RU; Stepan Ryabov|RU; Kirill Panov|RU; Ruslan Timofeev|RU; Viktor Zaytsev|RU;
    Nikolay Kondratov|RU; Ilya Novikov|RU; Egor Sinitsyn|RU; Gleb Morkovin|RU; Aleksey Yanshaev|RU; Fedor Kuzmin|RU;
    Vadim Subbotin|RU`,
  ),
  competition(
    328,
    'RU',
    'Masters',
    16,
    [1500, 1250],
    sessions('21:10', '45:10', 1, 25, 4),
    `Alexander Kutergin|RU; Mikhail Paykov|RU; Sergey Nigeruk|RU; Dmitry Bessonov|RU; Andrey Putuntica|RU;
    Vladislav Makarov|RU; Stanislav Chereches|RU; Ivan Podyachev|RU; Roman Zakirov|RU; Nikita Shilkov|RU;
    Oleg Voblikov|RU; Maxim Grebnev|RU; Denis Shcherbakov|RU; Pavel Platonov|RU; Lev Katsman|RU; Artur Abusev|RU`,
  ),
  competition(
    329,
    'PL',
    'TT Elite Series',
    20,
    [1540, 1270],
    sessions('00:15', '24:15', 1, 25, 6),
    `Jakub Kosowski|PL; Piotr Chodorski|PL; Tomasz Kotowski|PL; Artur Grela|PL; Maciej Kubik|PL;
    Patryk Chojnowski|PL; Damian Węderlich|PL; Konrad Kulpa|PL; Michał Bańkosz|PL; Szymon Kolasa|PL;
    Robert Floras|PL; Filip Szymański|PL; Adrian Więcek|PL; Krzysztof Marcinowski|PL; Wojciech Waligóra|PL;
    Marcin Jadczyk|PL; Paweł Chmiel|PL; Kacper Petaś|PL`,
  ),
  competition(
    330,
    'PL',
    'TT Elite Series. Hall 2',
    16,
    [1500, 1250],
    sessions('03:20', '27:20', 1, 25, 6),
    `Bartosz Such|PL; Daniel Bąk|PL; Kamil Nalepa|PL; Mateusz Gołębiowski|PL; Jarosław Rolak|PL; Dawid Michna|PL;
    Karol Wiśniewski|PL; Grzegorz Adamiak|PL; Sebastian Stefański|PL; Łukasz Nadolski|PL; Rafał Kaczmarek|PL;
    Oskar Malinowski|PL`,
  ),
  competition(
    331,
    'DE',
    'Challenger Series',
    18,
    [1560, 1320],
    sessions('08:00', '24:00', 2, 30, 4),
    `Cedric Meissner|DE; Tom Eise|DE; Nico Müller|DE; Erik Bottroff|DE; Alexander Flemming|DE; Lars Hielscher|DE;
    Tobias Hippler|DE; Björn Helbing|DE; Florian Bluhm|DE; Hermann Mühlbach|DE; Felix Wetzel|DE; Dennis Klein|DE;
    Yang Lei|CN; Wim Verdonschot|DE; Philipp Floritz|DE; Jens Schabacker|DE`,
    { durationMinutes: 25 },
  ),
  competition(
    332,
    'UA',
    'Win Cup',
    14,
    [1440, 1230],
    sessions('06:25', '30:25', 1, 25, 4),
    `Oleh Kostiuk|UA; Mykola Vdovenko|UA; Yaroslav Pryimak|UA; Hlib Morhun|UA; Nazar Tretiak|UA; Artur Kyrychenko|UA;
    Illia Sukhov|UA; Vladyslav Kushnir|UA; Kyrylo Bohdanov|UA; Valerii Shramko|UA; Petro Danylets|UA;
    Sviatoslav Hnatiuk|UA`,
  ),
  competition(
    333,
    'AM',
    'Armenia TT Cup',
    12,
    [1390, 1200],
    sessions('09:30', '33:30', 1, 25, 4),
    `Mher Vardanyan|AM; Arman Hakobyan|AM; Vahe Grigoryan|AM; Tigran Minasyan|AM; Suren Petrosyan|AM;
    Narek Avagyan|AM; Gor Karapetyan|AM; Hayk Sargsyan|AM; Davit Ghazaryan|AM; Artak Melkonyan|AM;
    Karen Manukyan|AM; Ruben Stepanyan|AM`,
  ),
  competition(
    334,
    'ES',
    'TT Star Series',
    14,
    [1420, 1220],
    sessions('12:35', '36:35', 1, 25, 4),
    `Carlos Vedriel|ES; Joan Masip|ES; Alberto Lillo|ES; Miguel Ángel Vílchez|ES; Daniel Berzosa|ES;
    Iker González|ES; Marc Durán|ES; Norbert Tauler|ES; Juan Pérez Cobos|ES; Arnau Pons|ES; Pol Sampere|ES;
    Víctor Sarmiento|ES`,
  ),
];
