import { leaguesOf } from './builders.ts';

const league = leaguesOf(1);

/** Türkiye, Greece, Cyprus, Israel, the Balkans, Malta. */
export const FOOTBALL_SOUTH_EAST = [
  league(
    58,
    'TR',
    'Süper Lig',
    80,
    [1800, 1440],
    '08-14..12-27,01-15..05-23',
    'Fri 20:00 | Sat 13:30 16:00 19:00 | Sun 13:30 16:00 19:00 | Mon 17:00 20:00',
    `Galatasaray|a90432-fdb912|GAL; Fenerbahçe|002d72-ffed00|FEN; Beşiktaş|16181d-ffffff|BJK;
    Trabzonspor|6b1020-6cace4|TRA; Başakşehir|ob|BAS; Samsunspor|rw|SAM; Göztepe|yr|GOZ; Gaziantep|rk|GFK;
    Konyaspor|gw|KON; Çaykur Rizespor|gb|RIZ; Kocaelispor|gk|KOC; Alanyaspor|og|ALA; Kasımpaşa|bw|KAS;
    Gençlerbirliği|rk|GEN; Eyüpspor|vy|EYU; Amedspor|rg|AMD; Erzurumspor|bw|ERZ; Çorum FK|rk|COR`,
    { pause: true, params: { total: 2.75, homeAdvantage: 75 } },
  ),
  league(
    59,
    'TR',
    '1. Lig',
    46,
    [1450, 1240],
    '08-07..12-20,01-09..05-16',
    'Fri 20:00 | Sat 13:30*2 16:00*2 19:00 | Sun 13:30 16:00 19:00 | Mon 20:00',
    `Antalyaspor|rw; Kayserispor|yr; Fatih Karagümrük|rk; Esenler Erokspor|yk; Bodrum FK|gw; Pendikspor|rw;
    Bandırmaspor|mw; Keçiörengücü|vw; Iğdır FK|gw; Sivasspor|rw; Boluspor|rw; Sarıyer|bw; Manisa FK|kw;
    İstanbulspor|yk; Ümraniyespor|rw; Van Spor|rk; Serik Spor|bw; Bursaspor|gw; Batman Petrolspor|rw; Mardin 1969|mw`,
    { params: { total: 2.65 } },
  ),
  league(
    60,
    'GR',
    'Super League',
    60,
    [1760, 1330],
    '08-22..12-20,01-03..05-16',
    'Sat 17:00 18:00 20:00 | Sun 16:00 18:00 20:30 | Mon 18:00',
    `Olympiacos|rw|OLY; AEK Athens|yk|AEK; PAOK|kw|PAO; Panathinaikos|gw|PAN; Aris|yk|ARI; OFI Crete|wk|OFI;
    Levadiakos|gb|LEV; Volos|br|VOL; Atromitos|bw|ATR; Asteras Tripolis|yb|AST; Panetolikos|yb|PNT; Kifisia|wb|KIF;
    Iraklis|bw|IRA; Kalamata|kw|KAL`,
    { pause: true, params: { total: 2.45 } },
  ),
  league(
    61,
    'CY',
    'First Division',
    40,
    [1550, 1210],
    '08-21..05-16',
    'Fri 19:00 | Sat 17:00 19:00 | Sun 17:00 18:00 19:00 | Mon 19:00',
    `Pafos|bw; Omonia Nicosia|gw; AEK Larnaca|yg; APOEL|yb; Aris Limassol|gw; Apollon Limassol|bw; AEL Limassol|yb;
    Anorthosis|bw; Krasava Ypsonas|rw; Olympiakos Nicosia|gk; Omonia Aradippou|gw; Omonia 29M|gw; Nea Salamina|rw;
    Karmiotissa|gk`,
    { pause: true, params: { total: 2.7 } },
  ),
  league(
    62,
    'IL',
    'Ligat ha’Al',
    46,
    [1580, 1260],
    '08-22..05-22',
    'Sat 17:30*2 19:00*2 20:00 | Sun 20:15 | Mon 20:30',
    `Hapoel Be'er Sheva|rw; Maccabi Tel Aviv|yb; Beitar Jerusalem|yk; Maccabi Haifa|gw; Hapoel Tel Aviv|rw;
    Hapoel Petah Tikva|bw; Maccabi Netanya|yk; Hapoel Haifa|rw; Bnei Sakhnin|rw; Ironi Kiryat Shmona|bw;
    Hapoel Jerusalem|rk; Ironi Tiberias|bw; Maccabi Petah Tikva|bw; Hapoel Ramat Gan|rw`,
    { pause: true, params: { total: 2.7 } },
  ),
  league(
    63,
    'RS',
    'SuperLiga',
    44,
    [1640, 1200],
    '07-18..12-13,02-06..05-23',
    'Fri 18:00 | Sat 16:00*2 18:00 | Sun 16:00*2 18:00 | Mon 18:00',
    `Crvena zvezda|rw; Partizan|kw; Vojvodina|rw; TSC Bačka Topola|bw; Novi Pazar|bw; OFK Beograd|bw; Čukarički|kw;
    Radnik Surdulica|bw; Železničar Pančevo|bw; Radnički 1923|rw; Mladost Lučani|bw; Radnički Niš|rw;
    IMT Beograd|bw; Zemun|gw; Mačva Šabac|rk; Voždovac|rk`,
    { pause: true, params: { total: 2.6 } },
  ),
  league(
    64,
    'HR',
    'HNL',
    46,
    [1640, 1330],
    '07-31..12-13,01-22..05-23',
    'Fri 18:00 | Sat 15:00 17:30 | Sun 15:00 17:30',
    `Dinamo Zagreb|bw; Hajduk Split|wb; Rijeka|wb; Varaždin|bw; Slaven Belupo|bw; Osijek|bw; Istra 1961|gy;
    Lokomotiva Zagreb|bw; Gorica|wb; Rudeš|yb`,
    { pause: true, legs: 4, params: { total: 2.55 } },
  ),
  league(
    65,
    'SI',
    'PrvaLiga',
    36,
    [1500, 1230],
    '07-17..12-06,02-12..05-22',
    'Fri 17:30 | Sat 15:00 17:30 20:15 | Sun 15:00',
    `Celje|bw; Olimpija Ljubljana|gw; Maribor|vy; Bravo|kw; Koper|yb; Aluminij|rw; Primorje|rk; Radomlje|bw; Mura|kw;
    Nafta 1903|ok`,
    { pause: true, legs: 4, params: { total: 2.85 } },
  ),
  league(
    66,
    'BG',
    'Parva Liga',
    42,
    [1600, 1180],
    '07-17..12-13,02-06..05-23',
    'Fri 17:30 | Sat 13:00 15:15 17:30 | Sun 13:00 15:15 17:30 | Mon 17:30',
    `Ludogorets|gw; Levski Sofia|bw; CSKA Sofia|rw; CSKA 1948|rw; Cherno More|gw; Arda|bw; Lokomotiv Plovdiv|kw;
    Botev Plovdiv|yk; Slavia Sofia|wk; Lokomotiv Sofia|rk; Botev Vratsa|gr; Spartak Varna|wb; Septemvri Sofia|rw;
    Dobrudzha|gy; Beroe|gw; Montana|bw`,
    { pause: true, params: { total: 2.4 } },
  ),
  league(
    67,
    'RO',
    'SuperLiga',
    50,
    [1590, 1290],
    '07-17..12-20,01-15..05-23',
    'Fri 18:00 20:30 | Sat 15:00 17:30 20:00 | Sun 17:30 20:30 | Mon 20:00',
    `Universitatea Craiova|bw; FCSB|br; CFR Cluj|mw; Rapid București|mw; Universitatea Cluj|kw; Dinamo București|rw;
    Argeș|vw; Botoșani|bw; Oțelul Galați|rb; UTA Arad|rw; Farul Constanța|bw; Petrolul Ploiești|yb; Csikszereda|ok;
    Hermannstadt|rk; Corvinul Hunedoara|wb; Sepsi OSK|rw`,
    { pause: true, params: { total: 2.4 } },
  ),
  league(
    68,
    'BA',
    'Premijer Liga',
    30,
    [1430, 1180],
    '07-25..12-06,02-12..05-23',
    'Fri 18:00 | Sat 16:00*2 18:00 | Sun 17:00',
    `Borac Banja Luka|rb; Zrinjski|rw; Sarajevo|mw; Željezničar|bw; Široki Brijeg|bw; Velež|rw; Sloga Doboj|rw;
    Posušje|bw; Radnik Bijeljina|bw; Čelik|rk`,
    { pause: true, legs: 4, params: { total: 2.45 } },
  ),
  league(
    69,
    'AL',
    'Kategoria Superiore',
    28,
    [1340, 1150],
    '08-21..12-20,01-15..05-16',
    'Fri 16:00 | Sat 16:00 18:30 | Sun 16:00 18:30',
    `Egnatia|yb; Vllaznia|rb; Dinamo City|bw; Partizani|rw; Elbasani|yb; Tirana|wb; Teuta|bw; Bylis|rk;
    AF Elbasani|yk; Skënderbeu|rw`,
    { pause: true, legs: 4, params: { total: 2.2 } },
  ),
  league(
    70,
    'XK',
    'Superliga',
    24,
    [1300, 1070],
    '08-14..12-06,02-05..05-23',
    'Fri 17:00 | Sat 15:00*2 | Sun 15:00*2',
    `Drita|yk; Ballkani|rk; Malisheva|rk; Gjilani|rw; Prishtina|bw; Dukagjini|rk; Llapi|gw; Ferizaj|bw; Drenica|rk;
    Prishtina e Re|bw`,
    { pause: true, legs: 4, params: { total: 2.4 } },
  ),
  league(
    71,
    'MK',
    'Prva Liga',
    22,
    [1290, 1050],
    '08-07..12-06,02-12..05-23',
    'Sat 14:00*3 | Sun 14:00*3',
    `Shkëndija|rk; Struga|bw; Vardar|rk; Sileks|rk; Rabotnichki|rw; Tikvesh|rb; Pelister|gw; Makedonija GP|rw;
    Akademija Pandev|yb; Brera Strumica|kw; Bashkimi|rk; Arsimi|bw`,
    { params: { total: 2.5 } },
  ),
  league(
    72,
    'ME',
    '1. CFL',
    22,
    [1270, 1060],
    '08-01..12-06,02-12..05-23',
    'Sat 14:00*2 17:00 | Sun 14:00 17:00',
    `Budućnost Podgorica|bw; Sutjeska|bw; Dečić|bw; Petrovac|yb; Mornar|bw; Bokelj|bw; Jezero|bw; Arsenal Tivat|rw;
    Mladost DG|bw; Jedinstvo|bw`,
    { legs: 4, params: { total: 2.35 } },
  ),
  league(
    73,
    'MT',
    'Premier League',
    22,
    [1240, 980],
    '08-14..05-09',
    'Fri 20:15 | Sat 14:00 16:15 18:30 | Sun 14:00 16:15',
    `Ħamrun Spartans|rk; Floriana|gw; Birkirkara|yr; Sliema Wanderers|bw; Marsaxlokk|br; Valletta|wm; Hibernians|wk;
    Gżira United|mw; Żabbar St Patrick|gw; Mosta|bw; Naxxar Lions|gw; Tarxien Rainbows|rb`,
    { params: { total: 2.8 } },
  ),
];
