import { useState } from 'react';
import type { DebugEventKind } from '#renderer/lib/debug/debug-port.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { currentSession } from '../debugger-session.ts';
import { Choice, Filter } from '../parts/fields.tsx';
import { barClass, Code, emptyClass, Panel, Table, Tag } from '../parts/panel.tsx';
import { duration } from '../parts/units.ts';
import { useEntries } from '../parts/use-live.ts';
import type { EventEntry } from '../record/event-log.ts';
import styles from './tabs.module.css';

const KINDS = [
  'all',
  'navigation',
  'verdict',
  'call',
  'notice',
  'visibility',
  'feed',
  'section',
  'settings',
  'analytics',
] as const;
type KindFilter = (typeof KINDS)[number];

const TONES: Readonly<Partial<Record<DebugEventKind, 'bad' | 'good' | 'warn'>>> = {
  call: 'bad',
  verdict: 'warn',
  settings: 'warn',
  navigation: 'good',
};

function textOf(detail: unknown): string {
  if (typeof detail !== 'object' || detail === null) return String(detail);
  return Object.entries(detail)
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' ');
}

function isWanted({ kind, detail }: EventEntry, wanted: KindFilter, word: string): boolean {
  if (wanted !== 'all' && kind !== wanted) return false;
  return textOf(detail).toLowerCase().includes(word.trim().toLowerCase());
}

/** Lists the events of this page, newest first. */
export function LogTab() {
  const { t } = useTranslation('debugger');
  const log = currentSession()?.events;
  const entries = useEntries(log);
  const [kind, setKind] = useState<KindFilter>('all');
  const [word, setWord] = useState('');
  const shown = entries.filter((entry) => isWanted(entry, kind, word)).toReversed();
  return (
    <Panel
      wide
      title={t('event_count', { count: shown.length })}
      tools={
        <Button kind="quiet" disabled={entries.length === 0} onClick={() => log?.clear()}>
          {t('clear')}
        </Button>
      }
    >
      <div className={barClass}>
        <Filter value={word} onChange={setWord} />
        <Choice
          label={t('event_kind')}
          value={kind}
          options={KINDS.map((value) => ({ value, label: t(`kind_${value}`) }))}
          onChange={setKind}
        />
      </div>
      {shown.length === 0 ? (
        <p className={emptyClass}>{t('nothing_found')}</p>
      ) : (
        <Table label={t('tab_log')} head={[t('time'), t('event_kind'), t('detail')]}>
          {shown.map((entry) => (
            <tr key={entry.id}>
              <td className={styles.figure}>
                <bdi>{duration(entry.at)}</bdi>
              </td>
              <td>
                <Tag tone={TONES[entry.kind] ?? 'plain'}>{t(`kind_${entry.kind}`)}</Tag>
              </td>
              <td>
                <Code>{textOf(entry.detail)}</Code>
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Panel>
  );
}
