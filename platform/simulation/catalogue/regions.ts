import type { RegionKey } from '#shared/domain/sports/regions.ts';

/** English names of the regions that are no country, for slugs and search. */
const REGIONS: Readonly<Record<RegionKey, string>> = {
  world: 'World',
  international: 'International',
  europe: 'Europe',
  asia: 'Asia',
  africa: 'Africa',
  north_america: 'North America',
  south_america: 'South America',
  oceania: 'Oceania',
  england: 'England',
  scotland: 'Scotland',
  wales: 'Wales',
  northern_ireland: 'Northern Ireland',
  west_indies: 'West Indies',
};

/**
 * English names of countries as URLs spell them; a table of our own, so that slugs do not change with the ICU version
 * of a machine.
 */
const COUNTRIES = `AE United Arab Emirates;AL Albania;AM Armenia;AR Argentina;AT Austria;AU Australia;AZ Azerbaijan;
BA Bosnia and Herzegovina;BD Bangladesh;BE Belgium;BG Bulgaria;BH Bahrain;BO Bolivia;BR Brazil;BY Belarus;CA Canada;
CH Switzerland;CI Ivory Coast;CL Chile;CM Cameroon;CN China;CO Colombia;CR Costa Rica;CU Cuba;CY Cyprus;CZ Czech Republic;
DE Germany;DK Denmark;DO Dominican Republic;DZ Algeria;EC Ecuador;EE Estonia;EG Egypt;ES Spain;ET Ethiopia;FI Finland;
FR France;GB United Kingdom;GE Georgia;GH Ghana;GI Gibraltar;GR Greece;GT Guatemala;HK Hong Kong;HN Honduras;HR Croatia;
HU Hungary;ID Indonesia;IE Ireland;IL Israel;IN India;IQ Iraq;IR Iran;IS Iceland;IT Italy;JM Jamaica;JO Jordan;JP Japan;
KE Kenya;KG Kyrgyzstan;KH Cambodia;KR South Korea;KW Kuwait;KZ Kazakhstan;LA Laos;LB Lebanon;LK Sri Lanka;LT Lithuania;
LU Luxembourg;LV Latvia;LY Libya;MA Morocco;MD Moldova;ME Montenegro;MK North Macedonia;MM Myanmar;MN Mongolia;MO Macau;
MT Malta;MX Mexico;MY Malaysia;MZ Mozambique;NG Nigeria;NI Nicaragua;NL Netherlands;NO Norway;NP Nepal;NZ New Zealand;
OM Oman;PA Panama;PE Peru;PH Philippines;PK Pakistan;PL Poland;PR Puerto Rico;PT Portugal;PY Paraguay;QA Qatar;RO Romania;
RS Serbia;RU Russia;RW Rwanda;SA Saudi Arabia;SE Sweden;SG Singapore;SI Slovenia;SK Slovakia;SN Senegal;SV El Salvador;
TH Thailand;TN Tunisia;TR Turkey;TT Trinidad and Tobago;TW Taiwan;TZ Tanzania;UA Ukraine;UG Uganda;US USA;UY Uruguay;
UZ Uzbekistan;VE Venezuela;VN Vietnam;XK Kosovo;ZA South Africa;ZM Zambia;ZW Zimbabwe`;

const names = new Map<string, string>([
  ...Object.entries(REGIONS),
  ...COUNTRIES.split(';').map((entry): [string, string] => {
    const text = entry.trim();
    return [text.slice(0, 2), text.slice(3)];
  }),
]);

/**
 * Returns the English name of a country or region, for slugs and search.
 *
 * @param country ISO 3166 alpha-2 or a region key
 * @throws Error for a code that the table does not know
 */
export function regionName(country: string): string {
  const name = names.get(country);
  if (name === undefined) throw new Error(`unknown country or region: ${country}`);
  return name;
}

/** Returns the country in contract form: the ISO code, or the locale key `region_<key>`. */
export function countryOf(country: string): string {
  return Object.hasOwn(REGIONS, country) ? `region_${country}` : country;
}
