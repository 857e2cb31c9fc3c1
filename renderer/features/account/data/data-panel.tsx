import styles from '#renderer/ui/setting.module.css';
import { CloseAccount } from './close-account.tsx';
import { DataExport } from './data-export.tsx';

/** Shows what the player can do with the stored data: download all of it, and close the account. */
export function DataPanel() {
  return (
    <div className={styles.panel}>
      <DataExport />
      <CloseAccount />
    </div>
  );
}
