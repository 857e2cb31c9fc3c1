import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** What decides which page a request gets, besides its path and cookies. */
export interface AskedSite {
  /** Host and port at which the visitor has the site. */
  readonly host: string;
  readonly isSecure: boolean;
  /** ISO 3166 alpha-2; '' when no trusted proxy named it. */
  readonly country: string;
}

/** Reads the visitor's side of a request without the framework; null where only the framework may decide. */
export type ReadAskedSite = (request: IncomingMessage) => AskedSite | null;

/** Most proxies that are remembered: those of one installation, with a margin. */
const MAX_PROXIES = 1000;
const COUNTRY = /^[A-Z]{2}$/;

/** Returns the last entry of a header that each proxy appends to: the one of the proxy that is connected here. */
function lastEntry(header: string | string[] | undefined): string {
  if (header === undefined) return '';
  const text = String(header);
  const comma = text.lastIndexOf(',');
  return comma < 0 ? text.trim() : text.slice(comma + 1).trim();
}

/** Returns the visitor's country, where a header of a trusted proxy names one. */
export function countryIn(headers: IncomingHttpHeaders, name: string): string {
  const said = name === '' ? undefined : headers[name];
  return typeof said === 'string' && COUNTRY.test(said) ? said : '';
}

interface ProxyWordsInput {
  readonly trustProxy: boolean | readonly string[];
  /** Header, in lower case, in which a trusted proxy names the visitor's country; '' for none. */
  readonly geoHeader: string;
  /** Whether the host of the connection must be the visitor's own, because only known ones are served (decision 043). */
  readonly needsOwnHost: boolean;
}

/** What the site knows of its proxies outside the framework. */
export interface ProxyWords {
  readonly read: ReadAskedSite;
  /** Lets the framework's judgement of every request teach which addresses are trusted proxies. */
  readonly follow: (app: FastifyInstance) => void;
}

/**
 * Reads what proxies say of visitors, in the way of the framework (`trustProxy` of Fastify): it believes an address
 * only after the framework has believed it, so that there is one rule about whom to trust.
 */
export function createProxyWords({ trustProxy, geoHeader, needsOwnHost }: ProxyWordsInput): ProxyWords {
  const trusted = new Set<string>();
  if (trustProxy === false)
    return {
      read: ({ headers }) => ({ host: headers.host ?? '', isSecure: false, country: '' }),
      follow: () => undefined,
    };
  return {
    read({ headers, socket }) {
      // A proxy that names no host of its own is for the framework to refuse.
      if (headers.host === '') return null;
      if (headers['x-forwarded-for'] === undefined || !trusted.has(socket.remoteAddress ?? '')) return null;
      const host = lastEntry(headers['x-forwarded-host']) || (headers.host ?? '');
      if (needsOwnHost && host !== headers.host) return null;
      const isSecure = lastEntry(headers['x-forwarded-proto']) === 'https';
      return { host, isSecure, country: countryIn(headers, geoHeader) };
    },
    follow(app) {
      app.addHook('onRequest', async (request) => {
        const address = request.socket.remoteAddress;
        if (address === undefined || trusted.size >= MAX_PROXIES) return;
        // More than one address: the framework believes the one that is connected.
        if ((request.ips?.length ?? 0) > 1) trusted.add(address);
      });
    },
  };
}
