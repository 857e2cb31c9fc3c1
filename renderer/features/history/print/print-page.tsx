import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHost } from '#renderer/host/use-host.ts';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { useIsClient } from '#renderer/lib/lazy/use-is-client.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage, useRouteParams } from '#renderer/lib/routing/use-route.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import { Card } from '#renderer/ui/card.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { Segmented } from '#renderer/ui/segmented.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import type { PrintedSlipAnswer } from '#shared/contracts/printed-slip.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import type { FilesPort } from '#shared/host/desktop/files.ts';
import { OPEN_POLL_MS, usePrintedSlipQuery } from '../api.ts';
import { HistorySkeleton } from '../history-list.tsx';
import { printedSlipQuery } from './load-printed-slip.ts';
import styles from './print-page.module.css';
import { PAPERS, type Paper, PrintedSlip } from './printed-slip.tsx';

const SavePdf = lazyPart<{ readonly files: FilesPort; readonly name: string; readonly paper: Paper }>({
  load: async () => (await import('./save-pdf.tsx')).SavePdf,
  namespaces: ['desktop-app'],
});

interface ToolsProps {
  readonly slip: PrintedSlipAnswer;
  readonly paper: Paper;
  readonly onPaper: (paper: Paper) => void;
}

function Tools({ slip, paper, onPaper }: ToolsProps) {
  const { t } = useTranslation(['print', 'history']);
  const language = useLanguage();
  const isClient = useIsClient();
  const { desktop } = useHost();
  return (
    <div className={styles.tools}>
      {slip.isOwner ? null : (
        <Notice kind="info" icon="check">
          <strong>{t('genuine')}</strong> {t('genuine_text', { code: `\u2066${slip.code}\u2069` })}
        </Notice>
      )}
      <div className={styles.row}>
        {isClient ? (
          <>
            <Segmented
              label={t('paper_label')}
              value={paper}
              options={PAPERS.map((value) => ({ value, label: t(`paper_${value}`) }))}
              onChange={onPaper}
            />
            <Button kind="primary" onClick={() => window.print()}>
              {t('print')}
            </Button>
            {desktop ? <SavePdf files={desktop.files} name={`coupon-${slip.coupon.id}`} paper={paper} /> : null}
          </>
        ) : null}
      </div>
      {desktop ? null : <p className={styles.hint}>{t('pdf_hint')}</p>}
      {slip.isOwner ? (
        <Link className={styles.back} to={`${paths.to('office/history', language)}?coupon=${slip.coupon.id}`}>
          {t('to_history')}
        </Link>
      ) : null}
    </div>
  );
}

function Missing({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation(['history', 'errors', 'common']);
  const language = useLanguage();
  const failure = toCallError(error);
  const isUnknown = failure.status === 404 || failure.status === 400;
  return (
    <Card className={styles.missing}>
      <StateView
        kind={isUnknown ? 'empty' : 'failed'}
        icon={isUnknown ? 'coupon' : 'alert'}
        title={t(isUnknown ? 'coupon_unknown' : 'failed')}
        text={t(`errors:${isUnknown ? 'coupon_unknown' : errorTextKey(failure)}`)}
        actions={
          isUnknown ? (
            <Link className={buttonClass('secondary')} to={paths.home(language)}>
              {t('common:go_home')}
            </Link>
          ) : (
            <Button onClick={onRetry}>{t('common:try_again')}</Button>
          )
        }
      />
    </Card>
  );
}

/** Page with a placed coupon for printing; the slip's scanned code leads here (shell §2.2). */
export function PrintPage() {
  const params = useRouteParams();
  const [query] = useSearchParams();
  const [paper, setPaper] = useState<Paper>('a4');
  const { currentData, error, refetch } = usePrintedSlipQuery(printedSlipQuery(params, query), {
    pollingInterval: OPEN_POLL_MS,
    skipPollingIfUnfocused: true,
  });
  const retry = useRetry(refetch);
  if (currentData) {
    return (
      <div className={styles.page}>
        <Tools slip={currentData} paper={paper} onPaper={setPaper} />
        <PrintedSlip slip={currentData} paper={paper} />
      </div>
    );
  }
  return error ? <Missing error={error} onRetry={retry} /> : <HistorySkeleton />;
}
