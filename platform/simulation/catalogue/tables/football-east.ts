import { leaguesOf } from './builders.ts';

const league = leaguesOf(1);

/** Poland to the Caucasus. */
export const FOOTBALL_EAST = [
  league(
    75,
    'RU',
    'Premier League',
    82,
    [1720, 1390],
    '07-18..12-06,02-26..05-23',
    'Fri 19:30 | Sat 14:00 16:30*2 19:00 | Sun 14:00 16:30 19:00',
    `Zenit|009fe3-ffffff|ZEN; Krasnodar|004225-16181d|KRA; Spartak Moscow|da291c-ffffff|SPA;
    Lokomotiv Moscow|c8102e-00754a|LOK; CSKA Moscow|c8102e-005baa|CSK; Dynamo Moscow|0055a5-ffffff|DYN;
    Baltika|bw|BAL; Rubin|c8102e-00843d|RUB; Akhmat|gw|AKH; Rostov|yb|ROS; Krylia Sovetov|gb|KRY|@SAM;
    Dynamo Makhachkala|bw|DMK; Orenburg|bw|ORE|@YEK; Akron|rk|AKR|@SAM; Rodina|rw|ROD; Fakel|wb|FAK`,
    { pause: true, params: { total: 2.5, homeAdvantage: 70 } },
  ),
  league(
    76,
    'RU',
    'First League',
    50,
    [1410, 1230],
    '07-11..11-29,02-27..05-23',
    'Sat 13:00 15:00*2 17:00 | Sun 13:00 15:00 17:00 19:30 | Mon 18:00',
    `Ural|ok|@YEK; Torpedo Moscow|kw; Pari Nizhny Novgorod|bw; Sochi|bw; Rotor|bw; Shinnik|kb; Yenisey|rb|@KRA;
    Spartak Kostroma|rw; Chelyabinsk|kw|@YEK; SKA-Khabarovsk|rb|@VLA; Neftekhimik|bw; Arsenal Tula|ry; KAMAZ|bw;
    Ufa|wg|@YEK; Volga Ulyanovsk|rb|@SAM; Tekstilshchik|rk; Leningradets|bw; Veles|rk`,
    { params: { total: 2.3 } },
  ),
  league(
    77,
    'UA',
    'Premier League',
    48,
    [1640, 1230],
    '08-01..12-13,02-27..05-30',
    'Fri 13:00 | Sat 13:00 15:30 18:00 | Sun 13:00 15:30 18:00 | Mon 15:30',
    `Shakhtar Donetsk|ok; Dynamo Kyiv|wb; Polissya|gy; LNZ Cherkasy|vw; Kryvbas|rk; Metalist 1925|yb; Zorya|kw;
    Karpaty Lviv|gw; Kolos|kw; Veres|rk; Epitsentr|bw; Kudrivka|rw; Obolon|gw; Rukh Lviv|yk; Bukovyna|yk;
    Chornomorets|kb`,
    { params: { total: 2.45 } },
  ),
  league(
    78,
    'PL',
    'Ekstraklasa',
    60,
    [1620, 1380],
    '07-17..12-13,01-29..05-23',
    'Fri 18:00 20:30 | Sat 14:45 17:30 20:15 | Sun 12:15 14:45 17:30 | Mon 19:00',
    `Lech Poznań|bw; Jagiellonia|yr; Raków|rb; Górnik Zabrze|bw; Legia Warszawa|gw; Pogoń Szczecin|nm; Cracovia|rw;
    Zagłębie Lubin|oc; Widzew Łódź|rw; Wisła Płock|bw; Radomiak|gw; Motor Lublin|yb; Korona Kielce|yr;
    GKS Katowice|yk; Piast Gliwice|br; Wisła Kraków|rw; Śląsk Wrocław|gw; Wieczysta Kraków|yk`,
    { pause: true, params: { total: 2.65 } },
  ),
  league(
    79,
    'PL',
    'I Liga',
    40,
    [1390, 1240],
    '07-18..12-06,02-12..05-30',
    'Fri 18:00 20:30 | Sat 14:30 17:30 19:30 | Sun 12:00 14:30 17:00 | Mon 19:00',
    `Lechia Gdańsk|gw; Arka Gdynia|yb; Bruk-Bet Termalica|ow; Chrobry Głogów|ok; Polonia Warszawa|kw; ŁKS Łódź|wr;
    Ruch Chorzów|bw; Pogoń Grodzisk|nm; Puszcza Niepołomice|gy; Miedź Legnica|gr; Polonia Bytom|br; Odra Opole|br;
    Stal Rzeszów|wb; Stal Mielec|wb; Pogoń Siedlce|bw; Unia Skierniewice|yb; Warta Poznań|gw; Podhale Nowy Targ|bw`,
    { params: { total: 2.7 } },
  ),
  league(
    80,
    'CZ',
    '1. Liga',
    56,
    [1730, 1360],
    '07-18..12-13,01-30..05-23',
    'Sat 15:00*3 18:00 20:00 | Sun 13:00 15:30 18:30',
    `Slavia Praha|rw; Sparta Praha|mw; Viktoria Plzeň|rb; Jablonec|gw; Baník Ostrava|bw; Sigma Olomouc|bw;
    Slovan Liberec|bw; Bohemians 1905|gw; Hradec Králové|kw; Karviná|gw; Mladá Boleslav|bw; Teplice|yb;
    Pardubice|rw; Zlín|yb; Slovácko|bw; Zbrojovka Brno|rw`,
    { pause: true, params: { total: 2.75 } },
  ),
  league(
    81,
    'SK',
    'Niké liga',
    40,
    [1560, 1230],
    '07-25..12-06,02-06..05-23',
    'Fri 18:00 | Sat 15:30 18:00*2 | Sun 15:30 18:00',
    `Slovan Bratislava|bw; DAC Dunajská Streda|yb; Spartak Trnava|rk; Žilina|yg; Podbrezová|wb; Košice|yb;
    Trenčín|rw; Michalovce|yb; Ružomberok|ow; KFC Komárno|yr; Tatran Prešov|gw; Dukla Banská Bystrica|rw`,
    { pause: true, params: { total: 2.75 } },
  ),
  league(
    82,
    'HU',
    'NB I',
    44,
    [1650, 1300],
    '07-24..12-13,01-30..05-23',
    'Fri 20:00 | Sat 14:30 17:00 19:30 | Sun 14:30 18:00',
    `Ferencváros|gw; Paks|gw; Győr|gw; Puskás Akadémia|yb; Debrecen|rw; Újpest|vw; MTK Budapest|bw; Zalaegerszeg|bw;
    Kisvárda|rw; Nyíregyháza|br; Honvéd|rk; Vasas|rb`,
    { pause: true, params: { total: 2.8 } },
  ),
  league(
    83,
    'BY',
    'Premier League',
    34,
    [1400, 1120],
    '03-20..11-29',
    'Fri 18:00 20:00 | Sat 14:00 16:00*2 18:00 | Sun 14:00 16:00',
    `Dinamo Minsk|bw; ML Vitebsk|bk; BATE Borisov|yb; Neman Grodno|yg; Dinamo Brest|bw; Torpedo Zhodino|ob;
    Isloch|bw; Slavia Mozyr|kw; Gomel|gw; Minsk|rb; Arsenal Dzerzhinsk|rw; Naftan|bk; Vitebsk|bw; Dnepr Mogilev|bw;
    Belshina|rk; Baranovichi|gr`,
    { params: { total: 2.35 } },
  ),
  league(
    84,
    'KZ',
    'Premier League',
    34,
    [1470, 1130],
    '03-06..11-08',
    'Sat 15:00 17:00*2 | Sun 14:00 16:00 17:00*2',
    `Kairat|ky; Astana|sy; Tobol|yg; Elimai|kw; Aktobe|wr; Ordabasy|bw; Zhenis|yk; Kyzylzhar|wr; Okzhetpes|bw;
    Zhetysu|yk; Ulytau|rk; Kaisar|rg; Atyrau|bw; Irtysh|gw`,
    { params: { total: 2.5 } },
  ),
  league(
    85,
    'AZ',
    'Premyer Liqa',
    36,
    [1640, 1150],
    '08-14..12-20,01-22..05-23',
    'Fri 17:00 19:30 | Sat 17:00 19:30 | Sun 17:00 19:30',
    `Qarabağ|kw; Sabah|bw; Turan Tovuz|yk; Neftçi|kw; Zirə|wk; Araz Naxçıvan|rg; Şamaxı|kr; Sumqayıt|bw; İmişli|gw;
    Qəbələ|rk; Kəpəz|yg; Karvan Yevlax|rw`,
    { pause: true, params: { total: 2.5 } },
  ),
  league(
    86,
    'GE',
    'Erovnuli Liga',
    28,
    [1370, 1130],
    '02-27..12-05',
    'Fri 19:00 | Sat 15:00 18:00 | Sun 15:00 18:00',
    `Iberia 1999|yk; Torpedo Kutaisi|kw; Dila Gori|yr; Dinamo Tbilisi|bw; Dinamo Batumi|wb; Samgurali|yk; Gagra|bw;
    Rustavi|bw; Spaeri|gw; Meshakhte|kb`,
    { params: { total: 2.7 } },
  ),
  league(
    87,
    'AM',
    'Premier League',
    26,
    [1380, 1010],
    '08-01..12-06,02-20..05-30',
    'Fri 16:00 | Sat 14:00 16:30 | Sun 14:00 16:30',
    `Ararat-Armenia|wb; Noah|kw; Pyunik|bw; Urartu|mw; Alashkert|yk; Van|rw; Gandzasar|rk; Shirak|wk; BKMA|rb;
    Ararat Yerevan|mw`,
    { params: { total: 2.75 } },
  ),
  league(
    88,
    'MD',
    'Super Liga',
    22,
    [1370, 1000],
    '07-04..12-06,02-26..05-23',
    'Sat 14:00*2 | Sun 14:00 17:00',
    `Sheriff Tiraspol|ky; Milsami|rk; Petrocub|yb; Zimbru|yg; Politehnica UTM|bw; Dacia Buiucani|yb; Spartanii|rw;
    Bălți|wb`,
    { params: { total: 2.7 } },
  ),
  league(
    89,
    'UZ',
    'Super League',
    30,
    [1400, 1150],
    '03-01..12-05',
    'Fri 18:00 | Sat 16:00*2 19:00 | Sun 16:00*2 18:00 19:00',
    `Pakhtakor|yk; Nasaf|gk; Neftchi Fergana|kw; AGMK|kw; Navbahor|yk; Bunyodkor|bw; Sogdiana|yr;
    Dinamo Samarqand|bw; Andijon|rk; Qizilqum|yb; Surkhon|gw; Khorazm|yb; Mash'al|gk; Kokand 1912|bw; Buxoro|yb;
    Lokomotiv Tashkent|gr`,
    { params: { total: 2.35 } },
  ),
];
