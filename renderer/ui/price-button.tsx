import type { MouseEvent, Ref } from 'react';
import styles from './price-button.module.css';

/** Layout: `plain` only the price, `stacked` with its label above, `line` with its label at the start. */
export type PriceLook = 'plain' | 'stacked' | 'line';

interface PriceButtonProps {
  /** Outcome and market of the price; screen readers say it before the price. */
  readonly name: string;
  readonly label?: string | undefined;
  /** Rendered price; `valueRef` refers to its element, which later updates write directly. */
  readonly price: string;
  readonly valueRef?: Ref<HTMLSpanElement>;
  readonly look: PriceLook;
  /** The price is in the coupon. */
  readonly pressed: boolean;
  readonly suspended: boolean;
  /** Called with whether a mouse has pressed it, and not a finger or a key. */
  readonly onPress: (isByMouse: boolean) => void;
  /** Called by a press while the price is frozen (`data-frozen`), to say why nothing happens. */
  readonly onFrozenPress?: () => void;
}

/** A key's click has no pointer, and a browser without pointer types on clicks reports none. */
function isMouseClick({ nativeEvent, detail }: MouseEvent): boolean {
  return detail > 0 && 'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse';
}

/** Class of every price, for code that looks for them in the page. */
export const priceClass = styles.price;

/**
 * Draws a price as a button of constant place and size. A move shows an arrow (`data-move` up, down, and -now while it
 * is tinted), a suspended price shows a lock and is `aria-disabled`, as is a frozen one, which is
 * hatched (`data-frozen`). The style sheet draws the signs and names them
 * with the words of `sayPriceSigns`: a list has hundreds of prices, few of them with a sign.
 */
export function PriceButton(props: PriceButtonProps) {
  const { name, label, price, valueRef, look, pressed, suspended, onPress, onFrozenPress } = props;
  return (
    <button
      type="button"
      className={look === 'plain' ? styles.price : `${styles.price} ${styles[look]}`}
      aria-pressed={pressed}
      aria-disabled={suspended || undefined}
      onClick={(event) => {
        const { currentTarget } = event;
        if (currentTarget.getAttribute('aria-disabled') !== 'true') onPress(isMouseClick(event));
        else if (currentTarget.hasAttribute('data-frozen')) onFrozenPress?.();
      }}
    >
      <span className="vh">{`${name}, `}</span>
      {label ? (
        <bdi className={styles.label} aria-hidden="true" title={label}>
          {label}
        </bdi>
      ) : null}
      <span ref={valueRef} className={styles.value} translate="no">
        {price}
      </span>
    </button>
  );
}

/** Draws the place of a price that is not offered. */
export function MissingPrice({ text }: { readonly text: string }) {
  return (
    <span className={styles.missing} title={text}>
      <span aria-hidden="true">–</span>
      <span className="vh">{text}</span>
    </span>
  );
}
