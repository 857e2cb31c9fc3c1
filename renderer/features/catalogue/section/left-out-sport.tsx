import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import { Card } from '#renderer/ui/card.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import { paths } from '#shared/domain/routing/paths.ts';

/** Says that the player leaves this sport out, and leads to the settings that say so. */
export function LeftOutSport() {
  const { t } = useTranslation('office-settings');
  const language = useLanguage();
  return (
    <Card>
      <StateView
        kind="empty"
        icon="eye-off"
        title={t('left_out')}
        text={t('left_out_text')}
        actions={
          <Link className={buttonClass('primary')} to={paths.to('office/settings', language)}>
            {t('to_settings')}
          </Link>
        }
      />
    </Card>
  );
}
