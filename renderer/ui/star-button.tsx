import { Icon } from './icons/icon.tsx';
import styles from './star-button.module.css';

interface StarButtonProps {
  readonly label: string;
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly size?: number;
}

/** Draws the button that marks a favourite. */
export function StarButton({ label, pressed, onPress, size = 16 }: StarButtonProps) {
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={pressed}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Icon name="star" size={size} solid={pressed} />
    </button>
  );
}
