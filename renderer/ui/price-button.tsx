import type { Ref } from 'react';
import styles from './price-button.module.css';

/** `plain` a price alone, `stacked` with its label above, `line` with its label at the start. */
export type PriceLook = 'plain' | 'stacked' | 'line';

/** Words that a price button says but does not show. */
export interface PriceButtonWords {
  readonly suspended: string;
  readonly risen: string;
  readonly fallen: string;
}

interface PriceButtonProps {
  /** What the price is for: outcome and market. Said before the price. */
  readonly name: string;
  readonly label?: string | undefined;
  /** The price as it is rendered; its element is the leaf that later writes itself through `valueRef`. */
  readonly price: string;
  readonly valueRef?: Ref<HTMLSpanElement>;
  readonly look: PriceLook;
  /** It is in the coupon. */
  readonly pressed: boolean;
  readonly suspended: boolean;
  readonly words: PriceButtonWords;
  readonly onPress: () => void;
}

/**
 * A price is a button. It keeps its place and size whatever happens: a move shows an arrow (`data-move` up, down, and
 * -now while it is tinted), a suspended one shows a lock and is `aria-disabled`.
 */
export function PriceButton(props: PriceButtonProps) {
  const { name, label, price, valueRef, look, pressed, suspended, words, onPress } = props;
  return (
    <button
      type="button"
      className={look === 'plain' ? styles.price : `${styles.price} ${styles[look]}`}
      aria-pressed={pressed}
      aria-disabled={suspended || undefined}
      onClick={(event) => {
        if (event.currentTarget.getAttribute('aria-disabled') !== 'true') onPress();
      }}
    >
      <span className="vh">{name}, </span>
      {label ? (
        <bdi className={styles.label} aria-hidden="true" title={label}>
          {label}
        </bdi>
      ) : null}
      <span ref={valueRef} className={styles.value}>
        {price}
      </span>
      <span className={styles.up}>
        <span className="vh">{words.risen}</span>
      </span>
      <span className={styles.down}>
        <span className="vh">{words.fallen}</span>
      </span>
      <span className={styles.lock}>
        <span className="vh">{words.suspended}</span>
      </span>
    </button>
  );
}

/** The place of a price that is not offered. */
export function MissingPrice({ text }: { readonly text: string }) {
  return (
    <span className={styles.missing} title={text}>
      <span aria-hidden="true">–</span>
      <span className="vh">{text}</span>
    </span>
  );
}
