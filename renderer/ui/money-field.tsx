import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { currencySymbol, formatAmountInput, formatMoney } from '#shared/domain/money/format-money.ts';
import type { MinorUnits } from '#shared/domain/money/minor-units.ts';
import { type ParsedAmount, parseAmount } from '#shared/domain/money/parse-amount.ts';
import { stepAmount } from '#shared/domain/money/stake-steps.ts';
import fieldStyles from './field.module.css';
import styles from './money-field.module.css';
import { useEarlyInput } from './use-early-input.ts';

interface MoneyFieldProps {
  readonly label: string;
  /** Hides the label from view, because the surroundings of the field say it. */
  readonly labelHidden?: boolean;
  readonly iso: string;
  /** BCP 47 tag; it decides the separators. */
  readonly locale: string;
  /** Amount; null while the text is no amount. */
  readonly value: MinorUnits | null;
  /** Typed text, while it is no amount. */
  readonly text: string;
  readonly onChange: (parsed: ParsedAmount, text: string) => void;
  readonly words: { readonly less: string; readonly more: string };
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** Called when Enter is pressed on a valid amount. */
  readonly onEnter?: () => void;
  /** Content next to the label that helps to choose the amount. */
  readonly aside?: ReactNode;
  readonly small?: boolean;
  readonly disabled?: boolean;
  /** Change of one step in minor units, where it differs from the step of the currency. */
  readonly stepSize?: MinorUnits;
}

/** Room for a pasted amount with its currency and the marks around it: half of it would be another amount. */
const MAX_LENGTH = 64;
const STEP_KEYS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/** Returns the text of the field: what the player types, or the amount in the format of the locale. */
function useFieldText({ iso, locale, value, text }: MoneyFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const parsed = typed === null ? null : parseAmount(typed, iso, locale);
  // A button next to the field may change the amount while the cursor is in the field.
  const isOwn = parsed !== null && (parsed.ok ? parsed.amount === value : value === null);
  const settled = value === null ? text : formatMoney(value, iso, locale, { currencyDisplay: 'none' });
  const editable = value === null ? text : formatAmountInput(value, iso, locale);
  const shown = typed === null ? settled : isOwn ? typed : editable;
  return { shown, editable, isEditing: typed !== null, setTyped };
}

/** Draws a field for an amount of money, typed in the locale's format or changed in steps by buttons and arrow keys. */
export function MoneyField(props: MoneyFieldProps) {
  const {
    label,
    labelHidden,
    iso,
    locale,
    value,
    onChange,
    onEnter,
    words,
    error,
    hint,
    aside,
    small,
    disabled = false,
    stepSize,
  } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { shown, editable, isEditing, setTyped } = useFieldText(props);
  const isEntered = useRef(false);
  useLayoutEffect(() => {
    // A field that was typed into before it could hear of its focus keeps its cursor.
    if (isEditing && isEntered.current) input.current?.select();
    isEntered.current = false;
  }, [isEditing]);
  const write = (next: string) => {
    setTyped(next);
    onChange(parseAmount(next, iso, locale), next);
  };
  const field = useEarlyInput<HTMLInputElement>((early) => {
    write(early.value);
    if (document.activeElement !== input.current) setTyped(null);
  }, input);
  const step = (direction: 1 | -1) =>
    onChange({ ok: true, amount: stepAmount(value ?? 0, direction, iso, stepSize) }, '');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && onEnter) {
      event.preventDefault();
      // A key that is held down must not commit what it opened.
      if (!event.repeat) onEnter();
    }
    const direction = STEP_KEYS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    step(direction);
  };
  return (
    <div className={fieldStyles.field}>
      <div className={labelHidden ? undefined : styles.top}>
        <label id={`${id}-label`} className={labelHidden ? 'vh' : fieldStyles.label} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      <div className={small ? `${styles.box} ${styles.small}` : styles.box} data-invalid={error ? '' : undefined}>
        <button
          type="button"
          id={`${id}-less`}
          className={styles.step}
          aria-label={words.less}
          aria-labelledby={`${id}-less ${id}-label`}
          disabled={disabled}
          onClick={() => step(-1)}
        >
          <span aria-hidden="true">−</span>
        </button>
        <span className={styles.symbol} aria-hidden="true">
          {currencySymbol(iso, locale)}
        </span>
        <input
          ref={field}
          id={id}
          className={styles.input}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={MAX_LENGTH}
          disabled={disabled}
          value={shown}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
          onFocus={() => {
            isEntered.current = true;
            setTyped(editable);
          }}
          onBlur={() => setTyped(null)}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          id={`${id}-more`}
          className={styles.step}
          aria-label={words.more}
          aria-labelledby={`${id}-more ${id}-label`}
          disabled={disabled}
          onClick={() => step(1)}
        >
          <span aria-hidden="true">+</span>
        </button>
      </div>
      <span id={`${id}-note`} className={error ? fieldStyles.error : fieldStyles.hint} aria-live="polite">
        {error ?? hint}
      </span>
    </div>
  );
}
