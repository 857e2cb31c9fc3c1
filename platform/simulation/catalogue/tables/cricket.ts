import { competitionsOf, leaguesOf, sessions } from './builders.ts';

const league = leaguesOf(66);
const competition = competitionsOf(66);
const FIFTY = { overs: 50, total: 265 };
const FIFTY_MINUTES = 460;
const T10 = { params: { overs: 10, total: 98, homeAdvantage: 0 }, durationMinutes: 105 } as const;

/** Cricket of limited overs. First-class cricket lasts for days and is not in the catalogue. */
export const CRICKET = [
  league(
    367,
    'IN',
    'Indian Premier League',
    91,
    [1640, 1520],
    '03-22..05-31',
    'Tue 19:30 | Wed 19:30 | Thu 19:30 // Sat 15:30 19:30 | Sun 15:30 19:30',
    `Royal Challengers Bengaluru|rk|RCB; Punjab Kings|re|PBK; Mumbai Indians|ba|MUM; Gujarat Titans|nk|GJT;
    Sunrisers Hyderabad|ok|SRH; Delhi Capitals|br|DLC; Lucknow Super Giants|bo|LSG; Kolkata Knight Riders|va|KKR;
    Rajasthan Royals|pb|RJR; Chennai Super Kings|yb|CSK`,
    { params: { total: 184 } },
  ),
  league(
    368,
    'AU',
    'Big Bash League',
    72,
    [1560, 1440],
    '12-14..01-28',
    'Mon 19:15 | Tue 19:15 // Thu 19:15 | Fri 19:15*2 | Sat 16:00 19:15',
    `Perth Scorchers|ok|@PER; Sydney Sixers|pk; Hobart Hurricanes|vk; Melbourne Stars|gk; Brisbane Heat|tk|@BNE;
    Sydney Thunder|lk; Adelaide Strikers|bk|@ADL; Melbourne Renegades|rk`,
    { params: { total: 158 } },
  ),
  league(
    369,
    'AU',
    "Women's Big Bash League",
    48,
    [1480, 1380],
    '11-07..12-13',
    'Tue 15:40 19:10 // Thu 15:40 19:10 // Sat 10:30 14:00 19:10 | Sun 10:30 14:00',
    `Hobart Hurricanes|vk; Perth Scorchers|ok|@PER; Sydney Sixers|pk; Melbourne Stars|gk; Brisbane Heat|tk|@BNE;
    Sydney Thunder|lk; Adelaide Strikers|bk|@ADL; Melbourne Renegades|rk`,
    { suffix: ' (W)', params: { total: 138 }, durationMinutes: 190 },
  ),
  league(
    370,
    'AE',
    'International League T20',
    56,
    [1520, 1420],
    '12-01..01-05',
    'Tue 18:30 | Wed 18:30 // Fri 18:30 | Sat 14:30 18:30 | Sun 18:30',
    `Dubai Capitals|rb; MI Emirates|ba; Desert Vipers|rk; Gulf Giants|ok; Abu Dhabi Knight Riders|va;
    Sharjah Warriorz|gy`,
    { params: { total: 156 } },
  ),
  league(
    371,
    'BD',
    'Bangladesh Premier League',
    50,
    [1480, 1370],
    '12-19..01-25',
    'Mon 13:30 18:30 // Thu 13:30 18:30 | Fri 14:00 19:00',
    `Rangpur Riders|sb; Fortune Barishal|ry; Dhaka Capitals|bk; Sylhet Titans|gr; Rajshahi Warriors|oy;
    Chattogram Royals|bo`,
    { params: { total: 155 } },
  ),
  league(
    372,
    'NP',
    'Nepal Premier League',
    40,
    [1370, 1260],
    '11-14..12-14',
    'Tue 11:30*2 15:45*2 // Thu 11:30*2 15:45*2 // Sat 11:30 15:45 | Sun 11:30 15:45',
    `Lumbini Lions|rk; Sudurpaschim Royals|vk; Janakpur Bolts|yb; Biratnagar Kings|ob; Kathmandu Gorkhas|rn;
    Chitwan Rhinos|gk; Karnali Yaks|bs; Pokhara Avengers|rw`,
    { params: { total: 146 } },
  ),
  league(
    373,
    'IN',
    'Syed Mushtaq Ali Trophy',
    54,
    [1500, 1260],
    '11-20..12-18',
    'Tue 09:00*4 11:00*4 13:30*4 16:30*4 // Thu 09:00*4 11:00*4 13:30*4 16:30*4 // Sat 09:00*4 11:00*4 13:30*4 16:30*4',
    `Mumbai|bn; Karnataka|yr; Punjab|rw; Tamil Nadu|yb; Baroda|or; Delhi|nw; Madhya Pradesh|gw; Gujarat|bo;
    Rajasthan|pb; Bengal|mw; Hyderabad (CA)|sk; Vidarbha|ry; Saurashtra|yk; Kerala|gy; Haryana|bg; Maharashtra|ow;
    Jharkhand|bk; Uttar Pradesh|vw; Andhra|tw; Railways|rk; Uttarakhand|gk; Himachal Pradesh|sw; Chandigarh|bw;
    Assam|mg; Odisha|bs; Goa|sg; Jammu & Kashmir|rw; Services|nr; Tripura|gr; Puducherry|bw; Chhattisgarh|gy;
    Bihar|yg`,
    { params: { total: 160, homeAdvantage: 0 } },
  ),
  league(
    374,
    'IN',
    'Vijay Hazare Trophy',
    46,
    [1500, 1260],
    '12-24..01-18',
    'Mon 09:00*16 // Thu 09:00*16 // Sat 09:00*16',
    `Mumbai; Karnataka; Punjab; Tamil Nadu; Baroda; Delhi; Madhya Pradesh; Gujarat; Rajasthan; Bengal;
    Hyderabad (CA); Vidarbha; Saurashtra; Kerala; Haryana; Maharashtra; Jharkhand; Uttar Pradesh; Andhra; Railways;
    Uttarakhand; Himachal Pradesh; Chandigarh; Assam; Odisha; Goa; Jammu & Kashmir; Services; Tripura; Puducherry;
    Chhattisgarh; Bihar`,
    { params: { ...FIFTY, homeAdvantage: 0 }, durationMinutes: FIFTY_MINUTES },
  ),
  league(
    375,
    'ZA',
    'SA20',
    62,
    [1540, 1440],
    '12-26..01-31',
    'Tue 17:30 | Wed 17:30 // Fri 17:30 | Sat 13:00 17:30 | Sun 15:30',
    `Sunrisers Eastern Cape|ok; MI Cape Town|ba; Paarl Royals|pb; Pretoria Capitals|br; Joburg Super Kings|yb;
    Durban's Super Giants|bo`,
    { params: { total: 160 } },
  ),
  league(
    376,
    'ZA',
    'CSA One-Day Cup',
    30,
    [1420, 1290],
    '10-09..12-13,02-01..03-28',
    'Wed 10:00*4 // Fri 10:00*2 | Sun 10:00*2',
    `Lions (SA)|rk; Titans (SA)|sk; Western Province|bw; Dolphins|gk; Warriors (SA)|rg; Boland|bg;
    North West Dragons|gw; Tuskers|gy`,
    { params: FIFTY, durationMinutes: FIFTY_MINUTES },
  ),
  league(
    377,
    'AU',
    'One-Day Cup',
    36,
    [1470, 1370],
    '09-16..12-13,02-01..03-07',
    'Tue 10:05 | Wed 10:05 14:05 // Fri 14:05 | Sun 10:05*2',
    `New South Wales|sn; Queensland|my|@BNE; Victoria|nw; Western Australia|yk|@PER; South Australia|rn|@ADL;
    Tasmania|gy`,
    { params: FIFTY, durationMinutes: FIFTY_MINUTES },
  ),
  league(
    378,
    'NZ',
    'Super Smash',
    40,
    [1440, 1340],
    '12-19..01-31',
    'Tue 16:00 | Wed 16:00 // Fri 16:00 19:00 | Sun 13:00 16:00',
    `Northern Brave|ky; Canterbury Kings|rk; Central Stags|gy; Auckland Aces|bs; Wellington Firebirds|ky;
    Otago Volts|by`,
    { params: { total: 158 } },
  ),
  league(
    379,
    'NZ',
    'Ford Trophy',
    28,
    [1430, 1330],
    '10-25..12-13,02-05..03-07',
    'Wed 11:00*3 // Sun 11:00*3',
    `Northern Brave; Canterbury Kings; Central Stags; Auckland Aces; Wellington Firebirds; Otago Volts`,
    { params: FIFTY, durationMinutes: FIFTY_MINUTES },
  ),
  league(
    380,
    'PK',
    'Pakistan Super League',
    58,
    [1530, 1440],
    '03-26..05-10',
    'Mon 19:00 | Tue 19:00 // Thu 19:00 | Fri 19:00 | Sat 14:30 19:30',
    `Lahore Qalandars|gr; Islamabad United|ro; Karachi Kings|br; Multan Sultans|gb; Peshawar Zalmi|yk;
    Quetta Gladiators|vy; Hyderabad Kingsmen|ms; Sialkot Stallionz|kg`,
    { params: { total: 172 } },
  ),
  league(
    381,
    'PK',
    'Quaid-e-Azam One-Day Cup',
    24,
    [1410, 1280],
    '11-10..12-20,01-05..03-01',
    'Tue 09:30*3 // Thu 09:30*3 // Sun 09:30*3',
    `Peshawar|gw; Karachi Whites|wg; Lahore Blues|bw; Sialkot|kg; Abbottabad|yk; Multan|gb; Faisalabad|rw;
    Islamabad|ro; Bahawalpur|mw; Rawalpindi|sk; Lahore Whites|wb; Quetta|vy`,
    { params: { ...FIFTY, total: 250 }, durationMinutes: FIFTY_MINUTES },
  ),
  league(
    382,
    'LK',
    'Major Clubs T20',
    22,
    [1360, 1220],
    '11-10..12-22,04-10..05-25',
    'Tue 09:30*3 14:00*3 // Fri 09:30*3 14:00*3 // Sun 09:30*3 14:00*3',
    `Sinhalese Sports Club|gw; Colombo Cricket Club|bw; Nondescripts|ry; Tamil Union|my; Ragama|vw; Moors|kw;
    Police SC|nw; Ace Capital|ok; Bloomfield|sw; Badureliya|gk; Panadura|rw; Kurunegala Youth|bk`,
    { params: { total: 148, homeAdvantage: 10 } },
  ),
  league(
    383,
    'england',
    'T20 Blast',
    54,
    [1490, 1330],
    '05-28..07-18,09-04..09-12',
    'Tue 18:30*4 // Thu 18:30*4 | Fri 18:30*5 // Sun 14:30*5',
    `Somerset|kr; Surrey|un; Hampshire|ny; Lancashire|rn; Northamptonshire|mw; Durham|yb; Kent|wn; Warwickshire|ba;
    Nottinghamshire|gy; Sussex|nk; Gloucestershire|kb; Essex|nr; Yorkshire|bs; Leicestershire|rg; Worcestershire|gk;
    Glamorgan|ny; Derbyshire|sk; Middlesex|pn`,
    { params: { total: 168 } },
  ),
  league(
    384,
    'england',
    'The Hundred',
    58,
    [1520, 1420],
    '07-21..08-16',
    'Tue 18:30 | Wed 18:30 // Fri 18:30 | Sat 14:30 18:00 | Sun 14:30',
    `Oval Invincibles|gk; Trent Rockets|yk; Northern Superchargers|vk; Southern Brave|gb; London Spirit|bw;
    Manchester Originals|ks; Birmingham Phoenix|or; Welsh Fire|rk`,
    { params: { overs: 17, total: 150 }, durationMinutes: 170 },
  ),
  league(
    385,
    'west_indies',
    'Caribbean Premier League',
    50,
    [1490, 1400],
    '08-07..09-20',
    'Wed 19:00 | Thu 19:00 // Sat 10:00 19:00 | Sun 11:00 19:00',
    `Trinbago Knight Riders|rk; Guyana Amazon Warriors|gy; Saint Lucia Kings|bs; Antigua & Barbuda Falcons|nk;
    Barbados Royals|pb; St Kitts & Nevis Patriots|rg; Jamaica Kingsmen|ky`,
    { params: { total: 156 } },
  ),
  league(
    386,
    'international',
    'T20 Internationals',
    66,
    [1640, 1280],
    'year',
    'Tue 10:30 14:30 19:00 // Fri 09:30 14:30 19:00 // Sun 09:30 13:30 18:00',
    `India|bo|IN; Australia|yg|AU; England|rn; New Zealand|kw|NZ; South Africa|gy|ZA; Pakistan|gw|PK; West Indies|my;
    Sri Lanka|by|LK; Bangladesh|gr|BD; Afghanistan|br|AF; Ireland|gw|IE; Zimbabwe|ry|ZW; Scotland|nv; Nepal|br|NP;
    Netherlands|ob|NL; USA|nr|US; Namibia|br|NA; Oman|rg|OM`,
    { zone: 'Asia/Dubai', params: { total: 160 } },
  ),
  competition(
    387,
    'ES',
    'ECS T10 Spain',
    16,
    [1240, 1080],
    sessions('00:40', '24:40', 2, 110, 4),
    `Pak I Care Badalona|gw; Catalunya Jaguar|yk; Gracia CC|cb; Fateh CC|ob; Catalunya Tigers|ok; Hawks CC|bw;
    Catalunya Red|rw; United CC Girona|rb; Hira Sabadell|gy; Royal Tigers|nw; Raval Sporting|kr; Badalona Shaheen|gk`,
    T10,
  ),
  competition(
    388,
    'AE',
    'Emirates D10',
    14,
    [1260, 1090],
    sessions('03:45', '27:45', 2, 110, 4),
    `Ajman Heroes|rk; Fujairah Pacific Ventures|bs; Dubai Aviators|sb; Sharjah Kites|oy; Emirates Blues|bw;
    Emirates Red|rw; Ras Al Khaimah Stallions|gk; Umm Al Quwain Waves|tw`,
    T10,
  ),
  competition(
    509,
    'CY',
    'ECS T10 Cyprus',
    14,
    [1230, 1080],
    sessions('06:20', '30:20', 2, 110, 4),
    `Cyprus Moufflons|ob; Nicosia Tigers|ok; Riyaan CC|gw; Punjab Lions|ry; Napa Royal Kings|vy; Sri Lankan Lions|by;
    Limassol Zalmi|yb; Everest CC|rb; Haidree Lions|gk; Black Caps|kw; Nicosia XI Fighters|rk; Cyprus Eagles|nw`,
    T10,
  ),
  competition(
    510,
    'IT',
    'ECS T10 Italy',
    14,
    [1230, 1080],
    sessions('09:55', '33:55', 2, 110, 4),
    `Roma CC|my; Bergamo Super XI|kb; Brescia CC|bw; Cividate|rw; Jinnah Brescia|gw; Milan Kingsgrove|rk;
    Milano United|nw; Royal CC Parma|yb; Pianoro|bw; Venezia CC|ok; Trentino Aquila|yk; Fresh Tropical|go`,
    T10,
  ),
  competition(
    511,
    'MT',
    'ECS T10 Malta',
    14,
    [1220, 1080],
    sessions('13:30', '37:30', 2, 110, 4),
    `Southern Crusaders|rw; Marsa CC|ry; Edex Knights|kw; Super Kings|yb; Overseas CC|bw; Royal Strikers|rb;
    American University of Malta|nr; Atlas UTC Knights|vw; Victoria Lions|gk; Gozo CC|gw; Swieqi United|rk; Msida Warriors|ok`,
    T10,
  ),
];
