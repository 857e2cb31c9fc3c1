/**
 * Cities that the settings offer, one or more for each set of rules in the IANA database; by area, as its names begin.
 * `renderer/locales` has the name of each.
 */
const CITIES: Readonly<Record<string, string>> = {
  Africa:
    'Abidjan Accra Addis_Ababa Algiers Cairo Casablanca Johannesburg Khartoum Kinshasa Lagos Nairobi Tripoli Tunis',
  America:
    'Adak Anchorage Argentina/Buenos_Aires Asuncion Bogota Caracas Chicago Denver Edmonton Guatemala Halifax Havana La_Paz Lima Los_Angeles Manaus Mexico_City Miquelon Montevideo New_York Noronha Nuuk Panama Phoenix Puerto_Rico Santiago Sao_Paulo St_Johns Toronto Vancouver',
  Antarctica: 'Troll',
  Asia: 'Almaty Amman Baghdad Baku Bangkok Beirut Bishkek Colombo Dhaka Dubai Gaza Ho_Chi_Minh Hong_Kong Irkutsk Jakarta Jerusalem Kabul Kamchatka Karachi Kathmandu Kolkata Kuala_Lumpur Kuwait Magadan Manila Nicosia Novosibirsk Omsk Qatar Riyadh Seoul Shanghai Singapore Taipei Tashkent Tbilisi Tehran Tokyo Ulaanbaatar Vladivostok Yakutsk Yangon Yekaterinburg Yerevan',
  Atlantic: 'Azores Canary Cape_Verde Reykjavik',
  Australia: 'Adelaide Brisbane Darwin Eucla Lord_Howe Melbourne Perth Sydney',
  Europe:
    'Amsterdam Athens Belgrade Berlin Brussels Bucharest Budapest Chisinau Copenhagen Dublin Helsinki Istanbul Kaliningrad Kyiv Lisbon London Madrid Minsk Moscow Oslo Paris Prague Riga Rome Samara Sofia Stockholm Vienna Vilnius Warsaw Zurich',
  Pacific:
    'Apia Auckland Chatham Easter Fiji Gambier Honolulu Kiritimati Marquesas Norfolk Noumea Pago_Pago Pitcairn Tongatapu',
};

/** Names of the zones of these cities. */
export const CITY_ZONES: readonly string[] = Object.entries(CITIES).flatMap(([area, cities]) =>
  cities.split(' ').map((city) => `${area}/${city}`),
);

/** Cities by earlier spellings, which browsers still say. */
const SPELLINGS: Readonly<Record<string, string>> = {
  calcutta: 'kolkata',
  godthab: 'nuuk',
  katmandu: 'kathmandu',
  kiev: 'kyiv',
  rangoon: 'yangon',
  saigon: 'ho_chi_minh',
};

/** What a zone is called: by its city. */
interface ZoneCity {
  /** Key of its text; null where it has none. */
  readonly id: string | null;
  /** As the zone itself says it. */
  readonly plain: string;
}

const idOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).toLowerCase();

/** Returns the city by which a zone is called. */
export function cityOfZone(zone: string): ZoneCity {
  const id = SPELLINGS[idOf(zone)] ?? idOf(zone);
  const plain = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return { id: CITY_ZONES.some((one) => idOf(one) === id) ? id : null, plain };
}
