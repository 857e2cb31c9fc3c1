import { leaguesOf } from './builders.ts';

const league = leaguesOf(1);

/** North, Central and South America. */
export const FOOTBALL_AMERICAS = [
  league(
    91,
    'US',
    'Major League Soccer',
    74,
    [1680, 1450],
    '02-20..12-12',
    'Sat 19:30*11 20:30*2 | Sun 17:00 19:00',
    `Inter Miami|pk|MIA|@E; Los Angeles FC|ka|LAF|@P; Vancouver Whitecaps|wn|VAN|@V; Philadelphia Union|na|PHI|@E;
    San Diego FC|vs|SDG|@P; Cincinnati|ob|CIN|@E; Columbus Crew|yk|CLB|@E; Seattle Sounders|gb|SEA|@P;
    Charlotte FC|sk|CLT|@E; New York City FC|so|NYC|@E; Orlando City|vw|ORL|@E; Minnesota United|ds|MIN|@C;
    Nashville SC|yn|NSH|@C; LA Galaxy|wn|LAG|@P; New York Red Bulls|rw|NYR|@E; Portland Timbers|fy|POR|@P;
    Chicago Fire|rs|CHI|@C; Austin FC|gk|ATX|@C; Real Salt Lake|mn|RSL|@M; FC Dallas|rb|DAL|@C;
    Colorado Rapids|ms|COL|@M; San Jose Earthquakes|bk|SJE|@P; Houston Dynamo|ok|HOU|@C; Atlanta United|rk|ATL|@E;
    New England Revolution|nr|NER|@E; Toronto FC|rd|TOR|@T; St. Louis City|pn|STL|@C;
    Sporting Kansas City|sn|SKC|@C; CF Montréal|kb|MTL|@T; D.C. United|kr|DCU|@E`,
    { pause: true, params: { total: 3, homeAdvantage: 75 } },
  ),
  league(
    92,
    'US',
    'USL Championship',
    36,
    [1390, 1180],
    '03-06..11-22',
    'Fri 19:30*2 | Sat 19:00*9 20:30',
    `Louisville City|vy|@E; Charleston Battery|yk|@E; Tulsa|yk|@C; Pittsburgh Riverhounds|yk|@E;
    Sacramento Republic|mw|@P; New Mexico United|ky|@M; Loudoun United|rk|@E; Hartford Athletic|gb|@E;
    North Carolina FC|nr|@E; Orange County SC|ok|@P; San Antonio FC|kr|@C; El Paso Locomotive|by|@M;
    Phoenix Rising|rk|@Z; Colorado Springs|bw|@M; Indy Eleven|br|@E; Rhode Island FC|ab|@E; Detroit City|my|@E;
    Oakland Roots|kw|@P; Lexington SC|gw|@E; Tampa Bay Rowdies|gy|@E; Birmingham Legion|kw|@C; Monterey Bay|bn|@P;
    Las Vegas Lights|pk|@P; Miami FC|ow|@E`,
    { params: { total: 2.65 } },
  ),
  league(
    93,
    'US',
    'NWSL',
    34,
    [1760, 1480],
    '03-13..11-22',
    'Fri 20:00*2 | Sat 13:00 19:30*3 | Sun 15:00 19:00',
    `Kansas City Current|ts|@C; Orlando Pride|vw|@E; Washington Spirit|ky|@E; Gotham FC|ks|@E; Seattle Reign|nv|@P;
    San Diego Wave|sp|@P; Portland Thorns|rk|@P; Angel City|pk|@P; Racing Louisville|vs|@E;
    North Carolina Courage|nr|@E; Houston Dash|ok|@C; Bay FC|np|@P; Utah Royals|yn|@M; Chicago Stars|sr|@C;
    Denver Summit|fo|@M; Boston Legacy|gw|@E`,
    { suffix: ' (W)', pause: true, params: { total: 2.6, homeAdvantage: 35 } },
  ),
  league(
    94,
    'MX',
    'Liga MX',
    72,
    [1640, 1390],
    '07-10..12-13,01-08..05-24',
    'Fri 19:00 21:00 | Sat 17:00 19:00*2 21:00 | Sun 12:00 17:00 19:00',
    `Toluca|rw; Cruz Azul|bw; Tigres UANL|yb; América|yb; Monterrey|nw; Guadalajara|rw; Pachuca|bw; Pumas UNAM|nd;
    León|gw; Tijuana|rk|@TIJ; Santos Laguna|gw; Atlas|rk; Necaxa|rw; Querétaro|bk; Atlético San Luis|rb;
    FC Juárez|gr|@M; Puebla|wb; Atlante|bc`,
    { pause: true, params: { total: 2.75, homeAdvantage: 75 } },
  ),
  league(
    95,
    'MX',
    'Liga de Expansión',
    38,
    [1380, 1210],
    '07-24..12-12,01-09..05-16',
    'Tue 19:00 21:00 | Wed 19:00 21:00 | Thu 19:00 21:00 | Fri 21:00',
    `Tapatío|rw; Cancún|bw; Tepatitlán|gw; Leones Negros|kr; Morelia|yr; Mineros de Zacatecas|rw; Venados|gw;
    Jaiba Brava|sw; Tlaxcala|rw; Irapuato|rw; Correcaminos|ob; La Paz|bw; Dorados|ay; Alebrijes|ok; Oaxaca FC|gk`,
    { params: { total: 2.5 } },
  ),
  league(
    96,
    'MX',
    'Liga MX Femenil',
    26,
    [1620, 1280],
    '07-09..11-30,01-04..05-25',
    'Thu 19:00 21:00 | Fri 17:00 19:00 | Sat 12:00 | Sun 12:00 17:00 | Mon 19:00 21:00',
    `Tigres UANL|=; América|=; Pachuca|=; Monterrey|=; Guadalajara|=; Cruz Azul|=; Toluca|=; Tijuana|=; Pumas UNAM|=;
    León|=; FC Juárez|=; Atlas|=; Querétaro|=; Necaxa|=; Santos Laguna|=; Atlético San Luis|=; Puebla|=; Atlante|=`,
    { suffix: ' (W)', params: { total: 3.2, homeAdvantage: 40 } },
  ),
  league(
    97,
    'CR',
    'Primera División',
    32,
    [1380, 1180],
    '07-24..12-20,01-10..05-24',
    'Sat 17:00 19:00 | Sun 11:00 16:00 18:00',
    `Saprissa|vw; Alajuelense|rk; Herediano|ry; Cartaginés|bw; Liberia|yb; San Carlos|bw; Sporting San José|kw;
    Puntarenas FC|ok; Pérez Zeledón|rb; Guadalupe|bw`,
    { params: { total: 2.5 } },
  ),
  league(
    98,
    'GT',
    'Liga Nacional',
    28,
    [1320, 1160],
    '07-17..12-20,01-16..05-23',
    'Sat 18:00 20:00 | Sun 11:00*2 15:00 18:00',
    `Municipal|rb; Comunicaciones|wb; Xelajú|rb; Antigua|gw; Mixco|ok; Guastatoya|yb; Cobán Imperial|bw;
    Malacateco|rw; Achuapa|yk; Aurora FC|yk; Marquense|yb; Mictlán|bw`,
    { params: { total: 2.4 } },
  ),
  league(
    99,
    'HN',
    'Liga Nacional',
    26,
    [1330, 1110],
    '07-24..12-20,01-16..05-23',
    'Wed 19:00*2 | Sat 17:00 19:15 | Sun 16:00',
    `Olimpia|rw; Motagua|bw; Real España|ky; Marathón|gw; Olancho FC|yk; Génesis PN|gk; Lobos UPNFM|nw; Juticalpa|gw;
    Platense (HON)|gw; Choloma|bw`,
    { params: { total: 2.55 } },
  ),
  league(
    100,
    'SV',
    'Primera División',
    24,
    [1290, 1090],
    '07-24..12-20,01-16..05-23',
    'Sat 15:15 17:00 19:00 | Sun 11:00 15:15 16:00',
    `Alianza (SLV)|wb; Águila|ok; FAS|rb; Luis Ángel Firpo|rb; Isidro Metapán|bw; Municipal Limeño|rb;
    Cacahuatique|gw; Platense Zacatecoluca|bw; Fuerte San Francisco|rw; Hércules|gw; Zacatecoluca|yk; Inter FA|kb`,
    { params: { total: 2.5 } },
  ),
  league(
    101,
    'JM',
    'Premier League',
    20,
    [1220, 1010],
    '09-06..05-16',
    'Sun 15:00*3 17:00 | Mon 17:00 19:00',
    `Mount Pleasant|bw; Cavalier|ok; Portmore United|bw; Arnett Gardens|rk; Tivoli Gardens|ow; Waterhouse|bw;
    Montego Bay United|ty; Harbour View|gs; Racing United|rw; Dunbeholden|bw; Molynes United|yk;
    Chapelton Maroons|gk`,
    { params: { total: 2.5 } },
  ),
  league(
    103,
    'BR',
    'Série A',
    84,
    [1800, 1500],
    '03-28..12-06',
    'Sat 16:00 18:30 21:00 | Sun 11:00 16:00*3 18:30 20:30 | Mon 20:00 // Wed 19:00*2 20:00*2 21:30*2 | Thu 19:00 20:00*2 21:30',
    `Flamengo|rk|FLA; Palmeiras|gw|PAL; Cruzeiro|bw|CRU; Botafogo|kw|BOT; Fluminense|mg|FLU; Bahia|br|BAH;
    Mirassol|yg|MIR; São Paulo|wr|SAO; Corinthians|wk|COR; Atlético Mineiro|kw|CAM; Grêmio|sk|GRE;
    Internacional|rw|INT; Red Bull Bragantino|wr|RBB; Athletico Paranaense|rk|CAP; Vasco da Gama|kw|VAS;
    Santos|wk|SAN; Coritiba|gw|CFC; Vitória|rk|VIT; Chapecoense|gw|CHA; Remo|nw|REM`,
    {
      pause: true,
      legs: 2,
      midweeks: '04-14 04-28 05-12 05-26 07-21 08-11 08-25 09-08 10-13 10-27 11-24',
      params: { total: 2.4, homeAdvantage: 90 },
    },
  ),
  league(
    104,
    'BR',
    'Série B',
    52,
    [1520, 1370],
    '03-21..11-29',
    'Fri 19:00 21:35 | Sat 16:00*2 18:30 20:30 | Sun 16:00 18:30 | Mon 19:00 21:30',
    `Fortaleza|br; Ceará|kw; Sport Recife|rk; Criciúma|yk; Goiás|gw; Novorizontino|yk; Juventude|gw; CRB|rw;
    Cuiabá|gy; Atlético-GO|rk; Vila Nova|rw; Avaí|bw; Operário-PR|kw; América-MG|gk; Athletic-MG|kw; Botafogo-SP|rk;
    Ponte Preta|kw; Náutico|rw; Londrina|sw; São Bernardo|yk|SBE`,
    { params: { total: 2.2, homeAdvantage: 85 } },
  ),
  league(
    105,
    'BR',
    'Paulista',
    44,
    [1560, 1300],
    '01-16..03-21',
    'Sat 16:00 18:30*2 20:30 | Sun 16:00*2 18:30 20:30 // Wed 19:30*4 21:35*2 | Thu 19:30 21:30',
    `Palmeiras; São Paulo; Corinthians; Santos; Red Bull Bragantino; Mirassol; Novorizontino; Botafogo-SP;
    Ponte Preta; São Bernardo; Guarani (BRA)|gw; Portuguesa|rg; Velo Clube|rw; Noroeste|rw; Capivariano|rw;
    Primavera SP|rk`,
    { legs: 1, params: { total: 2.3 } },
  ),
  league(
    106,
    'AR',
    'Liga Profesional',
    76,
    [1640, 1380],
    '01-22..06-07,07-17..12-13',
    'Fri 19:00 21:15 | Sat 16:45 17:00 19:00 21:15*2 | Sun 17:00*2 19:15 21:30 | Mon 19:00*2 21:15*2',
    `River Plate|wr|RIV; Boca Juniors|by|BOC; Racing Club|sw|RAC; Estudiantes|rw|EST; Rosario Central|yb|ROC;
    Lanús|mw|LAN; Vélez Sarsfield|wb|VEL; Argentinos Juniors|rw|ARG; Independiente|rb|IND; San Lorenzo|rb|SLO;
    Talleres|nw|TAL; Huracán|wr|HUR; Belgrano|sk|BEL; Independiente Rivadavia|bw|CSI; Platense|wu|PLA; Tigre|br|TIG;
    Defensa y Justicia|yg|DYJ; Deportivo Riestra|kw|RIE; Barracas Central|rw|BAR; Unión|rw|UNI;
    Newell's Old Boys|rk|NOB; Central Córdoba|kw|CCO; Atlético Tucumán|sw|ATU; Instituto|rw|INS;
    Gimnasia La Plata|wn|GLP; Banfield|gw|BAN; Sarmiento|gw|SAR; Gimnasia Mendoza|kw|GME; Aldosivi|gy|ALD;
    Estudiantes Río Cuarto|sw|ERC`,
    { params: { total: 2.05, homeAdvantage: 70 } },
  ),
  league(
    107,
    'AR',
    'Primera Nacional',
    38,
    [1350, 1170],
    '02-13..12-13',
    'Fri 21:00 | Sat 15:30*3 17:00*3 19:30 | Sun 15:30*3 17:00*4 19:00 | Mon 19:00 21:00',
    `Godoy Cruz|bw; San Martín de San Juan|gk; Deportivo Morón|wr; Atlanta|by; Gimnasia Jujuy|sw;
    Estudiantes de Caseros|kw; Deportivo Madryn|yk; San Martín Tucumán|rw; Tristán Suárez|bw; Quilmes|wb;
    Chacarita Juniors|rk; Ferro Carril Oeste|gw; Temperley|sw; Agropecuario|rg; All Boys|wk; San Miguel|gw;
    Patronato|rk; Colón|rk; Nueva Chicago|gk; Almirante Brown|yk; Chaco For Ever|kw; Mitre|ky; Güemes|rw;
    Racing de Córdoba|sw; Colegiales|rb; Defensores de Belgrano|rk; Almagro|bk; Los Andes|rw; Ciudad de Bolívar|rb;
    Midland|bw; Acassuso|rb; Central Norte|kw`,
    { params: { total: 1.95 } },
  ),
  league(
    108,
    'AR',
    'Torneo de Reserva',
    16,
    [1230, 1100],
    '02-24..06-09,07-21..12-08',
    'Tue 09:00*3 10:00*4 15:30*2 | Wed 09:00*3 10:00*3',
    `River Plate|=; Boca Juniors|=; Racing Club|=; Estudiantes|=; Rosario Central|=; Lanús|=; Vélez Sarsfield|=;
    Argentinos Juniors|=; Independiente|=; San Lorenzo|=; Talleres|=; Huracán|=; Belgrano|=; Platense|=; Tigre|=;
    Defensa y Justicia|=; Unión|=; Newell's Old Boys|=; Central Córdoba|=; Instituto|=; Gimnasia La Plata|=;
    Banfield|=; Sarmiento|=; Aldosivi|=; Godoy Cruz|bw; Barracas Central|=; Deportivo Riestra|=;
    Independiente Rivadavia|=`,
    { suffix: ' Reserves', params: { total: 2.3, homeAdvantage: 35 } },
  ),
  league(
    109,
    'CL',
    'Primera División',
    48,
    [1440, 1250],
    '01-30..12-06',
    'Fri 18:00 20:30 | Sat 12:00 17:30 20:00 | Sun 12:00 17:30 20:00',
    `Colo-Colo|wk; Universidad de Chile|br; Universidad Católica|wb; Coquimbo Unido|yk; Palestino|rg;
    Audax Italiano|gw; O'Higgins|sw; Ñublense|rw; Huachipato|bk; Everton de Viña|by; Cobresal|og; La Serena|mw;
    Unión La Calera|rw; Limache|rw; Universidad de Concepción|yb; Deportes Concepción|vw`,
    { pause: true, params: { total: 2.6 } },
  ),
  league(
    110,
    'CO',
    'Primera A',
    54,
    [1500, 1280],
    '01-16..06-07,07-10..12-20',
    'Fri 18:20 20:30 | Sat 14:00 16:10 18:20 20:30 | Sun 16:00 18:10 20:20 | Mon 20:00',
    `Atlético Nacional|gw; Junior|rw; Independiente Medellín|rb; Santa Fe|rw; América de Cali|rw; Millonarios|bw;
    Deportes Tolima|my; Once Caldas|wg; Bucaramanga|yg; Deportivo Cali|gw; Fortaleza CEIF|rb; Pereira|yr; Pasto|rb;
    Águilas Doradas|yk; Llaneros|kr; Boyacá Chicó|bw; Alianza Valledupar|yk; Internacional de Bogotá|bw;
    Cúcuta Deportivo|kr; Jaguares|yb`,
    { params: { total: 2.2 } },
  ),
  league(
    111,
    'UY',
    'Primera División',
    42,
    [1430, 1210],
    '02-06..12-06',
    'Fri 20:00 | Sat 10:00 16:00 19:00 | Sun 10:00 16:00 19:00 | Mon 20:00',
    `Peñarol|yk; Nacional (URU)|wb; Liverpool (URU)|bk; Defensor Sporting|vw; Montevideo City Torque|sw;
    Boston River|rg; Juventud de Las Piedras|sw; Racing Montevideo|gw; Cerro Largo|bw; Wanderers (URU)|kw;
    Danubio|wk; Cerro|sw; Progreso|yr; Central Español|bw; Albion|rb; Deportivo Maldonado|rg`,
    { params: { total: 2.25 } },
  ),
  league(
    112,
    'PY',
    'Primera División',
    38,
    [1420, 1210],
    '01-23..05-31,07-10..12-06',
    'Fri 18:00 20:30 | Sat 18:00 20:30 | Sun 18:00 | Mon 18:30',
    `Cerro Porteño|br; Libertad|kw; Olimpia (PAR)|wk; Guaraní|yk; Nacional (PAR)|wr; Sportivo Trinidense|yb;
    Sportivo Ameliano|kw; Sportivo Luqueño|yb; 2 de Mayo|wb; Recoleta|wk; Rubio Ñu|gw; San Lorenzo (PAR)|rb`,
    { params: { total: 2.2 } },
  ),
  league(
    113,
    'PE',
    'Liga 1',
    42,
    [1420, 1160],
    '01-30..12-06',
    'Fri 20:00 | Sat 13:00 15:15 18:00 20:30 | Sun 11:00 13:15 15:30 18:30',
    `Universitario|wm; Alianza Lima|bw; Sporting Cristal|sw; Cusco FC|yk; Melgar|rk; Cienciano|rw;
    Alianza Atlético|bw; Deportivo Garcilaso|sw; ADT Tarma|sw; Sport Huancayo|rw; Los Chankas|rw; Atlético Grau|yr;
    Comerciantes Unidos|rw; Sport Boys|pk; UTC Cajamarca|mw; Juan Pablo II|yw; FC Cajamarca|gw;
    Deportivo Moquegua|rw`,
    { params: { total: 2.55, homeAdvantage: 100 } },
  ),
  league(
    114,
    'EC',
    'Liga Pro',
    44,
    [1470, 1220],
    '02-20..12-13',
    'Fri 19:00 | Sat 15:00 17:30 20:00 | Sun 13:00 15:30 18:00 | Mon 19:00',
    `Independiente del Valle|bk; LDU Quito|wr; Barcelona SC|yk; Universidad Católica (ECU)|sw; Orense|gw; Emelec|bw;
    Libertad Loja|ok; Aucas|yr; El Nacional|rw; Delfín|yb; Deportivo Cuenca|rk; Mushuc Runa|rg;
    Técnico Universitario|rw; Macará|sw; Manta|sw; Leones FC|ok`,
    { params: { total: 2.4, homeAdvantage: 90 } },
  ),
  league(
    115,
    'BO',
    'División Profesional',
    36,
    [1350, 1070],
    '03-27..12-20',
    'Fri 20:00 | Sat 15:00 17:30 20:00 | Sun 15:00*2 17:30 20:00',
    `Bolívar|sw; Always Ready|rw; The Strongest|yk; Blooming|sw; Nacional Potosí|rw; San Antonio Bulo Bulo|gy;
    Oriente Petrolero|gw; Guabirá|rb; Aurora|sw; Independiente Petrolero|rw; Universitario de Vinto|gw;
    ABB La Paz|bw; Real Oruro|wk; Tomayapo|gr; Real Potosí|vw; Gualberto Villarroel|yk`,
    { params: { total: 2.95, homeAdvantage: 110 } },
  ),
  league(
    116,
    'VE',
    'Liga FUTVE',
    32,
    [1320, 1110],
    '01-30..05-31,07-10..12-13',
    'Fri 18:00 | Sat 16:00 18:00 20:00 | Sun 16:00 18:00 20:00',
    `Deportivo Táchira|yk; Universidad Central|wg; Caracas FC|rw; Carabobo|mw; Academia Puerto Cabello|bk;
    Deportivo La Guaira|ow; Metropolitanos|vw; Estudiantes de Mérida|rw; Zamora|wk; Monagas|bm; Portuguesa FC|rk;
    Anzoátegui|yr; Rayo Zuliano|sk; Trujillanos|yu`,
    { params: { total: 2.25 } },
  ),
];
