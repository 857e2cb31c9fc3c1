import type { WebContents } from 'electron';
import { externalUrl, isOwnUrl } from './own-origin.ts';

export interface ContentsGuard {
  /** Origins that are the app itself. */
  readonly own: readonly string[];
  /** Hosts that links may lead to in the system's browser. */
  readonly hosts: readonly string[];
  readonly openExternal: (url: string) => void;
}

/** The window stays on its own pages; a link elsewhere opens in the system's browser or not at all. */
export function guardContents(contents: WebContents, guard: ContentsGuard): void {
  const openOutside = (raw: string) => {
    const url = externalUrl(raw, guard.hosts);
    if (url) guard.openExternal(url);
  };
  const divert = (event: { preventDefault(): void; url: string }) => {
    if (isOwnUrl(event.url, guard.own)) return;
    event.preventDefault();
    openOutside(event.url);
  };
  contents.on('will-navigate', divert);
  contents.on('will-redirect', divert);
  contents.on('will-frame-navigate', divert);
  contents.on('will-attach-webview', (event) => event.preventDefault());
  // Electron would choose the first device that is near.
  contents.on('select-bluetooth-device', (event, _devices, answer) => {
    event.preventDefault();
    answer('');
  });
  // Addresses of the machine's own network stay its own, and nothing goes around a proxy.
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  contents.setWindowOpenHandler(({ url }) => {
    openOutside(url);
    return { action: 'deny' };
  });
}
