import { useState } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Card } from '#renderer/ui/card.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import { PROFIT_GROUPS, type ProfitGroup, type ProfitRow } from '#shared/contracts/profit.ts';
import type { HistoryFilter } from '../filters/history-filter.ts';
import { useHistoryQuery } from '../filters/use-history-filter.ts';
import { useProfitQuery } from './profit-api.ts';
import { type AccountProfit, barsOf, netOfRow, rowsOfGroup } from './profit-rows.ts';
import styles from './profit-view.module.css';
import { useRowName } from './use-row-name.ts';

const STEPS = ['day', 'week', 'month'] as const;
export type ProfitStep = (typeof STEPS)[number];

interface TableProps {
  readonly account: AccountProfit;
  readonly rows: readonly ProfitRow[];
  readonly step: ProfitStep;
}

/** Draws the rows of one account as a table; the bars repeat its last column, so readers of the table skip them. */
export function ProfitTable({ account, rows, step }: TableProps) {
  const { t } = useTranslation(['profit', 'history']);
  const money = useMoneyText();
  const nameOf = useRowName(step);
  const { zero, bars } = barsOf(rows);
  const { iso } = account;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>{t('caption', { iso })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <td aria-hidden="true" />
            <th scope="col">{t('bets')}</th>
            <th scope="col">{t('history:sum_staked')}</th>
            <th scope="col">{t('history:sum_returned')}</th>
            <th scope="col">{t('history:sum_net')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.key}>
              <th scope="row">
                <bdi>{nameOf(row)}</bdi>
              </th>
              <td aria-hidden="true">
                <svg className={styles.plot} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect
                    className={bars[index]?.isLoss ? styles.loss : styles.gain}
                    x={bars[index]?.x}
                    width={bars[index]?.width}
                    y="1"
                    height="8"
                  />
                  <line className={styles.zero} x1={zero} x2={zero} y1="0" y2="10" />
                </svg>
              </td>
              <td>{row.count}</td>
              <td>
                <bdi translate="no">{money(row.staked, iso)}</bdi>
              </td>
              <td>
                <bdi translate="no">{money(row.returned, iso)}</bdi>
              </td>
              <td data-sign={Math.sign(netOfRow(row))}>
                <bdi translate="no">{money(netOfRow(row), iso, { signDisplay: 'exceptZero' })}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Shows profit and loss of the settled bets of the filter's time and account, as the platform sums them. */
export function ProfitView({ filter, userId }: { readonly filter: HistoryFilter; readonly userId: number }) {
  const { t } = useTranslation(['profit', 'errors', 'common']);
  const [group, setGroup] = useState<ProfitGroup>('time');
  const [step, setStep] = useState<ProfitStep>('month');
  const { timeZone } = useAppSelector(selectDisplay);
  const { state: _, search: __, ...query } = useHistoryQuery(filter, userId);
  const { currentData, error, refetch } = useProfitQuery({ ...query, step, zone: String(timeZone) });
  const retry = useRetry(refetch);
  const failed = error && !currentData;
  return (
    <Card className={styles.view}>
      <div className={styles.fields}>
        <SelectField
          label={t('by')}
          value={group}
          options={PROFIT_GROUPS.map((value) => ({ value, label: t(`by_${value}`) }))}
          onChange={(value) => setGroup(value as ProfitGroup)}
        />
        {group === 'time' ? (
          <SelectField
            label={t('step')}
            value={step}
            options={STEPS.map((value) => ({ value, label: t(`step_${value}`) }))}
            onChange={(value) => setStep(value as ProfitStep)}
          />
        ) : null}
      </div>
      <p className={styles.note}>{t('note')}</p>
      {failed ? (
        <StateView
          kind="failed"
          title={t('failed')}
          text={t(`errors:${errorTextKey(toCallError(error))}`)}
          actions={<Button onClick={retry}>{t('common:try_again')}</Button>}
        />
      ) : null}
      {currentData || failed ? null : <Bone width={80} />}
      {currentData?.accounts.length === 0 ? <p className={styles.note}>{t('empty')}</p> : null}
      {currentData?.accounts.map((account) => (
        <ProfitTable key={account.accountId} account={account} rows={rowsOfGroup(account, group)} step={step} />
      ))}
    </Card>
  );
}
