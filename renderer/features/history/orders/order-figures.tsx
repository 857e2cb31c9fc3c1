import styles from './order.module.css';

export interface OrderFigure {
  readonly name: string;
  readonly value: string;
  /** The figure that the player decides by. */
  readonly isHighlighted?: boolean;
}

/** Lists the figures of an order before the player confirms it. */
export function OrderFigures({ figures }: { readonly figures: readonly OrderFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, isHighlighted }) => (
        <div key={name} data-highlighted={isHighlighted ? '' : undefined}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
