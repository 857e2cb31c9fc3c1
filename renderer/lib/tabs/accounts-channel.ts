import { openTabChannel, type TabChannel } from './tab-channel.ts';

let channel: TabChannel | null = null;

/** Tells the other tabs that this one has switched the account, also where no channel of the player tells them. */
export function tellAccountSwitched(): void {
  channel ??= openTabChannel('accounts');
  channel.post('switched');
}

/** Calls back with every switch in another tab; returns the undo. */
export const listenForAccounts = (listener: () => void): (() => void) => openTabChannel('accounts').listen(listener);
