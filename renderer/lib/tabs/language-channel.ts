import { openTabChannel, type TabChannel } from './tab-channel.ts';

let channel: TabChannel | null = null;

/** Tells the other tabs the language that the visitor has chosen in this one. */
export function tellLanguage(language: string): void {
  channel ??= openTabChannel('language');
  channel.post(language);
}

/** Calls back with every language that is chosen in another tab; returns the undo. */
export const listenForLanguage = (listener: (language: string) => void): (() => void) =>
  openTabChannel('language').listen((told) => {
    if (typeof told === 'string') listener(told);
  });
