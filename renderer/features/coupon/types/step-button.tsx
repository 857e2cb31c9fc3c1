import { Icon } from '#renderer/ui/icons/icon.tsx';
import styles from './arrangement.module.css';

interface StepButtonProps {
  readonly direction: 'up' | 'down';
  readonly label: string;
  readonly name: string;
  /** The item is at the end: the button stays focusable and does nothing. */
  readonly isAtEnd: boolean;
  readonly onPress: () => void;
}

/** Button that moves an item one place up or down. */
export function StepButton({ direction, label, name, isAtEnd, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      title={label}
      aria-disabled={isAtEnd ? true : undefined}
      data-arrange={name}
      onClick={isAtEnd ? undefined : onPress}
    >
      <Icon name={`chevron-${direction}`} size={16} />
    </button>
  );
}
