import { type NetworkId, SOCIAL_NETWORKS } from '#shared/domain/social/social-networks.ts';
import { selectConfig } from '../store/site-slice.ts';
import { useAppSelector } from '../store/store-hooks.ts';

/** Returns the site's name of a network; networks that it no longer offers have a default name. */
export function useNetworkName(): (network: NetworkId) => string {
  const { socialNetworks } = useAppSelector(selectConfig);
  return (network) => socialNetworks.find(({ id }) => id === network)?.name ?? SOCIAL_NETWORKS[network].name;
}
