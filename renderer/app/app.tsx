import { AppErrorBoundary } from './app-error-boundary.tsx';
import { AppRoutes } from './app-routes.tsx';
import { useDocumentHead } from './use-document-head.ts';
import { useSignInRequest } from './use-sign-in-request.ts';

/** The product inside its providers and its router. */
export function App() {
  useDocumentHead();
  useSignInRequest();
  return (
    <AppErrorBoundary>
      <AppRoutes />
    </AppErrorBoundary>
  );
}
