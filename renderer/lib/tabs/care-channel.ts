import { openTabChannel, type TabChannel } from './tab-channel.ts';

let channel: TabChannel | null = null;

/** Reports a change of limits or reality checks to the session watch, in this tab and in the others. */
export function tellCare(): void {
  channel ??= openTabChannel('care');
  channel.post('changed');
}

/** Calls back with every change; returns the undo. */
export const listenForCare = (listener: () => void): (() => void) => openTabChannel('care').listen(listener);
