import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import type { MinorUnits } from '#shared/domain/money/minor-units.ts';
import styles from './cashier.module.css';

interface PaymentSumsProps {
  /** ISO 4217. */
  readonly iso: string;
  readonly sums: readonly { readonly name: string; readonly amount: MinorUnits }[];
}

/** Lists amounts with their names, one below the other. */
export function PaymentSums({ iso, sums }: PaymentSumsProps) {
  const money = useMoneyText();
  return (
    <dl className={styles.sums}>
      {sums.map(({ name, amount }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi translate="no">{money(amount, iso)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
