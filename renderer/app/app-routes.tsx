import { memo, type ReactNode, useEffect, useMemo } from 'react';
import { GameLinksContext, gameLinksOf } from '#renderer/lib/routing/game-links.ts';
import { useKnownRoutes } from '#renderer/lib/routing/known-routes.ts';
import { PageNotFound } from '#renderer/lib/routing/page-not-found.tsx';
import type { RouteVerdict } from '#shared/domain/guards/access.ts';
import type { RouteMatch } from '#shared/domain/routing/route-row.ts';
import { DefaultLayout } from './layouts/default-layout.tsx';
import { laterRoutes, loadLaterRoutes, pageById } from './load-later-routes.ts';
import { PageSkeleton } from './slots.tsx';

function RoutedPage({ route }: { readonly route: RouteMatch }): ReactNode {
  const page = route.row.page && pageById(route.row.page);
  const links = useMemo(() => gameLinksOf(route.row), [route.row]);
  if (!page) return <PageNotFound />;
  return (
    <GameLinksContext value={links}>
      <page.Page />
    </GameLinksContext>
  );
}

interface AppRoutesProps {
  readonly route: RouteMatch | null;
  readonly verdict: RouteVerdict;
}

/**
 * Draws the page of the address in its layout, if the guards allow it. The later routes, which arrive while the page
 * wakes, draw it again only if they change what it shows.
 */
export const AppRoutes = memo(function AppRoutes({ route, verdict }: AppRoutesProps) {
  const isUnknown = useKnownRoutes(() => route === null && laterRoutes() === null);
  useEffect(() => {
    if (isUnknown) loadLaterRoutes().catch(reportError);
  }, [isUnknown]);
  const isShown = route !== null && verdict.kind === 'allow';
  const layout = isShown ? route.row.layout : 'default';
  const Layout = useKnownRoutes(() =>
    layout === 'default' ? DefaultLayout : (laterRoutes()?.LATER_LAYOUTS[layout] ?? DefaultLayout),
  );
  const Rail = useKnownRoutes(() => laterRoutes()?.LATER_RAILS[route?.row.section ?? 'sports']);
  const isWaiting = isUnknown || !(isShown || verdict.kind === 'allow' || verdict.kind === 'notFound');
  return (
    <Layout Rail={Rail}>
      {isShown ? <RoutedPage route={route} /> : isWaiting ? <PageSkeleton /> : <PageNotFound />}
    </Layout>
  );
});
