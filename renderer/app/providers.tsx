import { type ReactNode, StrictMode } from 'react';
import { Provider } from 'react-redux';
import { HostContext } from '#renderer/host/use-host.ts';
import type { Feed } from '#renderer/lib/feed/feed.ts';
import type { TextStore } from '#renderer/lib/i18n/text-store.ts';
import { TextProvider } from '#renderer/lib/i18n/use-translation.tsx';
import { WakeOrderContext } from '#renderer/lib/lazy/own-part.tsx';
import type { WakeOrder } from '#renderer/lib/lazy/wake-order.ts';
import { type PageSections, SectionsContext } from '#renderer/lib/sections/page-sections.ts';
import type { SyncedClock } from '#renderer/lib/time/server-clock.ts';
import { ClockContext } from '#renderer/lib/time/use-now.ts';
import type { HostPort } from '#shared/host/host-port.ts';
import { FeedProvider } from './feed-provider.tsx';
import type { AppStore } from './make-store.ts';

export interface AppContext {
  readonly store: AppStore;
  readonly i18n: TextStore;
  readonly host: HostPort;
  readonly clock: SyncedClock;
  /** Loads the live feed; null on the server. */
  readonly loadFeed: (() => Promise<Feed>) | null;
  /** null where no section is requested. */
  readonly sections: PageSections | null;
  /** Order in which parts of a drawn page wake; absent where nothing is hydrated. */
  readonly order?: WakeOrder;
}

interface ProvidersProps extends AppContext {
  readonly children: ReactNode;
}

/** Provides everything that the components below may use. */
export function Providers({ store, i18n, host, clock, loadFeed, sections, order, children }: ProvidersProps) {
  return (
    <StrictMode>
      <HostContext value={host}>
        <ClockContext value={clock}>
          <FeedProvider loadFeed={loadFeed}>
            <Provider store={store} serverState={store.getState()}>
              <SectionsContext value={sections}>
                <WakeOrderContext value={order ?? null}>
                  <TextProvider i18n={i18n}>{children}</TextProvider>
                </WakeOrderContext>
              </SectionsContext>
            </Provider>
          </FeedProvider>
        </ClockContext>
      </HostContext>
    </StrictMode>
  );
}
