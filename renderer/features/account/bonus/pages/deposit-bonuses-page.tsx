import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OfficeCard, OfficePage } from '#renderer/lib/office/office-page.tsx';
import { OfficeState } from '#renderer/lib/office/office-state.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { BonusPanelPart } from '../bonus-panel-part.tsx';

/** Page of the office about bonuses for deposits: the choice of the welcome bonus, and the bonuses that wait (O-08). */
export function DepositBonusesPage() {
  const { t } = useTranslation('office-bonuses');
  const language = useLanguage();
  return (
    <OfficePage name="bonuses_deposit">
      <OfficeCard title={t('welcome_title')}>
        <BonusPanelPart />
      </OfficeCard>
      <OfficeState
        icon="star"
        title={t('deposit_none')}
        text={t('deposit_none_text')}
        lead={{ to: paths.to('promo', language), label: t('to_promotions') }}
      />
    </OfficePage>
  );
}
