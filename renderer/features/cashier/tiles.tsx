import { type ReactNode, useId } from 'react';
import type { PaymentMethodKind } from '#shared/domain/cashier/payment-methods.ts';
import styles from './cashier.module.css';
import { MethodIcon } from './method-icon.tsx';

interface Tile {
  readonly id: string;
  readonly kind: PaymentMethodKind;
  readonly name: string;
  /** What else has to be known before it is chosen. */
  readonly note: string;
}

interface TilesProps {
  readonly legend: string;
  readonly tiles: readonly Tile[];
  readonly chosenId: string | null;
  readonly onChoose: (id: string) => void;
  /** What comes with a tile. */
  readonly aside?: (id: string) => ReactNode;
}

/** Chooses one of some methods or targets, each with what has to be known about it. */
export function Tiles({ legend, tiles, chosenId, onChoose, aside }: TilesProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.tiles}>
        {tiles.map(({ id, kind, name: label, note }) => (
          <div key={id} className={styles.tight}>
            <label className={styles.tile}>
              <input type="radio" name={name} value={id} checked={id === chosenId} onChange={() => onChoose(id)} />
              <MethodIcon kind={kind} />
              <span className={styles.face}>
                <b>
                  <bdi>{label}</bdi>
                </b>
                {note === '' ? null : <small>{note}</small>}
              </span>
            </label>
            {aside?.(id)}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
