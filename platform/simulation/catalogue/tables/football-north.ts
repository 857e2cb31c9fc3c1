import { leaguesOf } from './builders.ts';

const league = leaguesOf(1);

/** Benelux, Portugal, the Alps, Scandinavia and the Baltic. */
export const FOOTBALL_NORTH = [
  league(
    35,
    'NL',
    'Eredivisie',
    76,
    [1850, 1440],
    '08-07..12-20,01-09..05-16',
    'Fri 20:00 | Sat 16:30 18:45*2 21:00 | Sun 12:15 14:30*2 16:45',
    `PSV Eindhoven|rw|PSV; Feyenoord|rw|FEY; Ajax|wr|AJA; AZ Alkmaar|rw|AZA; Twente|rw|TWE; NEC Nijmegen|rg|NEC;
    Utrecht|rw|UTR; Heerenveen|bw|HEE; Groningen|gw|GRO; Sparta Rotterdam|rw|SPA; Go Ahead Eagles|ry|GAE;
    Fortuna Sittard|yg|FOR; PEC Zwolle|bw|PEC; Cambuur|yb|CAM; Willem II|rn|WIL; ADO Den Haag|yg|ADO;
    Excelsior|rk|EXC; Telstar|wn|TEL`,
    { pause: true, params: { total: 3.15 } },
  ),
  league(
    36,
    'NL',
    'Eerste Divisie',
    44,
    [1430, 1230],
    '08-07..12-20,01-08..05-07',
    'Fri 20:00*8 | Mon 20:00*2',
    `Heracles Almelo|kw; NAC Breda|yk; Volendam|ok; Almere City|rk; Roda JC|yk; De Graafschap|bw; Dordrecht|gw;
    Den Bosch|bw; Vitesse|yk; RKC Waalwijk|yb; VVV-Venlo|yk; Emmen|rw; Eindhoven|bw; Jong PSV|rw; Jong Ajax|wr;
    Jong AZ|rw; MVV Maastricht|rw; Helmond Sport|rk; Jong Utrecht|rw; TOP Oss|rw`,
    { params: { total: 3.2 } },
  ),
  league(
    37,
    'BE',
    'Pro League',
    68,
    [1800, 1440],
    '07-24..12-27,01-15..05-23',
    'Fri 20:45 | Sat 16:00*2 18:15 20:45 | Sun 13:30 16:00 18:30 19:15',
    `Club Brugge|bk|CLB; Union Saint-Gilloise|yb|USG; Genk|bw|GNK; Anderlecht|vw|AND; Gent|bw|GNT;
    Royal Antwerp|rw|ANT; Sint-Truiden|yb|STV; Mechelen|yr|MEC; Standard Liège|rw|STA; Charleroi|kw|CHA;
    Westerlo|yb|WES; Cercle Brugge|gk|CER; OH Leuven|wk|OHL; Zulte Waregem|rg|ZWA; La Louvière|gw|LAL;
    Beveren|yb|BEV; Kortrijk|rw|KOR; Lommel|gw|LOM`,
    { pause: true, params: { total: 2.75 } },
  ),
  league(
    38,
    'BE',
    'Challenger Pro League',
    34,
    [1420, 1240],
    '08-07..04-25',
    'Fri 20:00*4 | Sat 16:00*2 20:00 | Sun 16:00',
    `Dender|bw; Lierse|yk; Patro Eisden|vw; Eupen|kw; RFC Liège|rb; Lokeren|kw; Seraing|rk; Club NXT|bk;
    Jong Genk|bw; RSCA Futures|vw; Jong Gent|bw; Francs Borains|gw; Olympic Charleroi|kw; Deinze|ok; Virton|gw;
    Beerschot|vw`,
    { params: { total: 2.95 } },
  ),
  league(
    40,
    'PT',
    'Primeira Liga',
    78,
    [1890, 1430],
    '08-07..05-17',
    'Fri 20:15 | Sat 15:30 18:00*2 20:30 | Sun 15:30 18:00 20:30 | Mon 20:15',
    `Porto|00428c-ffffff|POR; Sporting|008057-ffffff|SCP; Benfica|e83030-ffffff|SLB; Braga|dc0a0a-ffffff|BRA;
    Vitória Guimarães|wk|VSC; Famalicão|wb|FAM; Gil Vicente|rb|GIL; Moreirense|gw|MOR; Estoril|yb|EST;
    Rio Ave|gw|RAV; Arouca|yb|ARO; Santa Clara|rw|STC; Alverca|rb|ALV; Casa Pia|kw|CPI; Nacional|kw|NAC;
    Estrela da Amadora|rg|ESA; Marítimo|gr|MAR; Académico de Viseu|kw|ACV`,
    { pause: true, params: { total: 2.55 } },
  ),
  league(
    41,
    'PT',
    'Liga Portugal 2',
    42,
    [1420, 1240],
    '08-08..05-17',
    'Fri 18:00 | Sat 11:00 14:00*2 15:30 | Sun 11:00 14:00 15:30 | Mon 18:00',
    `Tondela|gy; AVS|rw; Torreense|rb; Vizela|bw; Chaves|rb; União de Leiria|rw; Leixões|rw; Portimonense|kw;
    Feirense|bw; Farense|wk; Penafiel|rk; Porto B|=; Benfica B|=; Sporting B|=; Académica|kw; Felgueiras|rb;
    Lourosa|yk; Amarante|ws`,
    { params: { total: 2.4 } },
  ),
  league(
    43,
    'CH',
    'Super League',
    54,
    [1620, 1400],
    '07-25..12-20,01-16..05-23',
    'Sat 18:00*2 20:30 | Sun 14:15 16:30*2',
    `Basel|rb|BAS; Young Boys|yk|YBO; Lugano|kw|LUG; St. Gallen|gw|STG; Thun|rw|THU; Lausanne-Sport|bw|LSP;
    Servette|mw|SFC; Luzern|bw|LUZ; Sion|rw|SIO; Zürich|wb|FCZ; Grasshoppers|bw|GCZ; Vaduz|rw|VAD`,
    { pause: true, legs: 4, params: { total: 3 } },
  ),
  league(
    44,
    'CH',
    'Challenge League',
    32,
    [1370, 1220],
    '07-31..12-13,01-29..05-22',
    'Fri 19:30*3 | Sat 18:00 20:30',
    `Winterthur|rw; Aarau|wk; Yverdon|gw; Stade Lausanne-Ouchy|bw|SLO; Neuchâtel Xamax|kr; Rapperswil-Jona|rw;
    Étoile Carouge|bw; Wil|kw; Nyon|yb; Bellinzona|kr`,
    { params: { total: 2.95 } },
  ),
  league(
    45,
    'AT',
    'Bundesliga',
    54,
    [1690, 1420],
    '08-01..12-13,02-06..05-23',
    'Sat 17:00*3 | Sun 14:30*2 17:00',
    `Red Bull Salzburg|wr|RBS; Sturm Graz|kw|STU; Rapid Wien|gw|RAP; LASK|kw|LAS; Austria Wien|vw|AUS;
    Wolfsberger AC|kw|WAC; Hartberg|bw|HAR; Rheindorf Altach|kw|ALT; Ried|gk|RIE; WSG Tirol|gw|TIR;
    Grazer AK|rw|GAK; Austria Lustenau|gw|LUS`,
    { pause: true, params: { total: 2.85 } },
  ),
  league(
    46,
    'AT',
    '2. Liga',
    34,
    [1390, 1210],
    '07-31..12-06,02-19..05-28',
    'Fri 18:10*3 20:30 | Sat 14:30*2 | Sun 10:30*2',
    `Blau-Weiß Linz|bw; Admira Wacker|rk; First Vienna|yb; St. Pölten|yb; Liefering|wr; Kapfenberg|rw; Amstetten|kw;
    Floridsdorfer AC|bw; Schwarz-Weiß Bregenz|kw; Rapid Wien II|gw; Sturm Graz II|kw; Austria Wien II|vw;
    Austria Salzburg|vw; Hertha Wels|gw; Austria Klagenfurt|vw; Wacker Innsbruck|gk`,
    { params: { total: 3 } },
  ),
  league(
    47,
    'DK',
    'Superliga',
    56,
    [1680, 1430],
    '07-24..12-13,02-12..05-23',
    'Fri 19:00 | Sat 17:00 | Sun 12:00 14:00*2 16:00 18:00 | Mon 19:00',
    `Copenhagen|wb|FCK; Midtjylland|kr|FCM; Brøndby|yb|BIF; AGF Aarhus|wb|AGF; Nordsjælland|ry|FCN; Silkeborg|rw|SIF;
    Viborg|gw|VFF; Randers|bw|RFC; OB Odense|bw|ODE; Sønderjyske|bw|SJE; Lyngby|bw|LBK; Horsens|yk|ACH`,
    { pause: true, params: { total: 2.95 } },
  ),
  league(
    48,
    'DK',
    '1st Division',
    36,
    [1400, 1260],
    '07-25..12-06,02-19..05-30',
    'Fri 18:30*2 | Sat 13:00 14:00 | Sun 13:00 15:00',
    `Vejle|rw; Fredericia|rw; AaB Aalborg|rw; Hvidovre|rb; Esbjerg|bw; HB Køge|bk; Kolding|bw; Hobro|yb; Hillerød|ob;
    B.93|bw; AB Copenhagen|gw; Aarhus Fremad|yk`,
    { params: { total: 2.9 } },
  ),
  league(
    49,
    'SE',
    'Allsvenskan',
    58,
    [1600, 1350],
    '04-04..11-08',
    'Sat 15:00*3 17:30 | Sun 14:00*2 16:30 | Mon 19:00',
    `Mjällby|yk; Hammarby|gw; Malmö FF|sw; Djurgården|bn; AIK|ky; GAIS|gk; IFK Göteborg|bw; Elfsborg|yk; Häcken|yk;
    Sirius|bk; Brommapojkarna|rk; Degerfors|rw; Halmstad|bw; Västerås|gk; Kalmar|rw; Örgryte|rb`,
    { pause: true, params: { total: 2.85 } },
  ),
  league(
    50,
    'NO',
    'Eliteserien',
    56,
    [1690, 1350],
    '03-15..12-06',
    'Sat 16:00 18:00 | Sun 14:30 17:00*4 19:15',
    `Bodø/Glimt|yk|BOD; Viking|nw|VIK; Brann|rw|BRA; Rosenborg|wk|RBK; Tromsø|rw|TIL; Molde|bw|MOL;
    Sandefjord|bw|SAN; Fredrikstad|rw|FFK; Sarpsborg 08|bw|S08; KFUM Oslo|rw|KFU; Vålerenga|br|VIF;
    Lillestrøm|yk|LSK; HamKam|gw|HAM; Kristiansund|bw|KBK; Aalesund|ob|AAF; Start|yk|STA`,
    { pause: true, params: { total: 3.05, homeAdvantage: 75 } },
  ),
  league(
    51,
    'FI',
    'Veikkausliiga',
    38,
    [1420, 1180],
    '04-04..11-08',
    'Sat 15:00*2 17:00 | Sun 15:00 17:00 | Mon 18:30',
    `KuPS|yk; HJK Helsinki|bw; Ilves|yg; Inter Turku|bk; SJK|ok; VPS|rw; Jaro|rk; Gnistan|yb; AC Oulu|bw;
    IFK Mariehamn|gw; TPS|kw; Lahti|kr`,
    { params: { total: 2.9 } },
  ),
  league(
    52,
    'IS',
    'Besta deild',
    30,
    [1400, 1200],
    '04-05..10-25',
    'Sun 14:00 17:00*2 19:15 | Mon 19:15*2',
    `Víkingur Reykjavík|rk; Valur|rw; Breiðablik|gw; Stjarnan|bw; FH|wk; Fram|bw; KA|yb; ÍBV|wb; KR Reykjavík|kw;
    ÍA|yk; Keflavík|bw; Þór Akureyri|rw`,
    { params: { total: 3.4 } },
  ),
  league(
    53,
    'EE',
    'Meistriliiga',
    26,
    [1330, 1030],
    '03-01..11-08',
    'Fri 19:00 | Sat 14:30 17:00 | Sun 14:30 17:00',
    `Flora Tallinn|gw; FCI Levadia|gk; Nõmme Kalju|kp; Paide|bw; Nõmme United|rk; Narva Trans|rb; Tammeka Tartu|wb;
    Harju|bw; Kuressaare|yb; Pärnu Vaprus|bk`,
    { params: { total: 3.1 } },
  ),
  league(
    54,
    'LV',
    'Virsliga',
    26,
    [1400, 1060],
    '03-06..11-08',
    'Fri 19:00 | Sat 14:00 16:00 | Sun 15:00 17:00',
    `RFS Riga|bw; Riga FC|wb; Liepāja|yb; Auda|rk; Daugavpils|wb; Jelgava|rb; Tukums|rw; Super Nova|gw; Grobiņa|yk;
    Ogre United|rw`,
    { params: { total: 2.9 } },
  ),
  league(
    55,
    'LT',
    'A Lyga',
    26,
    [1350, 1060],
    '02-27..11-14',
    'Fri 19:00 | Sat 15:00 17:00 | Sun 15:00 17:00',
    `Kauno Žalgiris|gw; Hegelmann|bw; Žalgiris Vilnius|gw; Šiauliai|yk; Panevėžys|rb; Dainava|ob; Banga|bw;
    Sūduva|wr; TransINVEST|bw; Riteriai|yk`,
    { params: { total: 2.6 } },
  ),
  league(
    56,
    'LU',
    'BGL Ligue',
    26,
    [1290, 960],
    '08-02..12-13,02-07..05-23',
    'Sat 17:30 | Sun 16:00*7',
    `Differdange 03|rk; F91 Dudelange|ry; Swift Hesperange|rb; Progrès Niederkorn|yk; UNA Strassen|bw;
    Racing Luxembourg|bw; Jeunesse Esch|kw; Atert Bissen|ob; Victoria Rosport|rw; Mondorf|rw; Hostert|gw;
    Jeunesse Canach|yb; Rodange 91|rw; Käerjéng 97|bw; Mamer 32|gw; Wiltz 71|rw`,
    { params: { total: 3.1 } },
  ),
];
