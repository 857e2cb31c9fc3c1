import { openTabChannel, type TabChannel } from './tab-channel.ts';

let channel: TabChannel | null = null;
const here = new Set<() => void>();

/** Reports a change of limits or reality checks to the session watch, in this tab and in the others. */
export function tellCare(): void {
  channel ??= openTabChannel('care');
  channel.post('changed');
}

/** Reports a change to the session watch of this tab alone: the others hear of it themselves. */
export function tellCareHere(): void {
  for (const listener of here) listener();
}

/** Calls back with every change; returns the undo. */
export function listenForCare(listener: () => void): () => void {
  const stop = openTabChannel('care').listen(listener);
  here.add(listener);
  return () => {
    here.delete(listener);
    stop();
  };
}
