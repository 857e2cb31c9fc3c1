import { ToggleGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './segmented.module.css';
import { useTextDirection } from './text-direction.ts';

export interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** The option cannot be chosen now. */
  readonly disabled?: boolean;
  /** Explains the option, or why it is disabled. */
  readonly title?: string | undefined;
}

interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly SegmentedOption<Value>[];
  readonly onChange: (value: Value) => void;
}

/** Removes the group's inline style, which the content security policy refuses in a page from the server. */
const UNSTYLED = { outline: undefined };

/** Draws a choice of one among a few visible options. */
export function Segmented<Value extends string>({ label, value, options, onChange }: SegmentedProps<Value>) {
  const direction = useTextDirection();
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen);
    // Pressing the chosen option gives an empty value: one option stays chosen.
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
