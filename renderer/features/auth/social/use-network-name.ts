import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { type NetworkId, SOCIAL_NETWORKS } from '#shared/domain/social/social-networks.ts';

/** What the site calls a network; a network that it no longer shows has a name all the same. */
export function useNetworkName(): (network: NetworkId) => string {
  const { socialNetworks } = useAppSelector(selectConfig);
  return (network) => socialNetworks.find(({ id }) => id === network)?.name ?? SOCIAL_NETWORKS[network].name;
}
