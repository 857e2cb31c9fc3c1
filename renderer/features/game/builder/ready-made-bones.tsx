import type { PressedPrice } from '#renderer/lib/ports/coupon-port.ts';
import { Bone } from '#renderer/ui/skeleton.tsx';
import type { Game } from '#shared/contracts/catalogue.ts';
import styles from './ready-made.module.css';

export interface ReadyMadeProps {
  readonly game: Game;
  /** Puts the selections of a combination into the bet builder. */
  readonly onTake: (members: readonly PressedPrice[]) => void;
}

const CARDS = ['a', 'b', 'c'];

/** Keeps the place of the combinations until they are loaded. */
export function ReadyMadeBones() {
  return (
    <div className={styles.section}>
      <p className={styles.title}>
        <Bone width={40} />
      </p>
      <div className={`${styles.row} ${styles.bones}`}>
        {CARDS.map((card) => (
          <div key={card} className={styles.card}>
            <Bone width={80} />
            <Bone width={60} />
            <Bone width={40} />
          </div>
        ))}
      </div>
    </div>
  );
}
