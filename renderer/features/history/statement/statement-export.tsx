import { useState } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useServerClock } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Card } from '#renderer/ui/card.tsx';
import { Segmented } from '#renderer/ui/segmented.tsx';
import type { HistoryFilter } from '../filters/history-filter.ts';
import { useHistoryQuery } from '../filters/use-history-filter.ts';
import { useAskStatementMutation } from './statement-api.ts';
import styles from './statement-export.module.css';
import { statementQuestion } from './statement-question.ts';

const FORMATS = ['pdf', 'csv'] as const;
const CONTENTS = ['bets', 'money'] as const;

type Content = (typeof CONTENTS)[number];

/** Begins the download of a file of this site. */
function download(path: string, name: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Prepares a statement of the bets of the filter, or of the money in its time, and downloads it. */
export function StatementExport({ filter, userId }: { readonly filter: HistoryFilter; readonly userId: number }) {
  const { t } = useTranslation(['statement', 'errors']);
  const clock = useServerClock();
  const { timeZone: zone } = useAppSelector(selectDisplay);
  const query = useHistoryQuery(filter, userId);
  const [ask, { error, isLoading }] = useAskStatementMutation();
  const [ready, setReady] = useState<{ readonly query: object; readonly of: Content; readonly count: number } | null>(
    null,
  );
  const [of, choose] = useState<Content>('bets');
  const make = async (format: (typeof FORMATS)[number]) => {
    setReady(null);
    const { data } = await ask({ body: statementQuestion(query, { of, format, now: clock.now(), zone }) });
    if (!data) return;
    download(data.path, data.name);
    setReady({ query, of, count: data.count });
  };
  const hasBegin = filter.period !== 'any' && (filter.period !== 'custom' || filter.from !== '');
  return (
    <Card className={styles.export}>
      <Segmented
        label={t('content')}
        value={of}
        options={CONTENTS.map((value) => ({ value, label: t(`content_${value}`) }))}
        onChange={choose}
      />
      <p>
        {t(`what_${of}`)} {hasBegin ? null : t('last_year')}
      </p>
      <div className={styles.buttons}>
        {FORMATS.map((format) => (
          <Button key={format} disabled={isLoading} aria-busy={isLoading} onClick={() => void make(format)}>
            {t(`format_${format}`)}
          </Button>
        ))}
      </div>
      <p className={styles.said} role="status">
        {isLoading ? t('making') : null}
        {ready?.query === query && ready.of === of && !isLoading ? t(`begun_${of}`, { count: ready.count }) : null}
      </p>
      <p className={styles.said} role="alert">
        {error && !isLoading ? t(`errors:${errorTextKey(toCallError(error))}`) : null}
      </p>
    </Card>
  );
}
