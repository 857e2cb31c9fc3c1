import { useTranslation } from '../i18n/use-translation.tsx';

interface NetworkPlaceProps {
  /** ISO 3166 alpha-2; null when unknown. */
  readonly country: string | null;
  /** Address of the network or a part of it; '' when unknown. */
  readonly address: string;
}

/** Shows the country and the address of a network; the address runs from left to right in every language. */
export function NetworkPlace({ country, address }: NetworkPlaceProps) {
  const { i18n } = useTranslation('auth');
  const names = new Intl.DisplayNames([i18n.language], { type: 'region' });
  const name = country === null ? '' : (names.of(country) ?? country);
  return (
    <>
      {name}
      {name === '' || address === '' ? null : ' · '}
      {address === '' ? null : <bdi dir="ltr">{address}</bdi>}
    </>
  );
}
