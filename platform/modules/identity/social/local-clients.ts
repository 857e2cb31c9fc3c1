import { NETWORK_IDS } from '#shared/domain/social/social-networks.ts';
import type { ConfigService } from '../../config/config-service.ts';
import { callbackPath } from './network-client.ts';

interface LocalClient {
  readonly secret: string;
  readonly publicKey: string;
  readonly redirectPath: string;
}

/** Returns the clients of the local identity provider: this platform, once for each network that it plays. */
export function clientsOf(config: Pick<ConfigService, 'socialProvider'>) {
  return (clientId: string): LocalClient | null => {
    for (const network of NETWORK_IDS) {
      const provider = config.socialProvider(network);
      if (provider?.issuer !== 'local' || provider.clientId !== clientId) continue;
      return { secret: provider.clientSecret, publicKey: provider.publicKey, redirectPath: callbackPath(network) };
    }
    return null;
  };
}
