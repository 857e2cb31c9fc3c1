import type { WebContents } from 'electron';
import { externalUrl, isOwnUrl } from './own-origin.ts';

export interface ContentsGuard {
  /** Origins of the app itself. */
  readonly own: readonly string[];
  /** Hosts of links that may open in the system's browser. */
  readonly hosts: readonly string[];
  readonly openExternal: (url: string) => void;
}

/** Keeps the window on its own pages; a link elsewhere opens in the system's browser or not at all. */
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
  // Electron would choose the first device nearby.
  contents.on('select-bluetooth-device', (event, _devices, answer) => {
    event.preventDefault();
    answer('');
  });
  // Hides addresses of the local network, and lets no traffic bypass a proxy.
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
  contents.setWindowOpenHandler(({ url }) => {
    openOutside(url);
    return { action: 'deny' };
  });
}
