import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OfficePage } from '#renderer/lib/office/office-page.tsx';
import { officePart } from '#renderer/lib/office/office-part.tsx';

const Codes = officePart({
  load: async () => (await import('./own-promo-codes.tsx')).OwnPromoCodes,
  namespaces: ['office-bonuses', 'coupon-bonuses', 'coupon'],
});

/** Page of the office with the player's promo codes (O-08). */
export function PromoCodesPage() {
  const { t } = useTranslation('office-bonuses');
  return (
    <OfficePage name="office_promotion" intro={t('codes_intro')}>
      <Codes />
    </OfficePage>
  );
}
