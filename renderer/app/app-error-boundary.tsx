import { Component, type ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';

interface BoundaryState {
  readonly failed: boolean;
}

function Failure() {
  const { t } = useTranslation();
  return (
    <main>
      <StateView
        kind="failed"
        title={t('page_failed')}
        text={t('page_failed_text')}
        actions={
          <Button kind="primary" onClick={() => location.reload()}>
            {t('reload')}
          </Button>
        }
      />
    </main>
  );
}

/** Catches errors that no other boundary caught, and shows a page with a link home. */
export class AppErrorBoundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Failure /> : this.props.children;
  }
}
