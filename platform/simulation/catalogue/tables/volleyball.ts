import { leaguesOf } from './builders.ts';

const league = leaguesOf(6);

/** Volleyball. */
export const VOLLEYBALL = [
  league(
    276,
    'IT',
    'SuperLega',
    62,
    [1700, 1430],
    '10-18..12-30,01-03..03-21',
    'Sat 18:00 20:30 | Sun 16:00*2 17:00 18:00',
    `Perugia|rk; Trentino|by; Lube Civitanova|rw; Verona|by; Piacenza|rb; Modena|yb; Allianz Milano|rb; Cisterna|bw;
    Padova|wr; Monza|rw; Taranto|rb; Cuneo|bw`,
    {},
  ),
  league(
    277,
    'IT',
    'Serie A1 Women',
    48,
    [1720, 1390],
    '10-04..12-30,01-03..03-21',
    'Sat 18:00 20:30 | Sun 16:00 17:00*3 18:00',
    `Conegliano|yb; Scandicci|bw; Milano Vero Volley|pk; Novara|bw; Chieri|bw; Bergamo|rb; Busto Arsizio|rw;
    Vallefoglia|gw; Firenze|rw; Pinerolo|bw; Macerata|rw; Perugia Bartoccini|rk; San Giovanni|bw; Monviso|bk`,
    { suffix: ' (W)' },
  ),
  league(
    278,
    'PL',
    'PlusLiga',
    58,
    [1690, 1400],
    '10-10..12-30,01-03..03-28',
    'Fri 17:30 20:30 | Sat 14:45 17:30 20:30 | Sun 14:45 17:30',
    `Aluron Zawiercie|gy; Bogdanka LUK Lublin|ky; Projekt Warszawa|kw; Asseco Resovia|rw; Jastrzębski Węgiel|ow;
    ZAKSA Kędzierzyn-Koźle|rb; Skra Bełchatów|yk; Trefl Gdańsk|yk; Indykpol Olsztyn|gw; Norwid Częstochowa|bw;
    Ślepsk Suwałki|bw; Stal Nysa|yb; Cuprum Gorzów|ok; ChKS Chełm|wg`,
  ),
  league(
    279,
    'PL',
    'Tauron Liga',
    38,
    [1570, 1330],
    '10-03..12-30,01-03..03-28',
    'Fri 17:30 20:30 | Sat 17:30 20:30 | Sun 14:45 17:30',
    `Developres Rzeszów|rw; ŁKS Łódź|wr; Budowlani Łódź|rw; BKS Bielsko-Biała|gw; Radomka Radom|wb; Chemik Police|bw;
    Volley Wrocław|br; MOYA Radomka|gk; UNI Opole|yb; Energa Kalisz|ry; Sokół Mogilno|gr; PGE Toruń|bw`,
    { suffix: ' (W)' },
  ),
  league(
    280,
    'DE',
    'Bundesliga',
    36,
    [1530, 1300],
    '10-10..12-20,01-06..03-21',
    'Wed 19:00*2 // Sat 18:00*2 19:00*2 | Sun 16:00*2',
    `Berlin Recycling Volleys|or; Friedrichshafen|bw; SVG Lüneburg|bw; SWD Powervolleys Düren|rb;
    Helios Grizzlys Giesen|gw; Netzhoppers|bw; Energiequelle Baden Volleys|yr; Bitterfeld-Wolfen|gw; Dachau|kr;
    Freiburg Affenbande|rw; Warnemünde|sn; Herrsching|gw`,
    { midweeks: '11-11 12-02 12-16 01-13 02-03' },
  ),
  league(
    281,
    'FR',
    'Ligue A',
    40,
    [1580, 1350],
    '10-03..12-20,01-03..04-04',
    'Fri 20:00*2 | Sat 18:00*2 20:00*3',
    `Tours|bw; Montpellier|no; Poitiers|rk; Tourcoing|bw; Narbonne|or; Saint-Nazaire|bw; Paris Volley|nr;
    Chaumont|kb; Nantes Rezé|yg; Toulouse Spacer's|rk; Sète|gw; Le Plessis-Robinson|rb; Nice|rk; Cambrai|vw`,
  ),
  league(
    282,
    'TR',
    'Efeler Ligi',
    40,
    [1590, 1300],
    '10-10..12-30,01-03..04-04',
    'Sat 13:00*2 15:30*2 | Sun 13:00*2 15:30 18:00',
    `Halkbank|bw; Ziraat Bankkart|rw; Fenerbahçe|yn; Galatasaray|ry; Spor Toto|rb; Arhavi|gw; Altekma|bw;
    Bursa Büyükşehir|gw; Akkuş|rw; İstanbul Gençlik|bk; Kuşgöz İzmir|kw; TÜRŞAD|rk; Alanya Belediye|og; Gebze|ow;
    Gaziantep|rk; On Hotels Alanya|yb`,
  ),
  league(
    283,
    'TR',
    'Sultanlar Ligi',
    44,
    [1720, 1340],
    '10-10..12-30,01-03..04-04',
    'Sat 13:00 15:30 17:00 | Sun 13:00 15:30 17:00 19:00',
    `VakıfBank|yk; Eczacıbaşı|ow; Fenerbahçe|yn; Zeren Spor|kw; Galatasaray|ry; Kuzeyboru|rk; THY|rw; Nilüfer|gw;
    Aras Kargo|bo; Bahçelievler|gw; Göztepe|yr; Aydın Büyükşehir|bw; İlbank|bk; Beşiktaş|kw`,
    { suffix: ' (W)' },
  ),
  league(
    284,
    'RU',
    'Superliga',
    46,
    [1640, 1370],
    '10-10..12-29,01-09..03-28',
    'Sat 14:00*2 16:00 17:00 19:00 | Sun 14:00 16:00*2',
    `Zenit Kazan|bw; Zenit St. Petersburg|bs; Lokomotiv Novosibirsk|gr|@NOV; Dynamo Moscow|bw; Belogorie Belgorod|yb;
    Fakel Novy Urengoy|bw|@YEK; Kuzbass Kemerovo|rb|@NOV; Dynamo-LO|bw; Gazprom-Ugra|bw|@YEK;
    ASK Nizhny Novgorod|br; Ural Ufa|gb|@YEK; Yenisey Krasnoyarsk|rb|@KRA; Nova Novokuybyshevsk|ow|@SAM;
    Orenburg|bw|@YEK; MGTU Moscow|bk; Yaroslavich|bw`,
  ),
  league(
    285,
    'RU',
    'Superliga Women',
    34,
    [1610, 1340],
    '10-10..12-29,01-09..03-28',
    'Sat 13:00 15:00*2 18:00 | Sun 13:00 15:00 17:00',
    `Dynamo Kazan|gw; Lokomotiv Kaliningrad|rg; Dynamo Moscow|bw; Uralochka|ow|@YEK; Tulitsa|ry; Leningradka|bw;
    Korabelka|nw; Zarechie Odintsovo|yb; Proton Saratov|rb|@SAM; Dynamo Krasnodar|bw; Yenisey|rb|@KRA;
    Minchanka|wr|@MIN; Sparta Nizhny Novgorod|rw; Dynamo-Ural|gk|@YEK`,
    { suffix: ' (W)' },
  ),
  league(
    286,
    'europe',
    'Champions League',
    56,
    [1720, 1430],
    '11-16..02-28',
    'Tue 18:00*2 20:30*2 | Wed 18:00*2 19:00 20:30*2 | Thu 18:00',
    `Perugia; Trentino; Lube Civitanova; Aluron Zawiercie; Bogdanka LUK Lublin; Projekt Warszawa; Asseco Resovia;
    Halkbank; Ziraat Bankkart; Berlin Recycling Volleys; SVG Lüneburg; Montpellier; Tours; Roeselare|kw;
    Haasrode Leuven|gw; Guaguas Las Palmas|yb; Lvi Praha|rb; ACH Volley|ok; Olympiacos|rw; Sporting|gw`,
    { weeks: '11-18 11-25 12-09 12-16 01-13 01-27', priority: true },
  ),
  league(
    287,
    'europe',
    'Champions League Women',
    46,
    [1740, 1420],
    '11-16..02-28',
    'Tue 18:00*2 19:00 20:00*2 | Wed 17:00 18:00*2 20:30 | Thu 18:00',
    `Conegliano (W); Scandicci (W); Novara (W); Milano Vero Volley (W); VakıfBank (W); Eczacıbaşı (W);
    Fenerbahçe (W); Zeren Spor (W); Developres Rzeszów (W); ŁKS Łódź (W); Budowlani Łódź (W); Dresdner SC (W)|rw;
    Stuttgart (W)|bw; Levallois Paris (W)|gw; Vasas Budapest (W)|rb; Maritza Plovdiv (W)|by; OK Železničar (W)|bw;
    Olympiacos (W)|rw; Benfica (W)|rw; Volero Le Cannet (W)|kr`,
    { weeks: '11-11 11-18 12-02 12-09 01-13 01-27', priority: true },
  ),
  league(
    288,
    'BR',
    'Superliga',
    42,
    [1580, 1290],
    '10-12..12-22,01-06..03-28',
    'Fri 18:30 21:00 | Sat 18:30 21:00 | Sun 18:30 21:00',
    `Sada Cruzeiro|bw; Campinas|gw; Praia Clube|bk; Minas|bw; Sesi Bauru|rk; Suzano|rw; Guarulhos|vw; Joinville|rk;
    São José|bw; Goiás|gw; JF Vôlei|kr; Monte Carmelo|yg`,
  ),
  league(
    289,
    'BR',
    'Superliga Women',
    38,
    [1600, 1290],
    '10-12..12-22,01-06..03-28',
    'Mon 18:30 21:00 | Tue 18:30 19:00 21:00*2',
    `Praia Clube|bk; Minas|bw; Osasco|yb; Sesc Flamengo|rk; Sesi Bauru|rk; Barueri|rw; Fluminense|mg; Mackenzie|wr;
    Pinheiros|bk; Maringá|bw; Tijuca|gw; Sorocaba|yb`,
    { suffix: ' (W)' },
  ),
  league(
    290,
    'JP',
    'SV.League',
    40,
    [1560, 1290],
    '10-23..12-29,01-02..04-11',
    'Sat 13:05 14:05*2 15:05 18:05',
    `Suntory Sunbirds Osaka|br; Osaka Bluteon|bw; Jtekt Stings Aichi|ob; Wolfdogs Nagoya|yk; Tokyo Great Bears|kw;
    Hiroshima Thunders|gw; Toray Arrows Shizuoka|bw; Nippon Steel Sakai Blazers|kb; VC Nagano Tridents|ro;
    Voreas Hokkaido|sw`,
  ),
  league(
    291,
    'JP',
    'SV.League Women',
    32,
    [1570, 1270],
    '10-09..12-29,01-02..04-11',
    'Sat 12:05 13:05*2 14:05*3 18:05',
    `NEC Red Rockets Kawasaki|rk; Osaka Marvelous|bw; Saitama Ageo Medics|ob; Denso Airybees|rk;
    SAGA Hisamitsu Springs|bw; PFU Blue Cats|bk; Toray Arrows Shiga|bw; Astemo Rivale Ibaraki|rw;
    Kurobe AquaFairies|sw; Okayama Seagulls|bp; Victorina Himeji|pk; Queenseis Kariya|gw; KUROBE Tsukuba|vw;
    Gunma Green Wings|gw`,
    { suffix: ' (W)' },
  ),
  league(
    292,
    'KR',
    'V-League',
    34,
    [1480, 1300],
    '10-18..04-04',
    'Tue 19:00 | Wed 19:00 | Fri 19:00',
    `Korean Air Jumbos|bw; Hyundai Capital Skywalkers|nw; KB Insurance Stars|yk; Woori Card Won|bw;
    Samsung Bluefangs|bs; KEPCO Vixtorm|rw; OK Savings Bank|ok`,
  ),
  league(
    293,
    'KR',
    'V-League Women',
    32,
    [1490, 1290],
    '10-18..04-04',
    'Tue 19:00 | Thu 19:00 | Sat 16:00',
    `Korea Expressway Hi-Pass|rk; Hyundai E&C Hillstate|ny; Heungkuk Life Pink Spiders|pk; IBK Altos|bw;
    GS Caltex|gw; JungKwanJang Red Sparks|rw; AI Peppers|ob`,
    { suffix: ' (W)' },
  ),
  league(
    294,
    'IR',
    'Premier League',
    26,
    [1490, 1230],
    '10-05..12-28,01-06..03-10',
    'Sun 13:00 14:00*2 15:00 16:00*2 17:00 // Wed 13:00 14:00*2 15:00 16:00*2 17:00',
    `Foolad Sirjan|bw; Shahdab Yazd|rw; Paykan Tehran|bw; Saipa|ok; Chadormalou|gk; Mehregan Noor|yk; Pas Gorgan|gr;
    Shams Tehran|yr; Nian Electronic|bk; Tabiat|gw; Rahyab Melal|kw; Haraz Amol|gw; Iranian Urmia|rg;
    Mes Rafsanjan|ok`,
  ),
  league(
    295,
    'AR',
    'Liga Argentina',
    26,
    [1440, 1230],
    '10-22..12-20,01-14..04-11',
    'Thu 20:30*2 21:00 // Sat 20:00*2 21:00',
    `Ciudad de Buenos Aires|yk; UPCN San Juan|bo; Boca Juniors|by; River Plate|wr; Policial Formosa|gw;
    Ateneo Mariano Moreno|rb; Defensores de Banfield|gw; Waiwen|sw; Ferro|gw; Once Unidos|rk; Monteros|bw`,
  ),
  league(
    296,
    'world',
    'Nations League',
    58,
    [1820, 1560],
    '05-28..08-02',
    'Wed 14:00 17:30 21:00 // Fri 14:00 17:30 21:00*2 // Sun 13:30 17:00 20:30',
    `Poland|wr|PL; France|bw|FR; Italy|bw|IT; Slovenia|gw|SI; USA|br|US; Brazil|yg|BR; Japan|rw|JP; Argentina|sw|AR;
    Serbia|rb|RS; Germany|kr|DE; Canada|rw|CA; Cuba|br|CU; Ukraine|yb|UA; Iran|gw|IR; Bulgaria|gr|BG; Türkiye|rw|TR;
    Netherlands|ow|NL; China|ry|CN`,
    { params: { homeAdvantage: 0 } },
  ),
  league(
    297,
    'world',
    'Nations League. Women',
    54,
    [1820, 1540],
    '05-27..07-26',
    'Tue 13:00 16:30 20:00 // Thu 13:00 16:30 20:00 // Sat 13:00 16:30 20:00',
    `Italy|bw|IT; Brazil|yg|BR; Poland|wr|PL; Türkiye|rw|TR; Japan|rw|JP; China|ry|CN; USA|br|US; Serbia|rb|RS;
    Netherlands|ow|NL; Germany|kr|DE; Dominican Republic|rb|DO; Canada|rw|CA; France|bw|FR; Belgium|ry|BE; Czechia|rb|CZ;
    Ukraine|yb|UA; Thailand|br|TH; Bulgaria|gr|BG`,
    { suffix: ' (W)', params: { homeAdvantage: 0 } },
  ),
  league(
    298,
    'world',
    'World Championship',
    62,
    [1820, 1560],
    '09-01..09-28',
    'Mon 10:30 14:00 17:30 21:00 // Wed 10:30 14:00 17:30 21:00 // Fri 10:30 14:00 17:30 21:00',
    `Poland; France; Italy; Slovenia; USA; Brazil; Japan; Argentina; Serbia; Germany; Canada; Cuba; Ukraine; Iran; Bulgaria;
    Türkiye; Netherlands; China`,
    { params: { homeAdvantage: 0 } },
  ),
  league(
    440,
    'asia',
    'Asian Championship',
    34,
    [1700, 1400],
    '08-03..08-31',
    'Tue 11:00 14:00 17:00 // Thu 11:00 14:00 17:00 // Sat 11:00 14:00 17:00',
    `Japan; Iran; China; South Korea|rb|KR; Qatar|cw|QA; Australia|yg|AU; Kazakhstan|sy|KZ; Pakistan|gw|PK;
    Indonesia|rw|ID; Thailand|br|TH; Chinese Taipei|bw|TW; Bahrain|rw|BH`,
    { params: { homeAdvantage: 0 } },
  ),
];
