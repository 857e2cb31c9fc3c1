import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { TextStore } from '#renderer/lib/i18n/text-store.ts';
import { TextProvider } from '#renderer/lib/i18n/use-translation.tsx';
import type { NetworkPort } from '#shared/host/desktop/network.ts';
import { ProxySignInDialog } from './proxy-sign-in.tsx';

/** Draws the proxy dialog separately from the app, which may be waiting for a request that the proxy blocks. */
export function showProxySignIn(port: NetworkPort, i18n: TextStore): void {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <StrictMode>
      <TextProvider i18n={i18n}>
        <ProxySignInDialog port={port} />
      </TextProvider>
    </StrictMode>,
  );
}
