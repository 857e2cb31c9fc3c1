import { toCallError } from '#renderer/lib/api/call-error.ts';
import { FormFailure } from '#renderer/lib/forms/form-failure.tsx';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useNetworkName } from '#renderer/lib/text/use-network-name.ts';
import { Dialog } from '#renderer/ui/dialog.tsx';
import type { NetworkId } from '#shared/domain/social/social-networks.ts';
import { useSocialStepQuery } from '../social-api.ts';
import { WalletStep } from './wallet-step.tsx';

interface WalletDialogProps {
  readonly network: NetworkId;
  readonly onClose: () => void;
}

/** Asks the wallet of a player who links it, or confirms a change by it, over the page where that began. */
export function WalletDialog({ network, onClose }: WalletDialogProps) {
  const { t } = useTranslation(['social', 'auth', 'common']);
  const name = useNetworkName()(network);
  const { data, error } = useSocialStepQuery(undefined, { refetchOnMountOrArgChange: true });
  const step = data?.step?.kind === 'wallet' ? data.step : null;
  const over = error ? toCallError(error) : { status: 410, code: 'SOCIAL_EXPIRED' as const };
  return (
    <Dialog title={name} closeLabel={t('common:close')} padded onClose={onClose}>
      {step ? (
        <WalletStep network={step.network} script={step.script} cancel={t('auth:cancel')} onCancel={onClose} />
      ) : data || error ? (
        <FormFailure error={over} />
      ) : (
        <p role="status">{t('auth:security_loading')}</p>
      )}
    </Dialog>
  );
}
