import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OfficePage } from '#renderer/lib/office/office-page.tsx';
import { OfficeState } from '#renderer/lib/office/office-state.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { paths } from '#shared/domain/routing/paths.ts';

/** Page of the office about the player's personal manager (O-09). */
export function ManagerPage() {
  const { t } = useTranslation('office-help');
  const language = useLanguage();
  return (
    <OfficePage name="manager">
      <OfficeState
        icon="user"
        title={t('manager_none')}
        text={t('manager_none_text')}
        lead={{ to: paths.to('office/support', language), label: t('to_support') }}
      />
    </OfficePage>
  );
}
