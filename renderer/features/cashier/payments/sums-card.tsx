import type { ReactNode } from 'react';
import { OfficeCard } from '#renderer/lib/office/office-page.tsx';
import styles from '../cashier.module.css';
import list from './payments.module.css';

interface SumsCardProps {
  readonly title: string;
  /** One group for each currency: names of sums with their amounts as text. */
  readonly groups: readonly { readonly iso: string; readonly sums: readonly (readonly [string, string])[] }[];
  /** What the sums mean. */
  readonly text: ReactNode;
}

/** Writes sums of payments by currency, with what they mean. */
export function SumsCard({ title, groups, text }: SumsCardProps) {
  if (groups.length === 0) return null;
  return (
    <OfficeCard title={title}>
      {groups.map(({ iso, sums }) => (
        <dl key={iso} className={list.totals}>
          {sums.map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi translate="no">{amount}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      ))}
      <p className={styles.quiet}>{text}</p>
    </OfficeCard>
  );
}
