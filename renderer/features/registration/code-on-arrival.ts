import { codeOfAddress } from '#shared/domain/registration/code-of-address.ts';

/**
 * Returns the registration code of the address that this document was opened at; '' for none. The address has lost it
 * once the visitor follows a link of the site.
 *
 * @param timeline the browser's record of how the document was opened
 */
export function codeOnArrival(timeline: Pick<Performance, 'getEntriesByType'> = performance): string {
  const [opened] = timeline.getEntriesByType('navigation');
  const query = opened?.name.split('#')[0]?.split('?')[1] ?? '';
  return codeOfAddress(query);
}
