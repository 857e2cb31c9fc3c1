import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import type { PageRoute } from '../page-route.tsx';

const Dialogs = lazyPart({
  load: async () => (await import('./auth-dialogs.tsx')).AuthDialogs,
  namespaces: [],
});

/** Adds the dialogs of the player to a page in a layout without the header, which shows them elsewhere. */
export function pageWithDialogs(route: PageRoute): PageRoute {
  const { Page } = route;
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each page, when its route is made
  function PageWithDialogs() {
    return (
      <>
        <Page />
        <Dialogs />
      </>
    );
  }
  return { ...route, Page: PageWithDialogs };
}
