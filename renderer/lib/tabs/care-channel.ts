import { openTabChannel, type TabChannel } from './tab-channel.ts';

let channel: TabChannel | null = null;

/** Tells whoever watches the session, in this tab and in the others, that limits or reality checks have changed. */
export function tellCare(): void {
  channel ??= openTabChannel('care');
  channel.post('changed');
}

/** Calls back with every change; returns the undo. */
export const listenForCare = (listener: () => void): (() => void) => openTabChannel('care').listen(listener);
