import { useRoute } from '#renderer/lib/routing/use-route.ts';
import { AppErrorBoundary } from './app-error-boundary.tsx';
import { AppRoutes } from './app-routes.tsx';
import { ConsentSlot, OverPageSlot } from './slots.tsx';
import { useDocumentHead } from './use-document-head.ts';
import { useSameLanguage } from './use-same-language.ts';
import { useSignInRequest } from './use-sign-in-request.ts';
import { useVerdict } from './use-verdict.ts';

/** Elements of one identity: the page below stays as it is when the verdict or the later routes change. */
const CONSENT = <ConsentSlot />;
const OVER_PAGE = <OverPageSlot />;

/** Draws the product inside its router; the providers are around it. */
export function App() {
  const route = useRoute();
  const verdict = useVerdict(route);
  useDocumentHead(verdict.kind === 'notFound' ? null : route);
  useSignInRequest();
  useSameLanguage();
  return (
    <AppErrorBoundary>
      <AppRoutes route={route} verdict={verdict} />
      {CONSENT}
      {OVER_PAGE}
    </AppErrorBoundary>
  );
}
