import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OfficePage } from '#renderer/lib/office/office-page.tsx';
import { OfficeState } from '#renderer/lib/office/office-state.tsx';
import { officeTitleOf } from '#renderer/lib/office/office-title-of.ts';
import { useLanguage, useRoute } from '#renderer/lib/routing/use-route.ts';
import { paths } from '#shared/domain/routing/paths.ts';

/** Pages of the office about the VIP and the premium cashback of casino games (O-08). */
export function CashbackPage() {
  const { t } = useTranslation('office-bonuses');
  const language = useLanguage();
  const route = useRoute();
  if (!route) return null;
  return (
    <OfficePage name={officeTitleOf(route)}>
      <OfficeState
        icon="star"
        title={t('cashback_none')}
        text={t(route.row.id === 'vip-cashback' ? 'vip_none_text' : 'premium_none_text')}
        lead={{ to: paths.to('promo', language), label: t('to_promotions') }}
      />
    </OfficePage>
  );
}
