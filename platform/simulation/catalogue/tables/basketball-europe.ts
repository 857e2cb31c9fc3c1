import { competitionsOf, leaguesOf, sessions } from './builders.ts';

const league = leaguesOf(3);
const competition = competitionsOf(3);

/** Basketball of Europe. */
export const BASKETBALL_EUROPE = [
  league(
    193,
    'europe',
    'EuroLeague',
    94,
    [1680, 1500],
    '09-24..12-31,01-05..04-16',
    'Thu 18:00 19:00*2 20:00 20:45 | Fri 18:30 19:30 20:05 20:30*2',
    `Olympiacos|rw|OLY; Panathinaikos|gw|PAN; Real Madrid|wv|RMA; Fenerbahçe|yn|FEN; Barcelona|cb|BAR;
    Hapoel Tel Aviv|rw|HTA; Monaco|rw|MON; Žalgiris Kaunas|gw|ZAL; Valencia Basket|ok|VBC; Crvena zvezda|rw|CZV;
    Anadolu Efes|bw|EFS; Dubai|ko|DUB; Olimpia Milano|rw|EA7; Maccabi Tel Aviv|yb|MTA; Partizan|kw|PAR;
    Virtus Bologna|kw|VIR; Bayern Munich|rw|BAY; Paris|kb|PRS; Baskonia|br|BKN; ASVEL|wk|ASV`,
    { priority: true, params: { total: 165, homeAdvantage: 85 } },
  ),
  league(
    194,
    'europe',
    'EuroCup',
    60,
    [1530, 1310],
    '09-29..12-23,01-05..03-10',
    'Tue 18:00*2 19:00*2 19:30 20:00 | Wed 18:30 19:00 20:00*2',
    `Hapoel Jerusalem|rw; Türk Telekom|bw; Beşiktaş|kw; Bahçeşehir|rb; Cedevita Olimpija|ok; Budućnost|bw;
    Bourg-en-Bresse|rw; Cluj-Napoca|mw; Venezia|mg; Ulm|ok; Aris|yk; Manresa|rk; Lietkabelis|br; Śląsk Wrocław|gw;
    Panionios|br|PNN; London Lions|bk; Chemnitz|kw; Trento|kw; Neptūnas|by; Joventut|gk`,
    { priority: true, params: { total: 168 } },
  ),
  league(
    195,
    'europe',
    'Champions League',
    54,
    [1490, 1240],
    '10-06..12-23,01-12..03-18',
    'Tue 18:00*2 18:30*2 20:00*2 20:30 | Wed 18:00*2 18:30*2 19:00 20:00*2 20:30*2',
    `Unicaja|gv; AEK|yk; La Laguna Tenerife|yk; Galatasaray|ry; Gran Canaria|yb; Alba Berlin|yb; Rytas Vilnius|rk;
    Promitheas Patras|ok; Elan Chalon|rk; Nanterre|gw; Le Mans|rk; Cholet|rw; Trieste|rw; Brescia|bw;
    Spartak Subotica|bw; Igokea|rw; Karditsa|rk; Heidelberg|bk; Oldenburg|yb; Würzburg|rw; Bnei Herzliya|gw;
    Szombathely|ry; VEF Rīga|mw; Nymburk|yb; Patrioti Levice|rw; Legia Warszawa|gw; Mersin|bw; Bursaspor|gw;
    Benfica|rw; Oostende|bk; Brno|bw; Trefl Sopot|yk`,
    { priority: true, params: { total: 164 } },
  ),
  league(
    196,
    'europe',
    'FIBA Europe Cup',
    36,
    [1370, 1160],
    '10-14..12-17,01-13..04-21',
    'Wed 17:00 18:00*2 19:00*2 20:00*3',
    `Bilbao Basket|kw; Murcia|rw; PAOK|kw; Rostock Seawolves|bw; Petkim Spor|bw; Reggiana|rw; Dijon|bw;
    Antwerp Giants|rw; Sporting|gw; Porto|bw; Peristeri|yb; Falco Vulcano|by; CSM Oradea|rb; Tofaş|gw; Varese|rw;
    Göttingen|vw`,
    { priority: true, params: { total: 164 } },
  ),
  league(
    197,
    'ES',
    'Liga Endesa',
    64,
    [1640, 1330],
    '09-26..06-06',
    'Sat 18:00*2 20:45 | Sun 12:00 12:30 17:00*3 19:00',
    `Real Madrid; Barcelona; Valencia Basket; Baskonia; Unicaja; La Laguna Tenerife; Joventut; Murcia; Bilbao Basket;
    Gran Canaria; Manresa; Zaragoza|rw; Girona|rw; Breogán|sw; Lleida|rw; Andorra|br; Burgos|bw; Estudiantes|bw`,
    { params: { total: 169 } },
  ),
  league(
    198,
    'IT',
    'Lega A',
    56,
    [1580, 1260],
    '09-26..05-16',
    'Sat 18:15 19:30 20:30 | Sun 11:00 16:00*2 17:30 18:30',
    `Virtus Bologna; Olimpia Milano; Brescia; Venezia; Trento; Trieste; Derthona Tortona|ko; Reggiana;
    Trapani Shark|bm; Napoli|bw; Varese; Sassari|bw; Udine|kw; Cremona Vanoli|rb; Cantù|bw; Treviso|bw`,
    { params: { total: 168 } },
  ),
  league(
    199,
    'FR',
    'LNB Élite',
    50,
    [1570, 1240],
    '09-19..12-27,01-02..05-20',
    'Fri 20:00 | Sat 18:30*2 20:00*3 | Sun 16:00 18:30',
    `Monaco; Paris; ASVEL; Bourg-en-Bresse; Nanterre; Cholet; Le Mans; Strasbourg|rb; Dijon; Elan Chalon; Limoges|gw;
    Nancy|rk; Boulazac|br; Saint-Quentin|br; Le Portel|gw; Gravelines-Dunkerque|ob`,
    { params: { total: 167 } },
  ),
  league(
    200,
    'DE',
    'BBL',
    50,
    [1570, 1240],
    '09-19..05-16',
    'Fri 20:00 | Sat 18:30*2 20:00*2 | Sun 15:00*2 16:30 18:00',
    `Bayern Munich; Ulm; Alba Berlin; Würzburg; Bonn|mw; Oldenburg; Ludwigsburg|yk; Heidelberg; Rostock Seawolves;
    Chemnitz; Bamberg|rw; Braunschweig|bk; Hamburg Towers|bw; Vechta|ok; Weißenfels|rw; Jena|bw;
    Frankfurt Skyliners|bw; Trier|rw`,
    { params: { total: 170 } },
  ),
  league(
    201,
    'TR',
    'Süper Ligi',
    52,
    [1620, 1240],
    '09-26..05-16',
    'Sat 13:00 15:30*2 18:00 | Sun 13:00 15:30 18:00 20:30',
    `Fenerbahçe; Anadolu Efes; Beşiktaş; Türk Telekom; Bahçeşehir; Galatasaray; Bursaspor; Tofaş; Mersin;
    Petkim Spor; Karşıyaka|gr; Esenler Erokspor|yk; Manisa|rw; Büyükçekmece|bk; Trabzonspor|ms; Merkezefendi|bw`,
    { params: { total: 168 } },
  ),
  league(
    202,
    'GR',
    'Basket League',
    46,
    [1640, 1200],
    '10-03..05-10',
    'Sat 15:15 17:00 18:15 | Sun 16:00 17:00 18:15 19:00',
    `Olympiacos; Panathinaikos; AEK; PAOK; Aris; Peristeri; Promitheas Patras; Kolossos Rhodes|bw; Karditsa;
    Maroussi|yk; Panionios; Iraklis|bw; Mykonos|bw`,
    { params: { total: 161 } },
  ),
  league(
    203,
    'europe',
    'ABA League',
    56,
    [1590, 1230],
    '10-02..12-29,01-08..05-20',
    'Sat 17:00*2 19:00*2 | Sun 17:00*2 18:00 19:00 20:00 | Mon 18:00 20:00',
    `Partizan; Crvena zvezda; Dubai; Budućnost; Cedevita Olimpija; Igokea; Mega|rk; FMP|wb; Zadar|bw; Split|yb;
    Borac Čačak|wr; Spartak Subotica; Cluj-Napoca; SC Derby|gw; Bosna|mw; Ilirija|gw; KRKA|gw; Široki|wr; Vienna|bk;
    TFT Skopje|yk`,
    { zone: 'Europe/Belgrade', params: { total: 165 } },
  ),
  league(
    204,
    'LT',
    'LKL',
    42,
    [1560, 1220],
    '09-26..12-30,01-03..05-20',
    'Sat 15:00 17:20 19:40 | Sun 15:00 17:20',
    `Žalgiris Kaunas; Rytas Vilnius; Lietkabelis; Neptūnas; Šiauliai|kb; Juventus Utena|bw; Jonava Hipocredit|rw;
    Nevėžis|gy; M Basket Mažeikiai|rb; Gargždai|bo`,
    { params: { total: 169 } },
  ),
  league(
    205,
    'RU',
    'VTB United League',
    54,
    [1580, 1230],
    '09-26..12-29,01-06..05-15',
    'Sat 14:00 16:00 18:00 | Sun 14:00 17:00 19:30 // Wed 18:00 19:30*2 | Thu 18:30 19:30*2',
    `CSKA Moscow|rb|CSK; UNICS Kazan|gw|UNX; Zenit St. Petersburg|bw|ZEN; Lokomotiv Kuban|rg|LOK;
    Uralmash|ok|URA|@YEK; MBA-MAI|rb|MBA; Parma Perm|kr|PAR|@YEK; Samara|rw|SAM|@SAM; Enisey|rb|ENI|@KRA;
    Avtodor|bw|AVT|@SAM; Dynamo Vladivostok|bs|DVL|@VLA; Astana|sy|AST|@KAZ`,
    { midweeks: '10-14 11-04 11-25 12-09 12-23 01-20 02-10 03-03 03-24 04-14', params: { total: 164 } },
  ),
  league(
    206,
    'RU',
    'Superleague 1',
    24,
    [1270, 1060],
    '10-03..12-27,01-09..04-25',
    'Tue 19:00*5 | Wed 19:00*2 // Fri 18:00 19:00*2 | Sat 15:00 16:00*3',
    `Runa Moscow|yk; Temp-SUMZ|bo|@YEK; Nizhny Novgorod|bw; Vostok-65|rk|@VLA; Chelbasket|kw|@YEK; Irkut|bw|@IRK;
    Dynamo-MGTU|bw; Baryus Shymkent|gw|@KAZ; Novosibirsk|bg|@NOV; Rossonero Saratov|rk|@SAM; CSKA-2|rb;
    Barnaul|bw|@NOV; Khimki Region|yb; Tambov|gr`,
    { params: { total: 162 } },
  ),
  league(
    207,
    'PL',
    'Orlen Basket Liga',
    38,
    [1380, 1160],
    '09-26..05-09',
    'Fri 17:30 20:00 | Sat 15:30 17:30 20:00 | Sun 15:30 17:30 20:00',
    `Legia Warszawa; Trefl Sopot; Śląsk Wrocław; Anwil Włocławek|gw; King Szczecin|kr; Start Lublin|rk;
    Górnik Wałbrzych|wb; Stal Ostrów|yb; Czarni Słupsk|rk; Twarde Pierniki Toruń|uy; Arka Gdynia|yb;
    Zastal Zielona Góra|gw; Dziki Warszawa|ko; MKS Dąbrowa Górnicza|rw; GTK Gliwice|bk; Miasto Szkła Krosno|gb`,
    { params: { total: 169 } },
  ),
  league(
    208,
    'IL',
    'Winner League',
    40,
    [1570, 1180],
    '10-10..06-05',
    'Sat 18:00 20:00 | Sun 18:05 19:00*2 20:45 | Mon 20:45',
    `Maccabi Tel Aviv; Hapoel Tel Aviv; Hapoel Jerusalem; Bnei Herzliya; Hapoel Holon|vy; Ironi Kiryat Ata|rb;
    Ironi Ness Ziona|ok; Hapoel Galil Elyon|gw; Hapoel HaEmek|rw; Hapoel Be'er Sheva|rw; Maccabi Ramat Gan|rw;
    Elitzur Netanya|yb; Maccabi Ra'anana|bw; Maccabi Rishon LeZion|ok`,
    { params: { total: 171 } },
  ),
  league(
    209,
    'europe',
    'EuroLeague Women',
    34,
    [1570, 1280],
    '10-07..12-17,01-06..03-10',
    'Wed 18:00*3 19:00*3 20:00*2',
    `Fenerbahçe|yn; Çimsa Mersin|bw; Galatasaray|ry; Bourges|bw; Praha USK|yb; Valencia Basket|ok; Schio|ok;
    Zaragoza|rw; Perfumerías Avenida|bw; Basket Landes|gk; Venezia|mg; Sopron|yb; Girona|rw; DVTK Miskolc|rw;
    Athinaikos|bw; Olympiacos|rw`,
    { suffix: ' (W)', priority: true, params: { total: 146, homeAdvantage: 65 } },
  ),
  league(
    210,
    'ES',
    'Liga Femenina',
    24,
    [1540, 1180],
    '10-03..05-02',
    'Sat 18:00*2 19:00*2 20:00 | Sun 12:00*2 12:30',
    `Valencia Basket; Zaragoza; Perfumerías Avenida; Girona; Estudiantes|bw; Jairis|rw; Araski|kr; IDK Euskotren|bw;
    Leganés|bw; Cadí La Seu|bw; Gran Canaria|yb; Ensino Lugo|bw; Joventut|gk; Celta Zorka|sw; Baxi Ferrol|gw;
    Osés Ardoi|rb`,
    { suffix: ' (W)', params: { total: 143, homeAdvantage: 55 } },
  ),
  league(
    212,
    'PH',
    'PBA',
    28,
    [1250, 1060],
    '10-04..12-30,01-10..07-31',
    'Wed 17:15 19:30 | Fri 17:15 19:30 | Sun 17:15 19:30',
    `TNT Tropang 5G|by; San Miguel Beermen|ry; Barangay Ginebra|rk; Meralco Bolts|ok; Rain or Shine|yb;
    Magnolia Hotshots|wb; NLEX Road Warriors|bo; Converge FiberXers|vk; Phoenix Fuel Masters|or;
    Blackwater Bossing|kr; Titan Ultra|dk; Terrafirma Dyip|mg`,
    { params: { total: 196, periodMinutes: 12 } },
  ),
  league(
    213,
    'CN',
    'CBA',
    42,
    [1440, 1180],
    '12-12..05-10',
    'Tue 19:35*10 // Thu 19:35*10 // Sat 19:35*8 15:30*2',
    `Zhejiang Golden Bulls|yg; Shanghai Sharks|br; Guangsha Lions|ry; Liaoning Flying Leopards|rk;
    Xinjiang Flying Tigers|ob; Beijing Ducks|bw; Beijing Royal Fighters|kr; Shanxi Loongs|rw; Qingdao Eagles|sn;
    Shandong Heroes|ow; Guangdong Southern Tigers|bk; Shenzhen Leopards|ay; Guangzhou Loong Lions|kr;
    Nanjing Monkey Kings|vw; Jiangsu Dragons|rb; Tianjin Pioneers|bo; Jilin Northeast Tigers|kw;
    Fujian Sturgeons|ob; Sichuan Blue Whales|bw; Ningbo Rockets|sk`,
    { params: { total: 206, periodMinutes: 12 } },
  ),
  league(
    214,
    'JP',
    'B.League',
    40,
    [1420, 1150],
    '10-02..12-30,01-02..05-09',
    'Wed 19:05*13 // Sat 14:05*4 15:05*5 18:05*2 | Sun 15:05*2',
    `Utsunomiya Brex|yk; Ryukyu Golden Kings|am; Chiba Jets|rk; Alvark Tokyo|rk; Mikawa SeaHorses|bw;
    Nagasaki Velca|bk; Gunma Crane Thunders|by; Mikawa Phoenix San-en|on; Hiroshima Dragonflies|ob;
    Nagoya Diamond Dolphins|rn; Shimane Susanoo Magic|nk; Sun Rockers Shibuya|yk; Yokohama B-Corsairs|nt;
    Kawasaki Brave Thunders|rk; Osaka Evessa|rk; Koshigaya Alphas|gv; Sendai 89ers|yk; Levanga Hokkaido|gn;
    Akita Northern Happinets|pk; Ibaraki Robots|bo; Saga Ballooners|po; Toyama Grouses|rk; Kyoto Hannaryz|vk;
    Shiga Lakes|sn; Fighting Eagles Nagoya|rk; Altiri Chiba|ws`,
    { midweeks: '10-07 10-28 11-11 12-02 12-16 12-23 01-13 01-27 02-10 03-10 03-24 04-07', params: { total: 162 } },
  ),
  league(
    215,
    'KR',
    'KBL',
    36,
    [1350, 1150],
    '10-03..04-12',
    'Sat 14:00 16:30*2 | Sun 14:00 16:30',
    `Changwon LG Sakers|rk; Anyang JungKwanJang|rk; Wonju DB Promy|gk; Seoul SK Knights|ro; Busan KCC Egis|bw;
    Suwon KT Sonicboom|kr; Goyang Sono|sk; Ulsan Mobis Phoebus|rn; Seoul Samsung Thunders|bw; Daegu KOGAS Pegasus|bo`,
    { params: { total: 155 } },
  ),
  competition(
    216,
    'RU',
    'IPBL Pro Division',
    14,
    [1280, 1060],
    sessions('00:00', '24:00', 2, 55, 5),
    `Moscow IPBL|rw; Saint Petersburg IPBL|bw; Kazan IPBL|gw; Yekaterinburg IPBL|ok; Nizhny Novgorod IPBL|nw;
    Samara IPBL|sr; Ufa IPBL|gy; Barnaul IPBL|ya; Omsk IPBL|rk; Rostov IPBL|yb; Tula IPBL|ry; Perm IPBL|kr;
    Ryazan IPBL|sw; Tyumen IPBL|vw; Kaliningrad IPBL|bo; Sochi IPBL|ts; Voronezh IPBL|ur; Irkutsk IPBL|kb;
    Krasnodar IPBL|gk; Chelyabinsk IPBL|dk`,
    { params: { total: 104, periodMinutes: 8, homeAdvantage: 0 }, durationMinutes: 50 },
  ),
  competition(
    217,
    'RU',
    'IPBL Women',
    10,
    [1220, 1040],
    sessions('03:05', '27:05', 2, 50, 4),
    `Moscow IPBL|rw; Saint Petersburg IPBL|bw; Kazan IPBL|gw; Samara IPBL|sr; Rostov IPBL|yb; Tula IPBL|ry;
    Perm IPBL|kr; Barnaul IPBL|ya; Sochi IPBL|ts; Omsk IPBL|rk; Ufa IPBL|gy; Voronezh IPBL|ur`,
    { suffix: ' (W)', params: { total: 88, periodMinutes: 8, homeAdvantage: 0 }, durationMinutes: 45 },
  ),
  competition(
    211,
    'asia',
    'FIBA 3x3 Challenger',
    10,
    [1240, 1060],
    sessions('09:15', '33:15', 2, 45, 4),
    `Utsunomiya|yn; Yokohama|bw; Zadar|bw; Warsaw|rw; Düsseldorf|rw; Paris|br; Ljubljana|gw; Antwerp|rk; Lausanne|br;
    Gurabo|yb; Saskatoon|gy; Edmonton|ob`,
    { suffix: ' 3x3', params: { total: 74, periodMinutes: 6, homeAdvantage: 0 }, durationMinutes: 40 },
  ),
  competition(
    161,
    'world',
    'FIBA 3x3 World Tour',
    10,
    [1240, 1060],
    sessions('12:20', '36:20', 2, 45, 4),
    `Ub|rw; Vienna|wr; Amsterdam|rb; Riga|my; Miami|po; Raudondvaris|gw; Partizan|kw; Liman|bw; Ulaanbaatar|rb;
    Shanghai|rk; Toronto|rw; San Juan|br`,
    { suffix: ' 3x3', params: { total: 74, periodMinutes: 6, homeAdvantage: 0 }, durationMinutes: 40 },
  ),
];
