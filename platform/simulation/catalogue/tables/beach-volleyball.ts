import { circuit, competitionsOf, sessions } from './builders.ts';

const beach = competitionsOf(29);
const BEACH_SHORT = { params: { bestOf: 3, setPoints: 15, lastSetPoints: 11 }, durationMinutes: 35 } as const;

/** Beach volleyball: pairs. */
export const BEACH_VOLLEYBALL = [
  beach(
    412,
    'world',
    'Beach Pro Tour. Men',
    36,
    [1700, 1470],
    circuit('03-16..12-13', '09:00', 4, 60, 1),
    `Mol / Sørum|NO; Åhman / Hellvig|SE; Cherif / Ahmed|QA; Evandro / Arthur Lanci|BR; Partain / Benesh|US;
    Boermans / de Groot|NL; Ehlers / Wickler|DE; Perušič / Schweiner|CZ; Cottafava / Dal Corso|IT;
    Nicolai / Windisch|IT; Bassereau / Aye|FR; Capogrosso / Capogrosso|AR; Grimalt / Grimalt|CL;
    Hodges / Schubert|AU; Herrera / Gavira|ES; Bryl / Łosiak|PL; Pļaviņš / Fokerots|LV; Hörl / Horst|AT;
    Crabb / Sander|US; André / Renato|BR; Krattiger / Dillier|CH; Immers / van de Velde|NL; Schalk / Shaw|US;
    Rowlandson / Pickering|GB`,
    { zone: 'America/Recife' },
  ),
  beach(
    413,
    'world',
    'Beach Pro Tour. Women',
    34,
    [1700, 1460],
    circuit('03-16..12-13', '09:30', 4, 60, 1),
    `Carol / Rebecca|BR; Thamela / Victoria|BR; Ana Patrícia / Duda|BR; Tīna / Anastasija|LV; Nuss / Brasher|US;
    Gottardi / Orsi Toth|IT; Müller / Tillmann|DE; Stam / Schoon|NL; Vergé-Dépré / Mäder|CH; Hüberli / Brunner|CH;
    Melissa / Brandie|CA; Monkhouse / Belansky|CA; Vieira / Chamereau|FR; Clancy / Milutinović|AU;
    Álvarez / Moreno|ES; Cannon / Kraft|US; Paul / Künzler|DE; Lobato / Lobato|ES; Xue / Xia|CN; Ishii / Mizoe|JP;
    Placette / Richard|FR; Borger / Sude|DE; Gutiérrez / Torres|MX; Kloth / Shaw|US`,
    { suffix: ' (W)', zone: 'America/Recife' },
  ),
  beach(
    414,
    'RU',
    'Russian Beach Tour',
    10,
    [1300, 1130],
    sessions('15:25', '39:25', 2, 45, 4),
    `Krasilnikov / Stoyanovskiy|RU; Semenov / Leshukov|RU; Myskiv / Gorbenko|RU; Veretyuk / Krylov|RU;
    Likholetov / Bykanov|RU; Sivolap / Yarzutkin|RU; Kuvichka / Kislytsyn|RU; Malyshev / Romashkin|RU;
    Gusev / Shustrov|RU; Ivanov / Razzhivin|RU; Stoliarov / Kramarenko|RU; Lyamin / Velichko|RU`,
    BEACH_SHORT,
  ),
  beach(
    415,
    'RU',
    'Russian Beach Tour. Women',
    10,
    [1280, 1110],
    sessions('18:30', '42:30', 2, 45, 4),
    `Makroguzova / Kholomina|RU; Bocharova / Voronina|RU; Rudykh / Ganenko|RU; Frolova / Gorbunova|RU;
    Shevchenko / Sementsova|RU; Bekhtereva / Zayonchkovskaya|RU; Syrtseva / Motrich|RU; Abalakina / Dabizha|RU;
    Kotova / Bocharnikova|RU; Prokopeva / Filina|RU; Rainer / Udovenko|RU; Mastikova / Karpova|RU`,
    { ...BEACH_SHORT, suffix: ' (W)' },
  ),
  beach(
    416,
    'PL',
    'Polish Beach Tour',
    10,
    [1290, 1120],
    sessions('21:35', '45:35', 2, 45, 4),
    `Kantor / Szałankiewicz|PL; Rudol / Prudel|PL; Janiak / Brożyniak|PL; Korycki / Kruk|PL; Lejawa / Zdybek|PL; Miszczuk / Kłapczyński|PL; Dobrowolski / Sdebel|PL; Florczyk / Krzemiński|PL`,
    BEACH_SHORT,
  ),
  beach(
    417,
    'BR',
    'Circuito Brasileiro',
    18,
    [1450, 1260],
    circuit('02-02..12-13', '09:00', 3, 60, 1),
    `George / Saymon|BR; Adrielson / Arthur|BR; Pedro Solberg / Guto|BR; Vitor Felipe / Rafael|BR;
    Pedro / Vinícius|BR; Hevaldo / Fábio|BR; Alison / Gabriel|BR; Oscar / Thiago|BR; Mateus / Adelmo|BR;
    Henrique / Luccas|BR; Anderson Melo / Ícaro|BR; Jô / Bernardo Lima|BR`,
  ),
  beach(
    418,
    'TH',
    'AVC Beach Tour',
    10,
    [1330, 1140],
    sessions('08:00', '24:00', 2, 45, 4),
    `Pithak / Poravid|TH; Surin / Banlue|TH; Netitorn / Wachirawit|TH; Dunwinit / Narongdet|TH; Bintang / Sofyan|ID;
    Danang / Yogi|ID; Mohammad / Rendy|ID; Pribadi / Ketut|ID; Alnakran / Krou|AU; Burnett / Nicolaidis|AU;
    Lê Hoàng / Trần Văn|VN; Garcia / Buytrago|PH`,
    BEACH_SHORT,
  ),
];
