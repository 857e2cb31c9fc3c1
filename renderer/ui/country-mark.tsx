import styles from './country-mark.module.css';
import { Icon } from './icons/icon.tsx';

/** Countries of sport without an ISO code. */
const SPORT_COUNTRIES: Readonly<Record<string, string>> = {
  region_england: 'ENG',
  region_scotland: 'SCO',
  region_wales: 'WAL',
  region_northern_ireland: 'NIR',
};

interface CountryMarkProps {
  /** ISO 3166 alpha-2 code, or a region, most of which have no code. */
  readonly country: string;
}

/** Draws the code of a country, or a globe for a region. */
export function CountryMark({ country }: CountryMarkProps) {
  const code = /^[A-Z]{2}$/.test(country) ? country : SPORT_COUNTRIES[country];
  return (
    <span className={styles.mark} aria-hidden="true">
      {code ?? <Icon name="globe" size={12} />}
    </span>
  );
}
