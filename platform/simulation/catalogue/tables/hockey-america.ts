import { competitionsOf, rotation } from './builders.ts';

const competition = competitionsOf(2);
const NHL_TIMES = '19:00*8 19:30*3 20:00*2 18:00 21:00';

/** Ice hockey of North America. */
export const HOCKEY_AMERICA = [
  competition(
    151,
    'US',
    'NHL',
    96,
    [1680, 1420],
    [
      rotation('10-06..04-17', 'Tue Thu Sat*18 | Mon Wed Fri*8 | Wed Fri Sun*6', NHL_TIMES),
      rotation('04-19..06-18', 'Tue Thu Sat*8 | Mon Wed Fri*4 | Wed Fri Sun*4', '19:00*2 19:30 20:00', 16),
    ],
    `Colorado Avalanche|mb|COL|@M; Carolina Hurricanes|rk|CAR|@E; Tampa Bay Lightning|bw|TBL|@E;
    Dallas Stars|gk|DAL|@C; Vegas Golden Knights|ak|VGK|@P; Minnesota Wild|fr|MIN|@C; Edmonton Oilers|ob|EDM|@X;
    Montreal Canadiens|rb|MTL|@T; Florida Panthers|rn|FLA|@E; Buffalo Sabres|ba|BUF|@E;
    Washington Capitals|rn|WSH|@E; Utah Mammoth|sk|UTA|@M; Anaheim Ducks|ok|ANA|@P; Pittsburgh Penguins|ky|PIT|@E;
    Detroit Red Wings|rw|DET|@E; Boston Bruins|yk|BOS|@E; Ottawa Senators|rk|OTT|@T; Los Angeles Kings|ke|LAK|@P;
    New York Islanders|bo|NYI|@E; New Jersey Devils|rk|NJD|@E; Winnipeg Jets|nw|WPG|@W;
    Philadelphia Flyers|ok|PHI|@E; Toronto Maple Leafs|bw|TOR|@T; Columbus Blue Jackets|nr|CBJ|@E;
    Nashville Predators|an|NSH|@C; San Jose Sharks|tk|SJS|@P; St. Louis Blues|ba|STL|@C; Seattle Kraken|ns|SEA|@P;
    New York Rangers|br|NYR|@E; Chicago Blackhawks|rk|CHI|@C; Calgary Flames|ra|CGY|@X; Vancouver Canucks|bg|VAN|@V`,
    { params: { total: 6.1 } },
  ),
  competition(
    170,
    'US',
    'AHL',
    50,
    [1420, 1240],
    rotation(
      '10-09..04-18',
      'Wed Fri Sun*12 | Tue Fri Sun*6 | Wed Sat Mon*8 | Thu Sat*6',
      '19:00*6 18:00*2 15:00 16:00',
    ),
    `Hershey Bears|um|@E; Laval Rocket|rb|@T; Providence Bruins|yk|@E; Wilkes-Barre Penguins|ky|@E;
    Charlotte Checkers|rk|@E; Lehigh Valley Phantoms|ok|@E; Hartford Wolf Pack|br|@E;
    Springfield Thunderbirds|ba|@E; Bridgeport Islanders|bo|@E; Syracuse Crunch|bw|@E; Rochester Americans|rb|@E;
    Toronto Marlies|bw|@T; Cleveland Monsters|bk|@E; Belleville Senators|rk|@T; Utica Comets|gr|@E;
    Grand Rapids Griffins|rk|@E; Milwaukee Admirals|bk|@C; Chicago Wolves|ak|@C; Manitoba Moose|nw|@W;
    Rockford IceHogs|rk|@C; Iowa Wild|fr|@C; Texas Stars|gk|@C; Abbotsford Canucks|bg|@V; Calgary Wranglers|ra|@X;
    Coachella Valley Firebirds|rs|@P; Colorado Eagles|by|@M; Ontario Reign|ke|@P; Bakersfield Condors|ob|@P;
    San Diego Gulls|ok|@P; San Jose Barracuda|tk|@P; Henderson Silver Knights|ek|@P; Tucson Roadrunners|mk|@Z`,
    { params: { total: 5.9 } },
  ),
  competition(
    171,
    'US',
    'ECHL',
    34,
    [1270, 1100],
    rotation('10-16..04-11', 'Wed Fri Sun*14 | Fri Sun*8 | Thu Sat*8', '19:05*6 19:30*3 16:00*2'),
    `Florida Everblades|gk|@E; South Carolina Stingrays|nr|@E; Toledo Walleye|bk|@E; Wheeling Nailers|ka|@E;
    Reading Royals|vk|@E; Adirondack Thunder|rk|@E; Worcester Railers|bk|@E; Maine Mariners|nw|@E;
    Norfolk Admirals|ba|@E; Trois-Rivières Lions|ny|@T; Orlando Solar Bears|vo|@E; Jacksonville Icemen|bs|@E;
    Atlanta Gladiators|rk|@E; Savannah Ghost Pirates|gk|@E; Greenville Swamp Rabbits|ok|@E; Bloomington Bison|ub|@C;
    Indy Fuel|rk|@E; Fort Wayne Komets|ok|@E; Kalamazoo Wings|rw|@E; Cincinnati Cyclones|kr|@E;
    Iowa Heartlanders|ky|@C; Kansas City Mavericks|ob|@C; Wichita Thunder|bw|@C; Tulsa Oilers|kr|@C;
    Allen Americans|rb|@C; Idaho Steelheads|ns|@M; Rapid City Rush|rk|@M; Utah Grizzlies|gk|@M;
    Tahoe Knight Monsters|gk|@P; Greensboro Gargoyles|vk|@E`,
    { params: { total: 6.3 } },
  ),
  competition(
    172,
    'CA',
    'OHL',
    26,
    [1200, 1010],
    rotation('09-18..03-21', 'Wed Fri Sun*12 | Thu Sat*8', '19:00*3 19:05*3 14:00*2'),
    `London Knights|gw; Kitchener Rangers|br; Windsor Spitfires|rb; Flint Firebirds|on; Saginaw Spirit|rb;
    Sault Ste. Marie Greyhounds|rw; Guelph Storm|mk; Owen Sound Attack|rk; Erie Otters|na; Sarnia Sting|ky;
    Brantford Bulldogs|ky; Barrie Colts|by; Kingston Frontenacs|ya; Oshawa Generals|br; Brampton Steelheads|bw;
    Ottawa 67's|rk; Peterborough Petes|mw; Niagara IceDogs|rk; North Bay Battalion|gk; Sudbury Wolves|be`,
    { zone: 'America/Toronto', params: { total: 7 } },
  ),
  competition(
    173,
    'CA',
    'WHL',
    26,
    [1200, 1010],
    rotation('09-18..03-21', 'Wed Fri Sun*12 | Tue Fri*4 | Thu Sat*6', '19:00*5 19:05*3 16:00'),
    `Prince Albert Raiders|gy|@W; Medicine Hat Tigers|ok|@X; Everett Silvertips|ge|@P; Edmonton Oil Kings|rb|@X;
    Kelowna Rockets|kr|@V; Brandon Wheat Kings|yk|@W; Saskatoon Blades|by|@W; Calgary Hitmen|rk|@X;
    Prince George Cougars|rk|@V; Penticton Vees|bw|@V; Spokane Chiefs|rb|@P; Kamloops Blazers|bo|@V;
    Portland Winterhawks|rk|@P; Seattle Thunderbirds|ng|@P; Tri-City Americans|rb|@P; Victoria Royals|bk|@V;
    Vancouver Giants|kr|@V; Wenatchee Wild|sk|@P; Red Deer Rebels|mk|@X; Swift Current Broncos|bg|@W;
    Moose Jaw Warriors|rk|@W; Lethbridge Hurricanes|rb|@X; Regina Pats|br|@W`,
    { params: { total: 6.9 } },
  ),
  competition(
    174,
    'CA',
    'QMJHL',
    24,
    [1200, 1010],
    rotation('09-18..03-21', 'Wed Fri Sun*10 | Thu Sat*8', '19:00*6 16:00'),
    `Moncton Wildcats|yb|@H; Blainville-Boisbriand Armada|kw; Drummondville Voltigeurs|rk; Chicoutimi Saguenéens|bw;
    Rouyn-Noranda Huskies|mk; Sherbrooke Phoenix|bw; Shawinigan Cataractes|by; Quebec Remparts|rk;
    Charlottetown Islanders|yk|@H; Cape Breton Eagles|ak|@H; Halifax Mooseheads|gr|@H; Rimouski Océanic|bw;
    Baie-Comeau Drakkar|ay; Val-d'Or Foreurs|gy; Gatineau Olympiques|ek; Victoriaville Tigres|ak;
    Saint John Sea Dogs|nk|@H; Newfoundland Regiment|bw|@H`,
    { zone: 'America/Toronto', params: { total: 6.7 } },
  ),
  competition(
    175,
    'US',
    'NCAA',
    30,
    [1300, 1080],
    rotation('10-03..03-20', 'Fri Sun*8 | Thu Sat*6 | Fri*10', '19:00*5 19:05*3 16:00'),
    `Western Michigan|uy|@E; Michigan State|gw|@E; Michigan|yb|@E; North Dakota|gw|@C; Boston University|rw|@E;
    Boston College|ca|@E; Denver|cy|@M; Maine|nw|@E; Quinnipiac|ny|@E; Penn State|nw|@E; Minnesota|ca|@C;
    Wisconsin|rw|@C; Providence|kw|@E; Connecticut|nw|@E; Cornell|rw|@E; Minnesota Duluth|ca|@C; Northeastern|rk|@E;
    Massachusetts|cw|@E; Colorado College|yk|@M; Dartmouth|gw|@E; Ohio State|rd|@E; Harvard|cw|@E; Clarkson|gy|@E;
    St. Cloud State|rk|@C`,
    { params: { total: 5.8 } },
  ),
];
