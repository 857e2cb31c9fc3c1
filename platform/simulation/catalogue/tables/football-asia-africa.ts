import { leaguesOf } from './builders.ts';

const league = leaguesOf(1);

/** Asia, Oceania and Africa. */
export const FOOTBALL_ASIA_AFRICA = [
  league(
    118,
    'SA',
    'Pro League',
    72,
    [1720, 1330],
    '08-27..12-27,01-07..05-22',
    'Thu 17:15 18:00 20:30 | Fri 17:15 18:00 20:30 | Sat 17:15 18:00 20:30',
    `Al-Hilal|bw|HIL; Al-Nassr|yb|NSR; Al-Ahli|gw|AHL; Al-Ittihad|yk|ITT; Al-Qadsiah|ry|QAD; Al-Taawoun|yb|TAW;
    Al-Ettifaq|gr|ETT; NEOM|kt|NEO; Al-Khaleej|yg|KHJ; Al-Fateh|bg|FAT; Al-Hazem|rw|HAZ; Al-Fayha|ob|FAY;
    Al-Kholood|rw|KHO; Al-Shabab|wk|SHB; Al-Riyadh|rk|RIY; Diriyah|sw|DIR; Al-Faisaly Harmah|bw|FSL; Abha|sw|ABH`,
    { pause: true, params: { total: 2.95 } },
  ),
  league(
    119,
    'SA',
    'First Division',
    26,
    [1330, 1150],
    '09-07..12-30,01-09..05-22',
    'Mon 16:00 18:00 | Tue 15:40 17:30 19:30 | Wed 15:40 17:30 19:30',
    `Al-Okhdood|bw; Damac|rw; Al-Najma|wg; Al-Orobah|yg; Al-Ula|ok; Al-Raed|rk; Al-Wehda|rw; Al-Tai|kb;
    Al-Jabalain|wb; Al-Batin|bw; Al-Bukiryah|gw; Al-Zulfi|rb; Jeddah Club|yr; Al-Jubail|bw; Al-Adalah|mw;
    Al-Anwar|rk; Al-Arabi Unaizah|rw; Al-Diriyah II|sw`,
    { params: { total: 2.55 } },
  ),
  league(
    120,
    'AE',
    'Pro League',
    40,
    [1500, 1230],
    '08-20..12-27,01-08..05-20',
    'Thu 17:15 20:00 | Fri 17:15 20:00 | Sat 17:15*2 20:00',
    `Shabab Al Ahli|rg; Al Ain|vw; Sharjah|wr; Al Wahda (UAE)|mw; Al Wasl|yk; Al Jazira|rk; Al Nasr (UAE)|bw;
    Ajman|ow; Kalba|yk; Khor Fakkan|gw; Baniyas|sw; Al Bataeh|bw; Al Dhafra|nw; Dibba|rk`,
    { pause: true, params: { total: 3 } },
  ),
  league(
    121,
    'QA',
    'Stars League',
    38,
    [1500, 1220],
    '08-13..12-24,01-07..04-25',
    'Thu 16:30 18:30 | Fri 16:30 18:30 | Sat 16:30 18:30',
    `Al Sadd|wk; Al Duhail|rw; Al Gharafa|yb; Al Rayyan|rk; Al Wakrah|bk; Al Ahli Doha|gw; Al Arabi (QAT)|rw;
    Qatar SC|ak; Al Shamal|yk; Umm Salal|ok; Al Sailiya|bw; Al Shahania|bw`,
    { pause: true, params: { total: 3.15 } },
  ),
  league(
    122,
    'IR',
    'Persian Gulf Pro League',
    40,
    [1450, 1240],
    '08-20..12-20,01-15..05-28',
    'Thu 15:30 17:00*2 | Fri 15:00*2 16:30 17:00 18:30',
    `Tractor|rw; Persepolis|rw; Sepahan|yk; Esteghlal|bw; Foolad|rw; Chadormalou|gk; Gol Gohar|bw; Malavan|wb;
    Zob Ahan|gw; Aluminium Arak|rw; Kheybar Khorramabad|rw; Shams Azar|wk; Paykan|bw; Mes Rafsanjan|ok;
    Esteghlal Khuzestan|bw; Fajr Sepasi|yr`,
    { params: { total: 1.95 } },
  ),
  league(
    123,
    'IQ',
    'Stars League',
    26,
    [1350, 1120],
    '09-11..12-28,01-08..06-20',
    'Thu 16:00 18:30 | Fri 14:00 16:30*2 19:00 | Sat 14:00 16:30*2 19:00',
    `Al-Shorta|gw; Al-Zawraa|wk; Al-Quwa Al-Jawiya|sw; Zakho|rw; Al-Talaba|bw; Erbil|yr; Duhok|yk; Al-Karma|gk;
    Al-Minaa|bw; Naft Maysan|gr; Al-Gharraf|bw; Newroz|yk; Al-Kahrabaa|yb; Al-Najaf|rw; Al-Qasim|wb; Karbala|gw;
    Diyala|ow; Al-Naft|kw; Al-Mosul|sk; Amanat Baghdad|gw`,
    { params: { total: 2.2 } },
  ),
  league(
    124,
    'KW',
    'Premier League',
    22,
    [1300, 1110],
    '09-10..12-19,01-08..05-20',
    'Thu 17:15 19:45 | Fri 17:15 19:45 | Sat 18:30',
    `Kuwait SC|wb; Al-Arabi (KUW)|gw; Qadsia SC|yk; Al-Salmiya|sw; Kazma|ow; Al-Nasr (KUW)|rw; Al-Fahaheel|rk;
    Al-Tadamon|gb; Al-Jahra|bw; Al-Shabab (KUW)|rk`,
    { params: { total: 2.7 } },
  ),
  league(
    125,
    'BH',
    'Premier League',
    20,
    [1280, 1100],
    '09-11..12-18,01-08..05-22',
    'Thu 18:00 20:30 | Fri 18:00 20:30 | Sat 18:00 20:30',
    `Al-Khaldiya|bw; Al-Muharraq|rw; Al-Riffa|bw; Al-Ahli Manama|yk; Sitra|yb; Al-Hidd|bw; Al-Shabab (BHR)|mw;
    Al-Najma Manama|wr; Malkiya|yg; A'Ali|gw; Bahrain SC|rw; Budaiya|bw`,
    { params: { total: 2.5 } },
  ),
  league(
    126,
    'JO',
    'Pro League',
    20,
    [1280, 1080],
    '08-14..12-19,02-05..05-22',
    'Thu 17:00 19:45 | Fri 17:00 19:45 | Sat 18:00',
    `Al-Hussein Irbid|yb; Al-Wehdat|gr; Al-Faisaly Amman|sw; Al-Ramtha|bw; Al-Jazeera|rw; Al-Salt|gw;
    Shabab Al-Ordon|rb; Al-Ahli Amman|wg; Sama Al-Sarhan|bw; Al-Baqa'a|gr`,
    { params: { total: 2.3 } },
  ),
  league(
    127,
    'IN',
    'Indian Super League',
    36,
    [1310, 1130],
    '10-09..05-02',
    'Wed 19:30 | Thu 19:30 | Fri 17:00 19:30 | Sat 17:00 19:30 | Sun 17:00',
    `Mohun Bagan SG|mg; FC Goa|ob; Bengaluru FC|bw; Mumbai City|sk; East Bengal|ry; Jamshedpur|rb;
    NorthEast United|kr; Kerala Blasters|yb; Chennaiyin|bw; Odisha|vw; Punjab FC|ok; Hyderabad|yk; Mohammedan|kw;
    Inter Kashi|yr`,
    { params: { total: 2.75 } },
  ),
  league(
    128,
    'BD',
    'Premier League',
    16,
    [1110, 930],
    '09-18..05-22',
    'Fri 14:30*2 17:45 | Sat 14:30 17:45',
    `Bashundhara Kings|rw; Mohammedan Dhaka|kw; Abahani|sb; Rahmatganj MFS|gy; Brothers Union|oy; Fortis FC|gw;
    Bangladesh Police|nw; PWD Club|bw; Arambagh|rw; Fakirerpool|yb`,
    { params: { total: 2.6 } },
  ),
  league(
    129,
    'JP',
    'J1 League',
    64,
    [1570, 1360],
    '08-07..12-13,02-12..06-06',
    'Fri 19:00 | Sat 14:00*4 16:00 19:00 | Sun 14:00*2 16:00',
    `Kashima Antlers|rn; Vissel Kobe|mw; Kashiwa Reysol|yk; Sanfrecce Hiroshima|vw; Kyoto Sanga|vw;
    Kawasaki Frontale|sk; Machida Zelvia|bw; Urawa Red Diamonds|rk; Gamba Osaka|bk; FC Tokyo|br; Cerezo Osaka|pn;
    Nagoya Grampus|ra; Yokohama F. Marinos|br; Avispa Fukuoka|nw; Fagiano Okayama|mn; Shimizu S-Pulse|ow;
    Tokyo Verdy|gw; V-Varen Nagasaki|bo; JEF United Chiba|yg; Mito HollyHock|bw`,
    { pause: true, params: { total: 2.5, homeAdvantage: 50 } },
  ),
  league(
    130,
    'JP',
    'J2 League',
    42,
    [1380, 1220],
    '08-08..12-13,02-13..05-30',
    'Sat 14:00*4 15:00 18:00 | Sun 13:00 14:00*3',
    `Yokohama FC|sw; Shonan Bellmare|gb; Albirex Niigata|ob; Tokushima Vortis|bg; Omiya Ardija|ob; Vegalta Sendai|yb;
    Júbilo Iwata|sw; Sagan Tosu|sp; RB Oita|bw; Hokkaido Consadole Sapporo|rk; Iwaki|rw; Montedio Yamagata|bw;
    Imabari|yb; Ventforet Kofu|br; Fujieda MYFC|vw; Kataller Toyama|bw; Blaublitz Akita|bk; Roasso Kumamoto|rw;
    Vanraure Hachinohe|gw; Tochigi City|bk`,
    { params: { total: 2.35 } },
  ),
  league(
    131,
    'JP',
    'J3 League',
    28,
    [1240, 1090],
    '08-08..12-13,02-13..05-30',
    'Sat 13:00*2 14:00*3 | Sun 13:00*2 14:00*3',
    `Ehime|og; Renofa Yamaguchi|ok; Tochigi SC|yb; Kagoshima United|nw; FC Osaka|sw; Tegevajaro Miyazaki|wm;
    Nara Club|nw; Zweigen Kanazawa|rk; FC Gifu|gw; Giravanz Kitakyushu|yk; Thespa Gunma|nb; Gainare Tottori|gw;
    SC Sagamihara|gk; Matsumoto Yamaga|gw; Nagano Parceiro|on; Fukushima United|rw; Kamatamare Sanuki|sw;
    FC Ryukyu|mw; Kochi United|rk; Reilac Shiga|bw`,
    { params: { total: 2.4 } },
  ),
  league(
    132,
    'KR',
    'K League 1',
    50,
    [1520, 1340],
    '02-21..12-06',
    'Sat 14:00 16:30*2 | Sun 14:00 16:30*2',
    `Jeonbuk Hyundai Motors|gw; Daejeon Hana Citizen|mg; Gimcheon Sangmu|rk; Pohang Steelers|rk; FC Seoul|rk;
    Gangwon|ok; Ulsan HD|ba; Anyang|vw; Jeju SK|ob; Gwangju|yk; Incheon United|bk; Bucheon 1995|rk`,
    { pause: true, params: { total: 2.4 } },
  ),
  league(
    133,
    'KR',
    'K League 2',
    32,
    [1340, 1160],
    '02-28..11-29',
    'Sat 14:00*2 16:30*2 19:00 | Sun 14:00*2 16:30',
    `Suwon Bluewings|bw; Suwon FC|br; Daegu|sk; Seoul E-Land|nw; Busan IPark|rw; Jeonnam Dragons|yk; Gimpo|gw;
    Seongnam|kw; Cheongju|rb; Cheonan City|sw; Asan Mugunghwa|yk; Hwaseong|ow; Gyeongnam|rk; Ansan Greeners|gw;
    Yongin|bw; Gimhae|rw; Paju Frontier|gk`,
    { params: { total: 2.5 } },
  ),
  league(
    134,
    'CN',
    'Super League',
    48,
    [1490, 1220],
    '02-28..11-29',
    'Fri 19:35*2 | Sat 15:30 18:00 19:35*2 | Sun 15:30 19:35',
    `Shanghai Port|rw; Shanghai Shenhua|bw; Chengdu Rongcheng|rw; Beijing Guoan|gw; Shandong Taishan|ok;
    Tianjin Jinmen Tiger|wb; Zhejiang|gw; Yunnan Yukun|rk; Qingdao West Coast|bw; Henan|rw; Dalian Yingbo|bw;
    Wuhan Three Towns|rw; Qingdao Hainiu|yb; Shenzhen Peng City|rb; Chongqing Tonglianglong|rk; Liaoning Tieren|bw`,
    { pause: true, params: { total: 3.05 } },
  ),
  league(
    135,
    'AU',
    'A-League Men',
    56,
    [1440, 1250],
    '10-16..05-09',
    'Fri 19:35 | Sat 17:00 19:35*2 | Sun 15:00 17:00',
    `Auckland FC|kb|@AKL; Melbourne City|sw; Melbourne Victory|nw; Adelaide United|rw|@ADL; Sydney FC|sn;
    Western Sydney Wanderers|rk; Newcastle Jets|yb; Macarthur|kw; Wellington Phoenix|yk|@AKL; Brisbane Roar|ok|@BNE;
    Perth Glory|vw|@PER; Central Coast Mariners|yn`,
    { pause: true, params: { total: 3, homeAdvantage: 55 } },
  ),
  league(
    136,
    'AU',
    'A-League Women',
    24,
    [1370, 1190],
    '10-30..05-09',
    'Fri 17:00 | Sat 15:00 17:00 | Sun 13:00 15:00',
    `Melbourne City|=; Melbourne Victory|=; Sydney FC|=; Central Coast Mariners|=; Adelaide United|=|@ADL;
    Canberra United|gw; Brisbane Roar|=|@BNE; Western Sydney Wanderers|=; Newcastle Jets|=;
    Wellington Phoenix|=|@AKL; Perth Glory|=|@PER`,
    { suffix: ' (W)', params: { total: 3.1, homeAdvantage: 35 } },
  ),
  league(
    137,
    'TH',
    'Thai League 1',
    34,
    [1430, 1150],
    '08-14..12-27,01-09..05-16',
    'Fri 19:00 | Sat 17:30 18:00*2 19:00 | Sun 18:00*2 19:00',
    `Buriram United|bw; Bangkok United|rb; BG Pathum United|wb; Port FC|bo; Ratchaburi|ok; Muangthong United|rk;
    Chiangrai United|ob; Sukhothai|rw; Prachuap|ow; Uthai Thani|yg; Nakhon Ratchasima|ok; Lamphun Warriors|wm;
    Rayong|bw; Kanchanaburi Power|gw; Ayutthaya United|yb; Chonburi|bw`,
    { params: { total: 2.85 } },
  ),
  league(
    138,
    'ID',
    'Super League',
    36,
    [1330, 1150],
    '08-07..12-28,01-09..05-23',
    'Thu 15:30 19:00 | Fri 15:30 19:00 | Sat 15:30 19:00 | Sun 15:30 19:00 | Mon 19:00',
    `Persib Bandung|bw; Borneo Samarinda|ok; Persija Jakarta|rw; Malut United|rb; Dewa United|kw; Bali United|rk;
    Persebaya Surabaya|gw; Arema|bw; PSIM Yogyakarta|bw; PSM Makassar|rw; Persita Tangerang|vw; Madura United|rw;
    Persik Kediri|vw; Bhayangkara|yg; Persijap Jepara|rw; PSS Sleman|gw; Garudayaksa|rk; Adhyaksa Banten|yk`,
    { params: { total: 2.7 } },
  ),
  league(
    139,
    'VN',
    'V.League 1',
    28,
    [1290, 1110],
    '08-14..05-30',
    'Fri 18:00*2 | Sat 17:00 18:00 19:15 | Sun 18:00 19:15',
    `Công An Hà Nội|rw; Hà Nội FC|vy; Thể Công Viettel|rw; Nam Định|yk; Ninh Bình|bw; Công An TP.HCM|rw;
    Hải Phòng|rw; Hoàng Anh Gia Lai|bw; Sông Lam Nghệ An|yb; Hà Tĩnh|rw; Thanh Hóa|yb; Becamex TP.HCM|vw;
    Đà Nẵng|ow; Đồng Nai|rw`,
    { params: { total: 2.5 } },
  ),
  league(
    140,
    'MY',
    'Super League',
    24,
    [1330, 1020],
    '08-07..05-16',
    'Fri 20:30 | Sat 18:30 20:30 | Sun 18:30 20:30',
    `Johor Darul Ta'zim|rb; Selangor|ry; Kuching City|gk; Terengganu|wk; Kuala Lumpur City|rk; Sabah FC|rb;
    Negeri Sembilan|yr; Immigration FC|wb; Penang|by; DPMM|yk; Kelantan Red Warriors|rw; Melaka|gr`,
    { params: { total: 2.9 } },
  ),
];
