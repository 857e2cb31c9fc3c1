import { createHostList, isLoopbackName } from './host-list.ts';
import { EVERYWHERE } from './listener-names.ts';

/** A name of one part, with or without a port: only the operator's own network can lead it anywhere. */
const LOCAL_NAME = /^[a-z0-9_-]{1,63}(?::\d{1,5})?$/;
const NUMBER = /^(?:\d+|0x[0-9a-f]*)(?::|$)/;
/** An address as browsers and programs write it: no DNS leads it anywhere. */
const ADDRESS =
  /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/;

/** Answer to a request for figures at a host that is not this machine. */
export const STRANGE_METRICS_HOST = 'No figures at this host. Ask by an address, or name this host in METRICS_NAMES.\n';

/** What the names of a listener of metrics follow from. */
interface MetricsListener {
  /** Host that it listens on: a name, an address, or one that stands for every interface. */
  readonly host: string;
  /** Further names by which it is asked, of a service or a machine, as METRICS_NAMES lists them. */
  readonly names: readonly string[];
  /** Name of this machine, as its operating system has it. */
  readonly machine: string;
}

/**
 * Returns the test for the `Host` header of a request for metrics, with any port: names of this machine, and those that
 * the operator lists. A listener that other machines reach is also known by every address, because containers and
 * balancers have addresses that this machine does not know, by the machine's name, and by names of one part, such as that
 * of a service beside it. A page whose name is led here by its own DNS is refused, because it could read the figures.
 */
export function createMetricsHostTest({
  host,
  names,
  machine,
}: MetricsListener): (host: string | undefined) => boolean {
  const isInside = isLoopbackName(host.includes(':') ? `[${host}]` : host);
  const outside = isInside ? [] : EVERYWHERE.has(host) ? [machine] : [host, machine];
  const list = createHostList({ origins: [], names: [...names, ...outside].filter((name) => name !== '') });
  return (asked = '') => {
    const text = asked.toLowerCase();
    return list.has(text) || (!isInside && (ADDRESS.test(text) || (LOCAL_NAME.test(text) && !NUMBER.test(text))));
  };
}
