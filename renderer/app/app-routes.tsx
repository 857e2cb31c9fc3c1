import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageNotFound } from '#renderer/lib/routing/page-not-found.tsx';
import { useRoute } from '#renderer/lib/routing/use-route.ts';
import { routerPaths } from '#shared/domain/routing/pattern.ts';
import { type LayoutId, ROUTES, type RouteId } from '#shared/domain/routing/route-table.ts';
import { DefaultLayout } from './layouts/default-layout.tsx';
import { PAGES } from './routes.tsx';

/** The page of a route, if the whole address keeps to the table's constraints. */
function RoutedPage({ id }: { readonly id: RouteId }) {
  const route = useRoute();
  if (route?.row.id !== id) return <PageNotFound />;
  const { Page } = PAGES[id];
  return <Page />;
}

/** Frames of the pages there are; the other layouts of the table come with their first page. */
const LAYOUTS: Readonly<Partial<Record<LayoutId, ReactNode>>> = { default: <DefaultLayout /> };

/** The client router, made from the route table. */
export function AppRoutes() {
  return (
    <Routes>
      {(Object.keys(LAYOUTS) as LayoutId[]).map((layout) => (
        <Route key={layout} element={LAYOUTS[layout]}>
          {ROUTES.filter((row) => row.layout === layout).flatMap((row) =>
            row.patterns.flatMap(({ source }) =>
              routerPaths(source).map((path) => <Route key={path} path={path} element={<RoutedPage id={row.id} />} />),
            ),
          )}
          {layout === 'default' ? <Route path="*" element={<PageNotFound />} /> : null}
        </Route>
      ))}
    </Routes>
  );
}
