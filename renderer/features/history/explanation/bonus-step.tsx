import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';

/** The bonus bet behind the bets: it has no game, and what it multiplies by follows from them. */
export function BonusStep({ factor }: { readonly factor: string }) {
  const { t } = useTranslation('offers');
  return (
    <li>
      <bdi>{t('bonus_bet')}</bdi>
      <span />
      <b>
        <bdi dir="ltr">× {factor}</bdi>
      </b>
    </li>
  );
}
