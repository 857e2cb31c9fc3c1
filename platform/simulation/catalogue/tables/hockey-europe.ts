import { competitionsOf, leaguesOf, rotation, rounds } from './builders.ts';

const league = leaguesOf(2);
const competition = competitionsOf(2);

/** Ice hockey of Europe and Asia. */
export const HOCKEY_EUROPE = [
  competition(
    152,
    'RU',
    'KHL',
    88,
    [1640, 1340],
    rotation('09-05..04-30', 'Tue Thu Sat*8 | Mon Wed Fri*6 | Wed Fri Sun*8', '19:00*4 19:30*2 17:00'),
    `Metallurg Magnitogorsk|bw|MMG|@YEK; Lokomotiv Yaroslavl|rw|LOK; Ak Bars Kazan|rg|AKB; Avangard Omsk|rk|AVG|@OMS;
    CSKA Moscow|rb|CSK; SKA St. Petersburg|rb|SKA; Dynamo Moscow|bw|DYN; Torpedo Nizhny Novgorod|bk|TOR;
    Dinamo Minsk|bw|DMN|@MIN; Severstal Cherepovets|ky|SEV; Avtomobilist Yekaterinburg|rk|AVT|@YEK;
    Salavat Yulaev Ufa|gb|SAL|@YEK; Traktor Chelyabinsk|kw|TRA|@YEK; Spartak Moscow|rw|SPA;
    Neftekhimik Nizhnekamsk|bg|NEF; Sibir Novosibirsk|bg|SIB|@NOV; Shanghai Dragons|yr|SHA;
    Barys Astana|sy|BAR|@KAZ; Admiral Vladivostok|bs|ADM|@VLA; Amur Khabarovsk|bo|AMR|@VLA;
    Lada Togliatti|sw|LAD|@SAM; HC Sochi|bw|SOC`,
    { params: { total: 5.2, homeAdvantage: 40 } },
  ),
  league(
    153,
    'RU',
    'VHL',
    36,
    [1340, 1150],
    '09-05..12-29,01-08..03-15',
    'Mon 17:00*3 18:30*3 19:00*8 // Wed 17:00*3 18:30*3 19:00*8 // Sat 14:00*3 17:00*11',
    `Yugra Khanty-Mansiysk|gk|@YEK; Khimik Voskresensk|bw; Metallurg Novokuznetsk|ow|@NOV; Torpedo-Gorky|bk;
    Neftyanik Almetyevsk|wg; Dynamo St. Petersburg|bw; SKA-VMF|rb; Dizel Penza|yk; Rubin Tyumen|rw|@YEK;
    Toros Neftekamsk|gy|@YEK; Chelmet Chelyabinsk|kw|@YEK; Zauralye Kurgan|sw|@YEK; Izhstal Izhevsk|bw|@SAM;
    Bars Kazan|rg; Molot Perm|rb|@YEK; Buran Voronezh|yr; Olympia Kirovo-Chepetsk|bg; AKM Novomoskovsk|rk;
    Dynamo-Altai|bw|@NOV; Omskie Krylia|rk|@OMS; Sokol Krasnoyarsk|gw|@KRA; Kristall Saratov|bw|@SAM; Ryazan-VDV|bs;
    CSK VVS Samara|sr|@SAM; HC Rostov|by; Dynamo-Moscow Region|bw; Gornyak-UGMK|ok|@YEK; Magnitka|bw|@YEK`,
    { params: { total: 4.7 } },
  ),
  league(
    154,
    'RU',
    'MHL',
    24,
    [1250, 1040],
    '09-05..12-27,01-09..03-10',
    'Tue 13:00*3 17:00*3 18:00*4 // Thu 13:00*2 17:00*4 19:00*4 // Sun 12:00*4 14:00*4 17:00*2',
    `Loko Yaroslavl|rw; MHK Spartak|rw; SKA-1946|rb; Krasnaya Armiya|rb; MHK Dynamo Moscow|bw;
    Chaika Nizhny Novgorod|bk; Tolpar Ufa|gb|@YEK; Avto Yekaterinburg|rk|@YEK; Omskie Yastreby|rk|@OMS;
    Stalnye Lisy|bw|@YEK; Belye Medvedi|kw|@YEK; Irbis Kazan|rg; Reaktor Nizhnekamsk|bg; Ladia Togliatti|sw|@SAM;
    Sibirskie Snaipery|bg|@NOV; Almaz Cherepovets|ky; AKM-Junior|rk; Akademiya Mikhailova|vw; Kapitan Stupino|rw;
    Atlant Mytishchi|br`,
    { params: { total: 5.6 } },
  ),
  league(
    155,
    'SE',
    'SHL',
    62,
    [1560, 1340],
    '09-12..12-29,01-02..03-10',
    'Tue 19:00*7 // Thu 19:00*7 // Sat 15:15*5 18:00*2',
    `Skellefteå AIK|ky; Frölunda|rg; Växjö Lakers|bo; Färjestad|gw; Brynäs|ky; Luleå|rk; Rögle|gw; Malmö Redhawks|rk;
    Timrå|rw; Örebro|rk; Linköping|rw; Leksand|bw; Djurgården|bn; HV71|bn`,
    { params: { total: 5.2 } },
  ),
  league(
    156,
    'SE',
    'HockeyAllsvenskan',
    38,
    [1380, 1210],
    '09-18..12-29,01-02..03-10',
    'Wed 19:00*7 // Fri 19:00*7 // Sun 15:00*5 16:00*2',
    `Björklöven|gy; MoDo|rg; AIK|ky; Södertälje|bw; Kalmar|rw; BIK Karlskoga|bk; Mora|rg; Oskarshamn|rk;
    Västerås IK|gk; Nybro Vikings|rk; Östersund|rw; Almtuna|rb; Vimmerby|bw; Troja-Ljungby|rk`,
    { params: { total: 5.4 } },
  ),
  league(
    157,
    'FI',
    'Liiga',
    56,
    [1520, 1290],
    '09-08..12-30,01-02..03-13',
    'Tue 18:30*8 // Fri 18:30*8 // Sun 17:00*8',
    `Tappara|bo; Ilves|gy; SaiPa|yk; HIFK|rw; KalPa|ky; Lukko|by; TPS|wk; Kärpät|ky; Ässät|rk; HPK|or; Pelicans|tk;
    JYP|rk; Jukurit|yb; KooKoo|ok; Sport|rw; Kiekko-Espoo|bw`,
    { params: { total: 5.1 } },
  ),
  league(
    158,
    'DE',
    'DEL',
    52,
    [1510, 1270],
    '09-11..12-30,01-02..03-07',
    'Wed 19:30*7 // Fri 19:30*7 // Sun 14:00*2 16:30*5',
    `Eisbären Berlin|br; Adler Mannheim|br; Red Bull München|rn; Kölner Haie|rk; ERC Ingolstadt|bw;
    Fischtown Pinguins|rb; Straubing Tigers|bw; Nürnberg Ice Tigers|rb; Grizzlys Wolfsburg|ok;
    Schwenninger Wild Wings|bw; Löwen Frankfurt|kr; Augsburger Panther|rg; Iserlohn Roosters|bw;
    Dresdner Eislöwen|br`,
    { params: { total: 5.7 } },
  ),
  league(
    159,
    'CZ',
    'Extraliga',
    54,
    [1540, 1310],
    '09-15..12-30,01-02..03-05',
    'Wed 17:30 18:00*6 // Fri 17:30*4 18:00*3 // Sun 15:30*3 16:00*2 17:00*2',
    `Dynamo Pardubice|rw; Sparta Praha|mn; Oceláři Třinec|rw; Kometa Brno|bw; Mountfield HK|kw;
    Bílí Tygři Liberec|wb; Škoda Plzeň|bw; Vítkovice|bw; Energie Karlovy Vary|yg; Motor České Budějovice|br;
    Mladá Boleslav|gw; Olomouc|kr; Verva Litvínov|yk; Rytíři Kladno|bw`,
    { params: { total: 5 } },
  ),
  league(
    160,
    'CH',
    'National League',
    52,
    [1540, 1300],
    '09-08..12-23,01-02..03-06',
    'Tue 19:45*7 // Fri 19:45*7 // Sun 15:45*5 18:00*2',
    `ZSC Lions|br; HC Davos|yb; Lausanne HC|rk; Fribourg-Gottéron|kw; Genève-Servette|mk; EV Zug|bw; HC Lugano|wk;
    SC Rapperswil-Jona Lakers|rb; EHC Kloten|br; SC Bern|yk; SCL Tigers|ry; EHC Biel|yr; Ambrì-Piotta|wb;
    HC Ajoie|yk`,
    { params: { total: 5.4 } },
  ),
  league(
    162,
    'AT',
    'ICE Hockey League',
    44,
    [1440, 1200],
    '09-11..12-30,01-02..03-06',
    'Wed 19:15*7 // Fri 19:15*7 // Sun 16:00*2 17:30*5',
    `Red Bull Salzburg|wr; EC KAC|rw; Graz99ers|ok; HC Bozen|wr; EC VSV|bw; Black Wings Linz|kw; HC Pustertal|yk;
    Fehérvár AV19|bw; Vienna Capitals|yk; Pioneers Vorarlberg|kw; Tirol Innsbruck|br; Olimpija Ljubljana|gw;
    Ferencváros|gw; Asiago|ry`,
    { params: { total: 5.7 } },
  ),
  league(
    163,
    'SK',
    'Extraliga',
    40,
    [1400, 1210],
    '09-15..12-30,01-02..03-06',
    'Tue 18:00*6 // Fri 17:30*3 18:00*3 // Sun 17:00*6',
    `Slovan Bratislava|bw; HC Košice|bo; Dukla Trenčín|ry; Nitra|bw; HKM Zvolen|br; HK Poprad|bw;
    HK 32 Liptovský Mikuláš|gw; Spišská Nová Ves|bw; MHk Michalovce|bw; Vlci Žilina|gy; Banská Bystrica|rb;
    HC Prešov|gk`,
    { params: { total: 5.6 } },
  ),
  league(
    164,
    'DK',
    'Metal Ligaen',
    32,
    [1340, 1140],
    '09-11..12-29,01-03..03-05',
    'Tue 19:00*4 // Fri 19:00*4 // Sun 16:00*4',
    `Rungsted Seier Capital|ok; Herning Blue Fox|bw; Aalborg Pirates|kw; Esbjerg Energy|wr; SønderjyskE|bw;
    Odense Bulldogs|by; Rødovre Mighty Bulls|bg; Frederikshavn White Hawks|wk; Herlev Eagles|bk`,
    { params: { total: 5.7 } },
  ),
  league(
    165,
    'NO',
    'EHL',
    30,
    [1320, 1090],
    '09-10..12-29,01-03..03-06',
    'Tue 19:00*5 // Thu 19:00*5 // Sat 17:00*5',
    `Storhamar|yb; Stavanger Oilers|bw; Vålerenga|br; Frisk Asker|ok; Sparta Sarpsborg|bw; Stjernen|rk;
    Lillehammer|rk; Lørenskog|rk; Narvik|yk; Nidaros|kr`,
    { params: { total: 5.9 } },
  ),
  league(
    166,
    'england',
    'EIHL',
    34,
    [1290, 1110],
    '09-12..04-11',
    'Wed 19:30*5 // Sat 18:00 19:00*4',
    `Belfast Giants|tr; Sheffield Steelers|ok; Nottingham Panthers|ka; Cardiff Devils|rk; Coventry Blaze|bw;
    Guildford Flames|rk; Glasgow Clan|vk; Dundee Stars|bw; Fife Flyers|br; Manchester Storm|kr`,
    { zone: 'Europe/London', params: { total: 6 } },
  ),
  league(
    167,
    'FR',
    'Ligue Magnus',
    30,
    [1290, 1100],
    '09-11..12-29,01-03..03-05',
    'Tue 20:00*6 // Fri 20:00*6 // Sun 17:00*6',
    `Brûleurs de Loups Grenoble|rb; Boxers de Bordeaux|kr; Dragons de Rouen|yk; Ducs d'Angers|wk;
    Gothiques d'Amiens|kr; Rapaces de Gap|bw; Spartiates de Marseille|bw; Chamois de Chamonix|yk;
    Jokers de Cergy|gk; Pionniers de Nice|rk; Diables Rouges Briançon|rk; Hormadi d'Anglet|rb`,
    { params: { total: 6 } },
  ),
  league(
    168,
    'PL',
    'Ekstraliga',
    28,
    [1290, 1050],
    '09-11..12-29,01-03..02-28',
    'Tue 18:00*4 // Fri 18:00*4 // Sun 17:00*4',
    `GKS Tychy|kr; GKS Katowice|yk; Unia Oświęcim|wb; JKH GKS Jastrzębie|gk; Zagłębie Sosnowiec|gr; Cracovia|rw;
    Energa Toruń|bw; Polonia Bytom|br; STS Sanok|bw`,
    { params: { total: 6 } },
  ),
  league(
    169,
    'europe',
    'Champions Hockey League',
    46,
    [1580, 1340],
    '08-27..12-31',
    'Tue 17:30*2 18:30*2 19:45*3 | Wed 18:30*2 19:45*3',
    `Frölunda; Skellefteå AIK; Brynäs; Luleå; Eisbären Berlin; ERC Ingolstadt; Kölner Haie; ZSC Lions; Lausanne HC;
    EV Zug; SaiPa; Ilves; Tappara; KalPa; Dynamo Pardubice; Sparta Praha; Kometa Brno; Red Bull Salzburg; EC KAC;
    Nitra; Storhamar; Belfast Giants; Brûleurs de Loups Grenoble; GKS Tychy`,
    { weeks: '08-27 09-03 10-06 10-13 11-10 11-17', priority: true, params: { total: 5.3 } },
  ),
  competition(
    176,
    'KZ',
    'Pro Hokei Ligasy',
    16,
    [1190, 1010],
    rounds(
      '09-10..12-28,01-05..03-10',
      'Mon 17:00 18:00*2 18:30 // Thu 17:00 18:00*2 18:30 // Sat 15:00 17:00*2 18:00',
    ),
    `Torpedo Ust-Kamenogorsk|bk; Arlan Kokshetau|gw; Saryarka Karaganda|yk; Nomad Astana|sy; Beibarys Atyrau|gy;
    HC Almaty|gw; Aktobe|rb; Humo Tashkent|yb`,
    { params: { total: 5.5 } },
  ),
];
