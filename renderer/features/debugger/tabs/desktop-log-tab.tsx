import { useState } from 'react';
import { useHost } from '#renderer/host/use-host.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import type { DesktopLogPort, LogLevel, LogLine } from '#shared/host/desktop/desktop-log.ts';
import { Choice, CopyText, Filter } from '../parts/fields.tsx';
import { barClass, Code, emptyClass, Panel, Tag } from '../parts/panel.tsx';
import { clockTime } from '../parts/units.ts';
import { useEntries } from '../parts/use-live.ts';
import { createDesktopLogLines } from '../record/desktop-log-lines.ts';
import { filterLines, LEVEL_FILTERS, type LevelFilter, textOfLines } from '../record/filter-lines.ts';
import styles from './desktop-log-tab.module.css';

const TONES: Readonly<Record<LogLevel, 'bad' | 'plain' | 'warn'>> = { error: 'bad', warn: 'warn', info: 'plain' };

function Lines({ lines }: { readonly lines: readonly LogLine[] }) {
  const { t } = useTranslation('debugger');
  return (
    <ol className={styles.lines} reversed start={lines.length} aria-label={t('tab_program')}>
      {lines.map(({ number, at, level, area, text }) => (
        <li key={number} className={styles.line}>
          <time dateTime={new Date(at).toISOString()} title={new Date(at).toISOString()} dir="ltr">
            {clockTime(at)}
          </time>
          <span>
            <Tag tone={TONES[level]}>{t(`line_${level}`)}</Tag>
          </span>
          <span className={styles.area}>
            <Code>{area}</Code>
          </span>
          <span className={styles.text} dir="ltr">
            <Code>{text}</Code>
          </span>
        </li>
      ))}
    </ol>
  );
}

function DesktopLog({ port }: { readonly port: DesktopLogPort }) {
  const { t } = useTranslation('debugger');
  const [log] = useState(() => createDesktopLogLines(port));
  const written = useEntries(log);
  const [held, setHeld] = useState<readonly LogLine[] | null>(null);
  const [level, setLevel] = useState<LevelFilter>('all');
  const [words, setWords] = useState('');
  const shown = filterLines(held ?? written, level, words);
  const last = held?.at(-1)?.number ?? 0;
  const waiting = held ? written.filter(({ number }) => number > last).length : 0;
  return (
    <Panel
      wide
      title={t('line_count', { count: shown.length })}
      tools={
        <>
          {waiting > 0 ? <Tag tone="warn">{t('waiting_count', { count: waiting })}</Tag> : null}
          <Button kind="quiet" onClick={() => setHeld(held ? null : written)}>
            {held ? t('resume') : t('pause')}
          </Button>
          <CopyText text={() => textOfLines(shown)} />
        </>
      }
    >
      <div className={barClass}>
        <Filter value={words} onChange={setWords} />
        <Choice
          label={t('log_level')}
          value={level}
          options={LEVEL_FILTERS.map((value) => ({ value, label: t(`level_${value}`) }))}
          onChange={setLevel}
        />
      </div>
      {shown.length === 0 ? (
        <p className={emptyClass}>{t(written.length === 0 ? 'nothing_yet' : 'nothing_found')}</p>
      ) : (
        <Lines lines={shown.toReversed()} />
      )}
    </Panel>
  );
}

/** Shows the log of the app's main process live, newest first (Z-06). */
export function DesktopLogTab() {
  const log = useHost().desktop?.log;
  return log ? <DesktopLog port={log} /> : null;
}
