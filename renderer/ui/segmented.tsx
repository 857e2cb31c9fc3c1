import { ToggleGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './segmented.module.css';
import { useTextDirection } from './text-direction.ts';

export interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** It cannot be chosen now. */
  readonly disabled?: boolean;
  /** Why, or what it means. */
  readonly title?: string | undefined;
}

interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly SegmentedOption<Value>[];
  readonly onChange: (value: Value) => void;
}

/** The group brings a style of its own, which the policy for content refuses in a page that the server has drawn. */
const UNSTYLED = { outline: undefined };

/** A choice of one among a few, all in sight. */
export function Segmented<Value extends string>({ label, value, options, onChange }: SegmentedProps<Value>) {
  const direction = useTextDirection();
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen);
    // Pressing the chosen one again gives an empty text: something is always chosen.
    if (option) onChange(option.value);
  };
  return (
    <ToggleGroup.Root
      type="single"
      className={styles.group}
      style={UNSTYLED}
      dir={direction}
      aria-label={label}
      value={value}
      onValueChange={choose}
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          className={styles.item}
          disabled={option.disabled ?? false}
          title={option.title}
        >
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
