import { PanelWaiting } from '#renderer/lib/api/panel-waiting.tsx';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { installedConfig, userConfigApi } from '#renderer/lib/api/user-config-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OfficeCard } from '#renderer/lib/office/office-page.tsx';
import { OfficeState } from '#renderer/lib/office/office-state.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import type { UserConfig } from '#shared/contracts/user-config.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { verificationState } from '../profile/profile-status.tsx';

/** Says how the verification stands, and what the player can do until documents are asked for. */
export function StateOf({ config }: { readonly config: UserConfig }) {
  const { t } = useTranslation('verification');
  const language = useLanguage();
  const state = verificationState(config) ?? 'none';
  return (
    <OfficeState
      icon={state === 'done' ? 'check' : 'info'}
      title={t(`title_${state}`)}
      text={t(`text_${state}`)}
      lead={
        state === 'pending'
          ? { to: paths.to('office/support', language), label: t('to_support') }
          : { to: paths.to('office', language), label: t('to_profile') }
      }
    />
  );
}

/** State of the player's verification (O-03). */
export function VerificationState() {
  const query = userConfigApi.useUserConfigQuery(undefined);
  const { config } = installedConfig(query);
  const retry = useRetry(query.refetch);
  if (config) return <StateOf config={config} />;
  return (
    <OfficeCard>
      <PanelWaiting error={query.error} onAgain={retry} />
    </OfficeCard>
  );
}
