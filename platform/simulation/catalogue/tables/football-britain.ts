import { leaguesOf } from './builders.ts';

const league = leaguesOf(1);

/** England, Scotland, Wales, Northern Ireland and Ireland. */
export const FOOTBALL_BRITAIN = [
  league(
    1,
    'england',
    'Premier League',
    100,
    [2050, 1690],
    '08-21..05-30',
    'Fri 20:00 | Sat 12:30 15:00*4 17:30 | Sun 14:00*2 16:30 | Mon 20:00',
    `Arsenal|ef0107-ffffff|ARS; Manchester City|6cabdd-1c2c5b|MCI; Liverpool|c8102e-00b2a9|LIV;
    Chelsea|034694-ffffff|CHE; Manchester United|da291c-fbe122|MUN; Aston Villa|670e36-95bfe5|AVL;
    Newcastle United|241f20-ffffff|NEW; Tottenham Hotspur|ffffff-132257|TOT;
    Brighton & Hove Albion|0057b8-ffffff|BHA; Bournemouth|da291c-16181d|BOU; Crystal Palace|1b458f-c4122e|CRY;
    Nottingham Forest|dd0000-ffffff|NFO; Brentford|e30613-ffffff|BRE; Everton|003399-ffffff|EVE;
    Fulham|ffffff-16181d|FUL; Sunderland|eb172b-ffffff|SUN; Leeds United|ffffff-1d428a|LEE;
    Ipswich Town|3a64a3-ffffff|IPS; Coventry City|69b3e7-ffffff|COV; Hull City|f5a12d-16181d|HUL`,
    { pause: true, params: { total: 2.85 } },
  ),
  league(
    2,
    'england',
    'Championship',
    82,
    [1710, 1500],
    '08-14..05-08',
    'Fri 20:00 | Sat 12:30*2 15:00*8 // Tue 19:45*7 | Wed 19:45*5',
    `Southampton|rw|SOU; West Ham United|cs|WHU; Wolverhampton Wanderers|ak|WOL; Burnley|cs|BUR;
    Middlesbrough|rw|MID; Birmingham City|bw|BIR; Norwich City|yg|NOR; Wrexham|rw|WRE; Millwall|nw|MIL;
    Sheffield United|rw|SHU; West Bromwich Albion|nw|WBA; Watford|yk|WAT; Bristol City|rw|BRC; Swansea City|wk|SWA;
    Derby County|wk|DER; Stoke City|rw|STK; Queens Park Rangers|bw|QPR; Preston North End|wn|PNE;
    Blackburn Rovers|bw|BLB; Cardiff City|bw|CAR; Bolton Wanderers|wn|BOL; Portsmouth|bw|POR;
    Charlton Athletic|rw|CHA; Lincoln City|rw|LIN`,
    { midweeks: '08-18 09-15 09-29 10-20 11-03 11-25 12-08 12-29 01-20 02-10 02-23 03-09 04-06', legs: 2 },
  ),
  league(
    3,
    'england',
    'League One',
    66,
    [1510, 1360],
    '08-07..05-08',
    'Fri 20:00 | Sat 12:30 15:00*10',
    `Leicester City|bw|LEI; Huddersfield Town|bw|HUD; Luton Town|ow|LUT; Stockport County|bw|STO;
    Bradford City|ca|BRA; Plymouth Argyle|gw|PLY; Sheffield Wednesday|bw|SHW; Reading|bw|REA; Barnsley|rw|BAR;
    Oxford United|yn|OXF; Wycombe Wanderers|sn|WYC; Stevenage|rw|STE; Wigan Athletic|bw|WIG;
    Peterborough United|bw|PET; Blackpool|ow|BPL; Mansfield Town|ab|MAN; Leyton Orient|rw|LEY;
    Milton Keynes Dons|wr|MKD; Notts County|kw|NOT; AFC Wimbledon|by|WIM; Doncaster Rovers|rw|DON;
    Cambridge United|ak|CAM; Bromley|kw|BRO; Burton Albion|yk|BTN`,
  ),
  league(
    4,
    'england',
    'League Two',
    60,
    [1390, 1240],
    '08-07..05-08',
    'Sat 12:30 15:00*11',
    `Salford City|rw|SAL; Chesterfield|bw|CHF; Walsall|rw|WAL; Swindon Town|rw|SWI; Grimsby Town|kw|GRI;
    Rotherham United|rw|ROT; Exeter City|rw|EXE; Northampton Town|cw|NOR; Port Vale|wk|PVA; Gillingham|bk|GIL;
    Colchester United|bw|COL; Crewe Alexandra|rw|CRE; Fleetwood Town|rw|FLE; Cheltenham Town|rk|CHT;
    Bristol Rovers|bw|BRR; Crawley Town|rw|CRA; Tranmere Rovers|wb|TRA; Accrington Stanley|rw|ACC; Barnet|ak|BNT;
    Oldham Athletic|bw|OLD; Shrewsbury Town|ba|SHR; York City|rn|YOR; Newport County|ak|NEW; Rochdale|bk|ROC`,
  ),
  league(
    5,
    'england',
    'National League',
    48,
    [1290, 1110],
    '08-08..04-26',
    'Sat 12:30 15:00*11 // Tue 19:45*12',
    `Carlisle United|bw; Forest Green Rovers|lk; Southend United|nw; Scunthorpe United|cs; Boreham Wood|wk;
    Barrow|wb; Harrogate Town|ak; Hartlepool United|bw; FC Halifax Town|bw; Gateshead|wk; Solihull Moors|yb;
    Woking|rw; Eastleigh|bw; Altrincham|rw; Sutton United|au; AFC Fylde|wb; Yeovil Town|gw; Tamworth|rw;
    Morecambe|rw; Aldershot Town|rb; Torquay United|yb; Macclesfield|bw; Wealdstone|bw; Dorking Wanderers|rw`,
    { midweeks: '08-18 08-25 09-08 09-22 10-06 10-27 11-10 11-24 12-29 01-12 01-26 02-09 02-23 03-16', legs: 2 },
  ),
  league(
    6,
    'england',
    'Premier League 2',
    22,
    [1330, 1150],
    '08-14..05-02',
    'Fri 14:00 19:00*5 | Sun 13:00 | Mon 13:00 19:00*2',
    `Arsenal|=; Manchester City|=; Liverpool|=; Chelsea|=; Manchester United|=; Aston Villa|=; Newcastle United|=;
    Tottenham Hotspur|=; Brighton & Hove Albion|=; Crystal Palace|=; Nottingham Forest|=; Everton|=; Fulham|=;
    Sunderland|=; Leeds United|=; Southampton|rw; West Ham United|cs; Wolverhampton Wanderers|ak; Norwich City|yg;
    Blackburn Rovers|bw`,
    { suffix: ' U21', params: { total: 3.4, homeAdvantage: 35 } },
  ),
  league(
    7,
    'england',
    "Women's Super League",
    44,
    [1760, 1420],
    '09-05..05-16',
    'Sat 12:30 15:00 | Sun 12:00 14:00*3 18:45',
    `Chelsea|=; Arsenal|=; Manchester City|=; Manchester United|=; Tottenham Hotspur|=; London City Lionesses|vk;
    Aston Villa|=; Brighton & Hove Albion|=; Everton|=; Liverpool|=; West Ham United|cs; Birmingham City|bw;
    Crystal Palace|=; Charlton Athletic|rw`,
    { suffix: ' (W)', pause: true, params: { total: 3.1, homeAdvantage: 45 } },
  ),
  league(
    10,
    'scotland',
    'Premiership',
    70,
    [1700, 1370],
    '08-01..05-16',
    'Sat 12:30 15:00*4 17:45',
    `Celtic|gw|CEL; Rangers|bw|RAN; Heart of Midlothian|mw|HEA; Hibernian|gw|HIB; Aberdeen|rw|ABE; Motherwell|am|MOT;
    Dundee United|ok|DUU; Falkirk|nw|FAL; St Mirren|kw|STM; Kilmarnock|bw|KIL; Dundee|nw|DUN; St Johnstone|bw|STJ`,
    { pause: true },
  ),
  league(
    11,
    'scotland',
    'Championship',
    40,
    [1310, 1130],
    '08-01..05-01',
    'Fri 19:45 | Sat 15:00*4',
    `Livingston|ak; Partick Thistle|yr; Raith Rovers|nw; Ross County|nr; Dunfermline Athletic|wk; Ayr United|wk;
    Greenock Morton|bw; Arbroath|mw; Inverness Caledonian Thistle|br|ICT; Queen's Park|kw`,
  ),
  league(
    12,
    'wales',
    'Cymru Premier',
    30,
    [1270, 930],
    '08-07..04-24',
    'Fri 19:45*3 | Sat 14:30*4 17:15',
    `The New Saints|gw|TNS; Connah's Quay Nomads|rw; Penybont|bw; Caernarfon Town|yg; Bala Town|rw;
    Barry Town United|yb; Haverfordwest County|bw; Cardiff Metropolitan|vw; Colwyn Bay|cs; Flint Town United|kw;
    Briton Ferry Llansawel|rg; Llanelli Town|rw; Airbus UK Broughton|bw; Trefelin|wk; Cambrian United|rw;
    Holywell Town|rw`,
    { params: { total: 3 } },
  ),
  league(
    13,
    'northern_ireland',
    'Premiership',
    30,
    [1280, 1010],
    '08-08..04-24',
    'Fri 19:45 | Sat 15:00*4 17:30',
    `Linfield|bw; Larne|rw; Coleraine|bw; Glentoran|gr; Cliftonville|rw; Crusaders|kr; Dungannon Swifts|bw;
    Carrick Rangers|ak; Ballymena United|sw; Portadown|rw; Bangor|yb; Limavady United|bw`,
  ),
  league(
    14,
    'IE',
    'Premier Division',
    38,
    [1430, 1180],
    '02-06..11-06',
    'Fri 19:45*4 | Sat 19:45 // Mon 19:45*5',
    `Shamrock Rovers|gw; Derry City|rw; Shelbourne|rk; Bohemians|rk; St Patrick's Athletic|rw; Drogheda United|cs;
    Dundalk|wk; Galway United|cw; Sligo Rovers|rw; Waterford|bw`,
    { midweeks: '02-16 03-02 04-06 05-04 06-15', legs: 4 },
  ),
];
