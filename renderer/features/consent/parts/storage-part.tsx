import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { PartProps } from '#renderer/lib/pages/part-record.ts';
import { useStorageWords } from '#renderer/lib/text/use-storage-words.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import tables from '#renderer/ui/table.module.css';
import { CONSENT_HASH } from '#shared/domain/consent/consent-hash.ts';
import {
  CONSENT_CLASSES,
  type ConsentClass,
  STORAGE_INVENTORY,
  type StorageEntry,
} from '#shared/domain/consent/storage-inventory.ts';
import styles from './storage-part.module.css';

function EntryRow({ entry }: { readonly entry: StorageEntry }) {
  const { t } = useTranslation('storage');
  const words = useStorageWords();
  return (
    <tr>
      <th scope="row">
        <code dir="ltr" translate="no">
          {entry.key}
        </code>
      </th>
      <td>{words.purpose(entry)}</td>
      <td data-column={t('head_place')}>{words.place(entry.place)}</td>
      <td data-column={t('head_life')}>{words.life(entry)}</td>
    </tr>
  );
}

interface GroupProps {
  readonly of: ConsentClass;
  /** Id of its heading. */
  readonly id: string;
}

/** Lists the entries of a class of consent. */
function Group({ of, id }: GroupProps) {
  const { t } = useTranslation(['storage', 'consent']);
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t(`consent:class_${of}`)}
      </h3>
      <p className={styles.what}>{t(`consent:text_${of}`)}</p>
      <table className={`${tables.table} ${styles.table}`} aria-labelledby={id}>
        <thead>
          <tr>
            {(['name', 'purpose', 'place', 'life'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`head_${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {STORAGE_INVENTORY.filter(({ consent }) => consent === of).map((entry) => (
            <EntryRow key={`${entry.place} ${entry.key}`} entry={entry} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/**
 * Lists all that the product stores on a device, from the inventory that the storage gate uses, and links the cookie
 * settings. What only the desktop app or the debugger stores is listed with the rest: the page is the same in all of them.
 */
export function StoragePart({ block, anchor, own, words }: PartProps<'storage'>) {
  return (
    <div className={styles.part} id={anchor} {...own}>
      <p>
        <a className={`${buttonClass('primary')} ${styles.settings}`} href={CONSENT_HASH} {...words}>
          {block.action}
        </a>
      </p>
      {CONSENT_CLASSES.map((one) => (
        <Group key={one} of={one} id={`${anchor}-${one}`} />
      ))}
    </div>
  );
}
