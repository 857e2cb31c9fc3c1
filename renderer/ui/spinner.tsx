import styles from './spinner.module.css';

/** Something is under way; what it is, is said in text beside it. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
