import type { Team } from '#shared/contracts/catalogue.ts';
import styles from './tracker.module.css';

/** Names a side in the tracker: in full, or by its short name where three columns stand side by side. */
export function TrackerTeam({ team: { name, shortName } }: { readonly team: Team }) {
  return (
    <>
      <bdi translate="no" className={styles.full} title={name}>
        {name}
      </bdi>
      <abbr className={styles.short} title={name}>
        {shortName}
      </abbr>
    </>
  );
}
