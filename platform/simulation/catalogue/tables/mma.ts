import type { CardStage } from '../plan.ts';
import { competitionsOf } from './builders.ts';

const mma = competitionsOf(56);

function cards(weekday: string, every: number, from: string, bouts: number, season = 'year'): CardStage {
  return { kind: 'card', season, weekday, every, from, bouts, step: 25 };
}

/** Mixed martial arts; divisions of a table are weight classes. */
export const MMA = [
  mma(
    434,
    'world',
    'UFC',
    89,
    [1900, 1560],
    cards('Sat', 1, '17:00', 12, '01-10..12-20'),
    `Joshua Van|MM|1800; Alexandre Pantoja|BR|1810; Manel Kape|PT|1770; Tatsuro Taira|JP|1760;
    Brandon Royval|US|1730; Brandon Moreno|MX|1730; Amir Albazi|IQ|1700; Asu Almabayev|KZ|1700;
    Kyoji Horiguchi|JP|1740; Steve Erceg|AU|1660; Alex Perez|US|1640; Tim Elliott|US|1630; Charles Johnson|US|1650;
    Tagir Ulanbekov|RU|1670; ---;
    Petr Yan|RU|1820; Merab Dvalishvili|GE|1840; Umar Nurmagomedov|RU|1810; Cory Sandhagen|US|1760;
    Sean O'Malley|US|1760; Song Yadong|CN|1730; Deiveson Figueiredo|BR|1700; Mario Bautista|US|1720;
    Aiemann Zahabi|CA|1690; David Martínez|MX|1700; Marlon Vera|EC|1650; Payton Talbott|US|1680;
    Montel Jackson|US|1660; Vinicius Oliveira|BR|1670; ---;
    Alexander Volkanovski|AU|1840; Movsar Evloev|RU|1820; Diego Lopes|BR|1770; Lerone Murphy|GB|1770;
    Yair Rodríguez|MX|1720; Aljamain Sterling|US|1740; Jean Silva|BR|1760; Arnold Allen|GB|1720;
    Youssef Zalal|MA|1720; Steve Garcia|US|1690; Brian Ortega|US|1660; Patricio Pitbull|BR|1660;
    Melquizael Costa|BR|1670; David Onama|UG|1660; ---;
    Ilia Topuria|ES|1900; Arman Tsarukyan|AM|1850; Justin Gaethje|US|1780; Charles Oliveira|BR|1790;
    Paddy Pimblett|GB|1760; Max Holloway|US|1780; Dan Hooker|NZ|1720; Mateusz Gamrot|PL|1730;
    Benoît Saint Denis|FR|1740; Renato Moicano|BR|1700; Rafael Fiziev|AZ|1690; Mauricio Ruffy|BR|1710;
    Beneil Dariush|US|1680; Michael Chandler|US|1650; ---;
    Islam Makhachev|RU|1890; Jack Della Maddalena|AU|1800; Shavkat Rakhmonov|KZ|1840; Michael Morales|EC|1800;
    Ian Machado Garry|IE|1800; Belal Muhammad|US|1760; Carlos Prates|BR|1780; Kamaru Usman|NG|1740;
    Sean Brady|US|1750; Leon Edwards|GB|1720; Joaquin Buckley|US|1720; Gabriel Bonfim|BR|1720;
    Gilbert Burns|BR|1650; Mike Malott|CA|1680; ---;
    Khamzat Chimaev|AE|1880; Dricus du Plessis|ZA|1800; Nassourdine Imavov|FR|1810; Sean Strickland|US|1780;
    Anthony Hernandez|US|1770; Brendan Allen|US|1740; Caio Borralho|BR|1760; Reinier de Ridder|NL|1740;
    Israel Adesanya|NZ|1720; Robert Whittaker|AU|1720; Jared Cannonier|US|1670; Joe Pyfer|US|1710;
    Roman Dolidze|GE|1670; Gregory Rodrigues|BR|1690; ---;
    Alex Pereira|BR|1860; Magomed Ankalaev|RU|1840; Jiří Procházka|CZ|1800; Carlos Ulberg|NZ|1800;
    Khalil Rountree Jr.|US|1730; Jan Błachowicz|PL|1700; Azamat Murzakanov|RU|1740; Dominick Reyes|US|1680;
    Bogdan Guskov|UZ|1710; Volkan Oezdemir|CH|1680; Johnny Walker|BR|1650; Aleksandar Rakić|AT|1650;
    Nikita Krylov|RU|1640; Paul Craig|GB|1600; ---;
    Tom Aspinall|GB|1870; Ciryl Gane|FR|1820; Alexander Volkov|RU|1780; Sergei Pavlovich|RU|1770;
    Curtis Blaydes|US|1740; Waldo Cortes-Acosta|DO|1740; Serghei Spivac|MD|1690; Jailton Almeida|BR|1710;
    Ante Delija|HR|1690; Rizvan Kuniev|RU|1690; Derrick Lewis|US|1660; Marcin Tybura|PL|1640; Tai Tuivasa|AU|1590;
    Mick Parkin|GB|1630; ---;
    Kayla Harrison|US|1850; Julianna Peña|US|1720; Norma Dumont|BR|1720; Raquel Pennington|US|1690;
    Ketlen Vieira|BR|1680; Yana Santos|RU|1650; Ailín Pérez|AR|1680; Macy Chiasson|US|1640; ---;
    Valentina Shevchenko|KG|1830; Natália Silva|BR|1790; Manon Fiorot|FR|1780; Alexa Grasso|MX|1730;
    Erin Blanchfield|US|1750; Rose Namajunas|US|1710; Maycee Barber|US|1710; Jasmine Jasudavicius|CA|1690;
    Tracy Cortez|US|1680; Miranda Maverick|US|1660; ---;
    Mackenzie Dern|BR|1770; Zhang Weili|CN|1820; Virna Jandiroba|BR|1750; Tatiana Suarez|US|1750;
    Yan Xiaonan|CN|1720; Amanda Lemos|BR|1680; Loopy Godinez|MX|1690; Gillian Robertson|CA|1690;
    Tabatha Ricci|BR|1680; Denise Gomes|BR|1670`,
    { zone: 'America/New_York' },
  ),
  mma(
    435,
    'world',
    'PFL',
    54,
    [1650, 1450],
    cards('Fri', 2, '18:00', 10, '02-01..12-19'),
    `Usman Nurmagomedov|RU; Paul Hughes|IE; Alfie Davis|GB; Gadzhi Rabadanov|RU; Brent Primus|US; Archie Colgan|US;
    Jay-Jay Wilson|NZ; Mansour Barnaoui|TN; ---;
    Ramazan Kuramagomedov|RU; Shamil Musaev|RU; Logan Storley|US; Thad Jean|US; Jason Jackson|JM;
    Mukhamed Berkhamov|RU; Magomed Umalatov|RU; Joseph Luciano|AU; ---;
    Costello van Steenis|NL; Johnny Eblen|US; Fabian Edwards|GB; Dalton Rosta|US; Aaron Jeffery|CA;
    Josh Silveira|BR; Impa Kasanganay|US; Murad Ramazanov|RU; ---;
    Corey Anderson|US; Dovletdzhan Yagshimuradov|TM; Antônio Carlos Júnior|BR; Sullivan Cauley|US; Phil Davis|US;
    Simeon Powell|GB; Karl Moore|GB; Rob Wilkinson|AU; ---;
    Vadim Nemkov|RU; Renan Ferreira|BR; Valentin Moldavsky|RU; Oleg Popov|RU; Denis Goltsov|RU; Linton Vassell|GB;
    Alexandr Romanov|MD; Rodrigo Nascimento|BR; ---;
    Jesús Pinedo|PE; Movlid Khaybulaev|RU; Timur Khizriev|RU; Gabriel Braga|BR; Brendan Loughnane|GB;
    Adam Borics|HU; Jeremy Kennedy|CA; Nathan Kelly|IE; ---;
    Dakota Ditcheva|GB; Liz Carmouche|US; Jena Bishop|US; Taila Santos|BR; Denise Kielholtz|NL; Sumiko Inaba|US;
    Juliana Velasquez|BR; Elora Dana|BR`,
    { zone: 'America/New_York' },
  ),
  mma(
    436,
    'TH',
    'ONE Championship',
    48,
    [1640, 1440],
    cards('Fri', 1, '19:30', 11),
    `Christian Lee|US; Alibeg Rasulov|RU; Ok Rae-yoon|KR; Ahmed Mujtaba|PK; Lowen Tynanes|US; Zhang Lipeng|CN;
    Maurice Abévi|CH; Kade Ruotolo|US; Nicolas Vigna|AR; Adrian Lee|US; ---;
    Tang Kai|CN; Akbar Abdullaev|KG; Thanh Le|US; Shamil Gasanov|RU; Garry Tonon|US; Aaron Cañarte|EC;
    Martin Nguyen|AU; Ibragim Dauev|RU; Kevin Belingon|PH; Mohammad Karaki|LB; ---;
    Enkh-Orgil Baatarkhuu|MN; Fabrício Andrade|BR; Kwon Won-il|KR; Jeremy Pacatiw|PH; Stephen Loman|PH;
    John Lineker|BR; Aslamjon Ortikov|UZ; Carlo Bumina-ang|PH; Mauro Mastromarini|AR; Ibragim Magomedov|RU; ---;
    Yuya Wakamatsu|JP; Adriano Moraes|BR; Reece McLaren|AU; Hu Yong|CN; Danny Kingad|PH; Avazbek Kholmirzaev|UZ;
    Sanzhar Zakirov|UZ; Willie van Rooyen|ZA; Geje Eustaquio|PH; Dzhaba Dzhabrailov|RU; ---;
    Joshua Pacio|PH; Jarred Brooks|US; Mansur Malachiev|RU; Bokang Masunyane|ZA; Keito Yamakita|JP; Lito Adiwang|PH;
    Hiroba Minowa|JP; Sanlang Gexi|CN; Alex Silva|BR; Yosuke Saruta|JP; ---;
    Denice Zamboanga|PH; Ayaka Miura|JP; Itsuki Hirata|JP; Alyse Anderson|US; Ham Seo-hee|KR; Macarena Aragón|AR;
    Shir Cohen|IL; Chihiro Sawada|JP; ---;
    Anatoly Malykhin|RU; Oumar Kane|SN; Arjan Bhullar|CA; Marcus Almeida|BR; Ben Tynan|CA; Amir Aliakbari|IR;
    Kang Ji-won|KR; Ryugo Takeuchi|JP`,
  ),
  mma(
    437,
    'PL',
    'KSW',
    40,
    [1560, 1380],
    cards('Sat', 3, '19:00', 9),
    `Salahdine Parnasse|FR; Marian Ziółkowski|PL; Valeriu Mircea|MD; Leo Brichta|CZ; Wilson Varela|FR;
    Michał Domin|PL; Lukasz Rajewski|PL; Daniel Rutkowski|PL; ---;
    Adrian Bartosiński|PL; Andrzej Grzebyk|PL; Artur Szczepaniak|PL; Madars Fleminas|LV; Adam Niedźwiedź|PL;
    Tymoteusz Łopaczyk|PL; Muslim Tulshaev|DE; Igor Michaliszyn|PL; ---;
    Paweł Pawlak|PL; Michał Materla|PL; Piotr Kuberski|PL; Radosław Paczuski|PL; Damian Janikowski|PL;
    Laïd Zerhouni|FR; Tommy Quinn|IE; Bartosz Leśko|PL; ---;
    Rafał Haratyk|PL; Bohdan Gnidko|UA; Ibragim Chuzhigaev|TR; Damian Piwowarczyk|PL; Bartosz Szewczyk|PL;
    Marcin Wójcik|PL; Henrique da Silva|BR; Kleber Silva|BR; ---;
    Phil De Fries|GB; Arkadiusz Wrzosek|PL; Matheus Scheffel|BR; Štefan Vojčák|SK; Szymon Bajor|PL;
    Michal Martínek|CZ; Darko Stošić|RS; Artur Szpilka|PL; ---;
    Sebastian Przybysz|PL; Jakub Wikłacz|PL; Bruno Azevedo|BR; Zuriko Jojua|GE; Marcelo Morelli|AR;
    Oleksii Polishchuk|UA; Adam Soldaev|PL; Roman Szymański|PL`,
  ),
  mma(
    438,
    'CZ',
    'OKTAGON',
    42,
    [1560, 1380],
    cards('Sat', 2, '18:00', 10),
    `Ronald Paradeiser|SK; Losene Keita|BE; Mateusz Legierski|PL; Ivan Buchinger|SK; Václav Mikulášek|CZ;
    Agy Sardari|DE; Predrag Bogdanović|CH; Attila Korkmaz|DE; ---;
    Kaik Brito|BR; Ion Surdu|MD; Andrej Kalašnik|CZ; Bojan Veličković|RS; Kerim Engizek|DE; Christian Eckerlin|DE;
    Hojat Khajevand|GB; Christian Jungwirth|DE; ---;
    Patrik Kincl|CZ; Krzysztof Jotko|PL; Vlasto Čepo|SK; Hojat Rahimi|DE; Dominik Humburger|CZ; Robert Pukač|SK;
    Mick Stanton|GB; Matěj Peňáz|CZ; ---;
    Will Fleury|IE; Pavol Langer|SK; Karlos Vémola|CZ; Daniel Škvor|CZ; Attila Végh|SK; Alexander Poppeck|DE;
    Zdeněk Polívka|CZ; Riccardo Nosiglia|IT; ---;
    Lazar Todev|BG; Hatef Moeil|DE; Martin Buday|SK; Michal Vaněk|CZ; Daniel Dittrich|CZ; Kasim Aras|DE;
    Jorick Montagnac|FR; Łukasz Brzeski|PL; ---;
    Jonas Mågård|DK; David Dvořák|CZ; Filip Macek|CZ; Igor Severino|BR; Beno Adamia|GE; Zhalgas Zhumagulov|KZ;
    Felipe Lima|BR; Elias García|US; ---;
    Lucia Szabová|SK; Tereza Bledá|CZ; Leidiane Fernandes|BR; Cornelia Holm|SE; Katharina Dalisda|DE;
    Alina Dalaslan|DE; Jacinta Austin|AU; Magdaléna Šormová|CZ`,
  ),
  mma(
    439,
    'RU',
    'ACA',
    36,
    [1560, 1380],
    cards('Fri', 2, '17:00', 10),
    `Abdul-Aziz Abdulvakhabov|RU; Ali Bagov|RU; Mukhamed Kokov|RU; Artem Reznikov|KZ; Davi Ramos|BR;
    Eduard Vartanyan|AM; Amirkhan Adaev|RU; Herdeson Batista|BR; ---;
    Albert Tumenov|RU; Irman Smajić|RS; Andrey Koreshkov|RU; Ustarmagomed Gadzhidaudov|RU; Vinicius Cruz|BR;
    Anatoly Boyko|RU; Chersi Dudaev|RU; Uzair Abdurakov|RU; ---;
    Magomedrasul Gasanov|RU; Salamu Abdurakhmanov|RU; Ibragim Magomedov (ACA)|RU; Artem Frolov|RU;
    Abdul-Rakhman Dzhanaev|RU; Shamil Abdulaev|RU; Vyacheslav Babkin|RU; Chris Honeycutt|US; ---;
    Muslim Magomedov|RU; Adlan Ibragimov|RU; Oleg Olenichev|RU; Evgeny Egemberdiev|KZ; Leonardo Silva|BR;
    Faridun Odilov|TJ; Elmar Gasanov|RU; Grigor Matevosyan|AM; ---;
    Mukhumat Vakhaev|RU; Alikhan Vakhaev|RU; Kirill Kornilov|RU; Salimgerey Rasulov|RU; Anton Vyazigin|RU;
    Adam Bogatyrev|RU; Tony Johnson|US; Daniel James|US; ---;
    Alexey Shurkevich|RU; Ibragim Navruzov|RU; Bibert Tumenov|RU; Alimardan Abdykaarov|KG; Makharbek Karginov|RU;
    Felipe Froes|BR; Kurban Taygibov|RU; Islam Omarov|RU`,
  ),
];
