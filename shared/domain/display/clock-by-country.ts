interface CountryClock {
  readonly customize: {
    readonly geo_with_twelve_format: readonly (number | string)[];
    readonly has_twelve_h_by_geo: boolean;
  };
  readonly geoCountry: string | null;
  readonly geoCountryId: number | null;
}

/**
 * Decides whether a visitor sees a clock of 12 hours before choosing one: in the countries that the site names (shell
 * §3, customize config).
 */
export function is12hByCountry({ customize, geoCountry, geoCountryId }: CountryClock): boolean {
  const { has_twelve_h_by_geo: isOn, geo_with_twelve_format: countries } = customize;
  return isOn && countries.some((one) => one === geoCountry || (geoCountryId !== null && one === geoCountryId));
}
