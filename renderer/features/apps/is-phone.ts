import type { AppsAnswer } from '#shared/contracts/apps.ts';

/** Whether the visitor uses a phone or a tablet, as far as that is known. */
export function isPhone(visitor: AppsAnswer['visitor'] | undefined): boolean {
  return visitor?.system === 'ios' || visitor?.system === 'android';
}
