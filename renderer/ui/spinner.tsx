import styles from './spinner.module.css';

/** Shows that something is loading; the text next to it says what. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
