import type { Environment } from '../environment.ts';

/** Hosts to listen on that stand for every interface. */
export const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/**
 * Returns names by which testers reach a start that is open to other machines on purpose: the host it listens on, or
 * all addresses of the machine. An address cannot be led elsewhere by DNS. In production and without
 * ALLOW_OPEN_DEVELOPMENT there are none: visitors use the origins of the site.
 *
 * @param addresses IP addresses of this machine's interfaces
 */
export function namesOfListener(
  { nodeEnv, host, allowOpenDevelopment }: Pick<Environment, 'nodeEnv' | 'host' | 'allowOpenDevelopment'>,
  addresses: readonly string[],
): readonly string[] {
  if (nodeEnv === 'production' || !allowOpenDevelopment) return [];
  return EVERYWHERE.has(host) ? addresses : [host];
}
