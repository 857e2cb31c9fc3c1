import { COMMON_HEADERS } from '#renderer/lib/api/common-headers.ts';

/** Bytes that all requests which outlive a page may carry together: browsers refuse more than 64 KiB. */
const MAX_BYTES = 60_000;

/**
 * Returns a function that posts JSON without waiting for an answer, also while the page closes. It carries the headers
 * of every call, which `navigator.sendBeacon` cannot (shell §7, C-04). The function returns false for what no longer
 * fits.
 */
export function createLastRequests(send: typeof fetch = fetch): (address: string, body: object) => boolean {
  let onTheWay = 0;
  return (address, body) => {
    const text = JSON.stringify(body);
    const { size } = new Blob([text]);
    if (onTheWay + size > MAX_BYTES) return false;
    onTheWay += size;
    const headers = { ...COMMON_HEADERS, 'content-type': 'application/json' };
    void send(address, { method: 'POST', keepalive: true, headers, body: text })
      // The page has gone; no one could repeat the request.
      .catch(() => {})
      .finally(() => {
        onTheWay -= size;
      });
    return true;
  };
}
