import { useLocation } from 'react-router-dom';
import { Button } from '#renderer/ui/button.tsx';
import styles from '#renderer/ui/setting.module.css';
import type { NetworkId } from '#shared/domain/social/social-networks.ts';
import { toCallError } from '../api/call-error.ts';
import { FormFailure } from '../forms/form-failure.tsx';
import { shown } from '../forms/shown.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { useLanguage } from '../routing/use-route.ts';
import { goToNetwork } from '../social/go-to-network.ts';
import { useJoinedNetworksQuery, useProveByNetworkMutation } from '../social/joined-networks-api.ts';
import { useNetworkName } from '../text/use-network-name.ts';

/**
 * Lets a player without a password confirm a change by a linked network, which leads back to this page. Without one,
 * a password can be set first.
 */
export function ProveByNetwork({ onCancel }: { readonly onCancel: () => void }) {
  const { t } = useTranslation(['factors', 'auth']);
  const nameOf = useNetworkName();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { data } = useJoinedNetworksQuery(undefined);
  const [prove, { isLoading, error }] = useProveByNetworkMutation();
  const go = (network: NetworkId) =>
    void prove({ body: { network, language, returnTo: pathname + search } })
      .unwrap()
      .then(({ redirectUrl }) => goToNetwork(redirectUrl), shown);
  const networks = data?.networks ?? [];
  return (
    <div className={styles.part}>
      {error ? <FormFailure error={toCallError(error)} /> : null}
      <p className={styles.said}>{t(networks.length > 0 ? 'prove_text' : 'prove_password')}</p>
      <div className={styles.buttons}>
        {networks.map(({ network }) => (
          <Button key={network} kind="primary" disabled={isLoading} onClick={() => go(network)}>
            {t('prove_by', { network: nameOf(network) })}
          </Button>
        ))}
        <Button disabled={isLoading} onClick={onCancel}>
          {t('auth:cancel')}
        </Button>
      </div>
    </div>
  );
}
