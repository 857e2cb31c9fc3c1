import { type ReactNode, useEffect } from 'react';
import { PageNotFound } from '#renderer/lib/routing/page-not-found.tsx';
import type { RouteVerdict } from '#shared/domain/guards/access.ts';
import type { RouteMatch } from '#shared/domain/routing/route-row.ts';
import { DefaultLayout } from './layouts/default-layout.tsx';
import { loadRouteTable, pageById, useRouteTable } from './route-table.ts';
import { PageSkeleton } from './slots.tsx';

function RoutedPage({ route }: { readonly route: RouteMatch }): ReactNode {
  const page = route.row.page && pageById(route.row.page);
  return page ? <page.Page /> : <PageNotFound />;
}

interface AppRoutesProps {
  readonly route: RouteMatch | null;
  readonly verdict: RouteVerdict;
}

/** Draws the page of the address in its layout, if the guards allow it. */
export function AppRoutes({ route, verdict }: AppRoutesProps) {
  const routes = useRouteTable();
  const isUnknown = route === null && routes === null;
  useEffect(() => {
    if (isUnknown) loadRouteTable().catch(reportError);
  }, [isUnknown]);
  const isShown = route !== null && verdict.kind === 'allow';
  const layout = isShown ? route.row.layout : 'default';
  const Layout = layout === 'default' ? DefaultLayout : (routes?.LATER_LAYOUTS[layout] ?? DefaultLayout);
  const isWaiting = isUnknown || !(isShown || verdict.kind === 'allow' || verdict.kind === 'notFound');
  return <Layout>{isShown ? <RoutedPage route={route} /> : isWaiting ? <PageSkeleton /> : <PageNotFound />}</Layout>;
}
