import { useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button, IconButton } from '#renderer/ui/button.tsx';
import { currentSession } from '../debugger-session.ts';
import { Choice, CopyText, Filter } from '../parts/fields.tsx';
import { JsonTree } from '../parts/json-tree.tsx';
import { barClass, Code, emptyClass, type Fact, Facts, Panel, pairClass, Table, Tag } from '../parts/panel.tsx';
import { amountOfBytes, duration } from '../parts/units.ts';
import { useEntries } from '../parts/use-live.ts';
import type { CallEntry } from '../record/call-log.ts';
import { type CallFilter, filterCalls, PROBLEM_FILTERS } from '../record/filter-calls.ts';
import styles from './tabs.module.css';

function StatusTag({ call }: { readonly call: CallEntry }) {
  const { t } = useTranslation('debugger');
  if (call.status === null) return <Tag tone="plain">{t('on_its_way')}</Tag>;
  return <Tag tone={call.problem === null ? 'good' : 'bad'}>{call.status || t('no_answer')}</Tag>;
}

function Detail({ call, onClose }: { readonly call: CallEntry; readonly onClose: () => void }) {
  const { t } = useTranslation('debugger');
  const facts: Fact[] = [
    { name: t('call'), value: <Code>{`${call.method} ${call.path}`}</Code> },
    { name: t('status'), value: <StatusTag call={call} /> },
    { name: t('error_class'), value: call.problem && t(`problem_${call.problem}`) },
    { name: t('error_code'), value: call.code && <Code>{call.code}</Code> },
    { name: t('request_id'), value: call.requestId && <Code>{call.requestId}</Code> },
    { name: t('started'), value: duration(call.startedAt) },
    { name: t('duration'), value: call.durationMs === null ? null : duration(call.durationMs) },
    { name: t('retries'), value: call.retries },
    { name: t('size'), value: call.size === null ? null : amountOfBytes(call.size) },
  ];
  return (
    <Panel
      title={t('call_detail')}
      tools={
        <>
          <CopyText text={() => JSON.stringify(call, null, 2)} />
          <IconButton icon="close" size={16} label={t('close')} onClick={onClose} />
        </>
      }
    >
      <Facts facts={facts} />
      <h3 className={styles.sub}>{t('sent_shape')}</h3>
      <JsonTree value={call.sent} open />
      <h3 className={styles.sub}>{t('answer_shape')}</h3>
      <JsonTree value={call.answered} open />
    </Panel>
  );
}

interface ListProps {
  readonly calls: readonly CallEntry[];
  readonly chosen: number | null;
  readonly onChoose: (id: number) => void;
}

function List({ calls, chosen, onChoose }: ListProps) {
  const { t } = useTranslation('debugger');
  const head = [t('call'), t('status'), t('duration'), t('retries'), t('size'), t('started')];
  return (
    <Table label={t('tab_calls')} head={head}>
      {calls.map((call) => (
        <tr key={call.id} className={call.id === chosen ? styles.chosen : undefined}>
          <td>
            <button
              type="button"
              className={styles.pick}
              aria-pressed={call.id === chosen}
              onClick={() => onChoose(call.id)}
            >
              <Code>
                <b>{call.method}</b> {call.path}
              </Code>
            </button>
          </td>
          <td>
            <StatusTag call={call} /> {call.code === null ? null : <Code>{call.code}</Code>}
          </td>
          <td className={styles.figure}>{call.durationMs === null ? '…' : <bdi>{duration(call.durationMs)}</bdi>}</td>
          <td className={styles.figure}>{call.retries > 0 ? call.retries : '–'}</td>
          <td className={styles.figure}>{call.size === null ? '–' : <bdi>{amountOfBytes(call.size)}</bdi>}</td>
          <td className={styles.figure}>
            <bdi>{duration(call.startedAt)}</bdi>
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** Lists the last calls of this page, newest first. */
export function CallsTab() {
  const { t } = useTranslation('debugger');
  const log = currentSession()?.calls;
  const calls = useEntries(log);
  const [filter, setFilter] = useState<CallFilter>({ word: '', problem: 'all' });
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = filterCalls(calls, filter);
  const detail = calls.find(({ id }) => id === chosen);
  return (
    <div className={`${pairClass} ${styles.split}`}>
      <Panel
        title={t('call_count', { count: shown.length })}
        tools={
          <Button kind="quiet" disabled={calls.length === 0} onClick={() => log?.clear()}>
            {t('clear')}
          </Button>
        }
      >
        <div className={barClass}>
          <Filter value={filter.word} onChange={(word) => setFilter({ ...filter, word })} />
          <Choice
            label={t('error_class')}
            value={filter.problem}
            options={PROBLEM_FILTERS.map((value) => ({ value, label: t(`problem_${value}`) }))}
            onChange={(problem) => setFilter({ ...filter, problem })}
          />
        </div>
        {shown.length === 0 ? <p className={emptyClass}>{t('nothing_found')}</p> : null}
        {shown.length > 0 ? <List calls={shown} chosen={chosen} onChoose={setChosen} /> : null}
      </Panel>
      {detail ? <Detail call={detail} onClose={() => setChosen(null)} /> : null}
    </div>
  );
}
