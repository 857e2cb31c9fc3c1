import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useStorageWords } from '#renderer/lib/text/use-storage-words.ts';
import { barClass, Code, Panel, Table, Tag } from '../parts/panel.tsx';
import { useEverySecond } from '../parts/use-live.ts';
import { type StoredKey, storedKeys } from '../report/stored-keys.ts';
import styles from './tabs.module.css';

function KeyRow({ stored: { place, key, size, entry } }: { readonly stored: StoredKey }) {
  const { t } = useTranslation('debugger');
  const words = useStorageWords();
  return (
    <tr className={entry ? undefined : styles.unlisted}>
      <td>
        <Code>{key}</Code>
      </td>
      <td>{words.place(place)}</td>
      <td>
        {entry ? (
          <Tag tone={entry.consent === 'necessary' ? 'good' : 'plain'}>{t(`consent_${entry.consent}`)}</Tag>
        ) : (
          <Tag tone="bad">{t('unlisted')}</Tag>
        )}
      </td>
      <td>{entry ? words.purpose(entry) : '–'}</td>
      <td>{entry ? words.life(entry) : '–'}</td>
      <td className={styles.figure}>{size ?? (entry?.isHttpOnly ? t('not_visible') : t('not_there'))}</td>
    </tr>
  );
}

/** Shows the keys stored on this device and their purpose, never their values. */
export function StorageTab() {
  const { t } = useTranslation('debugger');
  const keys = useEverySecond(storedKeys);
  const unlisted = keys.filter(({ entry }) => entry === null).length;
  return (
    <Panel wide title={t('tab_storage')}>
      <div className={barClass}>
        <Tag tone={unlisted > 0 ? 'bad' : 'good'}>{t('unlisted_count', { count: unlisted })}</Tag>
      </div>
      <Table
        label={t('tab_storage')}
        head={[t('key'), t('place'), t('consent_class'), t('purpose'), t('lifetime'), t('characters')]}
      >
        {keys.map((stored) => (
          <KeyRow key={`${stored.place} ${stored.key}`} stored={stored} />
        ))}
      </Table>
    </Panel>
  );
}
