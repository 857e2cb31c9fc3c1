import { createHostList, isLoopbackName } from './host-list.ts';
import { EVERYWHERE } from './listener-names.ts';

/** A name of one part, with or without a port: only the operator's own network can lead it anywhere. */
const LOCAL_NAME = /^[a-z0-9_-]{1,63}(?::\d{1,5})?$/;
const NUMBER = /^(?:\d+|0x[0-9a-f]*)(?::|$)/;

/** Answer to a request for figures at a host that is not this machine. */
export const STRANGE_METRICS_HOST = 'No figures at this host. Ask by an address of this machine, or by METRICS_HOST.\n';

/** What the names of a listener of metrics follow from. */
interface MetricsListener {
  /** Host that it listens on: a name, an address, or one that stands for every interface. */
  readonly host: string;
  /** IP addresses of this machine. */
  readonly addresses: readonly string[];
  /** Name of this machine, as its operating system has it. */
  readonly machine: string;
}

/**
 * Returns the test for the `Host` header of a request for metrics: names of this machine, with any port. A listener that
 * other machines reach is also known by its addresses, by the machine's name and by names of one part, such as that of a
 * service beside it. A page whose name is led here by its own DNS is refused, because it could read the figures.
 */
export function createMetricsHostTest({
  host,
  addresses,
  machine,
}: MetricsListener): (host: string | undefined) => boolean {
  const isInside = isLoopbackName(host.includes(':') ? `[${host}]` : host);
  const outside = EVERYWHERE.has(host) ? [...addresses, machine] : [host, machine];
  const list = createHostList({ origins: [], names: isInside ? [] : outside.filter((name) => name !== '') });
  return (asked = '') => {
    const text = asked.toLowerCase();
    return list.has(text) || (!isInside && LOCAL_NAME.test(text) && !NUMBER.test(text));
  };
}
